#include "core/base/random.h"
#include "core/explain/atlas.h"
#include "core/explain/drawn_boards.h"
#include "core/generate/board_that_needs.h"
#include "core/generate/puzzle_series.h"
#include "core/generate/random_puzzle.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/text/board_text.h"
#include "tests/core/stop_after.h"
#include "tests/core/told.h"

#include <QTest>

#include <map>
#include <set>

using namespace flip;
using test::StopAfter;
using test::Told;

namespace {

BoardFamily plusFamily(Size size, Goal::Kind goal, Edges edges = Edges::Clipped) {
    return BoardFamily(Rule::fromPattern(size, Pattern::plus(), edges), goal);
}

std::int64_t solvedIn(const BoardFamily& family, const Grid& board) {
    const Outcome outcome = solve(defaultMethod(), {family.rule(), board, family.goal()});
    return std::get<Optimal>(outcome.answer).presses.count();
}

} // namespace

class TestGenerate : public QObject {
    Q_OBJECT

  private slots:

    /// On every machine, and with every version of the program.
    void theSeedDrawsTheSameBoard() {
        const Puzzle puzzle = randomPuzzle(Rule::fromPattern({12, 12}, Pattern::plus()), Goal::White, 7);
        QCOMPARE(
            QString::fromStdString(writeBoardLine(puzzle.board)),
            QStringLiteral("wwbbwbbbwbwb/bwwwwwbwwwbw/bwbbwbbbbbwb/bwwbwwwwwbbw/bbbbbwwwbwbb/wbbwbwwwbwbw/"
                           "wwwwwbbwwwwb/wbwwwwwbwwwb/bbbbwbbbbbww/wwwbwbwwbwbw/bwwwwwbbwbww/wwbbwwwwbwbb"));
    }

