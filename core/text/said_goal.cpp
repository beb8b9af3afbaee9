#include "core/text/said_goal.h"

#include "core/text/legend.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace flip::said {

namespace {

constexpr std::array<std::string_view, 12> whiteWords{"white", "0",    "zero", "zeros", "zeroes", "off",
                                                      "unlit", "dark", "weiß", "weiss", "aus",    "0s"};
constexpr std::array<std::string_view, 8> blackWords{"black", "1",   "one",     "ones",
                                                     "on",    "lit", "schwarz", "1s"};

constexpr std::array<std::string_view, 4> either{"or", "either", "oder", "entweder"};

struct Colours {
    bool white = false;
    bool black = false;
};

/// Whether it tells how a board is: “at first all lights are on”, “if all pieces are white”.
bool isDescription(const Words& words, std::size_t begin, std::size_t colour) {
    static constexpr std::array<std::string_view, 22> tells{
        "anfang",  "beginn",  "war",      "waren",     "ecken",   "if",     "initially", "beginning",
        "starts",  "started", "except",   "corner",    "corners", "row",    "rows",      "column",
        "columns", "answer",  "position", "elsewhere", "left",    "already"};
    static constexpr std::array<std::string_view, 13> wishes{"must", "should", "goal",   "until", "make",
                                                             "aim",  "want",   "target", "so",    "such",
                                                             "when", "get",    "turn"};
    static constexpr std::array<std::string_view, 2> are{"are", "is"};
    static constexpr std::array<std::string_view, 5> sure{"goal", "target", "aim", "make", "ziel"};
    if (!isAmong(words[begin].text, sure) && isInSentence(words, begin, tells)) return true;
    const bool isState = std::any_of(words.begin() + static_cast<std::ptrdiff_t>(begin),
                                     words.begin() + static_cast<std::ptrdiff_t>(colour),
                                     [](const Word& word) { return isAmong(word.text, are); });
    return isState && !isInSentence(words, begin, wishes);
}

/// Whether a colour, after words such as “all” that begin at `begin`, is the end of a wish. “All white
/// pieces” tells of pieces, “all on the same side” of no colour, and “board 1” is a title.
bool isWanted(const Words& words, std::size_t begin, std::size_t colour) {
    static constexpr std::array<std::string_view, 5> colours{"white", "black", "weiß", "weiss", "schwarz"};
    static constexpr std::array<std::string_view, 17> goesOn{
        "on",     "pieces", "piece", "cells", "squares", "tiles", "stones", "discs", "disks",
        "lights", "ones",   "is",    "are",   "means",   "moves", "board",  "boards"};
    static constexpr std::array<std::string_view, 10> ends{"please", "wanted", "now",  "again", "finally",
                                                           "bitte",  "werden", "sein", "where", "wobei"};
    static constexpr std::array<std::string_view, 7> all{"all",   "every", "everything", "alle",
                                                         "alles", "goal",  "ziel"};
    static constexpr std::array<std::string_view, 14> where{
        "on a torus",   "on torus",  "on a board",  "on board",  "on this board", "on a grid", "on grid",
        "on this grid", "in as few", "with as few", "in fewest", "with fewest",   "at end",    "in end"};
    if (isDescription(words, begin, colour)) return false;
    const bool isLast = colour + 1 == words.size() || isEnd(words[colour + 1]) ||
                        isAmong(words[colour + 1].text, ends) || anyPhrase(words, colour + 1, where) > 0;
    if (isAmong(words[colour].text, colours)) return isLast || !isAmong(words[colour + 1].text, goesOn);
    // “Make them all 1” begins with the second word, too.
    return isLast && isAmong(words[begin].text, all);
}

/// Whether a word is a colour or a sign of the board, and black.
std::optional<bool> blackness(std::string_view word, const std::vector<ColouredSign>& signs) {
    if (const ColouredSign* sign = signNamed(word, signs)) return sign->isBlack;
    if (isAmong(word, blackWords)) return true;
    return isAmong(word, whiteWords) ? std::optional(false) : std::nullopt;
}

/// Whether both colours are in the same sentence, not far away.
bool areBothInSentence(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    bool isWhite = false;
    bool isBlack = false;
    constexpr std::size_t farthest = 40;
    const std::size_t end = std::min(words.size(), at + farthest);
    const std::size_t first = at - std::min(at, farthest);
    while (at > first && !isEnd(words[at - 1])) --at;
    for (; at < end && !isEnd(words[at]); ++at) {
        if (const auto colour = blackness(words[at].text, signs)) (*colour ? isBlack : isWhite) = true;
    }
    return isWhite && isBlack;
}

/// The next colour or sign of the same sentence, among these words and no others.
std::optional<std::size_t> nextColour(const Words& words, std::size_t at, Phrases between,
                                      const std::vector<ColouredSign>& signs) {
    constexpr std::size_t farthest = 6;
    const std::size_t end = std::min(words.size(), at + farthest);
    for (; at < end && !isEnd(words[at]); ++at) {
        if (blackness(words[at].text, signs)) return at;
        if (!isAmong(words[at].text, between)) return std::nullopt;
    }
    return std::nullopt;
}

/// What may stand between two colours, one of which becomes the other.
constexpr std::array<std::string_view, 18> betweenColours{
    "all",  "every", "of",     "the",   "any",  "them",  "into",   "to",     "in",
    "with", "by",    "pieces", "piece", "ones", "cells", "lights", "stones", "these"};
/// “Each press turns white to black” is a rule.
constexpr std::array<std::string_view, 9> rules{"press",    "presses",  "pressing",   "click", "each",
                                                "clicking", "adjacent", "neighbours", "vice"};

/// “Turn off all lit lights”, “switch on every x”: what they are to become comes first. The colour that is
/// wanted, and where the other one stands.
std::optional<std::pair<bool, std::size_t>> colourSwitched(const Words& words, std::size_t at,
                                                           const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 4> switches{"turn off", "switch off", "turn on",
                                                              "switch on"};
    const std::size_t length = anyPhrase(words, at, switches);
    if (length == 0 || isInSentence(words, at, rules)) return std::nullopt;
    const auto from = nextColour(words, at + length, betweenColours, signs);
    if (!from) return std::nullopt;
    return std::pair{words[at + length - 1].text == "on", *from};
}

/// What must go: “get rid of all the X”, “remove the black pieces”; and what it is to
/// become: “turn all X into O”, “flip the black pieces to white”. The colour that is wanted, if that is said
/// there.
std::optional<std::pair<bool, std::size_t>> colourInstead(const Words& words, std::size_t at,
                                                          const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 10> removes{
        "get rid", "eliminate",  "remove",   "delete",       "erase",
        "destroy", "clear away", "leave no", "there are no", "without any"};
    static constexpr std::array<std::string_view, 2> remain{"remain", "remains"};
    static constexpr std::array<std::string_view, 7> becomes{"turn",    "change", "convert", "flip",
                                                             "replace", "make",   "switch"};
    if (isInSentence(words, at, either)) return std::nullopt;
    if (const auto switched = colourSwitched(words, at, signs)) return switched;
    const bool isNoneLeft = words[at].text == "no" && isInSentence(words, at, remain);
    if (const std::size_t length = isNoneLeft ? 1 : anyPhrase(words, at, removes)) {
        const auto gone = nextColour(words, at + length, betweenColours, signs);
        if (!gone) return std::nullopt;
        return std::pair{!*blackness(words[*gone].text, signs), *gone};
    }
    if (!isAmong(words[at].text, becomes) || isInSentence(words, at, rules)) return std::nullopt;
    const auto from = nextColour(words, at + 1, betweenColours, signs);
    const auto to = from ? nextColour(words, *from + 1, betweenColours, signs) : std::nullopt;
    // “Make all lights off on a torus” says where.
    const bool isPlace = to && words[*to].text == "on" && *to + 1 < words.size() && !isEnd(words[*to + 1]);
    if (!to || isPlace) return std::nullopt;
    const bool isBlack = *blackness(words[*to].text, signs);
    if (isBlack == *blackness(words[*from].text, signs)) return std::nullopt;
    return std::pair{isBlack, *to};
}

// How wishes begin and go on, and where.
constexpr std::array<std::string_view, 20> begins{
    "all pieces", "all",   "every piece", "everything", "whole board", "entire board", "turn board",
    "goal is",    "goal",  "target is",   "target",     "aim",         "make it",      "make",
    "completely", "alles", "alle",        "ganz",       "ziel ist",    "ziel"};
constexpr std::array<std::string_view, 21> between{
    "alles", "are", "is", "must",   "should", "become", "turned",  "show",   "all",    "be",  "them",
    "the",   "of",  "to", "felder", "steine", "lampen", "lichter", "sollen", "müssen", "alle"};
constexpr std::array<std::string_view, 12> turnOff{"turn off all",
                                                   "turn all off",
                                                   "turn all pieces off",
                                                   "turn off every",
                                                   "switch off all",
                                                   "switch all pieces off",
                                                   "lights out",
                                                   "all pieces go out",
                                                   "all pieces went out",
                                                   "alle lichter ausschalten",
                                                   "alle lampen ausschalten",
                                                   "alles ausschalten"};
constexpr std::array<std::string_view, 15> turnOn{"turn on all",
                                                  "turn all on",
                                                  "turn all pieces on",
                                                  "turn on every",
                                                  "switch on all",
                                                  "light up all",
                                                  "light every piece",
                                                  "light every button",
                                                  "light all pieces",
                                                  "alle lichter anschalten",
                                                  "alle lichter einschalten",
                                                  "alle lampen einschalten",
                                                  "alles einschalten",
                                                  "alle lampen anschalten",
                                                  "alles anschalten"};
constexpr std::array<std::string_view, 6> places{"on the board", "of the board", "on board",
                                                 "in the grid",  "of the grid",  "on the grid"};

/// Whether a phrase begins there that is not “turn all lights on the board”.
bool isTurned(const Words& words, std::size_t at, Phrases phrases) {
    static constexpr std::array<std::string_view, 5> noWish{"the", "this", "a", "or", "each"};
    const std::size_t next = at + anyPhrase(words, at, phrases);
    if (next == at) return false;
    const bool isPlace =
        words[next - 1].text == "on" && next < words.size() && isAmong(words[next].text, noWish);
    // “Turn all lights on, the fewest presses win.”
    return !isPlace || words[next].begins;
}

/// Colours that are wanted: “all white”, “every piece must be black”, “goal: white”.
Colours coloursWanted(const Words& words, const std::vector<ColouredSign>& signs) {
    Colours wanted;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (isNegated(words, at)) continue;
        if (const auto instead = colourInstead(words, at, signs)) {
            (instead->first ? wanted.black : wanted.white) = true;
            at = instead->second;
            continue;
        }
        wanted.white |= isTurned(words, at, turnOff);
        wanted.black |= isTurned(words, at, turnOn);
        const std::size_t begin = anyPhrase(words, at, begins);
        // “Das ist alles.”
        if (begin == 0 || (at > 0 && words[at - 1].text == "ist")) continue;
        std::size_t next = at + begin;
        constexpr std::size_t mostBetween = 6;
        const std::size_t last = std::min(words.size(), next + mostBetween);
        next += anyPhrase(words, next, places);
        while (next < last && isAmong(words[next].text, between)) ++next;
        // A full stop may be a sign, if it is quoted.
        if (next == words.size() || (isEnd(words[next]) && !words[next].begins)) continue;
        const std::string& colour = words[next].text;
        if (!isWanted(words, at, next)) continue;
        if (const ColouredSign* sign = signNamed(colour, signs)) {
            (sign->isBlack ? wanted.black : wanted.white) = true;
        } else {
            wanted.white |= isAmong(colour, whiteWords);
            wanted.black |= isAmong(colour, blackWords);
        }
        // “All white or black”, “either all white side up or all black side up”.
        if (isInSentence(words, at, either) && areBothInSentence(words, at, signs)) wanted = {true, true};
    }
    return wanted;
}

} // namespace

