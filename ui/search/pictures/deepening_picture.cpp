#include "ui/search/pictures/deepening_picture.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/words/answer_words.h"

#include <QLocale>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;

/// Of the bars, with their name.
qreal barsHeight(const QFont& font) { return grown(82, font); }

constexpr qreal sideMargin = 8;

qreal highestRow(const QFont& font) { return grown(72, font); }

/// The radius of a press of the path.
qreal largestKnot(const QFont& font) { return grown(5, font); }

/// A press that is not on the path: filled if it has been tried.
void paintSibling(QPainter& painter, QPointF at, qreal radius, bool tried, const QPalette& palette) {
    const QColor quiet = quietText(palette);
    painter.setPen(QPen(quiet, 1));
    painter.setBrush(tried ? QBrush(quiet) : QBrush(Qt::NoBrush));
    painter.drawEllipse(at, radius, radius);
}

/// A press of the path, and the way to it from the one above.
void paintChosen(QPainter& painter, QPointF from, QPointF at, qreal radius, const QPalette& palette) {
    const QColor accent = palette.color(QPalette::Highlight);
    painter.setPen(QPen(accent, std::clamp(radius * 0.4, 1.2, 2.0)));
    painter.drawLine(from, at);
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    painter.drawEllipse(at, radius, radius);
}

LegendSign siblingSign(bool tried) {
    return [tried](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        paintSibling(painter, rect.center(), rect.width() * 0.22, tried, palette);
    };
}

void paintChosenSign(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    paintChosen(painter, {rect.center().x(), rect.top()}, rect.center() + QPointF(0, rect.height() * 0.15),
                rect.width() * 0.3, palette);
}

} // namespace

DeepeningPicture::DeepeningPicture(QWidget* parent)
    : LevelPicture(QStringLiteral("deepeningPicture"), tr("The path in the search tree"), parent) {}

void DeepeningPicture::begin() { order_.emplace(PackedPuzzle(puzzle())); }

void DeepeningPicture::place() {
    LevelPicture::place();
    depths_ = depths();
}

int DeepeningPicture::triedAtTheEnd(const TraceEvent& event, int first) const {
    if (event.kind == Kind::TakeBack) return order_->stepAfter(event.cell);
    if (event.kind == Kind::Prune && event.why == TraceEvent::Why::SettledPiece)
        return order_->stepAfter(event.other);
    return first;
}

std::vector<DeepeningPicture::Depth> DeepeningPicture::depths() const {
    std::vector<Depth> depths;
    const TraceEvent* event = replay().event();
    if (event == nullptr) return depths;
    int first = 0;
    // This many steps must be left for the remaining presses.
    const auto last = [&](int depth) { return cells() - (event->level - depth); };
    for (int step = 0; step < cells(); ++step) {
        if ((event->presses & (*order_)[step].press) == 0) continue;
        depths.push_back({first, step, last(static_cast<int>(depths.size())), step});
        first = step + 1;
    }
    const int depth = static_cast<int>(depths.size());
    if (depth < event->level)
        depths.push_back({first, triedAtTheEnd(*event, first), last(depth), std::nullopt});
    return depths;
}

QString DeepeningPicture::inWords() const {
    const TraceEvent* event = hasReplay() ? replay().event() : nullptr;
    if (event == nullptr) return {};
    QStringList path;
    for (const Depth& depth : depths_) {
        if (!depth.chosen) continue;
        const Cell cell = cellAt(boardSize(), (*order_)[*depth.chosen].cell);
        path << answer_words::place(cell);
    }
    const QString limit = tr("The limit is %1.").arg(event->level);
    const QString tried =
        tr("Presses tried so far: %1.").arg(QLocale().toString(static_cast<qulonglong>(replay().nodes())));
    return path.isEmpty() ? tr("No press in the path. %1 %2").arg(limit, tried)
                          : tr("The path: %1. %2 %3").arg(path.join(tr("; ")), limit, tried);
}

void DeepeningPicture::lightCell(std::optional<Cell> cell) {
    litStep_.reset();
    if (cell && hasReplay()) {
        const auto index = indexOf(boardSize(), *cell);
        litStep_ = order_->stepAfter(static_cast<int>(index)) - 1;
    }
    update();
}

