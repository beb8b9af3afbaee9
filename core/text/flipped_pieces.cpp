#include "core/text/flipped_pieces.h"

#include "core/text/flipped_cursor.h"
#include "core/text/flipped_words.h"
#include "core/text/said_shape.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace flipped {

namespace {

class Reader : private Cursor {
  public:
    Reader(const Words& words, std::size_t begin, Phrases verbs) : Cursor(words, begin), verbs_(verbs) {}

    std::optional<FlippedPieces> read() {
        bool isKnown = true;
        for (; !isOver(at_) && !what_.strange; ++at_) {
            const std::string_view word = words_[at_].text;
            if (isStrange()) what_.strange = at_;
            if (isKnown) isKnown = isAmong(word, verbs_) || take(word);
        }
        if (isConditional() && !what_.strange) what_.strange = at_;
        if (allTo_ && !what_.strange && (what_.pieces & beside) != beside) what_.strange = allTo_;
        return isKnown || what_.strange ? std::optional(what_) : std::nullopt;
    }

  private:
    /// What no press of this program flips, whatever the other words mean.
    [[nodiscard]] bool isStrange() const {
        static constexpr std::array<std::string_view, 6> choices{"a", "an", "any", "one", "whole", "entire"};
        const std::string_view word = words_[at_].text;
        if (word == "diagonals")
            return before() == "both" || next() == "through" || (what_.row && what_.column) || areAllOnThem();
        // “A whole row or a whole column”, “any row or column”.
        if (word == "or" && (what_.row || what_.column))
            return isAmong(next(), choices) || (isAnyLine_ && is(next(), Part::Line));
        // “Of the same colour”, “one of its neighbours”, “the main diagonal”, “and their neighbours”.
        static constexpr std::array<std::string_view, 3> colours{"colour", "color", "state"};
        if (word == "same") return isAmong(next(), colours) && (before() == "of" || before(2) == "of");
        if (word == "one") return before() != "the" && (next() == "of" || is(next(), Part::Neighbours));
        if (word == "diagonal") return before() == "main";
        if (is(word, Part::Neighbours))
            return (before() == "their" && (what_.pieces & beside) != 0) || before().starts_with("neighbo");
        if (word == "distance") return next() != "1" && next() != "one";
        return is(word, Part::Strange) || isOtherShape(words_, begin_, at_);
    }

    bool take(std::string_view word) {
        const Meaning* const meaning = meaningOf(word);
        if (isShared(word)) return takePlace(beside);
        if (meaning != nullptr) return takeMeaning(*meaning, word);
        if (word == "diagonals" && what_.isExcept) return takePlace(diagonal);
        return isOne(word) ? takePiece() : areSome(word);
    }

    bool takeMeaning(const Meaning& meaning, std::string_view word) {
        switch (meaning.part) {
        case Part::Place:
            if (before() == "non") return takeOther(meaning.pieces);
            // “Up to four pieces”.
            if (word == "up" && next() == "to") return true;
            what_.hasCorners |= word.starts_with("corner");
            return takePlace(meaning.pieces);
        case Part::Neighbours:
            return takeNeighbours(word);
        case Part::Around:
            return (what_.pieces & ~itself) != 0 || next() == "eight" || next() == "8";
        case Part::Itself:
            add(itself);
            return true;
        case Part::It:
            // “It and its neighbours”, not “the one below it”.
            if (before().empty() || before() == "and") add(itself);
            return true;
        case Part::Line:
            return takeLine(word);
        case Part::Block:
            return takeBlock(1);
        case Part::Centre:
            return takeCentre();
        case Part::Except:
            // “All pieces except itself”.
            if (what_.areNone() && isAllBefore(at_)) what_.strange = at_;
            return what_.isExcept = true;
        case Part::Only:
            return what_.isOnly = true;
        case Part::Count:
            return takeCount();
        case Part::Rest:
            if (!isOfLine()) what_.strange = at_;
            return true;
        case Part::Filler:
            what_.isExcept |= isExcepting(word);
            return !isPartOf(word);
        case Part::Strange:
        case Part::End:
            break;
        }
        return true;
    }

