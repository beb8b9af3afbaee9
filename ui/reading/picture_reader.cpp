#include "ui/reading/picture_reader.h"

#include "ui/reading/picture_doubts.h"
#include "ui/reading/picture_lattice.h"
#include "ui/reading/picture_place.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>
#include <span>
#include <vector>

// The lines of a board repeat at equal distances in both directions. So the autocorrelations of the edges
// tell which distances between lines are likely; for each, the place where most edges are is taken for a
// line. The lattices found like this are fitted (picture_lattice.cpp tells how), and the best of them moved
// and stretched as long as they fit better.
//
// A wrong board is worse than none. So the board is examined (picture_doubts.cpp); and unless it is clear
// beyond doubt, the picture is read again a little smaller, which blurs the traces of compression
// differently: what both readings don't agree about is refused.

namespace flip::ui {

namespace {

using Profile = std::vector<double>;

/// What looks less like a board is none.
constexpr double leastScore = 0.45;
/// Where all cells have one colour, only lines tell a board from anything else.
constexpr double leastScoreOfOneColour = 0.93;
/// Such a board is read only once.
constexpr double clearScore = 0.85;
constexpr double clearRival = 0.75;
constexpr std::size_t mostPeaks = 14;
constexpr std::size_t mostSides = 40;
constexpr std::size_t mostImproved = 6;

/// How alike a profile is to itself at each distance up to `longest`, as a correlation.
Profile autocorrelation(const Profile& profile, std::size_t longest) {
    double mean = 0;
    for (const double value : profile) mean += value / static_cast<double>(profile.size());
    double variance = 0;
    for (const double value : profile)
        variance += (value - mean) * (value - mean) / static_cast<double>(profile.size());
    Profile alike(longest + 1);
    for (std::size_t distance = 1; distance <= longest && variance > 0; ++distance) {
        const std::size_t pairs = profile.size() - distance;
        for (std::size_t i = 0; i < pairs; ++i)
            alike[distance] += (profile[i] - mean) * (profile[i + distance] - mean);
        alike[distance] /= variance * static_cast<double>(pairs);
    }
    return alike;
}

/// Lines are a little blurred.
Profile smoothed(const Profile& profile) {
    Profile smooth = profile;
    for (std::size_t i = 1; i + 1 < profile.size(); ++i)
        smooth[i] = profile[i - 1] / 4 + profile[i] / 2 + profile[i + 1] / 4;
    return smooth;
}

/// The distances between clear lines that follow each other. Boards without lines between cells of one colour
/// have too few of them for a correlation.
void addGaps(const Profile& profile, std::set<int>& sides) {
    const double clear = *std::ranges::max_element(profile) / 4;
    std::size_t last = 0;
    for (std::size_t i = 1; i + 1 < profile.size(); ++i) {
        if (profile[i] <= clear || profile[i] < profile[i - 1] || profile[i] < profile[i + 1]) continue;
        if (last > 0 && sides.size() < mostSides) sides.insert(static_cast<int>(i - last));
        last = i;
    }
}

/// Likely distances between lines, in whole pixels.
std::set<int> likelySides(const PicturePixels& pixels) {
    const auto longest = static_cast<std::size_t>(std::min(pixels.width(), pixels.height()) / 2);
    Profile alike = autocorrelation(smoothed(pixels.columnEdges()), longest);
    const Profile down = autocorrelation(smoothed(pixels.rowEdges()), longest);
    for (std::size_t i = 0; i < alike.size(); ++i) alike[i] += down[i];
    constexpr double some = 0.1;
    std::vector<std::size_t> peaks;
    for (auto i = static_cast<std::size_t>(leastLatticeSide); i + 1 < alike.size(); ++i) {
        if (alike[i] > some && alike[i] >= alike[i - 1] && alike[i] >= alike[i + 1]) peaks.push_back(i);
    }
    std::ranges::sort(peaks, std::greater(), [&](std::size_t peak) { return alike[peak]; });
    peaks.resize(std::min(peaks.size(), mostPeaks));
    std::set<int> sides;
    for (std::size_t i = 0; i < peaks.size(); ++i) {
        sides.insert(static_cast<int>(peaks[i]));
        // The clearest may be a multiple.
        for (std::size_t part = 2; i < 5 && part <= 4; ++part)
            sides.insert(static_cast<int>((peaks[i] + part / 2) / part));
    }
    addGaps(smoothed(pixels.columnEdges()), sides);
    addGaps(smoothed(pixels.rowEdges()), sides);
    return sides;
}

/// The middle of the longest run of the greatest sums, in a circle.
std::size_t middleOfGreatest(std::span<const double> sums) {
    const double most = *std::ranges::max_element(sums) * (1 - 1e-9);
    const std::size_t count = sums.size();
    std::size_t best = 0;
    std::size_t longest = 0;
    for (std::size_t begin = 0; begin < count; ++begin) {
        std::size_t length = 0;
        while (length < count && sums[(begin + length) % count] >= most) ++length;
        if (length <= longest) continue;
        longest = length;
        best = (begin + length / 2) % count;
    }
    return best;
}

/// The first place of the lines, `side` apart, near which most edges are: with sharp edges there are many
/// such places, and the middle of them is at the edges.
double bestOrigin(const Profile& profile, double side) {
    constexpr std::size_t bins = 60;
    constexpr std::size_t reach = 7;
    std::array<double, bins> folded{};
    for (std::size_t i = 0; i < profile.size(); ++i) {
        // The edge is between this pixel and the next.
        const double place = std::fmod(static_cast<double>(i) + 0.5, side) / side;
        folded[std::min(static_cast<std::size_t>(place * bins), bins - 1)] += profile[i];
    }
    std::array<double, bins> sums{};
    for (std::size_t bin = 0; bin < bins; ++bin) {
        for (std::size_t k = 0; k <= 2 * reach; ++k) sums[bin] += folded[(bin + bins - reach + k) % bins];
    }
    return (static_cast<double>(middleOfGreatest(sums)) + 0.5) / bins * side;
}

struct Found {
    LatticeFit fit;
    /// The score of the best fit that is another board, as a share of this one's.
    double rival = 0;
};

class Search {
  public:
    Search(const PicturePixels& pixels, Monitor* monitor) : pixels_(pixels), monitor_(monitor) {}

