#include "core/solve/independent_parts.h"

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

/// For each vector, the number of the first vector that it is connected with.
DisjointSets connect(const EchelonBasis& space) {
    const auto& vectors = space.vectors();
    DisjointSets sets(vectors.size());
    constexpr auto nobody = ~std::size_t{0};
    std::vector<std::size_t> owners(static_cast<std::size_t>(vectors.front().cells()), nobody);
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        for (const Cell cell : vectors[i].setCells()) {
            std::size_t& owner = owners[static_cast<std::size_t>(indexOf(vectors[i].size(), cell))];
            if (owner == nobody) owner = i;
            sets.unite(owner, i);
        }
    }
    return sets;
}

} // namespace

std::vector<IndependentPart> independentParts(const EchelonBasis& space) {
    std::vector<IndependentPart> parts;
    if (space.dimension() == 0) return parts;
    DisjointSets sets = connect(space);
    std::vector<std::size_t> partOf(space.vectors().size());
    for (std::size_t i = 0; i < partOf.size(); ++i) {
        const Grid& vector = space.vectors()[i];
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
