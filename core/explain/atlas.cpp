#include "core/explain/atlas.h"

#include "core/base/index.h"
#include "core/base/search_clock.h"
#include "core/model/packed_puzzle.h"
#include "core/solve/refusals.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <new>
#include <stdexcept>
#include <string>

namespace flip {

namespace {

constexpr int log2WeightLimit = 30;
constexpr int log2BoardLimit = 64;
/// The weights of a coset are kept together while it is counted: 2^25 of two bytes.
constexpr int dimensionLimit = 25;

using Weight = std::uint16_t;

/// The vectors of T that matter: a single cell whose press does nothing is in no other vector, and in no
/// lightest element.
std::vector<Grid> weighed(const EchelonBasis& alike) {
    std::vector<Grid> vectors;
    for (const Grid& vector : alike.vectors()) {
        if (vector.count() > 1) vectors.push_back(vector);
    }
    return vectors;
}

/// Cells that every vector of T takes alike. Vector number i takes them where bit i of `mask` is set.
struct CellClass {
    std::uint64_t mask = 0;
    int cells = 0;
};

/// The cells that are free to choose in the element of a coset that is clear at the leading cells of T.
std::vector<CellClass> freeClasses(const BoardFamily& family, const std::vector<Grid>& vectors) {
    const Size size = family.rule().size();
    std::map<std::uint64_t, int> cellsOf;
    Grid leads(size);
    for (const Cell lead : family.alike().leads()) leads.set(lead);
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        const Cell cell = cellAt(size, i);
        if (leads.test(cell)) continue;
        std::uint64_t mask = 0;
        for (std::size_t v = 0; v < vectors.size(); ++v) mask |= std::uint64_t{vectors[v].test(cell)} << v;
        ++cellsOf[mask];
    }
    std::vector<CellClass> classes;
    classes.reserve(cellsOf.size());
    for (const auto& [mask, cells] : cellsOf) classes.push_back({mask, cells});
    return classes;
}

/// Weighs all press sets that are clear at the leading cells of T, class by class, together with all that T
/// makes of them: the weight of x + Σ u_i·t_i for all u at a time.
class ClassCount {
  public:
    ClassCount(std::vector<CellClass> classes, int dimension, std::int64_t cells, SearchClock& clock)
        : classes_(std::move(classes)), clock_(clock), boards_(static_cast<std::size_t>(cells) + 1) {
        // What no vector of T takes has the same weight in the whole coset: it is added in the end.
        if (!classes_.empty() && classes_.front().mask == 0) {
            outside_ = classes_.front().cells;
            classes_.erase(classes_.begin());
        }
        const std::size_t elements = std::size_t{1} << dimension;
        weights_.assign(classes_.size() + 1, std::vector<Weight>(elements));
        // Each leading cell is in one vector of T and no other, so the leading cells weigh popcount(u).
        for (std::size_t u = 0; u < elements; ++u)
            weights_.front()[u] = static_cast<Weight>(std::popcount(u));
        for (const CellClass& each : classes_) {
            if (!clock_.work(elements)) return;
            cases_ *= each.cells + 1;
            std::vector<Weight> turned(elements);
            for (std::size_t u = 0; u < elements; ++u) turned[u] = std::popcount(each.mask & u) % 2 != 0;
            turned_.push_back(std::move(turned));
        }
    }

    /// counts[w]: how many cosets have an element of w cells and none lighter. Nothing when the clock ended
    /// it.
    std::optional<std::vector<std::uint64_t>> run() {
        if (!clock_.stopped()) visit(0, 1);
        if (clock_.stopped()) return std::nullopt;
        std::vector<std::uint64_t> counts(boards_.size());
        for (std::size_t weight = 0; weight < boards_.size(); ++weight) {
            if (boards_[weight] == 0) continue;
            std::uint64_t ways = 1;
            for (int taken = 0; taken <= outside_; ++taken) {
                counts[weight + static_cast<std::size_t>(taken)] += boards_[weight] * ways;
                ways = nextBinomial(ways, outside_, taken);
            }
        }
        return counts;
    }

  private:
    /// C(from, chosen + 1) out of C(from, chosen), exact while the result fits.
    static std::uint64_t nextBinomial(std::uint64_t ways, int from, int chosen) {
        const auto rest = static_cast<std::uint64_t>(from - chosen);
        const auto next = static_cast<std::uint64_t>(chosen) + 1;
        // ways·rest / next, divided first as far as it goes, so that nothing overflows.
        return ways / next * rest + ways % next * rest / next;
    }

    /// How much of all cases has been counted.
    [[nodiscard]] double share() const { return static_cast<double>(clock_.nodes()) / cases_; }

    void visit(std::size_t depth, std::uint64_t ways) {
        if (depth == classes_.size()) {
            if (!clock_.count([this] { return share(); })) return;
            boards_[*std::ranges::min_element(weights_[depth])] += ways;
            return;
        }
        const CellClass& each = classes_[depth];
        const std::vector<Weight>& before = weights_[depth];
        const std::vector<Weight>& turned = turned_[depth];
        std::vector<Weight>& after = weights_[depth + 1];
        std::uint64_t chosen = 1;
        for (int taken = 0; taken <= each.cells; ++taken) {
            // There may be few cases, and very many weights of each.
            if (!clock_.work(before.size(), [this] { return share(); })) return;
            // Elements that take the class turn it over: taken cells become free ones.
            const int difference = each.cells - 2 * taken;
            for (std::size_t u = 0; u < before.size(); ++u)
                after[u] = static_cast<Weight>(before[u] + taken + difference * turned[u]);
            visit(depth + 1, ways * chosen);
            chosen = nextBinomial(chosen, each.cells, taken);
        }
    }