    std::optional<Found> best() {
        std::vector<LatticeFit> fits;
        for (const int side : likelySides(pixels_)) {
            for (const double more : {-0.5, 0.0, 0.5}) {
                if (auto fit = fitted(side + more)) fits.push_back(*std::move(fit));
            }
        }
        std::ranges::sort(fits, std::greater(), &LatticeFit::score);
        fits.resize(std::min(fits.size(), mostImproved));
        for (LatticeFit& fit : fits) improve(fit);
        if (fits.empty() || isStopped()) return std::nullopt;
        LatticeFit best = *std::ranges::max_element(fits, {}, rank);
        auto trimmed = fitBoard(pixels_, best.lattice, {.trimsSides = true});
        if (trimmed && trimmed->score >= best.score) best = *std::move(trimmed);
        Found found{std::move(best)};
        for (const LatticeFit& fit : fits) {
            if (fit.dark != found.fit.dark) found.rival = std::max(found.rival, fit.score / found.fit.score);
        }
        return found;
    }

  private:
    [[nodiscard]] bool isStopped() const { return monitor_ != nullptr && monitor_->stopRequested(); }

    std::optional<LatticeFit> fitted(double side) {
        if (isStopped()) return std::nullopt;
        const QPointF origin(bestOrigin(pixels_.columnEdges(), side), bestOrigin(pixels_.rowEdges(), side));
        return fitBoard(pixels_, {side, origin});
    }

    /// Moves and stretches the lattice about the corner of its board, in smaller and smaller steps.
    void improve(LatticeFit& fit) {
        struct Step {
            double x, y, side;
        };

        constexpr std::array<Step, 8> steps{{{1, 0, 0},
                                             {-1, 0, 0},
                                             {0, 1, 0},
                                             {0, -1, 0},
                                             {0, 0, 0.15},
                                             {0, 0, -0.15},
                                             {-0.2, -0.2, 0.1},
                                             {0.2, 0.2, -0.1}}};
        constexpr int mostRounds = 4;
        for (const double length : {0.12, 0.05, 0.02}) {
            bool isBetter = true;
            for (int round = 0; isBetter && round < mostRounds; ++round) {
                isBetter = false;
                for (const Step& step : steps) {
                    if (isStopped()) return;
                    const double unit = length * fit.lattice.side;
                    const QPointF corner = fit.corner + QPointF(step.x, step.y) * unit;
                    auto next = fitBoard(pixels_, through(corner, fit.lattice.side + step.side * unit));
                    if (!next || next->score <= fit.score) continue;
                    fit = *std::move(next);
                    isBetter = true;
                }
            }
        }
    }

    /// The lattice that has a line through each coordinate of the point.
    static Lattice through(const QPointF& point, double side) {
        const auto first = [side](double place) { return place - std::floor(place / side) * side; };
        return {side, {first(point.x()), first(point.y())}};
    }

    const PicturePixels& pixels_;
    Monitor* monitor_;
};

bool looksLikeABoard(const std::optional<Found>& found) {
    if (!found) return false;
    return found->fit.score >= (found->fit.isOneColour ? leastScoreOfOneColour : leastScore);
}

/// A smaller picture, at most as large as pictures are read.
QImage reduced(const QImage& picture, double scale) {
    const double longest = std::max(picture.width(), picture.height());
    const QSizeF size = QSizeF(picture.size()) * (scale * std::min(1.0, PicturePixels::mostSide / longest));
    return picture.scaled(size.toSize().expandedTo({1, 1}), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

bool isReadAgain(const QImage& picture, const Grid& board, Monitor* monitor) {
    const PicturePixels pixels(reduced(picture, 0.85));
    const auto again = Search(pixels, monitor).best();
    return again && again->fit.dark == board;
}

} // namespace

Result<PictureBoard, NoBoard> boardInPicture(const QImage& picture, Monitor* monitor) {
    if (picture.isNull()) return NoBoard::NotSeen;
    const PicturePixels pixels(picture);
    auto found = Search(pixels, monitor).best();
    if (!looksLikeABoard(found)) return NoBoard::NotSeen;
    LatticeFit& fit = found->fit;
    PictureDoubts doubts = doubtsAbout(pixels, fit);
    if (doubts.isUnclear) return NoBoard::NotClear;
    const bool isBeyondDoubt = fit.score >= clearScore && found->rival <= clearRival;
    if (!isBeyondDoubt && !isReadAgain(picture, fit.dark, monitor)) return NoBoard::NotClear;
    const QRectF exact = exactPlace(pixels, fit);
    const QRectF area(exact.topLeft() * pixels.scale(), exact.size() * pixels.scale());
    return PictureBoard{std::move(fit.dark), area, fit.isOneColour, std::move(doubts.cells)};
}

} // namespace flip::ui
