#include "ui/board/cell_picture.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace flip::ui {

namespace {

/// The sums of the colours' parts, each times the share of its cell in a pixel.
struct Sum {
    float red = 0;
    float green = 0;
    float blue = 0;

    void add(QRgb colour, float share) {
        red += share * static_cast<float>(qRed(colour));
        green += share * static_cast<float>(qGreen(colour));
        blue += share * static_cast<float>(qBlue(colour));
    }

    void add(const Sum& other, float share) {
        red += share * other.red;
        green += share * other.green;
        blue += share * other.blue;
    }

    [[nodiscard]] QRgb colour() const {
        const auto part = [](float sum) { return static_cast<int>(sum); };
        return qRgb(part(red), part(green), part(blue));
    }
};

/// The cells that a pixel covers along one axis, and the shares of the first, of the last and of all others
/// in it, which add up to 1.
struct Cover {
    int first = 0;
    int last = 0;
    float firstShare = 1;
    float lastShare = 0;
    float innerShare = 0;

    /// Calls visit(cell, share) for each.
    template <class Visit>
    void forEach(Visit&& visit) const {
        visit(first, firstShare);
        for (int cell = first + 1; cell < last; ++cell) visit(cell, innerShare);
        if (last > first) visit(last, lastShare);
    }
};

/// Pixels along one axis: the first one, and what each covers.
struct Axis {
    int begin = 0;
    std::vector<Cover> covers;

    /// The pixels from `from` up to `to` on a line of `cells` cells, the first of which begins at `origin`.
    Axis(qreal from, qreal to, qreal origin, qreal side, int cells)
        : begin(static_cast<int>(std::floor(std::max(from, origin)))) {
        const auto end = static_cast<int>(std::ceil(std::min(to, origin + side * cells)));
        for (int pixel = begin; pixel < end; ++pixel)
            covers.push_back(coverOf((pixel - origin) / side, (pixel + 1 - origin) / side, cells));
    }

    static Cover coverOf(qreal from, qreal to, int cells) {
        from = std::clamp<qreal>(from, 0, cells);
        to = std::clamp<qreal>(to, 0, cells);
        // A cell that is covered by less than this is not seen.
        constexpr qreal least = 1e-6;
        Cover cover;
        cover.first = std::clamp(static_cast<int>(std::floor(from + least)), 0, cells - 1);
        cover.last = std::clamp(static_cast<int>(std::ceil(to - least)) - 1, cover.first, cells - 1);
        if (cover.last == cover.first) return cover;
        const qreal all = to - from;
        cover.firstShare = static_cast<float>((cover.first + 1 - from) / all);
        cover.lastShare = static_cast<float>((to - cover.last) / all);
        cover.innerShare = static_cast<float>(1 / all);
        return cover;
    }
};

/// Shrinks or stretches one row of cells after the other to the pixels of an axis.
class Rows {
  public:
    Rows(const Axis& axis, const RowColours& colours) : axis_(axis), colours_(colours) {
        sums_.resize(axis.covers.size());
        line_.resize(static_cast<std::size_t>(axis.covers.back().last - axis.covers.front().first + 1));
    }

    [[nodiscard]] const std::vector<Sum>& row(int row) {
        if (row == made_) return sums_;
        const int from = axis_.covers.front().first;
        colours_(row, from, line_);
        for (std::size_t pixel = 0; pixel < sums_.size(); ++pixel) {
            Sum sum;
            axis_.covers[pixel].forEach(
                [&](int cell, float share) { sum.add(line_[static_cast<std::size_t>(cell - from)], share); });
            sums_[pixel] = sum;
        }
        made_ = row;
        return sums_;
    }

  private:
    const Axis& axis_;
    const RowColours& colours_;
    std::vector<QRgb> line_;
    std::vector<Sum> sums_;
    int made_ = -1;
};

} // namespace

CellPicture cellPicture(const BoardGeometry& geometry, const QRectF& area, qreal scale,
                        const RowColours& colours) {
    const QPointF origin = geometry.cellRect({0, 0}).topLeft() * scale;
    const qreal side = geometry.cellSide() * scale;
    const Axis across(area.left() * scale, area.right() * scale, origin.x(), side, geometry.board().columns);
    const Axis down(area.top() * scale, area.bottom() * scale, origin.y(), side, geometry.board().rows);
    if (across.covers.empty() || down.covers.empty()) return {};
    QImage image(static_cast<int>(across.covers.size()), static_cast<int>(down.covers.size()),
                 QImage::Format_RGB32);
    Rows rows(across, colours);
    std::vector<Sum> sums(across.covers.size());
    for (int y = 0; y < image.height(); ++y) {
        // A half, because what is behind the point is cut off in the end.
        std::fill(sums.begin(), sums.end(), Sum{0.5F, 0.5F, 0.5F});
        down.covers[static_cast<std::size_t>(y)].forEach([&](int row, float share) {
            const std::vector<Sum>& cells = rows.row(row);
            for (std::size_t x = 0; x < sums.size(); ++x) sums[x].add(cells[x], share);
        });
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        std::transform(sums.begin(), sums.end(), line, [](const Sum& sum) { return sum.colour(); });
    }
    image.setDevicePixelRatio(scale);
    return {image, QPointF(across.begin, down.begin) / scale};
}

} // namespace flip::ui
