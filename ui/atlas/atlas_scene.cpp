#include "ui/atlas/atlas_scene.h"

#include "core/base/index.h"
#include "ui/board/mini_board.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

using atlas_painter::Axes;

/// The texts' context for translators.
struct AtlasAxes {
    Q_DECLARE_TR_FUNCTIONS(AtlasAxes)
};

/// From this width on, boards are drawn as areas: a scaled image rounds, and some would be a pixel too wide.
constexpr double scaleOfAreas = 6;
/// The longer side of a sign.
constexpr qreal signSide = 30;
constexpr qreal tick = 5;
constexpr qreal gap = 4;
/// Between two signs, the first of which may have moved by half its length.
constexpr qreal apart = 4;
/// Signs of a single row or column are far apart, too.
constexpr qreal leastLength = 24;

QFont smallFont(QFont font) {
    constexpr qreal share = 0.85;
    if (font.pixelSize() > 0) {
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * share)));
    } else {
        font.setPointSizeF(font.pointSizeF() * share);
    }
    return font;
}

QSizeF signSize(Size board, Axes axes) {
    if (axes == Axes::Names) return {0, 0};
    const qreal cell = signSide / std::max(board.rows, board.columns);
    return {cell * board.columns, cell * board.rows};
}

/// What an axis says of its cells. A board of one row has no upper part.
QString nameOf(const AtlasScene& scene, bool isColumns) {
    const bool pieces = scene.order == AtlasOrder::Pieces;
    if (scene.board.rows == 1) {
        if (pieces)
            return isColumns ? AtlasAxes::tr("Pieces on the left") : AtlasAxes::tr("Pieces on the right");
        return isColumns ? AtlasAxes::tr("Presses on the left") : AtlasAxes::tr("Presses on the right");
    }
    if (pieces)
        return isColumns ? AtlasAxes::tr("Pieces in the upper part")
                         : AtlasAxes::tr("Pieces in the lower part");
    return isColumns ? AtlasAxes::tr("Presses in the upper part")
                     : AtlasAxes::tr("Presses in the lower part");
}

/// A small board on which the cells of an axis are marked: the pieces of a column or row, or its presses.
void paintSign(QPainter& painter, const AtlasScene& scene, const QRectF& room, const AtlasMap::Axis& axis,
               int index) {
    const BoardTheme theme = miniTheme(scene.palette, scene.goal);
    const Grid set = axis.set(scene.board, index);
    const qreal side = room.width() / scene.board.columns;
    // At high contrast, the ground is that of the window, and black pieces may be of its colour.
    const bool hasLines = theme.kind == PieceKind::Flat;
    painter.setPen(hasLines ? QPen(theme.frame, 1) : QPen(Qt::NoPen));
    painter.setBrush(theme.felt);
    painter.drawRoundedRect(room.adjusted(-1, -1, 1, 1), 1.5, 1.5);
    painter.setPen(Qt::NoPen);
    for (const Cell cell : axis.cells) {
        const QPointF centre = room.topLeft() + QPointF(cell.column + 0.5, cell.row + 0.5) * side;
        const bool marked = set.test(cell);
        if (scene.order == AtlasOrder::Pieces) {
            painter.setPen(hasLines && marked ? QPen(theme.frame, 1) : QPen(Qt::NoPen));
            painter.setBrush(marked ? theme.black : theme.white);
            painter.drawEllipse(centre, side * 0.41, side * 0.41);
        } else {
            painter.setBrush(theme.white);
            painter.drawEllipse(centre, side * (marked ? 0.42 : 0.12), side * (marked ? 0.42 : 0.12));
        }
    }
}

/// One axis, the other being the same but for its direction.
class AxisPainter {
  public:
    AxisPainter(QPainter& painter, const AtlasScene& scene, bool isColumns, Axes axes)
        : painter_(painter), scene_(scene), isColumns_(isColumns),
          axis_(isColumns ? scene.map->columns() : scene.map->rows()), sign_(signSize(scene.board, axes)) {}

