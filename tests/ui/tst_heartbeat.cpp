// Nothing holds the window up: every command of the menus, and what a person does without them, on boards of
// up to 64×64, with a heart beating in the event loop.

#include "core/generate/random_puzzle.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/support/watched_window.h"
#include "ui/atlas/atlas_page.h"
#include "ui/board/board_accessible.h"
#include "ui/dialogs/print_puzzles_dialog.h"
#include "ui/file/film_saver.h"
#include "ui/file/notes_dialog.h"
#include "ui/search/search_explorer.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// How many threads there are; 0 where the system does not say.
int threadsOfThisProgram() {
    return static_cast<int>(QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
}

/// Solves a board of 64×64, while the minimum presses left are shown.
bool hasLongSolution(Watched& watched) {
    for (QAction* action : watched.commands()) {
        if (action->text().remove('&') == "Minimum Presses Left") action->setChecked(true);
    }
    const Rule rule = Rule::fromPattern({64, 64}, Pattern::plus());
    watched.window.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
    return watched.isSolved();
}

} // namespace

class TestHeartbeat : public UiTest {
    Q_OBJECT

  public:
    TestHeartbeat() { QAccessible::installFactory(boardAccessibleFactory); }

  private slots:

    void noCommandHoldsTheWindowUp_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<int>("others");
        QTest::newRow("1×1") << "b\n" << 0;
        QTest::newRow("1×64") << blackCorner(1, 64) << 0;
        QTest::newRow("64×1") << blackCorner(64, 1) << 0;
        QTest::newRow("the sample") << "bwwb\nbbwb\nbwwb\nbwww\n" << 0;
        QTest::newRow("6×6") << blackCorner(6, 6) << 0;
        QTest::newRow("8×8") << blackCorner(8, 8) << 0;
        QTest::newRow("64×64") << blackCorner(64, 64) << 0;
        const int busy = 2 * QThread::idealThreadCount();
        QTest::newRow("the sample, on a busy machine") << "bwwb\nbbwb\nbwwb\nbwww\n" << busy;
        QTest::newRow("64×64, on a busy machine") << blackCorner(64, 64) << busy;
    }

    void noCommandHoldsTheWindowUp() {
        QFETCH(QString, board);
        QFETCH(int, others);
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const BusyMachine machine(others);
        watched.check("paste", [&] { watched.paste(board); });
        for (QAction* action : watched.commands()) {
            watched.check(action->text().remove('&'), [action] { action->trigger(); });
            for (QWidget* dialog : watched.window.findChildren<QDialog*>()) dialog->close();
        }
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void whatNoMenuHasDoesNotHoldTheWindowUp() {
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Rule rule = Rule::fromPattern({64, 64}, Pattern::plus());
        watched.window.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
        auto* message = watched.window.findChild<QLabel*>(QStringLiteral("message"));
        for (const char* degree : {"the count", "the row", "the piece", "the reason"}) {
            watched.check(QLatin1String("hint: ") + degree, [&] {
                const QString before = message->text();
                watched.window.findChild<QAction*>("hint")->trigger();
                QVERIFY(QTest::qWaitFor([&] { return message->text() != before; }, patience));
            });
        }
        watched.check("drag", [&] {
            BoardView& board = watched.window.board();
            const QPoint frame = board.cellRect({0, 0}).topLeft() - QPoint(5, 5);
            // It is carried about until somebody ends that.
            constexpr std::chrono::milliseconds aWhile{200};
            QTimer::singleShot(aWhile, &board, [&] { QTest::keyClick(&board, Qt::Key_Escape); });
            QTest::mousePress(&board, Qt::LeftButton, {}, frame);
            QTest::mouseMove(&board, frame + QPoint(60, 60));
            QTest::mouseRelease(&board, Qt::LeftButton, {}, frame + QPoint(60, 60));
        });
        watched.check("long notes", [&] {
            watched.window.findChild<QAction*>("notesAction")->trigger();
            auto* dialog = watched.window.findChild<NotesDialog*>();
            constexpr int lines = 2'000;
            dialog->findChild<QPlainTextEdit*>("notesText")
                ->setPlainText(QString("A line.\n").repeated(lines));
            dialog->accept();
        });
        watched.check("a level", [&] {
            watched.window.findChild<QAction*>("levelsAction")->trigger();
            watched.window.findChild<QPushButton*>("playLevel")->click();
        });
        watched.check("undo", [&] { watched.window.game().undo(); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void scrubbingStartsAtMostOneJob() {
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        QVERIFY(hasLongSolution(watched));
        const int before = threadsOfThisProgram();
        SolutionPlayer& player = watched.window.player();
        int threads = 0;
        constexpr int far = 300;
        for (int step = 0; step < far; ++step) {
            player.scrubTo(step);
            // Moves come faster than answers.
            constexpr int movesAtATime = 10;
            if (step % movesAtATime == 0) QCoreApplication::processEvents();
            threads = std::max(threads, threadsOfThisProgram());
        }
        // One that searches; settings, statistics and the like may be written just then.
        constexpr int others = 3;
        QVERIFY2(threads <= before + 1 + others,
                 qPrintable(QStringLiteral("%1 after %2").arg(threads).arg(before)));
    }

    void steppingThroughALongSolutionDoesNotHoldTheWindowUp() {
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        QVERIFY(hasLongSolution(watched));
        SolutionPlayer& player = watched.window.player();
        QVERIFY(player.count() > 500);
        watched.check("last step", [&] { player.goTo(player.count()); });
        watched.check("first step", [&] { player.goTo(0); });
        watched.check("a step", [&] { player.stepForward(); });
        watched.check("a step back", [&] { player.stepBack(); });
        watched.check("scrubbing", [&] { player.scrubTo(player.index() + player.count() / 2); });
        watched.check("undo", [&] { watched.window.game().undo(); });
        watched.check("a press of one's own", [&] { watched.window.game().press({30, 30}); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void savingAFilmDoesNotHoldTheWindowUp() {
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Rule rule = Rule::fromPattern({64, 64}, Pattern::plus());
        watched.window.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
        QVERIFY(watched.isSolved());
        const SolutionFilm film(watched.window.board().picture(16).parts(), watched.window.game().puzzle(),
                                watched.window.player().steps());
        FilmSaver saver;
        QSignalSpy progressed(&saver, &FilmSaver::progressed);
        watched.check("save", [&] {
            saver.start(film, inFolder("film.webp"));
            QVERIFY(progressed.wait(patience));
        });
        watched.check("cancel", [&] { saver.cancel(); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void makingSheetsDoesNotHoldTheWindowUp() {
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Rule rule = Rule::fromPattern({64, 64}, Pattern::plus());
        watched.window.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
        auto* dialog = new PrintPuzzlesDialog(watched.window.game().puzzle(), &watched.window);
        auto& save = *dialog->findChild<QPushButton*>("savePdf");
        watched.check("make", [&] {
            dialog->show();
            QVERIFY(QTest::qWaitFor([&] { return save.isEnabled(); }, patience));
        });
        watched.check("other sheets", [&] { dialog->findChild<QComboBox*>("perPage")->setCurrentIndex(5); });
        // The other sheets are made beside the window, too.
        QTRY_VERIFY(save.isEnabled());
        watched.check("save", [&] {
            // It may be done again, after the dialog has closed.
            QFile::remove(inFolder("sheets.pdf"));
            dialog->show();
            QVERIFY(QTest::qWaitFor([&] { return save.isEnabled(); }, patience));
            save.click();
            auto* names = dialog->findChild<QFileDialog*>("pdfDialog");
            QVERIFY(names != nullptr);
            emit names->fileSelected(inFolder("sheets.pdf"));
            names->close();
            QVERIFY(QTest::qWaitFor([&] { return QFile::exists(inFolder("sheets.pdf")); }, patience));
        });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void watchingASearchDoesNotHoldTheWindowUp_data() {
        QTest::addColumn<QByteArray>("method");
        for (const Method& method : methods())
            QTest::newRow(method.name.data()) << QByteArray(method.name.data());
    }

    void watchingASearchDoesNotHoldTheWindowUp() {
        QFETCH(QByteArray, method);
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.paste(blackCorner(8, 8));
        auto& explorer = *watched.window.findChild<SearchExplorer*>(QStringLiteral("searchExplorer"));
        explorer.setMethod(*findMethod(method.toStdString()));
        if (explorer.state() == SearchExplorer::State::Refused) watched.paste(blackCorner(4, 5));
        for (QAction* action : watched.commands()) {
            if (action->text().remove('&') == "Search") action->trigger();
        }
        bool shown = false;
        watched.check("watch", [&] {
            explorer.watch();
            constexpr int longEnough = 3000;
            shown =
                QTest::qWaitFor([&] { return explorer.state() == SearchExplorer::State::Shown; }, longEnough);
        });
        watched.check("stop", [&] {
            explorer.stop();
            shown =
                QTest::qWaitFor([&] { return explorer.state() == SearchExplorer::State::Shown; }, patience);
        });
        QVERIFY(shown);
        SearchPlayer& player = explorer.player();
        watched.check("to the end", [&] { player.goTo(player.count()); });
        watched.check("to the middle", [&] { player.goTo(player.count() / 2); });
        watched.check("ahead", [&] { player.skipForward(); });
        watched.check("back", [&] { player.skipBack(); });
        watched.check("a press", [&] { watched.window.game().press({0, 0}); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void countingABoardDoesNotHoldTheWindowUp_data() {
        QTest::addColumn<int>("side");
        for (const int side : {1, 4, 5, 6, 10, 20}) QTest::addRow("%d×%d", side, side) << side;
    }

    void countingABoardDoesNotHoldTheWindowUp() {
        QFETCH(int, side);
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.paste(blackCorner(side, side));
        auto& atlas = *watched.window.findChild<AtlasPage*>();
        watched.check("atlas", [&] {
            for (QAction* action : watched.commands()) {
                if (action->text().remove('&') == "Atlas") action->trigger();
            }
            QVERIFY(QTest::qWaitFor([&] { return atlas.isCounted(); }, patience));
        });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void theLargestPictureOfTheAtlasDoesNotHoldTheWindowUp() {
        Watched watched(folder());
        watched.window.resize(1000, 700);
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.paste(blackCorner(4, 5));
        auto& page = *watched.window.findChild<AtlasPage*>();
        auto& picture = *watched.window.findChild<AtlasPicture*>();
        watched.check("large", [&] {
            watched.window.findChild<QAction*>("largeAtlas")->trigger();
            QVERIFY(QTest::qWaitFor([&] { return page.isLarge(); }, patience));
        });
        watched.check("by pieces", [&] { page.setView("pieces"); });
        watched.check("by presses", [&] { page.setView("presses"); });
        for (const int presses : {0, 5, 15})
            watched.check(QStringLiteral("highlight %1").arg(presses),
                          [&] { picture.setHighlight(presses); });
        watched.check("no highlight", [&] { picture.setHighlight(std::nullopt); });
        for (int i = 0; i < 7; ++i) watched.check("zoom", [&] { QTest::keyClick(&picture, Qt::Key_Plus); });
        watched.check("move", [&] { QTest::keyClick(&picture, Qt::Key_Right, Qt::ControlModifier); });
        watched.check("resize", [&] { watched.window.resize(1100, 800); });
        for (const char* ending : {"png", "svg", "pdf"}) {
            watched.window.findChild<QAction*>("exportPicture")->trigger();
            auto* names = watched.window.findChild<QFileDialog*>("pictureDialog");
            const QString path = inFolder(QStringLiteral("atlas.") + QLatin1String(ending));
            watched.check(QLatin1String(ending), [&] {
                emit names->fileSelected(path);
                QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path); }, patience));
            });
            delete names;
        }
        watched.check("hardest", [&] {
            page.setView("hardest");
            const auto& sizes = *watched.window.findChild<HardestChart*>();
            QVERIFY(QTest::qWaitFor([&] { return !sizes.size(63).waits; }, patience));
        });
        watched.check("small", [&] { page.setLarge(false); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }
};

QTEST_MAIN(TestHeartbeat)
#include "tst_heartbeat.moc"
