#include "core/text/said_flips.h"

#include "core/text/said_itself.h"
#include "core/text/said_mood.h"
#include "core/text/said_setting.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

constexpr std::array<std::string_view, 4> diagonals{"diagonal", "diagonals", "diagonally", "diag"};

/// Whether the word is excepted: “except its four corner pieces”, “all pieces but the diagonal ones”.
bool isExcepted(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 8> between{"the", "its", "all",   "four",
                                                             "4",   "for", "those", "any"};
    static constexpr std::array<std::string_view, 6> except{"except",    "excluding", "exclude",
                                                            "excepting", "without",   "minus"};
    static constexpr std::array<std::string_view, 5> whole{"all", "neighbours", "neighbors", "block",
                                                           "everything"};
    const std::size_t next = at + 1 < words.size() && words[at + 1].text == "ones" ? at + 2 : at + 1;
    if (next < words.size() && words[next].text == "excluded") return true;
    if (at > 0 && words[at - 1].text == "non") return true;
    while (at > 0 && isAmong(words[at - 1].text, between)) --at;
    if (at > 0 && isAmong(words[at - 1].text, except)) return true;
    return at > 1 && words[at - 1].text == "but" && !words[at - 1].isApart &&
           (isAmong(words[at - 2].text, whole) || arePieces(words[at - 2].text));
}

bool isOneExcepted(const Words& words, std::size_t at, Phrases names) {
    return std::ranges::any_of(placesInSentence(words, at, names),
                               [&](std::size_t place) { return isExcepted(words, place); });
}

/// “Flips the chosen piece plus …”, and nothing else before the plus.
bool isPieceBefore(const Words& words, std::size_t plus) {
    static constexpr std::array<std::string_view, 10> names{
        "it", "itself", "button", "the", "a", "that", "pressed", "clicked", "chosen", "selected"};
    while (plus > 0 && (isAmong(words[plus - 1].text, names) || isPiece(words[plus - 1].text))) --plus;
    return isFlipped(words, plus);
}

/// Whether other pieces than the four before `at` are added to the piece: “flips a plus”, “all adjacent
/// pieces plus the four diagonal ones”.
bool areMoreAdded(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 10> others{
        "also",  "too",        "including",  "even",     "orthogonal",
        "above", "horizontal", "vertically", "vertical", "horizontally"};
    static constexpr std::array<std::string_view, 1> plus{"plus"};
    static constexpr std::array<std::string_view, 1> adjacent{"adjacent"};
    if (isInSentence(words, at, others)) return true;
    const auto added = placesInSentence(words, at, plus);
    const auto beside = placesInSentence(words, at, adjacent);
    // “Four tiles diagonally adjacent to it”, “four adjacent diagonal tiles”.
    return std::ranges::any_of(added, [&](std::size_t place) { return !isPieceBefore(words, place); }) ||
           std::ranges::any_of(beside, [&](std::size_t place) { return place + 1 != at && place != at + 1; });
}

/// “Its four diagonal neighbours”, “the four pieces that touch it diagonally”, without the others.
bool areOnlyFour(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> four{"four", "4"};
    static constexpr std::array<std::string_view, 12> between{"that",     "which",   "are",      "lie",
                                                              "lying",    "touch",   "touching", "it",
                                                              "adjacent", "located", "placed",   "situated"};
    static constexpr std::array<std::string_view, 7> neighbours{"neighbours", "neighbors", "next", "beside",
                                                                "around",     "four",      "4"};
    std::size_t first = at;
    while (first > 0 && (isAmong(words[first - 1].text, between) || arePieces(words[first - 1].text)))
        --first;
    if (first == 0 || !isAmong(words[first - 1].text, four) || areMoreAdded(words, at)) return false;
    // “Its four neighbours and its four diagonal neighbours”.
    for (std::size_t back = first - 1; back > 0 && !isEnd(words[back - 1]); --back) {
        if (isAmong(words[back - 1].text, neighbours)) return false;
    }
    return true;
}

