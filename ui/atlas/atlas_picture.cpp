#include "ui/atlas/atlas_picture.h"

#include "ui/atlas/atlas_colours.h"
#include "ui/look/palettes.h"
#include "ui/widgets/parts_accessible.h"
#include "ui/words/answer_words.h"

#include <QEvent>
#include <QGuiApplication>
#include <QStyleHints>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

/// Up to this many highlighted boards are drawn at least as wide as this.
constexpr std::size_t mostRare = 2000;
constexpr double widthOfRare = 3;

/// From this width on, a board is drawn as a board.
constexpr double leastScaleOfBoards = 24;
/// From these sides on, the picture has axes with names, and with signs as well.
constexpr qreal sideWithNames = 150;
constexpr qreal sideWithSigns = 340;
/// Names may take no more of a small picture than that leaves.
constexpr qreal leastShare = 0.7;
/// Around the boards otherwise: the mark of a board reaches over them.
constexpr qreal plainMargin = 2;

/// Around a board. One of its two lines stands out from every colour of the picture.
void paintFrame(QPainter& painter, const QRectF& ring, const QColor& colour, const QPalette& palette) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Base), 4));
    painter.drawRoundedRect(ring, 2, 2);
    painter.setPen(QPen(colour, 2));
    painter.drawRoundedRect(ring, 2, 2);
}

QPoint pointOf(AtlasPlace place) { return {place.column, place.row}; }

} // namespace

AtlasPicture::AtlasPicture(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("atlasPicture"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("All boards, by the presses that they need"));
}

void AtlasPicture::show(std::shared_ptr<const BoardFamily> family, std::vector<std::int8_t> optima) {
    family_ = std::move(family);
    optima_ = std::move(optima);
    worst_ = 0;
    for (const std::int8_t presses : optima_) worst_ = std::max(worst_, static_cast<std::int64_t>(presses));
    highlight_.reset();
    arrange();
}

void AtlasPicture::setOrder(AtlasOrder order) {
    if (std::exchange(order_, order) != order && family_) arrange();
}

void AtlasPicture::arrange() {
    map_.emplace(*family_, order_);
    image_ = atlasImage(*map_, optima_);
    view_ = AtlasView(image_.size(), room(), devicePixelRatioF());
    inPlay_.reset();
    hovered_.reset();
    cursor_ = {};
    setInPlay(played_);
    recolour();
    tellItems(*this);
    updateGeometry();
    emit currentChanged();
}

void AtlasPicture::setInPlay(std::uint64_t board) {
    played_ = board;
    if (!map_ || board >= optima_.size()) return;
    const auto place = map_->placeOf(board);
    const auto point = place ? std::optional(pointOf(*place)) : std::nullopt;
    if (point == inPlay_) return;
    inPlay_ = point;
    if (point) cursor_ = *point;
    update();
    emit legendChanged();
}

void AtlasPicture::recolour() {
    if (!map_) return;
    image_.setColorTable(atlasColours(palette(), worst_, highlight_));
    shrunk_ = {};
    rare_.clear();
    for (int y = 0; highlight_ && y < image_.height() && rare_.size() <= mostRare; ++y) {
        const uchar* line = image_.constScanLine(y);
        for (int x = 0; x < image_.width(); ++x) {
            if (line[x] == *highlight_ + 1) rare_.emplace_back(x, y);
        }
    }
    if (rare_.size() > mostRare) rare_.clear();
    update();
}

void AtlasPicture::setHighlight(std::optional<std::int64_t> presses) {
    if (std::exchange(highlight_, presses) != presses) recolour();
}

QMarginsF AtlasPicture::margins(QSizeF size) const {
    const auto axes = axesIn(size);
    if (!axes) return {plainMargin, plainMargin, plainMargin, plainMargin};
    return atlas_painter::margins(family_->rule().size(), font(), *axes);
}

std::optional<atlas_painter::Axes> AtlasPicture::axesIn(QSizeF size) const {
    using atlas_painter::Axes;
    const qreal side = std::min(size.width(), size.height());
    if (side >= sideWithSigns) return Axes::Signs;
    if (side < sideWithNames || image_.isNull()) return std::nullopt;
    // Every board has a whole number of pixels: a little less room may make the picture half as large.
    const auto widthBeside = [&](const QMarginsF& beside) {
        const QRectF room = QRectF({0, 0}, size).marginsRemoved(beside);
        return AtlasView(image_.size(), room, devicePixelRatioF()).plot().width();
    };
    const QMarginsF names = atlas_painter::margins(family_->rule().size(), font(), Axes::Names);
    const bool isLarge =
        widthBeside(names) >= leastShare * widthBeside({plainMargin, plainMargin, plainMargin, plainMargin});
    return isLarge ? std::optional(Axes::Names) : std::nullopt;
}

