#include "ui/search/pictures/elimination_picture.h"

#include "ui/board/mini_board.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/search/pictures/elimination_signs.h"
#include "ui/search/pictures/search_marks.h"
#include "ui/widgets/parts_accessible.h"
#include "ui/words/answer_words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <bit>
#include <cmath>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;
using namespace elimination_signs;

/// Above the matrix, and left of it.
qreal headHeight(const QFont& font) { return grown(13, font); }

qreal leftRoom(const QFont& font) { return grown(13, font); }

/// Before the line and after it.
qreal sideGap(const QFont& font) { return grown(5, font); }

/// A contradiction takes three lines to explain, an entry two.
qreal leastCaption(bool contradicts, const QFont& font) { return grown(contradicts ? 40 : 27, font); }

/// Above the caption.
constexpr qreal captionGap = 1;
/// The least and the largest height of the matrix, unless its entries would be too small.
constexpr int legible = 130;
constexpr int comfortable = 360;
/// The sides of entries.
constexpr qreal smallest = 5;

qreal largest(const QFont& font) { return grown(22, font); }

/// From this size on, entries have round corners and gaps.
constexpr qreal detailed = 7;

std::vector<Cell> cellsOf(Size size, Grid::Word bits) { return Grid::fromPacked(size, bits).setCells(); }

} // namespace

EliminationPicture::EliminationPicture(QWidget* parent)
    : ReplayPicture(QStringLiteral("eliminationPicture"), tr("The equations"), parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
}

void EliminationPicture::begin() {
    hovered_.reset();
    cursor_ = {};
    captionRoom_ = {};
    fitHeight();
}

qreal EliminationPicture::sideFor(qreal height) const {
    return std::clamp(std::floor(height / (hasReplay() ? cells() : 1)), smallest, largest(font()));
}

int EliminationPicture::pictureHeight(qreal side) const {
    const int rows = hasReplay() ? cells() : 1;
    return static_cast<int>(std::ceil(headHeight(font()) + side * rows + captionHeight()));
}

void EliminationPicture::fitHeight() {
    if (!hasReplay()) return;
    setMaximumHeight(pictureHeight(sideFor(grown(comfortable, font()))));
    updateGeometry();
}

void EliminationPicture::place() {
    equations_ = equationsAt(replay().trace(), replay().position());
    tellItems(*this);
    if (isContradiction() || tells_) tellLit();
}

QSize EliminationPicture::sizeHint() const {
    return {280, pictureHeight(std::min(sideFor(grown(legible, font())), widthLeft()))};
}

