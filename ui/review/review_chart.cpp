#include "ui/review/review_chart.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/widgets/parts_accessible.h"
#include "ui/words/review_words.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <vector>

namespace flip::ui {

namespace {

/// The ring of a place that has the focus, at the plot's edge, is seen as a whole.
constexpr qreal room = 11;

qreal labelHeight(const QFont& font) { return grown(17, font); }

/// Between the plot and the labels below it: the ring of a place on the axis hides none of them.
constexpr qreal gap = 11;
/// In a high page, more would only make the curve steeper.
constexpr int highest = 260;
/// Presses closer together than this have no dots of their own.
constexpr qreal dottedFrom = 7;

QPen curvePen(const QPalette& palette) {
    return {palette.color(QPalette::Highlight), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPen optimalPen(const QPalette& palette) { return {quietText(palette), 1.2, Qt::DashLine}; }

/// A press that was lost.
void paintDetour(QPainter& painter, QPointF at, const QPalette& palette) {
    painter.setPen(QPen(palette.color(QPalette::WindowText), 1.8));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawEllipse(at, 4.5, 4.5);
}

/// The presses after which not one fewer was needed, and those that only undid the one before, in their
/// order.
std::vector<std::size_t> lostPresses(const GameReview& review) {
    std::vector<std::size_t> detours;
    std::ranges::transform(review.detours, std::back_inserter(detours), &Detour::press);
    std::vector<std::size_t> undoing;
    for (const CancelledPair& pair : review.cancelled) {
        if (pair.isInARow()) undoing.push_back(pair.second);
    }
    std::vector<std::size_t> all;
    std::ranges::set_union(detours, undoing, std::back_inserter(all));
    return all;
}

/// The place in the game that is shown.
void paintShown(QPainter& painter, QPointF at, const QPalette& palette) {
    painter.setPen(QPen(palette.color(QPalette::Highlight), 2.5));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawEllipse(at, 6.5, 6.5);
}

/// After a press.
void paintDot(QPainter& painter, QPointF at, const QPalette& palette) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawEllipse(at, 3, 3);
}

void paintCurveSign(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    painter.setPen(curvePen(palette));
    // Its round ends are within.
    const QRectF inside = rect.adjusted(1, 1, -1, -1);
    painter.drawLine(inside.bottomLeft(), inside.topRight());
    paintDot(painter, rect.center(), palette);
}

void paintOptimalSign(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    painter.setPen(optimalPen(palette));
    painter.drawLine(rect.topLeft(), rect.bottomRight());
}

/// As large as in the chart, or as there is room for.
LegendSign pointSign(void (*paint)(QPainter&, QPointF, const QPalette&)) {
    return [paint](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        constexpr qreal whole = 16;
        const qreal share = std::min(rect.width() / whole, 1.0);
        painter.save();
        painter.translate(rect.center());
        painter.scale(share, share);
        paint(painter, {0, 0}, palette);
        painter.restore();
    };
}

QFont smallFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

} // namespace

ReviewChart::ReviewChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("reviewChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
    setMaximumHeight(grown(highest, font()));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("The minimum left after each press"));
}

void ReviewChart::show(const SharedReview& review) {
    review_ = review;
    most_ = 1;
    for (const std::int64_t left : review_->least) most_ = std::max(most_, left);
    place_ = std::min(place_, review_->presses);
    tellItems(*this);
    update();
}

void ReviewChart::setPlace(std::size_t made) {
    made = std::min(made, review().presses);
    if (made == place_) return;
    place_ = made;
    tellPartFocus(*this);
    update();
}

std::size_t ReviewChart::itemCount() const { return review().least.empty() ? 0 : review().presses + 1; }

QRectF ReviewChart::itemRect(std::size_t made) const {
    const qreal wide = std::max(at(1, 0).x() - at(0, 0).x(), 1.0);
    const QRectF area = plot();
    return {pointOf(made).x() - wide / 2, area.top(), wide, area.height()};
}

QString ReviewChart::sentence(std::size_t made) const { return review_words::place(review(), made); }

QRectF ReviewChart::plot() const {
    const qreal labels =
        QFontMetricsF(smallFont(font())).horizontalAdvance(QLocale().toString(qlonglong(most_)));
    return QRectF(rect()).adjusted(room + std::ceil(labels), room, -room, -labelHeight(font()) - gap);
}

QTransform ReviewChart::scale() const {
    const QRectF area = plot();
    // As far as the game went, and at least as far as an optimal one.
    const auto wide =
        std::max<double>(static_cast<double>(std::max<std::size_t>(review().presses, 1)),
                         review().least.empty() ? 1 : static_cast<double>(review().least.front()));
    return QTransform::fromTranslate(area.left(), area.bottom())
        .scale(area.width() / wide, -area.height() / static_cast<double>(most_));
}

QPointF ReviewChart::at(double made, double left) const { return scale().map(QPointF(made, left)); }

QPointF ReviewChart::placeOf(std::size_t made) const {
    return {static_cast<double>(made),
            made < review().least.size() ? static_cast<double>(review().least[made]) : 0};
}

QPointF ReviewChart::pointOf(std::size_t made) const { return scale().map(placeOf(made)); }

std::size_t ReviewChart::madeAt(qreal x) const {
    const qreal step = at(1, 0).x() - at(0, 0).x();
    const double made = std::round((x - at(0, 0).x()) / step);
    return static_cast<std::size_t>(std::clamp(made, 0.0, static_cast<double>(review().presses)));
}

void ReviewChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont(font()));
    if (review().least.empty()) return;
    paintAxes(painter);
    paintCurve(painter);
    paintDetours(painter);
    paintPlace(painter);
}

