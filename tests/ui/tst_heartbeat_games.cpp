// Nothing holds the window up, either, in the longest games and their reviews, with a heart beating in the
// event loop.

#include "core/generate/random_puzzle.h"
#include "tests/support/open_window.h"
#include "tests/support/own_threads.h"
#include "tests/support/ui_test.h"
#include "tests/support/watched_window.h"
#include "ui/board/board_accessible.h"
#include "ui/review/review_chart.h"

#include <QAccessible>
#include <QListWidget>
#include <QRandomGenerator>
#include <QTest>

#include <vector>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

std::vector<Cell> cellsAtRandom(Size size, int count) {
    QRandomGenerator random(1);
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        cells.push_back({random.bounded(size.rows), random.bounded(size.columns)});
    return cells;
}

} // namespace

class TestHeartbeatGames : public UiTest {
    Q_OBJECT

  public:
    TestHeartbeatGames() { QAccessible::installFactory(boardAccessibleFactory); }

  private slots:

    void reviewingALargeBoardDoesNotHoldTheWindowUp_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<bool>("isSolved");
        QTest::addColumn<int>("presses");
        // Without quiet patterns, so that no review takes all of its time.
        for (const int side : {63, 66, 998}) QTest::addRow("%d×%d", side, side) << side << false << 0;
        for (const int side : {63, 1000}) QTest::addRow("%d×%d, solved", side, side) << side << true << 0;
        for (const int presses : {10'000, 500'000}) {
            for (const int side : {4, 63, 1000})
                QTest::addRow("%d×%d, %d presses", side, side, presses) << side << false << presses;
        }
    }

    void reviewingALargeBoardDoesNotHoldTheWindowUp() {
        QFETCH(int, side);
        QFETCH(bool, isSolved);
        QFETCH(int, presses);
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        Game& game = watched.window.game();
        const Rule rule = Rule::fromPattern({side, side}, Pattern::plus());
        game.replace(randomPuzzle(rule, Goal::Either, 1), "New");
        game.pressAll(cellsAtRandom({side, side}, presses), Motion::Immediate);
        if (isSolved) {
            QVERIFY(watched.isSolved());
            SolutionPlayer& player = watched.window.player();
            player.goTo(player.count());
            QVERIFY(QTest::qWaitFor([&] { return game.solved(); }, patience));
        }
        // A solution of a million pieces has half as many presses.
        constexpr int many = 100'000;
        if (game.presses() > many) watched.most = Watched::onASlowMachine;
        const auto isDone = [] { return QTest::qWaitFor([] { return ownThreads() == 1; }, patience); };
        QVERIFY(isDone());
        const auto& chart = *watched.window.findChild<ReviewChart*>();
        const auto check = [&](const QString& name, const auto& act) {
            watched.check(name, [&] {
                act();
                QVERIFY(isDone());
            });
            QCOMPARE(chart.review().presses, static_cast<std::size_t>(game.presses()));
        };
        check("open", [&] {
            for (QAction* action : watched.commands()) {
                if (action->text().remove('&') == "Review") action->trigger();
            }
        });
        QVERIFY(chart.review().least.size() > 1 || game.presses() == 0);
        check("a press", [&] { game.press({side / 2, side / 2}); });
        check("another press", [&] { game.press({side / 2, side / 3}); });
        watched.check("undo", [&] { game.undo(); });
        watched.check("redo", [&] { game.redo(); });
        check("a new board", [&] { watched.window.findChild<QAction*>("new")->trigger(); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void reviewingThousandsOfTriesDoesNotHoldTheWindowUp() {
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        Game& game = watched.window.game();
        constexpr int tries = 3000;
        for (int i = 0; i < tries; ++i) {
            game.pressAll(cellsAtRandom(game.puzzle().size(), 20), Motion::Immediate);
            game.restart();
        }
        // What these have left to do is not measured.
        QVERIFY(QTest::qWaitFor([] { return ownThreads() == 1; }, patience));
        watched.check("open", [&] {
            for (QAction* action : watched.commands()) {
                if (action->text().remove('&') == "Review") action->trigger();
            }
        });
        const auto& listed = *watched.window.findChild<QListWidget*>("tries");
        constexpr int mostListed = 200;
        QTRY_COMPARE(listed.count(), mostListed);
        QCOMPARE(listed.item(mostListed - 1)->text().section(':', 0, 0), QStringLiteral("Try %1").arg(tries));
        for (const Cell cell : {Cell{0, 0}, Cell{1, 2}, Cell{3, 3}})
            watched.check("a press", [&] { game.press(cell); });
        QCOMPARE(listed.currentRow(), mostListed - 1);
        QCOMPARE(listed.currentItem()->text().section(':', 0, 0), QStringLiteral("Try %1").arg(tries + 1));
        watched.check("undo", [&] { game.undo(); });
        watched.check("another try", [&] {
            game.beginTry();
            game.press({2, 2});
        });
        QCOMPARE(listed.currentItem()->text().section(':', 0, 0), QStringLiteral("Try %1").arg(tries + 2));
        // One that is not listed is no row.
        game.goTo(1, Motion::Immediate);
        QCOMPARE(listed.currentRow(), -1);
        game.goTo(game.moveCount(), Motion::Immediate);
        watched.check("restart", [&] { game.restart(); });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
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
        constexpr int mostForAMillion = 1000 * slowness;
        QVERIFY(heart.pause().count() <= mostForAMillion);
        heart.begin();
        window.game().undo();
        window.game().press({0, 0});
        QVERIFY(heart.goOn());
        QVERIFY(heart.pause().count() <= Watched::usual);
    }
};

QTEST_MAIN(TestHeartbeatGames)
#include "tst_heartbeat_games.moc"
