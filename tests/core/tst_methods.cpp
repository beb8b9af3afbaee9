#include "core/solve/method.h"
#include "core/solve/methods/best_so_far.h"
#include "core/solve/methods/binomial.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "tests/core/each_method.h"
#include "tests/core/plain_enumeration.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <bit>

using namespace flip;
using namespace flip::test;

namespace {

/// How long this program has computed, in seconds: unlike the clock on the wall it does not run while others
/// work, nor while the system looks for memory.
double processorSeconds() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_utime.tv_sec) + 1e-6 * static_cast<double>(used.ru_utime.tv_usec);
}

#if defined(NDEBUG) && FLIP_SLOWNESS == 1
constexpr std::uint64_t largerPuzzles = 120;
#else
/// Without optimisation, or with a sanitizer, a million press sets take their time.
constexpr std::uint64_t largerPuzzles = 12;
#endif

/// The longest that a search may go on after it was asked to stop, or without asking.
constexpr double patience = 0.050;

/// Checks what a monitor is promised, and asks to stop at its n-th look.
class StrictMonitor : public Monitor {
  public:
    explicit StrictMonitor(int stopAtLook = -1) : looksLeft_(stopAtLook) {}

    void progressed(const Progress& progress) override {
        ordered_ = ordered_ && !asked_ && progress.done >= last_.done && progress.done <= 1 &&
                   progress.nodes >= last_.nodes;
        longestStride_ = std::max(longestStride_, progress.done - last_.done);
        last_ = progress;
        ++looks_;
        const double now = processorSeconds();
        longestGap_ = std::max(longestGap_, now - lastLook_);
        lastLook_ = now;
    }

    bool stopRequested() override {
        if (asked_ || looksLeft_ < 0 || looksLeft_-- > 0) return asked_;
        asked_ = true;
        return true;
    }

    /// Progress never ran backwards, and nothing came after the search was asked to stop.
    [[nodiscard]] bool ordered() const { return ordered_; }

    [[nodiscard]] bool asked() const { return asked_; }

    [[nodiscard]] int looks() const { return looks_; }

    /// The largest share of the work between two looks.
    [[nodiscard]] double longestStride() const { return longestStride_; }

    /// The longest time between two looks, up to now.
    [[nodiscard]] double longestGap() const { return std::max(longestGap_, processorSeconds() - lastLook_); }

  private:
    int looksLeft_;
    bool asked_ = false;
    bool ordered_ = true;
    int looks_ = 0;
    double longestStride_ = 0;
    Progress last_;
    double lastLook_ = processorSeconds();
    double longestGap_ = 0;
};

template <class Kind>
const Kind* as(const Outcome& outcome) {
    return std::get_if<Kind>(&outcome.answer);
}

bool agrees(const Puzzle& puzzle, const Outcome& outcome) {
    const auto expected = enumerate(puzzle);
    if (!expected) return as<Impossible>(outcome) != nullptr;
    const auto* optimal = as<Optimal>(outcome);
    return optimal != nullptr &&
           PlainAnswer{static_cast<int>(optimal->presses.count()), optimal->reached} == *expected;
}

bool stoppedFor(const Outcome& outcome, Stopped::Reason reason) {
    const auto* stopped = as<Stopped>(outcome);
    return stopped != nullptr && stopped->reason == reason;
}

/// A search that ends before it is through has no answer, or an unproven one; or it had found the fewest and
/// was still looking whether the preferred colour needs as few.
bool endedEarly(const Puzzle& puzzle, const Outcome& outcome, Stopped::Reason reason) {
    if (const auto* optimal = as<Optimal>(outcome))
        return optimal->presses.count() == enumerate(puzzle)->presses;
    return as<Unproven>(outcome) != nullptr || stoppedFor(outcome, reason);
}