    std::vector<CellClass> classes_;
    SearchClock& clock_;
    int outside_ = 0;
    double cases_ = 1;
    std::vector<std::vector<Weight>> weights_;
    /// For each class, and each u: whether the element number u turns the class over.
    std::vector<std::vector<Weight>> turned_;
    std::vector<std::uint64_t> boards_;
};

std::optional<TooLarge> refuse(int dimension, const std::vector<CellClass>& classes, std::int64_t memory) {
    double log2Weights = dimension;
    for (const CellClass& each : classes) {
        if (each.mask != 0) log2Weights += std::log2(each.cells + 1);
    }
    if (log2Weights <= log2WeightLimit) {
        // A row of weights for every class, and one that tells what it turns over.
        const double rows = 2 * static_cast<double>(classes.size()) + 1;
        return refuseAboveMemory(rows * sizeof(Weight) * std::exp2(dimension), memory);
    }
    return TooLarge{"counts boards with up to 2^" + std::to_string(log2WeightLimit) +
                    " weights to compare; here there are 2^" +
                    std::to_string(static_cast<int>(std::ceil(log2Weights)))};
}

std::variant<Atlas, Stopped, TooLarge> count(const BoardFamily& family, const SearchContext& context) {
    if (family.log2Solvable() > log2BoardLimit) {
        return TooLarge{"counts up to 2^" + std::to_string(log2BoardLimit) + " boards; here there are 2^" +
                        std::to_string(family.log2Solvable())};
    }
    const std::vector<Grid> vectors = weighed(family.alike());
    const int dimension = static_cast<int>(vectors.size());
    if (dimension > dimensionLimit) {
        return TooLarge{"compares up to 2^" + std::to_string(dimensionLimit) +
                        " press sets per board; here there are 2^" + std::to_string(dimension)};
    }
    std::vector<CellClass> classes = freeClasses(family, vectors);
    if (auto refused = refuse(dimension, classes, context.budget.memory)) return *std::move(refused);
    SearchClock clock(context);
    auto counts = ClassCount(std::move(classes), dimension, family.cells(), clock).run();
    if (!counts) return *clock.stopped();
    Atlas atlas;
    for (std::size_t presses = 0; presses < counts->size(); ++presses) {
        const std::uint64_t cosets = (*counts)[presses];
        if (cosets == 0) continue;
        atlas.optima.push_back({static_cast<std::int64_t>(presses),
                                cosets * static_cast<std::uint64_t>(family.boardsOfCoset())});
    }
    return atlas;
}

} // namespace

std::variant<Atlas, Stopped, TooLarge> countOptima(const BoardFamily& family, const SearchContext& context) {
    try {
        return count(family, context);
    } catch (const std::bad_alloc&) {
        return Stopped{Stopped::Reason::Memory};
    }
}

std::vector<std::int8_t> optimumOfEveryBoard(const BoardFamily& family) {
    if (family.cells() > largestTable) throw std::logic_error("too many boards for a table");
    const PackedPuzzle packed({family.rule(), Grid(family.rule().size()), family.goal()});
    const EchelonBasis& alike = family.alike();
    std::vector<PackedPuzzle::Word> elements{0};
    for (const Grid& vector : alike.vectors()) {
        for (std::size_t i = elements.size(); i-- > 0;) elements.push_back(elements[i] ^ vector.packed());
    }
    PackedPuzzle::Word leads = 0;
    for (const Cell lead : alike.leads()) leads |= PackedPuzzle::Word{1} << indexOf(packed.size, lead);
    std::vector<int> freeCells;
    for (int cell = 0; cell < packed.cells; ++cell) {
        if (((leads >> cell) & 1U) == 0) freeCells.push_back(cell);
    }

    std::vector<std::int8_t> table(std::size_t{1} << packed.cells, noSolution);
    PackedPuzzle::Word presses = 0;
    PackedPuzzle::Word board = family.goal() == Goal::Black ? packed.full : 0;
    const std::uint64_t cosets = std::uint64_t{1} << freeCells.size();
    for (std::uint64_t i = 1;; ++i) {
        int fewest = packed.cells;
        for (const auto element : elements) fewest = std::min(fewest, std::popcount(presses ^ element));
        table[asIndex(board)] = static_cast<std::int8_t>(fewest);
        if (family.goal() == Goal::Either)
            table[asIndex(board ^ packed.full)] = static_cast<std::int8_t>(fewest);
        if (i == cosets) return table;
        // The Gray code: from one coset to the next a single press changes.
        const int cell = freeCells[static_cast<std::size_t>(std::countr_zero(i))];
        presses ^= PackedPuzzle::Word{1} << cell;
        board ^= packed.masks[static_cast<std::size_t>(cell)];
    }
}

} // namespace flip