void ReviewChart::paintAxes(QPainter& painter) const {
    const QRectF area = plot();
    const QLocale locale;
    painter.setPen(hairline(palette()));
    for (const qreal y : {area.top(), area.bottom()}) {
        const qreal line = std::round(y) + 0.5;
        painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line));
    }
    painter.setPen(quietText(palette()));
    const auto label = [&](qreal y, std::int64_t left) {
        painter.drawText(QRectF(0, y - labelHeight(font()) / 2, area.left() - 5, labelHeight(font())),
                         Qt::AlignVCenter | Qt::AlignRight, locale.toString(static_cast<qlonglong>(left)));
    };
    label(area.top(), most_);
    label(area.bottom(), 0);
    const QRectF below(area.left(), area.bottom() + gap, area.width(), labelHeight(font()));
    const auto last =
        static_cast<qulonglong>(std::llround((area.right() - at(0, 0).x()) / (at(1, 0).x() - at(0, 0).x())));
    // Below the ends of the axis, and the last one entirely within the chart.
    const qreal half = painter.fontMetrics().horizontalAdvance(locale.toString(last)) / 2.0 + 1;
    const auto ending = [&](qreal x, qulonglong made) {
        const qreal middle = std::min(x, width() - half);
        painter.drawText(QRectF(middle - half, below.top(), 2 * half, below.height()), Qt::AlignHCenter,
                         locale.toString(made));
    };
    ending(area.left(), 0);
    ending(area.right(), last);
    painter.drawText(below, Qt::AlignHCenter, tr("presses made"));
    const auto fewest = static_cast<double>(review().least.front());
    painter.setPen(optimalPen(palette()));
    painter.drawLine(at(0, fewest), at(fewest, 0));
}

QPolygonF ReviewChart::curve() const {
    const QTransform toPlot = scale();
    const auto& least = review().least;
    QPolygonF line;
    // Of many presses in the width of a pixel the first, the extremes and the last, in any order between.
    for (std::size_t begin = 0; begin < least.size();) {
        const qreal nextPixel = std::floor(toPlot.map(placeOf(begin)).x()) + 1;
        const auto end = static_cast<std::size_t>(
            std::clamp(std::ceil((nextPixel - toPlot.dx()) / toPlot.m11()), static_cast<qreal>(begin + 1),
                       static_cast<qreal>(least.size())));
        const auto placeInList = [&](auto number) {
            return static_cast<std::size_t>(number - least.begin());
        };
        const auto [fewest, most] = std::minmax_element(least.begin() + static_cast<std::ptrdiff_t>(begin),
                                                        least.begin() + static_cast<std::ptrdiff_t>(end));
        for (const std::size_t made : {begin, placeInList(fewest), placeInList(most), end - 1})
            line << toPlot.map(placeOf(made));
        begin = end;
    }
    return line;
}

void ReviewChart::paintCurve(QPainter& painter) const {
    painter.setPen(curvePen(palette()));
    const QPolygonF line = curve();
    const qreal step = at(1, 0).x() - at(0, 0).x();
    if (step < 1) {
        // As one outline, lines that go to and fro in every column would take a hundred milliseconds.
        for (qsizetype i = 1; i < line.size(); ++i) painter.drawLine(line[i - 1], line[i]);
    } else {
        painter.drawPolyline(line);
    }
    if (step < dottedFrom) return;
    for (std::size_t made = 0; made < review().least.size(); ++made)
        paintDot(painter, pointOf(made), palette());
}

void ReviewChart::paintDetours(QPainter& painter) const {
    const QTransform toPlot = scale();
    qreal last = -room;
    for (const std::size_t press : lostPresses(review())) {
        const QPointF point = toPlot.map(placeOf(press + 1));
        // Rings that cover each other would look like a band.
        if (point.x() - last < dottedFrom) continue;
        last = point.x();
        paintDetour(painter, point, palette());
    }
}

void ReviewChart::paintPlace(QPainter& painter) const {
    const QRectF area = plot();
    const QPointF point = pointOf(place_);
    const QColor accent = palette().color(QPalette::Highlight);
    painter.setPen(QPen(accent, 1));
    painter.drawLine(QPointF(point.x(), area.top()), QPointF(point.x(), area.bottom()));
    if (place_ >= review().least.size()) return;
    paintShown(painter, point, palette());
    if (!hasFocus()) return;
    QColor halo = accent;
    halo.setAlphaF(0.3F);
    painter.setPen(QPen(focusColour(palette()), 1.5));
    painter.setBrush(halo);
    painter.drawEllipse(point, 10, 10);
}

std::vector<LegendEntry> ReviewChart::legend() {
    return {{paintCurveSign, tr("minimum left")},
            {paintOptimalSign, tr("optimal game")},
            {pointSign(paintDetour), tr("lost a press")},
            {pointSign(paintShown), tr("shown on the board")}};
}

void ReviewChart::choose(std::size_t made) {
    if (made != place_ && made <= review().presses) emit placeChosen(made);
}

void ReviewChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(madeAt(event->position().x()));
}

void ReviewChart::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) choose(madeAt(event->position().x()));
}

void ReviewChart::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        return choose(place_ - std::min<std::size_t>(place_, 1));
    case Qt::Key_Right:
    case Qt::Key_Up:
        return choose(place_ + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(review().presses);
    default:
        return QWidget::keyPressEvent(event);
    }
}

void ReviewChart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellPartFocus(*this);
}

} // namespace flip::ui