/// The sample of POJ 1753: four rounds.
Puzzle sample() { return Puzzle::flipGame(Grid::fromPacked({4, 4}, 0b0001'1001'1011'1001)); }

/// Puzzles of which each method takes at least one that keeps it busy: tables without a solution, tables with
/// very many, and wide boards.
std::vector<Puzzle> longPuzzles() {
    Random random(1753);
    std::vector<Puzzle> puzzles;
    for (const int cells : {24, 21}) {
        const Size size{3, cells / 3};
        puzzles.push_back({tableOfRank(size, cells - 8, random), randomGrid(size, random), Goal::Either});
    }
    puzzles.push_back(solvablePuzzle(tableOfRank({8, 8}, 34, random), Goal::Either, random));
    const Rule wide = Rule::fromPattern({20, 20}, Pattern::plus());
    puzzles.push_back({wide, randomGrid(wide.size(), random), Goal::Either});
    return puzzles;
}

/// Runs the method on each of the long puzzles that it takes; at least one of those must be among them.
template <class Check>
void onLongPuzzles(const Method& method, Check&& check) {
    int taken = 0;
    for (const Puzzle& puzzle : longPuzzles()) {
        if (method.refuses(puzzle, {})) continue;
        ++taken;
        check(puzzle);
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(taken > 0);
}

} // namespace

/// What every row of the table of methods promises: a new method is tested by being listed.
class TestMethods : public QObject {
    Q_OBJECT

  private slots:

    /// Otherwise a number would be called proven that is not, or the other way round.
    void theFewestPressesByCountingAreExact() {
        for (unsigned bits = 0; bits < 1U << Pattern::bitCount; ++bits) {
            for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
                for (int cells = 0; cells < 25; ++cells) {
                    const Size size{1 + cells / 5, 1 + cells % 5};
                    const Rule rule = Rule::fromPattern(size, Pattern(bits), edges);
                    std::int64_t most = 1;
                    for (std::int64_t i = 0; i < size.cells(); ++i)
                        most = std::max(most, rule.mask(cellAt(size, i)).count());
                    const std::vector<std::int64_t> fewest{leastPresses(rule, 0), leastPresses(rule, most),
                                                           leastPresses(rule, most + 1)};
                    QCOMPARE(fewest, (std::vector<std::int64_t>{0, 1, 2}));
                }
            }
        }
    }

    void theTableIsComplete() {
        for (const Method& method : methods()) {
            QVERIFY(findMethod(method.name) == &method);
            for (const auto text : {method.summary, method.origin, method.node, method.takes, method.cost}) {
                QVERIFY(!text.empty());
            }
        }
        QVERIFY(findMethod("no such method") == nullptr);
        QVERIFY(findMethod(defaultMethod().name) == &defaultMethod());
    }

    void givesTheRightAnswers_data() { addMethods(); }

    void givesTheRightAnswers() {
        const Method& method = fetchedMethod();
        int answered = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(12, seed);
            const Outcome outcome = solve(method, puzzle);
            if (as<TooLarge>(outcome)) continue;
            ++answered;
            QVERIFY2(agrees(puzzle, outcome), qPrintable(QString("seed %1").arg(seed)));
            QVERIFY2(verify(puzzle, outcome.answer), qPrintable(QString("seed %1").arg(seed)));
        }
        QVERIFY(answered >= 200);
    }

    void givesTheRightAnswersUpToTwentyCells_data() { addMethods(); }

    void givesTheRightAnswersUpToTwentyCells() {
        const Method& method = fetchedMethod();
        for (std::uint64_t seed = 0; seed < largerPuzzles; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(20, seed);
            const Outcome outcome = solve(method, puzzle);
            if (as<TooLarge>(outcome)) continue;
            QVERIFY2(agrees(puzzle, outcome), qPrintable(QString("seed %1").arg(seed)));
            QVERIFY2(verify(puzzle, outcome.answer), qPrintable(QString("seed %1").arg(seed)));
        }
    }

    void agreesWithTheOthersUpToSixtyFourCells_data() { addMethods(); }

    void agreesWithTheOthersUpToSixtyFourCells() {
        const Method& method = fetchedMethod();
        // What takes longer than this is passed over.
        const SearchContext little{.budget = {.nodes = 300'000, .memory = std::int64_t{1} << 20}};
        int compared = 0;
        for (std::uint64_t seed = 0; seed < largerPuzzles; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(64, seed);
            const Outcome outcome = solve(method, puzzle, little);
            if (!as<Optimal>(outcome) && !as<Impossible>(outcome)) continue;
            ++compared;
            QVERIFY2(verify(puzzle, outcome.answer), qPrintable(QString("seed %1").arg(seed)));
            const Outcome expected = solve(defaultMethod(), puzzle);
            QCOMPARE(outcome.answer.index(), expected.answer.index());
            if (const auto* optimal = as<Optimal>(expected)) {
                QCOMPARE(as<Optimal>(outcome)->presses.count(), optimal->presses.count());
                QVERIFY(as<Optimal>(outcome)->reached == optimal->reached);
            }
        }
        QVERIFY(compared > 0);
    }

    void wideBoardsAreAsEasyAsTallOnes() {
        Random random(8);
        for (const char* name : {"deepening", "row-backtracking", "first-row"}) {
            const Method& method = *findMethod(name);
            for (const Size tall : {Size{12, 3}, Size{21, 3}, Size{32, 2}}) {
                const Rule rule = Rule::fromPattern({tall.columns, tall.rows}, Pattern::plus());
                const Puzzle wide = solvablePuzzle(rule, Goal::White, random);
                Puzzle turned{Rule::fromPattern(tall, Pattern::plus()), Grid(tall), Goal::White};
                for (const Cell cell : wide.board.setCells()) turned.board.flip({cell.column, cell.row});
                QVERIFY(!method.refuses(wide, {}));
                const Outcome outcome = solve(method, wide);
                QVERIFY(as<Optimal>(outcome) && verify(wide, outcome.answer));
                QCOMPARE(outcome.cost.nodes, solve(method, turned).cost.nodes);
            }
        }
    }

    void solvedBoardsNeedNothing_data() { addMethods(); }

    void solvedBoardsNeedNothing() {
        for (const Grid& board : {Grid({4, 4}), Grid::filled({4, 4})}) {
            const Outcome outcome = solve(fetchedMethod(), Puzzle::flipGame(board));
            QVERIFY(as<Optimal>(outcome) && as<Optimal>(outcome)->presses.none());
        }
    }

    void listensToANullMonitorAndToAStrictOneAlike_data() { addMethods(); }

    void listensToANullMonitorAndToAStrictOneAlike() {
        const Method& method = fetchedMethod();
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Puzzle puzzle = seed == 0 ? sample() : randomSmallPuzzle(16, seed);
            StrictMonitor monitor;
            const Outcome alone = solve(method, puzzle);
            const Outcome watched = solve(method, puzzle, {.monitor = &monitor});
            QVERIFY(monitor.ordered());
            QCOMPARE(watched.cost.nodes, alone.cost.nodes);
            QCOMPARE(watched.cost.memory, alone.cost.memory);
            QCOMPARE(watched.answer.index(), alone.answer.index());
            if (const auto* optimal = as<Optimal>(alone)) {
                QVERIFY(as<Optimal>(watched)->presses == optimal->presses);
            }
        }
    }

    void theShareThatIsDoneGrowsByAndBy() {
        Random random(1753);
        const Puzzle puzzle{tableOfRank({3, 7}, 13, random), randomGrid({3, 7}, random), Goal::Either};
        for (const char* name : {"deepening", "subsets"}) {
            StrictMonitor monitor;
            QVERIFY(as<Impossible>(solve(*findMethod(name), puzzle, {.monitor = &monitor})));
            QVERIFY(monitor.looks() > 50);
            QVERIFY2(monitor.longestStride() < 0.05, qPrintable(QString::number(monitor.longestStride())));
        }
    }

    void stopsSoonAfterItIsAsked_data() { addMethods(); }

    void stopsSoonAfterItIsAsked() {
        const Method& method = fetchedMethod();
        onLongPuzzles(method, [&](const Puzzle& puzzle) {
            const auto gapOfAnotherRun = [&](int look) {
                StrictMonitor monitor(look);
                static_cast<void>(solve(method, puzzle, {.monitor = &monitor}));
                return monitor.longestGap();
            };
            for (const int look : {0, 1, 5, 20}) {
                StrictMonitor monitor(look);
                const Outcome outcome = solve(method, puzzle, {.monitor = &monitor});
                QVERIFY(monitor.ordered());
                // What the system does may be counted in part, and once in a while it takes long.
                double gap = monitor.longestGap();
                for (int run = 0; run < 2 && gap >= patience; ++run) gap = gapOfAnotherRun(look);
                QVERIFY2(gap < patience, qPrintable(QString::number(gap)));
                if (!monitor.asked()) continue;
                QVERIFY(as<Unproven>(outcome) || stoppedFor(outcome, Stopped::Reason::Asked));
                QVERIFY(verify(puzzle, outcome.answer));
            }
        });
    }

    void keepsToItsTime_data() { addMethods(); }

    void keepsToItsTime() {
        const Method& method = fetchedMethod();
        onLongPuzzles(method, [&](const Puzzle& puzzle) {
            for (const auto time : {std::chrono::milliseconds(0), std::chrono::milliseconds(20)}) {
                const auto secondsOfRun = [&] {
                    const double start = processorSeconds();
                    static_cast<void>(solve(method, puzzle, {.budget = {.time = time}}));
                    return processorSeconds() - start;
                };
                const Outcome outcome = solve(method, puzzle, {.budget = {.time = time}});
                double seconds = secondsOfRun();
                for (int run = 0; run < 2 && seconds >= patience + 0.020; ++run) seconds = secondsOfRun();
                QVERIFY2(seconds < patience + 0.020, qPrintable(QString::number(seconds)));
                if (const auto* stopped = as<Stopped>(outcome))
                    QVERIFY(stopped->reason == Stopped::Reason::Time);
                QVERIFY(verify(puzzle, outcome.answer));
            }
        });
    }

    void algebraCountsEverySolution() {
        // 2^4 for each of the two colours.
        QCOMPARE(solve(*findMethod("algebra"), sample()).cost.nodes, std::uint64_t{32});
    }

    void keepsToItsNodes_data() { addMethods(); }

    void keepsToItsNodes() {
        const Method& method = fetchedMethod();
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Puzzle puzzle = seed == 0 ? sample() : randomSmallPuzzle(14, seed);
            if (method.refuses(puzzle, {})) continue;
            const std::uint64_t needed = solve(method, puzzle).cost.nodes;
            for (const std::uint64_t nodes :
                 {std::uint64_t{0}, needed / 2, needed - std::min<std::uint64_t>(needed, 1)}) {
                if (nodes == needed) continue;
                const Outcome outcome = solve(method, puzzle, {.budget = {.nodes = nodes}});
                QVERIFY(outcome.cost.nodes <= nodes);
                QVERIFY(endedEarly(puzzle, outcome, Stopped::Reason::Nodes));
            }
            const Outcome enough = solve(method, puzzle, {.budget = {.nodes = needed}});
            QVERIFY(agrees(puzzle, enough));
            QCOMPARE(enough.cost.nodes, needed);
        }
    }

    void keepsToItsMemory_data() { addMethods(); }

    void keepsToItsMemory() {
        const Method& method = fetchedMethod();
        for (const std::int64_t memory : {std::int64_t{0}, std::int64_t{100}, std::int64_t{1} << 20}) {
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                const Puzzle puzzle = randomSmallPuzzle(16, seed);
                const Outcome outcome = solve(method, puzzle, {.budget = {.memory = memory}});
                QVERIFY(outcome.cost.memory <= memory);
                QVERIFY(verify(puzzle, outcome.answer));
            }
        }
    }

    void saysInWordsWhatIsTooLarge_data() { addMethods(); }

    void saysInWordsWhatIsTooLarge() {
        const Method& method = fetchedMethod();
        const Size size{3'000, 3'000};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern(0b111'101'111)), Grid::filled(size), Goal::White};
        const auto refused = method.refuses(puzzle, {});
        QVERIFY(refused);
        const Outcome outcome = solve(method, puzzle);
        QVERIFY(as<TooLarge>(outcome) && as<TooLarge>(outcome)->limit == refused->limit);
        QVERIFY(refused->limit.size() > 20);
        QCOMPARE(outcome.cost.nodes, std::uint64_t{0});
    }

    void choicesOfElementsAreCounted() {
        for (int from = 0; from <= 12; ++from) {
            std::array<int, 15> chosen{};
            for (unsigned some = 0; some < 1U << static_cast<unsigned>(from); ++some)
                ++chosen[static_cast<std::size_t>(std::popcount(some) + 1)];
            for (int count = -1; count <= 13; ++count)
                QCOMPARE(binomial(from, count),
                         static_cast<double>(chosen[static_cast<std::size_t>(count + 1)]));
        }
        QCOMPARE(binomial(64, 32), 1832624140942590534.0);
    }
};

QTEST_GUILESS_MAIN(TestMethods)
#include "tst_methods.moc"
