#include "core/text/other_languages.h"

#include "core/text/character.h"
#include "core/text/text_parts.h"
#include "core/text/text_reader.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip::said {

namespace {

/// Words that English does not have. One that it has, such as “die” or “on”, tells nothing.
constexpr auto wordsElsewhere = std::to_array<std::string_view>(
    {"der",   "das",   "und",   "ist",    "sind",  "nicht",  "auch",  "auf",   "mit",   "für",
     "ein",   "eine",  "einen", "einer",  "darf",  "nur",    "kein",  "keine", "wie",   "bei",
     "beim",  "dem",   "wird",  "werden", "muss",  "soll",   "jede",  "jeder", "jedes", "zum",
     "zur",   "bitte", "les",   "des",    "une",   "est",    "sont",  "avec",  "aussi", "chaque",
     "sur",   "dans",  "aux",   "qui",    "que",   "seul",   "los",   "las",   "una",   "también",
     "cada",  "por",   "del",   "uma",    "não",   "também", "são",   "gli",   "sono",  "anche",
     "ogni",  "della", "delle", "che",    "het",   "een",    "zijn",  "niet",  "ook",   "voor",
     "elke",  "jest",  "nie",   "też",    "także", "każdy",  "oraz",  "się",   "bir",   "için",
     "değil", "och",   "inte",  "är",     "pól",   "están",  "estão", "cały",  "całą"});

/// What is wanted: all, lights, on and off.
constexpr auto goalWords = std::to_array<std::string_view>(
    {"alle",       "alles",     "licht",      "lichter",    "lampen",   "aus",       "leuchten",
     "leuchtet",   "brennt",    "brennen",    "dunkel",     "schwarz",  "weiß",      "weiss",
     "tout",       "toute",     "toutes",     "lampes",     "lumières", "éteindre",  "éteint",
     "éteintes",   "éteinte",   "allumer",    "allumé",     "allumée",  "allumées",  "allumés",
     "allumes",    "blanc",     "noir",       "luces",      "luz",      "apagar",    "apaga",
     "apagado",    "apagada",   "apagadas",   "encender",   "enciende", "encendido", "encendida",
     "encendidas", "blanco",    "negro",      "todas",      "luzes",    "acender",   "acesa",
     "acesas",     "aceso",     "ligada",     "ligado",     "ligadas",  "desligada", "desligado",
     "desligadas", "tudo",      "spegnere",   "spenta",     "spento",   "spente",    "accendere",
     "accesa",     "acceso",    "accese",     "luci",       "tutte",    "tutti",     "tutto",
     "bianco",     "bianca",    "nero",       "uit",        "aan",      "allemaal",  "lichten",
     "hepsi",      "hepsini",   "tüm",        "bütün",      "ışıklar",  "ışıkları",  "kapat",
     "söndür",     "wszystkie", "wszystko",   "zgasić",     "zapalić",  "zapalone",  "zgaszone",
     "światła",    "lampy",     "tänd",       "släck",      "lampor",   "zhasnout",  "rozsvítit",
     "světla",     "gesucht",   "ziel",       "encendidos", "apagados", "accesi",    "spenti",
     "acesos",     "ligados",   "desligados", "świeci",     "świecą",   "włączone",  "wyłączone"});

/// How words begin for rows, columns, edges and corners, and for what is pressed or may not be.
constexpr auto ruleWords = std::to_array<std::string_view>(
    {"zeile",   "spalte",   "ränder",  "ecke",   "nachbar",  "ligne",   "colonne", "voisin",
     "columna", "esquina",  "vecin",   "linha",  "coluna",   "vizinh",  "righe",   "colonna",
     "kolom",   "hoek",     "wiersz",  "kolumn", "przekątn", "satır",   "sütun",   "köşe",
     "çapraz",  "kenar",    "plansza", "drück",  "botón",    "botão",   "naciś",   "seulement",
     "tylko",   "alleen",   "außer",   "ausser", "dreh",     "wechsel", "zmieni",  "cambia",
     "mudam",   "changent", "bordi",   "bordes", "bordas",   "randen"});

/// The same; words of English begin so, too.
constexpr auto openRuleWords = std::to_array<std::string_view>(
    {"diagona", "torus", "tore", "toro",  "reihe", "rand", "mitte", "bord",  "coins",
     "fila",    "canto", "riga", "angol", "vicin", "rij",  "skos",  "druck", "druk",
     "press",   "puls",  "appu", "clic",  "prem",  "darf", "sauf",  "menos", "nur"});

/// The commonest words of English that the others do not have.
constexpr auto english =
    std::to_array<std::string_view>({"the", "is", "are", "and", "of", "to", "it", "this", "that", "my", "you",
                                     "for", "with", "not", "be", "its"});

/// What a goal, a rule or a limit is told with in Chinese, Japanese, Korean and Russian, in small letters.
constexpr auto rulesElsewhere = std::to_array<std::string_view>(
    {"全",   "所有",  "都",    "すべて", "모두",   "전부",   "다 끄",  "다 켜",  "亮",       "灭",    "滅",
     "熄",   "关",    "關",    "消",     "点灯",   "켜",     "끄",     "斜",     "对角",     "對角",  "対角",
     "整行", "整列",  "一行",  "一列",   "行或列", "环",     "環",     "ループ", "相邻",     "相鄰",  "相连",
     "四角", "角落",  "中央",  "中心",   "周围",   "周圍",   "周囲",   "マス",   "不能",     "不可",  "禁止",
     "只能", "だけ",  "のみ",  "押す",   "押し",   "按下",   "点击",   "點擊",   "대각",     "가로",  "세로",
     "행",   "열",    "누르",  "누를",   "뒤집",   "만 ",    "모서리", "이어",   "все",      "всё",   "ламп",
     "свет", "погас", "включ", "выключ", "горит",  "бел",    "чёрн",   "черн",   "диагонал", "строк", "столб",
     "край", "края",  "угл",   "тор",    "нельзя", "только", "нажа"});

/// What the usual game has not.
constexpr auto unusual = std::to_array<std::string_view>(
    {"斜", "对角", "對角", "対角", "대각", "ループ", "环", "環", "不改变", "不变", "不變", "않", "диагонал"});

/// The usual game.
constexpr auto plusInOtherLetters =
    std::to_array<std::string_view>({"上下左右", "상하좌우", "四周", "соседн"});

bool beginsWithAny(std::string_view word, Phrases begins) {
    return std::ranges::any_of(begins, [word](std::string_view begin) { return word.starts_with(begin); });
}

bool isLetterOfOther(char32_t code) {
    constexpr char32_t lastOfLatin = 0x24F;
    return code > lastOfLatin && isAnyLetter(code);
}

/// Whether there are so many other letters that it is more than a name or two pieces.
bool isLongEnough(std::string_view sentence, Phrases signs) {
    constexpr int fewest = 3;
    int letters = 0;
    for (TextReader reader(singleBlock(sentence)); reader.current().sign != Sign::End; reader.advance()) {
        const Character& at = reader.current();
        if (at.sign != Sign::Broken && isLetterOfOther(at.code) && !isAmong(toUtf8(at.code), signs))
            ++letters;
    }
    return letters >= fewest;
}

/// Where the sentence ends that begins there: at a sign that ends it, or with the line.
std::size_t endOfSentence(std::string_view line, std::size_t begin) {
    static constexpr auto ends =
        std::to_array<std::string_view>({".", "!", "?", ";", ":", "。", "！", "？", "；", "："});
    std::size_t end = line.size();
    for (std::size_t at = begin; at < end; ++at) {
        const bool isOver = std::ranges::any_of(
            ends, [&](std::string_view sign) { return line.substr(at, sign.size()) == sign; });
        if (isOver) end = at;
    }
    return end;
}

} // namespace

