#include "core/text/board_titles.h"

#include "core/text/rows_beside.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// A title in small letters, without what adorns it, articles and a noun for a board at its end. What stands
/// in brackets behind it, as in “Start (S)”, is left out.
std::string titleIn(std::string_view line) {
    std::string words;
    const std::size_t bracket = line.find(" (");
    for (const char c : line.substr(0, bracket)) {
        const bool adorns = std::string_view(":#*=[]()_-,.").find(c) != std::string_view::npos;
        words += adorns ? ' ' : c;
    }
    words = lowered(words);
    std::string_view rest = trimmed(words);
    constexpr std::string_view wideColon = "：";
    if (rest.ends_with(wideColon)) rest.remove_suffix(wideColon.size());
    static constexpr std::array<std::string_view, 5> articles{"the ", "my ", "a ", "this is the ",
                                                              "here is the "};
    for (const std::string_view article : articles)
        if (rest.starts_with(article)) rest.remove_prefix(article.size());
    static constexpr auto nouns = std::to_array<std::string_view>(
        {" board", " state", " position", " configuration", " grid", " lights", " pattern", " field",
         " puzzle", " picture", "状态", "状態", "棋盘"});
    for (const std::string_view noun : nouns)
        if (rest.ends_with(noun)) rest.remove_suffix(noun.size());
    return std::string(trimmed(rest));
}

constexpr auto starts = std::to_array<std::string_view>({"início",
                                                         "есть",
                                                         "jest",
                                                         "开始",
                                                         "開始",
                                                         "전",
                                                         "исходное поле",
                                                         "처음 상태",
                                                         "original",
                                                         "von",
                                                         "startfeld",
                                                         "startbild",
                                                         "gegeben",
                                                         "aktuell",
                                                         "avant",
                                                         "de",
                                                         "antes",
                                                         "desde",
                                                         "atual",
                                                         "partenza",
                                                         "prima",
                                                         "iniziale",
                                                         "начало",
                                                         "было",
                                                         "до",
                                                         "исходное",
                                                         "początek",
                                                         "przed",
                                                         "teraz",
                                                         "voor",
                                                         "nu",
                                                         "başlangıç",
                                                         "önce",
                                                         "之前",
                                                         "初始状态",
                                                         "スタート",
                                                         "初期盤面",
                                                         "前",
                                                         "처음",
                                                         "시작",
                                                         "actual",
                                                         "état de départ",
                                                         "posición inicial",
                                                         "posizione iniziale",
                                                         "исходная позиция",
                                                         "anfang",
                                                         "start",
                                                         "before",
                                                         "from",
                                                         "from this",
                                                         "initial",
                                                         "now",
                                                         "vorher",
                                                         "begin",
                                                         "current",
                                                         "have",
                                                         "i have",
                                                         "ist",
                                                         "is",
                                                         "starting",
                                                         "départ",
                                                         "inicio",
                                                         "inizio",
                                                         "старт",
                                                         "初始",
                                                         "起始",
                                                         "初期",
                                                         "ist zustand",
                                                         "startzustand",
                                                         "anfangszustand",
                                                         "état initial",
                                                         "estado inicial",
                                                         "stato iniziale",
                                                         "начальное состояние",
                                                         "the lights are now",
                                                         "lights are now",
                                                         "it looks like this now",
                                                         "input",
                                                         "État initial",
                                                         "i have this",
                                                         "currently",
                                                         "startstellung",
                                                         "i start with"});

