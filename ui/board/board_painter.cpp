#include "ui/board/board_painter.h"

#include "ui/board/cells_painter.h"
#include "ui/board/table_painter.h"

#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace board_painter {

namespace {

void paintWitness(QPainter& painter, const BoardScene& scene, Cell cell) {
    const QRectF well = wellRect(*scene.geometry, cell);
    const qreal corner = wellCorner(*scene.geometry);
    QPainterPath outline;
    outline.addRoundedRect(well, corner, corner);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    const QColor dim(0, 0, 0, 60);
    painter.fillRect(well, dim);
    const qreal gap = std::clamp(scene.geometry->cellSide() * 0.11, 3.0, 12.0);
    QColor stripe = scene.theme->witness;
    stripe.setAlphaF(0.75F);
    painter.setPen(QPen(stripe, gap * 0.36));
    const int stripes = qCeil((well.width() + well.height()) / gap);
    for (int i = 0; i < stripes; ++i) {
        const qreal x = well.left() - well.height() + i * gap;
        painter.drawLine(QPointF(x, well.bottom()), QPointF(x + well.height(), well.top()));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene.theme->witness, std::clamp(scene.geometry->cellSide() * 0.022, 1.0, 2.5)));
    painter.drawRoundedRect(well, corner, corner);
}

void paintTurning(QPainter& painter, const BoardScene& scene, const TurningPiece& piece) {
    const QPointF centre = scene.geometry->centre(piece.cell);
    if (!scene.reducedMotion) {
        scene.art->drawTurning(painter, centre, piece.turn);
        return;
    }
    scene.art->drawResting(painter, centre, piece.turn.before);
    painter.setOpacity(piece.turn.share);
    scene.art->drawResting(painter, centre, opposite(piece.turn.before));
    painter.setOpacity(1);
}

void paintRing(QPainter& painter, const BoardScene& scene, Cell cell, qreal width, QColor colour) {
    const qreal radius = scene.geometry->pieceRadius() + width / 2 + scene.geometry->cellSide() * 0.02;
    // A line under the ring, light below a dark one, keeps it visible on pieces and felt of every colour.
    QColor below = scene.theme->accentText;
    below.setAlpha(colour.alpha() * 2 / 3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(below, width + 2));
    const auto outline = [&] {
        if (scene.theme->kind == PieceKind::Button) {
            painter.drawRoundedRect(QRectF(scene.geometry->centre(cell) - QPointF(radius, radius),
                                           QSizeF(2 * radius, 2 * radius)),
                                    radius * 0.25, radius * 0.25);
        } else {
            painter.drawEllipse(scene.geometry->centre(cell), radius, radius);
        }
    };
    outline();
    painter.setPen(QPen(colour, width));
    outline();
}

void paintStep(QPainter& painter, const BoardScene& scene, const StepMark& mark) {
    const qreal side = scene.geometry->cellSide();
    const qreal offset = scene.geometry->pieceRadius() * stepOffset;
    const QPointF at = scene.geometry->centre(mark.cell) + QPointF(offset, -offset);
    // On small cells, many rings would hide the pieces; a dot must suffice, and the list beside the board
    // gives the order.
    const bool small = isSmallCell(side);
    if (small && !mark.next) {
        painter.setPen(QPen(scene.theme->accentText, std::max(side * 0.05, 0.8)));
        painter.setBrush(scene.theme->accent);
        painter.drawEllipse(at, side * 0.17, side * 0.17);
        return;
    }
    paintRing(painter, scene, mark.cell,
              std::clamp(side * (mark.next ? 0.042 : 0.02), mark.next ? 2.0 : 1.2, 6.0), scene.theme->accent);
    if (small) return;
    const qreal radius = std::clamp(side * 0.105, 7.5, 14.0);
    painter.setPen(QPen(scene.theme->accentText, 1.2));
    painter.setBrush(scene.theme->accent);
    const QString number = QString::number(mark.number);
    const qreal wide = radius * (number.size() < 2 ? 1.0 : 0.8 + 0.32 * static_cast<qreal>(number.size()));
    const QRectF badge(at.x() - wide, at.y() - radius, 2 * wide, 2 * radius);
    painter.drawRoundedRect(badge, radius, radius);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(radius * 1.25));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(scene.theme->accentText);
    painter.drawText(badge, Qt::AlignCenter, number);
}

