#include "ui/search/pictures/search_marks.h"

#include "core/solve/methods/line_plan.h"
#include "ui/board/mini_board.h"
#include "ui/look/palettes.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;
using Why = TraceEvent::Why;

struct Marks {
    Q_DECLARE_TR_FUNCTIONS(Marks)
};

/// White under a dark colour, black under a light one, keeps a line visible on pieces of either colour.
struct Pens {
    QPen under;
    QPen over;
};

Pens pensOf(const QColor& colour, qreal side, qreal share, Qt::PenStyle style = Qt::SolidLine) {
    const qreal width = std::clamp(side * share, 1.4, 5.0);
    QColor below = wordsOn(colour);
    below.setAlpha(220);
    return {
        QPen(below, width + std::clamp(side * 0.03, 1.2, 3.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin),
        QPen(colour, width, style, style == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap, Qt::RoundJoin)};
}

template <class Draw>
void twice(QPainter& painter, const Pens& pens, Draw&& draw) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pens.under);
    draw();
    painter.setPen(pens.over);
    draw();
}

void paintRing(QPainter& painter, QPointF centre, qreal radius, const Pens& pens) {
    twice(painter, pens, [&] { painter.drawEllipse(centre, radius, radius); });
}

QPolygonF diamond(QPointF centre, qreal half) {
    return {{centre - QPointF(0, half), centre + QPointF(half, 0), centre + QPointF(0, half),
             centre - QPointF(half, 0), centre - QPointF(0, half)}};
}

void paintDiamond(QPainter& painter, QPointF centre, qreal side, const QColor& fill) {
    painter.setBrush(fill);
    painter.setPen(
        QPen(wordsOn(fill), std::clamp(side * 0.03, 1.0, 2.5), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(diamond(centre, std::max(side * 0.15, 3.0)));
}

void paintHollowDiamond(QPainter& painter, QPointF centre, qreal half, const Pens& pens) {
    twice(painter, pens, [&] { painter.drawPolygon(diamond(centre, half)); });
}

void paintBar(QPainter& painter, QPointF centre, qreal side, const Pens& pens) {
    const QPointF half(side * 0.14, 0);
    twice(painter, pens, [&] { painter.drawLine(centre - half, centre + half); });
}

/// On a disc, which hides the dot of a black piece: between the bars it would make a sign of division.
void paintEquals(QPainter& painter, QPointF centre, qreal side, const QColor& fill) {
    const qreal radius = side * 0.2;
    const QPointF half(side * 0.1, 0);
    painter.setPen(QPen(wordsOn(fill), std::clamp(side * 0.03, 1.0, 2.5)));
    painter.setBrush(fill);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(wordsOn(fill), std::clamp(side * 0.05, 1.2, 4.0), Qt::SolidLine, Qt::RoundCap));
    for (const qreal y : {-0.055 * side, 0.055 * side})
        painter.drawLine(centre - half + QPointF(0, y), centre + half + QPointF(0, y));
}

void paintCross(QPainter& painter, QPointF centre, qreal half, const Pens& pens) {
    twice(painter, pens, [&] {
        painter.drawLine(centre - QPointF(half, half), centre + QPointF(half, half));
        painter.drawLine(centre + QPointF(-half, half), centre + QPointF(half, -half));
    });
}

void paintTick(QPainter& painter, QPointF centre, qreal side, const Pens& pens) {
    const QPolygonF tick{{centre + QPointF(-0.22, 0.02) * side, centre + QPointF(-0.06, 0.18) * side,
                          centre + QPointF(0.24, -0.18) * side}};
    twice(painter, pens, [&] { painter.drawPolyline(tick); });
}

void paintDots(QPainter& painter, QPointF centre, qreal side, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const int i : {-1, 0, 1})
        painter.drawEllipse(centre + QPointF(i * side * 0.24, 0), side * 0.075, side * 0.075);
}

void paintFrame(QPainter& painter, const QRectF& rect, qreal side, const Pens& pens) {
    const qreal inset = side * 0.03;
    twice(painter, pens, [&] {
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), side * 0.1, side * 0.1);
    });
}

std::vector<Cell> one(const TraceReplay& replay, std::uint16_t number) {
    if (number == TraceEvent::none) return {};
    return {cellAt(replay.trace().puzzle()->size(), number)};
}

