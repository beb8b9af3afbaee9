// Makes small puzzles of any bytes, with patterns and with tables, and gives each to a method or to all of
// them: they have to give the answer of the brute force, alone and recorded, and all that explains it has to
// agree.

#include "core/explain/nearest.h"
#include "core/explain/solution_sets.h"
#include "tests/core/contract.h"
#include "tests/fuzz/promises.h"

#include <cstdint>
#include <span>

using namespace flip;
using namespace flip::test;

namespace {

/// Enough for every shape, and a thousand press sets are soon tried.
constexpr int mostCells = 10;

/// Reads numbers from bytes; 0 where there are no more.
class Bytes {
  public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : left_(bytes) {}

    std::uint32_t next() {
        if (left_.empty()) return 0;
        const std::uint32_t byte = left_.front();
        left_ = left_.subspan(1);
        return byte;
    }

    [[nodiscard]] bool isEnd() const { return left_.empty(); }

    std::uint32_t nextPair() {
        const std::uint32_t low = next();
        return low | next() << 8U;
    }

  private:
    std::span<const std::uint8_t> left_;
};

PlainRule ruleFrom(Bytes& bytes, std::array<char, 9>& drawing) {
    const int rows = static_cast<int>(bytes.next() % mostCells) + 1;
    const int columns = static_cast<int>(bytes.next() % static_cast<std::uint32_t>(mostCells / rows)) + 1;
    const std::uint32_t kind = bytes.next() % 3;
    if (kind != 2) {
        const std::uint32_t pattern = bytes.nextPair();
        for (std::size_t place = 0; place < drawing.size(); ++place)
            drawing[place] = ((pattern >> place) & 1U) != 0 ? '*' : '.';
        return PlainRule::ofDrawing(rows, columns, kind == 1, {drawing.data(), drawing.size()});
    }
    PlainRule rule{rows, columns, false, {}, {}};
    for (int cell = 0; cell < rule.cells(); ++cell) rule.masks.push_back(bytes.nextPair() & rule.full());
    return rule;
}

/// What explains the answer says the same.
void requireExplained(const SolvedRule& solved, Goal::Kind goal, std::uint32_t board) {
    const auto [fewest, colour] = fewestTo(goal, solved.toWhite, board, solved.plain.full());
    const Puzzle puzzle{solved.rule, gridOf(solved.plain, board), goal};
    const auto sets = std::get<SolutionSets>(findSolutionSets(puzzle));
    require(sets.colours.empty() == (fewest == never), "the sets of an impossible puzzle are none");
    const NearestSolvable nearest = nearestSolvable(puzzle);
    require(nearest.complete, "the nearest solvable boards of a small one are found");
    require((nearest.fewest == 0) == (fewest != never), "only what can be solved is solvable as it is");
    const std::uint32_t changed = board ^ bitsOf(solved.plain, nearest.changes.front());
    require(fewestTo(goal, solved.toWhite, changed, solved.plain.full()).first != never,
            "the nearest solvable board can be solved");
    if (fewest == never) return;
    require(sets.fewest() == fewest, "the smallest of all sets is the answer");
    require(sets.optimal(0).reached == colour, "white comes first among equals");
}

/// Alone and recorded, the answer is that of the brute force.
void requireRight(const Method& method, const SolvedRule& solved, Goal::Kind goal, std::uint32_t board) {
    SearchTrace trace(1 << 15);
    const std::string fault = faultOf(method, solved, goal, board, trace);
    require(fault.empty(), std::string(method.name) + ": " + fault);
}

/// Ended after a few nodes, a method knows less, but what it says is true.
void requireTrueWhenStopped(const Method& method, const SolvedRule& solved, Goal::Kind goal,
                            std::uint32_t board, std::uint64_t nodes) {
    const int fewest = fewestTo(goal, solved.toWhite, board, solved.plain.full()).first;
    const Puzzle puzzle{solved.rule, gridOf(solved.plain, board), goal};
    const Outcome outcome = solve(method, puzzle, {.budget = {.nodes = nodes}});
    const std::string name(method.name);
    require(outcome.cost.nodes <= nodes, name + " looks at no more nodes than it may");
    require(!wasWrong(outcome), name + " tells nothing wrong");
    if (const auto* optimal = std::get_if<Optimal>(&outcome.answer))
        require(optimal->presses.count() == fewest, name + " calls minimal what is");
    if (const auto* unproven = std::get_if<Unproven>(&outcome.answer)) {
        require(unproven->lowerBound <= fewest, name + " tells no bound above the minimum");
        require(unproven->presses.count() >= fewest, name + " finds no set below the minimum");
    }
    if (std::holds_alternative<Impossible>(outcome.answer))
        require(fewest == never, name + " calls impossible what is");
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes({data, size});
    std::array<char, 9> drawing{};
    const auto goal = static_cast<Goal::Kind>(bytes.next() % 3);
    const std::uint32_t pieces = bytes.nextPair();
    const std::uint64_t root = bytes.next();
    const std::uint64_t nodes = root * root / 8;
    const SolvedRule solved(ruleFrom(bytes, drawing));
    const std::uint32_t board = pieces & solved.plain.full();
    // One byte more chooses one promise of one method, which is many times as fast as all of them.
    const bool all = bytes.isEnd();
    const std::size_t chosen = bytes.next() % (2 * methods().size() + 1);
    const auto isChosen = [&](std::size_t number) { return all || number == chosen; };
    for (std::size_t i = 0; i < methods().size(); ++i) {
        const Method& method = methods()[i];
        if (isChosen(2 * i)) requireTrueWhenStopped(method, solved, goal, board, nodes);
        if (isChosen(2 * i + 1)) requireRight(method, solved, goal, board);
    }
    if (isChosen(2 * methods().size())) requireExplained(solved, goal, board);
    return 0;
}
