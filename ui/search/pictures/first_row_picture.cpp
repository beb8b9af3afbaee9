#include "ui/search/pictures/first_row_picture.h"

#include "ui/board/mini_board.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/search/pictures/search_marks.h"
#include "ui/words/answer_words.h"
#include "ui/words/search_words.h"

#include <QLocale>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;
using Why = TraceEvent::Why;

/// Of the number of a line, and of what is between the boards.
qreal labelWidth(const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(QStringLiteral("00")) + 7;
}

qreal headingHeight(const QFont& font) { return grown(20, font); }

qreal shareHeight(const QFont& font) { return grown(26, font); }

/// Of the sign after the last line, with its gaps. It does not grow: the boards need the room more.
constexpr qreal verdictWidth = 30;

/// In a narrower window, cells are lower than they might be.
constexpr qreal smallestCell = 18;

qreal largestCell(const QFont& font) { return grown(56, font); }

} // namespace

FirstRowPicture::FirstRowPicture(QWidget* parent)
    : ReplayPicture(QStringLiteral("firstRowPicture"), tr("The rows, one after the other"), parent) {}

void FirstRowPicture::begin() {
    plan_ = bestPlan(puzzle().rule);
    fitHeight();
}

QSize FirstRowPicture::sizeHint() const { return {280, std::min(grown(176, font()), usefulHeight())}; }

int FirstRowPicture::usefulHeight() const {
    if (!hasReplay()) return QWIDGETSIZE_MAX;
    const qreal cell = std::clamp(sketchWidth() / plan_->puzzle.width, smallestCell, largestCell(font()));
    return static_cast<int>(
        std::ceil(headingHeight(font()) + cell * plan_->puzzle.lines + shareHeight(font())));
}

void FirstRowPicture::fitHeight() {
    setMaximumHeight(usefulHeight());
    updateGeometry();
}

void FirstRowPicture::resizeEvent(QResizeEvent* event) {
    ReplayPicture::resizeEvent(event);
    fitHeight();
}

void FirstRowPicture::place() {
    filled_ = replay().event() == nullptr ? 0 : filledBy(*replay().event());
    Puzzle now = puzzle();
    now.board = replay().board();
    presses_ = plan_->puzzle.linesOf(replay().presses());
    wrong_ = plan_->puzzle.linesOf(now.toFlip(sought()));
    tellItems(*this);
}

int FirstRowPicture::filledBy(const TraceEvent& event) const {
    if (solves(event) || event.why == Why::WrongLine) return plan_->puzzle.lines;
    return event.why == Why::NoRow ? event.cell : event.cell + 1;
}

Colour FirstRowPicture::sought() const {
    const TraceEvent* event = replay().event();
    if (event != nullptr) return event->level == 0 ? Colour::White : Colour::Black;
    return coloursOf(puzzle().goal).front();
}

FirstRowPicture::Verdict FirstRowPicture::verdict() const {
    const TraceEvent* event = replay().event();
    if (event == nullptr) return Verdict::None;
    if (solves(*event)) return Verdict::Right;
    return event->why == Why::WrongLine ? Verdict::Wrong : Verdict::None;
}

double FirstRowPicture::beginnings() const { return std::exp2(plan_->freeLines * plan_->puzzle.width); }

double FirstRowPicture::beginning() const {
    double number = 0;
    for (int line = 0; line < plan_->freeLines; ++line)
        number = number * std::exp2(plan_->puzzle.width) +
                 static_cast<double>(presses_[static_cast<std::size_t>(line)]);
    return number;
}

bool FirstRowPicture::isOver() const {
    return replay().event() != nullptr && replay().event()->kind == Kind::Over;
}

QString FirstRowPicture::beginningText() const {
    const QString colour = answer_words::reached(sought(), puzzle().goal.kind());
    if (plan_->freeLines == 0) return tr("For %1").arg(colour);
    const QLocale locale;
    return (isOver() ? tr("All are tried. For %1: start %2 of %3") : tr("For %1: start %2 of %3"))
        .arg(colour, locale.toString(filled_ == 0 ? 0 : beginning() + 1, 'f', 0),
             locale.toString(beginnings(), 'f', 0));
}

