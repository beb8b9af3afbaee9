#include "core/text/flipped_pieces.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

// The pieces around the pressed one, as Pattern counts them.
constexpr unsigned above = 1U << 1U;
constexpr unsigned left = 1U << 3U;
constexpr unsigned itself = 1U << 4U;
constexpr unsigned right = 1U << 5U;
constexpr unsigned below = 1U << 7U;
constexpr unsigned beside = above | left | right | below;
constexpr unsigned diagonal = 0b101'000'101;

/// What a word adds to what is flipped.
enum class Part {
    /// Where a piece is, of itself or before “neighbours”.
    Place,
    /// Those beside the piece, unless a place is said with it.
    Neighbours,
    /// Nothing where the pieces are said.
    Around,
    Itself,
    It,
    Line,
    Block,
    Except,
    Only,
    Count,
    /// All but what is said: no pattern, unless it is “in its row”.
    Rest,
    /// No pattern has that.
    Strange,
    /// What follows is something else.
    End,
    /// Nothing.
    Filler,
};

struct Meaning {
    Part part;
    /// With single blanks between them.
    std::string_view words;
    unsigned pieces = 0;
};

constexpr auto meanings = std::to_array<Meaning>({
    {Part::Place, "above upper top up north", above},
    {Part::Place, "below lower bottom beneath underneath down south", below},
    {Part::Place, "left west", left},
    {Part::Place, "right east", right},
    {Part::Place, "horizontal horizontally", left | right},
    {Part::Place, "vertical vertically", above | below},
    {Part::Place, "orthogonal orthogonally", beside},
    {Part::Place, "diagonal diagonally corner corners", diagonal},
    {Part::Place, "eight 8", beside | diagonal},
    {Part::Neighbours, "neighbours neighbors neighbour neighbor neighbouring neighboring adjacent beside"},
    {Part::Around, "around surrounding"},
    {Part::Itself, "itself self"},
    {Part::It, "it"},
    {Part::Line, "row rows column columns"},
    {Part::Block, "3x3 3×3 9 nine"},
    {Part::Except, "except without excluding not"},
    {Part::Only, "only just alone"},
    {Part::Count, "two 2 three 3"},
    {Part::Rest, "everything other others"},
    {Part::Strange, "consecutive knight knight's bishop bishop's rook rook's queen queen's away"},
    {Part::End, "so until when while because then if how find make"},
    {Part::Filler,
     "the a an its all of or to and as well plus also too both with together along one ones that "
     "this is are immediate immediately direct directly four 4 state states colour color colours "
     "colors any every each for at on in but side sides those which whose closest nearest same "
     "pressed clicked chosen selected centered centred block area square whole entire"},
});

bool hasWord(std::string_view list, std::string_view word) {
    for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
    }
    return false;
}

const Meaning* meaningOf(std::string_view word) {
    if (word.empty()) return nullptr;
    const auto found =
        std::ranges::find_if(meanings, [&](const Meaning& each) { return hasWord(each.words, word); });
    return found == meanings.end() ? nullptr : &*found;
}

bool is(std::string_view word, Part part) {
    const Meaning* const meaning = meaningOf(word);
    return meaning != nullptr && meaning->part == part;
}

/// What the pressed one may be called.
bool isOne(std::string_view word) { return isPiece(word) || word == "button" || word == "field"; }

bool areSome(std::string_view word) { return arePieces(word) || word == "buttons" || word == "fields"; }

class Reader {
  public:
    Reader(const Words& words, std::size_t begin, Phrases verbs)
        : words_(words), begin_(begin), at_(begin), verbs_(verbs) {}

    std::optional<FlippedPieces> read() {
        bool isKnown = true;
        for (; !isOver(at_) && !what_.strange; ++at_) {
            const std::string_view word = words_[at_].text;
            if (isStrange()) what_.strange = at_;
            if (isKnown) isKnown = isAmong(word, verbs_) || take(word);
        }
        return isKnown || what_.strange ? std::optional(what_) : std::nullopt;
    }

  private:
    [[nodiscard]] bool isOver(std::size_t at) const {
        return at >= words_.size() || isEnd(words_[at]) || is(words_[at].text, Part::End);
    }

    [[nodiscard]] std::string_view next(std::size_t by = 1) const {
        return isOver(at_ + by) ? std::string_view() : std::string_view(words_[at_ + by].text);
    }

    /// What no press of this program flips, whatever the other words mean.
    [[nodiscard]] bool isStrange() const {
        static constexpr std::array<std::string_view, 6> choices{"a", "an", "any", "one", "whole", "entire"};
        const std::string_view word = words_[at_].text;
        if (word == "diagonals") return before() == "both" || next() == "through";
        // “A whole row or a whole column.”
        if (word == "or") return (what_.row || what_.column) && isAmong(next(), choices);
        if (word == "distance") return next() != "1" && next() != "one";
        return is(word, Part::Strange);
    }

