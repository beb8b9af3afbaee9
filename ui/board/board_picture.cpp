#include "ui/board/board_picture.h"

#include "core/picture/board_svg.h"
#include "ui/widgets/painted_svg.h"

#include <utility>

namespace flip::ui {

BoardPicture::BoardPicture(Parts parts, int cellSide)
    : parts_(std::move(parts)), layout_(parts_.board.size(), cellSide, parts_.coordinates) {}

PieceArt BoardPicture::art(qreal scale) const {
    PieceArt art;
    art.prepare(parts_.theme, geometry().pieceRadius(), scale, parts_.markBlack);
    return art;
}

void BoardPicture::paintTable(QPainter& painter) const {
    painter.fillRect(QRect({0, 0}, size()), parts_.ground);
    board_painter::paintTable(painter, geometry(), parts_.theme, parts_.font, parts_.special);
}

BoardScene BoardPicture::sceneOn(const BoardGeometry& geometry) const {
    BoardScene scene;
    scene.board = &parts_.board;
    scene.target = parts_.goal.target();
    scene.special = &parts_.special;
    scene.marks = &parts_.marks;
    scene.geometry = &geometry;
    scene.theme = &parts_.theme;
    scene.turning = parts_.turning;
    scene.reducedMotion = parts_.reducedMotion;
    scene.glow = parts_.glow;
    if (!parts_.hint.isEmpty()) scene.hint = &parts_.hint;
    return scene;
}

void BoardPicture::paintPieces(QPainter& painter, PieceArt& art, const QRect& area) const {
    const BoardGeometry geometry = this->geometry();
    BoardScene scene = sceneOn(geometry);
    scene.art = &art;
    board_painter::paintPieces(painter, scene, area);
    if (parts_.overlay) parts_.overlay(painter, geometry);
}

QRect BoardPicture::areaOf(Cell cell) const { return board_painter::dirtyRect(geometry(), cell); }

void BoardPicture::paint(QPainter& painter, qreal scale) const {
    PieceArt pieces = art(scale);
    paintTable(painter);
    paintPieces(painter, pieces, QRect({0, 0}, size()));
}

std::string BoardPicture::svg() const {
    const auto elements = [this](const auto& paint) { return paintedElements(size(), paint).toStdString(); };
    BoardDrawing drawing{parts_.board,       {}, parts_.marks.witness, parts_.marks.changes, parts_.markBlack,
                         parts_.coordinates, {}, parts_.special};
    if (const Grid* target = parts_.goal.target()) drawing.target = *target;
    for (const StepMark mark : parts_.marks.steps)
        drawing.steps.push_back({mark.cell, mark.number, mark.next});
    const BoardGeometry geometry = this->geometry();
    const BoardScene scene = sceneOn(geometry);
    if (scene.hint != nullptr) {
        drawing.below = elements([&](QPainter& painter) { board_painter::paintHintBelow(painter, scene); });
        drawing.above = elements([&](QPainter& painter) { board_painter::paintHintAbove(painter, scene); });
    }
    if (parts_.overlay)
        drawing.above += elements([&](QPainter& painter) { parts_.overlay(painter, geometry); });
    return writeBoardSvg(drawing, lookOf(parts_.theme, parts_.ground), layout_.side);
}

QImage BoardPicture::image() const {
    QImage image(size(), QImage::Format_RGB32);
    QPainter painter(&image);
    paint(painter, 1);
    return image;
}

} // namespace flip::ui