QString FirstRowPicture::inWords() const {
    if (!hasReplay()) return {};
    const int all = plan_->puzzle.lines;
    QString lines =
        (all == 1 ? tr("%1. %2 of %3 line is filled in.") : tr("%1. %2 of %3 lines are filled in."))
            .arg(beginningText())
            .arg(filled_)
            .arg(all);
    switch (verdict()) {
    case Verdict::Right:
        return lines + tr(" The last one is right.");
    case Verdict::Wrong:
        return lines + tr(" Not all pieces are right.");
    case Verdict::None:
        break;
    }
    return lines;
}

std::vector<LegendEntry> FirstRowPicture::legend() const {
    const bool columns = hasReplay() && byColumns(replay().trace().scan());
    return {{{}, columns ? tr("1, 2, …: columns") : tr("1, 2, …: rows")},
            markEntry(MarkShape::Pressed),
            markEntry(MarkShape::Chosen),
            markEntry(MarkShape::FilledIn),
            markEntry(MarkShape::Wrong),
            markEntry(MarkShape::Found, tr("all are right")),
            markEntry(MarkShape::GaveUp, tr("some are still wrong"))};
}

void FirstRowPicture::lightCell(std::optional<Cell> cell) {
    lit_ = cell;
    update();
}

Cell FirstRowPicture::placeOf(Cell cell) const { return plan_->puzzle.cellAt(cell.row, cell.column); }

QString FirstRowPicture::placesIn(std::size_t line, Grid::Word bits) const {
    QStringList places;
    for (int place = 0; place < plan_->puzzle.width; ++place) {
        if (((bits >> place) & 1U) == 0) continue;
        const Cell cell = placeOf({static_cast<int>(line), place});
        places << QString::number((byColumns(replay().trace().scan()) ? cell.row : cell.column) + 1);
    }
    return places.isEmpty() ? tr("none") : places.join(tr(", "));
}

std::size_t FirstRowPicture::itemCount() const {
    return hasReplay() ? static_cast<std::size_t>(plan_->puzzle.lines) : 0;
}

QRectF FirstRowPicture::itemRect(std::size_t line) const {
    return pressSketch().rowRect(static_cast<int>(line));
}

QString FirstRowPicture::sentence(std::size_t line) const {
    const Cell cell = placeOf({static_cast<int>(line), 0});
    const bool columns = byColumns(replay().trace().scan());
    const QString which = columns ? tr("Column %1").arg(cell.column + 1) : tr("Row %1").arg(cell.row + 1);
    const QString wrong = placesIn(line, wrong_[line]);
    if (static_cast<int>(line) >= filled_) return tr("%1: not filled in. Still wrong: %2.").arg(which, wrong);
    return tr("%1: presses: %2. Still wrong: %3.").arg(which, placesIn(line, presses_[line]), wrong);
}

qreal FirstRowPicture::sketchWidth() const {
    // The labels, and what stands between the boards and after them.
    return (width() - 2 * labelWidth(font()) - verdictWidth) / 2;
}

CellSketch FirstRowPicture::pressSketch() const {
    return {{labelWidth(font()), headingHeight(font()), sketchWidth(),
             height() - headingHeight(font()) - shareHeight(font())},
            {plan_->puzzle.lines, plan_->puzzle.width},
            largestCell(font())};
}

CellSketch FirstRowPicture::wrongSketch() const {
    const CellSketch presses = pressSketch();
    const QPointF at(presses.rect().right() + labelWidth(font()), headingHeight(font()));
    return {{at, presses.rect().size()}, {plan_->puzzle.lines, plan_->puzzle.width}, largestCell(font())};
}

void FirstRowPicture::paintLabels(QPainter& painter) const {
    const CellSketch presses = pressSketch();
    const CellSketch wrong = wrongSketch();
    const qreal room = width() - wrong.rect().left();
    painter.setFont(fitted(smallFont(), tr("Still wrong"), room));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(presses.rect().left(), 0, width(), headingHeight(font())),
                     Qt::AlignVCenter | Qt::AlignLeft, tr("Presses"));
    painter.drawText(QRectF(wrong.rect().left(), 0, room, headingHeight(font())),
                     Qt::AlignVCenter | Qt::AlignLeft, tr("Still wrong"));
    painter.setPen(quietText(palette()));
    const bool columns = byColumns(replay().trace().scan());
    for (int line = 0; line < plan_->puzzle.lines && presses.side() >= 11; ++line) {
        const Cell cell = placeOf({line, 0});
        const QRectF row = presses.rowRect(line);
        painter.drawText(QRectF(0, row.top(), labelWidth(font()) - 6, row.height()),
                         Qt::AlignVCenter | Qt::AlignRight | Qt::TextDontClip,
                         QString::number((columns ? cell.column : cell.row) + 1));
    }
}