std::optional<Goal::Kind> goalSaid(std::string_view text, const Words& words,
                                   const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 25> white{
        "变白",     "全白",     "变成白", "变为白", "全部为白",  "全为白",    "全灭",   "全部熄灭", "全部关",
        "全关",     "灯关掉",   "灯都关", "全0",    "全部变成0", "全变成0",   "变為白", "すべて白", "全て白",
        "白にする", "すべて消", "全て消", "全消灯", "모두 흰",   "모두 하얀", "모두 끄"};
    static constexpr std::array<std::string_view, 22> black{
        "变黑",     "全黑",     "变成黑", "变为黑",   "全部为黑", "全为黑",    "全亮",    "全部点亮",
        "全部打开", "全开",     "灯打开", "灯都打开", "全1",      "全部变成1", "全变成1", "すべて黒",
        "全て黒",   "黒にする", "全点灯", "모두 검",  "모두 켜",  "变為黑"};
    Colours wanted = coloursWanted(words, signs);
    wanted.white |= isAnyIn(text, white);
    wanted.black |= isAnyIn(text, black);
    // “Or black”, “or white”.
    static constexpr std::array<std::string_view, 6> orOther{"或黑",   "或白", "或者黑",
                                                             "或者白", "或全", "か黒"};
    if (isAnyIn(text, orOther)) wanted = {true, true};
    if (wanted.white && wanted.black) return Goal::Either;
    if (wanted.white) return Goal::White;
    return wanted.black ? std::optional(Goal::Black) : std::nullopt;
}

} // namespace flip::said