    void paintName() {
        if (axis_.cells.empty()) return;
        const QRectF plot = scene_.view->plot();
        const QString name = nameOf(scene_, isColumns_);
        painter_.save();
        painter_.setFont(fitted(smallFont(scene_.font), name, isColumns_ ? plot.width() : plot.height()));
        painter_.setPen(quietText(scene_.palette));
        const qreal high = QFontMetricsF(smallFont(scene_.font)).height();
        if (isColumns_) {
            const qreal top = plot.bottom() + tick + sign_.height() + gap;
            painter_.drawText(QRectF(plot.left(), top, plot.width(), high), Qt::AlignCenter, name);
        } else {
            painter_.translate(plot.left() - tick - sign_.width() - gap - high, plot.bottom());
            painter_.rotate(-90);
            painter_.drawText(QRectF(0, 0, plot.height(), high), Qt::AlignCenter, name);
        }
        painter_.restore();
    }

    /// A sign every so often, at powers of two: there the Gray code has few cells. Next to the current one
    /// there is none that would reach into it.
    void paintSigns(std::optional<int> current) {
        if (axis_.cells.empty()) return;
        const auto taken = current ? roomAt(*current) : std::nullopt;
        const QRect visible = scene_.view->visible();
        const int first = isColumns_ ? visible.left() : visible.top();
        const int last = isColumns_ ? visible.right() : visible.bottom();
        int every = 1;
        while (every * scene_.view->scale() < std::max(length() * 1.5, leastLength) + apart && every <= last)
            every *= 2;
        for (int i = (first + every - 1) / every * every; i <= last; i += every) {
            const auto room = roomAt(i);
            if (room && !(taken && withRing(*taken).intersects(*room))) paintAt(i, false);
        }
        if (current) paintAt(*current, true);
    }

  private:
    /// The room of a sign; nothing if its place is not seen.
    [[nodiscard]] std::optional<QRectF> roomAt(int index) const {
        const QRectF plot = scene_.view->plot();
        const qreal middle = middleOf(index);
        const qreal from = isColumns_ ? plot.left() : plot.top();
        const qreal to = isColumns_ ? plot.right() : plot.bottom();
        if (middle < from || middle > to) return std::nullopt;
        // Within the plot's side, if that is long enough.
        const qreal start = std::max(std::min(middle - length() / 2, to - length()), from);
        return isColumns_ ? QRectF({start, plot.bottom() + tick}, sign_)
                          : QRectF({plot.left() - tick - sign_.width(), start}, sign_);
    }

    [[nodiscard]] qreal middleOf(int index) const {
        const QRectF place = scene_.view->rectOf(isColumns_ ? QPoint(index, 0) : QPoint(0, index));
        return isColumns_ ? place.center().x() : place.center().y();
    }

    static QRectF withRing(const QRectF& room) { return room.adjusted(-4, -4, 4, 4); }

    void paintAt(int index, bool current) {
        const auto found = roomAt(index);
        if (!found) return;
        const QRectF room = *found;
        const QRectF plot = scene_.view->plot();
        const qreal middle = middleOf(index);
        painter_.setPen(QPen(current ? scene_.palette.color(QPalette::WindowText) : quietText(scene_.palette),
                             current ? 2 : 1));
        isColumns_
            ? painter_.drawLine(QPointF(middle, plot.bottom()), QPointF(middle, plot.bottom() + tick - 1))
            : painter_.drawLine(QPointF(plot.left() - tick + 1, middle), QPointF(plot.left(), middle));
        paintSign(painter_, scene_, room, axis_, index);
        if (!current) return;
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(scene_.palette.color(QPalette::WindowText), 1.5));
        painter_.drawRoundedRect(room.adjusted(-2, -2, 2, 2), 2, 2);
    }

    [[nodiscard]] qreal length() const { return isColumns_ ? sign_.width() : sign_.height(); }

    QPainter& painter_;
    const AtlasScene& scene_;
    bool isColumns_;
    const AtlasMap::Axis& axis_;
    QSizeF sign_;
};

/// Room for a board in its place, whose colour remains to be seen.
QRectF withEdge(const QRectF& place) {
    const qreal edge = std::max(place.width() / 8, 3.0);
    return place.adjusted(edge, edge, -edge, -edge);
}

/// Calls visit(place, board) for every board that is seen.
template <class Visit>
void forEachVisible(const AtlasScene& scene, Visit&& visit) {
    const QRect visible = scene.view->visible();
    for (int y = visible.top(); y <= visible.bottom(); ++y) {
        for (int x = visible.left(); x <= visible.right(); ++x)
            visit(scene.view->rectOf(QPoint(x, y)),
                  Grid::fromPacked(scene.board, scene.map->boardAt({x, y})));
    }
}

