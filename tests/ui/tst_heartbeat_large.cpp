// Nothing holds the window up, either, on the largest boards and texts, with a heart beating in the event
// loop.

#include "core/generate/random_puzzle.h"
#include "core/text/board_text.h"
#include "core/text/puzzle_line.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/support/watched_window.h"
#include "ui/board/board_accessible.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/dialogs/rule_dialog.h"
#include "ui/file/game_drag.h"
#include "ui/game/board_source.h"
#include "ui/setup/setup_board.h"
#include "ui/setup/setup_edits.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTest>

#include <vector>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// A board on which each piece has a rule of its own, as a line.
QString largestTable() {
    constexpr int side = 50;
    static_assert(side * side == maxWindowTable);
    QRandomGenerator random(1);
    std::vector<Grid> masks(maxWindowTable, Grid({side, side}));
    for (int i = 0; i < maxWindowTable; ++i) {
        masks[static_cast<std::size_t>(i)].set({i / side, i % side});
        for (int more = 0; more < 4; ++more)
            masks[static_cast<std::size_t>(i)].set({random.bounded(side), random.bounded(side)});
    }
    const Rule rule = Rule::fromTable({side, side}, std::move(masks));
    return QString::fromStdString(writePuzzleLine(randomPuzzle(rule, Goal::Either, 1)));
}

} // namespace

class TestHeartbeatLarge : public UiTest {
    Q_OBJECT

  public:
    TestHeartbeatLarge() { QAccessible::installFactory(boardAccessibleFactory); }

  private slots:

    void aLargeBoardDoesNotHoldTheWindowUp_data() {
        QTest::addColumn<int>("side");
        for (const int side : {100, 200, 500, 1000}) QTest::addRow("%d×%d", side, side) << side;
    }

