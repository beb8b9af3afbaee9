#include "core/solve/lightest/symmetric.h"

#include "core/base/memory_share.h"
#include "core/model/board_edits.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/neighbourhood.h"
#include "core/solve/lightest/transform_search.h"

#include <array>
#include <utility>

// A symmetry σ leaves an element e as it is if δ(e) = e + σ(e) is empty. δ is linear, so which vectors must
// be added to the start is told by a system of linear equations. Each step takes a vector whose δ is not
// empty out of the basis, and adds it to all others whose δ has the same cell.

namespace flip {

namespace {

/// In so many dimensions all elements are weighed, in a second of one thread at the most.
constexpr std::size_t mostWeighed = 32;
/// Cells of all vectors, for one symmetry: some tenths of a second.
constexpr std::int64_t mostCellsMoved = std::int64_t{1} << 25;
/// To move a cell takes as long as adding so many words.
constexpr std::uint64_t wordsPerCell = 16;
/// Of the basis, with all symmetries together.
constexpr double copies = 8;

Grid halfTurned(const Grid& grid) { return upsideDown(mirrored(grid)); }

Grid acrossOtherDiagonal(const Grid& grid) { return halfTurned(transposed(grid)); }

constexpr std::array<Symmetry, 5> symmetries{halfTurned, mirrored, upsideDown, transposed,
                                             acrossOtherDiagonal};
constexpr std::size_t ofRectangles = 3;

/// A grid, and where it differs from its image.
struct Moved {
    Grid grid;
    Grid difference;

    Moved(Grid of, Symmetry symmetry) : grid(std::move(of)), difference(grid ^ symmetry(grid)) {}

    void add(const Moved& other) {
        grid ^= other.grid;
        difference ^= other.difference;
    }
};

IndependentPart partOf(const SymmetricCoset& coset) {
    IndependentPart part{coset.basis, Grid(coset.element.size())};
    for (const Grid& vector : coset.basis) part.support |= vector;
    return part;
}

/// The lightest element if all can be weighed, and otherwise a light one. `left` are the symmetries that have
/// not been tried.
Grid lightElement(const SymmetricCoset& coset, std::span<const Symmetry> left, SearchClock& clock) {
    const IndependentPart part = partOf(coset);
    if (coset.basis.size() <= mostWeighed) {
        const Correlation correlation = correlate(part, coset.element, clock);
        if (clock.stopped()) return coset.element;
        // What it takes is little in proportion.
        Workload load;
        const auto peak = searchByTransform(correlation, correlation.at(0) + 1, clock, load);
        return peak ? elementOf(part, coset.element, peak->place) : coset.element;
    }
    Grid element = coset.element;
    while (!left.empty() && !clock.stopped()) {
        const auto fixed = fixedBy(left.front(), coset, clock);
        left = left.subspan(1);
        if (!fixed || fixed->basis.size() == coset.basis.size()) continue;
        element = lightElement(*fixed, left, clock);
        break;
    }
    return improveByNeighbourhoods(part, std::move(element), clock);
}

} // namespace

std::span<const Symmetry> symmetriesOf(Size size) {
    return std::span(symmetries).first(size.rows == size.columns ? symmetries.size() : ofRectangles);
}

std::optional<SymmetricCoset> fixedBy(Symmetry symmetry, SymmetricCoset coset, SearchClock& clock) {
    const auto effort = wordsPerCell * static_cast<std::uint64_t>(coset.element.size().cells());
    std::vector<Moved> vectors;
    for (Grid& vector : coset.basis) {
        if (!clock.work(effort)) return std::nullopt;
        vectors.emplace_back(std::move(vector), symmetry);
    }
    Moved element(std::move(coset.element), symmetry);
    coset.basis.clear();
    while (!vectors.empty()) {
        Moved vector = std::move(vectors.back());
        vectors.pop_back();
        const auto lead = vector.difference.first();
        if (!lead) {
            coset.basis.push_back(std::move(vector.grid));
            continue;
        }
        for (Moved& other : vectors) {
            if (other.difference.test(*lead)) other.add(vector);
        }
        if (element.difference.test(*lead)) element.add(vector);
        if (!clock.work((vectors.size() + 1) * wordsOf(vector.grid))) return std::nullopt;
    }
    if (!element.difference.none()) return std::nullopt;
    coset.element = std::move(element.grid);
    return coset;
}

std::optional<Grid> lightSymmetricElement(const IndependentPart& part, const Grid& start,
                                          SearchClock& clock) {
    const auto vectors = static_cast<std::int64_t>(part.basis.size());
    const double memory = copies * static_cast<double>(vectors + 1) * gridMemory(start.size());
    if (vectors * start.size().cells() > mostCellsMoved ||
        memory > static_cast<double>(clock.budget().memory) / 4)
        return std::nullopt;
    const MemoryShare taken(clock, memory);
    const Grid inPart = start & part.support;
    for (auto left = symmetriesOf(start.size()); !left.empty() && !clock.stopped();) {
        const auto fixed = fixedBy(left.front(), {part.basis, inPart}, clock);
        left = left.subspan(1);
        if (!fixed) continue;
        Grid element = lightElement(*fixed, left, clock);
        // What is outside the part stays as it is.
        return improveByNeighbourhoods(part, (element ^= inPart) ^= start, clock);
    }
    return std::nullopt;
}

} // namespace flip
