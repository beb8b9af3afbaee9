#include "ui/atlas/optima_chart.h"

#include "ui/atlas/atlas_colours.h"
#include "ui/solution/answer_words.h"
#include "ui/widgets/palettes.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

constexpr qreal labelHeight = 17;
/// Columns at least so wide have their count written above them.
constexpr qreal widthOfCounts = 34;

} // namespace

QString boardsText(double boards) {
    const QLocale locale;
    if (boards < 1e7) return locale.toString(std::round(boards), 'f', 0);
    if (boards < 1e9) return OptimaChart::tr("%1 million").arg(locale.toString(boards / 1e6, 'f', 1));
    return locale.toString(boards, 'g', 3);
}

OptimaChart::OptimaChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("optimaChart"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("How many boards need how many presses"));
}

void OptimaChart::show(Atlas atlas) {
    atlas_ = std::move(atlas);
    hovered_.reset();
    chosen_ = 0;
    QStringList sentences;
    for (std::size_t i = 0; i < atlas_.optima.size(); ++i) sentences << sentence(i);
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
    setEnabled(!atlas_.optima.empty());
    update();
    emit currentChanged();
}

QString OptimaChart::sentence(std::size_t column) const {
    const OptimumCount& each = atlas_.optima[column];
    const QString presses = answer_words::presses(each.presses);
    if (!atlas_.exact) return tr("%1 of the boards drawn need %2.").arg(countText(each.boards), presses);
    return each.boards == 1 ? tr("One board needs %1.").arg(presses)
                            : tr("%1 boards need %2.").arg(countText(each.boards), presses);
}

QString OptimaChart::countText(std::uint64_t boards) const { return boardsText(static_cast<double>(boards)); }

std::optional<std::size_t> OptimaChart::current() const {
    if (atlas_.optima.empty()) return std::nullopt;
    if (hovered_) return hovered_;
    return hasFocus() ? std::optional(chosen_) : std::nullopt;
}

void OptimaChart::setCurrent(std::optional<std::size_t> column) {
    if (column == hovered_) return;
    hovered_ = column;
    update();
    emit currentChanged();
}

QRectF OptimaChart::columnRect(std::size_t column) const {
    const qreal wide = width() / static_cast<qreal>(std::max<std::size_t>(atlas_.optima.size(), 1));
    return {static_cast<qreal>(column) * wide, 0, wide, static_cast<qreal>(height())};
}

std::optional<std::size_t> OptimaChart::columnAt(QPointF point) const {
    if (atlas_.optima.empty() || !QRectF(rect()).contains(point)) return std::nullopt;
    const auto last = atlas_.optima.size() - 1;
    return std::min(static_cast<std::size_t>(point.x() / columnRect(0).width()), last);
}

void OptimaChart::paintColumn(QPainter& painter, std::size_t column, double most, bool labelled) {
    const OptimumCount& each = atlas_.optima[column];
    const QRectF room = columnRect(column);
    const bool counts = room.width() >= widthOfCounts;
    const qreal top = counts ? labelHeight : 4;
    const qreal full = height() - labelHeight - 2 - top;
    const qreal gap = std::clamp(room.width() * 0.12, 0.5, 5.0);
    const bool strong = current() == column;
    // Even a single board has a line.
    const qreal high = std::max(full * static_cast<double>(each.boards) / most, 2.0);
    const QRectF bar(room.left() + gap, top + full - high, room.width() - 2 * gap, high);
    if (strong) {
        QColor ground = palette().color(QPalette::Highlight);
        ground.setAlphaF(isDark(palette()) ? 0.28F : 0.14F);
        painter.setBrush(ground);
        painter.drawRoundedRect(room.adjusted(0.5, 0, -0.5, 0), 4, 4);
    }
    painter.setBrush(optimumColour(palette(), each.presses, atlas_.worst()));
    const qreal corner = std::min(2.0, bar.width() / 4);
    painter.drawRoundedRect(bar, corner, corner);
    const bool hasLabel = labelled || strong;
    painter.setPen(strong ? palette().color(QPalette::WindowText) : quietText(palette()));
    if (counts) {
        painter.drawText(QRectF(room.left() - 4, bar.top() - labelHeight, room.width() + 8, labelHeight),
                         Qt::AlignCenter, countText(each.boards));
    }
    if (hasLabel) {
        const QRectF label(room.center().x() - 20, height() - labelHeight, 40, labelHeight);
        painter.drawText(label, Qt::AlignCenter, QString::number(each.presses));
    }
    painter.setPen(Qt::NoPen);
}

void OptimaChart::paintEvent(QPaintEvent*) {
    if (atlas_.optima.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    double most = 1;
    for (const OptimumCount& each : atlas_.optima) most = std::max(most, static_cast<double>(each.boards));
    painter.setPen(Qt::NoPen);
    // Where columns are narrow, every second, fifth or tenth has its number below.
    int every = 1;
    for (const int step : {2, 5, 10, 20, 50, 100}) {
        if (columnRect(0).width() * every < 20) every = step;
    }
    for (std::size_t i = 0; i < atlas_.optima.size(); ++i)
        paintColumn(painter, i, most, atlas_.optima[i].presses % every == 0);
    painter.setPen(hairline(palette()));
    const qreal y = height() - labelHeight - 1.5;
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
}

void OptimaChart::mouseMoveEvent(QMouseEvent* event) { setCurrent(columnAt(event->position())); }

void OptimaChart::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    setCurrent(std::nullopt);
}

void OptimaChart::mousePressEvent(QMouseEvent* event) {
    const auto column = columnAt(event->position());
    if (event->button() == Qt::LeftButton && column) emit taken(atlas_.optima[*column].presses);
}

void OptimaChart::keyPressEvent(QKeyEvent* event) {
    const std::size_t last = std::max<std::size_t>(atlas_.optima.size(), 1) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        chosen_ = chosen_ == 0 ? 0 : chosen_ - 1;
        break;
    case Qt::Key_Right:
        chosen_ = std::min(chosen_ + 1, last);
        break;
    case Qt::Key_Home:
        chosen_ = 0;
        break;
    case Qt::Key_End:
        chosen_ = last;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!atlas_.optima.empty()) emit taken(atlas_.optima[chosen_].presses);
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
    hovered_.reset();
    update();
    emit currentChanged();
}

void OptimaChart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    emit currentChanged();
}

void OptimaChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    emit currentChanged();
}

} // namespace flip::ui
