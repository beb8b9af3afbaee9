#include "core/text/readings.h"

#include "core/text/board_stream.h"
#include "core/text/character.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace flip {

namespace {

/// The cells in reading order, in rows of another length.
Grid reshaped(const Grid& board, Size size) {
    Grid shaped(size);
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        if (board.test(cellAt(board.size(), i))) shaped.set(cellAt(size, i));
    }
    return shaped;
}

std::optional<int> squareSide(std::int64_t cells) {
    int side = 1;
    while (std::int64_t{side} * side < cells) ++side;
    return std::int64_t{side} * side == cells ? std::optional(side) : std::nullopt;
}

/// A single row of n² signs is a square board; with four signs, that is uncertain.
void considerSquare(Recognised& recognised) {
    const Reading& rows = recognised.readings.front();
    const Size size = rows.puzzles.front().puzzle.size();
    const bool allAlike = std::ranges::all_of(
        rows.puzzles, [&](const FoundPuzzle& found) { return found.puzzle.size() == size; });
    const auto side = squareSide(size.columns);
    if (size.rows != 1 || !allAlike || !side || *side < 2) return;
    recognised.isOpen |= *side == 2;
    recognised.readings.insert(recognised.readings.begin(), reshapedAll(rows, {*side, *side}));
}

/// Lone rows with blank lines between them may be the rows of one board.
void considerOneBoard(Recognised& recognised) {
    const Reading& rows = recognised.readings.front();
    const int columns = rows.puzzles.front().puzzle.size().columns;
    const bool areRows =
        rows.puzzles.size() > 1 && std::ranges::all_of(rows.puzzles, [&](const FoundPuzzle& found) {
            return found.puzzle.size() == Size{1, columns};
        });
    if (!areRows || columns < 2 || rows.puzzles.size() > static_cast<std::size_t>(Grid::maxSide)) return;
    Grid board({static_cast<int>(rows.puzzles.size()), columns});
    for (int r = 0; r < board.rows(); ++r) {
        for (int c = 0; c < columns; ++c) {
            if (rows.puzzles[static_cast<std::size_t>(r)].puzzle.board.test({0, c})) board.set({r, c});
        }
    }
    Reading one = flipGames({{std::move(board), rows.puzzles.front().line}}, rows.notation);
    recognised.readings.push_back(std::move(one));
    // Rows that are square boards each are more likely that.
    recognised.isOpen = squareSide(columns).value_or(2) == 2;
}

/// Lone rows that are a square together are more likely that than squares each, or boards of one row.
void preferSquareOfRows(Recognised& recognised) {
    const Reading& last = recognised.readings.back();
    const Size size = last.puzzles.front().puzzle.size();
    const bool isSquare = recognised.readings.size() > 1 && last.puzzles.size() == 1 && size.rows > 1 &&
                          size.rows == size.columns;
    if (!isSquare) return;
    std::rotate(recognised.readings.begin(), std::prev(recognised.readings.end()), recognised.readings.end());
    recognised.isOpen = true;
}

/// Rows of n² pieces, but fewer than n of them, may each be a square board.
void considerSquareRows(Recognised& recognised) {
    const Reading& whole = recognised.readings.front();
    if (whole.puzzles.size() != 1) return;
    const FoundPuzzle& found = whole.puzzles.front();
    const Grid& board = found.puzzle.board;
    const auto side = squareSide(board.columns());
    if (!side || *side < 3 || board.rows() < 2 || board.rows() >= *side) return;
    std::vector<std::pair<Grid, std::int64_t>> boards;
    for (int r = 0; r < board.rows(); ++r) {
        Grid row({1, board.columns()});
        for (int c = 0; c < board.columns(); ++c) {
            if (board.test({r, c})) row.set({0, c});
        }
        boards.emplace_back(reshaped(row, {*side, *side}), found.line + r);
    }
    recognised.readings.push_back(flipGames(std::move(boards), whole.notation));
    recognised.isOpen = true;
}

/// Every four rows of four pieces are a board of POJ 1753, one after the other.
void considerStream(Recognised& recognised, bool isCanonical) {
    const Reading& whole = recognised.readings.front();
    Reading stream{{}, whole.notation, nullptr};
    for (const FoundPuzzle& found : whole.puzzles) {
        const Grid& board = found.puzzle.board;
        const bool isStream = board.columns() == judgeSide && board.rows() % judgeSide == 0;
        if (!isStream || !isCanonical) return;
        for (int r = 0; r < board.rows(); r += judgeSide) {
            Grid four({judgeSide, judgeSide});
            for (int i = 0; i < judgeSide; ++i) {
                four.row(i)[0] = board.row(r + i)[0];
            }
            stream.puzzles.push_back({Puzzle::flipGame(std::move(four)), found.line + r});
        }
    }
    if (stream.puzzles.size() > whole.puzzles.size())
        recognised.readings.insert(recognised.readings.begin(), std::move(stream));
}

/// Whether these are signs that every reader of boards accepts, in any mixture.
bool isCanonical(const SignBoards& signs) {
    return std::ranges::all_of(signs.signs, [](const PlacedSign& sign) {
        const Sign meaning = sign.text.size() == 1 ? signOf(sign.text[0]) : Sign::Other;
        return meaning == Sign::Black || meaning == Sign::White;
    });
}

