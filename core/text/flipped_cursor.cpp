#include "core/text/flipped_cursor.h"

#include "core/text/flipped_words.h"

#include <algorithm>
#include <array>

namespace flip::said::flipped {

bool Cursor::isOver(std::size_t at) const {
    return at >= words_.size() || isEnd(words_[at]) || is(words_[at].text, Part::End);
}

bool Cursor::isConditional() const {
    static constexpr auto which = std::to_array<std::string_view>({"it", "they", "that", "those", "these"});
    static constexpr auto colours =
        std::to_array<std::string_view>({"lit", "unlit", "on", "off", "white", "black", "dark"});
    constexpr std::size_t length = 3;
    return at_ + length < words_.size() && words_[at_].text == "if" && isAmong(words_[at_ + 1].text, which) &&
           isAmong(words_[at_ + length].text, colours);
}

std::string_view Cursor::next(std::size_t by) const {
    return isOver(at_ + by) ? std::string_view() : std::string_view(words_[at_ + by].text);
}

bool Cursor::areAllOnThem() const {
    static constexpr std::array<std::string_view, 4> articles{"its", "the", "same", "these"};
    std::size_t back = at_;
    while (back > begin_ && isAmong(words_[back - 1].text, articles)) --back;
    if (back == begin_ || words_[back - 1].text != "on") return false;
    return isAllBefore(back - 1);
}

bool Cursor::isAllBefore(std::size_t at) const {
    static constexpr std::array<std::string_view, 4> between{"the", "those", "other", "ones"};
    while (at > begin_ && (isAmong(words_[at - 1].text, between) || areSome(words_[at - 1].text))) --at;
    return at > begin_ && (words_[at - 1].text == "all" || words_[at - 1].text == "everything");
}

std::string_view Cursor::before(std::size_t by) const {
    return at_ < begin_ + by ? std::string_view() : std::string_view(words_[at_ - by].text);
}

bool Cursor::isPartOf(std::string_view word) const {
    static constexpr std::array<std::string_view, 2> four{"four", "4"};
    return (next() == "of" && isAmong(word, four)) || (word == "plus" && before() == "a");
}

bool Cursor::isShared(std::string_view word) const {
    static constexpr std::array<std::string_view, 4> edges{"edge", "edges", "side", "sides"};
    constexpr std::size_t farthest = 3;
    const std::size_t first = at_ - std::min(at_ - begin_, farthest);
    return isAmong(word, edges) &&
           std::any_of(words_.begin() + static_cast<std::ptrdiff_t>(first),
                       words_.begin() + static_cast<std::ptrdiff_t>(at_),
                       [](const Word& each) { return each.text.starts_with("shar"); });
}

unsigned Cursor::placeAt(std::size_t at) const {
    if (at < begin_ || isOver(at) || words_[at].begins || words_[at].isApart) return 0;
    const Meaning* const meaning = meaningOf(words_[at].text);
    return meaning != nullptr && meaning->part == Part::Place ? meaning->pieces : 0;
}

std::size_t Cursor::nextPlace(std::size_t at, bool isDiagonal) const {
    static constexpr std::array<std::string_view, 6> between{"ones", "one", "to", "on", "the", "its"};
    const auto isBetween = [&](std::string_view word) {
        return isOne(word) || areSome(word) || isAmong(word, between) || is(word, Part::Neighbours);
    };
    ++at;
    while (isDiagonal && !isOver(at) && !words_[at].isApart && isBetween(words_[at].text)) ++at;
    return at;
}

bool Cursor::isPlaceAdded(std::size_t at) const {
    static constexpr std::array<std::string_view, 2> links{"and", "or"};
    return !isOver(at + 1) && isAmong(words_[at + 1].text, links) && placeAt(at + 2) != 0 &&
           placeAt(at + 3) == 0;
}

bool Cursor::isAllTo() const {
    static constexpr std::array<std::string_view, 5> between{"to", "on", "the", "its", "that"};
    std::size_t back = at_;
    while (back > begin_ && isAmong(words_[back - 1].text, between)) --back;
    return isAllBefore(back);
}

bool Cursor::areFour() const {
    static constexpr std::array<std::string_view, 2> four{"four", "4"};
    static constexpr std::array<std::string_view, 5> apart{"and", "or", "plus", "also", "too"};
    // Looking at a whole text from each of its words would take the square of its length.
    constexpr std::size_t farthest = 8;
    const std::size_t first = std::max(begin_, at_ - std::min(at_, farthest));
    for (std::size_t back = at_; back > first && !words_[back].isApart; --back) {
        const std::string_view word = words_[back - 1].text;
        if (isAmong(word, apart)) return false;
        if (isAmong(word, four)) return true;
    }
    return false;
}

bool Cursor::areCornersOf() const {
    static constexpr std::array<std::string_view, 5> articles{"the", "a", "its", "this", "whole"};
    std::size_t back = at_;
    while (back > begin_ && isAmong(words_[back - 1].text, articles)) --back;
    if (back == begin_ || words_[--back].text != "of") return false;
    if (back > begin_ && areSome(words_[back - 1].text)) --back;
    return back > begin_ && words_[back - 1].text.starts_with("corner");
}

bool Cursor::isOfLine() const {
    static constexpr std::array<std::string_view, 2> within{"in", "around"};
    const bool isNoun = isOne(next()) || areSome(next());
    return isAmong(next(isNoun ? 2 : 1), within);
}

bool Cursor::isPlaceSaid() const {
    static constexpr std::array<std::string_view, 8> links{"and",  "or",        "four",        "4",
                                                           "hand", "immediate", "immediately", "direct"};
    static constexpr std::array<std::string_view, 7> between{"to", "on", "its", "the", "it", "at", "a"};
    std::size_t back = at_;
    // “The corner pieces touching it”.
    const bool isTouching = words_[at_].text.starts_with("touch");
    const auto isLink = [&](std::string_view word) {
        return isAmong(word, links) || is(word, Part::Neighbours) || (isTouching && areSome(word));
    };
    // Looking at a whole text from each of its words would take the square of its length.
    constexpr std::size_t farthest = 8;
    while (back > 0 && at_ - back < farthest && isLink(words_[back - 1].text)) --back;
    if (back > 0 && is(words_[back - 1].text, Part::Place)) return true;
    std::size_t ahead = at_ + 1;
    const auto isBetween = [&](std::string_view word) {
        return isOne(word) || areSome(word) || isAmong(word, between);
    };
    while (ahead - at_ < farthest && !isOver(ahead) && isBetween(words_[ahead].text)) ++ahead;
    return !isOver(ahead) && !words_[ahead].isApart && is(words_[ahead].text, Part::Place);
}

bool Cursor::isAdded() const {
    static constexpr std::array<std::string_view, 8> between{"the",     "this",   "that",     "pressed",
                                                             "clicked", "chosen", "selected", "also"};
    std::size_t back = at_;
    while (back > begin_ && isAmong(words_[back - 1].text, between)) --back;
    return back > begin_ && (words_[back - 1].text == "and" || words_[back - 1].text == "plus");
}

} // namespace flip::said::flipped