    [[nodiscard]] std::string_view before() const {
        return at_ == begin_ ? std::string_view() : std::string_view(words_[at_ - 1].text);
    }

    bool take(std::string_view word) {
        const Meaning* const meaning = meaningOf(word);
        if (meaning != nullptr) return takeMeaning(*meaning, word);
        return isOne(word) ? takePiece() : areSome(word);
    }

    bool takeMeaning(const Meaning& meaning, std::string_view word) {
        switch (meaning.part) {
        case Part::Place:
            what_.hasCorners |= word.starts_with("corner");
            add(meaning.pieces);
            return true;
        case Part::Neighbours:
            if (!isPlaceSaid()) add(beside);
            return true;
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
            (word.starts_with("row") ? what_.row : what_.column) = at_;
            // “You can flip rows and columns.”
            if (at_ == begin_ && word.ends_with('s')) what_.strange = at_;
            return true;
        case Part::Block:
            return takeBlock();
        case Part::Except:
            return what_.isExcept = true;
        case Part::Only:
            return what_.isOnly = true;
        case Part::Count:
            return takeCount();
        case Part::Rest:
            if (!isOfLine()) what_.strange = at_;
            return true;
        case Part::Filler:
            return !isPartOf(word);
        case Part::Strange:
        case Part::End:
            break;
        }
        return true;
    }

    /// “Four of the eight around it”, “a plus in the square”.
    [[nodiscard]] bool isPartOf(std::string_view word) const {
        static constexpr std::array<std::string_view, 2> four{"four", "4"};
        return (next() == "of" && isAmong(word, four)) || (word == "plus" && before() == "a");
    }

    void add(unsigned more) { what_.isExcept ? what_.pieces &= ~more : what_.pieces |= more; }

    /// Not “a 3x3 board”.
    bool takeBlock() {
        static constexpr std::array<std::string_view, 4> boards{"board", "grid", "matrix", "puzzle"};
        if (isAmong(next(), boards)) return false;
        add(itself | beside | diagonal);
        return true;
    }

    /// “3 x 3”; “two neighbours”, but no “two pieces in each direction”.
    bool takeCount() {
        if (words_[at_].text == "3" && next() == "x" && next(2) == "3") {
            at_ += 2;
            return takeBlock();
        }
        if (isOne(next()) || areSome(next())) what_.strange = at_;
        return true;
    }

    /// “Everything in its row”, “all other pieces in the row”, “the others around it”.
    [[nodiscard]] bool isOfLine() const {
        static constexpr std::array<std::string_view, 2> within{"in", "around"};
        const bool isNoun = isOne(next()) || areSome(next());
        return isAmong(next(isNoun ? 2 : 1), within);
    }

    /// Whether the place of these neighbours is said: “horizontal and vertical neighbours”, “adjacent pieces
    /// above and below”.
    [[nodiscard]] bool isPlaceSaid() const {
        static constexpr std::array<std::string_view, 7> links{"and",       "or",          "four",  "4",
                                                               "immediate", "immediately", "direct"};
        static constexpr std::array<std::string_view, 4> between{"to", "on", "its", "the"};
        std::size_t back = at_;
        const auto isLink = [&](std::string_view word) {
            return isAmong(word, links) || is(word, Part::Neighbours);
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
        if (!isElsewhere && !isOther) add(itself);
        return true;
    }

    const Words& words_;
    std::size_t begin_;
    std::size_t at_;
    /// What adds nothing, because it is not only said what is flipped.
    Phrases verbs_;
    FlippedPieces what_;
};

} // namespace

bool FlippedPieces::areLines() const { return row && column && (pieces & ~itself) == 0; }

bool FlippedPieces::isWithoutItself() const { return isExcept && (pieces & itself) == 0; }

bool FlippedPieces::isOnlyItself() const { return pieces == itself; }

std::optional<Pattern> FlippedPieces::pattern() const {
    const bool hasLines = row.has_value() != column.has_value() || (row && (pieces & beside) != beside);
    const bool isOpen = (pieces & beside) == 0 && (pieces & diagonal) != 0 && !hasCorners;
    const bool isAlone = isOnlyItself() && !isOnly;
    const bool isClear = (pieces & itself) != 0 || isWithoutItself();
    if (strange || hasLines || isOpen || isAlone || !isClear || pieces == 0) return std::nullopt;
    return Pattern(pieces);
}

std::optional<std::size_t> FlippedPieces::unknown(std::size_t begin) const {
    if (strange) return strange;
    if (row.has_value() != column.has_value()) return row ? row : column;
    const bool isUsual = (pieces & beside) == beside || (pieces == diagonal && !hasCorners);
    const bool isVague = pieces != 0 && (pieces & itself) == 0 && !isExcept && !isUsual && !row;
    return isVague ? std::optional(begin) : std::nullopt;
}

std::optional<FlippedPieces> flippedPieces(const Words& words, std::size_t begin, Phrases verbs) {
    return Reader(words, begin, verbs).read();
}

} // namespace flip::said