QRectF AtlasPicture::room() const {
    const QRectF room = QRectF(rect()).marginsRemoved(margins(size()));
    return {room.topLeft(), room.size().expandedTo({1, 1})};
}

int AtlasPicture::usefulHeight(int width) const {
    const QMarginsF beside = margins(QSizeF(width, width));
    const qreal wide = std::max(width - beside.left() - beside.right(), 1.0);
    const AtlasView view(image_.size(), {0, 0, wide, wide}, devicePixelRatioF());
    return static_cast<int>(std::ceil(view.plot().height() + beside.top() + beside.bottom()));
}

AtlasScene AtlasPicture::scene() const {
    return {&*map_, order_, family_->rule().size(), family_->goal(), &view_, palette(), font()};
}

std::optional<QPoint> AtlasPicture::marked() const {
    if (!map_) return std::nullopt;
    if (hovered_) return hovered_;
    return hasFocus() ? std::optional(cursor_) : std::nullopt;
}

std::optional<AtlasPlace> AtlasPicture::current() const {
    const auto place = marked();
    return place ? std::optional(AtlasPlace{place->x(), place->y()}) : std::nullopt;
}

QRectF AtlasPicture::boardRect(std::uint64_t board) const {
    const auto place = map_ ? map_->placeOf(board) : std::nullopt;
    return place ? view_.rectOf(pointOf(*place)).intersected(view_.plot()) : QRectF();
}

void AtlasPicture::paintEvent(QPaintEvent*) {
    if (!map_) return;
    // The window may have moved to a screen of another scale.
    view_.setRoom(room(), devicePixelRatioF());
    QPainter painter(this);
    const AtlasScene drawn = scene();
    painter.save();
    painter.setClipRect(view_.plot());
    paintImage(painter);
    if (view_.scale() < widthOfRare) paintRare(painter);
    if (view_.scale() >= leastScaleOfBoards) atlas_painter::stampBoards(painter, drawn, devicePixelRatioF());
    painter.restore();
    if (inPlay_) paintMark(painter, *inPlay_, 1, palette().color(QPalette::WindowText));
    // Around that, where both are on the same board.
    if (const auto place = marked()) paintMark(painter, *place, 4.5, focusColour(palette()));
    if (const auto axes = axesIn(size())) atlas_painter::paintAxes(painter, drawn, marked(), *axes);
}

void AtlasPicture::paintImage(QPainter& painter) {
    const double pixels = view_.scale() * devicePixelRatioF();
    if (pixels >= 1) return atlas_painter::paintPlot(painter, scene(), image_);
    // Averages of many boards are made once, at half the size, a quarter and so on; from the next larger one
    // it is so little that interpolation is enough, also while the window is being resized.
    int part = 1;
    while (pixels * 2 * part <= 1) part *= 2;
    const QSize size = (image_.size() / part).expandedTo({1, 1});
    if (shrunk_.size() != size) {
        shrunk_ = image_.convertToFormat(QImage::Format_RGB32)
                      .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(view_.rectOf(QRect({0, 0}, image_.size())), shrunk_);
    painter.restore();
}

void AtlasPicture::paintRare(QPainter& painter) {
    if (rare_.empty()) return;
    const QColor colour = optimumColour(palette(), *highlight_, worst_);
    for (const QPoint place : rare_) {
        QRectF point(0, 0, widthOfRare, widthOfRare);
        point.moveCenter(view_.rectOf(place).center());
        painter.fillRect(point, colour);
    }
}

void AtlasPicture::paintMark(QPainter& painter, QPoint place, qreal apart, const QColor& colour) const {
    const QRectF board = view_.rectOf(place);
    if (!view_.plot().contains(board.center())) return;
    const qreal side = std::max(view_.scale(), 5.0) + 2 * apart;
    QRectF ring(0, 0, side, side);
    ring.moveCenter(board.center());
    paintFrame(painter, ring, colour, palette());
}

std::vector<LegendEntry> AtlasPicture::legend(bool hasImpossible) const {
    // On a colour of the picture, without which a part of it would not be seen.
    const auto inPlay = [](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        painter.fillRect(rect, optimumColour(palette, 1, 2));
        paintFrame(painter, rect.adjusted(3, 3, -3, -3), palette.color(QPalette::WindowText), palette);
    };
    // The ground of the picture is nearly that of the window.
    const auto noSolution = [](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        painter.setPen(outlineColour(palette));
        painter.setBrush(noSolutionColour(palette));
        painter.drawRoundedRect(rect.adjusted(2.5, 2.5, -2.5, -2.5), 1.5, 1.5);
    };
    std::vector<LegendEntry> all;
    if (inPlay_) all.push_back({inPlay, tr("the current board")});
    if (order_ == AtlasOrder::Pieces && hasImpossible) all.push_back({noSolution, tr("no solution")});
    return all;
}

void AtlasPicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (map_) view_.setRoom(room(), devicePixelRatioF());
}

void AtlasPicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolour();
}

void AtlasPicture::zoom(bool in, QPointF about) {
    view_.zoom(in, about);
    update();
}

void AtlasPicture::setHovered(std::optional<QPoint> place) {
    hovered_ = place;
    update();
    emit currentChanged();
}

void AtlasPicture::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() == 0 || !map_) return;
    zoom(event->angleDelta().y() > 0, event->position());
    event->accept();
    setHovered(view_.placeAt(event->position()));
}

void AtlasPicture::mouseMoveEvent(QMouseEvent* event) {
    if (!map_) return;
    if (dragFrom_) {
        const QPointF way = event->position() - *dragFrom_;
        if (!dragged_ && way.manhattanLength() < QGuiApplication::styleHints()->startDragDistance()) return;
        dragged_ = true;
        view_.moveBy(way);
        dragFrom_ = event->position();
    }
    const auto place = view_.placeAt(event->position());
    if (dragged_ || place != hovered_) setHovered(place);
}

void AtlasPicture::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    dragFrom_ = event->position();
    dragged_ = false;
}

void AtlasPicture::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !dragFrom_ || !map_) return;
    dragFrom_.reset();
    const auto place = view_.placeAt(event->position());
    if (std::exchange(dragged_, false) || !place) return;
    cursor_ = *place;
    emit taken(boardOf(*place));
}

void AtlasPicture::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    setHovered(std::nullopt);
}

std::size_t AtlasPicture::itemCount() const {
    return map_ ? static_cast<std::size_t>(image_.width()) * static_cast<std::size_t>(image_.height()) : 0;
}

QPoint AtlasPicture::pointOfItem(std::size_t place) const {
    const int number = static_cast<int>(place);
    return {number % image_.width(), number / image_.width()};
}

std::size_t AtlasPicture::itemOf(QPoint point) const {
    return static_cast<std::size_t>(point.y() * image_.width() + point.x());
}

QRectF AtlasPicture::itemRect(std::size_t place) const {
    return view_.rectOf(pointOfItem(place)).intersected(room());
}

QString AtlasPicture::sentence(std::size_t place) const {
    const QPoint point = pointOfItem(place);
    const std::int8_t needs = optima_[boardOf(point)];
    const QString verdict = needs == noSolution ? tr("no solution") : answer_words::presses(needs);
    return tr("Column %L1 of %L2, row %L3 of %L4: %5")
        .arg(point.x() + 1)
        .arg(image_.width())
        .arg(point.y() + 1)
        .arg(image_.height())
        .arg(verdict);
}

std::optional<std::size_t> AtlasPicture::itemAt(QPointF point) const {
    const auto place = map_ ? view_.placeAt(point) : std::nullopt;
    return place ? std::optional(itemOf(*place)) : std::nullopt;
}

std::optional<std::size_t> AtlasPicture::cursorItem() const { return itemOf(cursor_); }

void AtlasPicture::take(std::size_t place) { emit taken(boardOf(pointOfItem(place))); }

bool AtlasPicture::travel(const QKeyEvent& event) {
    const int step = event.modifiers().testFlag(Qt::ControlModifier) ? 16 : 1;
    QPoint way;
    switch (event.key()) {
    case Qt::Key_Left:
        way = {-step, 0};
        break;
    case Qt::Key_Right:
        way = {step, 0};
        break;
    case Qt::Key_Up:
        way = {0, -step};
        break;
    case Qt::Key_Down:
        way = {0, step};
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
        zoom(event.key() != Qt::Key_Minus, view_.rectOf(cursor_).center());
        break;
    default:
        return false;
    }
    const QPoint to = cursor_ + way;
    cursor_ = {std::clamp(to.x(), 0, image_.width() - 1), std::clamp(to.y(), 0, image_.height() - 1)};
    view_.reveal(cursor_);
    return true;
}

void AtlasPicture::keyPressEvent(QKeyEvent* event) {
    if (!map_) return QWidget::keyPressEvent(event);
    const bool takes =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (takes) return emit taken(boardOf(cursor_));
    if (!travel(*event)) return QWidget::keyPressEvent(event);
    tellPartFocus(*this);
    setHovered(std::nullopt);
}

void AtlasPicture::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellPartFocus(*this);
    setHovered(hovered_);
}

void AtlasPicture::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    setHovered(hovered_);
}

} // namespace flip::ui
