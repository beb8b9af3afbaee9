#include "core/text/rows_beside.h"

#include "core/text/boards_read.h"
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

/// How headings of an answer begin, in several languages.
constexpr auto answers = std::to_array<std::string_view>(
    {"solution",    "answer",    "presses",  "clicks",   "result",       "results",
     "explanation", "ergebnis",  "lösung",   "loesung",  "musterlösung", "lsg",
     "antwort",     "réponse",   "corrigé",  "solución", "respuesta",    "solução",
     "resposta",    "soluzione", "risposta", "решение",  "ответ",        "rozwiązanie",
     "odpowiedź",   "oplossing", "antwoord", "çözüm",    "Çözüm",        "cevap",
     "答案",        "解答",      "答え",     "解",       "정답",         "해답"});

/// Whether what stands below is the answer for a board: “Solution:”, “Presses”, “Sample Output”.
bool announcesAnswer(std::string_view line) {
    std::string words = lowered(line);
    std::erase_if(words, [](char c) { return c == '#' || c == '*' || c == '_'; });
    const bool isHeading = trimmed(words).ends_with(':');
    std::erase(words, ':');
    std::string_view rest = trimmed(words);
    rest = withoutArticles(rest);
    const auto isNamed = [&](std::string_view name) {
        return rest == name || (isHeading && rest.starts_with(name) && rest[name.size()] == ' ');
    };
    static constexpr std::array<std::string_view, 6> names{"solutions", "press", "output",
                                                           "expected",  "moves", "输出"};
    return std::ranges::any_of(answers, isNamed) || std::ranges::any_of(names, isNamed);
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

bool hasDigit(std::string_view line) { return line.find_first_of("0123456789") != std::string_view::npos; }

} // namespace

bool announcesPresses(std::string_view line) {
    constexpr std::size_t longest = 60;
    // “Step 2”, “after pressing the middle”.
    static constexpr std::array<std::string_view, 5> steps{"step", "move", "press", "schritt", "zug"};
    static constexpr std::array<std::string_view, 7> acts{"pressing", "press",    "move",    "moves",
                                                          "step",     "clicking", "flipping"};
    static constexpr auto whole = std::to_array<std::string_view>(
        {"key",           "spoiler",       "sol",       "click these", "toggle these",     "buttons pressed",
         "solver output", "solution grid", "drücken",   "klicks",      "needed presses",   "press",
         "moves",         "press these",   "solutions", "answers",     "output",           "stdout",
         "ausgabe",       "样例输出",      "输出",      "saída",       "you need to press"});
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

bool isAboutRowsBeside(const TextError& error) {
    return error.found == rowsApart || error.found == puzzleApart;
}

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
            return TextError{first + *lost - 1, 1, std::string(rowsApart),
                             "only one of them, or all written alike"};
        // “Puzzle 2:” right below the answer for the first one.
        const bool goesOn = isAnswer && !isAfterBlank && hasDigit(row);
        isAfterBlank = row.empty();
        if (!isAfterBlank && !goesOn) isAnswer = announcesAnswer(row);
        rows.clear();
    }
    return std::nullopt;
}

} // namespace flip
