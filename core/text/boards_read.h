#pragma once

#include "core/text/board_text.h"
#include "core/text/recognise.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace flip {

/// Black where a press flips.
[[nodiscard]] inline Grid asBoard(Pattern pattern) {
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
            std::string& rows = rows_.emplace_back("/");
            for (const FoundPuzzle& each : reading.puzzles) {
                rows.append(writeBoardLine(each.puzzle.board)) += '/';
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

    /// Whether its rows are those of several boards, one after the other: their list may be on one line.
    [[nodiscard]] bool hasRowsOf(const Grid& board) const {
        return std::ranges::any_of(rows_, [&](const std::string& rows) {
            const auto has = [&](const Grid& part) {
                return rows.find('/' + writeBoardLine(part) + '/') != std::string::npos;
            };
            return has(board) || has(board.complement());
        });
    }

    [[nodiscard]] bool hasSizeOf(const Grid& board) const { return sizes_.contains(sidesOf(board)); }

  private:
    static std::pair<int, int> sidesOf(const Grid& board) { return {board.rows(), board.columns()}; }

    std::set<std::string> boards_;
    /// Of each reading, with slashes around each row.
    std::vector<std::string> rows_;
    std::set<std::pair<int, int>> sizes_;
};

/// All rows of the boards that were read.
[[nodiscard]] inline std::set<std::string> rowsRead(const Recognised& recognised) {
    std::set<std::string> rows;
    for (const Reading& reading : recognised.readings) {
        for (const FoundPuzzle& each : reading.puzzles) {
            const Grid& board = each.puzzle.board;
            for (int row = 0; row < board.rows(); ++row) rows.insert(writeRow(board, row));
        }
    }
    return rows;
}

} // namespace flip
