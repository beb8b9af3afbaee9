#include "core/text/text_kind.h"

#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "core/text/character.h"
#include "core/text/list_gaps.h"
#include "core/text/long_text.h"
#include "core/text/no_board.h"
#include "core/text/numbered_boards.h"
#include "core/text/plain_look.h"
#include "core/text/rows_beside.h"
#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace flip {

namespace {

/// A text whose first board is longer than this can only be a board.
constexpr std::size_t longestLook = std::size_t{256} << 10U;

/// The words of the next line that is not blank, in half-width characters; nothing if the line is not
/// complete.
std::optional<std::u32string> nextLine(TextReader& reader, bool toTheEnd) {
    std::u32string line;
    for (;; reader.advance()) {
        const Character& at = reader.current();
        if (at.sign == Sign::End) return toTheEnd ? std::optional(line) : std::nullopt;
        if (at.sign == Sign::LineEnd && !line.empty()) break;
        const bool blank = at.sign == Sign::Blank || at.sign == Sign::LineEnd;
        if (!blank) line += at.sign == Sign::Broken ? U'?' : halfWidth(at.code);
        if (blank && !line.empty() && line.back() != U' ') line += U' ';
    }
    if (line.back() == U' ') line.pop_back();
    return line;
}

bool isTwoNumbers(const std::u32string& line) {
    const std::size_t blank = line.find(U' ');
    return blank != std::u32string::npos && line.find(U' ', blank + 1) == std::u32string::npos &&
           std::ranges::all_of(line, [](char32_t c) { return c == U' ' || (c >= U'0' && c <= U'9'); });
}

/// What the first lines say about a text.
enum class Look {
    /// More of the text is needed.
    Open,
    /// Boards that can be read as they come.
    Stream,
    /// The whole text is needed.
    Whole,
};

/// Follows the lines of the first board. What is more than pieces needs the whole text.
class FirstBoard {
  public:
    explicit FirstBoard(std::string_view seen) : seen_(seen), reader_(singleBlock(seen)) {}

    Look look() {
        for (;; reader_.advance()) {
            const Character& at = reader_.current();
            if (at.sign == Sign::End) return Look::Open;
            // Before the first row, a slash is the mark of a comment, or a piece.
            const bool isRow = at.isPiece() || at.sign == Sign::Blank || at.sign == Sign::LineEnd ||
                               (at.sign == Sign::Slash && (pieces_ > 0 || slashed_));
            if (!isRow || !plain_.add(at)) return Look::Whole;
            pieces_ += at.isPiece() ? 1 : 0;
            slashed_ = slashed_ || at.sign == Sign::Slash;
            if (at.sign != Sign::LineEnd) continue;
            if (const Look found = lineEnd(); found != Look::Open) return found;
        }
    }

  private:
    Look lineEnd() {
        if (slashed_) return areWordsNext() ? Look::Whole : Look::Stream;
        // A single row may be the first of a board with blank lines between its rows.
        if (pieces_ == 0 && rows_ == 1) return Look::Whole;
        if (pieces_ == 0) return rows_ == 0 ? Look::Open : boardEnd();
        isJudges_ = isJudges_ && pieces_ == judgeSide;
        ++rows_;
        pieces_ = 0;
        if (!isJudges_ || rows_ != judgeSide) return Look::Open;
        return areWordsNext() ? Look::Whole : Look::Stream;
    }

    /// Whether the next line, if it has come already, is no row, not even one with a mistake in it: words on
    /// the board, or an arrow to a target. The next board may be on one line, with slashes.
    [[nodiscard]] bool areWordsNext() const {
        TextReader rest = reader_;
        bool isRow = false;
        bool isOther = false;
        for (rest.advance(); rest.current().sign != Sign::End; rest.advance()) {
            const Character& at = rest.current();
            if (at.sign == Sign::LineEnd && (isRow || isOther)) break;
            if (slashed_ && isRow && at.sign == Sign::Slash) return false;
            isRow = isRow || at.isPiece();
            isOther = isOther || (!at.isPiece() && at.sign != Sign::Blank && at.sign != Sign::LineEnd);
        }
        return isOther;
    }

