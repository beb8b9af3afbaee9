#include "ui/search/pictures/row_backtracking_picture.h"

#include "ui/board/mini_board.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/search/pictures/search_marks.h"
#include "ui/words/answer_words.h"
#include "ui/words/search_words.h"

#include <QMouseEvent>

#include <algorithm>
#include <bit>
#include <cmath>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;

/// The least and the largest side of the board.
qreal leastSide(const QFont& font) { return grown(144, font); }

qreal mostSide(const QFont& font) { return grown(288, font); }

qreal largestCell(const QFont& font) { return grown(72, font); }

/// Narrower than this, no picture is.
constexpr qreal leastOfAll = 120;

/// Between the board and the words beside it.
qreal stackGap(const QFont& font) { return grown(18, font); }

/// Above the line of the share, and its width.
constexpr qreal lineGap = 3;

qreal lineWidth(const QFont& font) { return grown(4, font); }

} // namespace

RowBacktrackingPicture::RowBacktrackingPicture(QWidget* parent)
    : ReplayPicture(QStringLiteral("rowBacktrackingPicture"), tr("The pieces that are decided"), parent) {
    setMaximumHeight(static_cast<int>(std::ceil(2 + mostSide(font()) + shareHeight())));
}

void RowBacktrackingPicture::begin() {
    order_.emplace(PackedPuzzle(puzzle()));
    layOut();
}

void RowBacktrackingPicture::place() {
    decided_ = replay().event() == nullptr ? 0 : decidedBy(*replay().event());
    settled_ = Grid::fromPacked(boardSize(), (*order_)[decided_].settled);
    tellItems(*this);
}

int RowBacktrackingPicture::decidedBy(const TraceEvent& event) const {
    switch (event.kind) {
    case Kind::Press:
    case Kind::Leave:
        return order_->stepAfter(event.cell);
    case Kind::TakeBack:
        return order_->stepAfter(event.cell) - 1;
    case Kind::Over:
        return static_cast<int>(cells());
    default:
        return order_->stepAfter(event.other);
    }
}

qreal RowBacktrackingPicture::shareHeight() const {
    return grown(6, font()) + QFontMetricsF(smallFont()).height() + lineGap + lineWidth(font()) + 2;
}

QSize RowBacktrackingPicture::sizeHint() const {
    const qreal side = std::min(leastSide(font()), std::max(width() / 2.0, leastOfAll));
    return {280, static_cast<int>(std::ceil(2 + side + shareHeight()))};
}

void RowBacktrackingPicture::layOut() {
    if (!hasReplay()) return;
    // Half of the width is left to the words beside it.
    const qreal side =
        std::clamp(std::min(height() - 2 - shareHeight(), width() / 2.0), leastOfAll, mostSide(font()));
    sketch_ = CellSketch({2, 2, side, side}, boardSize(), largestCell(font()));
    setMaximumHeight(static_cast<int>(
        std::ceil(2 + std::clamp(width() / 2.0, leastOfAll, mostSide(font())) + shareHeight())));
}

RowBacktrackingPicture::Fate RowBacktrackingPicture::fateOf(Cell cell) const {
    if (settled_.test(cell)) return Fate::Settled;
    const auto index = static_cast<int>(indexOf(settled_.size(), cell));
    return order_->stepAfter(index) <= decided_ ? Fate::Decided : Fate::Open;
}

QString RowBacktrackingPicture::fateWords(Fate fate) {
    switch (fate) {
    case Fate::Settled:
        return tr("can no longer change");
    case Fate::Decided:
        return tr("decided");
    case Fate::Open:
        break;
    }
    return tr("open");
}

Cell RowBacktrackingPicture::cellOf(std::size_t piece) const {
    return cellAt(boardSize(), static_cast<std::int64_t>(piece));
}

std::size_t RowBacktrackingPicture::itemCount() const {
    return hasReplay() ? static_cast<std::size_t>(cells()) : 0;
}

QRectF RowBacktrackingPicture::itemRect(std::size_t piece) const { return sketch_.cellRect(cellOf(piece)); }

QString RowBacktrackingPicture::sentence(std::size_t piece) const {
    const Cell cell = cellOf(piece);
    const Colour side = replay().board().test(cell) ? Colour::Black : Colour::White;
    const QString told = replay().presses().test(cell) ? tr("%1: %2, pressed, %3.") : tr("%1: %2, %3.");
    return told.arg(answer_words::place(cell), answer_words::colour(side, puzzle().goal.kind()),
                    fateWords(fateOf(cell)));
}

QString RowBacktrackingPicture::boundText() const {
    const QString now = answer_words::presses(replay().presses().count());
    const TraceEvent* best = replay().bestAnswer();
    if (replay().event() != nullptr && replay().event()->kind == Kind::Over)
        return tr("The answer: %1").arg(now);
    return best == nullptr ? tr("Now %1; no answer yet").arg(now)
                           : tr("Now %1; best answer so far: %2").arg(now).arg(std::popcount(best->presses));
}