bool isOfRulesElsewhere(SentenceWords sentence) {
    constexpr std::size_t fewestWords = 2;
    std::ptrdiff_t others = 0;
    std::ptrdiff_t englishWords = 0;
    bool isOfRules = false;
    for (const Word& word : sentence) {
        const bool isGoal = isAmong(word.text, goalWords);
        const bool isOfRule = beginsWithAny(word.text, ruleWords);
        others += isGoal || isOfRule || isAmong(word.text, wordsElsewhere) ? 1 : 0;
        englishWords += isAmong(word.text, english) ? 1 : 0;
        isOfRules = isOfRules || isGoal || isOfRule || beginsWithAny(word.text, openRuleWords);
    }
    return isOfRules && sentence.size() >= fewestWords && others > englishWords;
}

std::vector<OtherSentence> rulesInOtherLetters(std::string_view text, Phrases signs) {
    std::vector<OtherSentence> found;
    std::int64_t number = 0;
    for (const std::string_view line : splitAt(text, '\n')) {
        ++number;
        const bool isPlain =
            std::ranges::all_of(line, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
        if (isPlain) continue;
        for (std::size_t begin = 0; begin < line.size();) {
            const std::size_t end = endOfSentence(line, begin);
            const std::string_view sentence = trimmed(line.substr(begin, end - begin));
            begin = end + (end < line.size() ? firstCharacterOf(line.substr(end)).size() : 1);
            if (!isLongEnough(sentence, signs)) continue;
            const std::string small = lowered(sentence);
            const bool isUsual = isAnyIn(small, plusInOtherLetters) && !isAnyIn(small, unusual);
            if (isAnyIn(small, rulesElsewhere) && !isUsual) found.push_back({sentence, number});
        }
    }
    return found;
}

} // namespace flip::said
