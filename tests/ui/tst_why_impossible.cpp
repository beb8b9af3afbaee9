// What the window shows of an impossible board: its witness, the nearest boards, and the odds.

#include "tests/core/plain_enumeration.h"
#include "tests/core/random_rules.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "ui/game/explain_job.h"
#include "ui/solution/why_impossible.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Of all boards of this size, in the order of Grid::packed(): found by trying every press set.
std::vector<bool> solvableBoards(const Rule& rule, Goal::Kind goal) {
    const PackedPuzzle puzzle({rule, Grid(rule.size()), Goal::White});
    const std::uint64_t all = (std::uint64_t{1} << puzzle.cells) - 1;
    std::vector<bool> solvable(all + 1);
    forEachPressSet(puzzle, [&](std::uint64_t, std::uint64_t board) {
        if (goal != Goal::Black) solvable[board] = true;
        if (goal != Goal::White) solvable[board ^ all] = true;
    });
    return solvable;
}

} // namespace

class TestWhyImpossible : public UiTest {
    Q_OBJECT

  private slots:

    void theWitnessOfAnImpossibleBoardStays() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(impossibleText);
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Impossible");
        QVERIFY(!open.player().isActive());
        const Grid witness = open.window.board().marks().witness;
        QVERIFY(!witness.none());
        QVERIFY2(open.label("witnessText").contains("hatched"), qPrintable(open.label("witnessText")));
        open.click({1, 1});
        open.click({3, 0});
        QVERIFY(open.window.board().marks().witness == witness);
        QCOMPARE(open.headline(), "Impossible");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.window.board().marks().witness == witness);
        // It is the witness of this board only.
        open.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(open.window.board().marks().witness.none());
        QCOMPARE(open.headline(), QString());
    }

    void asManyOfEitherColourAreCountedOnce() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("flip:bwb/wbw/bwb?pattern=.../.../...");
        QVERIFY(open.solve());
        QVERIFY2(open.label("witnessText").contains("an odd number must turn over: 1."),
                 qPrintable(open.label("witnessText")));
    }

    /// What was undone is a board of another size.
    void theWitnessStaysWhereAnotherTryBegins() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(impossibleText);
        open.paste("bwwwww\nwwwwww\nwwwwww\nwwwwww\nwwwwww\nwwwwww\n");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_6, Qt::ControlModifier);
        QVERIFY(open.solve());
        const Grid witness = open.window.board().marks().witness;
        QVERIFY(!witness.none());
        open.click({1, 1});
        QCOMPARE(open.game().presses(), 1);
        QCOMPARE(open.game().moveName(2), "New Try");
        QCOMPARE(open.headline(), "Impossible");
        QVERIFY(open.window.board().marks().witness == witness);
    }

    void everyPressCanBeTriedAgainstTheWitness() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(impossibleText);
        QVERIFY(open.solve());
        open.click("tryEveryPress");
        QVERIFY(open.window.board().marks().trial);
        QVERIFY(open.clock.isRunning());
        for (int i = 0; i < 16; ++i) {
            const auto& trial = open.window.board().marks().trial;
            QVERIFY(trial);
            QVERIFY(trial->pressed == cellAt({4, 4}, i));
            QVERIFY(trial->flipped.size() % 2 == 0);
            open.clock.advance(600);
        }
        QCOMPARE(open.label("trialText"), "All 16 presses tried: each turns over an even number.");
        QVERIFY(!open.window.board().marks().trial);
        QVERIFY(!open.clock.isRunning());
    }

    void whatIsImpossibleIsSaidInAWholeSentence_data() {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("proof");
        QTest::addColumn<QString>("odds");
        const auto row = [](const char* name, const char* link, const char* proof, const char* odds) {
            QTest::newRow(name) << QString::fromUtf8(link) << QString(proof) << QString(odds);
        };
        row("one colour", "flip:bwww/wwww/wwww/wwww", "Proven for both colours",
            "Most boards are impossible");
        row("white", "flip:bwww/wwww/wwww/wwww?goal=white", "Proven: the pieces cannot all be made white",
            "Most boards are impossible");
        row("lit", "flip:wbbb/bbbb/bbbb/bbbb?goal=black", "Proven: the buttons cannot all be lit",
            "Most boards are impossible");
        row("half of all boards", "flip:bw?goal=white", "Proven: the pieces cannot all be made white",
            "Every other board is impossible");
    }

    void whatIsImpossibleIsSaidInAWholeSentence() {
        QFETCH(const QString, link);
        QFETCH(const QString, proof);
        QFETCH(const QString, odds);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(link);
        QVERIFY(open.solve());
        QCOMPARE(open.label("subline"), proof);
        QTRY_COMPARE(open.label("oddsTitle"), odds);
    }

    void oneIsNotCountedInThePlural() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("flip:b?goal=white&pattern=.../.../...");
        QVERIFY(open.solve());
        open.click("tryEveryPress");
        open.clock.advance(5'000);
        QCOMPARE(open.label("trialText"), "The only press tried: it turns over an even number.");
        open.paste("flip:bbw/bww/www");
        QVERIFY(open.solve());
        const auto captions = [&] {
            QStringList all;
            for (const QLabel* label : open.part<QWidget>("whyLeast").findChildren<QLabel*>())
                all << label->text();
            return all;
        };
        QTRY_VERIFY2(captions().contains("to white: 1 press"), qPrintable(captions().join('|')));
        // With a pattern that flips nothing, all 2^72 sets of presses work.
        open.paste("flip:" + QString("wwwwwwwww/").repeated(8).chopped(1) +
                   "?goal=white&pattern=.../.../...");
        QVERIFY(open.solve());
        QTRY_VERIFY2(captions().contains("More than 10^19 sets of presses work, and none is smaller:"),
                     qPrintable(captions().join('|')));
    }

    void largeBoardsAreTriedFaster_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<int>("milliseconds");
        QTest::newRow("25 presses") << Size{5, 5} << 600;
        QTest::newRow("26 presses") << Size{2, 13} << 250;
        QTest::newRow("100 presses") << Size{10, 10} << 250;
        QTest::newRow("110 presses") << Size{10, 11} << 60;
    }

    void largeBoardsAreTriedFaster() {
        QFETCH(Size, size);
        QFETCH(int, milliseconds);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        // Every press flips a piece and its right neighbour; of each row, an even number.
        Puzzle puzzle{Rule::fromPattern(size, Pattern(0b000'011'000), Edges::Torus), Grid(size), Goal::White};
        puzzle.board.set({0, 0});
        open.game().replace(puzzle, "New");
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Impossible");
        QVERIFY2(open.label("witnessText").contains("even number of them: 0 or 2."),
                 qPrintable(open.label("witnessText")));
        open.click("tryEveryPress");
        const auto tried = [&] { return indexOf(size, open.window.board().marks().trial.value().pressed); };
        open.clock.advance(milliseconds - 1);
        QCOMPARE(tried(), 0);
        open.clock.advance(1);
        QCOMPARE(tried(), 1);
    }

    void onlyPressesThatCanBeMadeAreTried() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        // Of four pieces in a row, the second and the third have no button.
        const Size size{1, 4};
        std::vector<Grid> masks(4, Grid(size));
        masks[0].set({0, 0});
        masks[0].set({0, 1});
        masks[3].set({0, 2});
        masks[3].set({0, 3});
        Puzzle puzzle{Rule::fromTable(size, masks), Grid(size), Goal::White};
        puzzle.board.set({0, 0});
        open.game().replace(puzzle, "New");
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Impossible");
        open.click("tryEveryPress");
        QCOMPARE(open.label("trialText"), "Row 1, column 1 would turn over 2 of them.");
        open.clock.advance(600);
        QVERIFY2(open.label("trialText").startsWith("Row 1, column 4 would turn over "),
                 qPrintable(open.label("trialText")));
        open.clock.advance(600);
        QCOMPARE(open.label("trialText"), "All 2 presses tried: each turns over an even number.");
    }

    void whatHasNoButtonCountsAsNoPress_data() {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("counts");
        QTest::addColumn<bool>("canBeTried");
        QTest::newRow("one button of two") << "flip:bw?table=c"
                                           << "an even number of them: 2." << true;
        QTest::newRow("no button at all") << "flip:bw?table=0"
                                          << "an even number of them: 0." << false;
    }

    void whatHasNoButtonCountsAsNoPress() {
        QFETCH(QString, link);
        QFETCH(QString, counts);
        QFETCH(bool, canBeTried);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(link);
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Impossible");
        QVERIFY2(open.label("witnessText").contains(counts), qPrintable(open.label("witnessText")));
        QCOMPARE(!open.part<QPushButton>("tryEveryPress").isHidden(), canBeTried);
    }

    void moreThanAnybodyWatchesAreNotTried_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<bool>("areTried");
        QTest::newRow("400") << Size{20, 20} << true;
        QTest::newRow("420") << Size{20, 21} << false;
    }

    void moreThanAnybodyWatchesAreNotTried() {
        QFETCH(Size, size);
        QFETCH(bool, areTried);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        Puzzle puzzle{Rule::fromPattern(size, Pattern(0b000'011'000), Edges::Torus), Grid(size), Goal::White};
        puzzle.board.set({0, 0});
        open.game().replace(puzzle, "New");
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Impossible");
        QCOMPARE(open.part<QPushButton>("tryEveryPress").isHidden(), !areTried);
    }

    void aNearestBoardCanBeSeenAndPlayed() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(impossibleText);
        QVERIFY(open.solve());
        QTRY_VERIFY(!open.label("nearestText").isEmpty());
        const Grid witness = open.window.board().marks().witness;
        QVERIFY(!witness.none() && open.window.board().marks().changes.empty());
        open.click("showNearest");
        // The words speak of the hatched pieces all the while.
        QVERIFY(open.window.board().marks().witness == witness);
        QVERIFY(!open.window.board().marks().changes.empty());
        open.click("showNearest");
        QVERIFY(open.window.board().marks().witness == witness);
        open.click("showNearest");
        const auto changes = open.window.board().marks().changes;
        QVERIFY(!changes.empty());
        Grid expected = open.puzzle().board;
        for (const Cell cell : changes) expected.flip(cell);
        open.click("playNearest");
        QVERIFY(open.puzzle().board == expected);
        QVERIFY(!solutionOf(open.puzzle()).empty() || open.game().solved());
        QVERIFY(open.window.board().marks().changes.empty());
    }

    void whatHasNotBeenCountedToItsEndIsSaid() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        // A piece of each row has to be flipped, which are more sets of pieces than are tried.
        const Size size{4, 125};
        Puzzle puzzle{Rule::fromPattern(size, Pattern(0b000'011'000), Edges::Torus), Grid(size), Goal::White};
        for (int row = 0; row < size.rows; ++row) puzzle.board.set({row, 0});
        open.game().replace(puzzle, "New");
        QVERIFY(open.solve());
        const auto option = [&] {
            for (const QLabel* label : open.window.findChildren<QLabel*>())
                if (label->text().startsWith("Option 1 of")) return label->text();
            return QString();
        };
        QTRY_VERIFY2(option().startsWith("Option 1 of at least "), qPrintable(option()));
        open.paste(impossibleText);
        QVERIFY(open.solve());
        QTRY_VERIFY2(option() == "Option 1 of 2", qPrintable(option()));
    }

    void aPressTakesTheNearestBoardAwayAndUndoBringsItBack() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(impossibleText);
        QVERIFY(open.solve());
        // Before the explanation has come, or just after it.
        open.click({1, 1});
        QTRY_VERIFY(!open.label("oddsText").isEmpty());
        QCOMPARE(open.label("nearestText"), QString());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(open.label("nearestText").startsWith("It could be solved if "),
                 qPrintable(open.label("nearestText")));
        open.click({1, 1});
        QCOMPARE(open.label("nearestText"), QString());
        // The same piece again leads to the same board.
        open.click({1, 1});
        open.click("playNearest");
        QVERIFY(!solutionOf(open.puzzle()).empty() || open.game().solved());
    }

    void nothingIsNearerToABoardWhoseExplanationHasNoSuchBoard() {
        ManualClock clock;
        Game game(impossiblePuzzle());
        WhyImpossible why(game, clock);
        why.show(Witness{Grid::filled({4, 4}), Goal::Either});
        why.show(Explanation{game.puzzle(), {}, {}, 4});
        game.press({0, 0});
        game.undo();
        QVERIFY(why.findChild<QLabel*>("nearestText")->parentWidget()->isHidden());
        QVERIFY(!why.isHidden());
    }

    void theOddsAreTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(impossibleText);
        QVERIFY(open.solve());
        QTRY_COMPARE(open.label("oddsText"), "Only 1 in 16 boards of this kind can be solved.");
    }

    void theOddsAreThoseOfAllBoards() {
        Random random(16);
        int explained = 0;
        for (int i = 0; i < 120; ++i) {
            const Rule rule = randomRule(random, 9);
            for (const Goal::Kind goal : {Goal::Either, Goal::White, Goal::Black}) {
                const std::vector<bool> solvable = solvableBoards(rule, goal);
                const auto impossible = std::ranges::find(solvable, false);
                if (impossible == solvable.end()) continue;
                const auto board = static_cast<std::uint64_t>(impossible - solvable.begin());
                ExplainJob job;
                std::optional<int> bits;
                connect(&job, &ExplainJob::explained, this,
                        [&](const Explanation& explanation) { bits = explanation.solvableBits; });
                job.start({rule, Grid::fromPacked(rule.size(), board), goal});
                QTRY_VERIFY(bits);
                QCOMPARE(std::ranges::count(solvable, true) << *bits, std::ssize(solvable));
                ++explained;
            }
        }
        QVERIFY2(explained > 100, qPrintable(QString::number(explained)));
    }

    void smallOddsAreToldAsAPower_data() {
        QTest::addColumn<int>("bits");
        QTest::addColumn<QString>("one");
        QTest::newRow("as a number as long as it is one") << 62 << "4611686018427387904";
        QTest::newRow("as a power where it would be too large") << 63 << "2⁶³";
    }

    void smallOddsAreToldAsAPower() {
        QFETCH(int, bits);
        QFETCH(QString, one);
        ManualClock clock;
        Game game(impossiblePuzzle());
        WhyImpossible why(game, clock);
        why.show(Witness{Grid::filled({4, 4}), Goal::Either});
        why.show(Explanation{game.puzzle(), {}, {}, bits});
        QCOMPARE(why.findChild<QLabel*>("oddsText")->text(),
                 QStringLiteral("Only 1 in %1 boards of this kind can be solved.").arg(one));
    }
};

QTEST_MAIN(TestWhyImpossible)
#include "tst_why_impossible.moc"
