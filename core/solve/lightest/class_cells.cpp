#include "core/solve/lightest/class_cells.h"

#include <bit>
#include <utility>

namespace flip {

namespace {

constexpr std::size_t wordBits = Grid::wordBits;

using Vector = ClassCells::Vector;

bool bitOf(const ClassCells::Vector& vector, std::size_t bit) {
    return (vector[bit / wordBits] >> (bit % wordBits) & 1U) != 0;
}

/// wordsOf(vector) are the words of it that are seen.
template <class WordsOf>
Restriction eliminate(std::span<const Vector> space, WordsOf&& wordsOf) {
    Restriction restriction;
    for (Vector vector : space) {
        restriction.reduce(vector);
        const auto words = wordsOf(vector);
        std::size_t word = 0;
        while (word < words.size() && words[word] == 0) ++word;
        if (word == words.size()) {
            restriction.unseen.push_back(std::move(vector));
            continue;
        }
        const auto first = static_cast<std::size_t>(words.data() - vector.data()) + word;
        restriction.pivots.push_back(first * wordBits +
                                     static_cast<std::size_t>(std::countr_zero(words[word])));
        restriction.seen.push_back(std::move(vector));
    }
    return restriction;
}

} // namespace

ClassCells::ClassCells(const IndependentPart& part) {
    part.support.forEachSet([&](Cell cell) {
        cells_[static_cast<std::size_t>(cell.row % 2 * 2 + cell.column % 2)].push_back(cell);
    });
    for (std::size_t number = 0; number < classes; ++number)
        begins_[number + 1] = begins_[number] + (cells_[number].size() + wordBits - 1) / wordBits;
}

std::int64_t ClassCells::weightOf(const Vector& vector) const {
    std::int64_t weight = 0;
    for (const Word word : std::span(vector).first(begins_[classes])) weight += std::popcount(word);
    return weight;
}

ClassCells::Vector ClassCells::pack(const Grid& grid) const {
    Vector vector(words());
    for (std::size_t number = 0; number < classes; ++number) {
        for (std::size_t i = 0; i < cells_[number].size(); ++i) {
            if (grid.test(cells_[number][i]))
                vector[begins_[number] + i / wordBits] |= Word{1} << (i % wordBits);
        }
    }
    return vector;
}

Grid ClassCells::unpack(const Vector& vector, Grid grid) const {
    for (std::size_t number = 0; number < classes; ++number) {
        for (std::size_t i = 0; i < cells_[number].size(); ++i)
            grid.set(cells_[number][i], bitOf(vector, begins_[number] * wordBits + i));
    }
    return grid;
}

Correlation ClassCells::correlate(std::size_t number, const Vector& start,
                                  std::span<const Vector> basis) const {
    std::vector<Term> terms;
    for (std::size_t i = 0; i < cells_[number].size(); ++i) {
        const std::size_t bit = begins_[number] * wordBits + i;
        Term term{0, bitOf(start, bit) ? -1 : 1};
        for (std::size_t v = 0; v < basis.size(); ++v) term.mask |= std::uint64_t{bitOf(basis[v], bit)} << v;
        terms.push_back(term);
    }
    return correlationOf(static_cast<int>(basis.size()), std::move(terms));
}

void addTo(ClassCells::Vector& vector, const ClassCells::Vector& other) {
    for (std::size_t i = 0; i < vector.size(); ++i) vector[i] ^= other[i];
}

std::uint64_t Restriction::reduce(ClassCells::Vector& vector) const {
    std::uint64_t added = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (!bitOf(vector, pivots[i])) continue;
        addTo(vector, seen[i]);
        if (i < wordBits) added |= std::uint64_t{1} << i;
    }
    return added;
}

Restriction restrictTo(const ClassCells& cells, std::size_t number,
                       std::span<const ClassCells::Vector> space) {
    return eliminate(space, [&](const Vector& vector) { return cells.ofClass(vector, number); });
}

Restriction basisOf(const ClassCells& cells, std::span<const ClassCells::Vector> space) {
    return eliminate(space, [&](const Vector& vector) { return std::span(vector).first(cells.words() - 1); });
}

} // namespace flip
