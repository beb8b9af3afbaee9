#include "core/text/boards_in_lines.h"

#include "core/text/boards_read.h"
#include "core/text/rows_beside.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// The word without what stands around it, if it is pieces of one kind and slashes: “(bwb/wbw),”. Otherwise
/// nothing.
std::string_view piecesOf(std::string_view word) {
    static constexpr std::array<std::string_view, 5> kinds{"bw/", "BW/", "01/", "#./", "*./"};
    constexpr std::size_t ofLetters = 3;
    const auto isOf = [&](std::string_view kind) {
        return word.find_first_not_of(kind) == std::string_view::npos;
    };
    const std::size_t begin = word.find_first_of("bwBW01#*.");
    if (begin == std::string_view::npos) return {};
    word = word.substr(begin, word.find_last_of("bwBW01#*.") + 1 - begin);
    if (std::ranges::any_of(kinds, isOf)) return word;
    // Where a full stop is no piece, it may end the sentence.
    word = word.substr(0, word.find_last_not_of('.') + 1);
    return std::any_of(kinds.begin(), kinds.begin() + ofLetters, isOf) ? word : std::string_view();
}

/// Empty for those that are no pieces.
std::vector<std::string_view> pieceWordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t begin = 0; begin < line.size();) {
        const std::size_t end = std::min(line.find_first_of(" ,;\t", begin), line.size());
        const std::string_view word = line.substr(begin, end - begin);
        const bool isAddress = word.find("//") != std::string_view::npos;
        if (begin < end) words.push_back(isAddress ? std::string_view() : piecesOf(word));
        begin = end + 1;
    }
    return words;
}

using PieceWords = std::vector<std::string_view>;

/// The rows that begin at this word: those of “bwb/wbw” and “bwb wbw bbb.”, but not of “01/10/11” and
/// “10 11 10”, which may be a date and numbers. `at` goes on behind them.
PieceWords rowsAt(const PieceWords& words, std::size_t& at) {
    constexpr std::size_t fewestWords = 3;
    const std::string_view first = words[at];
    PieceWords rows = splitAt(first, '/');
    const bool areDigits = first.find_first_of("01") != std::string_view::npos;
    const std::size_t columns = rows.front().size();
    if (rows.size() > 1) {
        ++at;
        return columns > (areDigits ? 2 : 1) ? rows : PieceWords{};
    }
    const auto isRow = [&](std::string_view word) {
        return word.size() == columns && word.find('/') == std::string_view::npos;
    };
    for (rows.clear(); at < words.size() && isRow(words[at]); ++at) rows.push_back(words[at]);
    return rows.size() >= fewestWords && columns > 2 ? rows : PieceWords{};
}

/// The boards among the words of a line, each with its place there.
std::vector<std::pair<Grid, std::size_t>> boardsInLine(std::string_view line) {
    std::vector<std::pair<Grid, std::size_t>> boards;
    const PieceWords words = pieceWordsOf(line);
    for (std::size_t at = 0; at < words.size();) {
        const PieceWords rows = rowsAt(words, at);
        std::string written;
        for (const std::string_view row : rows) written.append(written.empty() ? "" : "/").append(row);
        auto board = readBoard(written);
        // A full stop may be a piece, or end the sentence.
        if (!board && written.ends_with('.')) {
            written.pop_back();
            board = readBoard(written);
        }
        if (board)
            boards.emplace_back(*std::move(board),
                                static_cast<std::size_t>(rows.front().data() - line.data()));
    }
    return boards;
}

/// Whether words lead to the presses for a board, to what it is not, or to how boards are written: “not the
/// pattern …”, “it looks like …”, “my program says …”.
bool isAnswerOrExample(std::string_view words) {
    static constexpr auto examples = std::to_array<std::string_view>(
        {"not ", "instead of", "like", "such as", "example", "e.g.", "format", "says ", "said ", "output",
         "prints ", "printed", "clicking", "pressing", "quiet", "written"});
    const std::string small = lowered(words);
    return announcesPresses(words) || std::ranges::any_of(examples, [&](std::string_view each) {
               return small.find(each) != std::string::npos;
           });
}

/// Whether a board in a line may be meant as one. One of one colour may be how all ends, or a rule across the
/// page; numbers of two signs have other uses unless they are as large as the board; and the plus is the
/// usual pattern.
bool mayBeMeant(const Grid& board, bool areDigits, const BoardsRead& read) {
    const bool isPlus = board == asBoard(Pattern::plus()) || board == asBoard(Pattern::plus()).complement();
    const bool isOneColour = board.none() || board.complement().none();
    return !isPlus && !isOneColour && (!areDigits || read.hasSizeOf(board));
}

/// Whether the boards that were read are written with digits.
bool isOfDigits(const Recognised& recognised) {
    return std::ranges::any_of(recognised.readings.front().signs,
                               [](const ColouredSign& each) { return each.sign == "0" || each.sign == "1"; });
}

bool isRemarkOfCode(std::string_view line) {
    line = trimmed(line);
    return line.starts_with("# ") || line.starts_with("//");
}

} // namespace

std::optional<TextError> boardsBesideInLines(const Recognised& recognised, std::string_view page) {
    // Most texts have no such words.
    std::optional<BoardsRead> read;
    std::set<std::string> rows;
    std::int64_t number = 0;
    for (const std::string_view line : splitAt(page, '\n')) {
        ++number;
        for (const auto& [board, at] : boardsInLine(line)) {
            if (!read) {
                read.emplace(recognised);
                rows = rowsRead(recognised);
            }
            // “101 010 111” may be a row in groups.
            std::string row = writeBoardLine(board);
            std::erase(row, '/');
            const bool areDigits = line[at] == '0' || line[at] == '1';
            // Numbers beside a picture, or in a comment of a program.
            if (areDigits && (!isOfDigits(recognised) || isRemarkOfCode(line))) continue;
            if (mayBeMeant(board, areDigits, *read) && !read->has(board) && !read->hasRowsOf(board) &&
                !rows.contains(row) && !isAnswerOrExample(line.substr(0, at)))
                return TextError{number, static_cast<std::int64_t>(at) + 1, std::string(rowsApart),
                                 "only one of them, or all written alike"};
        }
    }
    return std::nullopt;
}

} // namespace flip