    /// A blank line: if these lines can only be a board, so are those that follow.
    Look boardEnd() const {
        const auto recognised = recognise(seen_);
        // Between tabs there may be empty cells, which are pieces.
        const bool mayBeTable =
            recognised && recognised->isInterpreted && seen_.find('\t') != std::string_view::npos;
        const bool isBoard = recognised && !recognised->isOpen && !recognised->hasWords && !mayBeTable &&
                             !recognised->readings.front().judge;
        return isBoard && !areWordsNext() ? Look::Stream : Look::Whole;
    }

    std::string_view seen_;
    TextReader reader_;
    PlainLook plain_;
    int pieces_ = 0;
    int rows_ = 0;
    bool slashed_ = false;
    bool isJudges_ = true;
};

/// The rest of the text after what is known of it, as far as longestRecognised.
std::string gathered(std::string text, std::string_view& block, const BlockSource& source) {
    while (text.size() <= longestRecognised && !(block = source()).empty()) text += block;
    return text;
}

/// The text, then what the source still has.
BlockSource continued(std::string text, BlockSource source) {
    const auto begin = std::make_shared<const std::string>(std::move(text));
    return [begin, source = std::move(source), isGiven = false]() mutable {
        return std::exchange(isGiven, true) ? source() : std::string_view(*begin);
    };
}

/// Whether this is an object of JSON, which is no board, though it begins with a bracket.
bool beginsAsObject(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t open = text.find_first_not_of(blanks);
    if (open == std::string_view::npos || text[open] != '{') return false;
    const std::size_t next = text.find_first_not_of(blanks, open + 1);
    return next != std::string_view::npos && (text[next] == '"' || text[next] == '\'');
}

/// Whether a line of one word is rather a row with a mistake in it: “wwq”.
bool isNearlyRow(std::string_view line) {
    line = trimmed(line);
    if (line.find_first_of(" \t") != std::string_view::npos) return false;
    TextReader reader(singleBlock(line));
    std::size_t pieces = 0;
    for (; reader.current().sign != Sign::End; reader.advance()) pieces += reader.current().isPiece() ? 1 : 0;
    return 2 * pieces >= line.size();
}

/// Whether words end the boards of a text: what they say might be of the boards above them, too.
bool endsInProse(std::string_view text) {
    BoardStream stream(singleBlock(text));
    auto board = stream.next();
    while (board && *board) board = stream.next();
    if (!board) return false;
    const auto lines = splitAt(text, '\n');
    const auto line = static_cast<std::size_t>(board->error().line - 1);
    return line < lines.size() && isProseLine(lines[line]) && !isNearlyRow(lines[line]);
}

/// Reads the whole text; if it begins like a board but is not recognised, it is a stream of boards, unless
/// words end it.
KnownSource whole(std::string text, std::string_view block, BlockSource source) {
    if (!block.empty()) text = gathered(std::move(text), block, source);
    // A terminal would wait for more if it were asked again.
    if (block.empty()) source = [] { return std::string_view{}; };
    if (text.size() > longestRecognised && mayBeLong(text))
        return {PuzzleKind::Boards, {}, recogniseBlocks(continued(std::move(text), std::move(source)))};
    auto recognised = text.size() <= longestRecognised
                          ? recognise(text)
                          : Result<Recognised, TextError>(TextError{
                                1, 1, "more than 4 MiB of text", "less text, or lines of boards or panels"});
    const bool isWhole = text.size() <= longestRecognised;
    const bool isBeside = !recognised && isAboutRowsBeside(recognised.error());
    auto broken = recognised || isBeside || !isWhole ? std::nullopt : brokenOff(text);
    if (broken && broken->before)
        return {PuzzleKind::Boards, {}, *std::move(broken->before), std::move(broken->error)};
    if (broken) return {PuzzleKind::Boards, {}, std::move(broken->error)};
    // “1.” above a board that cannot be read is no board of two pieces.
    const bool isNumbered = isWhole && !recognised && withNumberedHeadings(text) != text;
    const bool isFinal = isBeside || isNumbered || beginsAsObject(text) ||
                         (isWhole && (!beginsAsBoard(text) || knownNoBoard(text) || signMissingInList(text) ||
                                      endsInProse(text)));
    if (recognised || isFinal) return {PuzzleKind::Boards, {}, std::move(recognised)};
    return {PuzzleKind::Boards, continued(std::move(text), std::move(source)), {}};
}

} // namespace

