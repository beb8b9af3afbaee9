#include "core/text/rows_beside.h"

#include "core/text/board_text.h"
#include "core/text/sign_boards.h"
#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

constexpr std::string_view rowsFound = "rows of a board apart from the one that was read";

/// Tells of one line after the other whether it may be a row: several signs outside of all brackets, no
/// words, and no mark of a list, a link or an object.
class RowLooker {
  public:
    bool mayBeRow(std::string_view line) {
        constexpr std::size_t fewest = 2;
        const bool isInside = depth_ > 0;
        for (const char c : line) {
            if (c == '[' || c == '(' || c == '{') ++depth_;
            if (c == ']' || c == ')' || c == '}') depth_ = std::max(depth_ - 1, 0);
        }
        return !isInside && line.size() >= fewest &&
               line.find_first_of("[](){}\"'`:=<>") == std::string_view::npos && !isProseLine(line);
    }

  private:
    int depth_ = 0;
};

/// 10 11: two words of digits on a line are numbers.
bool areNumbers(const SignBoards& signs, std::string_view rows) {
    const bool areDigits = rows.find_first_not_of("01 \t\n") == std::string_view::npos;
    const bool isLine = trimmed(rows).find('\n') == std::string_view::npos;
    return areDigits && isLine && signs.boards.front().rows.size() == 2;
}

using Boards = std::vector<std::pair<Grid, std::int64_t>>;

/// The boards in these lines, each with the number of its line there, if their signs are known ones.
Boards boardsOf(const std::string& rows) {
    Boards boards;
    const auto signs = readSignLines(rows);
    if (!signs || isDecoration(*signs) || areNumbers(*signs, rows)) return boards;
    const auto colours = coloursOf(signs->signs);
    if (!colours || colours->guessed) return boards;
    for (const SignBoard& each : signs->boards) {
        auto board = gridOf(each, *colours);
        if (board && board->rows() > 1 && board->columns() > 1)
            boards.emplace_back(*std::move(board), each.line);
    }
    return boards;
}

/// The lines of a block that are signs alone, those between them blank.
std::string signLinesOf(std::string_view rows) {
    std::string lines;
    for (const std::string_view line : splitAt(rows, '\n'))
        lines.append(isSignLine(line) ? line : "") += '\n';
    return lines;
}

/// The heading of an answer without the words before its name.
std::string_view withoutArticles(std::string_view heading) {
    for (const std::string_view article : {"the ", "a ", "one ", "my ", "sample ", "expected ", "optimal "})
        if (heading.starts_with(article)) heading = trimmed(heading.substr(article.size()));
    return heading;
}

/// Whether what stands below is the answer for a board: “Solution:”, “Presses”, “Sample Output”.
bool announcesAnswer(std::string_view line) {
    std::string words = lowered(line);
    std::erase_if(words, [](char c) { return c == '#' || c == '*' || c == '_'; });
    const bool isHeading = trimmed(words).ends_with(':');
    std::erase(words, ':');
    std::string_view rest = trimmed(words);
    rest = withoutArticles(rest);
    static constexpr std::array<std::string_view, 12> names{"solution", "solutions", "answer", "presses",
                                                            "press",    "result",    "output", "expected",
                                                            "moves",    "lösung",    "输出",   "答案"};
    return std::ranges::any_of(names, [&](std::string_view name) {
        return rest == name || (isHeading && rest.starts_with(name) && rest[name.size()] == ' ');
    });
}

/// Black where a press flips.
Grid asBoard(Pattern pattern) {
    Grid board({Pattern::side, Pattern::side});
    for (int r = 0; r < Pattern::side; ++r)
        for (int c = 0; c < Pattern::side; ++c)
            if (pattern.flips(r - 1, c - 1)) board.set({r, c});
    return board;
}

