#pragma once

#include "core/picture/picture_layout.h"
#include "ui/board/board_painter.h"

#include <QColor>
#include <QFont>
#include <QImage>

#include <functional>
#include <string>

namespace flip::ui {

/// A picture of a board with its marks, as large as its cells need: everything that it depends on, to be
/// drawn elsewhere, also on another thread.
class BoardPicture {
  public:
    /// What is drawn over everything else, without gradients, on a board that lies like this.
    using Overlay = std::function<void(QPainter&, const BoardGeometry&)>;

    struct Parts {
        Grid board;
        /// Only a target makes a difference.
        Goal goal = Goal::Either;
        SpecialCells special = {};
        BoardMarks marks;
        BoardTheme theme;
        bool markBlack = true;
        bool coordinates = true;
        /// What is seen beside the board.
        QColor ground;
        QFont font;
        /// Pieces that are turning over, as the scene shows them.
        std::vector<TurningPiece> turning;
        bool reducedMotion = false;
        /// Strength of the glow around a solved board, from 0 to 1.
        double glow = 0;
        /// Drawn in full; an empty one is none.
        HintLight hint = {};
        Overlay overlay = {};
    };

    /// `cellSide` is in pixels. svg() leaves hypothetical presses, movement and the glow out.
    BoardPicture(Parts parts, int cellSide);

    [[nodiscard]] const Parts& parts() const { return parts_; }

    /// In pixels.
    [[nodiscard]] QSize size() const { return {layout_.width, layout_.height}; }

    /// Paints the picture at the painter's origin, with `scale` device pixels in each pixel.
    void paint(QPainter& painter, qreal scale) const;

    /// The same, in steps: what paints the pieces; everything that stays the same while they move; and the
    /// pieces and marks that touch an area.
    [[nodiscard]] PieceArt art(qreal scale) const;
    void paintTable(QPainter& painter) const;
    void paintPieces(QPainter& painter, PieceArt& art, const QRect& area) const;

    /// The area that a cell paints.
    [[nodiscard]] QRect areaOf(Cell cell) const;

    [[nodiscard]] QImage image() const;
    [[nodiscard]] std::string svg() const;

  private:
    /// Does not own its parts: they are those of this picture.
    [[nodiscard]] BoardScene sceneOn(const BoardGeometry& geometry) const;

    [[nodiscard]] BoardGeometry geometry() const { return {parts_.board.size(), layout_}; }

    Parts parts_;
    PictureLayout layout_;
};

} // namespace flip::ui
