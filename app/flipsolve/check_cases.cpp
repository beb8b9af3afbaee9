#include "app/flipsolve/check_cases.h"

#include "core/base/random.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/text/judge_rule.h"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>

namespace flip::console {

namespace {

using Puzzles = std::vector<FoundPuzzle>;

/// The sizes of the judge's boards, fewer cells first.
std::vector<Size> sizesOf(const JudgeInput& input) {
    const Size most = input.largestSent();
    const bool isFixed =
        input.heading == JudgeInput::Heading::None || input.heading == JudgeInput::Heading::Name;
    const bool hasSides = input.body == JudgeInput::Body::Brackets ||
                          input.body == JudgeInput::Body::Machine || input.body == JudgeInput::Body::Window;
    if (isFixed && !hasSides) return {most};
    std::vector<Size> sizes;
    const int leastRows = std::min(input.leastSide, most.rows);
    for (int rows = leastRows; rows <= most.rows; ++rows) {
        for (int columns = input.leastSide; columns <= most.columns; ++columns) {
            if (input.heading != JudgeInput::Heading::Side || rows == columns)
                sizes.push_back({rows, columns});
        }
    }
    std::ranges::stable_sort(sizes, {}, &Size::cells);
    return sizes;
}

/// Calls visit(cells) for the sets of `count` of the numbers from 0 to `end` − 1, in lexicographic order,
/// until it returns false. Returns whether it always returned true.
template <class Visit>
bool forEachChoice(std::int64_t end, std::int64_t count, Visit&& visit) {
    std::vector<std::int64_t> chosen;
    for (std::int64_t i = 0; i < count; ++i) chosen.push_back(i);
    for (;;) {
        if (!visit(std::as_const(chosen))) return false;
        std::int64_t at = count - 1;
        while (at >= 0 && chosen[static_cast<std::size_t>(at)] == end - count + at) --at;
        if (at < 0) return true;
        std::int64_t next = chosen[static_cast<std::size_t>(at)] + 1;
        for (; at < count; ++at) chosen[static_cast<std::size_t>(at)] = next++;
    }
}

bool hasTarget(const JudgeInput& input) {
    return input.body == JudgeInput::Body::TwoBoards || input.body == JudgeInput::Body::TwoRows ||
           input.body == JudgeInput::Body::Wires;
}

/// How many puzzles a judge can send; more than mostAllCases counts as one more.
std::size_t countOf(const Judge& judge, const std::vector<Size>& sizes) {
    std::size_t count = 0;
    if (hasOwnRules(judge.input) || hasTarget(judge.input)) return mostAllCases + 1;
    for (const Size size : sizes) {
        const bool isPanel = judge.input.body == JudgeInput::Body::Pattern;
        const std::int64_t bits = isPanel ? Pattern::bitCount : size.cells();
        if (bits > 16) return mostAllCases + 1;
        count += std::size_t{1} << static_cast<unsigned>(bits);
    }
    return std::min(count, mostAllCases + 1);
}

/// Makes the puzzles of one judge.
class Maker {
  public:
    Maker(const Judge& judge, std::uint64_t seed)
        : judge_(judge), isPanel_(judge.input.body == JudgeInput::Body::Pattern),
          sizes_(sizesOf(judge.input)), random_(seed) {}

    CheckCases make() && {
        CheckCases cases;
        cases.areAll = countOf(judge_, sizes_) <= mostAllCases;
        // Where there is more to a puzzle than its board, the smallest are drawn, too.
        if (!hasOwnRules(judge_.input)) addSmallest(cases.areAll ? mostAllCases : smallestCases);
        if (!cases.areAll) addDrawn();
        for (std::size_t i = 0; i < puzzles_.size(); ++i) puzzles_[i].name = "board" + std::to_string(i + 1);
        cases.puzzles = std::move(puzzles_);
        return cases;
    }

  private:
    /// The puzzle of a size whose black cells, or those that differ from a drawn target, or the switching
    /// cells of the pattern, are these.
    [[nodiscard]] Puzzle puzzleWith(const Rule& rule, const std::vector<std::int64_t>& cells) {
        if (isPanel_) {
            unsigned pattern = 0;
            for (const std::int64_t cell : cells) pattern |= 1U << static_cast<unsigned>(cell);
            return {Rule::fromPattern(rule.size(), Pattern(pattern)), Grid(rule.size()), judge_.goal};
        }
        Puzzle puzzle = solvedPuzzle(rule);
        if (!hasTarget(judge_.input)) puzzle.board = Grid(rule.size());
        for (const std::int64_t cell : cells) puzzle.board.flip(cellAt(rule.size(), cell));
        return puzzle;
    }

    /// A puzzle whose goal is reached; a target is drawn.
    [[nodiscard]] Puzzle solvedPuzzle(const Rule& rule) {
        if (hasTarget(judge_.input)) {
            const Grid target = drawnCells(rule.size());
            return {rule, target, Goal::target(target)};
        }
        return {rule, judge_.goal == Goal::Black ? Grid::filled(rule.size()) : Grid(rule.size()),
                judge_.goal};
    }

