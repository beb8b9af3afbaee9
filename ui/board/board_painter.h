#pragma once

#include "core/model/grid.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_theme.h"
#include "ui/board/flip_motion.h"
#include "ui/board/piece_art.h"

#include <QFont>
#include <QPainter>
#include <QPixmap>

#include <optional>
#include <vector>

namespace flip::ui {

/// A cell to press, and when: the number in its badge.
struct StepMark {
    Cell cell;
    int number = 0;
    /// The next one is drawn stronger.
    bool next = false;

    friend bool operator==(const StepMark&, const StepMark&) = default;
};

/// A press that is only thought of: which cells of a witness it would flip.
struct Trial {
    Cell pressed;
    std::vector<Cell> flipped;

    friend bool operator==(const Trial&, const Trial&) = default;
};

/// What is drawn on and around the pieces to explain something.
struct BoardMarks {
    std::vector<StepMark> steps;
    /// Hatched: the cells of a parity witness. An empty grid: none.
    Grid witness;
    std::optional<Trial> trial;
    /// Dashed: pieces to turn over by hand.
    std::vector<Cell> changes;

    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// A piece that is on its way.
struct TurningPiece {
    Cell cell;
    motion::Turn turn;
};

/// Everything that a picture of the board depends on, besides the marks. Pointers are not owned.
struct BoardScene {
    const Grid* board = nullptr;
    const BoardMarks* marks = nullptr;
    const BoardGeometry* geometry = nullptr;
    const BoardTheme* theme = nullptr;
    PieceArt* art = nullptr;
    /// Pieces that the press under the pointer or the cursor would flip.
    std::vector<Cell> tinted;
    std::vector<TurningPiece> turning;
    /// Turning is shown as a fade from one side to the other.
    bool reducedMotion = false;
    std::optional<Cell> cursor;
    std::optional<Cell> hint;
    /// Strength of the hint's ring, from 0 to 1.
    double hintStrength = 1;
    /// Strength of the light around a finished board, from 0 to 1.
    double glow = 0;
};

/// Stateless: draws what the scene says.
namespace board_painter {

/// Frame, felt, wells and coordinates: all that stays the same while pieces move.
void paintTable(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme, const QFont& font);

/// Pieces and marks of the cells that touch `clip`.
void paintPieces(QPainter& painter, const BoardScene& scene, const QRect& clip);

/// Where a cell paints, turning and marks included: what must be repainted when it changes.
[[nodiscard]] QRect dirtyRect(const BoardGeometry& geometry, Cell cell);

} // namespace board_painter

} // namespace flip::ui