    void aLargeBoardDoesNotHoldTheWindowUp() {
        QFETCH(int, side);
        Watched watched(folder());
        watched.most = Watched::onASlowMachine;
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        Game& game = watched.window.game();
        watched.check("paste", [&] {
            watched.paste(blackCorner(side, side));
            QVERIFY(QTest::qWaitFor([&] { return game.puzzle().size().rows == side; }, patience));
        });
        BoardView& board = watched.window.board();
        const auto wheel = [&](QPoint angle, Qt::KeyboardModifiers keys) {
            const QPointF at = board.rect().center();
            QWheelEvent event(at, board.mapToGlobal(at), {}, angle, Qt::NoButton, keys, Qt::NoScrollPhase,
                              false);
            QCoreApplication::sendEvent(&board, &event);
        };
        const auto middle = [&] { return board.rect().center(); };
        watched.check("a click", [&] { QTest::mouseClick(&board, Qt::LeftButton, {}, middle()); });
        watched.check("undo", [&] { game.undo(); });
        watched.check("hover", [&] { QTest::mouseMove(&board, middle() + QPoint(60, 40)); });
        watched.check("resize", [&] { watched.window.resize(1600, 1200); });
        const auto scale = [&](const char* does) {
            return QStringLiteral("%1 at %2").arg(QLatin1String(does)).arg(board.geometry().cellSide());
        };
        while (board.canZoom(true)) {
            watched.check(scale("zoom"), [&] { wheel({0, 120}, Qt::ControlModifier); });
            watched.check(scale("pan"), [&] { wheel({0, -120}, {}); });
            watched.check(scale("hover"), [&] { QTest::mouseMove(&board, middle() - QPoint(30, 50)); });
            watched.check(scale("press"), [&] { game.press({3, 3}); });
        }
        watched.check("whole", [&] { board.setZoom({}); });
        watched.check("hint", [&] { watched.window.findChild<QAction*>("hint")->trigger(); });
        watched.check("solve", [&] { QVERIFY(watched.isSolved()); });
        SolutionPlayer& player = watched.window.player();
        const auto arrives = [&](int index) {
            return QTest::qWaitFor([&] { return player.index() == index; }, patience);
        };
        watched.check("a step", [&] { player.stepForward(); });
        watched.check("last step", [&] {
            player.goTo(player.count());
            QVERIFY(arrives(player.count()));
        });
        QVERIFY(player.count() == 0 || game.solved());
        watched.check("first step", [&] {
            player.goTo(0);
            QVERIFY(arrives(0));
        });
        watched.check("undo", [&] { game.undo(); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void noCommandHoldsUpALargeBoard_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("most");
        QTest::newRow("a million pieces") << blackCorner(1000, 1000) << 1000 << Watched::onASlowMachine;
        QTest::newRow("each piece has a rule of its own") << largestTable() << 50 << Watched::usual;
    }

    void noCommandHoldsUpALargeBoard() {
        QFETCH(QString, text);
        QFETCH(int, side);
        Watched watched(folder());
        QFETCH(int, most);
        watched.most = most;
        QGuiApplication::clipboard()->clear();
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        Game& game = watched.window.game();
        watched.check("paste", [&] {
            watched.paste(text);
            QVERIFY(QTest::qWaitFor([&] { return game.puzzle().size().rows == side; }, patience));
        });
        watched.check("press", [&] { game.press({1, 1}); });
        watched.check("press", [&] { game.press({2, 1}); });
        QVERIFY(watched.isSolved());
        const Puzzle large = game.puzzle();
        for (QAction* action : watched.commands()) {
            // Some bring another board.
            if (game.puzzle().size() != large.size()) {
                game.replace(large, "New");
                QVERIFY(watched.isSolved());
            }
            watched.check(action->text().remove('&'), [action] {
                action->trigger();
                // Time for what is done beside the window to come back.
                constexpr int aWhile = 100;
                QTest::qWait(aWhile);
            });
            for (QWidget* dialog : watched.window.findChildren<QDialog*>()) dialog->close();
        }
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void draggingALargeBoardDoesNotHoldTheWindowUp() {
        const Rule rule = Rule::fromPattern({1000, 1000}, Pattern::plus());
        Game game(randomPuzzle(rule, Goal::Either, 1));
        Settings settings;
        GameFiles files(game, settings);
        WallClock clock;
        BoardView board(game, clock);
        board.resize(700, 700);
        QString text;
        new GameDrag(files, board, [&text](QDrag& drag) { text = drag.mimeData()->text(); });
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board, patience));
        const QPoint frame = board.cellRect({0, 0}).topLeft() - QPoint(5, 5);
        Heartbeat heart;
        QTest::mousePress(&board, Qt::LeftButton, {}, frame);
        heart.begin();
        QTest::mouseMove(&board, frame + QPoint(0, 60));
        QVERIFY(heart.goOn());
        QVERIFY2(heart.pause().count() <= Watched::onASlowMachine,
                 qPrintable(QString::number(heart.pause().count())));
        const auto read = recogniseText(text.toLatin1());
        QVERIFY(read && read->readings.front().puzzles.front().puzzle == game.puzzle());
    }

    void settingUpALargeBoardDoesNotHoldTheWindowUp() {
        Watched watched(folder());
        watched.most = Watched::onASlowMachine;
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        Game& game = watched.window.game();
        const Rule rule = Rule::fromPattern({1000, 1000}, Pattern::plus());
        game.replace(randomPuzzle(rule, Goal::Either, 1), "New");
        auto& setUp = *watched.window.findChild<QAction*>("setUp");
        auto& board = *watched.window.findChild<SetupBoard*>();
        watched.check("set up", [&] { setUp.setChecked(true); });
        const auto stroke = [&] {
            const QPoint middle = board.rect().center();
            QTest::mousePress(&board, Qt::LeftButton, {}, middle - QPoint(150, 100));
            for (int i = -14; i <= 15; ++i) QTest::mouseMove(&board, middle + QPoint(10 * i, 7 * i));
            QTest::mouseRelease(&board, Qt::LeftButton, {}, middle + QPoint(150, 105));
        };
        const auto step = [&](const QString& name, const auto& act) {
            const int before = game.moveIndex();
            watched.check(name, act);
            // It may have been done again.
            const int after = game.moveIndex();
            watched.check("undo " + name, [&] { game.goTo(before, Motion::Animated); });
            watched.check("redo " + name, [&] { game.goTo(after, Motion::Animated); });
        };
        for (const int zoomed : {0, 1, 2}) {
            step(QString("a stroke at %1").arg(board.geometry().cellSide()), stroke);
            watched.check("a key", [&] { QTest::keyClick(&board, Qt::Key_Space); });
            for (int i = 0; i < 8; ++i) watched.check("zoom", [&] { board.zoomByStep(true); });
            QVERIFY(zoomed == 0 || board.geometry().isZoomed());
        }
        board.setZoom({});
        for (const SetupEdit& edit : setupEdits()) {
            QAction& command = *watched.window.findChild<QAction*>(edit.name);
            const int before = game.moveIndex();
            if (command.isEnabled()) step(edit.name, [&] { command.trigger(); });
            // Each changes the same board, except that there must be a target to be swapped or removed.
            if (edit.group != SetupGroup::Target) game.goTo(before, Motion::Animated);
        }
        step("size and rule", [&] {
            watched.window.findChild<QAction*>("sizeAndRule")->trigger();
            auto* dialog = watched.window.findChild<RuleDialog*>();
            QVERIFY(QTest::qWaitForWindowExposed(dialog, patience));
            dialog->findChild<QSpinBox*>("rows")->setValue(997);
            QCoreApplication::processEvents();
            dialog->accept();
            delete dialog;
        });
        QCOMPARE(game.puzzle().size().rows, 997);
        watched.check("play", [&] { setUp.setChecked(false); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void aLargeNewPuzzleDoesNotHoldTheWindowUp() {
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        QPointer<NewPuzzleDialog> dialog;
        const auto open = [&] {
            delete dialog;
            watched.window.findChild<QAction*>("newPuzzleAction")->trigger();
            dialog = watched.window.findChild<NewPuzzleDialog*>();
            QVERIFY(QTest::qWaitForWindowExposed(dialog, patience));
        };
        watched.check("open", open);
        for (const char* side : {"rows", "columns"}) {
            for (const int value : {100, 999, 1000})
                watched.check(QString("%1 %2").arg(side).arg(value),
                              [&] { dialog->findChild<QSpinBox*>(side)->setValue(value); });
        }
        for (const int start : {1, 2, 0})
            watched.check(QString("start %1").arg(start),
                          [&] { dialog->findChild<QComboBox*>("start")->setCurrentIndex(start); });
        watched.check("play", [&] {
            // Once more, where the first time was too slow; it keeps what was chosen.
            if (dialog.isNull()) open();
            dialog->accept();
        });
        QVERIFY((watched.window.game().puzzle().size() == Size{1000, 1000}));
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void longTextsAreReadBesideTheWindow_data() {
        QTest::addColumn<int>("side");
        for (const int side : {1001, 5000, 10'000}) QTest::addRow("%d×%d", side, side) << side;
    }

    void longTextsAreReadBesideTheWindow() {
        QFETCH(int, side);
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Puzzle before = watched.window.game().puzzle();
        const QString path = write("board.txt", blackCorner(side, side).toLatin1());
        auto* message = watched.window.findChild<QLabel*>(QStringLiteral("message"));
        const auto isRead = [&] {
            return QTest::qWaitFor([&] { return !message->text().startsWith("Reading"); }, patience);
        };
        const auto answer = [&] {
            watched.window.findChild<QAbstractButton*>("offer")->click();
            auto* headline = watched.window.findChild<QLabel*>("largeHeadline");
            QVERIFY(QTest::qWaitFor([&] { return headline->text() != "Solving…"; }, patience));
        };
        const auto close = [&] {
            for (QWidget* dialog : watched.window.findChildren<QDialog*>()) dialog->close();
            // It goes as soon as the window has nothing else to do.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        {
            const QString text = blackCorner(side, side);
            watched.check("paste", [&] {
                watched.paste(text);
                QVERIFY(isRead());
            });
        }
        QVERIFY2(message->text().contains("the window shows boards of up to"), qPrintable(message->text()));
        watched.check("answer", answer);
        // While its picture is being drawn.
        watched.check("close", close);
        watched.check("open", [&] {
            watched.window.openSource(path);
            QVERIFY(isRead());
        });
        watched.check("answer again", answer);
        watched.check("close again", close);
        // The last one that needs what has been read.
        watched.check("another board", [&] { watched.paste("bw\nwb\n"); });
        watched.window.openSource(path);
        watched.check("cancel", [&] {
            QCOMPARE(watched.window.findChild<QAbstractButton*>("offer")->text(), "Cancel");
            watched.window.findChild<QAbstractButton*>("offer")->click();
            QCOMPARE(message->text(), "Reading was cancelled.");
        });
        QVERIFY(watched.window.game().puzzle() == Puzzle::flipGame(*readBoard("bw\nwb\n")));
        QVERIFY(before != watched.window.game().puzzle());
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void manyPuzzlesAreReadAndForgottenBesideTheWindow() {
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        auto* message = watched.window.findChild<QLabel*>(QStringLiteral("message"));
        auto* next = watched.window.findChild<QAction*>("nextPuzzle");
        {
            const QString text = QStringLiteral("bwwb\nbbwb\nbwwb\nbwww\n").repeated(1'500'000);
            watched.check("paste", [&] {
                watched.paste(text);
                QVERIFY(QTest::qWaitFor([&] { return next->isEnabled(); }, patience));
            });
        }
        QVERIFY2(message->text().contains("Puzzle 1 of 1500000"), qPrintable(message->text()));
        watched.check("next", [&] { next->trigger(); });
        watched.check("another board", [&] { watched.paste("bw\nwb\n"); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }
};

QTEST_MAIN(TestHeartbeatLarge)
#include "tst_heartbeat_large.moc"
