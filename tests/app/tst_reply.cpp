#include "app/flipsolve/reply.h"
#include "core/base/search_clock.h"
#include "core/explain/chosen_set.h"
#include "core/generate/random_puzzle.h"
#include "core/solve/equations/equations.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "tests/core/liar.h"
#include "tests/support/memory_meter.h"

#include <QTest>

#include <array>
#include <chrono>
#include <utility>

using namespace flip;
using namespace flip::console;

namespace {

Puzzle onePress() {
    Puzzle puzzle = Puzzle::flipGame(Grid({4, 4}));
    puzzle.press({1, 2});
    return puzzle;
}

/// The sample of POJ 1753: four rounds.
Puzzle sample() { return Puzzle::flipGame(Grid::fromPacked({4, 4}, 0b0001'1001'1011'1001)); }

Reply replyOn(const Puzzle& puzzle, const Options& options) {
    return replyTo(Wording(PuzzleKind::Boards), puzzle, options);
}

/// Takes longer than the time that there is, and has the right answer all the same.
constexpr std::chrono::milliseconds timeLimit(200);

const Method late{
    .name = "late",
    .summary = {},
    .origin = {},
    .node = {},
    .takes = {},
    .cost = {},
    .refuses = [](const Puzzle&, const Budget&) -> std::optional<TooLarge> { return std::nullopt; },
    .search =
        [](const Puzzle& puzzle, const SearchContext& context) {
            Outcome outcome = defaultMethod().search(puzzle, {});
            SearchClock clock({.budget = context.budget});
            while (clock.work(1)) {
            }
            return outcome;
        },
};

/// Why a large board is impossible: every press flips two pieces of its row, and one piece is black. The
/// proof is of the rows from `firstRow` on.
std::string whyImpossible(int firstRow, const Budget& budget) {
    const Size size{1000, 1000};
    Puzzle puzzle{Rule::fromPattern(size, Pattern(0b000'011'000), Edges::Torus), Grid(size), Goal::White};
    puzzle.board.flip({size.rows - 1, 0});
    Grid cells(size);
    for (int row = firstRow; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) cells.set({row, column});
    }
    const Impossible impossible{{Witness{std::move(cells), Goal::White}}};
    StringSink text;
    writeWhyImpossible(text, Wording(PuzzleKind::Boards), puzzle, impossible, budget);
    return text.take();
}

/// What is told where there was too little time or memory for more.
const std::string unknownNearest = "The nearest solvable board differs in at least 1 piece.\n";

} // namespace

class TestReply : public QObject {
    Q_OBJECT

  private slots:

    /// Of one colour, the answer of the default method need not be looked for among all sets.
    void theFirstSetOfOneColourNeedsNoList() {
        for (const Size size : {Size{4, 4}, Size{5, 5}, Size{9, 9}}) {
            for (std::uint64_t seed = 0; seed < 50; ++seed) {
                const Rule rule = Rule::fromPattern(size, Pattern::plus());
                const Puzzle puzzle = randomPuzzle(rule, seed % 2 == 0 ? Goal::White : Goal::Black, seed);
                const auto solved = solveInOrder(puzzle, defaultMethod(), Ties::EarlierCells, {});
                const auto sets = findSolutionSets(puzzle, {});
                const auto chosen = chosenSet(std::get<SolutionSets>(sets), Ties::EarlierCells);
                QVERIFY(std::get<Optimal>(solved->outcome.answer).presses == chosen.value().presses);
            }
        }
        const Size large{64, 64};
        const Puzzle puzzle{Rule::fromPattern(large, Pattern::plus()), Grid::filled(large), Goal::White};
        QVERIFY(solveInOrder(puzzle, defaultMethod(), Ties::EarlierCells, {}).ok());
        QVERIFY(!solveInOrder(puzzle, defaultMethod(), Ties::SmallerString, {}).ok());
    }

    /// Four of 2^20 press sets are optimal, which is proven long before they have been found.
    void whatEndsTheSearchForTheFirstSetIsSaid() {
        const Size size{30, 30};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern::plus()), Grid::filled(size), Goal::White};
        const auto solved =
            solveInOrder(puzzle, defaultMethod(), Ties::SmallerString, {.budget = {.nodes = 100'000}});
        QVERIFY(!solved.ok());
        QCOMPARE(solved.error().why,
                 std::string("the search for the first of the optimal press sets reached the node limit"));
    }

    void aWrongAnswerIsNeverPrinted() {
        // One press short.
        test::liarsAnswer = Optimal{Grid({4, 4}), Colour::White};
        for (const bool explain : {false, true}) {
            for (const auto output : {Options::Output::Text, Options::Output::Json}) {
                Options options;
                options.method = &test::liar;
                options.explain = explain;
                options.output = output;
                const Reply reply = replyOn(onePress(), options);
                QVERIFY(!reply.answered && reply.text.empty() && !reply.writeLongText);
                QVERIFY(reply.complaint.find("wrong") != std::string::npos);
            }
        }
    }

    void whatIsNotProvenIsNotExplainedAsMinimal() {
        Options options;
        options.method = findMethod("row-backtracking");
        options.explain = true;
        options.all = true;
        const Puzzle puzzle = sample();
        // One node more, and it would be proven.
        options.budget.nodes = solve(*options.method, puzzle).cost.nodes - 1;
        QVERIFY(std::holds_alternative<Unproven>(solve(*options.method, puzzle, {options.budget}).answer));
        const std::string text = replyOn(puzzle, options).text;
        const std::string nodes = std::to_string(options.budget.nodes);
        QVERIFY2(text.find("Perhaps not minimal: the search ended after " + nodes) != std::string::npos,
                 text.c_str());
        QVERIFY2(text.find("Why not fewer") == std::string::npos, text.c_str());
        QVERIFY2(text.find(" optimal:") == std::string::npos, text.c_str());
    }

    void onlyThePressesThatAreListedTakeMemory() {
        const Budget budget{.memory = 1 << 20};
        test::memory::reset();
        const std::string text = whyImpossible(0, budget);
        // The board and its proof are not part of it.
        const auto given = static_cast<std::int64_t>(3 * gridMemory({1000, 1000}));
        QVERIFY2(test::memory::peak() <= given + budget.memory,
                 qPrintable(QString::number(test::memory::peak())));
        QVERIFY2(text.ends_with("  press 1,64 flips 2: 1,63 1,64\n  and 999,936 more\n" + unknownNearest),
                 text.c_str());
    }

    void tryingPressesEndsWithTheTime() {
        const Budget budget{.time = std::chrono::nanoseconds(1), .memory = 1 << 20};
        const std::string counted = whyImpossible(0, budget);
        QVERIFY2(counted.find("1,64\n  and at least ") != std::string::npos, counted.c_str());
        QCOMPARE(whyImpossible(999, budget),
                 "Time ran out before a press was found that flips any of the marked cells.\n" +
                     unknownNearest);
    }

    void anExplanationHasOnlyTheTimeThatIsLeft() {
        // Elimination takes milliseconds.
        const Size size{79, 79};
        Puzzle puzzle{Rule::fromPattern(size, Pattern::plus(), Edges::Torus), Grid(size), Goal::White};
        puzzle.press({50, 50});
        QVERIFY(std::holds_alternative<SolutionSets>(findSolutionSets(puzzle, {{.time = timeLimit}})));
        Options options;
        options.method = &late;
        options.all = true;
        options.budget.time = timeLimit;
        const Reply reply = replyOn(puzzle, options);
        QVERIFY2(reply.text == "1\nThe optimal press sets cannot be listed: this takes too long.\n",
                 reply.text.c_str());
        const auto solved = solveInOrder(puzzle, late, Ties::SmallerString, {{.time = timeLimit}});
        QVERIFY(!solved.ok());
        QCOMPARE(solved.error().why,
                 std::string("the search for the first of the optimal press sets ran out of time"));
    }
};

QTEST_GUILESS_MAIN(TestReply)
#include "tst_reply.moc"