qreal EliminationPicture::captionHeight() const {
    // Of what stands there while nothing is chosen: what is said of a choice is hardly longer.
    if (captionRoom_.width == width() && captionRoom_.font == smallFont()) return captionRoom_.height;
    const QRectF room(0, 0, std::max(width(), 100), 10'000);
    const QFontMetricsF letters(smallFont());
    const qreal words = letters.boundingRect(room, Qt::TextWordWrap, axisNames()).height();
    const bool contradicts = hasReplay() && replay().trace().happened(Kind::Contradiction) > 0;
    captionRoom_ = {width(), smallFont(), std::max(words + captionGap, leastCaption(contradicts, font()))};
    return captionRoom_.height;
}

qreal EliminationPicture::widthLeft() const {
    if (!hasReplay()) return largest(font());
    return (width() - leftRoom(font()) - 2 * sideGap(font())) / static_cast<qreal>(columns());
}

std::vector<LegendEntry> EliminationPicture::legend() const {
    return elimination_signs::legend(hasReplay() ? std::optional(puzzle().goal.kind()) : std::nullopt);
}

std::size_t EliminationPicture::sides() const { return coloursOf(puzzle().goal).size(); }

Colour EliminationPicture::colourOfSide(std::size_t side) const { return coloursOf(puzzle().goal)[side]; }

qreal EliminationPicture::side() const {
    const qreal side = std::min(widthLeft(), sideFor(height() - headHeight(font()) - captionHeight()));
    // Whole pixels keep the lines sharp.
    return side >= 4 ? std::floor(side) : std::max(side, 1.0);
}

QRectF EliminationPicture::placeRect(Place place) const {
    const qreal gap = place.column >= cells() ? 2 * sideGap(font()) : 0;
    return {leftRoom(font()) + place.column * side() + gap, headHeight(font()) + place.row * side(), side(),
            side()};
}

std::size_t EliminationPicture::itemCount() const {
    return hasReplay() ? static_cast<std::size_t>(cells()) * static_cast<std::size_t>(columns()) : 0;
}

EliminationPicture::Place EliminationPicture::placeOf(std::size_t entry) const {
    const int number = static_cast<int>(entry);
    return {number / columns(), number % columns()};
}

std::optional<std::size_t> EliminationPicture::cursorItem() const {
    return static_cast<std::size_t>(cursor_.row * columns() + cursor_.column);
}

QRectF EliminationPicture::rowRect(int row) const {
    return placeRect({row, 0}).united(placeRect({row, columns() - 1}));
}

QRectF EliminationPicture::columnRect(int column) const {
    return placeRect({0, column}).united(placeRect({cells() - 1, column}));
}

std::optional<EliminationPicture::Place> EliminationPicture::placeAt(QPointF point) const {
    const int row = static_cast<int>(std::floor((point.y() - headHeight(font())) / side()));
    if (row < 0 || row >= cells()) return std::nullopt;
    for (int column = 0; column < columns(); ++column) {
        if (placeRect({row, column}).contains(point)) return Place{row, column};
    }
    return std::nullopt;
}

std::optional<EliminationPicture::Place> EliminationPicture::current() const {
    if (!hasReplay()) return std::nullopt;
    if (hovered_) return hovered_;
    return hasFocus() ? std::optional(cursor_) : std::nullopt;
}

int EliminationPicture::settledColumns() const {
    const TraceEvent* event = replay().event();
    if (event == nullptr) return 0;
    switch (event->kind) {
    case Kind::Pivot:
        return event->other + 1;
    case Kind::Free:
        return event->cell + 1;
    case Kind::AddRow:
        return *equations_[event->other].pivot + 1;
    default:
        return cells();
    }
}

bool EliminationPicture::isContradiction() const {
    return replay().event() != nullptr && replay().event()->kind == Kind::Contradiction;
}

void EliminationPicture::lightCell(std::optional<Cell> cell) {
    lit_.reset();
    if (cell && hasReplay()) lit_ = static_cast<int>(indexOf(boardSize(), *cell));
    update();
}

std::vector<Cell> EliminationPicture::litCells() const {
    const auto place = current();
    const bool sums = place ? place->column >= cells() : hasReplay() && isContradiction();
    if (sums) {
        const std::size_t row = place ? static_cast<std::size_t>(place->row) : replay().event()->cell;
        return cellsOf(boardSize(), equations_[row].pieces);
    }
    if (!place) return {};
    std::vector<Cell> lit{cellAt(boardSize(), place->row)};
    if (place->column != place->row) lit.push_back(cellAt(boardSize(), place->column));
    return lit;
}

void EliminationPicture::tellLit() {
    const std::vector<Cell> cells = litCells();
    tells_ = !cells.empty();
    update();
    emit cellsLit(cells);
}

void EliminationPicture::paintGrounds(QPainter& painter) const {
    painter.setPen(Qt::NoPen);
    const QColor accent = bandColour(palette());
    const auto tint = [&](const QRectF& rect, const QColor& colour) {
        painter.setBrush(colour);
        painter.drawRect(rect);
    };
    const QRectF matrix = placeRect({0, 0}).united(placeRect({cells() - 1, cells() - 1}));
    tint(matrix, withAlpha(quietText(palette()), 0.08F));
    if (lit_) {
        const QColor light = withAlpha(quietText(palette()), 0.22F);
        tint(rowRect(*lit_), light);
        tint(columnRect(*lit_), light);
    }
    const TraceEvent* event = replay().event();
    if (event == nullptr) return;
    if (event->kind == Kind::Pivot || event->kind == Kind::AddRow) {
        const int row = event->kind == Kind::Pivot ? event->cell : event->other;
        tint(rowRect(row), accent);
        tint(columnRect(settledColumns() - 1), accent);
    } else if (event->kind == Kind::Free) {
        tint(columnRect(event->cell), accent);
    }
}

void EliminationPicture::paintHeads(QPainter& painter) const {
    const int settled = settledColumns();
    Grid::Word pivots = 0;
    for (const PieceEquation& equation : equations_) {
        if (equation.pivot) pivots |= Grid::Word{1} << *equation.pivot;
    }
    const qreal head = headHeight(font());
    const qreal half = std::min(side() * 0.4, head * 0.34);
    for (int column = 0; column < settled; ++column) {
        const QRectF top = placeRect({0, column});
        const bool isFree = ((pivots >> column) & 1U) == 0;
        const QRectF bar(top.left() + 1, head - 4, std::max(side() - 2, 1.0), 2);
        const QRectF diamond(top.center().x() - half, head * 0.85 - 2 * half, 2 * half, 2 * half);
        paintHead(painter, isFree ? diamond : bar, isFree, palette());
    }
    for (std::size_t i = 0; i < sides(); ++i) {
        const QRectF top = placeRect({0, cells() + static_cast<int>(i)});
        paintSide(painter, {top.center().x(), head * 0.54}, std::min(side() * 0.4, head * 0.38),
                  colourOfSide(i), palette());
    }
}

void EliminationPicture::paintRow(QPainter& painter, int row) const {
    const PieceEquation& equation = equations_[static_cast<std::size_t>(row)];
    const TraceEvent* event = replay().event();
    const bool added = event != nullptr && event->kind == Kind::AddRow && event->cell == row;
    const Grid::Word changed = added ? equations_[event->other].coefficients : 0;
    const bool fine = side() >= detailed;
    const qreal inset = fine ? 1.5 : 0.5;
    for (Grid::Word rest = equation.coefficients | changed; rest != 0; rest &= rest - 1) {
        const int column = std::countr_zero(rest);
        const bool set = ((equation.coefficients >> column) & 1U) != 0;
        const bool strong = equation.pivot == column || ((changed >> column) & 1U) != 0;
        const QRectF at = placeRect({row, column}).adjusted(inset, inset, -inset, -inset);
        const Entry entry = !set ? Entry::Gone : strong ? Entry::Strong : Entry::Plain;
        paintEntry(painter, at, entry, fine, palette());
    }
}

void EliminationPicture::paintSides(QPainter& painter, int row) const {
    const PieceEquation& equation = equations_[static_cast<std::size_t>(row)];
    for (std::size_t i = 0; i < sides(); ++i) {
        if (!equation.toFlip.at(static_cast<std::size_t>(colourOfSide(i)))) continue;
        paintOdd(painter, placeRect({row, cells() + static_cast<int>(i)}), palette());
    }
}

void EliminationPicture::paintFrames(QPainter& painter) const {
    const BoardTheme theme = miniTheme(palette());
    const TraceEvent* event = replay().event();
    const QColor accent = palette().color(QPalette::Highlight);
    if (event != nullptr && (event->kind == Kind::AddRow || event->kind == Kind::Pivot))
        paintOutline(painter, rowRect(event->cell), accent);
    if (event != nullptr && event->kind == Kind::AddRow)
        paintOutline(painter, rowRect(event->other), accent, Qt::DashLine);
    if (event != nullptr && isContradiction()) {
        const QRectF row = rowRect(event->cell);
        paintOutline(painter, row, theme.refused);
        const qreal left = leftRoom(font());
        paintMark(painter, MarkShape::GaveUp, QRectF(0, row.center().y() - left / 2, left - 1, left),
                  left * 1.7, theme);
    }
    if (const auto place = current())
        paintOutline(painter, placeRect(*place), palette().color(QPalette::WindowText));
}

void EliminationPicture::paint(QPainter& painter) {
    paintGrounds(painter);
    paintHeads(painter);
    const QRectF last = placeRect({0, cells() - 1});
    const qreal x = std::round(last.right() + sideGap(font())) + 0.5;
    painter.setPen(withAlpha(quietText(palette()), 0.5F));
    painter.drawLine(QPointF(x, headHeight(font())), QPointF(x, columnRect(0).bottom()));
    for (int row = 0; row < cells(); ++row) {
        paintRow(painter, row);
        paintSides(painter, row);
    }
    paintFrames(painter);
    painter.setPen(isContradiction() || current() ? palette().color(QPalette::WindowText)
                                                  : quietText(palette()));
    const QRectF words(0, columnRect(0).bottom() + captionGap, width(), captionHeight());
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, caption());
}