/// A board in a place of its own, on nothing.
QImage stampOf(const Grid& board, const AtlasScene& scene, QSize pixels, qreal ratio) {
    QImage stamp(pixels, QImage::Format_ARGB32_Premultiplied);
    stamp.fill(Qt::transparent);
    stamp.setDevicePixelRatio(ratio);
    QPainter painter(&stamp);
    paintMiniBoard(painter, withEdge({0, 0, scene.view->scale(), scene.view->scale()}), board,
                   miniTheme(scene.palette, scene.goal));
    return stamp;
}

/// Copies a part of one image to the same part of another of the same size and format, in pixels.
void copyRows(const QImage& from, QImage& to, const QRect& part) {
    constexpr std::ptrdiff_t bytes = 4;
    const QRect inside = part & from.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        std::copy_n(from.constScanLine(y) + bytes * inside.left(), bytes * inside.width(),
                    to.scanLine(y) + bytes * inside.left());
    }
}

} // namespace

QImage atlasImage(const AtlasMap& map, const std::vector<std::int8_t>& optima) {
    const auto& columns = map.columns().boards;
    const auto& rows = map.rows().boards;
    QImage image(static_cast<int>(columns.size()), static_cast<int>(rows.size()), QImage::Format_Indexed8);
    for (int y = 0; y < image.height(); ++y) {
        uchar* line = image.scanLine(y);
        const std::uint64_t row = rows[static_cast<std::size_t>(y)];
        for (const std::uint64_t column : columns)
            *line++ = static_cast<uchar>(optima[asIndex(column ^ row)] - noSolution);
    }
    return image;
}

namespace atlas_painter {

QMarginsF margins(Size board, const QFont& font, Axes axes) {
    const QSizeF sign = signSize(board, axes);
    const qreal words = QFontMetricsF(smallFont(font)).height() + gap + tick;
    // Half a sign may reach beyond the corner, and so does the mark of a board at the edge.
    return {words + sign.width(), 3, 3, words + sign.height()};
}

void paintPlot(QPainter& painter, const AtlasScene& scene, const QImage& image) {
    const QRect visible = scene.view->visible();
    if (scene.view->scale() < scaleOfAreas) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(scene.view->rectOf(visible), image, QRectF(visible));
        return;
    }
    for (int y = visible.top(); y <= visible.bottom(); ++y) {
        for (int x = visible.left(); x <= visible.right(); ++x)
            painter.fillRect(scene.view->rectOf(QPoint(x, y)), QColor(image.pixel(x, y)));
    }
}

void paintBoards(QPainter& painter, const AtlasScene& scene) {
    const BoardTheme theme = miniTheme(scene.palette, scene.goal);
    forEachVisible(scene, [&](const QRectF& place, const Grid& board) {
        paintMiniBoard(painter, withEdge(place), board, theme);
    });
}

void stampBoards(QPainter& painter, const AtlasScene& scene, qreal ratio) {
    const QSize pixels = (QSizeF(scene.view->scale(), scene.view->scale()) * ratio).toSize();
    const QImage white = stampOf(Grid(scene.board), scene, pixels, ratio);
    const QImage black = stampOf(Grid::filled(scene.board), scene, pixels, ratio);
    const QRectF inside =
        miniBoardArea(withEdge({0, 0, scene.view->scale(), scene.view->scale()}), scene.board);
    const auto pixelsOf = [&](Cell cell) {
        const qreal side = inside.width() / scene.board.columns * ratio;
        const QPointF corner = inside.topLeft() * ratio + QPointF(cell.column, cell.row) * side;
        return QRect(corner.toPoint(), (corner + QPointF(side, side)).toPoint() - QPoint(1, 1));
    };
    QImage whole = white;
    forEachVisible(scene, [&](const QRectF& place, const Grid& board) {
        copyRows(white, whole, white.rect());
        board.forEachSet([&](Cell cell) { copyRows(black, whole, pixelsOf(cell)); });
        painter.drawImage(place.topLeft(), whole);
    });
}

void paintAxes(QPainter& painter, const AtlasScene& scene, std::optional<QPoint> current, Axes axes) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool isColumns : {true, false}) {
        AxisPainter axis(painter, scene, isColumns, axes);
        axis.paintName();
        if (axes == Axes::Names) continue;
        axis.paintSigns(current ? std::optional(isColumns ? current->x() : current->y()) : std::nullopt);
    }
    painter.restore();
}

} // namespace atlas_painter

} // namespace flip::ui
