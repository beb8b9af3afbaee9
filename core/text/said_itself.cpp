#include "core/text/said_itself.h"

#include "core/text/flipped_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace flip::said {

namespace {

// “Piece” stands for lights, cells and the like.
constexpr auto pressedPieces =
    std::to_array<std::string_view>({"pressed piece itself",  "pressed one itself",
                                     "pressed button itself", "clicked piece itself",
                                     "piece you press",       "piece you click",
                                     "piece that you press",  "piece that you click",
                                     "piece that is pressed", "piece that was pressed",
                                     "button you press",      "button you click",
                                     "one you press",         "one you click",
                                     "one that you press",    "one that you click",
                                     "piece pressed",         "piece clicked",
                                     "piece itself",          "button itself",
                                     "pressed piece",         "pressed one",
                                     "pressed button",        "clicked piece",
                                     "clicked one",           "clicked button",
                                     "chosen piece",          "selected piece",
                                     "tapped piece",          "touched piece",
                                     "centre piece itself",   "center piece itself"});

constexpr auto changes = std::to_array<std::string_view>(
    {"flip",     "flips",     "flipped",   "flipping", "toggle",   "toggles", "toggled",
     "toggling", "change",    "changes",   "changed",  "changing", "invert",  "inverts",
     "inverted", "inverting", "switch",    "switches", "switched", "turn",    "affect",
     "affects",  "affected",  "affecting", "included", "touched"});

constexpr auto saysNo =
    std::to_array<std::string_view>({"doesn't", "does not", "isn't", "is not", "never", "is never", "won't",
                                     "will not", "don't", "do not", "without", "not", "mustn't", "must not"});

/// The length of “doesn't toggle”, “is not changed”; 0 if none begins there.
std::size_t lengthOfDenial(const Words& words, std::size_t at) {
    const std::size_t length = anyPhrase(words, at, saysNo);
    const std::size_t verb = at + length;
    return length > 0 && verb < words.size() && isAmong(words[verb].text, changes) ? length + 1 : 0;
}

/// “Stays as it is”, “is unaffected”, “doesn't flip”, with nothing behind it that takes it back: “stays lit”,
/// “isn't flipped twice”.
bool isUnchanged(const Words& words, std::size_t at) {
    static constexpr auto unchanged = std::to_array<std::string_view>(
        {"stays as it is",   "stays as is",     "stays same",    "stays put",        "stays unchanged",
         "stays what it is", "stays as it was", "stay same",     "remains as it is", "remains unchanged",
         "remains same",     "remains as is",   "is unaffected", "is unchanged",     "is left unchanged",
         "is untouched",     "is left alone",   "unaffected",    "unchanged",        "keeps its state",
         "keeps its colour", "keeps its color", "stays",         "remains"});
    static constexpr std::array<std::string_view, 8> more{"by",  "twice", "again", "more",
                                                          "any", "until", "if",    "unless"};
    static constexpr std::array<std::string_view, 2> bare{"stays", "remains"};
    const std::size_t denied = lengthOfDenial(words, at);
    const std::size_t length = denied > 0 ? denied : anyPhrase(words, at, unchanged);
    const std::size_t next = at + length;
    if (length == 0) return false;
    const bool isOver = next >= words.size() || isEnd(words[next]) || words[next].begins;
    // “Doesn't affect its diagonals” says what it flips.
    const bool isActive = denied > 0 && !words[next - 1].text.ends_with("ed");
    return isOver || (!isActive && !isAmong(words[next - 1].text, bare) && !isAmong(words[next].text, more));
}

/// “Leaves the pressed piece”, “doesn't toggle the one you press”.
bool leavesPressed(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 4> leaving{"leaves", "leaving", "leave", "left"};
    std::size_t length = anyPhrase(words, at, leaving) + lengthOfDenial(words, at);
    if (length == 0) return false;
    if (at + length < words.size() && words[at + length].text == "the") ++length;
    const std::size_t pressed = anyPhrase(words, at + length, pressedPieces);
    const std::size_t next = at + length + pressed;
    static constexpr std::array<std::string_view, 2> notAlone{"alone", "only"};
    return pressed > 0 &&
           (next >= words.size() || words[next].isApart || !isAmong(words[next].text, notAlone));
}

/// Where a sentence speaks of neighbours, too.
bool isWithNeighbours(const Words& words, std::size_t at) {
    static constexpr auto alone = std::to_array<std::string_view>(
        {"not button itself", "sie selbst nicht", "er selbst nicht", "sich selbst nicht",
         "pas la case elle même", "pas elle même", "sans elle même", "pero no ella misma"});
    static constexpr auto neighbours = std::to_array<std::string_view>(
        {"neighbours", "neighbors", "adjacent", "nachbarn", "voisines", "voisins", "vecinas", "vecinos"});
    return anyPhrase(words, at, alone) > 0 && isInSentence(words, at, neighbours);
}

/// “The piece itself is not”, with nothing behind it or that it is flipped: “not lit” is no rule.
bool isItselfNot(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> itself{"cell itself is not", "piece itself is not"};
    const std::size_t length = anyPhrase(words, at, itself);
    const std::size_t next = at + length;
    return length > 0 && (next == words.size() || isEnd(words[next]));
}

/// “Its neighbours toggle, but it doesn't.”
bool isLastNot(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 3> lasts{"but it doesn't", "but it does not", "but not it"};
    static constexpr std::array<std::string_view, 3> neighbours{"neighbours", "neighbors", "adjacent"};
    const std::size_t length = anyPhrase(words, at, lasts);
    const std::size_t next = at + length;
    return length > 0 && (next == words.size() || isEnd(words[next])) && isInSentence(words, at, neighbours);
}

/// Whether the word tells of pieces around another, or in its row.
bool namesOthers(std::string_view word) {
    using flipped::Part;
    static constexpr std::array parts{Part::Place, Part::Neighbours, Part::Around,
                                      Part::Line,  Part::Block,      Part::Rest};
    const flipped::Meaning* const meaning = flipped::meaningOf(word);
    static constexpr auto elsewhere = std::to_array<std::string_view>(
        {"acht", "huit", "ocho", "otto", "oito", "nachbarn", "voisines", "voisins", "vecinas", "vecinos",
         "vicini", "vicine", "vizinhas", "vizinhos", "diagonals", "all", "board"});
    return isAmong(word, elsewhere) ||
           (meaning != nullptr && std::ranges::find(parts, meaning->part) != parts.end());
}

constexpr auto leftOut = std::to_array<std::string_view>(
    {"not piece you pressed",   "not piece you press",       "not pressed piece",
     "not pressed one",         "except one you press",      "except one you pressed",
     "except piece you press",  "except pressed piece",      "never piece itself",
     "not piece itself",        "except piece itself",       "not itself",
     "excluding piece itself",  "excluding itself",          "without piece itself",
     "excluding one you press", "excluding piece you press", "excluding pressed piece",
     "excluding pressed one",   "excluding one pressed"});

} // namespace