void EliminationPicture::resizeEvent(QResizeEvent* event) {
    ReplayPicture::resizeEvent(event);
    fitHeight();
}

void EliminationPicture::mouseMoveEvent(QMouseEvent* event) {
    if (!hasReplay()) return;
    const auto place = placeAt(event->position());
    if (place == hovered_) return;
    hovered_ = place;
    tellLit();
}

void EliminationPicture::leaveEvent(QEvent* event) {
    // Cells stay highlighted if the keyboard has chosen an entry, or if there is a contradiction.
    ReplayPicture::leaveEvent(event);
    hovered_.reset();
    tellLit();
}

void EliminationPicture::keyPressEvent(QKeyEvent* event) {
    if (!hasReplay()) return ReplayPicture::keyPressEvent(event);
    Place next = cursor_;
    switch (event->key()) {
    case Qt::Key_Left:
        --next.column;
        break;
    case Qt::Key_Right:
        ++next.column;
        break;
    case Qt::Key_Up:
        --next.row;
        break;
    case Qt::Key_Down:
        ++next.row;
        break;
    default:
        return ReplayPicture::keyPressEvent(event);
    }
    cursor_ = {std::clamp(next.row, 0, cells() - 1), std::clamp(next.column, 0, columns() - 1)};
    hovered_.reset();
    tellPartFocus(*this);
    tellLit();
}

void EliminationPicture::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellPartFocus(*this);
    tellLit();
}

void EliminationPicture::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    tellLit();
}

} // namespace flip::ui