/// “The piece and its diagonal neighbours”: they may be all that flips with it.
bool arePieceAndDiagonals(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 7> others{
        "orthogonal", "also", "horizontal", "vertically", "too", "beside", "next"};
    static constexpr std::array<std::string_view, 1> adjacent{"adjacent"};
    static constexpr std::array<std::string_view, 3> it{"it", "itself", "button"};
    static constexpr std::array<std::string_view, 5> between{"its", "the", "all", "ones", "those"};
    static constexpr std::array<std::string_view, 3> links{"and", "plus", "with"};
    const bool areAdjacent = at + 1 < words.size() && words[at + 1].text == "adjacent";
    while (at > 0 && (isAmong(words[at - 1].text, between) || arePieces(words[at - 1].text))) --at;
    return at > 1 && isAmong(words[at - 1].text, links) &&
           (isPiece(words[at - 2].text) || isAmong(words[at - 2].text, it)) &&
           !isInSentence(words, at, others) && (areAdjacent || !isInSentence(words, at, adjacent));
}

/// “The main diagonal”, and not “the diagonal neighbours”.
bool isLine(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 4> before{"the", "main", "a", "this"};
    static constexpr std::array<std::string_view, 8> after{"neighbours", "neighbors", "neighbour", "neighbor",
                                                           "ones",       "adjacent",  "variant",   "version"};
    const std::string_view next = at + 1 < words.size() ? std::string_view(words[at + 1].text) : "";
    const bool isNoun = !isAmong(next, after) && !isPiece(next) && !arePieces(next);
    return words[at].text == "diagonal" && at > 0 && isAmong(words[at - 1].text, before) && isNoun;
}

/// “Diagonals only.”
bool areOnlyThey(const Words& words, std::size_t at) {
    const bool isBefore = at > 0 && words[at - 1].text == "only";
    const bool isBehind = at + 1 < words.size() && words[at + 1].text == "only";
    const std::size_t begin = isBefore ? at - 1 : at;
    const std::size_t end = isBehind ? at + 2 : at + 1;
    return isBefore != isBehind && (begin == 0 || isEnd(words[begin - 1])) &&
           (end == words.size() || isEnd(words[end]));
}

std::optional<SaidRule::Flips> diagonalSaid(const Words& words) {
    static constexpr std::array<std::string_view, 6> also{"also", "too", "including", "and", "plus", "even"};
    static constexpr std::array<std::string_view, 1> only{"only"};
    static constexpr std::array<std::string_view, 1> asWell{"as well"};
    static constexpr std::array<std::string_view, 2> notOnly{"not only", "not just"};
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!isAmong(words[at].text, diagonals) || isLine(words, at) || isExcepted(words, at)) continue;
        if (isUnreal(words, at) || isSwitchedOff(words, at)) continue;
        static constexpr auto no = std::to_array<std::string_view>(
            {"none", "nothing", "not", "no", "never", "don't", "doesn't", "aren't", "isn't", "without",
             "stay", "unchanged", "unaffected", "ignore"});
        static constexpr std::array<std::string_view, 23> about{
            "toggled",  "changed",       "inverted",     "mode",       "flip",      "flips",
            "flipped",  "toggle",        "toggles",      "change",     "changes",   "inverts",
            "variant",  "version",       "rule",         "neighbours", "neighbors", "neighbour",
            "neighbor", "neighbourhood", "neighborhood", "adjacency",  "stencil"};
        static constexpr std::array<std::string_view, 11> added{
            "diagonals count",     "also diagonals",     "also diagonal",  "also diagonally",
            "diagonals too",       "diagonals included", "diagonals also", "diagonally too",
            "including diagonals", "plus diagonals",     "with diagonals"};
        // Not “look at the diagonals, too”.
        const auto additions = placesInSentence(words, at, added);
        const bool isAdded = std::ranges::any_of(additions, [&](std::size_t place) {
            return place == 0 || isEnd(words[place - 1]) || words[place].begins;
        });
        if (areOnlyThey(words, at)) return SaidRule::Flips::Diagonal;
        // “Not only those beside it, but also the diagonal ones flip.”
        const bool areMore = isPhraseInSentence(words, at, notOnly);
        const bool isDenied = placesInSentence(words, at, no).size() > (areMore ? 1 : 0);
        if (isDenied || (!isAdded && !isInSentence(words, at, about))) continue;
        if (areMore || isPhraseInSentence(words, at, asWell)) return SaidRule::Flips::Block;
        // “The diagonal neighbours and itself flip.”
        static constexpr std::array<std::string_view, 4> withItself{
            "diagonal neighbours and itself", "diagonal neighbors and itself", "diagonal pieces and itself",
            "diagonals and itself"};
        static constexpr std::array<std::string_view, 5> sides{"adjacent", "orthogonal", "horizontal",
                                                               "vertical", "all"};
        if (anyPhrase(words, at, withItself) > 0 && !isInSentence(words, at, sides))
            return SaidRule::Flips::Diagonal;
        // “It works diagonally: the light itself and the four diagonal ones flip.”
        const auto places = placesInSentence(words, at, diagonals);
        const bool areFour =
            std::ranges::any_of(places, [&](std::size_t place) { return areOnlyFour(words, place); });
        if (isInSentence(words, at, only) || areFour) return SaidRule::Flips::Diagonal;
        if (isAdded) return SaidRule::Flips::Block;
        if (arePieceAndDiagonals(words, at)) return SaidRule::Flips::DiagonalOrBlock;
        return isInSentence(words, at, also) ? SaidRule::Flips::Block : SaidRule::Flips::DiagonalOrBlock;
    }
    return std::nullopt;
}

