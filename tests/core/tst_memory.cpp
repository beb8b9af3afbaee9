#include "core/base/threads.h"
#include "core/explain/atlas.h"
#include "core/explain/drawn_boards.h"
#include "core/explain/hardest_boards.h"
#include "core/explain/hint.h"
#include "core/explain/nearest.h"
#include "core/explain/review.h"
#include "core/explain/solution_sets.h"
#include "core/generate/board_that_needs.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/symmetric.h"
#include "core/solve/lightest/trellis_search.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/trace/search_trace.h"
#include "tests/core/cosets.h"
#include "tests/core/each_method.h"
#include "tests/core/every_way.h"
#include "tests/support/memory_meter.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace flip;
using namespace flip::test;

namespace {

/// QVERIFY in a function that returns something.
#define QVERIFY_RETURN(condition)                                                                            \
    if (!QTest::qVerify(condition, #condition, "", __FILE__, __LINE__)) return 0

constexpr std::int64_t kibibyte = 1024;
constexpr std::int64_t mebibyte = 1024 * kibibyte;

/// Nothing beyond this is looked at; what ends earlier had memory enough.
constexpr std::chrono::milliseconds timeForEach{10};

QByteArray measured(const Sample& sample, std::int64_t allowed, std::int64_t peak) {
    return QByteArray::fromStdString(sample.name + ": allowed " + std::to_string(allowed) + ", took " +
                                     std::to_string(peak));
}

/// Puzzles that several threads work at.
Puzzle manyThreads() {
    Random random(64);
    return solvablePuzzle(Rule::fromPattern({64, 64}, Pattern::plus()), Goal::White, random);
}

} // namespace

/// What the budget of memory promises, measured at the allocator; and what happens when there is none.
class TestMemory : public QObject {
    Q_OBJECT

    /// Runs it again and again, and each time another request for memory is refused, until it needs no more;
    /// of many requests, two hundred spread evenly. How often one was refused.
    template <class Run>
    static std::int64_t refuseEach(Run&& run) {
        memory::reset();
        QVERIFY_RETURN(run());
        const std::int64_t step = memory::requests() / 200 + 1;
        std::int64_t refusals = 0;
        for (std::int64_t number = 0;; number += step, ++refusals) {
            memory::refuse(number);
            const bool inOrder = run();
            const bool refused = memory::hasRefused();
            memory::refuse(-1);
            if (!inOrder) qWarning("request %lld", static_cast<long long>(number));
            QVERIFY_RETURN(inOrder);
            if (!refused) return refusals;
        }
    }

  private slots:

    void aSolveStaysWithinItsMemory_data() { addMethods(); }

    void aSolveStaysWithinItsMemory() {
        const Method& method = fetchedMethod();
        int answered = 0;
        for (const Sample& sample : everyWay()) {
            for (std::int64_t allowed = 4 * kibibyte; allowed <= 256 * mebibyte; allowed *= 4) {
                const Budget budget{.time = timeForEach, .memory = allowed, .threads = 4};
                memory::reset();
                const Outcome outcome = solve(method, sample.puzzle, {budget});
                const std::int64_t peak = memory::peak();
                QVERIFY2(peak <= allowed + allowed / 10, measured(sample, allowed, peak).constData());
                if (std::holds_alternative<TooLarge>(outcome.answer)) continue;
                ++answered;
                const std::int64_t told = outcome.cost.memory;
                QVERIFY2(told <= allowed, measured(sample, allowed, told).constData());
            }
        }
        QVERIFY(answered > 20);
    }

    /// Of little memory, even the unused end of a block is much.
    void aSmallEliminationStaysWithinItsMemory() {
        int answered = 0;
        for (const Sample& sample : everyWay()) {
            if (sample.puzzle.size().cells() > 900) continue;
            for (std::int64_t allowed = 8 * kibibyte; allowed <= 96 * kibibyte; allowed += allowed / 16) {
                memory::reset();
                const Outcome outcome =
                    solve(defaultMethod(), sample.puzzle, {{.time = timeForEach, .memory = allowed}});
                const std::int64_t peak = memory::peak();
                QVERIFY2(peak <= allowed + allowed / 10, measured(sample, allowed, peak).constData());
                if (!std::holds_alternative<TooLarge>(outcome.answer)) ++answered;
            }
        }
        QVERIFY(answered > 20);
    }

    void explainingStaysWithinItsMemory() {
        int explained = 0;
        for (const Sample& sample : everyWay()) {
            for (std::int64_t allowed = 64 * kibibyte; allowed <= 256 * mebibyte; allowed *= 8) {
                const SearchContext context{{.time = timeForEach, .memory = allowed}};
                memory::reset();
                const auto sets = findSolutionSets(sample.puzzle, context);
                std::int64_t peak = memory::peak();
                QVERIFY2(peak <= allowed + allowed / 10, measured(sample, allowed, peak).constData());
                if (std::holds_alternative<SolutionSets>(sets)) ++explained;
                memory::reset();
                const NearestSolvable nearest = nearestSolvable(sample.puzzle, context);
                peak = memory::peak();
                QVERIFY2(peak <= allowed + allowed / 10, measured(sample, allowed, peak).constData());
                if (!nearest.changes.empty()) ++explained;
            }
        }
        QVERIFY(explained > 20);
    }

    void makingBoardsStaysWithinItsMemory() {
        int made = 0;
        for (const Sample& sample : everyWay()) {
            const Rule& rule = sample.puzzle.rule;
            // The window makes no larger ones.
            if (std::max(rule.size().rows, rule.size().columns) > 64) continue;
            const BoardFamily family(rule, Goal::White);
            for (std::int64_t allowed = 64 * kibibyte; allowed <= 256 * mebibyte; allowed *= 8) {
                const SearchContext context{{.time = timeForEach, .memory = allowed}};
                memory::reset();
                const auto hard = boardThatNeeds(family, 3, 1, context);
                std::int64_t peak = memory::peak();
                QVERIFY2(peak <= allowed + allowed / 10, measured(sample, allowed, peak).constData());
                memory::reset();
                const auto impossible = boardWithoutSolution(family, 1, context);
                peak = memory::peak();
                QVERIFY2(peak <= allowed + allowed / 10, measured(sample, allowed, peak).constData());
                made += (hard ? 1 : 0) + (impossible ? 1 : 0);
            }
        }
        QVERIFY(made > 20);
    }

    void countingBoardsStaysWithinItsMemory() {
        int counted = 0;
        for (const Sample& sample : everyWay()) {
            const BoardFamily family(sample.puzzle.rule, Goal::Either);
            for (std::int64_t allowed = 64 * kibibyte; allowed <= 256 * mebibyte; allowed *= 2) {
                const SearchContext context{{.time = timeForEach, .memory = allowed}};
                const auto isWithin = [&](auto&& run) {
                    memory::reset();
                    counted += run() ? 1 : 0;
                    const std::int64_t peak = memory::peak();
                    return QTest::qVerify(peak <= allowed + allowed / 10, "peak <= allowed + allowed / 10",
                                          measured(sample, allowed, peak).constData(), __FILE__, __LINE__);
                };
                if (!isWithin([&] { return std::holds_alternative<Atlas>(countOptima(family, context)); }) ||
                    !isWithin(
                        [&] { return std::holds_alternative<Atlas>(sampleOptima(family, 3, 1, context)); }) ||
                    !isWithin([&] { return bool(optimumOf(family, sample.puzzle.board, context)); }) ||
                    !isWithin(
                        [&] { return std::holds_alternative<HardestBoard>(hardestBoard(family, context)); }))
                    return;
            }
        }
        QVERIFY(counted > 20);
    }

    /// The quiet patterns of a large board are most of it.
    void theHardestOfALargeBoardStaysWithinItsMemory() {
        int stopped = 0;
        for (const Size size : {Size{639, 639}, Size{600, 600}}) {
            const Rule rule = Rule::fromPattern(size, Pattern::plus());
            for (const Goal::Kind goal : {Goal::White, Goal::Either}) {
                for (std::int64_t allowed = mebibyte / 4; allowed <= 256 * mebibyte; allowed *= 2) {
                    memory::reset();
                    const auto found = hardestBoard(rule, goal, {{.memory = allowed}});
                    const std::int64_t peak = memory::peak();
                    QVERIFY2(peak <= allowed + allowed / 10,
                             qPrintable(QStringLiteral("%1 of %2 bytes").arg(peak).arg(allowed)));
                    stopped += std::holds_alternative<Stopped>(found) ? 1 : 0;
                }
            }
        }
        QVERIFY(stopped > 5);
    }

    void makingATrellisTakesWhatItSays() {
        for (const Sample& sample : everyWay()) {
            const EchelonBasis quiet = solveEquations(sample.puzzle.rule, {}).quiet;
            if (quiet.dimension() == 0) continue;
            for (const IndependentPart& part : independentParts(quiet)) {
                if (part.basis.size() > Correlation::maxDimension) continue;
                memory::reset();
                static_cast<void>(trellisOf(part, 1e30));
                const std::int64_t allowed = trellisMemoryOfCell * part.support.count() + kibibyte;
                QVERIFY2(memory::peak() <= allowed, measured(sample, allowed, memory::peak()).constData());
            }
        }
    }

    void symmetricElementsAreFoundWithinTheirMemory() {
        const Coset coset = allLit(61);
        int found = 0;
        for (std::int64_t allowed = 64 * kibibyte; allowed <= 16 * mebibyte; allowed *= 2) {
            SearchClock clock({.budget = {.memory = allowed}});
            memory::reset();
            found += lightSymmetricElement(coset.part, coset.start, clock) ? 1 : 0;
            const std::int64_t peak = memory::peak();
            QVERIFY2(peak <= allowed + allowed / 10,
                     qPrintable(QStringLiteral("%1 of %2 bytes").arg(peak).arg(allowed)));
        }
        QVERIFY(found > 3);
    }

    void statesThatDoNotFitAreNotMade() {
        Random random(28);
        const EchelonBasis quiet = solveEquations(tableOfRank({8, 8}, 36, random), {}).quiet;
        const IndependentPart part = independentParts(quiet).at(0);
        const Trellis trellis = trellisOf(part, 1e12).value();
        QVERIFY(trellis.stateBits > 12);
        const Correlation correlation = correlate(part, Grid({8, 8}));
        SearchClock clock({.budget = {.memory = 64 * kibibyte}});
        Workload load;
        memory::reset();
        QVERIFY(!searchAlongTrellis(trellis, correlation, 0, clock, load));
        QVERIFY(memory::peak() < kibibyte);
        QVERIFY(clock.stopped()->reason == Stopped::Reason::Memory);
    }

    void reviewingAndHintingStayWithinTheirMemory() {
        int told = 0;
        for (const Sample& sample : everyWay()) {
            const Size size = sample.puzzle.size();
            const std::vector<Cell> presses{{0, 0}, {0, 0}, {size.rows - 1, size.columns - 1}};
            const Outcome outcome = solve(defaultMethod(), sample.puzzle, {{.time = timeForEach}});
            const Grid* solution = pressesOf(outcome.answer);
            for (std::int64_t allowed = 16 * kibibyte; allowed <= 256 * mebibyte; allowed *= 4) {
                const SearchContext context{{.time = timeForEach, .memory = allowed}};
                memory::reset();
                const GameReview reviewed = review(sample.puzzle, presses, context);
                std::int64_t peak = memory::peak();
                QVERIFY2(peak <= allowed + allowed / 10, measured(sample, allowed, peak).constData());
                told += reviewed.complete() ? 1 : 0;
                if (solution == nullptr || solution->none()) continue;
                memory::reset();
                static_cast<void>(chooseHint(sample.puzzle, *solution, nullptr, context));
                peak = memory::peak();
                QVERIFY2(peak <= allowed + allowed / 10, measured(sample, allowed, peak).constData());
            }
        }
        QVERIFY(told > 20);
    }

    void aRefusedRequestEndsAnExplanationInOrder() {
        Random random(5);
        const Rule rule = Rule::fromPattern({9, 9}, Pattern::plus());
        const Puzzle solvable = solvablePuzzle(rule, Goal::Either, random);
        Puzzle impossible = solvable;
        impossible.board.flip({0, 0});
        refuseEach([&] {
            const auto sets = findSolutionSets(solvable);
            const auto* stopped = std::get_if<Stopped>(&sets);
            return std::holds_alternative<SolutionSets>(sets) ||
                   (stopped != nullptr && stopped->reason == Stopped::Reason::Memory);
        });
        refuseEach([&] {
            const NearestSolvable nearest = nearestSolvable(impossible);
            return nearest.changes.empty() ? memory::hasRefused() : nearest.fewest > 0;
        });
    }

    void aRefusedRequestEndsACountOfAllBoardsInOrder() {
        const BoardFamily family(Rule::fromPattern({5, 5}, Pattern::plus()), Goal::Either);
        const auto isStopped = [](const auto& answer) {
            const auto* stopped = std::get_if<Stopped>(&answer);
            return stopped != nullptr && stopped->reason == Stopped::Reason::Memory;
        };
        refuseEach([&] {
            const auto atlas = countOptima(family);
            return std::holds_alternative<Atlas>(atlas) || isStopped(atlas);
        });
        refuseEach([&] {
            const auto hardest = hardestBoard(family);
            return std::holds_alternative<HardestBoard>(hardest) || isStopped(hardest);
        });
    }

    void whereTheMemoryIsTooLittleForAProofThatIsSaid() {
        // Each row is by itself, and only the last one is impossible: its even set comes last.
        const Rule rule = Rule::fromPattern({1000, 99}, sides);
        Puzzle puzzle{rule, Grid(rule.size()), Goal::White};
        puzzle.board.set({999, 0});
        int tooLittle = 0;
        for (std::int64_t allowed = mebibyte; allowed <= 256 * mebibyte; allowed += allowed / 4) {
            const Answer answer = solve(defaultMethod(), puzzle, {{.memory = allowed}}).answer;
            const auto* stopped = std::get_if<Stopped>(&answer);
            if (stopped != nullptr) {
                QVERIFY(stopped->reason == Stopped::Reason::Memory);
                ++tooLittle;
            }
        }
        QVERIFY(tooLittle > 0);
        QVERIFY(std::holds_alternative<Impossible>(solve(defaultMethod(), puzzle).answer));
    }

    void whatItSaysThatItTookIsWhatItTook_data() { addMethods(); }

    void whatItSaysThatItTookIsWhatItTook() {
        const Method& method = fetchedMethod();
        for (const Sample& sample : everyWay()) {
            memory::reset();
            const Outcome outcome = solve(method, sample.puzzle, {{.time = timeForEach}});
            const std::int64_t peak = memory::peak();
            const bool decided = std::holds_alternative<Optimal>(outcome.answer) ||
                                 std::holds_alternative<Impossible>(outcome.answer);
            if (!decided || outcome.cost.nodes == 0) continue;
            const std::int64_t told = outcome.cost.memory;
            QVERIFY2(peak <= told + told / 10, measured(sample, told, peak).constData());
            QVERIFY2(told <= 8 * peak + 64 * kibibyte, measured(sample, told, peak).constData());
        }
    }

    void aRefusedRequestEndsASolveInOrder_data() { addMethods(); }

    void aRefusedRequestEndsASolveInOrder() {
        const Method& method = fetchedMethod();
        std::int64_t refusals = 0;
        for (const Sample& sample : everyWay()) {
            if (sample.puzzle.size().cells() > 2'000 || method.refuses(sample.puzzle, {})) continue;
            const Budget budget{.nodes = 20'000, .threads = 3};
            const Answer expected = solve(method, sample.puzzle, {budget}).answer;
            refusals += refuseEach([&] {
                SearchTrace trace(1 << 16);
                const SearchContext context{budget, nullptr, refusals % 2 == 0 ? &trace : nullptr};
                const Answer answer = solve(method, sample.puzzle, context).answer;
                const auto* stopped = std::get_if<Stopped>(&answer);
                const bool outOfMemory =
                    stopped != nullptr && stopped->reason == Stopped::Reason::Memory && memory::hasRefused();
                return outOfMemory || answer.index() == expected.index();
            });
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(refusals > 30);
    }

    void aRefusedRequestEndsASearchOfManyThreadsInOrder() {
        const Puzzle puzzle = manyThreads();
        const SearchContext context{{.threads = 6}};
        const auto expected = std::get<Optimal>(solve(defaultMethod(), puzzle, context).answer).presses;
        refuseEach([&] {
            const Answer answer = solve(defaultMethod(), puzzle, context).answer;
            const auto* optimal = std::get_if<Optimal>(&answer);
            const auto* stopped = std::get_if<Stopped>(&answer);
            return optimal != nullptr ? optimal->presses == expected
                                      : stopped != nullptr && stopped->reason == Stopped::Reason::Memory;
        });
    }

    void whereThereAreFewerThreadsTheAnswerIsTheSame() {
        const Puzzle puzzle = manyThreads();
        const auto expected = std::get<Optimal>(solve(defaultMethod(), puzzle).answer).presses;
        for (const int threads : {0, 1, 3}) {
            memory::allowThreads(threads);
            const Answer answer = solve(defaultMethod(), puzzle, {{.threads = 8}}).answer;
            memory::allowThreads(-1);
            QVERIFY(std::holds_alternative<Optimal>(answer));
            QVERIFY(std::get<Optimal>(answer).presses == expected);
        }
    }

    void whatIsThrownBesideTheCallerIsThrownToTheCaller() {
        for (const std::size_t thrower : {0U, 1U, 5U}) {
            std::atomic<bool> stopped{false};
            std::atomic<int> ended{0};
            const auto work = [&](std::size_t number) {
                if (number == thrower) throw std::runtime_error("on purpose");
                while (!stopped) std::this_thread::yield();
                ++ended;
            };
            QVERIFY_THROWS_EXCEPTION(std::runtime_error, runTogether(6, work, [&] { stopped = true; }));
            QCOMPARE(ended.load(), 5);
        }
    }
};

QTEST_GUILESS_MAIN(TestMemory)
#include "tst_memory.moc"
