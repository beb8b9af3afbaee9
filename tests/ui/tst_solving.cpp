#include "tests/core/liar.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/game/solve_job.h"
#include "ui/solution/why_impossible.h"
#include "ui/widgets/chooser.h"

#include <QComboBox>
#include <QListView>
#include <QSlider>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const char* const sampleText = "bwwb\nbbwb\nbwwb\nbwww\n";
const char* const impossibleText = "bwww\nwwww\nwwww\nwwww\n";
/// Two rows of 15: has no solution, and searching all of its press sets takes long.
const char* const endlessText = "bwwwwwwwwwwwwww\nwwwwwwwwwwwwwww\n";

/// The cells of a board of 4×4, in reading order.
Grid cellsOf(std::uint64_t bits) { return Grid::fromPacked({4, 4}, bits); }

} // namespace

class TestSolving : public UiTest {
    Q_OBJECT

    /// A window in which that search runs.
    [[nodiscard]] bool startEndlessSearch(OpenWindow& open) {
        auto& method = open.part<QComboBox>("method");
        method.setCurrentText("subsets");
        open.paste(endlessText);
        open.key(Qt::Key_Return, Qt::ControlModifier);
        return QTest::qWaitFor([&] { return open.label("subline").contains("steps so far"); }, patience);
    }

  private slots:

    void aFalseAnswerIsNotShown_data() {
        QTest::addColumn<Answer>("answer");
        const Grid right = std::get<Optimal>(flip::solve(defaultMethod(), samplePuzzle()).answer).presses;
        Grid onePressLess = right;
        onePressLess.set(right.setCells().front(), false);
        const auto row = [](const char* name, const Answer& answer) { QTest::newRow(name) << answer; };
        row("no press", Optimal{cellsOf(0), Colour::White});
        row("one press less", Optimal{onePressLess, Colour::White});
        row("the other colour", Optimal{right, Colour::Black});
        row("a bound above the presses", Unproven{right, Colour::White, 5});
        row("no solution, and no proof", Impossible{});
        row("no solution, and a false proof", Impossible{{{cellsOf(1), Goal::Either}}});
    }

