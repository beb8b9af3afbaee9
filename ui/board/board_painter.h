#pragma once

#include "core/model/grid.h"
#include "core/model/special_cells.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_theme.h"
#include "ui/board/flip_motion.h"
#include "ui/board/piece_art.h"
#include "ui/board/step_marks.h"

#include <QFont>
#include <QPainter>

#include <optional>
#include <vector>

namespace flip::ui {

/// A hypothetical press, and the cells of a witness that it would flip.
struct Trial {
    Cell pressed;
    std::vector<Cell> flipped;

    friend bool operator==(const Trial&, const Trial&) = default;
};

/// The marks on and around the pieces that explain something.
struct BoardMarks {
    StepMarks steps;
    /// Hatched: the cells of a parity witness. An empty grid means none.
    Grid witness;
    std::optional<Trial> trial;
    /// Dashed: pieces to flip by hand.
    std::vector<Cell> changes;

    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// What a hint lights up: a piece, a whole row, other cells that belong to the reason.
struct HintLight {
    std::optional<Cell> piece;
    std::optional<int> row;
    std::vector<Cell> others;

    [[nodiscard]] bool isEmpty() const { return !piece && !row && others.empty(); }
};

/// Everything that a picture of the board depends on. Does not own what its pointers point to.
struct BoardScene {
    const Grid* board = nullptr;
    /// What the board should become, or null: pieces that differ from it have a dot of their other colour.
    const Grid* target = nullptr;
    /// The pieces that no press flips are pale. Cells without a button are crossed out on the table.
    const SpecialCells* special = nullptr;
    const BoardMarks* marks = nullptr;
    const BoardGeometry* geometry = nullptr;
    const BoardTheme* theme = nullptr;
    PieceArt* art = nullptr;
    /// Pieces that the press under the pointer or the cursor would flip.
    std::vector<Cell> tinted;
    std::vector<TurningPiece> turning;
    /// Shows turning as a fade from one side to the other.
    bool reducedMotion = false;
    std::optional<Cell> cursor;
    const HintLight* hint = nullptr;
    /// Strength of the hint's light, from 0 to 1.
    double hintStrength = 1;
    /// Strength of the glow around a solved board, from 0 to 1.
    double glow = 0;
};

/// Draws scenes, without state.
namespace board_painter {

/// Paints the frame, felt, wells and coordinates: everything that stays the same while pieces move.
/// Cells without a button are crossed out.
void paintTable(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme, const QFont& font,
                const SpecialCells& special);

/// Paints the pieces and marks of the cells that touch `clip`.
void paintPieces(QPainter& painter, const BoardScene& scene, const QRect& clip);

/// The parts of a hint's light that paintPieces() paints below the pieces, and over them.
void paintHintBelow(QPainter& painter, const BoardScene& scene);
void paintHintAbove(QPainter& painter, const BoardScene& scene);

/// The area that the mark of a step may paint beside that: long numbers extend beyond their cells.
[[nodiscard]] QRect stepRect(const BoardGeometry& geometry, Cell cell);

/// The area that a cell paints, including turning and marks: what must be repainted when it changes.
[[nodiscard]] QRect dirtyRect(const BoardGeometry& geometry, Cell cell);

} // namespace board_painter

} // namespace flip::ui