// “Piece” and “pieces” stand for lights, cells and the like.
constexpr auto block = std::to_array<std::string_view>({"king moves",
                                                        "king's moves",
                                                        "king move",
                                                        "king neighbours",
                                                        "king neighbors",
                                                        "chebyshev distance 1",
                                                        "auch die diagonalen nachbarn",
                                                        "8 neighborhood",
                                                        "8 neighbourhood",
                                                        "8 connected",
                                                        "8 connectivity",
                                                        "acht nachbarn",
                                                        "eight neighbours",
                                                        "eight neighbors",
                                                        "8 neighbours",
                                                        "8 neighbors",
                                                        "king's move",
                                                        "moore neighborhood",
                                                        "moore neighbourhood",
                                                        "block of nine",
                                                        "neighbours include diagonals",
                                                        "neighbors include diagonals"});
/// Where a sign such as “=” or “:” comes before the last word.
constexpr auto blockSet = std::to_array<std::string_view>(
    {"neighbourhood 8", "neighborhood 8", "neighbours 8", "neighbors 8", "connectivity 8", "adjacency 8",
     "pattern king", "rule king", "neighbourhood moore", "neighborhood moore", "rule moore",
     "neighbourhood king", "neighborhood king"});
constexpr std::array<std::string_view, 3> ticked{"use diagonals", "use diagonal", "use include diagonals"};
/// Where a press is spoken of; otherwise they may be any cells.
constexpr std::array<std::string_view, 12> blockFlipped{
    "surrounding eight", "surrounding 8",        "8 pieces around",          "eight pieces around",
    "all eight",         "8 surrounding",        "eight surrounding",        "8 adjacent",
    "eight adjacent",    "8 pieces surrounding", "eight pieces surrounding", "8 cells around"};
constexpr std::array<std::string_view, 24> pressing{
    "press",  "presses", "pressing", "pressed",  "click",   "clicks",  "clicking", "clicked",
    "flip",   "flips",   "flipped",  "flipping", "toggle",  "toggles", "toggled",  "toggling",
    "change", "changes", "changing", "invert",   "inverts", "affects", "switches", "move"};
constexpr std::array<std::string_view, 3> otherwise{"contrast", "unlike", "instead"};
/// Where a sentence speaks of what is flipped, and of no other game.
constexpr auto blockElsewhere = std::to_array<std::string_view>(
    {"acht umliegenden", "acht angrenzenden", "huit voisines", "huit voisins", "huit cases voisines",
     "ocho vecinas", "ocho vecinos", "otto vicini", "otto vicine", "oito vizinhas", "oito vizinhos",
     "chess king could reach", "chess king can reach"});