SearchMark rowMark(const TraceReplay& replay, const TraceEvent& event) {
    const auto plan = bestPlan(replay.trace().puzzle()->rule);
    const bool free = plan && plan->choiceFor(event.cell) == LinePlan::Choice::Any;
    return {free ? MarkShape::Chosen : MarkShape::FilledIn, lineCells(replay, event.cell)};
}

SearchMark pruneMark(const TraceReplay& replay, const TraceEvent& event) {
    switch (event.why) {
    case Why::SettledPiece:
        return {MarkShape::Reason, one(replay, event.cell)};
    case Why::NoRow:
    case Why::WrongLine:
        return {MarkShape::Wrong, lineCells(replay, event.cell)};
    case Why::TooManyLeft:
    case Why::NoBetter:
    case Why::None:
        break;
    }
    return {MarkShape::GaveUp, {}};
}

} // namespace

std::vector<Cell> lineCells(const TraceReplay& replay, int line) {
    const LinePuzzle lines(replay.trace().puzzle()->rule, replay.trace().scan());
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(lines.width));
    for (int place = 0; place < lines.width; ++place) cells.push_back(lines.cellAt(line, place));
    return cells;
}

std::optional<SearchMark> lastMark(const TraceReplay& replay) {
    const TraceEvent* event = replay.event();
    if (event == nullptr) return std::nullopt;
    switch (event->kind) {
    case Kind::Press:
        return SearchMark{MarkShape::Press, one(replay, event->cell)};
    case Kind::TakeBack:
        return SearchMark{MarkShape::TakeBack, one(replay, event->cell)};
    case Kind::Leave:
        return SearchMark{MarkShape::Leave, one(replay, event->cell)};
    case Kind::Seen:
        return SearchMark{MarkShape::Seen, one(replay, event->cell)};
    case Kind::Row:
        return rowMark(replay, *event);
    case Kind::Prune:
        return pruneMark(replay, *event);
    case Kind::Found:
    case Kind::Over:
        return SearchMark{MarkShape::Found, {}};
    case Kind::Expand:
        return SearchMark{MarkShape::Waiting, {}};
    case Kind::Pivot:
        return SearchMark{MarkShape::Told, one(replay, event->other)};
    case Kind::AddRow:
        return SearchMark{MarkShape::Equation, one(replay, event->cell)};
    case Kind::Free:
        return SearchMark{MarkShape::Free, one(replay, event->cell)};
    case Kind::Contradiction:
        return SearchMark{MarkShape::Reason, one(replay, event->cell)};
    case Kind::Try:
        return SearchMark{MarkShape::Pressed, {}};
    case Kind::Level:
        break;
    }
    return std::nullopt;
}

std::optional<SearchMark> secondMark(const TraceReplay& replay) {
    const TraceEvent* event = replay.event();
    if (event == nullptr) return std::nullopt;
    if (event->kind == Kind::Pivot) return SearchMark{MarkShape::Equation, one(replay, event->cell)};
    if (event->kind == Kind::AddRow) return SearchMark{MarkShape::Added, one(replay, event->other)};
    return std::nullopt;
}

SearchMark pressedMark(const TraceReplay& replay) {
    SearchMark mark{MarkShape::Pressed, replay.presses().setCells()};
    const auto last = lastMark(replay);
    if (last && last->shape == MarkShape::Press)
        std::erase_if(mark.cells, [&](Cell cell) { return cell == last->cells.front(); });
    return mark;
}