QString DeepeningPicture::axisNames() const { return tr("Nodes at each limit"); }

std::vector<LegendEntry> DeepeningPicture::legendAbove() const {
    return {{{}, tr("Across: pieces in order")},
            {{}, tr("Down: presses in order")},
            {paintChosenSign, tr("pressed now")},
            {siblingSign(true), tr("already tried")},
            {siblingSign(false), tr("still to try")}};
}

qreal DeepeningPicture::heightAboveLegend() const { return height() - barsHeight(font()) - legendHeight(); }

QRectF DeepeningPicture::treeRect() const {
    return {sideMargin, 0, width() - 2 * sideMargin,
            heightAboveLegend() - QFontMetricsF(smallFont()).height() - 2};
}

QPointF DeepeningPicture::pointAt(int depth, int step) const {
    const QRectF tree = treeRect();
    const int limit = std::max<int>(replay().event() == nullptr ? 1 : replay().event()->level, 1);
    const qreal row = std::min(tree.height() / (limit + 1), highestRow(font()));
    const qreal slot = tree.width() / cells();
    return {tree.left() + (step + 0.5) * slot, tree.top() + (depth + 1) * row};
}

QPointF DeepeningPicture::dotAt(int depth, Cell cell) const {
    const auto index = indexOf(boardSize(), cell);
    return pointAt(depth, order_->stepAfter(static_cast<int>(index)) - 1);
}

void DeepeningPicture::paintTree(QPainter& painter) const {
    const qreal row = pointAt(1, 0).y() - pointAt(0, 0).y();
    const qreal slot = pointAt(0, 1).x() - pointAt(0, 0).x();
    const qreal radius = std::min({row * 0.34, slot * 0.42, largestKnot(font())});
    QPointF parent(pointAt(0, 0).x(), treeRect().top() + row * 0.2);
    for (std::size_t d = 0; d < depths_.size(); ++d) {
        const Depth& depth = depths_[d];
        const int number = static_cast<int>(d);
        for (int step = depth.first; step <= depth.last; ++step) {
            paintSibling(painter, pointAt(number, step), radius * 0.55, step < depth.tried, palette());
        }
        if (!depth.chosen) break;
        const QPointF at = pointAt(number, *depth.chosen);
        paintChosen(painter, parent, at, radius, palette());
        parent = at;
    }
    if (!litStep_) return;
    QColor light = palette().color(QPalette::Highlight);
    light.setAlphaF(0.18F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(QRectF(pointAt(0, *litStep_).x() - slot / 2, treeRect().top() + row * 0.5, slot,
                                   row * std::max(static_cast<qreal>(depths_.size()), 1.0)),
                            3, 3);
}

void DeepeningPicture::paintLimit(QPainter& painter) const {
    const TraceEvent* event = replay().event();
    if (event == nullptr) return;
    const qreal row = pointAt(1, 0).y() - pointAt(0, 0).y();
    const qreal y = pointAt(event->level - 1, 0).y() + std::min(row * 0.5, 12.0);
    painter.setPen(QPen(quietText(palette()), 1, Qt::DashLine));
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
    painter.setPen(quietText(palette()));
    const QString text = event->level == 1 ? tr("limit: 1 press") : tr("limit: %1 presses").arg(event->level);
    const qreal high = QFontMetricsF(painter.font()).height();
    painter.drawText(QRectF(0, y + 1, width(), high), Qt::AlignLeft | Qt::AlignTop, text);
}

void DeepeningPicture::paintAbove(QPainter& painter) {
    paintTree(painter);
    paintLimit(painter);
}

void DeepeningPicture::mouseMoveEvent(QMouseEvent* event) {
    if (!hasReplay()) return;
    std::vector<Cell> lit;
    const qreal slot = pointAt(0, 1).x() - pointAt(0, 0).x();
    const int step = static_cast<int>(std::floor((event->position().x() - treeRect().left()) / slot));
    if (treeRect().contains(event->position()) && step >= 0 && step < cells())
        lit.push_back(cellAt(boardSize(), (*order_)[step].cell));
    emit cellsLit(lit);
}

} // namespace flip::ui