constexpr auto flipsElsewhere = std::to_array<std::string_view>(
    {"dreht",  "drehen",  "toggeln",  "wechseln", "retourner", "schaltet", "schalten",
     "kippt",  "inverse", "retourne", "change",   "bascule",   "cambian",  "cambia",
     "voltea", "voltean", "invierte", "inverte",  "inverts",   "flips",    "toggles"});
constexpr auto otherGames =
    std::to_array<std::string_view>({"pas", "nicht", "nur", "como", "comme", "wie", "no", "sin", "ohne",
                                     "sans", "ici", "aquí", "hier", "but"});
constexpr std::array<std::string_view, 12> square{
    "3x3 block", "3x3 square", "3x3 neighborhood", "3x3 neighbourhood", "3x3 area", "3x3 region",
    "3×3 block", "3×3 square", "3×3 neighborhood", "3×3 neighbourhood", "3×3 area", "3×3 region"};
constexpr std::array<std::string_view, 7> onlyThem{
    "adjacent pieces only", "adjacent buttons only", "adjacent ones only", "only neighbours",
    "only neighbors",       "neighbours only",       "neighbors only"};
/// With these, the piece flips, too.
constexpr std::array<std::string_view, 10> withIt{"plus",  "and",  "along",   "together", "itself",
                                                  "means", "also", "clicked", "chosen",   "too"};

/// “In contrast to the king's move version”, but not “unlike the usual game, a press flips all eight”.
bool isOfOtherGame(const Words& words, std::size_t at) {
    constexpr std::size_t farthest = 4;
    for (std::size_t back = 1; back <= std::min(farthest, at); ++back) {
        const Word& before = words[at - back];
        if (isEnd(before) || words[at - back + 1].isApart) return false;
        if (isAmong(before.text, otherwise)) return true;
    }
    return false;
}

/// How long the words are that name a piece with all eight around it; 0 if none begin there.
std::size_t lengthOfBlock(const Words& words, std::size_t at) {
    if (isOfOtherGame(words, at)) return 0;
    if (const std::size_t length = anyPhrase(words, at, block)) return length;
    const std::size_t ofSetting = anyPhrase(words, at, blockSet);
    if (ofSetting > 0 && words[at + ofSetting - 1].isSaid) return ofSetting;
    // “Diagonals: on”, or a setting that is ticked.
    if (isAmong(words[at].text, diagonals) && isSwitchedOn(words, at)) return 2;
    if (const std::size_t length = anyPhrase(words, at, ticked)) return length;
    if (isFlipped(words, at)) {
        if (const std::size_t length = anyPhrase(words, at, square)) return length;
    }
    if (isInSentence(words, at, flipsElsewhere) && !isInSentence(words, at, otherGames)) {
        if (const std::size_t length = anyPhrase(words, at, blockElsewhere)) return length;
    }
    // “Four of the eight around it”.
    const std::size_t of = at - (at > 0 && words[at - 1].text == "the" ? 1 : 0);
    if (of > 1 && words[of - 1].text == "of" && words[of - 2].text != "all") return 0;
    return isInSentence(words, at, pressing) ? anyPhrase(words, at, blockFlipped) : 0;
}

/// What a press flips of all around it, where it does not flip its own piece: “the four diagonal neighbours”,
/// “diagonals, too”, or only the four beside it.
SaidRule::Flips flipsWithoutItself(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 1> only{"only"};
    static constexpr std::array<std::string_view, 2> rows{"row", "rows"};
    static constexpr std::array<std::string_view, 2> columns{"column", "columns"};
    if (isInSentence(words, at, rows) && isInSentence(words, at, columns))
        return SaidRule::Flips::RestOfRowAndColumn;
    const auto said = placesInSentence(words, at, diagonals);
    if (said.empty() || isNegated(words, said.front())) return SaidRule::Flips::OnlyNeighbours;
    const bool areAlone = isInSentence(words, at, only) || areOnlyFour(words, said.front());
    return areAlone ? SaidRule::Flips::OnlyDiagonal : SaidRule::Flips::Ring;
}