QString RowBacktrackingPicture::inWords() const {
    if (!hasReplay()) return {};
    return (settled_.cells() == 1 ? tr("%1 of %2 piece is decided, %3 can no longer change. %4.")
                                  : tr("%1 of %2 pieces are decided, %3 can no longer change. %4."))
        .arg(decided_)
        .arg(settled_.cells())
        .arg(settled_.count())
        .arg(boundText());
}

std::vector<LegendEntry> RowBacktrackingPicture::legend() const {
    const auto fate = [](Fate each, const QString& words) {
        return LegendEntry{[each](QPainter& painter, const QRectF& rect, const QPalette& palette) {
                               paintFate(painter, rect, each, palette);
                           },
                           words};
    };
    return {fate(Fate::Open, tr("open: not decided yet")), fate(Fate::Decided, fateWords(Fate::Decided)),
            fate(Fate::Settled, fateWords(Fate::Settled)), markEntry(MarkShape::Pressed),
            markEntry(MarkShape::Reason)};
}

void RowBacktrackingPicture::lightCell(std::optional<Cell> cell) {
    lit_ = cell;
    update();
}

void RowBacktrackingPicture::paintFate(QPainter& painter, const QRectF& rect, Fate fate,
                                       const QPalette& palette) {
    const QRectF inside = rect.adjusted(1.5, 1.5, -1.5, -1.5);
    const qreal corner = rect.width() * 0.12;
    QColor ground = quietText(palette);
    QPen pen(ground, 1);
    if (fate == Fate::Open) pen.setStyle(Qt::DotLine);
    if (fate == Fate::Settled) pen = QPen(palette.color(QPalette::WindowText), 2);
    ground.setAlphaF(fate == Fate::Settled ? 0.45F : fate == Fate::Decided ? 0.2F : 0.0F);
    painter.setPen(pen);
    painter.setBrush(ground);
    painter.drawRoundedRect(inside, corner, corner);
}

void RowBacktrackingPicture::paintBoard(QPainter& painter) const {
    const Grid board = replay().board();
    const BoardTheme theme = miniTheme(palette(), puzzle().goal.kind());
    const auto last = lastMark(replay());
    const Grid presses = replay().presses();
    const qreal opacityOfOpen = hasHighContrast(palette()) ? 0.7 : 0.45;
    for (std::int64_t i = 0; i < board.cells(); ++i) {
        const Cell cell = cellAt(board.size(), i);
        const QRectF rect = sketch_.cellRect(cell);
        const Fate fate = fateOf(cell);
        paintFate(painter, rect, fate, palette());
        painter.setPen(QPen(quietText(palette()), 1));
        painter.setBrush(board.test(cell) ? theme.black : theme.white);
        painter.setOpacity(fate == Fate::Open ? opacityOfOpen : 1);
        painter.drawEllipse(rect.center(), rect.width() * 0.3, rect.width() * 0.3);
        painter.setOpacity(1);
        const bool reason = last && last->shape == MarkShape::Reason && last->cells.front() == cell;
        if (presses.test(cell)) paintMark(painter, MarkShape::Pressed, rect, rect.width(), theme);
        if (reason) paintMark(painter, MarkShape::Reason, rect, rect.width(), theme);
        if (lit_ != cell) continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(rect, 3, 3);
    }
}

void RowBacktrackingPicture::paintShare(QPainter& painter) const {
    // Right below the board, whose pieces it counts, and as wide.
    const QRectF board = sketch_.rect();
    const QString text = tr("%1 of %2 decided").arg(decided_).arg(settled_.cells());
    const QRectF words(board.left(), board.bottom() + grown(4, font()), board.width(),
                       QFontMetricsF(smallFont()).height());
    painter.setFont(fitted(smallFont(), text, words.width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, text);
    paintShareLine(painter, {words.left(), words.bottom() + lineGap, words.width(), lineWidth(font())},
                   static_cast<double>(decided_) / static_cast<double>(settled_.cells()));
}

void RowBacktrackingPicture::paint(QPainter& painter) {
    paintBoard(painter);
    const qreal left = sketch_.rect().right() + stackGap(font());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(left, 2, width() - left, sketch_.rect().height()),
                     Qt::AlignLeft | Qt::TextWordWrap, boundText());
    paintShare(painter);
}

void RowBacktrackingPicture::resizeEvent(QResizeEvent* event) {
    ReplayPicture::resizeEvent(event);
    layOut();
}

void RowBacktrackingPicture::mouseMoveEvent(QMouseEvent* event) {
    const auto cell = sketch_.cellAt(event->position());
    emit cellsLit(cell ? std::vector<Cell>{*cell} : std::vector<Cell>());
}

} // namespace flip::ui
