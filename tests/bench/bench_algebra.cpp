// How fast `algebra` is where nobody else gets: each piece of work beside its goal, in CPU time of one
// thread, and how the cost grows with the size of the board and with the number of quiet patterns. Usage:
// bench_algebra [--long]; long adds the all-lit boards of 79×79 and 95×95, of 2^64 and 2^62 solutions.

#include "core/generate/random_puzzle.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/independent_parts.h"
#include "core/solve/lightest/transform_search.h"
#include "core/solve/method.h"
#include "core/solve/packed/answer_table.h"
#include "core/solve/solve.h"
#include "tests/bench/timing.h"
#include "tests/published_numbers.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace flip;

namespace {

const Method& algebra() { return *findMethod("algebra"); }

void print(const std::string& work, double seconds, double goal, const std::string& remark = "") {
    std::printf("%-46s%12s%12s%8.2f  %s\n", work.c_str(), inUnits(seconds).c_str(), inUnits(goal).c_str(),
                seconds / goal, remark.c_str());
    std::fflush(stdout);
}

Puzzle plusPuzzle(int side) {
    return randomPuzzle(Rule::fromPattern({side, side}, Pattern::plus()), Goal::White, 1);
}

Puzzle allLit(int side) {
    const Size size{side, side};
    return {Rule::fromPattern(size, Pattern::plus()), Grid::filled(size), Goal::White};
}

/// Proven presses, or −1.
std::int64_t optimum(const Puzzle& puzzle, const SearchContext& context = {}) {
    const Outcome outcome = solve(algebra(), puzzle, context);
    const auto* optimal = std::get_if<Optimal>(&outcome.answer);
    return optimal != nullptr ? optimal->presses.count() : -1;
}

void small() {
    const PackedPuzzle flipGame(Puzzle::flipGame(Grid({4, 4})));
    print("all 65,536 boards of POJ 1753, press sets",
          secondsOf([&] { static_cast<void>(answerEveryBoard(flipGame)); }), 1e-3);
    std::vector<Puzzle> panels;
    for (int cells = 0; cells < 25; ++cells) {
        const Size size{cells / 5 + 1, cells % 5 + 1};
        for (unsigned bits = 0; bits < unsigned{Pattern::count}; ++bits) {
            panels.push_back({Rule::fromPattern(size, Pattern(bits)), Grid(size), Goal::Black});
        }
    }
    print("all 12,800 panels of UVA 10318, with proofs", secondsOf([&] {
              for (const Puzzle& panel : panels) static_cast<void>(optimum(panel));
          }),
          5e-3);
}

void proofs() {
    constexpr std::array<std::pair<int, double>, 5> goals{
        std::pair{40, 5e-6}, std::pair{30, 1e-3}, std::pair{64, 0.1}, std::pair{47, 0.2}, std::pair{39, 0.5}};
    for (const auto& [side, goal] : goals) {
        const Puzzle puzzle = plusPuzzle(side);
        const std::int64_t nullity = solveEquations(puzzle.rule, {}).nullity;
        print("plus, " + std::to_string(side) + "x" + std::to_string(side) + ", proven minimum",
              secondsOf([&] { static_cast<void>(optimum(puzzle)); }), goal, "k = " + std::to_string(nullity));
    }
    constexpr std::array<std::pair<int, double>, 3> allLitGoals{std::pair{39, 5e-3}, std::pair{61, 0.1},
                                                                std::pair{65, 0.2}};
    for (const auto& [side, goal] : allLitGoals) {
        const Puzzle puzzle = allLit(side);
        std::int64_t presses = 0;
        const double seconds = secondsOf([&] { presses = optimum(puzzle); });
        print("plus, all lit " + std::to_string(side) + "x" + std::to_string(side) + ", proven minimum",
              seconds, goal, std::to_string(presses) + " presses");
    }
    std::size_t equal = 0;
    const double start = processorTime();
    for (int side = 1; side <= 78; ++side) {
        const std::int64_t presses = optimum(allLit(side));
        const auto place = static_cast<std::size_t>(side - 1);
        if (place < publishedAllLit.size() && publishedAllLit[place] == presses) ++equal;
    }
    print("plus, every all-lit board up to 78x78", processorTime() - start, 1,
          std::to_string(equal) + " of " + std::to_string(publishedAllLit.size()) + " equal to OEIS A075464");
}

/// A pattern by its three rows, and how the 2^k solutions of its puzzles fall apart.
std::string described(const Rule& rule) {
    std::string text;
    for (int bit = 0; bit < Pattern::bitCount; ++bit) {
        if (bit % 3 == 0 && bit > 0) text += '/';
        text += ((rule.pattern()->bits() >> bit) & 1U) != 0 ? '1' : '0';
    }
    const EchelonBasis quiet = solveEquations(rule, {}).quiet;
    text += "  k = " + std::to_string(quiet.dimension()) + ", in parts of";
    for (const IndependentPart& part : independentParts(quiet))
        text += ' ' + std::to_string(part.basis.size());
    return text;
}

void everyPattern() {
    std::vector<Rule> unproven;
    double seconds = 0;
    for (unsigned bits = 0; bits < unsigned{Pattern::count}; ++bits) {
        const Puzzle puzzle = randomPuzzle(Rule::fromPattern({40, 40}, Pattern(bits)), Goal::White, bits);
        const double start = processorTime();
        const bool proven = optimum(puzzle, {.budget = {.time = std::chrono::seconds(1)}}) >= 0;
        // What can't be proven takes all the time that it is given.
        if (proven)
            seconds += processorTime() - start;
        else
            unproven.push_back(puzzle.rule);
    }
    const auto proofs = static_cast<double>(Pattern::count - unproven.size());
    print("each of the 512 patterns on 40x40, on average", seconds / proofs, 1,
          std::to_string(unproven.size()) + " not proven within a second; at most 10 expected");
    for (const Rule& rule : unproven) std::printf("    %s\n", described(rule).c_str());
}

void huge() {
    const Puzzle puzzle = plusPuzzle(10'000);
    print("plus, 10,000x10,000, one solution",
          secondsOf([&] { static_cast<void>(solveEquations(puzzle.rule, std::span(&puzzle.board, 1))); }),
          30e-3);
    print("the same, the whole answer, checked",
          secondsOf([&] { static_cast<void>(solve(algebra(), puzzle)); }), 30e-3);
}

/// The transform of all solutions with every set of instructions that this processor has.
void everyKernel() {
    constexpr int side = 64;
    const Puzzle puzzle = plusPuzzle(side);
    const Equations equations = solveEquations(puzzle.rule, std::span(&puzzle.board, 1));
    const Correlation correlation =
        correlate(independentParts(equations.quiet).front(), equations.solutions[0].value());
    std::printf("\ntransform of all solutions of %dx%d by instructions\n", side, side);
    double fastest = 0;
    for (const WalshKernels& kernels : walshKernels()) {
        if (!kernels.runsHere()) {
            std::printf("%-12s%12s\n", kernels.name.data(), "absent");
            continue;
        }
        const double seconds = secondsOf([&] {
            SearchClock clock{SearchContext{}};
            Workload load;
            static_cast<void>(searchByTransform(correlation, 0, clock, load, kernels));
        });
        if (fastest == 0) fastest = seconds;
        std::printf("%-12s%12s%8.2f\n", kernels.name.data(), inUnits(seconds).c_str(), seconds / fastest);
    }
}

/// The slope of a line through the logarithms, by least squares.
double exponent(std::span<const std::pair<double, double>> points) {
    double x = 0;
    double y = 0;
    double xx = 0;
    double xy = 0;
    for (const auto& [at, seconds] : points) {
        x += std::log2(at);
        y += std::log2(seconds);
        xx += std::log2(at) * std::log2(at);
        xy += std::log2(at) * std::log2(seconds);
    }
    const auto count = static_cast<double>(points.size());
    return (count * xy - x * y) / (count * xx - x * x);
}

void growthWithSide() {
    std::vector<std::pair<double, double>> points;
    std::printf("\nelimination for the plus on n x n\n%8s%12s\n", "n", "time");
    for (const int side : {100, 200, 500, 1'000, 2'000, 5'000, 10'000}) {
        const Puzzle puzzle = plusPuzzle(side);
        const double seconds =
            secondsOf([&] { static_cast<void>(solveEquations(puzzle.rule, std::span(&puzzle.board, 1))); });
        points.emplace_back(side, seconds);
        std::printf("%8d%12s\n", side, inUnits(seconds).c_str());
    }
    std::printf("grows as n^%.2f\n", exponent(points));
}

void growthWithNullity() {
    std::vector<std::pair<double, double>> points;
    std::printf("\nproven minimum for the plus, 2^k solutions\n%8s%8s%12s\n", "n", "k", "time");
    for (const int side : {23, 19, 30, 59, 62, 64, 47, 39, 61, 65}) {
        const Puzzle puzzle = plusPuzzle(side);
        const std::int64_t nullity = solveEquations(puzzle.rule, {}).nullity;
        const double seconds = secondsOf([&] { static_cast<void>(optimum(puzzle)); });
        points.emplace_back(std::exp2(nullity), seconds);
        std::printf("%8d%8lld%12s\n", side, static_cast<long long>(nullity), inUnits(seconds).c_str());
    }
    std::printf("grows as 2^(%.2f k)\n", exponent(points));
}

} // namespace

int main(int argc, char** argv) {
    std::printf("kernels: %s\n\n%-46s%12s%12s%8s\n", bestWalshKernels().name.data(), "work", "time", "goal",
                "ratio");
    small();
    proofs();
    everyPattern();
    huge();
    if (argc > 1 && std::string_view(argv[1]) == "--long") {
        for (const auto& [side, expected] : {std::pair{79, 2'629}, std::pair{95, 4'095}}) {
            const double start = processorTime();
            const std::int64_t presses = optimum(allLit(side));
            print("plus, all lit " + std::to_string(side) + "x" + std::to_string(side) + ", proven minimum",
                  processorTime() - start, 30,
                  std::to_string(presses) + " presses; expected " + std::to_string(expected));
        }
    }
    everyKernel();
    growthWithSide();
    growthWithNullity();
    return 0;
}