/// What was read: its boards, patterns and sizes.
class BoardsRead {
  public:
    explicit BoardsRead(const Recognised& recognised) {
        for (const Reading& reading : recognised.readings) {
            for (const FoundPuzzle& each : reading.puzzles) {
                boards_.insert(writeBoardLine(each.puzzle.board));
                sizes_.insert(sidesOf(each.puzzle.board));
                if (const Grid* const target = each.puzzle.goal.target())
                    boards_.insert(writeBoardLine(*target));
                if (const auto pattern = each.puzzle.rule.pattern(); pattern && *pattern != Pattern::plus())
                    boards_.insert(writeBoardLine(asBoard(*pattern)));
            }
        }
    }

    /// A picture of it may have light cells where a list has ones.
    [[nodiscard]] bool has(const Grid& board) const {
        return boards_.contains(writeBoardLine(board)) ||
               boards_.contains(writeBoardLine(board.complement()));
    }

    [[nodiscard]] bool hasSizeOf(const Grid& board) const { return sizes_.contains(sidesOf(board)); }

  private:
    static std::pair<int, int> sidesOf(const Grid& board) { return {board.rows(), board.columns()}; }

    std::set<std::string> boards_;
    std::set<std::pair<int, int>> sizes_;
};

/// All rows of the boards that were read.
std::set<std::string> rowsRead(const Recognised& recognised) {
    std::set<std::string> rows;
    for (const Reading& reading : recognised.readings) {
        for (const FoundPuzzle& each : reading.puzzles) {
            const Grid& board = each.puzzle.board;
            for (int row = 0; row < board.rows(); ++row) rows.insert(writeRow(board, row));
        }
    }
    return rows;
}

/// The first line of a board in these rows that was not read, counted from 1.
std::optional<std::int64_t> unread(const std::string& rows, const BoardsRead& read, bool isAnswer) {
    if (rows.empty()) return std::nullopt;
    Boards boards = boardsOf(rows);
    if (boards.empty()) boards = boardsOf(signLinesOf(rows));
    const auto lost = std::ranges::find_if(boards, [&](const auto& each) {
        return !read.has(each.first) && !(isAnswer && read.hasSizeOf(each.first));
    });
    return lost == boards.end() ? std::nullopt : std::optional(lost->second);
}

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
        if (begin < end) words.push_back(piecesOf(line.substr(begin, end - begin)));
        begin = end + 1;
    }
    return words;
}

using Words = std::vector<std::string_view>;

/// The rows that begin at this word: those of “bwb/wbw” and “bwb wbw bbb.”, but not of “01/10/11” and
/// “10 11 10”, which may be a date and numbers. `at` goes on behind them.
Words rowsAt(const Words& words, std::size_t& at) {
    constexpr std::size_t fewestWords = 3;
    const std::string_view first = words[at];
    Words rows = splitAt(first, '/');
    const bool areDigits = first.find_first_of("01") != std::string_view::npos;
    const std::size_t columns = rows.front().size();
    if (rows.size() > 1) {
        ++at;
        return columns > (areDigits ? 2 : 1) ? rows : Words{};
    }
    const auto isRow = [&](std::string_view word) {
        return word.size() == columns && word.find('/') == std::string_view::npos;
    };
    for (rows.clear(); at < words.size() && isRow(words[at]); ++at) rows.push_back(words[at]);
    return rows.size() >= fewestWords && columns > 2 ? rows : Words{};
}

