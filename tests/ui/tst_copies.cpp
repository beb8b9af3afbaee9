// What can be copied from the window, and what comes back when it is pasted.

#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "core/text/written_forms.h"
#include "tests/core/random_rules.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/atlas/atlas_page.h"
#include "ui/game/game_file.h"
#include "ui/guide/guide_page.h"
#include "ui/guide/lesson.h"

#include <QTest>

#include <set>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Chooses a command of the menu Copy As, as it is offered at this moment; false where it is not.
bool copyAs(QAction& action) {
    auto* menu = qobject_cast<QMenu*>(action.parent());
    QApplication::clipboard()->clear();
    emit menu->aboutToShow();
    action.trigger();
    return action.isEnabled();
}

QAction& form(OpenWindow& open, const char* name) {
    auto* action = open.window.findChild<QAction*>(QStringLiteral("copy-") + QLatin1String(name));
    if (action == nullptr) qFatal("there is no form called %s", name);
    return *action;
}

QString clipboard() { return QApplication::clipboard()->text(); }

/// A pattern, a torus or a table, with any goal, also a target.
Puzzle drawnPuzzle(Random& random) {
    const Rule rule = random.below(3) == 0 ? Rule::fromPattern(randomSize(random, 30), Pattern::plus())
                                           : randomRule(random, 30);
    const Size size = rule.size();
    Goal goal = static_cast<Goal::Kind>(random.below(3));
    if (random.below(3) == 0) goal = Goal::target(randomGrid(size, random));
    return {rule, randomGrid(size, random), goal};
}

} // namespace

class TestCopies : public UiTest {
    Q_OBJECT

  private slots:

    void everyFormOfABoardComesBack_data() {
        QTest::addColumn<QString>("name");
        for (const WrittenForm& form : writtenForms()) {
            const auto name = QString::fromUtf8(form.name.data(), static_cast<qsizetype>(form.name.size()));
            // These two say a puzzle of another goal.
            if (name != "panel" && name != "flip-id") QTest::newRow(qPrintable(name)) << name;
        }
    }

    void everyFormOfABoardComesBack() {
        QFETCH(QString, name);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb/bbwb/bwwb/bwww");
        const Puzzle copied = open.puzzle();
        QVERIFY(copyAs(form(open, qPrintable(name))));
        QVERIFY2(open.message().startsWith("On the clipboard: "), qPrintable(open.message()));
        const bool isSure = !open.message().contains("another puzzle");
        const QString text = clipboard();
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.paste(text);
        // What the message warns of is another puzzle on the same board.
        QVERIFY2(open.puzzle().board == copied.board || !isSure, qPrintable(text));
        if (isSure) QVERIFY2(open.puzzle() == copied, qPrintable(text));
        if (name != "mask") QVERIFY2(isSure, qPrintable(text));
    }

    /// Puzzles of every kind, through Copy and every form: what is pasted is the same, or it was said that it
    /// may not be.
    void whatACopyLosesIsTold() {
        Random random(2026);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        int exact = 0;
        int told = 0;
        for (int i = 0; i < 40; ++i) {
            const Puzzle puzzle = drawnPuzzle(random);
            std::vector<QAction*> actions{&open.command("Copy Board")};
            for (const WrittenForm& written : writtenForms())
                actions.push_back(&form(open, std::string(written.name).c_str()));
            for (QAction* action : actions) {
                open.game().replace(puzzle, "New");
                const bool isCopy = action == actions.front();
                if (isCopy) {
                    QApplication::clipboard()->clear();
                    action->trigger();
                } else if (!copyAs(*action)) {
                    continue;
                }
                const bool isSure = !open.message().contains("another puzzle");
                const QString text = clipboard();
                QVERIFY(!text.isEmpty());
                open.game().replace(Puzzle::flipGame(Grid({2, 2})), "New");
                open.paste(text);
                const bool isSame = open.puzzle() == puzzle;
                QVERIFY2(isSame || !isSure, qPrintable(action->text() + ":\n" + text + "\n" +
                                                       QString::fromStdString(writePuzzleLine(puzzle))));
                // Copy itself gives back everything.
                if (isCopy) QVERIFY2(isSame && isSure, qPrintable(text));
                ++(isSure ? exact : told);
            }
        }
        QVERIFY2(exact > 100 && told > 100, qPrintable(QStringLiteral("%1, %2").arg(exact).arg(told)));
    }