void FirstRowPicture::paintPresses(QPainter& painter) const {
    const CellSketch sketch = pressSketch();
    const BoardTheme theme = miniTheme(palette(), puzzle().goal.kind());
    QColor ground = quietText(palette());
    for (int line = 0; line < plan_->puzzle.lines; ++line) {
        const bool done = line < filled_;
        ground.setAlphaF(done ? 0.2F : 0.07F);
        for (int place = 0; place < plan_->puzzle.width; ++place) {
            const QRectF cell = sketch.cellRect({line, place}).adjusted(1, 1, -1, -1);
            painter.setPen(lit_ == placeOf({line, place}) ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
            painter.setBrush(ground);
            painter.drawRoundedRect(cell, 3, 3);
            const bool pressed = ((presses_[static_cast<std::size_t>(line)] >> place) & 1U) != 0;
            if (done && pressed) paintMark(painter, MarkShape::Pressed, cell, cell.width() * 1.3, theme);
        }
    }
    if (filled_ == 0) return;
    const bool free = filled_ <= plan_->freeLines;
    const auto last = lastMark(replay());
    const MarkShape shape = last && last->shape == MarkShape::Wrong ? MarkShape::Wrong
                            : free                                  ? MarkShape::Chosen
                                                                    : MarkShape::FilledIn;
    paintMark(painter, shape, sketch.rowRect(std::min(filled_, plan_->puzzle.lines) - 1), sketch.side(),
              theme);
}

void FirstRowPicture::paintWrong(QPainter& painter) const {
    const CellSketch sketch = wrongSketch();
    const BoardTheme theme = miniTheme(palette(), puzzle().goal.kind());
    QColor ground = quietText(palette());
    ground.setAlphaF(0.12F);
    for (int line = 0; line < plan_->puzzle.lines; ++line) {
        for (int place = 0; place < plan_->puzzle.width; ++place) {
            const QRectF cell = sketch.cellRect({line, place}).adjusted(1, 1, -1, -1);
            painter.setPen(lit_ == placeOf({line, place}) ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
            painter.setBrush(ground);
            painter.drawRoundedRect(cell, 3, 3);
            if (((wrong_[static_cast<std::size_t>(line)] >> place) & 1U) == 0) continue;
            painter.setPen(QPen(quietText(palette()), 1));
            painter.setBrush(sought() == Colour::White ? theme.black : theme.white);
            painter.drawEllipse(cell.center(), cell.width() * 0.34, cell.width() * 0.34);
        }
    }
    const Verdict now = verdict();
    if (now == Verdict::None) return;
    const QRectF last = sketch.rowRect(plan_->puzzle.lines - 1);
    constexpr qreal side = verdictWidth * 0.8;
    const QRectF at(last.right() + 4, last.center().y() - side / 2, side, side);
    paintMark(painter, now == Verdict::Right ? MarkShape::Found : MarkShape::GaveUp, at, side, theme);
}

void FirstRowPicture::paintShare(QPainter& painter) const {
    const qreal thick = grown(4, font());
    const QRectF line(0, height() - thick - 1, width(), thick);
    painter.setPen(palette().color(QPalette::WindowText));
    const qreal high = shareHeight(font()) - thick - 4;
    painter.drawText(QRectF(0, line.top() - 2 - high, width(), high), Qt::AlignLeft | Qt::AlignBottom,
                     beginningText());
    if (plan_->freeLines > 0)
        paintShareLine(painter, line, isOver() ? 1 : filled_ == 0 ? 0 : (beginning() + 1) / beginnings());
}

void FirstRowPicture::paint(QPainter& painter) {
    paintLabels(painter);
    paintPresses(painter);
    paintWrong(painter);
    paintShare(painter);
}

void FirstRowPicture::mouseMoveEvent(QMouseEvent* event) {
    if (!hasReplay()) return;
    auto cell = pressSketch().cellAt(event->position());
    if (!cell) cell = wrongSketch().cellAt(event->position());
    emit cellsLit(cell ? std::vector<Cell>{placeOf(*cell)} : std::vector<Cell>());
}

} // namespace flip::ui