/// The boards among the words of a line, each with its place there.
std::vector<std::pair<Grid, std::size_t>> boardsInLine(std::string_view line) {
    std::vector<std::pair<Grid, std::size_t>> boards;
    const Words words = pieceWordsOf(line);
    for (std::size_t at = 0; at < words.size();) {
        const Words rows = rowsAt(words, at);
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

bool hasDigit(std::string_view line) { return line.find_first_of("0123456789") != std::string_view::npos; }

} // namespace

bool announcesPresses(std::string_view line) {
    constexpr std::size_t longest = 60;
    static constexpr std::array<std::string_view, 9> answers{
        "solution", "answer", "presses", "clicks", "result", "ergebnis", "explanation", "lösung", "答案"};
    // “Step 2”, “after pressing the middle”.
    static constexpr std::array<std::string_view, 5> steps{"step", "move", "press", "schritt", "zug"};
    static constexpr std::array<std::string_view, 7> acts{"pressing", "press",    "move",    "moves",
                                                          "step",     "clicking", "flipping"};
    static constexpr std::array<std::string_view, 12> whole{
        "press",  "moves",   "press these", "solutions", "answers", "output",
        "stdout", "ausgabe", "样例输出",    "输出",      "saída",   "you need to press"};
    // What follows is another board.
    static constexpr std::array<std::string_view, 14> others{
        "board", "puzzle", "another", "second", "next", "game", "grid",
        "level", "no",     "unknown", "yet",    "none", "not",  "without"};
    if (line.size() > longest) return false;
    std::string plain = lowered(line);
    for (char& c : plain)
        if (std::string_view("#*_:()[].,=").find(c) != std::string_view::npos) c = ' ';
    std::string_view rest = trimmed(plain);
    constexpr std::string_view wideColon = "：";
    if (rest.ends_with(wideColon)) rest.remove_suffix(wideColon.size());
    rest = withoutArticles(rest);
    const auto words = splitAt(rest, ' ');
    const auto isIn = [](const auto& names, std::string_view word) {
        return std::ranges::find(names, word) != names.end();
    };
    const std::string_view second = words.size() > 1 ? words[1] : std::string_view();
    const bool isStep = isIn(steps, words.front()) && !second.empty() &&
                        second.find_first_not_of("0123456789") == std::string_view::npos && second != "0";
    if (isStep || (words.front() == "after" && isIn(acts, second))) return true;
    const bool isPressing =
        rest.find("to press") != std::string_view::npos || rest.find("press the") != std::string_view::npos;
    // “My solver says (number of presses per cell):”
    if (rest.starts_with("is solved by pressing") || rest.find("presses per cell") != std::string_view::npos)
        return true;
    const bool isOther =
        std::ranges::any_of(words, [&](std::string_view word) { return isIn(others, word); });
    return isIn(whole, rest) || ((isIn(answers, words.front()) || isPressing) && !isOther);
}

bool isAboutRowsBeside(const TextError& error) { return error.found == rowsFound; }

std::optional<TextError> rowsBeside(const Recognised& recognised, std::string_view text) {
    const BoardsRead read(recognised);
    RowLooker looker;
    std::string rows;
    std::int64_t number = 0;
    std::int64_t first = 1;
    bool isAnswer = false;
    bool isAfterBlank = false;
    const std::string ended = std::string(text) + '\n';
    for (const std::string_view line : splitAt(ended, '\n')) {
        ++number;
        const std::string_view row = trimmed(line);
        if (looker.mayBeRow(row)) {
            if (rows.empty()) first = number;
            rows.append(row) += '\n';
            isAfterBlank = false;
            continue;
        }
        if (const auto lost = unread(rows, read, isAnswer))
            return TextError{first + *lost - 1, 1, std::string(rowsFound),
                             "only one of them, or all written alike"};
        // “Puzzle 2:” right below the answer for the first one.
        const bool goesOn = isAnswer && !isAfterBlank && hasDigit(row);
        isAfterBlank = row.empty();
        if (!isAfterBlank && !goesOn) isAnswer = announcesAnswer(row);
        rows.clear();
    }
    return std::nullopt;
}

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
            if (mayBeMeant(board, areDigits, *read) && !read->has(board) && !rows.contains(row) &&
                !isAnswerOrExample(line.substr(0, at)))
                return TextError{number, static_cast<std::int64_t>(at) + 1, std::string(rowsFound),
                                 "only one of them, or all written alike"};
        }
    }
    return std::nullopt;
}

} // namespace flip