namespace {

bool isThreeDigits(const std::u32string& line) {
    return line.size() == 3 && line.find_first_not_of(U"01") == std::u32string::npos;
}

/// After two numbers and a line of three digits: a pattern in digits has three of these lines, and then the
/// text ends or another panel begins.
std::optional<PuzzleKind> kindOfDigits(TextReader& reader, bool toTheEnd) {
    for (int row = 1; row < 3; ++row) {
        const auto line = nextLine(reader, toTheEnd);
        if (!line) return std::nullopt;
        if (!isThreeDigits(*line)) return PuzzleKind::Boards;
    }
    const auto after = nextLine(reader, toTheEnd);
    if (!after) return std::nullopt;
    return after->empty() || isTwoNumbers(*after) ? PuzzleKind::Panels : PuzzleKind::Boards;
}

/// Whether the text so far is, for all that is known, no plain input of panels: it has one panel of three by
/// three, which may be a board below its size, or a pattern in digits.
bool mayBeElse(std::string_view seen) {
    TextReader reader(singleBlock(seen));
    constexpr int lines = 4;
    if (nextLine(reader, true) != std::u32string(U"3 3")) return isThreeDigits(*nextLine(reader, true));
    for (int line = 1; line < lines; ++line) nextLine(reader, true);
    const auto end = nextLine(reader, true);
    return end && end->empty();
}

} // namespace

std::optional<PuzzleKind> kindOf(std::string_view seen, bool toTheEnd) {
    TextReader reader(singleBlock(seen));
    const auto first = nextLine(reader, toTheEnd);
    if (!first) return std::nullopt;
    if (!isTwoNumbers(*first)) return PuzzleKind::Boards;
    const bool maybePieces = first->find_first_not_of(U"01 ") == std::u32string::npos;
    const auto second = nextLine(reader, toTheEnd);
    if (!second) return std::nullopt;
    const bool isPattern = second->size() == 3 && second->find_first_not_of(U"*.") == std::u32string::npos;
    if (isPattern || maybePieces) return isPattern ? PuzzleKind::Panels : PuzzleKind::Boards;
    // Three rows below “3 3” are a board.
    if (isThreeDigits(*second) && *first != U"3 3") return kindOfDigits(reader, toTheEnd);
    if (isThreeDigits(*second)) return PuzzleKind::Boards;
    // After the size of a board come its rows, after that of a list its pairs of numbers.
    const bool isElse = !second->empty() && (second->find_first_not_of(U"*. ") == 0 ||
                                             second->find(U'#') != std::u32string::npos);
    return isElse ? PuzzleKind::Boards : PuzzleKind::Panels;
}

KnownSource tellKind(BlockSource source) {
    // Short blocks are joined; the last one, which may be long, is not copied.
    for (std::string earlier;;) {
        const std::string_view block = source();
        const std::string seen = earlier + std::string(block.substr(0, longestLook - earlier.size()));
        const auto kind = kindOf(seen, block.empty());
        const Look look = kind == PuzzleKind::Boards ? FirstBoard(seen).look() : Look::Open;
        const bool isLong = seen.size() == longestLook;
        // A line that goes on and on is a puzzle with a table.
        if (isLong && mayBeLong(seen))
            return whole(std::move(earlier).append(block), block, std::move(source));
        const bool arePanels = kind == PuzzleKind::Panels && !mayBeElse(seen);
        if (arePanels || look == Look::Stream || (isLong && look == Look::Open)) {
            return {kind.value_or(PuzzleKind::Boards),
                    rejoined(std::move(earlier), block, std::move(source)),
                    {}};
        }
        if (look == Look::Whole || block.empty())
            return whole(std::move(earlier).append(block), block, std::move(source));
        earlier = seen;
    }
}

} // namespace flip
