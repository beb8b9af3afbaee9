#include "core/solve/lightest/independent_parts.h"

#include "core/base/index.h"

#include <cstddef>
#include <numeric>

namespace flip {

namespace {

/// Disjoint sets of numbers, each known by its smallest (union-find with path halving).
class DisjointSets {
  public:
    explicit DisjointSets(std::size_t count) : parents_(count) {
        std::iota(parents_.begin(), parents_.end(), std::size_t{0});
    }

    std::size_t smallest(std::size_t i) {
        while (parents_[i] != i) i = parents_[i] = parents_[parents_[i]];
        return i;
    }

    void unite(std::size_t a, std::size_t b) {
        a = smallest(a);
        b = smallest(b);
        parents_[std::max(a, b)] = std::min(a, b);
    }

  private:
    std::vector<std::size_t> parents_;
};

/// Cells of one word that are known to be of the same part.
struct SharedCells {
    Grid::Word cells = 0;
    std::size_t vector = 0;
};

/// For each vector, the number of the first vector that it is connected with.
DisjointSets connect(const EchelonBasis& space, SearchClock& clock) {
    const auto& vectors = space.vectors();
    const Grid& any = vectors.front();
    DisjointSets sets(vectors.size());
    std::vector<std::vector<SharedCells>> shared(asIndex(wordsOf(any)));
    for (std::size_t i = 0; i < vectors.size() && clock.work(wordsOf(any)); ++i) {
        auto place = shared.begin();
        for (int row = 0; row < any.rows(); ++row) {
            for (const Grid::Word word : vectors[i].row(row)) {
                std::vector<SharedCells>& known = *place++;
                if (word == 0) continue;
                SharedCells own{word, i};
                std::erase_if(known, [&](const SharedCells& other) {
                    if ((other.cells & word) == 0) return false;
                    own.cells |= other.cells;
                    sets.unite(other.vector, i);
                    return true;
                });
                known.push_back(own);
            }
        }
    }
    return sets;
}

} // namespace

std::vector<IndependentPart> independentParts(const EchelonBasis& space) {
    SearchClock clock{SearchContext{}};
    return independentParts(space, clock);
}

std::vector<IndependentPart> independentParts(const EchelonBasis& space, SearchClock& clock) {
    std::vector<IndependentPart> parts;
    if (space.dimension() == 0) return parts;
    DisjointSets sets = connect(space, clock);
    std::vector<std::size_t> partOf(space.vectors().size());
    for (std::size_t i = 0; i < partOf.size(); ++i) {
        const Grid& vector = space.vectors()[i];
        if (!clock.work(2 * wordsOf(vector))) return {};
        const std::size_t first = sets.smallest(i);
        if (first == i) {
            partOf[i] = parts.size();
            parts.push_back({{}, Grid(vector.size())});
        }
        IndependentPart& part = parts[partOf[first]];
        part.basis.push_back(vector);
        part.support |= vector;
    }
    return parts;
}

} // namespace flip