void paintMark(QPainter& painter, MarkShape shape, const QRectF& rect, qreal side, const BoardTheme& theme,
               QPointF aside) {
    const QPointF centre = rect.center();
    const QColor refused = theme.refused;
    switch (shape) {
    case MarkShape::Pressed:
        paintDiamond(painter, centre + aside, side, theme.accent);
        break;
    case MarkShape::Press:
        paintRing(painter, centre, side * 0.41, pensOf(theme.accent, side, 0.06));
        paintDiamond(painter, centre + aside, side, theme.accent);
        break;
    case MarkShape::TakeBack:
        paintRing(painter, centre, side * 0.41, pensOf(theme.accent, side, 0.06, Qt::DashLine));
        break;
    case MarkShape::Leave:
        paintBar(painter, centre, side, pensOf(theme.accent, side, 0.06));
        break;
    case MarkShape::Seen:
        paintRing(painter, centre, side * 0.41, pensOf(theme.accent, side, 0.04));
        paintEquals(painter, centre, side, theme.accent);
        break;
    case MarkShape::Reason:
        paintFrame(painter, rect, side, pensOf(refused, side, 0.045));
        paintCross(painter, centre, side * 0.17, pensOf(refused, side, 0.07));
        break;
    case MarkShape::GaveUp:
        paintCross(painter, centre, side * 0.2, pensOf(refused, side, 0.07));
        break;
    case MarkShape::FilledIn:
    case MarkShape::Equation:
        paintFrame(painter, rect, side, pensOf(theme.accent, side, 0.045));
        break;
    case MarkShape::Chosen:
    case MarkShape::Added:
        paintFrame(painter, rect, side, pensOf(theme.accent, side, 0.045, Qt::DashLine));
        break;
    case MarkShape::Told:
        paintRing(painter, centre, side * 0.36, pensOf(theme.accent, side, 0.05));
        break;
    case MarkShape::Free:
        paintHollowDiamond(painter, centre, side * 0.2, pensOf(theme.accent, side, 0.05));
        break;
    case MarkShape::Wrong:
        paintFrame(painter, rect, side, pensOf(refused, side, 0.045));
        paintCross(painter, QPointF(rect.right(), rect.top()) + QPointF(-side * 0.14, side * 0.14),
                   side * 0.07, pensOf(refused, side, 0.05));
        break;
    case MarkShape::Found:
        paintTick(painter, centre, side, pensOf(theme.accent, side, 0.09));
        break;
    case MarkShape::Waiting:
        paintDots(painter, centre, side, theme.accent);
        break;
    }
}

LegendEntry markEntry(MarkShape shape, const QString& words) {
    const auto sign = [shape](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        // A diamond or a bar leaves much of its cell free.
        const bool small = shape == MarkShape::Pressed || shape == MarkShape::Leave;
        const qreal side = rect.width() * (small ? 2 : 1);
        paintMark(painter, shape, rect, side, miniTheme(palette));
    };
    return {sign, words.isEmpty() ? markName(shape) : words};
}

std::vector<LegendEntry> boardLegend(std::string_view method) {
    using enum MarkShape;

    struct Row {
        std::string_view method;
        std::vector<MarkShape> shapes;
    };

    const std::array rows{
        Row{"deepening", {Pressed, Press, TakeBack, Reason}},
        Row{"subsets", {Pressed}},
        Row{"breadth-first", {Pressed, Seen}},
        Row{"row-backtracking", {Press, TakeBack, Leave}},
        Row{"algebra", {Equation, Added, Told, Free, Pressed}},
    };
    const auto row = std::ranges::find(rows, method, &Row::method);
    if (row == rows.end()) return {};
    std::vector<LegendEntry> all{{{}, Marks::tr("On the board:")}};
    for (const MarkShape shape : row->shapes) all.push_back(markEntry(shape));
    return all;
}

QString markName(MarkShape shape) {
    switch (shape) {
    case MarkShape::Pressed:
        return Marks::tr("pressed");
    case MarkShape::Press:
        return Marks::tr("just pressed");
    case MarkShape::TakeBack:
        return Marks::tr("taken back");
    case MarkShape::Leave:
        return Marks::tr("left alone");
    case MarkShape::Reason:
        return Marks::tr("reason for giving up");
    case MarkShape::Seen:
        return Marks::tr("board seen before");
    case MarkShape::FilledIn:
        return Marks::tr("filled in");
    case MarkShape::Chosen:
        return Marks::tr("chosen freely");
    case MarkShape::Wrong:
        return Marks::tr("not right");
    case MarkShape::Equation:
        return Marks::tr("equation in use");
    case MarkShape::Added:
        return Marks::tr("equation added");
    case MarkShape::Told:
        return Marks::tr("press determined");
    case MarkShape::Free:
        return Marks::tr("free press");
    case MarkShape::Found:
    case MarkShape::Waiting:
    case MarkShape::GaveUp:
        break;
    }
    return {};
}

} // namespace flip::ui
