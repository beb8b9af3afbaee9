#include "ui/reading/picture_place.h"

#include <algorithm>
#include <cmath>
#include <optional>

// Pieces and tiles lie in the middle of their cells. So the lattice is moved and stretched until the pixels
// that have a cell's colour lie, on average, about its middle.

namespace flip::ui {

namespace {

using Colour = PicturePixels::Colour;

/// How far the middle of the pixels that have the colour in a cell's middle, more or less, is from there;
/// nothing if they are too few, or nearly all.
std::optional<QPointF> offset(const PicturePixels& pixels, const QPointF& middle, double side, int alike) {
    constexpr int steps = 24;
    const auto colourAt = [&](double x, double y) -> const Colour& {
        return pixels.at(std::clamp(static_cast<int>(x), 0, pixels.width() - 1),
                         std::clamp(static_cast<int>(y), 0, pixels.height() - 1));
    };
    // A sign may be in the middle itself.
    const Colour& colour = colourAt(middle.x() + side / 4, middle.y());
    QPointF sum;
    int count = 0;
    for (int i = 0; i < steps * steps; ++i) {
        const auto share = [](int step) { return (step + 0.5) / steps - 0.5; };
        const QPointF at(share(i % steps), share(i / steps));
        const QPointF place = middle + at * side;
        if (PicturePixels::difference(colourAt(place.x(), place.y()), colour) > alike) continue;
        sum += at;
        ++count;
    }
    if (count < steps * steps / 8 || count > steps * steps * 19 / 20) return std::nullopt;
    return sum * (side / count);
}

} // namespace

QRectF exactPlace(const PicturePixels& pixels, const LatticeFit& fit) {
    const int rows = fit.dark.rows();
    const int columns = fit.dark.columns();
    const int alike = std::max(10, PicturePixels::difference(fit.colours[0], fit.colours[1]) / 5);
    const QPointF before = fit.corner + QPointF(columns, rows) * (fit.lattice.side / 2);
    QPointF middle = before;
    double side = fit.lattice.side;
    constexpr int rounds = 12;
    for (int round = 0; round < rounds; ++round) {
        QPointF moved;
        double stretched = 0;
        double weight = 0;
        int count = 0;
        for (int r = 0; r < rows; ++r) {
            for (int c = 0; c < columns; ++c) {
                const QPointF from(c - (columns - 1) / 2.0, r - (rows - 1) / 2.0);
                const auto off = offset(pixels, middle + from * side, side, alike);
                if (!off) continue;
                moved += *off;
                stretched += QPointF::dotProduct(*off, from);
                weight += QPointF::dotProduct(from, from);
                ++count;
            }
        }
        if (count == 0) break;
        middle += moved / count;
        if (weight > 0) side += stretched / weight;
    }
    const double most = 0.4 * fit.lattice.side;
    const bool isNear = std::abs(middle.x() - before.x()) < most &&
                        std::abs(middle.y() - before.y()) < most &&
                        std::abs(side - fit.lattice.side) * std::max(rows, columns) < 2 * most;
    if (!isNear) {
        middle = before;
        side = fit.lattice.side;
    }
    return {middle - QPointF(columns, rows) * (side / 2), QSizeF(columns * side, rows * side)};
}

} // namespace flip::ui