    /// “Non-diagonal”.
    bool takeOther(unsigned place) {
        if (place == diagonal) add(beside);
        return place == diagonal;
    }

    bool takeLine(std::string_view word) {
        static constexpr std::array<std::string_view, 3> any{"any", "whole", "entire"};
        isAnyLine_ = isAnyLine_ || isAmong(before(), any);
        // “All in its row, but not the column”.
        if (what_.isExcept) what_.strange = at_;
        (word.starts_with("row") ? what_.row : what_.column) = at_;
        // “You can flip rows and columns.”
        if (at_ == begin_ && word.ends_with('s')) what_.strange = at_;
        return true;
    }

    /// “Pieces touching it”, but not “on touching it” or “touch a piece”.
    bool takeNeighbours(std::string_view word) {
        static constexpr std::array<std::string_view, 5> those{"that", "ones", "those", "four", "4"};
        if (word.starts_with("touch") && !isAmong(before(), those) && !areSome(before())) return false;
        static constexpr std::array<std::string_view, 3> farther{"those", "these", "them"};
        if (next() == "of" && isAmong(next(2), farther)) what_.strange = at_;
        if (!isPlaceSaid()) add(beside);
        return true;
    }

    /// “The block except its centre”, “its corners and the centre”; otherwise it may be that of the board.
    bool takeCentre() {
        const bool isOfBlock = what_.isExcept || areCorners_;
        if (isOfBlock) add(itself);
        return isOfBlock;
    }

    void add(unsigned more) {
        what_.isExcept ? what_.pieces &= ~more : what_.pieces |= more;
        what_.isItselfExcepted |= what_.isExcept && (more & itself) != 0;
    }

    /// “All neighbours but the left one”, and not “but also”.
    [[nodiscard]] bool isExcepting(std::string_view word) const {
        static constexpr std::array<std::string_view, 6> first{"the",      "its", "those",
                                                               "diagonal", "for", "itself"};
        static constexpr std::array<std::string_view, 5> whole{"all", "block", "area", "square", "ones"};
        if (word != "but" || words_[at_].isApart || !isAmong(next(), first)) return false;
        return isAmong(before(), whole) || areSome(before()) || is(before(), Part::Neighbours);
    }

    /// Adds the corners that this place and those behind it name together, if they do: “upper left” and “the
    /// diagonal ones below it”, but not “up down left right”.
    bool takePlace(unsigned place) {
        unsigned named = place;
        unsigned corners = diagonal & allOn(place);
        std::size_t last = at_;
        const bool isListed = at_ > begin_ && placeAt(at_) != 0 && placeAt(at_ - 1) != 0;
        const auto next = [&] { return nextPlace(last, allOn(named) == diagonal && last == at_); };
        for (std::size_t at = next(); !isListed && corners != 0 && placeAt(at) != 0; at = next()) {
            const unsigned more = placeAt(at);
            const bool isDown = named == right && axisOf(more) == (above | below);
            // “Right above it”.
            if (isDown) return true;
            if (allOn(more) == 0 || (named & axisOf(more)) != 0) return takeAlone(place);
            named |= more;
            corners &= allOn(more);
            last = at;
        }
        if (last != at_ && isPlaceAdded(last)) {
            // “The diagonal ones above and below it”.
            if ((named & diagonal) != 0) what_.strange = at_;
            last = at_;
        }
        if (last == at_) return takeAlone(place);
        what_.hasCorners = true;
        at_ = last;
        add(corners);
        return true;
    }

    bool takeAlone(unsigned place) {
        if (place == diagonal) what_.hasFour |= areFour();
        if (allOn(place) != 0 && place != diagonal && isAllTo()) allTo_ = at_;
        add(place);
        return true;
    }

    /// In so many words. Not “a 3x3 board”.
    bool takeBlock(std::size_t length) {
        static constexpr std::array<std::string_view, 4> boards{"board", "grid", "matrix", "puzzle"};
        if (isAmong(next(length), boards)) return false;
        areCorners_ = areCornersOf();
        if (!areCorners_) add(itself | beside | diagonal);
        at_ += length - 1;
        return true;
    }

