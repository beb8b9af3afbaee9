#include "core/text/rows_beside.h"

#include "core/text/sign_boards.h"
#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <string>

namespace flip {

namespace {

/// Tells of one line after the other whether it may be a row: several signs outside of all brackets, and no
/// mark of a list, a link or an object.
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
               line.find_first_of("[](){}\"'`:=<>") == std::string_view::npos;
    }

  private:
    int depth_ = 0;
};

/// The board in these rows, if their signs are known ones.
std::optional<Grid> boardOf(const std::string& rows) {
    const auto signs = readSignLines(rows);
    if (!signs || signs->boards.size() != 1) return std::nullopt;
    const auto colours = coloursOf(signs->signs);
    if (!colours || colours->guessed) return std::nullopt;
    auto board = gridOf(signs->boards.front(), *colours);
    const bool isBoard = board && board->rows() > 1 && board->columns() > 1;
    return isBoard ? std::optional(*std::move(board)) : std::nullopt;
}

} // namespace

std::optional<TextError> rowsBeside(const Recognised& recognised, std::string_view text) {
    const auto isRead = [&](const Grid& board) {
        return std::ranges::any_of(recognised.readings, [&](const Reading& reading) {
            return std::ranges::any_of(reading.puzzles, [&](const FoundPuzzle& found) {
                const Grid* const target = found.puzzle.goal.target();
                return found.puzzle.board == board || (target != nullptr && *target == board);
            });
        });
    };
    RowLooker looker;
    std::string rows;
    std::int64_t number = 0;
    std::int64_t first = 1;
    const std::string ended = std::string(text) + '\n';
    for (const std::string_view line : splitAt(ended, '\n')) {
        ++number;
        const std::string_view row = trimmed(line);
        if (looker.mayBeRow(row)) {
            if (rows.empty()) first = number;
            rows.append(row) += '\n';
            continue;
        }
        const auto board = boardOf(rows);
        if (board && !isRead(*board))
            return TextError{first, 1, "rows of a board beside another one that is written differently",
                             "all boards of a text in the same notation"};
        rows.clear();
    }
    return std::nullopt;
}

} // namespace flip
