#include "core/solve/lightest/trellis.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <span>
#include <unordered_set>
#include <utility>

namespace flip {

namespace {

constexpr int mostStateBits = 16;
/// States of all steps together. One takes a fraction of a nanosecond.
constexpr double mostStatesAtOnce = 1 << 25;

/// A direction and the numbers of the first and the last term that it touches.
struct Span {
    std::uint64_t direction = 0;
    std::size_t first = 0;
    std::size_t last = 0;
};

bool touches(std::uint64_t direction, std::uint64_t mask) { return std::popcount(direction & mask) % 2 == 1; }

/// The different masks, each where it comes first when the cells are sorted by `key`.
template <class Key>
std::vector<std::uint64_t> masksInOrder(const std::vector<CellMask>& unsorted, Key key) {
    auto cells = unsorted;
    std::ranges::stable_sort(cells, {}, [&](const CellMask& cell) { return key(cell.cell); });
    std::unordered_set<std::uint64_t> known;
    std::vector<std::uint64_t> masks;
    for (const CellMask& cell : cells) {
        if (known.insert(cell.mask).second) masks.push_back(cell.mask);
    }
    return masks;
}

/// Of the spans from `begin` on that touch the term, the one that is better than all others is added to the
/// others and brought to `begin`. False when there is none.
template <class Compare>
bool eliminate(std::vector<Span>& spans, std::size_t begin, std::uint64_t mask, Compare better) {
    const auto rest = std::span(spans).subspan(begin);
    Span* pivot = nullptr;
    for (Span& span : rest) {
        if (touches(span.direction, mask) && (pivot == nullptr || better(span, *pivot))) pivot = &span;
    }
    if (pivot == nullptr) return false;
    std::swap(rest.front(), *pivot);
    for (Span& span : rest.subspan(1)) {
        if (touches(span.direction, mask)) span.direction ^= rest.front().direction;
    }
    return true;
}

/// A basis of all directions in which all firsts differ and all lasts differ.
std::vector<Span> spansOf(std::span<const std::uint64_t> masks, int dimension) {
    std::vector<Span> spans(static_cast<std::size_t>(dimension));
    for (std::size_t i = 0; i < spans.size(); ++i) spans[i].direction = std::uint64_t{1} << i;
    std::size_t known = 0;
    for (std::size_t i = 0; i < masks.size() && known < spans.size(); ++i) {
        if (eliminate(spans, known, masks[i], [](const Span&, const Span&) { return false; }))
            spans[known++].first = i;
    }
    // The one that begins last does not change where those begin that it is added to.
    const auto beginsLater = [](const Span& a, const Span& b) { return a.first > b.first; };
    known = 0;
    for (std::size_t i = masks.size(); i-- > 0 && known < spans.size();) {
        if (eliminate(spans, known, masks[i], beginsLater)) spans[known++].last = i;
    }
    return spans;
}

/// How many states there are at each term, and the most bits that one has.
struct Extent {
    std::vector<double> states;
    int bits = 0;

    [[nodiscard]] double sum() const { return std::reduce(states.begin(), states.end()); }
};

Extent extentOf(std::span<const Span> spans, std::size_t terms) {
    std::vector<int> change(terms + 1);
    for (const Span& span : spans) {
        ++change[span.first];
        --change[span.last + 1];
    }
    Extent extent;
    extent.states.reserve(terms);
    int active = 0;
    for (std::size_t i = 0; i < terms; ++i) {
        active += change[i];
        extent.bits = std::max(extent.bits, active);
        extent.states.push_back(std::exp2(active));
    }
    return extent;
}

/// Moves to the end, one after the other, spans without which the states are the fewest, until those left are
/// few enough. Returns how many are left.
std::size_t fixSpans(std::vector<Span>& spans, std::size_t terms) {
    std::size_t left = spans.size();
    for (Extent extent = extentOf(spans, terms);
         extent.bits > mostStateBits || extent.sum() > mostStatesAtOnce;
         extent = extentOf(std::span(spans).first(left), terms)) {
        // Without a span there are half the states for as long as it is.
        const auto& states = extent.states;
        const auto during = [&states](const Span& span) {
            const auto at = [&](std::size_t i) { return states.begin() + static_cast<std::ptrdiff_t>(i); };
            return std::reduce(at(span.first), at(span.last + 1));
        };
        const auto candidates = std::span(spans).first(left);
        std::iter_swap(std::ranges::max_element(candidates, {}, during), candidates.end() - 1);
        --left;
    }
    return left;
}

/// An order of the masks and its spans.
struct Order {
    std::vector<std::uint64_t> masks;
    std::vector<Span> spans;
    double states = 0;
};

template <class Key>
Order orderBy(const std::vector<CellMask>& cells, int dimension, Key key) {
    Order order{masksInOrder(cells, key), {}, 0};
    order.spans = spansOf(order.masks, dimension);
    order.states = extentOf(order.spans, order.masks.size()).sum();
    return order;
}

Trellis trellisAlong(const Order& order) {
    const auto& masks = order.masks;
    std::vector<Span> spans = order.spans;
    const std::size_t left = fixSpans(spans, masks.size());
    const auto inState = std::span(spans).first(left);
    const Extent extent = extentOf(inState, masks.size());
    Trellis trellis{{}, {}, extent.bits, 0};
    for (const Span& span : std::span(spans).subspan(left)) trellis.fixed.push_back(span.direction);
    trellis.work = std::ldexp(extent.sum(), static_cast<int>(trellis.fixed.size()));
    std::vector<Span> active;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        TrellisStep step{masks[i], 0, 0, 0, -1};
        const auto begins = std::ranges::find(inState, i, &Span::first);
        if (begins != inState.end()) {
            step.begins = begins->direction;
            active.push_back(*begins);
        }
        for (std::size_t bit = 0; bit < active.size(); ++bit) {
            if (touches(active[bit].direction, masks[i])) step.active |= std::uint32_t{1} << bit;
        }
        for (std::size_t bit = 0; bit < trellis.fixed.size(); ++bit) {
            if (touches(trellis.fixed[bit], masks[i])) step.fixed |= std::uint64_t{1} << bit;
        }
        const auto ends = std::ranges::find(active, i, &Span::last);
        if (ends != active.end()) {
            step.ends = static_cast<int>(ends - active.begin());
            active.erase(ends);
        }
        trellis.steps.push_back(step);
    }
    return trellis;
}

} // namespace

std::optional<Trellis> trellisOf(const IndependentPart& part, double mostWork) {
    const auto cells = cellMasks(part);
    const auto dimension = static_cast<int>(part.basis.size());
    const std::array orders{orderBy(cells, dimension, [](Cell cell) { return cell.row; }),
                            orderBy(cells, dimension, [](Cell cell) { return cell.column; }),
                            orderBy(cells, dimension, [](Cell cell) { return cell.row + cell.column; }),
                            orderBy(cells, dimension, [](Cell cell) { return cell.row - cell.column; })};
    const Order& best = *std::ranges::min_element(orders, {}, &Order::states);
    // What is fixed only adds to the work.
    if (best.states > mostWork) return std::nullopt;
    Trellis trellis = trellisAlong(best);
    if (trellis.work > mostWork) return std::nullopt;
    return trellis;
}

} // namespace flip
