// Nothing holds the window up: every command of the menus, and what a person does without them, on boards of
// many sizes, with a heart beating in the event loop.

#include "core/base/threads.h"
#include "core/generate/random_puzzle.h"
#include "tests/support/heartbeat.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/atlas/atlas_page.h"
#include "ui/board/board_accessible.h"
#include "ui/dialogs/print_puzzles_dialog.h"
#include "ui/file/film_saver.h"
#include "ui/file/notes_dialog.h"
#include "ui/reading/text_desk.h"
#include "ui/search/search_explorer.h"

#include <QAccessible>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <set>
#include <vector>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// No longer than this may the window be held up, in milliseconds.
constexpr int most = 50;

QString blackCorner(int rows, int columns) {
    QString text = (QString(columns, 'w') + '\n').repeated(rows);
    text[0] = 'b';
    return text;
}

/// These end the program, change the whole screen, or open a dialog for files, which is Qt's or the desktop's
/// and waits for its own thread.
const std::set<QString> leftOut{"Quit", "Full Screen", "Open…", "Save", "Save As…", "Export Picture…"};

/// How many threads there are; 0 where the system does not say.
int threadsOfThisProgram() {
    return static_cast<int>(QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
}

/// A machine that has more to do than it can: threads that do nothing else than take the processors, until
/// this goes.
class BusyMachine {
  public:
    explicit BusyMachine(int threads) {
        for (int i = 0; i < threads; ++i) {
            auto thread = startThread([this] {
                while (!done_) {
                }
            });
            if (thread) threads_.push_back(*std::move(thread));
        }
    }

    ~BusyMachine() { done_ = true; }

    BusyMachine(const BusyMachine&) = delete;
    BusyMachine& operator=(const BusyMachine&) = delete;

  private:
    std::atomic<bool> done_{false};
    std::vector<JoiningThread> threads_;
};

/// A window with a heartbeat and a clock that goes, as the program's does.
struct Watched {
    WallClock clock;
    MainWindow window;
    Heartbeat heart;

    explicit Watched(const QString& folder) : window(folder, clock) { window.show(); }

    /// Does something, waits a little for what comes of it, and says for how long that held up the window.
    /// What the machine does at that moment is not the program's fault, and does not happen every time.
    template <class Act>
    [[nodiscard]] int pauseOf(Act act) {
        heart.begin();
        act();
        if (!heart.goOn()) qFatal("the window is dead");
        return static_cast<int>(heart.pause().count());
    }

    void paste(const QString& text) { window.texts().take({text}, TextDesk::Arrival::Paste); }

    [[nodiscard]] bool isSolved() {
        window.solve();
        auto* headline = window.findChild<QLabel*>(QStringLiteral("headline"));
        return QTest::qWaitFor([headline] { return !headline->isHidden(); }, patience);
    }

    /// All commands of the menus that act at once.
    [[nodiscard]] QList<QAction*> commands() {
        QList<QAction*> found;
        for (QMenu* menu : window.findChildren<QMenu*>()) {
            for (QAction* action : menu->actions()) {
                const bool acts = action->menu() == nullptr && !action->isSeparator();
                const bool isNew = !found.contains(action);
                if (acts && isNew && !leftOut.contains(action->text().remove('&'))) found << action;
            }
        }
        return found;
    }
};

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

    /// What took too long, as "Solve: 120 ms".
    QStringList slow_;

    template <class Act>
    void check(Watched& watched, const QString& name, Act act) {
        int least = watched.pauseOf(act);
        const auto computed = static_cast<int>(watched.heart.computed().count());
        // What is computed holds the window up even if it happens only once. A disk that others use makes it
        // wait now and then, a freeze every time.
        for (int again = 0; again < 2 && least > most && computed <= most; ++again)
            least = std::min(least, watched.pauseOf(act));
        if (least <= most) return;
        slow_ << QStringLiteral("%1: %2 ms, computing %3 of them").arg(name).arg(least).arg(computed);
    }

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
        slow_.clear();
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const BusyMachine machine(others);
        check(watched, "paste", [&] { watched.paste(board); });
        for (QAction* action : watched.commands()) {
            check(watched, action->text().remove('&'), [action] { action->trigger(); });
            for (QWidget* dialog : watched.window.findChildren<QDialog*>()) dialog->close();
        }
        QVERIFY2(slow_.isEmpty(), qPrintable(slow_.join("; ")));
    }

    void whatNoMenuHasDoesNotHoldTheWindowUp() {
        slow_.clear();
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Rule rule = Rule::fromPattern({64, 64}, Pattern::plus());
        watched.window.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
        auto* message = watched.window.findChild<QLabel*>(QStringLiteral("message"));
        for (const char* degree : {"the count", "the row", "the piece", "the reason"}) {
            check(watched, QLatin1String("hint: ") + degree, [&] {
                const QString before = message->text();
                watched.window.findChild<QAction*>("hint")->trigger();
                QVERIFY(QTest::qWaitFor([&] { return message->text() != before; }, patience));
            });
        }
        check(watched, "drag", [&] {
            BoardView& board = watched.window.board();
            const QPoint frame = board.cellRect({0, 0}).topLeft() - QPoint(5, 5);
            // It is carried about until somebody ends that.
            constexpr std::chrono::milliseconds aWhile{200};
            QTimer::singleShot(aWhile, &board, [&] { QTest::keyClick(&board, Qt::Key_Escape); });
            QTest::mousePress(&board, Qt::LeftButton, {}, frame);
            QTest::mouseMove(&board, frame + QPoint(60, 60));
            QTest::mouseRelease(&board, Qt::LeftButton, {}, frame + QPoint(60, 60));
        });
        check(watched, "long notes", [&] {
            watched.window.findChild<QAction*>("notesAction")->trigger();
            auto* dialog = watched.window.findChild<NotesDialog*>();
            constexpr int lines = 2'000;
            dialog->findChild<QPlainTextEdit*>("notesText")
                ->setPlainText(QString("A line.\n").repeated(lines));
            dialog->accept();
        });
        check(watched, "a level", [&] {
            watched.window.findChild<QAction*>("levelsAction")->trigger();
            watched.window.findChild<QPushButton*>("playLevel")->click();
        });
        check(watched, "undo", [&] { watched.window.game().undo(); });
        QVERIFY2(slow_.isEmpty(), qPrintable(slow_.join("; ")));
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
        slow_.clear();
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        QVERIFY(hasLongSolution(watched));
        SolutionPlayer& player = watched.window.player();
        QVERIFY(player.count() > 500);
        check(watched, "last step", [&] { player.goTo(player.count()); });
        check(watched, "first step", [&] { player.goTo(0); });
        check(watched, "a step", [&] { player.stepForward(); });
        check(watched, "a step back", [&] { player.stepBack(); });
        check(watched, "scrubbing", [&] { player.scrubTo(player.index() + player.count() / 2); });
        check(watched, "undo", [&] { watched.window.game().undo(); });
        check(watched, "a press of one's own", [&] { watched.window.game().press({30, 30}); });
        QVERIFY2(slow_.isEmpty(), qPrintable(slow_.join("; ")));
    }

    void savingAFilmDoesNotHoldTheWindowUp() {
        slow_.clear();
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Rule rule = Rule::fromPattern({64, 64}, Pattern::plus());
        watched.window.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
        QVERIFY(watched.isSolved());
        const SolutionFilm film(watched.window.board().picture(16).parts(), watched.window.game().puzzle(),
                                watched.window.player().steps());
        FilmSaver saver;
        QSignalSpy progressed(&saver, &FilmSaver::progressed);
        check(watched, "save", [&] {
            saver.start(film, inFolder("film.webp"));
            QVERIFY(progressed.wait(patience));
        });
        check(watched, "cancel", [&] { saver.cancel(); });
        QVERIFY2(slow_.isEmpty(), qPrintable(slow_.join("; ")));
    }

    void makingSheetsDoesNotHoldTheWindowUp() {
        slow_.clear();
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Rule rule = Rule::fromPattern({64, 64}, Pattern::plus());
        watched.window.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
        auto* dialog = new PrintPuzzlesDialog(watched.window.game().puzzle(), &watched.window);
        auto& save = *dialog->findChild<QPushButton*>("savePdf");
        check(watched, "make", [&] {
            dialog->show();
            QVERIFY(QTest::qWaitFor([&] { return save.isEnabled(); }, patience));
        });
        check(watched, "other sheets", [&] { dialog->findChild<QComboBox*>("perPage")->setCurrentIndex(5); });
        check(watched, "save", [&] {
            save.click();
            auto* names = dialog->findChild<QFileDialog*>("pdfDialog");
            emit names->fileSelected(inFolder("sheets.pdf"));
            names->close();
            QVERIFY(QTest::qWaitFor([&] { return QFile::exists(inFolder("sheets.pdf")); }, patience));
        });
        QVERIFY2(slow_.isEmpty(), qPrintable(slow_.join("; ")));
    }

    void watchingASearchDoesNotHoldTheWindowUp_data() {
        QTest::addColumn<QByteArray>("method");
        for (const Method& method : methods())
            QTest::newRow(method.name.data()) << QByteArray(method.name.data());
    }

    void watchingASearchDoesNotHoldTheWindowUp() {
        QFETCH(QByteArray, method);
        slow_.clear();
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
        check(watched, "watch", [&] {
            explorer.watch();
            constexpr int longEnough = 3000;
            shown =
                QTest::qWaitFor([&] { return explorer.state() == SearchExplorer::State::Shown; }, longEnough);
        });
        check(watched, "stop", [&] {
            explorer.stop();
            shown =
                QTest::qWaitFor([&] { return explorer.state() == SearchExplorer::State::Shown; }, patience);
        });
        QVERIFY(shown);
        SearchPlayer& player = explorer.player();
        check(watched, "to the end", [&] { player.goTo(player.count()); });
        check(watched, "to the middle", [&] { player.goTo(player.count() / 2); });
        check(watched, "ahead", [&] { player.skipForward(); });
        check(watched, "back", [&] { player.skipBack(); });
        check(watched, "a press", [&] { watched.window.game().press({0, 0}); });
        QVERIFY2(slow_.isEmpty(), qPrintable(slow_.join("; ")));
    }

    void countingABoardDoesNotHoldTheWindowUp_data() {
        QTest::addColumn<int>("side");
        for (const int side : {1, 4, 5, 6, 10, 20}) QTest::addRow("%d×%d", side, side) << side;
    }

    void countingABoardDoesNotHoldTheWindowUp() {
        QFETCH(int, side);
        slow_.clear();
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.paste(blackCorner(side, side));
        auto& atlas = *watched.window.findChild<AtlasPage*>();
        check(watched, "atlas", [&] {
            for (QAction* action : watched.commands()) {
                if (action->text().remove('&') == "Atlas") action->trigger();
            }
            QVERIFY(QTest::qWaitFor([&] { return atlas.isCounted(); }, 60'000));
        });
        QVERIFY2(slow_.isEmpty(), qPrintable(slow_.join("; ")));
    }

    void theLargestPictureOfTheAtlasDoesNotHoldTheWindowUp() {
        slow_.clear();
        Watched watched(folder());
        watched.window.resize(1000, 700);
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.paste(blackCorner(4, 5));
        auto& page = *watched.window.findChild<AtlasPage*>();
        auto& picture = *watched.window.findChild<AtlasPicture*>();
        check(watched, "large", [&] {
            watched.window.findChild<QAction*>("largeAtlas")->trigger();
            QVERIFY(QTest::qWaitFor([&] { return page.isLarge(); }, patience));
        });
        check(watched, "by pieces", [&] { page.setView("pieces"); });
        check(watched, "by presses", [&] { page.setView("presses"); });
        for (const int presses : {0, 5, 15})
            check(watched, QStringLiteral("highlight %1").arg(presses),
                  [&] { picture.setHighlight(presses); });
        check(watched, "no highlight", [&] { picture.setHighlight(std::nullopt); });
        for (int i = 0; i < 7; ++i) check(watched, "zoom", [&] { QTest::keyClick(&picture, Qt::Key_Plus); });
        check(watched, "move", [&] { QTest::keyClick(&picture, Qt::Key_Right, Qt::ControlModifier); });
        check(watched, "resize", [&] { watched.window.resize(1100, 800); });
        for (const char* ending : {"png", "svg", "pdf"}) {
            watched.window.findChild<QAction*>("exportPicture")->trigger();
            auto* names = watched.window.findChild<QFileDialog*>("pictureDialog");
            const QString path = inFolder(QStringLiteral("atlas.") + QLatin1String(ending));
            check(watched, QLatin1String(ending), [&] {
                emit names->fileSelected(path);
                QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path); }, patience));
            });
            delete names;
        }
        check(watched, "hardest", [&] {
            page.setView("hardest");
            const auto& sizes = *watched.window.findChild<HardestChart*>();
            QVERIFY(QTest::qWaitFor([&] { return !sizes.size(63).waits; }, patience));
        });
        check(watched, "small", [&] { page.setLarge(false); });
        QVERIFY2(slow_.isEmpty(), qPrintable(slow_.join("; ")));
    }

    void longTextsAreReadBesideTheWindow_data() {
        QTest::addColumn<int>("side");
        for (const int side : {65, 1000, 3000, 10'000}) QTest::addRow("%d×%d", side, side) << side;
    }

    void longTextsAreReadBesideTheWindow() {
        QFETCH(int, side);
        slow_.clear();
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Puzzle before = watched.window.game().puzzle();
        const QString text = blackCorner(side, side);
        auto* message = watched.window.findChild<QLabel*>(QStringLiteral("message"));
        check(watched, "paste", [&] {
            watched.paste(text);
            QVERIFY(QTest::qWaitFor([&] { return message->text() != "Reading the board…"; }, 60'000));
        });
        QVERIFY(watched.window.game().puzzle() == before);
        QVERIFY2(message->text().contains("flipsolve") || message->text().contains("larger than 16"),
                 qPrintable(message->text()));
        const QString path = write("board.txt", text.toLatin1());
        check(watched, "open", [&] {
            watched.window.openSource(path);
            QVERIFY(QTest::qWaitFor([&] { return message->text() != "Reading the board…"; }, 60'000));
        });
        QVERIFY(watched.window.game().puzzle() == before);
        QVERIFY2(slow_.isEmpty(), qPrintable(slow_.join("; ")));
    }

    void aLongGameComesBackSoon() {
        constexpr int moves = 1'000'000;
        {
            QFile journal(inFolder("session.txt"));
            QVERIFY(journal.open(QIODevice::WriteOnly));
            QByteArray text = "flipgame-session 1\nfirst either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww\n";
            for (int i = 0; i < moves; ++i)
                text +=
                    "press " + QByteArray::number(i % 4 + 1) + ' ' + QByteArray::number(i / 4 % 4 + 1) + '\n';
            journal.write(text);
        }
        Heartbeat heart;
        WallClock clock;
        MainWindow window(folder(), clock);
        window.show();
        QVERIFY(heart.goOn());
        QCOMPARE(window.game().moveIndex(), moves);
        qInfo("%d moves come back in %d ms", moves, static_cast<int>(heart.pause().count()));
        constexpr int mostForAMillion = 1000;
        QVERIFY(heart.pause().count() <= mostForAMillion);
        heart.begin();
        window.game().undo();
        window.game().press({0, 0});
        QVERIFY(heart.goOn());
        QVERIFY(heart.pause().count() <= most);
    }
};

QTEST_MAIN(TestHeartbeat)
#include "tst_heartbeat.moc"