    /// “3 x 3”; “two neighbours”, but no “two pieces in each direction”.
    bool takeCount() {
        const auto said = sizeAt(words_, at_);
        if (said) return said->size == Size{Pattern::side, Pattern::side} && takeBlock(said->length);
        static constexpr std::array<std::string_view, 4> tooMany{"six", "6", "seven", "7"};
        // “Two to the right”.
        const bool isFar = next() == "to" && (is(next(2), Part::Place) || is(next(3), Part::Place));
        if (isFar || isOne(next()) || areSome(next()) ||
            (is(next(), Part::Neighbours) && (areSome(next(2)) || isAmong(words_[at_].text, tooMany))))
            what_.strange = at_;
        return true;
    }

    /// “The piece”, but not “the piece to the right”, “every piece”, “its left piece”.
    bool takePiece() {
        static constexpr std::array<std::string_view, 4> other{"every", "each", "any", "one"};
        static constexpr std::array<std::string_view, 12> between{
            "to", "the", "on", "at", "its", "of", "directly", "that", "is", "one", "just", "immediately"};
        std::size_t ahead = at_ + 1;
        while (!isOver(ahead) && !words_[ahead].isApart && isAmong(words_[ahead].text, between)) ++ahead;
        const std::string_view place = isOver(ahead) || words_[ahead].isApart
                                           ? std::string_view()
                                           : std::string_view(words_[ahead].text);
        const bool isElsewhere =
            is(place, Part::Place) || is(place, Part::Around) || is(place, Part::Neighbours);
        const bool isOther = isAmong(before(), other) || is(before(), Part::Place) ||
                             is(before(), Part::Neighbours) || is(before(), Part::Rest);
        // “The corners of the block around the piece”.
        const bool isOfBlock = areCorners_ && !isAdded();
        if (!isElsewhere && !isOther && !isOfBlock) add(itself);
        return true;
    }

    /// What adds nothing, because it is not only said what is flipped.
    Phrases verbs_;
    FlippedPieces what_;
    /// Whether only the corners of a block were named.
    bool areCorners_ = false;
    /// Whether a row or a column is named that may be chosen.
    bool isAnyLine_ = false;
    /// The place of a side on which all are named.
    std::optional<std::size_t> allTo_;
};

} // namespace

} // namespace flipped

bool FlippedPieces::areLines() const { return row && column && (pieces & ~flipped::itself) == 0; }

bool FlippedPieces::isWithoutItself() const { return isItselfExcepted && (pieces & flipped::itself) == 0; }

bool FlippedPieces::isOnlyItself() const { return pieces == flipped::itself; }

std::optional<Pattern> FlippedPieces::pattern() const {
    const bool hasLines =
        row.has_value() != column.has_value() || (row && (pieces & flipped::beside) != flipped::beside);
    const bool isOpen =
        (pieces & flipped::beside) == 0 && (pieces & flipped::diagonal) != 0 && !hasCorners && !hasFour;
    const bool isAlone = isOnlyItself() && !isOnly;
    const bool isClear = (pieces & flipped::itself) != 0 || isWithoutItself();
    // As the eight around a piece are usually named, it flips with them.
    if (!strange && !isExcept && !row && !column && pieces == (flipped::beside | flipped::diagonal))
        return Pattern(Pattern::count - 1);
    if (strange || hasLines || isOpen || isAlone || !isClear || pieces == 0) return std::nullopt;
    return Pattern(pieces);
}

std::optional<std::size_t> FlippedPieces::unknown(std::size_t begin) const {
    if (strange) return strange;
    if (row.has_value() != column.has_value()) return row ? row : column;
    const bool isUsual =
        (pieces & flipped::beside) == flipped::beside || (pieces == flipped::diagonal && !hasCorners);
    const bool isVague = pieces != 0 && (pieces & flipped::itself) == 0 && !isExcept && !isUsual && !row;
    return isVague ? std::optional(begin) : std::nullopt;
}

std::optional<FlippedPieces> flippedPieces(const Words& words, std::size_t begin, Phrases verbs) {
    return flipped::Reader(words, begin, verbs).read();
}

} // namespace flip::said