    void everyNumberOfPressesIsFound_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<Goal::Kind>("goal");
        QTest::addColumn<Edges>("edges");
        for (const Size size : {Size{1, 1}, Size{1, 5}, Size{4, 1}, Size{2, 3}, Size{4, 4}, Size{4, 5}}) {
            for (const Goal::Kind goal : {Goal::White, Goal::Black, Goal::Either}) {
                for (const Edges edges : {Edges::Clipped, Edges::Torus})
                    QTest::addRow("%d×%d, goal %d, edges %d", size.rows, size.columns, static_cast<int>(goal),
                                  static_cast<int>(edges))
                        << size << goal << edges;
            }
        }
    }

    void everyNumberOfPressesIsFound() {
        QFETCH(Size, size);
        QFETCH(Goal::Kind, goal);
        QFETCH(Edges, edges);
        const BoardFamily family = plusFamily(size, goal, edges);
        const auto atlas = std::get<Atlas>(countOptima(family));
        for (const OptimumCount& each : atlas.optima) {
            const auto board = boardThatNeeds(family, each.presses, 11);
            QVERIFY(board.has_value());
            QCOMPARE(solvedIn(family, *board), each.presses);
        }
        QVERIFY(!boardThatNeeds(family, atlas.worst() + 1, 11));
    }

    void numbersThatAreRareAreFoundOnLargerBoards() {
        const BoardFamily family = plusFamily({9, 9}, Goal::White);
        for (const std::int64_t presses : {1, 20, 30, 34, 37})
            QCOMPARE(solvedIn(family, boardThatNeeds(family, presses, 5).value()), presses);
        QVERIFY(!boardThatNeeds(family, 38, 5));
    }

    void allBoardsAreEquallyLikely_data() {
        QTest::addColumn<Goal::Kind>("goal");
        QTest::addColumn<int>("presses");
        QTest::addColumn<int>("boards");
        // The number of 4×4 boards.
        QTest::newRow("either colour in 6 presses") << Goal::Either << 6 << 256;
        QTest::newRow("either colour in 2 presses") << Goal::Either << 2 << 228;
        QTest::newRow("white in 7 presses") << Goal::White << 7 << 32;
    }

    /// Pearson's χ² with f = boards − 1 degrees of freedom: about normal, with mean f and variance 2·f.
    void allBoardsAreEquallyLikely() {
        QFETCH(Goal::Kind, goal);
        QFETCH(int, presses);
        QFETCH(int, boards);
        const BoardFamily family = plusFamily({4, 4}, goal);
        const int draws = 40 * boards;
        std::map<std::uint64_t, int> drawn;
        for (int seed = 0; seed < draws; ++seed)
            ++drawn[boardThatNeeds(family, presses, static_cast<std::uint64_t>(seed)).value().packed()];
        QCOMPARE(static_cast<int>(drawn.size()), boards);
        double squares = 0;
        for (const auto& [board, count] : drawn) squares += (count - 40.0) * (count - 40.0) / 40.0;
        const double freedom = boards - 1;
        QVERIFY2(std::abs(squares - freedom) < 5 * std::sqrt(2 * freedom),
                 qPrintable(QString::number(squares)));
    }

    void aSeedGivesTheSameBoardForEver_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<Goal::Kind>("goal");
        QTest::addColumn<int>("presses");
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QString>("board");
        QTest::newRow("4×4") << Size{4, 4} << Goal::Either << 6 << quint64{1}
                             << QStringLiteral("wbwb/bbbb/bbww/wbbb");
        QTest::newRow("5×5") << Size{5, 5} << Goal::White << 15 << quint64{20'261'121}
                             << QStringLiteral("wbbbb/bwbbb/wwwbw/wwwbb/wbbwb");
        QTest::newRow("6×7") << Size{6, 7} << Goal::White << 12 << quint64{42}
                             << QStringLiteral("bbbwbbb/bwwwwbw/bbbwbww/bbwbwbb/wwwbbwb/wwwwbbb");
        QTest::newRow("9×9 from the hardest")
            << Size{9, 9} << Goal::White << 37 << quint64{7}
            << QStringLiteral("bbwbwwbwb/wbbwwbbbw/bwwwbbbwb/bwbwbwwbw/wwwbbwwww/wwbbbbwww/bwwbbwwwb/"
                              "bbbwwwwwb/wwwwwbbbb");
    }

    void aSeedGivesTheSameBoardForEver() {
        QFETCH(Size, size);
        QFETCH(Goal::Kind, goal);
        QFETCH(int, presses);
        QFETCH(quint64, seed);
        QFETCH(QString, board);
        const auto drawn = boardThatNeeds(plusFamily(size, goal), presses, seed);
        QCOMPARE(QString::fromStdString(writeBoardLine(drawn.value())), board);
    }

    void largeNullitiesAreNoObstacle() {
        const BoardFamily family = plusFamily({30, 30}, Goal::White);
        QCOMPARE(solvedIn(family, boardThatNeeds(family, 10, 1).value()), std::int64_t{10});
    }

    void manyPartsAreNoObstacle_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<uint>("pattern");
        QTest::addColumn<Edges>("edges");
        QTest::addColumn<int>("presses");
        // A press flips the piece and the one to its left: each row is a pair of equal presses.
        constexpr uint pair = 0b000'011'000;
        QTest::newRow("as many optimal press sets as a word cannot count: 64 pairs with one press")
            << Size{200, 2} << pair << Edges::Torus << 64;
        QTest::newRow("half of the pairs with one press") << Size{200, 2} << pair << Edges::Torus << 100;
        QTest::newRow("all pairs with one press") << Size{200, 2} << pair << Edges::Torus << 200;
        // The pieces above and below: in each column, two pairs of equal presses.
        constexpr uint upAndDown = 0b010'000'010;
        for (const int presses : {20, 26, 30, 64, 128}) {
            QTest::addRow("two pairs in each of 64 columns, %d presses", presses)
                << Size{4, 64} << upAndDown << Edges::Torus << presses;
        }
    }

    void manyPartsAreNoObstacle() {
        QFETCH(Size, size);
        QFETCH(uint, pattern);
        QFETCH(Edges, edges);
        QFETCH(int, presses);
        const BoardFamily family(Rule::fromPattern(size, Pattern(pattern), edges), Goal::White);
        for (const std::uint64_t seed : {1U, 2U}) {
            const auto board = boardThatNeeds(family, presses, seed);
            QVERIFY(board.has_value());
            QCOMPARE(solvedIn(family, *board), std::int64_t{presses});
        }
    }

    void aDrawEndsWheneverItIsAsked() {
        const BoardFamily family(Rule::fromPattern({4, 64}, Pattern(0b010'000'010), Edges::Torus),
                                 Goal::White);
        StopAfter patient(1'000'000);
        QVERIFY(boardThatNeeds(family, 20, 1, {{}, &patient}));
        QVERIFY(patient.looks() > 10);
        // While sets are drawn, in the search for the hardest board, on the walk from there.
        for (int parts = 0; parts < 8; ++parts) {
            StopAfter monitor(patient.looks() * parts / 8);
            QVERIFY(!boardThatNeeds(family, 20, 1, {{}, &monitor}));
            QCOMPARE(monitor.looks(), patient.looks() * parts / 8 + 1);
        }
    }

    void whatIsOutOfReachIsNotDrawn() {
        const BoardFamily family = plusFamily({4, 4}, Goal::White);
        QVERIFY(!boardThatNeeds(family, -1, 1));
        QVERIFY(!boardThatNeeds(family, 17, 1));
    }

    void drawingKeepsToItsBudget() {
        const BoardFamily family = plusFamily({4, 4}, Goal::White);
        StopAfter monitor(0);
        const SearchContext asked{{}, &monitor};
        const SearchContext late{.budget = {.time = std::chrono::nanoseconds(0)}};
        const SearchContext brief{.budget = {.nodes = 1}};
        for (const SearchContext& context : {asked, late, brief})
            QVERIFY(!boardThatNeeds(family, 7, 1, context));
    }

    void aSeriesRisesEvenlyAndIsSolved() {
        const Rule rule = Rule::fromPattern({4, 4}, Pattern::plus());
        const auto puzzles = puzzleSeries({rule, Goal::Either, 10, {{1, 4}}, 1753}, {});
        QVERIFY(puzzles.ok());
        std::vector<std::int64_t> presses;
        for (const AnsweredPuzzle& each : *puzzles) {
            QVERIFY(each.puzzle.rule == rule && each.puzzle.goal == Goal::Either);
            const auto& optimal = std::get<Optimal>(each.answer);
            QCOMPARE(optimal.presses.count(), solvedIn(BoardFamily(rule, Goal::Either), each.puzzle.board));
            presses.push_back(optimal.presses.count());
        }
        QVERIFY((presses == std::vector<std::int64_t>{1, 1, 1, 2, 2, 3, 3, 3, 4, 4}));
    }

    void aShortSeriesGoesFromTheEasiestToTheHardest() {
        const Rule rule = Rule::fromPattern({4, 4}, Pattern::plus());
        const auto puzzles = puzzleSeries({rule, Goal::Either, 3, {{1, 6}}, 1}, {});
        std::vector<std::int64_t> presses;
        for (const AnsweredPuzzle& each : *puzzles)
            presses.push_back(std::get<Optimal>(each.answer).presses.count());
        QVERIFY((presses == std::vector<std::int64_t>{1, 3, 6}));
    }

    void theSeedDecidesASeries() {
        const auto boards = [](std::uint64_t seed, std::optional<SeriesOrder::Presses> presses) {
            const Rule rule = Rule::fromPattern({5, 5}, Pattern::plus());
            const auto puzzles = puzzleSeries({rule, Goal::White, 6, presses, seed}, {});
            std::vector<Grid> all;
            for (const AnsweredPuzzle& each : *puzzles) all.push_back(each.puzzle.board);
            return all;
        };
        for (const auto& presses : {std::optional<SeriesOrder::Presses>(), {{5, 7}}}) {
            QVERIFY(boards(1, presses) == boards(1, presses));
            QVERIFY(boards(1, presses) != boards(2, presses));
        }
    }

    void noTwoPuzzlesOfASeriesAreTheSameUnlessTheyMustBe() {
        const Rule small = Rule::fromPattern({2, 2}, Pattern::plus());
        // All 15 boards of this size that are not solved yet.
        const auto puzzles = puzzleSeries({small, Goal::White, 12, {}, 1}, {});
        std::set<std::uint64_t> boards;
        for (const AnsweredPuzzle& each : *puzzles) boards.insert(each.puzzle.board.packed());
        QCOMPARE(boards.size(), std::size_t{12});
        const Rule least = Rule::fromPattern({1, 1}, Pattern::plus());
        QCOMPARE(puzzleSeries({least, Goal::White, 3, {}, 1}, {})->size(), std::size_t{3});
    }

    void aSeriesTellsHowFarItIs() {
        Told told;
        QVERIFY(puzzleSeries({Rule::fromPattern({3, 3}, Pattern::plus()), Goal::White, 4, {}, 1}, {{}, &told})
                    .ok());
        std::vector<double> done;
        for (const Progress& progress : told.all) done.push_back(progress.done);
        QVERIFY((done == std::vector<double>{0.25, 0.5, 0.75, 1}));
    }

    void aSeriesThatIsNotThereIsRefused() {
        const Rule rule = Rule::fromPattern({3, 3}, Pattern::plus());
        const auto puzzles = puzzleSeries({rule, Goal::White, 4, {{8, 11}}, 1}, {});
        QVERIFY(!puzzles.ok());
        QCOMPARE(std::get<NoBoardNeeds>(puzzles.error()).presses, std::int64_t{10});
        StopAfter monitor(0);
        const auto stopped = puzzleSeries({rule, Goal::White, 4, {}, 1}, {{}, &monitor});
        QVERIFY(!stopped.ok() && std::holds_alternative<Stopped>(stopped.error()));
    }
};

QTEST_GUILESS_MAIN(TestGenerate)
#include "tst_generate.moc"