    void addSmallest(std::size_t most) {
        for (const Size size : sizes_) {
            const Rule rule = ruleOf(judge_, size);
            const std::int64_t cells = isPanel_ ? Pattern::bitCount : size.cells();
            for (std::int64_t count = 0; count <= cells; ++count) {
                const bool goesOn = forEachChoice(cells, count, [&](const std::vector<std::int64_t>& chosen) {
                    add(puzzleWith(rule, chosen));
                    return puzzles_.size() < most;
                });
                if (!goesOn) return;
            }
        }
    }

    /// Half of them are made by presses, the others are any boards.
    void addDrawn() {
        const std::size_t end = smallestCases + drawnCases;
        // Of small sizes there may not be many.
        constexpr std::size_t tries = 100;
        for (std::size_t i = 0; puzzles_.size() < end && i < tries * end; ++i) {
            // Half of them are small.
            const std::size_t sizes = random_.below(2) == 0 ? (sizes_.size() + 7) / 8 : sizes_.size();
            const Size size = sizes_[static_cast<std::size_t>(random_.below(sizes))];
            Puzzle puzzle = solvedPuzzle(drawnRule(size));
            Grid drawn = drawnCells(size);
            if (judge_.input.body == JudgeInput::Body::Pairs) {
                puzzle.board = Grid(size);
            } else if (random_.below(2) == 0) {
                puzzle.board = std::move(drawn);
            } else {
                puzzle.rule.pressAll(puzzle.board, drawn);
            }
            if (judge_.input.body == JudgeInput::Body::Machine) {
                puzzle.goal = Goal::target(puzzle.board);
                puzzle.board = Grid(size);
            }
            add(std::move(puzzle));
        }
        const auto order = [](const FoundPuzzle& found) {
            const Grid black = found.puzzle.toFlip(Colour::White);
            return std::tuple(black.cells(), black.rows(), black.count());
        };
        std::ranges::stable_sort(puzzles_, {}, order);
    }

    /// Some of all cells, few or many.
    Grid drawnCells(Size size) {
        Grid drawn(size);
        const std::uint64_t share = 1 + random_.below(8);
        for (std::int64_t i = 0; i < size.cells(); ++i) drawn.set(cellAt(size, i), random_.below(8) < share);
        return drawn;
    }

    Rule drawnRule(Size size) {
        constexpr std::uint64_t mostReach = 16;
        switch (judge_.input.body) {
        case JudgeInput::Body::DeadCells:
            return withoutPresses(ruleOf(judge_, size), drawnCells(size));
        case JudgeInput::Body::Reach:
            return ruleWithReach(size, static_cast<std::int64_t>(random_.below(mostReach)));
        case JudgeInput::Body::Window:
            return ruleWithWindow(
                size, 1 + static_cast<std::int64_t>(random_.below(static_cast<std::uint64_t>(size.columns))));
        case JudgeInput::Body::Pairs:
        case JudgeInput::Body::Wires:
            return drawnWires(size, judge_.input.body == JudgeInput::Body::Pairs);
        case JudgeInput::Body::Machine:
            return drawnButtons(size);
        default:
            return ruleOf(judge_, size);
        }
    }

    /// As many lights as the size has cells, or as many buttons, and no more of the others.
    Rule drawnButtons(Size size) {
        const auto cells = static_cast<std::size_t>(size.cells());
        const auto some = static_cast<std::size_t>(1 + random_.below(cells));
        const bool areLightsFewer = random_.below(2) == 0;
        const std::size_t lights = areLightsFewer ? some : cells;
        std::vector<Grid> masks;
        while (masks.size() < (areLightsFewer ? cells : some)) {
            Grid mask(size);
            for (std::size_t i = 0; i < lights; ++i)
                mask.set(cellAt(size, static_cast<std::int64_t>(i)), random_.below(3) == 0);
            if (!mask.none()) masks.push_back(std::move(mask));
        }
        masks.resize(cells, Grid(size));
        return Rule::fromTable(size, std::move(masks));
    }

    Rule drawnWires(Size size, bool bothWays) {
        std::vector<Grid> masks = singleCells(size);
        const auto drawn = [&](std::size_t end) { return static_cast<std::size_t>(random_.below(end)); };
        const std::size_t cells = masks.size();
        for (std::size_t count = cells > 1 ? 1 + drawn(2 * cells) : 0; count > 0; --count) {
            const std::size_t one = drawn(cells);
            const std::size_t other = (one + 1 + drawn(cells - 1)) % cells;
            masks[one].set(cellAt(size, static_cast<std::int64_t>(other)));
            if (bothWays) masks[other].set(cellAt(size, static_cast<std::int64_t>(one)));
        }
        return Rule::fromTable(size, std::move(masks));
    }

    void add(Puzzle puzzle) {
        if (judge_.input.onlySolvable && !pressesOf(solve(defaultMethod(), puzzle).answer)) return;
        const FoundPuzzle found{std::move(puzzle), 1, {}};
        if (seen_.insert(writeJudgeInput(judge_, std::span(&found, 1))).second) puzzles_.push_back(found);
    }

    const Judge& judge_;
    bool isPanel_;
    std::vector<Size> sizes_;
    Random random_;
    Puzzles puzzles_;
    /// The inputs with one of them each.
    std::set<std::string> seen_;
};

} // namespace

CheckCases casesFor(const Judge& judge, std::uint64_t seed) { return Maker(judge, seed).make(); }

} // namespace flip::console