    void aLargeBoardIsWrittenBesideTheWindow() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        Puzzle large = Puzzle::flipGame(Grid({300, 200}));
        large.board.set({123, 45});
        open.game().replace(large, "New");
        for (const char* name : {"puzzle", "link"}) {
            auto* action = open.window.findChild<QAction*>(QStringLiteral("copy-") + QLatin1String(name));
            QVERIFY(copyAs(*action));
            QTRY_VERIFY(!clipboard().isEmpty());
            const auto read = recognise(clipboard().toStdString());
            QVERIFY(read && read->readings.front().puzzles.front().puzzle == large);
        }
        QVERIFY(copyAs(*open.window.findChild<QAction*>("copy-picture")));
        QTRY_VERIFY(!QApplication::clipboard()->image().isNull());
        QVERIFY(QApplication::clipboard()->image().height() <= 4200);
    }

    void anyRuleAndGoalGoesThroughTheLinkAndTheLine_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("link") << "link";
        QTest::newRow("puzzle") << "puzzle";
    }

    void anyRuleAndGoalGoesThroughTheLinkAndTheLine() {
        QFETCH(QString, name);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Size size{3, 5};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern(0b101'010'101), Edges::Torus), Grid::filled(size),
                            Goal::Black};
        open.game().replace(puzzle, "New");
        QVERIFY(copyAs(form(open, "lines")));
        QVERIFY2(open.message().contains("another puzzle"), qPrintable(open.message()));
        QVERIFY(copyAs(form(open, qPrintable(name))));
        QVERIFY(!open.message().contains("another puzzle"));
        const QString text = clipboard();
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.paste(text);
        QVERIFY(open.puzzle() == puzzle);
    }

    void aFormThatCannotHoldTheBoardIsNotOffered() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bw/wb");
        QVERIFY(!copyAs(form(open, "panel")));
        QVERIFY(!copyAs(form(open, "flip-id")));
        QCOMPARE(clipboard(), QString());
        open.paste("flip:bw/wb?goal=white");
        QVERIFY(copyAs(form(open, "flip-id")));
        const Puzzle copied = open.puzzle();
        const QString text = clipboard();
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.paste(text);
        QVERIFY(open.puzzle() == copied);
    }

    void aCopyIsConfirmedOnAPageInFrontOfTheBoard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.resize(420, 480);
        open.key(Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY(!open.window.board().isVisible());
        open.key(Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(open.message(), "The board is on the clipboard, as lines of b and w.");
    }

    void aSolutionIsCopiedWhileOneIsShown() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb/bbwb/bwwb/bwww");
        // As a screen reader does, before the menu has been opened.
        for (const char* name : {"Solution: List of Presses", "Solution: Game with Its Steps"}) {
            QAction& command = open.command(name);
            command.trigger();
            QCOMPARE(clipboard(), "bwwb/bbwb/bwwb/bwww");
            QCOMPARE(open.message(), "There is no solution to copy. Solve the board first.");
        }
        QVERIFY(!copyAs(open.command("Solution: List of Presses")));
        QCOMPARE(clipboard(), QString());
        QVERIFY(open.solve());
        QVERIFY(copyAs(open.command("Solution: List of Presses")));
        QCOMPARE(clipboard(), "1,1 2,2 2,4 3,1\n");
        QCOMPARE(open.message(), "The solution is on the clipboard.");
        QVERIFY(copyAs(open.command("Solution: Matrix of Zeros and Ones")));
        QCOMPARE(clipboard(), "1 0 0 0\n0 1 0 1\n1 0 0 0\n0 0 0 0\n");
        open.key(Qt::Key_Right, Qt::AltModifier);
        // For the board as it is now.
        QVERIFY(copyAs(open.command("Solution: List of Presses")));
        QCOMPARE(clipboard(), "2,2 2,4 3,1\n");
        QCOMPARE(open.message(), "The presses that are left are on the clipboard.");
        QVERIFY(copyAs(open.command("Solution: Matrix of Zeros and Ones")));
        QCOMPARE(clipboard(), "0 0 0 0\n0 1 0 1\n1 0 0 0\n0 0 0 0\n");
        const Puzzle copied = open.puzzle();
        QVERIFY(copyAs(open.command("Solution: Game with Its Steps")));
        const QString text = clipboard();
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.paste(text);
        QVERIFY(open.puzzle() == copied);
        QCOMPARE(open.label("presses"), "1 press");
        for (int i = 0; i < 3; ++i) open.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(open.game().solved());
        open.game().goTo(open.game().moveIndex() - 4, Motion::Immediate);
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void theStepsOfALessonAreASolutionIfTheySolveItsBoard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        auto& guide = open.part<GuidePage>("guidePage");
        QTRY_VERIFY(guide.isVisible());
        int solutions = 0;
        int others = 0;
        const auto lessons = guideLessons();
        for (int number = 0; number < static_cast<int>(lessons.size()); ++number) {
            const auto shows = lessons[static_cast<std::size_t>(number)].shows.size();
            for (std::size_t show = 1; show <= shows; ++show) {
                guide.setLesson(number);
                guide.startOver();
                open.click(qPrintable(QStringLiteral("show%1").arg(show)));
                QVERIFY(guide.player().isActive());
                Puzzle end = guide.game().puzzle();
                for (const Cell cell : guide.player().steps()) end.press(cell);
                QCOMPARE(copyAs(open.command("Solution: List of Presses")), end.solved());
                QCOMPARE(clipboard().isEmpty(), !end.solved());
                end.solved() ? ++solutions : ++others;
            }
        }
        QVERIFY(solutions > 0);
        QVERIFY(others > 0);
    }

    void aBoardThatIsNotShownIsNotCopied() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bww/www/www");
        open.key(Qt::Key_L, Qt::ControlModifier);
        auto& atlas = open.part<AtlasPage>("atlasPage");
        QTRY_VERIFY(atlas.isLarge());
        const auto areOffered = [&] {
            return std::set{open.action("copy").isEnabled(), open.command("Copy As").isEnabled(),
                            open.command("Read the Board").isEnabled()};
        };
        QCOMPARE(areOffered(), std::set{false});
        QApplication::clipboard()->clear();
        open.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(clipboard(), QString());
        open.key(Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(!atlas.isLarge());
        QCOMPARE(areOffered(), std::set{true});
    }

    void aCopiedGameSaysWhatASavedOneDoes_data() {
        QTest::addColumn<bool>("atOnce");
        QTest::newRow("solved from its start") << true;
        QTest::newRow("solved after a press, from another board") << false;
    }

    void aCopiedGameSaysWhatASavedOneDoes() {
        QFETCH(bool, atOnce);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.game().replace(ReplaceMove(samplePuzzle(), "Level 1", LevelOrigin{1}));
        open.game().setNotes("Found in an old book.\nHard.");
        if (!atOnce) open.click(Cell{0, 0});
        QVERIFY(open.solve());
        open.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(copyAs(open.command("Solution: Game with Its Steps")));
        const auto copied = readFlipFile(clipboard().toStdString());
        const FlipFile saved = fileOf(open.game());
        QVERIFY(static_cast<bool>(copied));
        QVERIFY(copied->shown && saved.shown);
        QCOMPARE(copied->notes, saved.notes);
        QCOMPARE(saved.from, std::string("level 1"));
        // It is the level only from its start on.
        QCOMPARE(copied->from, std::string(atOnce ? "level 1" : ""));
    }

    void aPictureShowsTheBoardAndNothingOfTheMoment() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb/bbwb/bwwb");
        QVERIFY(copyAs(form(open, "picture")));
        QCOMPARE(open.message(), "A picture of the board is on the clipboard.");
        const QImage picture = QApplication::clipboard()->image();
        QVERIFY(!picture.isNull());
        QVERIFY(picture.width() > picture.height());
        // The keyboard's cursor is of the moment.
        open.key(Qt::Key_Home);
        open.key(Qt::Key_Home);
        QVERIFY(copyAs(form(open, "picture")));
        QCOMPARE(QApplication::clipboard()->image(), picture);
        // A hint, which stays until something is pressed, and the marks of a solution are not.
        open.window.board().showHint({Cell{1, 1}, 2, {}});
        QVERIFY(copyAs(form(open, "picture")));
        const QImage hinted = QApplication::clipboard()->image();
        QVERIFY(hinted != picture);
        open.window.board().showHint({});
        QVERIFY(open.solve());
        QVERIFY(copyAs(form(open, "picture")));
        QVERIFY(QApplication::clipboard()->image() != picture);
        QVERIFY(QApplication::clipboard()->image() != hinted);
    }
};

QTEST_MAIN(TestCopies)
#include "tst_copies.moc"