constexpr auto targets = std::to_array<std::string_view>({"fim",
                                                          "fine",
                                                          "финиш",
                                                          "надо",
                                                          "ma być",
                                                          "eind",
                                                          "straks",
                                                          "bitiş",
                                                          "sonra",
                                                          "終了",
                                                          "후",
                                                          "나중",
                                                          "最终",
                                                          "надо получить",
                                                          "목표 상태",
                                                          "reach",
                                                          "nach",
                                                          "zielfeld",
                                                          "zielbild",
                                                          "gesucht",
                                                          "zielmuster",
                                                          "gewünscht",
                                                          "après",
                                                          "but",
                                                          "objectif",
                                                          "vers",
                                                          "después",
                                                          "deseado",
                                                          "hasta",
                                                          "depois",
                                                          "alvo",
                                                          "desejado",
                                                          "arrivo",
                                                          "dopo",
                                                          "finale",
                                                          "obiettivo",
                                                          "конец",
                                                          "стало",
                                                          "после",
                                                          "конечное",
                                                          "cel",
                                                          "koniec",
                                                          "po",
                                                          "doel",
                                                          "na",
                                                          "einde",
                                                          "hedef",
                                                          "son",
                                                          "终止",
                                                          "之后",
                                                          "最终状态",
                                                          "ゴール",
                                                          "目標盤面",
                                                          "後",
                                                          "목표",
                                                          "끝",
                                                          "arrivée",
                                                          "fin",
                                                          "finish",
                                                          "meta",
                                                          "objetivo",
                                                          "cible",
                                                          "ziel",
                                                          "soll zu diesem werden",
                                                          "zu diesem werden",
                                                          "and you win when it looks like this",
                                                          "you win when it looks like this",
                                                          "and it should look like this at the end",
                                                          "it should look like this at the end",
                                                          "it should look like this",
                                                          "make it look like this",
                                                          "look like this",
                                                          "look like",
                                                          "board should look like this in the end",
                                                          "they should be",
                                                          "should be",
                                                          "winning",
                                                          "winning position",
                                                          "destination",
                                                          "should become",
                                                          "zielstellung",
                                                          "and want to get to",
                                                          "i want to get to",
                                                          "i want",
                                                          "want",
                                                          "i need",
                                                          "need",
                                                          "wanted",
                                                          "zielzustand",
                                                          "soll zustand",
                                                          "endzustand",
                                                          "结束",
                                                          "target",
                                                          "goal",
                                                          "final",
                                                          "finished",
                                                          "end",
                                                          "ending",
                                                          "目标",
                                                          "终点",
                                                          "結果",
                                                          "目標",
                                                          "after",
                                                          "desired",
                                                          "desired goal",
                                                          "to",
                                                          "to this",
                                                          "into",
                                                          "into this",
                                                          "nachher",
                                                          "danach",
                                                          "ende",
                                                          "soll",
                                                          "pattern to reach",
                                                          "what i want",
                                                          "what i need",
                                                          "and need this",
                                                          "i need this",
                                                          "wanted picture",
                                                          "desired end",
                                                          "end state should be",
                                                          "it should become",
                                                          "it should become this",
                                                          "état final",
                                                          "estado final",
                                                          "stato finale",
                                                          "конечное состояние",
                                                          "État final",
                                                          "i want this",
                                                          "it should be",
                                                          "desired output",
                                                          "wunsch",
                                                          "цель"});

bool isIn(std::span<const std::string_view> titles, std::string_view line) {
    constexpr std::size_t longest = 80;
    return line.size() <= longest && std::ranges::find(titles, titleIn(line)) != titles.end();
}

/// “Find the fewest presses to reach”, “get to this”: a whole sentence that ends at the target.
bool endsAtTarget(std::string_view line) {
    constexpr std::size_t longest = 80;
    static constexpr auto ends = std::to_array<std::string_view>(
        {" to reach", " to reach this", " to get to", " get to this", " to get this", " to become this",
         " to look like this", " should look like this", " and it should be", " and want", " and i want"});
    static constexpr auto others =
        std::to_array<std::string_view>({"compare", "similar", "answer", "solution"});
    const std::string title = ' ' + titleIn(line);
    return line.size() <= longest &&
           std::ranges::any_of(ends, [&](std::string_view end) { return title.ends_with(end); }) &&
           std::ranges::none_of(
               others, [&](std::string_view other) { return title.find(other) != std::string::npos; });
}

/// The two titles of a heading: its parts between bars, tabs and several blanks, or else its only two words.
std::optional<std::pair<std::string_view, std::string_view>> titlesIn(std::string_view heading) {
    heading = trimmed(heading);
    const auto isGap = [heading](std::size_t at) {
        return heading[at] == '\t' || heading[at] == '|' || heading.substr(at).starts_with("  ");
    };
    std::vector<std::string_view> parts;
    for (std::size_t at = 0, end = 0; at < heading.size() && parts.size() <= 2; at = end + 1) {
        end = at;
        while (end < heading.size() && !isGap(end)) ++end;
        const std::string_view part = trimmed(heading.substr(at, end - at));
        if (!part.empty()) parts.push_back(part);
    }
    if (parts.size() == 1) parts = splitAt(parts.front(), ' ');
    return parts.size() == 2 ? std::optional(std::pair(parts[0], parts[1])) : std::nullopt;
}

} // namespace

bool announcesStart(std::string_view line) { return isIn(starts, line); }

bool announcesTarget(std::string_view line) { return isIn(targets, line) || endsAtTarget(line); }

bool isHeadingOfBoth(std::string_view line) {
    const auto titles = titlesIn(line);
    return titles && announcesStart(titles->first) && announcesTarget(titles->second);
}

bool isHeadingOfTargetFirst(std::string_view line) {
    const auto titles = titlesIn(line);
    return titles && announcesTarget(titles->first) && announcesStart(titles->second);
}

bool isHeadingWithAnswer(std::string_view line) {
    static constexpr auto boards = std::to_array<std::string_view>(
        {"board", "puzzle", "grid", "start", "initial", "input", "problem", "lights", "question", "state"});
    const auto titles = titlesIn(line);
    return titles && isIn(boards, titles->first) && announcesPresses(titles->second);
}

} // namespace flip