/// What a press flips that flips a block, less what is excepted; nothing if the usual plus is left.
std::optional<SaidRule::Flips> flipsOfBlock(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 3> centre{"centre", "center", "middle"};
    static constexpr std::array<std::string_view, 4> corners{"corner", "corners", "diagonal", "diagonals"};
    // “The eight surrounding lights flip, the one in the middle stays.”
    static constexpr std::array<std::string_view, 3> stays{"middle stays", "centre stays", "center stays"};
    if (isItselfLeftOut(words, at) || isOneExcepted(words, at, centre) ||
        isPhraseInSentence(words, at, stays))
        return SaidRule::Flips::Ring;
    return isOneExcepted(words, at, corners) ? std::nullopt : std::optional(SaidRule::Flips::Block);
}

/// “Auch die diagonalen Felder drehen sich”, in sentences of other languages that were not understood.
std::optional<SaidRule::Flips> diagonalElsewhere(std::string_view text, const Words& words) {
    static constexpr std::array<std::string_view, 9> also{
        "auch die diagonalen", "auch diagonal",          "aussi les diagonales",
        "aussi en diagonale",  "también las diagonales", "también en diagonal",
        "anche le diagonali",  "anche in diagonale",     "y compris les diagonales"};
    constexpr std::string_view included = "包括对角";
    const std::size_t found = text.find(included);
    constexpr std::string_view no = "不";
    if (found != std::string_view::npos && !text.substr(0, found).ends_with(no))
        return SaidRule::Flips::Block;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (anyPhrase(words, at, also) > 0 && isInSentence(words, at, flipsElsewhere))
            return SaidRule::Flips::Block;
    }
    return std::nullopt;
}

} // namespace

std::optional<SaidRule::Flips> flipsSaid(std::string_view text, const Words& words, const SaidPress& press) {
    static constexpr std::array<std::string_view, 4> eight{"周围八个", "周围8个", "八邻域", "八个方向"};
    static constexpr std::array<std::string_view, 3> notIt{"自己不变", "自身不变", "自己不翻"};
    static constexpr std::array<std::string_view, 3> rowAndColumn{"所在的行和列", "所在行和列",
                                                                  "所在的行与列"};
    const bool staysSame = isAnyIn(text, notIt);
    if (isAnyIn(text, eight)) return staysSame ? SaidRule::Flips::Ring : SaidRule::Flips::Block;
    if (isAnyIn(text, rowAndColumn))
        return staysSame ? SaidRule::Flips::RestOfRowAndColumn : SaidRule::Flips::RowAndColumn;
    if (staysSame) return SaidRule::Flips::OnlyNeighbours;
    if (press.pattern) return std::nullopt;
    if (press.areLines)
        return press.isWithoutItself ? SaidRule::Flips::RestOfRowAndColumn : SaidRule::Flips::RowAndColumn;
    if (const auto set = flipsSet(words)) return set;
    static constexpr std::array<std::string_view, 5> no{"do not", "don't", "are not", "aren't", "stay"};
    // “toggle_self: false”
    static constexpr std::array<std::string_view, 3> ofItself{"self", "includeself", "toggleself"};
    static constexpr std::array<std::string_view, 3> verbs{"toggle", "include", "flip"};
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (staysItself(words, at)) return flipsWithoutItself(words, at);
        if (isNegated(words, at)) continue;
        const bool begins = at == 0 || isEnd(words[at - 1]) || isAmong(words[at - 1].text, verbs);
        if (begins && isAmong(words[at].text, ofItself) && isSwitchedOff(words, at))
            return flipsWithoutItself(words, at);
        const std::size_t ofBlock = lengthOfBlock(words, at);
        if (ofBlock > 0 && (anyPhrase(words, at + ofBlock, no) > 0 || isSwitchedOff(words, at + ofBlock - 1)))
            continue;
        if (ofBlock > 0) return flipsOfBlock(words, at);
        const bool isOnly = anyPhrase(words, at, onlyThem) > 0 && !isInSentence(words, at, withIt);
        if (isOnly) return flipsWithoutItself(words, at);
    }
    const auto diagonal = diagonalSaid(words);
    return diagonal ? diagonal : diagonalElsewhere(text, words);
}

} // namespace flip::said