void paintCursor(QPainter& painter, const BoardScene& scene, Cell cell) {
    const QRectF well = wellRect(*scene.geometry, cell);
    const qreal corner = wellCorner(*scene.geometry);
    const qreal width = std::clamp(scene.geometry->cellSide() * 0.025, 1.5, 3.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene.theme->accentText, width + 2));
    painter.drawRoundedRect(well, corner, corner);
    painter.setPen(QPen(scene.theme->accent, width));
    painter.drawRoundedRect(well, corner, corner);
}

/// Marks the witness's pieces that the hypothetical press would flip, each with a strong border, and the
/// pressed piece.
void paintTrial(QPainter& painter, const BoardScene& scene, const Trial& trial) {
    const qreal corner = wellCorner(*scene.geometry);
    const qreal width = std::clamp(scene.geometry->cellSide() * 0.05, 2.0, 6.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, width));
    for (const Cell cell : trial.flipped)
        painter.drawRoundedRect(wellRect(*scene.geometry, cell), corner, corner);
    paintRing(painter, scene, trial.pressed, width, scene.theme->accent);
}

/// Draws a dashed frame around a piece to be flipped by hand.
void paintChange(QPainter& painter, const BoardScene& scene, Cell cell) {
    const QRectF well = wellRect(*scene.geometry, cell);
    const qreal corner = wellCorner(*scene.geometry);
    const qreal width = std::clamp(scene.geometry->cellSide() * 0.035, 1.5, 4.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene.theme->accentText, width + 2));
    painter.drawRoundedRect(well, corner, corner);
    painter.setPen(QPen(scene.theme->accent, width, Qt::DashLine, Qt::RoundCap));
    painter.drawRoundedRect(well, corner, corner);
}

/// The areas that a hint lights up, besides its piece.
std::vector<QRectF> hintedAreas(const BoardScene& scene) {
    const BoardGeometry& geometry = *scene.geometry;
    std::vector<QRectF> areas;
    if (const auto row = scene.hint->row)
        areas.push_back(
            wellRect(geometry, {*row, 0}).united(wellRect(geometry, {*row, geometry.board().columns - 1})));
    for (const Cell cell : scene.hint->others) areas.push_back(wellRect(geometry, cell));
    return areas;
}

QColor hintColour(const BoardScene& scene, QColor colour) {
    colour.setAlphaF(static_cast<float>(colour.alphaF() * scene.hintStrength));
    return colour;
}

void paintGlow(QPainter& painter, const BoardScene& scene) {
    QColor colour = scene.theme->accent;
    colour.setAlphaF(static_cast<float>(0.85 * scene.glow));
    const qreal width = std::max(scene.geometry->frameWidth() * 0.35, 2.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width));
    // On the frame itself, because the numbers of the rows are beyond it.
    const qreal corner = scene.geometry->frameWidth() * 1.3 - width / 2;
    painter.drawRoundedRect(scene.geometry->frame().adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            corner, corner);
}

bool isTurning(const BoardScene& scene, Cell cell) {
    return std::any_of(scene.turning.begin(), scene.turning.end(),
                       [&](const TurningPiece& piece) { return piece.cell == cell; });
}

