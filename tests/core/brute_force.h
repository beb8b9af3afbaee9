#pragma once

#include "core/model/puzzle.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

// An independent reference: from the drawing of a pattern to the fewest presses of every board. It uses
// nothing of core, so that core cannot be wrong in the same way; only at the end are puzzles converted, piece
// by piece.

namespace flip::test {

/// Which pieces a press flips: drawn as nine characters, the rows one after the other, or a mask for every
/// cell. Cells are numbered in reading order, a bit for each.
struct PlainRule {
    int rows = 1;
    int columns = 1;
    bool torus = false;
    /// '*' where the pattern flips; empty for a table.
    std::string_view drawing;
    std::vector<std::uint32_t> masks;

    [[nodiscard]] int cells() const { return rows * columns; }

    [[nodiscard]] std::uint32_t full() const { return (std::uint32_t{1} << cells()) - 1; }

    static PlainRule ofDrawing(int rows, int columns, bool torus, std::string_view drawing) {
        PlainRule rule{rows, columns, torus, drawing, {}};
        for (int r = 0; r < rows; ++r) {
            for (int c = 0; c < columns; ++c) rule.masks.push_back(rule.flippedFrom(r, c));
        }
        return rule;
    }

  private:
    [[nodiscard]] std::uint32_t flippedFrom(int row, int column) const {
        std::uint32_t mask = 0;
        for (int place = 0; place < 9; ++place) {
            if (drawing[static_cast<std::size_t>(place)] != '*') continue;
            int r = row + place / 3 - 1;
            int c = column + place % 3 - 1;
            if (torus) {
                r = (r % rows + rows) % rows;
                c = (c % columns + columns) % columns;
            } else if (r < 0 || r >= rows || c < 0 || c >= columns) {
                continue;
            }
            // On a small torus one press may meet a piece twice, which turns it back.
            mask ^= std::uint32_t{1} << (r * columns + c);
        }
        return mask;
    }
};

/// The fewest presses from every board to all white; `never` if there is no solution.
inline constexpr int never = 1000;

inline std::vector<int> fewestToWhite(const PlainRule& rule) {
    const std::size_t count = std::size_t{1} << rule.cells();
    std::vector<int> fewest(count, never);
    std::vector<std::uint32_t> flipped(count, 0);
    fewest[0] = 0;
    for (std::size_t presses = 1; presses < count; ++presses) {
        const std::size_t others = presses & (presses - 1);
        flipped[presses] = flipped[others] ^ rule.masks[static_cast<std::size_t>(std::countr_zero(presses))];
        int& known = fewest[flipped[presses]];
        known = std::min(known, std::popcount(presses));
    }
    return fewest;
}

/// The fewest presses and the colour that they reach; white if both need equally many. For a target, `board`
/// is what differs from it.
inline std::pair<int, Colour> fewestTo(Goal::Kind goal, const std::vector<int>& toWhite, std::uint32_t board,
                                       std::uint32_t full) {
    const int white = goal == Goal::Black ? never : toWhite[board];
    const int black = goal == Goal::White || goal == Goal::Target ? never : toWhite[board ^ full];
    return black < white ? std::pair(black, Colour::Black) : std::pair(white, Colour::White);
}

inline Grid gridOf(const PlainRule& rule, std::uint32_t bits) {
    Grid grid({rule.rows, rule.columns});
    for (int cell = 0; cell < rule.cells(); ++cell) {
        if ((bits >> cell) & 1U) grid.set({cell / rule.columns, cell % rule.columns});
    }
    return grid;
}

inline std::uint32_t bitsOf(const PlainRule& rule, const Grid& grid) {
    std::uint32_t bits = 0;
    for (int cell = 0; cell < rule.cells(); ++cell) {
        if (grid.test({cell / rule.columns, cell % rule.columns})) bits |= std::uint32_t{1} << cell;
    }
    return bits;
}

inline Rule coreRule(const PlainRule& rule) {
    const Size size{rule.rows, rule.columns};
    if (rule.drawing.empty()) {
        std::vector<Grid> masks;
        masks.reserve(rule.masks.size());
        for (const std::uint32_t mask : rule.masks) masks.push_back(gridOf(rule, mask));
        return Rule::fromTable(size, std::move(masks));
    }
    unsigned bits = 0;
    for (unsigned place = 0; place < 9; ++place) {
        if (rule.drawing[place] == '*') bits |= 1U << place;
    }
    return Rule::fromPattern(size, Pattern(bits), rule.torus ? Edges::Torus : Edges::Clipped);
}

/// The board after the presses.
inline std::uint32_t pressed(const PlainRule& rule, std::uint32_t board, std::uint32_t presses) {
    for (int cell = 0; cell < rule.cells(); ++cell) {
        if ((presses >> cell) & 1U) board ^= rule.masks[static_cast<std::size_t>(cell)];
    }
    return board;
}

/// Whether every press flips an even number of the cells, and an odd number of them must flip for `colour`.
inline bool plainlyRefutes(const PlainRule& rule, std::uint32_t board, std::uint32_t cells, Colour colour) {
    for (const std::uint32_t mask : rule.masks) {
        if (std::popcount(mask & cells) % 2 != 0) return false;
    }
    const std::uint32_t toFlip = colour == Colour::White ? board : board ^ rule.full();
    return std::popcount(toFlip & cells) % 2 == 1;
}

} // namespace flip::test
