#include "ui/reading/picture_squares.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace flip::ui {

namespace {

using Colour = PicturePixels::Colour;

/// As shares of a square's side: how far from its line an edge may be, the corners of a square, where edges
/// are left out, and what belongs to the frame of a square, where its colour is not looked for.
constexpr double lineReach = 0.12;
constexpr double cornerShare = 0.2;
constexpr double frame = 0.22;
/// A round piece touches its line only in the middle; this share of a line counts as all of it.
constexpr double enough = 0.6;

int reachOf(double side) { return std::max(1, static_cast<int>(lineReach * side)); }

std::vector<double> linesWithin(double origin, double side, int length, double leastVisible) {
    const double missing = (1 - leastVisible) * side;
    std::vector<double> lines;
    const double first = std::fmod(origin, side);
    const double begin = first > side - missing ? first - side : first;
    const int count = static_cast<int>(std::ceil((length + missing - begin) / side));
    lines.reserve(static_cast<std::size_t>(std::max(count, 0)));
    for (int i = 0; i < count; ++i) lines.push_back(begin + i * side);
    return lines;
}

} // namespace

LatticeSquares::LatticeSquares(const PicturePixels& pixels, const Lattice& lattice, double leastVisible)
    : side_(lattice.side) {
    if (side_ < leastLatticeSide) return;
    // However much of a square must be visible: whoever finds a board and whoever examines it agree.
    if (pixels.width() / side_ * (pixels.height() / side_) > mostLatticeSquares) return;
    xs_ = linesWithin(lattice.origin.x(), side_, pixels.width(), leastVisible);
    ys_ = linesWithin(lattice.origin.y(), side_, pixels.height(), leastVisible);
    if (xs_.size() < 2 || ys_.size() < 2) return;
    rows_ = static_cast<int>(ys_.size()) - 1;
    columns_ = static_cast<int>(xs_.size()) - 1;
    measureLines(pixels);
    inside_.reserve(at(rows_) * at(columns_));
    for (int r = 0; r < rows_; ++r) {
        for (int c = 0; c < columns_; ++c) inside_.push_back(insideOf(pixels, r, c));
    }
}

SquareBlock LatticeSquares::blockAt(const QPointF& corner, int rows, int columns) const {
    const auto nearest = [this](double place, const std::vector<double>& lines) {
        return static_cast<int>(std::lround((place - lines.front()) / side_));
    };
    return {nearest(corner.y(), ys_), nearest(corner.x(), xs_), rows, columns};
}

/// Beyond the picture's end there may be more of the board, or something else.
bool LatticeSquares::isAtEnd(double line, int length) const {
    return line < reachOf(side_) || line > length - 1 - reachOf(side_);
}

void LatticeSquares::measureLines(const PicturePixels& pixels) {
    const int reach = reachOf(side_);
    upright_.reserve(at(rows_) * at(columns_ + 1));
    level_.reserve(at(rows_ + 1) * at(columns_));
    for (int r = 0; r < rows_; ++r) {
        for (int c = 0; c <= columns_; ++c) {
            const int x = static_cast<int>(xs_[at(c)]);
            const double edges = share(ys_[at(r)], pixels.height(), [&](int y) {
                return pixels.hasEdgeInRow(y, x - reach, x + reach + 1);
            });
            upright_.push_back(isAtEnd(xs_[at(c)], pixels.width()) && edges < 0.5 ? Mean::unseen : edges);
        }
    }
    for (int r = 0; r <= rows_; ++r) {
        for (int c = 0; c < columns_; ++c) {
            const int y = static_cast<int>(ys_[at(r)]);
            const double edges = share(xs_[at(c)], pixels.width(), [&](int x) {
                return pixels.hasEdgeInColumn(x, y - reach, y + reach + 1);
            });
            level_.push_back(isAtEnd(ys_[at(r)], pixels.height()) && edges < 0.5 ? Mean::unseen : edges);
        }
    }
}

template <class IsEdge>
double LatticeSquares::share(double begin, int length, IsEdge&& isEdge) const {
    const int first = std::max(0, static_cast<int>(begin + cornerShare * side_));
    const int last = std::min(length - 1, static_cast<int>(begin + (1 - cornerShare) * side_));
    int edges = 0;
    for (int i = first; i <= last; ++i) edges += isEdge(i) ? 1 : 0;
    return last < first ? 0 : std::min(1.0, edges / (enough * (last - first + 1)));
}

SquareInside LatticeSquares::insideOf(const PicturePixels& pixels, int r, int c) const {
    constexpr int mostSamples = 7;
    constexpr std::size_t mostSeen = std::size_t{mostSamples} * mostSamples;
    const int samples = std::clamp(static_cast<int>((1 - 2 * frame) * side_), 3, mostSamples);
    std::array<Colour, mostSeen> seen;
    std::size_t count = 0;
    const auto place = [&](double begin, int length, int sample) {
        // Of a square that is cut off, less is left out.
        const double visible = std::min<double>(begin + side_, length) - std::max(begin, 0.0);
        const double out = std::min(frame * side_, visible / 2);
        const double first = std::max(0.0, begin + out);
        const double last = std::min(static_cast<double>(length), begin + side_ - out);
        return static_cast<int>(first + (last - first) * (sample + 0.5) / samples);
    };
    for (int i = 0; i < samples * samples; ++i) {
        const int x = place(xs_[at(c)], pixels.width(), i % samples);
        const int y = place(ys_[at(r)], pixels.height(), i / samples);
        if (x < 0 || y < 0 || x >= pixels.width() || y >= pixels.height()) continue;
        seen[count++] = pixels.at(x, y);
    }
    SquareInside inside;
    if (count == 0) return inside;
    const std::span colours(seen.data(), count);
    for (std::size_t k = 0; k < inside.colour.size(); ++k) {
        std::array<int, mostSeen> channel;
        std::ranges::transform(colours, channel.begin(), [k](const Colour& colour) { return colour[k]; });
        const auto middle = channel.begin() + static_cast<std::ptrdiff_t>(count / 2);
        std::nth_element(channel.begin(), middle, channel.begin() + static_cast<std::ptrdiff_t>(count));
        inside.colour[k] = *middle;
    }
    const auto others = std::ranges::count_if(colours, [&](const Colour& colour) {
        return PicturePixels::difference(colour, inside.colour) > oneColour;
    });
    inside.noise = static_cast<double>(others) / static_cast<double>(count);
    return inside;
}

} // namespace flip::ui
