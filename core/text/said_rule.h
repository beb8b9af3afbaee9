#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flip {

/// What the words around a board say about its rule and its goal, in plain English and a few other
/// languages: “wraps around”, “make all white”, “全部变白”.
struct SaidRule {
    std::optional<Goal::Kind> goal;
    std::optional<Edges> edges;

    enum class Flips {
        /// The piece, its neighbours and the diagonal ones.
        Block,
        /// The piece and its diagonal neighbours.
        Diagonal,
        /// Diagonal neighbours are mentioned; it may be either.
        DiagonalOrBlock,
        /// The diagonal neighbours, but not the piece itself.
        OnlyDiagonal,
        /// The four neighbours, but not the piece itself.
        OnlyNeighbours,
        /// All eight neighbours, but not the piece itself.
        Ring,
        /// The whole row and column.
        RowAndColumn,
        /// The same without the piece itself.
        RestOfRowAndColumn,
    };

    std::optional<Flips> flips;
    /// The pattern of a press, as this program writes it.
    std::optional<Pattern> pattern = {};
    /// How large the boards are: “a 2x4 board”. No rows if only the columns are said: “W = 4”.
    std::optional<Size> size = {};
    /// Whether it is a title of the board: “a 2x4 board:”, but not “larger than a 2x4 board”.
    bool isSizeSure = false;
    /// The line with it, from 1; 0 if it may be of another board.
    std::int64_t sizeLine = 0;
    /// Words for a rule that no puzzle of this program has, and their place.
    std::optional<TextError> unknown = {};

    [[nodiscard]] bool saysNothing() const {
        return !goal && !edges && !flips && !pattern && !size && !unknown;
    }
};

} // namespace flip

namespace flip::said {

/// What these words say; what is negated is not said: “it does not wrap around”. The signs of the board may
/// name the goal. O(text).
[[nodiscard]] SaidRule ruleSaid(std::string_view text, const Words& words,
                                const std::vector<ColouredSign>& signs);

} // namespace flip::said
