// What is there again in the next window: the game and what was chosen; and what is said where that cannot
// be.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "ui/guide/guide_page.h"
#include "ui/widgets/page_stack.h"
#include "ui/widgets/segmented_switch.h"

#include <QComboBox>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestKept : public UiTest {
    Q_OBJECT

  private slots:

    void theGameComesBackInTheNextWindow() {
        QString undo;
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            for (const Cell cell : {Cell{0, 0}, Cell{1, 1}, Cell{2, 2}}) open.click(cell);
            open.key(Qt::Key_Z, Qt::ControlModifier);
            undo = open.command("Undo Press row 2, column 2").text();
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        Puzzle expected = samplePuzzle();
        expected.press({0, 0});
        expected.press({1, 1});
        QVERIFY(open.puzzle() == expected);
        QVERIFY(!open.window.board().isMoving());
        QCOMPARE(open.label("presses"), "2 presses");
        QCOMPARE(open.command("Undo Press row 2, column 2").text(), undo);
        open.key(Qt::Key_Y, Qt::ControlModifier);
        expected.press({2, 2});
        QVERIFY(open.puzzle() == expected);
        for (int i = 0; i < 3; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void aSessionThatCannotBeSavedIsTold() {
        if (!QFileInfo("/proc/self").exists()) QSKIP("This system has no /proc.");
        OpenWindow open("/proc");
        QVERIFY(open.isReady());
        QVERIFY2(open.message().startsWith("This game cannot be saved."), qPrintable(open.message()));
        QCOMPARE(open.label("unsaved"), "Not saved");
    }

    void aFullDiskIsToldAtOnce() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.label("unsaved"), QString());
        open.click({0, 0});
        // Neither a file nor anything that could take its place can be there.
        const QString path = inFolder("session.txt");
        QVERIFY(QFile::remove(path) && QDir(folder()).mkpath("session.txt/inside"));
        open.click({1, 1});
        QVERIFY2(open.message().startsWith("Your last moves have not been saved. " + path),
                 qPrintable(open.message()));
        QCOMPARE(open.label("unsaved"), "Not saved");
        // It is no message about the board.
        open.click({2, 2});
        QVERIFY(!open.message().isEmpty());
        QVERIFY(QDir(path).removeRecursively());
        open.click({3, 3});
        QTRY_COMPARE(open.message(), "The game is being saved again.");
        QCOMPARE(open.label("unsaved"), QString());
        Game again(impossiblePuzzle());
        QDir().mkpath(inFolder("copy"));
        QVERIFY(QFile::copy(path, inFolder("copy/session.txt")));
        Session(inFolder("copy")).attach(again);
        QVERIFY(again.puzzle() == open.puzzle());
        QCOMPARE(again.presses(), 4);
    }

    void aWindowWhoseMovesAreNotSavedAsksBeforeItCloses() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        const QString path = inFolder("session.txt");
        QVERIFY(QFile::remove(path) && QDir(folder()).mkpath("session.txt/inside"));
        open.click({1, 1});
        QVERIFY(!open.window.close());
        const QString asked = open.message();
        QVERIFY2(asked.startsWith("Your last moves have not been saved. " + path), qPrintable(asked));
        QVERIFY2(asked.endsWith("or close the window again to give them up."), qPrintable(asked));
        open.click({2, 2});
        QCOMPARE(open.message(), asked);
        QVERIFY(open.window.isVisible());
        // What can be saved is.
        QVERIFY(QDir(path).removeRecursively());
        QVERIFY(open.window.close());
        Game again(impossiblePuzzle());
        QVERIFY(QDir().mkpath(inFolder("copy")) && QFile::copy(path, inFolder("copy/session.txt")));
        Session(inFolder("copy")).attach(again);
        QVERIFY(again.puzzle() == open.puzzle());
    }

    void aWindowIsClosedWhereItsMovesAreGivenUp() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = inFolder("session.txt");
        QVERIFY(QFile::remove(path) && QDir(folder()).mkpath("session.txt/inside"));
        open.click({1, 1});
        QVERIFY(!open.window.close());
        QVERIFY(open.window.close());
    }

    void aWindowWithoutMovesClosesAtOnce() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = inFolder("session.txt");
        QVERIFY(QFile::remove(path) && QDir(folder()).mkpath("session.txt/inside"));
        open.click({1, 1});
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!open.message().isEmpty());
        QVERIFY(open.window.close());
    }

    void aPressThatSolvesAndIsNotSavedTellsBoth() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.game().replace(puzzleOf("bbw/wbw/wbw"), "New");
        const QString path = inFolder("session.txt");
        QVERIFY(QFile::remove(path) && QDir(folder()).mkpath("session.txt/inside"));
        open.click({1, 1});
        const QString warning = open.message();
        QVERIFY2(warning.startsWith("Your last moves have not been saved. "), qPrintable(warning));
        open.click({1, 1});
        open.game().replace(puzzleOf("wbw/bbb/wbw"), "New");
        open.click({1, 1});
        QVERIFY2(open.message().startsWith("Solved in 1 press"), qPrintable(open.message()));
        QVERIFY2(open.message().endsWith(warning), qPrintable(open.message()));
        // The minimum comes later.
        QVERIFY(QTest::qWaitFor([&] { return open.message().contains("the fewest possible"); }, patience));
        QVERIFY2(open.message().endsWith(warning), qPrintable(open.message()));
        const QString both = open.message();
        auto& setUp = *open.window.findChild<QAction*>("setUp");
        setUp.trigger();
        QCOMPARE(open.message(), warning);
        setUp.trigger();
        QCOMPARE(open.message(), both);
        open.click({0, 0});
        QCOMPARE(open.message(), warning);
    }

    void aDamagedSessionIsTold_data() {
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("told");
        QTest::newRow("cut off in its last line")
            << 62
            << "The end of the saved game is missing. Everything before it has been restored; the file as "
               "it was is kept in %1.";
        QTest::newRow("at its end")
            << 1000
            << "The saved game is damaged, or from a later version of Flip Game. What could be read has been "
               "restored; the file as it was is kept in %1.";
        QTest::newRow("from its first board on")
            << 40
            << "The saved game could not be restored: it is damaged, or from a later version of Flip Game. "
               "The file is kept in %1.";
    }

    void aDamagedSessionIsTold() {
        QFETCH(int, length);
        QFETCH(QString, told);
        const QByteArray whole = "flipgame-session 1\nfirst either clipped .*./***/.*. bw/wb\njump\n";
        const QString path = write("session.txt", whole.left(length));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.puzzle() == puzzleOf("bw/wb"), told.contains("has been restored;"));
        QCOMPARE(open.message(), told.arg(path + ".damaged"));
    }

    void aSavedGameThatIsLeftOutIsTold() {
        const QString path =
            write("session.txt", "flipgame-session 1\nfirst either clipped .*./***/.*. bw/wb\n");
        QVERIFY(QDir().mkdir(path + ".lock"));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY2(open.message().startsWith("The saved game in " + path + " cannot be taken over:"),
                 qPrintable(open.message()));
        QVERIFY2(open.message().contains("another one, in session2.txt."), qPrintable(open.message()));
    }

    void whatIsChosenIsRemembered() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            for (const char* name : {"Panel", "Coordinates", "Minimum Presses Left"})
                open.command(name).trigger();
            open.command("Plain").trigger();
            open.part<SegmentedSwitch>("raceMeasure").setCurrent(1);
            open.part<SegmentedSwitch>("raceSpacing").setCurrent(1);
            open.window.resize(777, 666);
            QVERIFY(open.window.close());
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(!open.command("Panel").isChecked());
        QVERIFY(!open.command("Coordinates").isChecked());
        QVERIFY(open.command("Minimum Presses Left").isChecked());
        QVERIFY(open.command("Plain").isChecked());
        QCOMPARE(open.part<SegmentedSwitch>("raceMeasure").current(), 1);
        QCOMPARE(open.part<SegmentedSwitch>("raceSpacing").current(), 1);
        QCOMPARE(open.window.size(), QSize(777, 666));
    }

    void whatIsChosenWhileSettingsAreWrittenIsWrittenNext() {
        Settings settings;
        for (int lesson = 1; lesson < 6; ++lesson) settings.set(settings::lesson, lesson);
        settings.set(settings::page, QStringLiteral("race"));
        // By itself: a program that is killed does not end in order.
        QTRY_COMPARE(Settings().get(settings::lesson), 5);
        QTRY_COMPARE(Settings().get(settings::page), QStringLiteral("race"));
    }

    void theSizeIsKeptBeforeTheWindowIsClosed() {
        // A program that is killed does not close its window.
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const QSize size : {QSize(820, 640), QSize(900, 700)}) {
            open.window.resize(size);
            QTRY_COMPARE(Settings().get(settings::windowGeometry), open.window.saveGeometry());
        }
    }

    void theLastChoiceStays() {
        // The earlier one may still be being written while the window goes.
        for (int i = 0; i < 40; ++i) {
            {
                Settings settings;
                settings.set(settings::lesson, 2 * i + 1);
                settings.set(settings::lesson, 2 * i + 2);
            }
            QCOMPARE(Settings().get(settings::lesson), 2 * i + 2);
        }
    }

    void whatIsChosenOnAPageIsRemembered_data() {
        using Act = std::function<void(OpenWindow&)>;
        using Look = std::function<QString(OpenWindow&)>;
        QTest::addColumn<Act>("choose");
        QTest::addColumn<Look>("chosen");
        const auto row = [](const char* name, const Act& choose, const Look& chosen) {
            QTest::newRow(name) << choose << chosen;
        };
        const auto anotherIn = [](const char* box) {
            return [box](OpenWindow& open) {
                open.part<QComboBox>(box).setFocus();
                open.key(Qt::Key_Home);
                open.key(Qt::Key_Down);
            };
        };
        const auto textOf = [](const char* box) {
            return [box](OpenWindow& open) { return open.part<QComboBox>(box).currentText(); };
        };
        row("the method that solves", anotherIn("method"), textOf("method"));
        row(
            "the method to watch",
            [=](OpenWindow& open) {
                open.key(Qt::Key_2, Qt::ControlModifier);
                anotherIn("searchMethod")(open);
            },
            textOf("searchMethod"));
        row(
            "the lesson",
            [](OpenWindow& open) {
                open.key(Qt::Key_F1);
                open.click("nextLesson");
            },
            [](OpenWindow& open) { return QString::number(open.part<GuidePage>("guidePage").lesson()); });
        row(
            "the page", [](OpenWindow& open) { open.key(Qt::Key_4, Qt::ControlModifier); },
            [](OpenWindow& open) { return open.part<PageStack>("pages").current(); });
        row(
            "the speed of lessons",
            [](OpenWindow& open) {
                open.key(Qt::Key_F1);
                open.click("show1");
                open.part<GuidePage>("guidePage").stage().findChild<QComboBox*>("speed")->setFocus();
                open.key(Qt::Key_End);
            },
            [](OpenWindow& open) { return QString::number(open.player().speed()); });
    }

    void whatIsChosenOnAPageIsRemembered() {
        QFETCH(std::function<void(OpenWindow&)>, choose);
        QFETCH(std::function<QString(OpenWindow&)>, chosen);
        QString before;
        QString after;
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            before = chosen(open);
            choose(open);
            after = chosen(open);
            QVERIFY2(after != before, qPrintable(after));
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(chosen(open), after);
    }

    void settingsOfAWrongTypeCountAsNotChosen_data() {
        QTest::addColumn<QVariant>("value");
        QTest::newRow("a word") << QVariant("fast");
        QTest::newRow("nothing") << QVariant("");
        QTest::newRow("a number that makes no sense") << QVariant("-7");
        QTest::newRow("a number that is none") << QVariant("nan");
        QTest::newRow("a number beyond all") << QVariant("1e400");
        QTest::newRow("a list") << QVariant(QStringList{"1", "2"});
        QTest::newRow("bytes") << QVariant(QByteArray("\0\xff", 2));
        QTest::newRow("a size") << QVariant(QSize(3, 4));
    }

    void settingsOfAWrongTypeCountAsNotChosen() {
        QFETCH(QVariant, value);
        {
            QSettings store;
            for (const char* name :
                 {"window/geometry", "window/panel",      "window/page",      "look/appearance",
                  "look/theme",      "look/markBlack",    "look/coordinates", "look/reducedMotion",
                  "play/speed",      "play/leastPresses", "play/timer",       "play/statistics",
                  "guide/lesson",    "solve/method",      "race/nodes",       "race/linear",
                  "atlas/view",      "print/paper",       "file/recent",      "search/method",
                  "search/speed"})
                store.setValue(name, value);
        }
        // The desktop decides.
        QVERIFY(!Settings().isChosen(settings::reducedMotion));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const char* name : {"Panel", "Coordinates", "Mark the Black Side"})
            QVERIFY2(open.command(name).isChecked(), name);
        for (const char* name : {"Minimum Presses Left", "Timer", "Reduce Motion"})
            QVERIFY2(!open.command(name).isChecked(), name);
        QVERIFY(open.command("Follow the desktop").isChecked());
        QCOMPARE(open.player().speed(), 1.0);
        QCOMPARE(open.part<QComboBox>("speed").currentData().toDouble(), 1.0);
        QCOMPARE(open.part<QComboBox>("search-speed").currentText(), "Automatic");
        QCOMPARE(open.part<GuidePage>("guidePage").lesson(), 0);
        QCOMPARE(open.part<QComboBox>("method").currentText(), "algebra");
        QCOMPARE(open.part<QComboBox>("searchMethod").currentText(), "deepening");
        // A press turns its pieces over in its time.
        open.click({0, 0});
        QVERIFY(open.window.board().isMoving());
        QVERIFY(open.clock.finish());
        QVERIFY(!open.window.board().isMoving());
    }
};

QTEST_MAIN(TestKept)
#include "tst_kept.moc"