bool staysItself(const Words& words, std::size_t at) {
    static constexpr auto excepted =
        std::to_array<std::string_view>({"not itself", "except itself", "but itself", "without itself"});
    // “Is it possible without the centre button?” is no rule.
    static constexpr std::array<std::string_view, 4> withoutCentre{"without center", "without centre",
                                                                   "excluding center", "excluding centre"};
    static constexpr auto patterns = std::to_array<std::string_view>(
        {"plus", "cross", "block", "pattern", "square", "rule", "variant", "neighbourhood", "neighborhood"});
    static constexpr auto ofPress = std::to_array<std::string_view>(
        {"does not affect itself", "doesn't affect itself", "does not flip itself",
         "does not toggle itself", "doesn't flip itself",   "leaves it alone",
         "leaves it unchanged",    "leaves it as it is",    "itself is not toggled",
         "itself is not flipped",  "itself is not changed", "itself is not affected",
         "itself isn't toggled",   "itself isn't flipped",  "itself isn't changed",
         "itself does not change", "itself doesn't change", "itself does not toggle",
         "itself doesn't toggle",  "itself does not flip",  "itself doesn't flip"});
    static constexpr auto presses =
        std::to_array<std::string_view>({"press", "pressing", "click", "clicking", "neighbours", "neighbors",
                                         "adjacent", "toggles", "flips"});
    const std::size_t pressed = anyPhrase(words, at, pressedPieces);
    // “Not the piece itself only, but …”
    const std::size_t next = at + anyPhrase(words, at, leftOut);
    const bool isLeftOut = next > at && (next == words.size() || words[next].text != "only");
    // “It does not flip itself.”
    const bool isOfIt = at > 0 && words[at - 1].text == "it" && (at == 1 || isEnd(words[at - 2]));
    const bool isOfPress = anyPhrase(words, at, ofPress) > 0 && (isOfIt || isInSentence(words, at, presses));
    const bool isCentreOut = anyPhrase(words, at, withoutCentre) > 0 &&
                             (isInSentence(words, at, presses) || isInSentence(words, at, patterns));
    const bool isUnaffected = isCentreOut || (pressed > 0 && isUnchanged(words, at + pressed)) || isLeftOut ||
                              isOfPress || anyPhrase(words, at, excepted) > 0 || isItselfNot(words, at) ||
                              isLastNot(words, at) || isWithNeighbours(words, at);
    // “Pressing a light twice leaves it as it is.”
    static constexpr auto several = std::to_array<std::string_view>(
        {"twice", "again", "two", "second", "double", "even", "order", "times"});
    return (leavesPressed(words, at) || (isUnaffected && !isNegated(words, at))) &&
           !isInSentence(words, at, several);
}

std::optional<Words> withoutItselfAlone(const Words& words) {
    Words rest;
    bool isAnyLeftOut = false;
    for (std::size_t begin = 0, end = 0; begin < words.size(); begin = end) {
        end = begin;
        bool stays = false;
        for (; end < words.size() && !isEnd(words[end]); ++end) stays = stays || staysItself(words, end);
        const auto at = [&](std::size_t place) { return words.begin() + static_cast<std::ptrdiff_t>(place); };
        const bool isLeftOut = stays && std::none_of(at(begin), at(end),
                                                     [](const Word& word) { return namesOthers(word.text); });
        while (end < words.size() && isEnd(words[end])) ++end;
        // Words are copied only where some are left out: those of a long text take more memory than the text.
        if (isLeftOut && !isAnyLeftOut) rest.assign(words.begin(), at(begin));
        isAnyLeftOut |= isLeftOut;
        if (isAnyLeftOut && !isLeftOut) rest.insert(rest.end(), at(begin), at(end));
    }
    return isAnyLeftOut ? std::optional(std::move(rest)) : std::nullopt;
}

bool isItselfLeftOut(const Words& words, std::size_t at) {
    constexpr std::size_t farthest = 40;
    std::size_t begin = at;
    while (begin > 0 && at - begin < farthest && !isEnd(words[begin - 1])) --begin;
    const std::size_t end = std::min(words.size(), at + farthest);
    for (; begin < end && !isEnd(words[begin]); ++begin) {
        if (staysItself(words, begin)) return true;
    }
    return false;
}

} // namespace flip::said
