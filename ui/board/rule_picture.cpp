#include "ui/board/rule_picture.h"

#include "ui/board/mini_board.h"
#include "ui/look/palettes.h"

#include <QPainterPath>

#include <algorithm>
#include <array>

namespace flip::ui {

namespace {

constexpr int signSide = 22;
constexpr qreal gapShare = 0.2;
constexpr int signCount = 3;

/// The colours and lines of the signs.
struct Ink {
    QColor strong;
    QColor faint;
    QColor ground;
};

void paintPattern(QPainter& painter, const QRectF& room, const std::optional<Pattern>& pattern,
                  const Ink& ink) {
    const qreal side = room.width() / Pattern::side;
    for (int bit = 0; bit < Pattern::bitCount; ++bit) {
        const int row = bit / Pattern::side;
        const int column = bit % Pattern::side;
        const QRectF cell(room.left() + column * side, room.top() + row * side, side, side);
        const bool flips = pattern && pattern->flips(row - 1, column - 1);
        painter.setPen(Qt::NoPen);
        painter.setBrush(flips ? ink.strong : ink.faint);
        if (flips) {
            painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5));
        } else {
            painter.drawEllipse(cell.center(), side * 0.13, side * 0.13);
        }
        // For a table, there is no cell that stands for the pressed one.
        if (!pattern || !cell.contains(room.center())) continue;
        painter.setBrush(flips ? ink.ground : ink.strong);
        painter.drawEllipse(cell.center(), side * 0.24, side * 0.24);
    }
}

/// An arrowhead at a point, in a direction of length 1.
void paintArrowhead(QPainter& painter, QPointF tip, QPointF direction, qreal length) {
    const QPointF across(-direction.y(), direction.x());
    const QPointF base = tip - direction * length;
    painter.drawPolygon(QPolygonF({tip, base + across * length * 0.7, base - across * length * 0.7}));
}

void paintEdges(QPainter& painter, const QRectF& room, Edges edges, const Ink& ink) {
    const bool touch = edges == Edges::Torus;
    const qreal inset = room.width() * (touch ? 0.22 : 0.1);
    const QRectF board = room.adjusted(inset, inset, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink.strong, 1.6, touch ? Qt::DotLine : Qt::SolidLine));
    painter.drawRect(board);
    if (!touch) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink.strong);
    const QPointF centre = room.center();
    const qreal reach = room.width() / 2 + 1;
    for (const QPointF direction : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
        paintArrowhead(painter, centre + direction * reach, direction, room.width() * 0.24);
}

/// A lit button, as a panel shows it.
void paintLit(QPainter& painter, const QRectF& room, const BoardTheme& panel) {
    painter.setBrush(panel.black);
    painter.setPen(QPen(panel.blackEdge, 1));
    painter.drawRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), room.width() / 6, room.width() / 6);
    const qreal reach = room.height() / 6;
    painter.setPen(QPen(panel.blackMark, 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(room.center() - QPointF(0, reach), room.center() + QPointF(0, reach));
}

void paintGoal(QPainter& painter, const QRectF& room, const Goal& goal, const Ink& ink,
               const QPalette& palette, PieceKind black) {
    const BoardTheme theme = miniTheme(palette);
    if (const Grid* target = goal.target()) return paintMiniBoard(painter, room, *target, theme);
    if (goal == Goal::Black && black == PieceKind::Button)
        return paintLit(painter, room, boardTheme(QStringLiteral("panel"), Goal::Black, palette));
    const QRectF disc = room.adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(goal == Goal::Black ? theme.black : theme.white);
    painter.drawEllipse(disc);
    if (goal == Goal::Either) {
        constexpr int sixteenth = 16;
        painter.setBrush(theme.black);
        painter.drawPie(disc, 45 * sixteenth, 180 * sixteenth);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink.faint, 1));
    painter.drawEllipse(disc);
}

} // namespace

RuleSigns ruleSigns(const Puzzle& puzzle) {
    return {puzzle.rule.pattern(), puzzle.rule.edges(), puzzle.goal};
}

qreal ruleWidth(qreal height) { return height * (signCount + (signCount - 1) * gapShare); }

void paintRule(QPainter& painter, const QRectF& room, const RuleSigns& signs, const QPalette& palette,
               PieceKind black) {
    const RuleSigns usual;
    const std::array<bool, signCount> special{signs.pattern != usual.pattern, signs.edges != usual.edges,
                                              signs.goal != usual.goal};
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = room.height();
    for (int i = 0; i < signCount; ++i) {
        const QRectF frame(room.left() + i * side * (1 + gapShare), room.top(), side, side);
        const bool framed = special.at(static_cast<std::size_t>(i));
        const QColor accent = palette.color(QPalette::Highlight);
        const Ink ink{framed ? accent : quietText(palette), quietText(palette),
                      palette.color(QPalette::Window)};
        if (framed) {
            painter.setPen(QPen(accent, 1.5));
            painter.setBrush(currentGround(palette));
            painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), side * 0.16, side * 0.16);
        }
        const qreal inset = side * 0.18;
        const QRectF inner = frame.adjusted(inset, inset, -inset, -inset);
        if (i == 0) paintPattern(painter, inner, signs.pattern, ink);
        if (i == 1) paintEdges(painter, inner, signs.edges, ink);
        if (i == 2) paintGoal(painter, inner, signs.goal, ink, palette, black);
    }
}

RulePicture::RulePicture(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("rulePicture"));
    const int side = std::max(signSide, fontMetrics().height());
    setFixedSize(qRound(ruleWidth(side)), side);
}

void RulePicture::setSigns(const RuleSigns& signs) {
    if (signs == signs_) return;
    signs_ = signs;
    update();
}

void RulePicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintRule(painter, rect(), signs_, palette());
}

} // namespace flip::ui