/// Whether the first two signs may be those of a board; otherwise the text was never meant to be one.
bool beginsKnown(const SignBoards& signs) {
    return std::ranges::all_of(signs.signs.begin(),
                               signs.signs.begin() + std::min<std::ptrdiff_t>(2, std::ssize(signs.signs)),
                               [](const PlacedSign& sign) { return isKnownSign(sign.text); });
}

/// Two unknown signs are a board only if they look like one; numbers never do.
bool mayBeGuessed(const SignBoards& signs) {
    const bool numbers = std::ranges::any_of(
        signs.signs, [](const PlacedSign& sign) { return sign.text[0] >= U'2' && sign.text[0] <= U'9'; });
    return !numbers && std::ranges::all_of(signs.boards, [](const SignBoard& board) {
        return board.rows.size() > 1 && board.rows[0].size() > 1;
    });
}

/// The signs as they are found in the text.
std::vector<ColouredSign> written(const SignBoards& signs, const SignColours& colours) {
    std::vector<ColouredSign> all;
    for (std::size_t i = 0; i < signs.signs.size(); ++i) {
        all.push_back({toUtf8(signs.signs[i].text), colours.black[i]});
    }
    return all;
}

} // namespace

Reading reshapedAll(const Reading& reading, Size size) {
    Reading shaped = reading;
    for (FoundPuzzle& found : shaped.puzzles) {
        found.puzzle = Puzzle::flipGame(reshaped(found.puzzle.board, size));
    }
    return shaped;
}

Reading flipGames(std::vector<std::pair<Grid, std::int64_t>> boards, Notation notation) {
    Reading reading{{}, notation, nullptr};
    for (auto& found : boards)
        reading.puzzles.push_back({Puzzle::flipGame(std::move(found.first)), found.second});
    return reading;
}

Attempt boardsFrom(const std::optional<SignBoards>& signs, Notation notation) {
    if (!signs || signs->signs.empty()) return std::nullopt;
    const auto colours = coloursOf(signs->signs);
    if (!colours && !beginsKnown(*signs)) return std::nullopt;
    if (!colours) return tooManySigns(signs->signs);
    if (auto third = thirdSign(*signs)) return *std::move(third);
    const bool isOneCell = signs->boards.size() == 1 && signs->boards[0].rows.size() == 1 &&
                           signs->boards[0].rows[0].size() == 1;
    // A word like “no”, or a letter that is a piece only beside others.
    if (isOneCell && !isCanonical(*signs)) return std::nullopt;
    if (colours->guessed && !mayBeGuessed(*signs)) return std::nullopt;
    std::vector<std::pair<Grid, std::int64_t>> boards;
    for (const SignBoard& board : signs->boards) {
        auto grid = gridOf(board, *colours);
        if (!grid) return grid.error();
        boards.emplace_back(*std::move(grid), board.line);
    }
    Recognised recognised{{flipGames(std::move(boards), notation)}, false};
    if (notation == Notation::Signs) {
        considerStream(recognised, isCanonical(*signs));
        considerOneBoard(recognised);
    }
    // [[0, 1, 1, 0]] says that it is one row.
    if (!signs->nested) considerSquare(recognised);
    if (signs->boards.size() > 1) preferSquareOfRows(recognised);
    considerSquareRows(recognised);
    for (Reading& reading : recognised.readings) reading.signs = written(*signs, *colours);
    return recognised;
}

void considerLeetCode(Recognised& recognised, const SignBoards& signs) {
    const bool digits = std::ranges::all_of(
        signs.signs, [](const PlacedSign& sign) { return sign.text == U"0" || sign.text == U"1"; });
    const Judge* judge = findJudge("leetcode1284");
    Reading reading{{}, Notation::Lists, judge};
    for (FoundPuzzle found : recognised.readings.front().puzzles) {
        const Size size = found.puzzle.size();
        if (!digits || size.rows > judge->input.size.rows || size.columns > judge->input.size.columns) return;
        found.puzzle.goal = judge->goal;
        reading.puzzles.push_back(std::move(found));
    }
    recognised.readings.insert(recognised.readings.begin(), std::move(reading));
    recognised.isOpen = true;
}

bool addSample(Recognised& recognised, Recognised sample) {
    const auto isSame = [](const Reading& one, const Reading& other) {
        return one.judge == other.judge && one.notation == other.notation;
    };
    const auto readingOf = [&](const Reading& reading) {
        return std::ranges::find_if(sample.readings,
                                    [&](const Reading& other) { return isSame(reading, other); });
    };
    const Reading& first = recognised.readings.front();
    const bool isSum = first.judge != nullptr && first.judge->answer.isSum;
    if (isSum) return true;
    if (readingOf(first) == sample.readings.end()) return false;
    std::erase_if(recognised.readings, [&](Reading& reading) {
        const auto other = readingOf(reading);
        if (other == sample.readings.end()) return true;
        std::ranges::move(other->puzzles, std::back_inserter(reading.puzzles));
        // The next of the same kind belongs to the next reading of that kind.
        sample.readings.erase(other);
        return false;
    });
    recognised.isOpen = recognised.isOpen && recognised.readings.size() > 1;
    return true;
}

} // namespace flip