    void aFalseAnswerIsNotShown() {
        QFETCH(Answer, answer);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        told = answer;
        open.window.findChild<SolveJob*>("solving")->start(liar, open.puzzle());
        QTRY_COMPARE(open.message(), "The method liar gave an incorrect answer. Please report this board.");
        QCOMPARE(open.headline(), QString());
        QVERIFY(!open.player().isActive());
        // The true one still is.
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "4");
    }

    void theSampleIsSolvedInFour() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "4");
        QCOMPARE(open.label("subline"), "presses make every piece white");
        QCOMPARE(open.label("proofLine"), "Proven: 3 are not enough");
        QCOMPARE(open.label("place"), "0 of 4");
        QVERIFY(open.spoken().startsWith("4 presses make every piece"));
        const auto& marks = open.window.board().marks();
        QCOMPARE(marks.steps.size(), std::size_t{4});
        for (int i = 0; i < 4; ++i) {
            const auto& mark = marks.steps[static_cast<std::size_t>(i)];
            QCOMPARE(mark.number, i + 1);
            QCOMPARE(mark.next, i == 0);
            const auto& list = open.part<QListView>("steps");
            QCOMPARE(
                list.model()->index(i, 0).data().toString(),
                QStringLiteral("Press row %1, column %2").arg(mark.cell.row + 1).arg(mark.cell.column + 1));
        }
    }

    void everyWayLeadsToTheEndAndBack_data() {
        QTest::addColumn<std::function<void(OpenWindow&)>>("forth");
        QTest::addColumn<std::function<void(OpenWindow&)>>("back");
        const auto times = [](int count, auto act) {
            return [=](OpenWindow& open) {
                for (int i = 0; i < count; ++i) act(open);
            };
        };
        const auto button = [](const char* name) { return [=](OpenWindow& open) { open.click(name); }; };
        const auto key = [](Qt::Key code, Qt::KeyboardModifiers modifiers) {
            return [=](OpenWindow& open) { open.key(code, modifiers); };
        };
        const auto keyIn = [](const char* part, Qt::Key code) {
            return [=](OpenWindow& open) {
                open.part<QWidget>(part).setFocus();
                open.key(code);
            };
        };
        const auto row = [](const char* name, auto forth, auto back) {
            QTest::newRow(name) << std::function<void(OpenWindow&)>(forth)
                                << std::function<void(OpenWindow&)>(back);
        };
        row("the buttons for a step", times(4, button("next")), times(4, button("previous")));
        row("the buttons for the ends", button("last"), button("first"));
        row("the menu's keys for a step", times(4, key(Qt::Key_Right, Qt::AltModifier)),
            times(4, key(Qt::Key_Left, Qt::AltModifier)));
        row("the menu's keys for the ends", key(Qt::Key_End, Qt::AltModifier),
            key(Qt::Key_Home, Qt::AltModifier));
        row("arrow keys on the slider", times(4, keyIn("stepSlider", Qt::Key_Right)),
            times(4, keyIn("stepSlider", Qt::Key_Left)));
        row("End and Home on the slider", keyIn("stepSlider", Qt::Key_End),
            keyIn("stepSlider", Qt::Key_Home));
        row("arrow keys in the list", times(4, keyIn("steps", Qt::Key_Down)),
            times(4, keyIn("steps", Qt::Key_Up)));
        row("End and Home in the list", keyIn("steps", Qt::Key_End), keyIn("steps", Qt::Key_Home));
        const auto finish = [](OpenWindow& open) { QVERIFY(open.clock.finish()); };
        row(
            "playing with the round button, then undo",
            [=](OpenWindow& open) {
                open.click("playPause");
                finish(open);
            },
            times(4, key(Qt::Key_Z, Qt::ControlModifier)));
        row(
            "playing with Space on the slider, then dragging it",
            [=](OpenWindow& open) {
                keyIn("stepSlider", Qt::Key_Space)(open);
                finish(open);
            },
            [](OpenWindow& open) {
                auto& slider = open.part<QSlider>("stepSlider");
                const int y = slider.height() / 2;
                QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(slider.width() - 2, y));
                QTest::mouseMove(&slider, QPoint(slider.width() / 2, y));
                QTest::mouseMove(&slider, QPoint(2, y));
                QTest::mouseRelease(&slider, Qt::LeftButton, {}, QPoint(2, y));
            });
    }

    void everyWayLeadsToTheEndAndBack() {
        QFETCH(std::function<void(OpenWindow&)>, forth);
        QFETCH(std::function<void(OpenWindow&)>, back);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        forth(open);
        QVERIFY(open.puzzle().uniformColour());
        QCOMPARE(open.label("place"), "4 of 4");
        QVERIFY(open.window.board().marks().steps.empty());
        QCOMPARE(open.spoken(), "All pieces are one colour.");
        back(open);
        QVERIFY(open.puzzle() == samplePuzzle());
        QCOMPARE(open.label("place"), "0 of 4");
        QCOMPARE(open.window.board().marks().steps.size(), std::size_t{4});
        QCOMPARE(open.headline(), "4");
    }

    void aClickInterruptsPlaying() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        open.key(Qt::Key_Space, Qt::ControlModifier);
        open.clock.advance(100);
        QVERIFY(open.player().isPlaying());
        QVERIFY(open.window.board().isMoving());
        QCOMPARE(open.player().index(), 1);
        // A marked piece: the person plays on along the solution.
        open.click(open.player().steps()[3]);
        QVERIFY(!open.player().isPlaying());
        QCOMPARE(open.label("place"), "2 of 4");
        QCOMPARE(open.game().presses(), 2);
        // Any other piece leaves it.
        open.click(open.player().steps()[0]);
        QVERIFY(!open.player().isActive());
        QCOMPARE(open.game().presses(), 3);
        QCOMPARE(open.headline(), QString());
        QVERIFY(open.window.board().marks().steps.empty());
    }

    void theSpeedIsChosenAndRemembered() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            QVERIFY(open.solve());
            auto& speed = open.part<QComboBox>("speed");
            speed.setFocus();
            open.key(Qt::Key_End);
            QCOMPARE(speed.currentText(), "Instant");
            open.click("playPause");
            open.clock.advance(4 * ManualClock::frame);
            QVERIFY(open.game().solved());
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.part<QComboBox>("speed").currentText(), "Instant");
        QCOMPARE(open.player().speed(), SolutionPlayer::instantSpeed);
    }

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

    void aNearestBoardCanBeSeenAndPlayed() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(impossibleText);
        QVERIFY(open.solve());
        QTRY_VERIFY(!open.label("nearestText").isEmpty());
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

    void aPressTakesTheNearestBoardAway() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(impossibleText);
        QVERIFY(open.solve());
        // Before the explanation has come, or just after it.
        open.click({1, 1});
        QTRY_VERIFY(!open.label("oddsText").isEmpty());
        QCOMPARE(open.label("nearestText"), QString());
    }

    void theOddsAreTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(impossibleText);
        QVERIFY(open.solve());
        QTRY_COMPARE(open.label("oddsText"), "Only 1 in 16 boards of this kind can be solved.");
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

    void theMessageOffersWhatComesNext_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("offer");
        QTest::addColumn<QString>("headline");
        QTest::newRow("a solution") << sampleText << "Pasted: 4×4, Flip Game. The minimum is 4 presses."
                                    << "Show the solution"
                                    << "4";
        QTest::newRow("a proof") << impossibleText << "Pasted: 4×4, Flip Game. It has no solution."
                                 << "Show why"
                                 << "Impossible";
    }

    void theMessageOffersWhatComesNext() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(QString, offer);
        QFETCH(QString, headline);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        QTRY_COMPARE(open.message(), message);
        auto& button = open.part<QAbstractButton>("offer");
        QVERIFY(button.isVisible());
        QCOMPARE(button.text(), offer);
        open.click("offer");
        QTRY_COMPARE(open.headline(), headline);
        QVERIFY(!button.isVisible());
    }

    void anAnswerIsAskedForWhereItWillStand_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isNumber");
        QTest::newRow("a number, before its words") << sampleText << true;
        QTest::newRow("a word, above them") << impossibleText << false;
    }

    void anAnswerIsAskedForWhereItWillStand() {
        QFETCH(QString, text);
        QFETCH(bool, isNumber);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        open.click("solveHere");
        QTRY_COMPARE(open.headline(), isNumber ? "4" : "Impossible");
        const auto placeOf = [&](const char* name) {
            const auto& label = open.part<QLabel>(name);
            return QRect(label.mapTo(&open.window, QPoint(0, 0)), label.size());
        };
        QTRY_COMPARE(placeOf("headline").bottom() < placeOf("subline").top(), !isNumber);
        QCOMPARE(placeOf("headline").right() < placeOf("subline").left(), isNumber);
    }

    void everyOptimalSolutionIsNamedByItsOwnColour() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        auto& chooser = open.part<Chooser>("optimal");
        QTRY_VERIFY(chooser.isVisible());
        auto* next = chooser.findChild<QAbstractButton*>(QStringLiteral("nextChoice"));
        for (const auto* button : chooser.findChildren<QAbstractButton*>()) QVERIFY(!button->icon().isNull());
        QSet<QString> said;
        while (true) {
            const QString subline = open.label("subline");
            said << subline;
            open.key(Qt::Key_End, Qt::AltModifier);
            const auto colour = open.puzzle().uniformColour();
            QVERIFY(colour);
            QCOMPARE(subline, *colour == Colour::White ? "presses make every piece white"
                                                       : "presses make every piece black");
            if (!next->isEnabled()) break;
            QTest::mouseClick(next, Qt::LeftButton);
        }
        QCOMPARE(said.size(), 2);
    }

    void aFinishedBoardNeedsNoPresses() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bbbb/bbbb/bbbb/bbbb");
        QTRY_COMPARE(open.message(), "Pasted: 4×4, Flip Game. It is already solved.");
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "0");
        QCOMPARE(open.label("subline"), "presses needed: every piece is already black");
        QVERIFY(!open.part<QWidget>("transport").isVisible());
    }

    void everyMethodAnswersInTheWindow_data() {
        QTest::addColumn<QString>("method");
        for (const Method& method : methods())
            QTest::addRow("%s", std::string(method.name).c_str())
                << QString::fromStdString(std::string(method.name));
    }

    void everyMethodAnswersInTheWindow() {
        QFETCH(QString, method);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.part<QComboBox>("method").setCurrentText(method);
        open.paste(sampleText);
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "4");
        open.paste(impossibleText);
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Impossible");
        QVERIFY(!open.window.board().marks().witness.none());
    }

    void whatIsTooLargeForAMethodIsSaid() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.part<QComboBox>("method").setCurrentText("subsets");
        open.paste(QString("bwwwwwwwwb\n").repeated(10));
        QVERIFY(open.solve());
        QCOMPARE(open.headline(), "Too large");
        QVERIFY(!open.label("subline").isEmpty());
    }

    void aSearchCanBeStopped() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(startEndlessSearch(open));
        open.click("stop");
        QTRY_VERIFY(!open.part<QWidget>("stop").isVisible());
        QCOMPARE(open.message(), "The search was stopped before an answer was found.");
        QCOMPARE(open.headline(), QString());
    }

    void aPressEndsTheSearch() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(startEndlessSearch(open));
        open.click({1, 3});
        QCOMPARE(open.game().presses(), 1);
        QVERIFY(!open.part<QWidget>("stop").isVisible());
        QVERIFY(!open.label("subline").contains("Searching"));
    }

    void theWindowClosesWhileItExplains() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(QString("b") + QString(62, 'w') + "\n" + (QString(63, 'w') + "\n").repeated(61));
        QVERIFY(open.solve());
        QVERIFY(open.window.close());
    }

    void theWindowClosesWhileItSearches() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(startEndlessSearch(open));
        QVERIFY(open.window.close());
        // The search still runs; the window's end ends it.
        QVERIFY(open.part<QWidget>("stop").isVisibleTo(&open.window));
    }
};

QTEST_MAIN(TestSolving)
#include "tst_solving.moc"