/// A dot of the colour that the piece should become, on the piece of the other colour.
void paintWanted(QPainter& painter, const BoardScene& scene, Cell cell) {
    const bool outlined = isDotOutlined(scene.theme->kind, scene.geometry->cellSide());
    const qreal radius = scene.geometry->pieceRadius() * dotShare(outlined);
    const bool black = scene.target->test(cell);
    painter.setPen(outlined ? QPen(scene.theme->accent, std::max(radius * 0.16, 1.0)) : QPen(Qt::NoPen));
    painter.setBrush(black ? scene.theme->black : scene.theme->white);
    painter.drawEllipse(scene.geometry->centre(cell), radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
}

/// Paints all pieces and marks in `clip`, one by one.
void paintEach(QPainter& painter, const BoardScene& scene, const QRect& clip) {
    const BoardGeometry& geometry = *scene.geometry;
    // Pieces extend beyond their cells.
    const CellRange range = geometry.cellsIn(QRectF(clip), 1);
    const auto visit = [&](auto&& draw) {
        for (int row = range.top; row < range.bottom; ++row) {
            for (int column = range.left; column < range.right; ++column) draw(Cell{row, column});
        }
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme->tint);
    for (const Cell cell : scene.tinted)
        painter.drawRoundedRect(wellRect(geometry, cell), wellCorner(geometry), wellCorner(geometry));
    if (scene.hint != nullptr) paintHintBelow(painter, scene);
    if (scene.marks->witness.size() == geometry.board()) {
        visit([&](Cell cell) {
            if (scene.marks->witness.test(cell)) paintWitness(painter, scene, cell);
        });
    }
    // In a PDF document of Qt 6.4, pictures are as transparent as the brush.
    painter.setBrush(Qt::black);
    visit([&](Cell cell) {
        if (isTurning(scene, cell)) return;
        const bool black = scene.board->test(cell);
        const bool isPale = scene.special != nullptr && scene.special->isNeverFlipped(cell);
        if (isPale) painter.setOpacity(paleness);
        scene.art->drawResting(painter, geometry.centre(cell), black ? Colour::Black : Colour::White);
        if (isPale) painter.setOpacity(1);
        if (scene.target != nullptr && scene.target->test(cell) != black) paintWanted(painter, scene, cell);
    });
    for (const TurningPiece& piece : scene.turning) paintTurning(painter, scene, piece);
    // The numbers of steps are above it.
    if (scene.hint != nullptr) paintHintAbove(painter, scene);
    // A large board may have very many.
    const CellRange near = geometry.cellsIn(QRectF(clip), 2);
    for (const StepMark mark : scene.marks->steps) {
        if (near.contains(mark.cell) && stepRect(geometry, mark.cell).intersects(clip))
            paintStep(painter, scene, mark);
    }
    if (scene.marks->trial) paintTrial(painter, scene, *scene.marks->trial);
    for (const Cell cell : scene.marks->changes) paintChange(painter, scene, cell);
    if (scene.cursor) paintCursor(painter, scene, *scene.cursor);
}

void paintScene(QPainter& painter, const BoardScene& scene, const QRect& clip) {
    if (scene.geometry->drawsPieces()) {
        paintEach(painter, scene, clip);
    } else {
        paintCells(painter, scene, clip);
    }
    if (scene.glow > 0) paintGlow(painter, scene);
}

} // namespace

void paintPieces(QPainter& painter, const BoardScene& scene, const QRect& clip) {
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardGeometry& geometry = *scene.geometry;
    if (!geometry.isZoomed()) return paintScene(painter, scene, clip);
    const QRect view = geometry.view().toAlignedRect();
    painter.save();
    painter.setClipRect(view, Qt::IntersectClip);
    paintScene(painter, scene, clip & view);
    painter.restore();
}

void paintHintBelow(QPainter& painter, const BoardScene& scene) {
    QColor ground = scene.theme->accent;
    ground.setAlphaF(0.45F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(hintColour(scene, ground));
    const qreal corner = wellCorner(*scene.geometry);
    for (const QRectF& area : hintedAreas(scene)) painter.drawRoundedRect(area, corner, corner);
}

void paintHintAbove(QPainter& painter, const BoardScene& scene) {
    const qreal side = scene.geometry->cellSide();
    const qreal corner = wellCorner(*scene.geometry);
    const qreal width = std::clamp(side * 0.035, 1.5, 4.0);
    painter.setBrush(Qt::NoBrush);
    for (const QRectF& area : hintedAreas(scene)) {
        painter.setPen(QPen(hintColour(scene, scene.theme->accentText), width + 2));
        painter.drawRoundedRect(area, corner, corner);
        painter.setPen(QPen(hintColour(scene, scene.theme->accent), width));
        painter.drawRoundedRect(area, corner, corner);
    }
    if (scene.hint->piece)
        paintRing(painter, scene, *scene.hint->piece, std::clamp(side * 0.05, 2.0, 7.0),
                  hintColour(scene, scene.theme->accent));
}

QRect stepRect(const BoardGeometry& geometry, Cell cell) {
    const QRect own = dirtyRect(geometry, cell);
    if (isSmallCell(geometry.cellSide())) return own;
    constexpr int wide = 40;
    constexpr int high = 16;
    return own.adjusted(-wide, -high, wide, high);
}

QRect dirtyRect(const BoardGeometry& geometry, Cell cell) {
    const qreal piece = PieceArt::reach(geometry.pieceRadius()) * 1.06;
    const qreal reach =
        geometry.drawsPieces() ? std::max(piece, geometry.cellSide() / 2) + 2 : reachOfCell(geometry);
    const QPointF centre = geometry.centre(cell);
    return QRectF(centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect();
}

} // namespace board_painter

} // namespace flip::ui
