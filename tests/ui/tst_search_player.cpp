#include "core/base/random.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "tests/support/manual_clock.h"
#include "tests/support/ui_test.h"
#include "ui/search/search_player.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

SearchRecording recordingOf(const char* method, const Puzzle& puzzle,
                            std::int64_t memory = std::int64_t{4} << 20) {
    auto trace = std::make_shared<SearchTrace>(memory);
    static_cast<void>(solve(*findMethod(method), puzzle, {.trace = trace.get()}));
    return SearchRecording(std::move(trace));
}

/// A recorded search of the sample, ready to be played.
struct Table {
    ManualClock clock;
    SearchPlayer player{clock};
    QSignalSpy changed{&player, &SearchPlayer::changed};

    explicit Table(const char* method, const Puzzle& puzzle = samplePuzzle()) {
        player.load(recordingOf(method, puzzle));
        changed.clear();
    }

    /// Whether the board is the one that a replay of its own shows at this position.
    [[nodiscard]] bool standsAt(int position) const {
        TraceReplay other = player.replay();
        other.seek(static_cast<std::size_t>(position));
        return player.index() == position && player.replay().board() == other.board() &&
               player.replay().presses() == other.presses();
    }
};

void addMethods() {
    QTest::addColumn<QByteArray>("method");
    for (const Method& method : methods())
        QTest::newRow(method.name.data()) << QByteArray(method.name.data());
}

const char* fetchedMethod() {
    static QByteArray name;
    name = *static_cast<QByteArray*>(QTest::qData("method", qMetaTypeId<QByteArray>()));
    return name.constData();
}

} // namespace

class TestSearchPlayer : public UiTest {
    Q_OBJECT

  private slots:

    void whatIsNotable() {
        using Kind = TraceEvent::Kind;
        for (const Kind kind : {Kind::Level, Kind::Found, Kind::TakeBack, Kind::Prune, Kind::Pivot,
                                Kind::Free, Kind::Contradiction, Kind::Over})
            QVERIFY(isLandmark({.kind = kind}, Landmark::Step));
        for (const Kind kind : {Kind::Press, Kind::Leave, Kind::Try, Kind::AddRow})
            QVERIFY(!isLandmark({.kind = kind}, Landmark::Step));
        QVERIFY(isLandmark({.kind = Kind::Level}, Landmark::Level));
        QVERIFY(!isLandmark({.kind = Kind::Level}, Landmark::Better));
    }

    void steppingLeadsWhereScrubbingLeads_data() { addMethods(); }

    void steppingLeadsWhereScrubbingLeads() {
        Table table(fetchedMethod());
        const int count = table.player.count();
        QVERIFY(count > 50);
        for (int position = 1; position <= count; ++position) {
            table.player.stepForward();
            QVERIFY(table.standsAt(position));
        }
        table.player.stepForward();
        QVERIFY(table.standsAt(count));
        for (int position = count - 1; position >= 0; --position) {
            table.player.stepBack();
            QVERIFY(table.standsAt(position));
        }
        table.player.stepBack();
        QVERIFY(table.standsAt(0));
        Random random(7);
        for (int i = 0; i < 200; ++i) {
            const int position = static_cast<int>(random.below(static_cast<std::uint64_t>(count) + 1));
            table.player.scrubTo(position);
            QVERIFY(table.standsAt(position));
        }
        table.player.goTo(count + 5);
        QVERIFY(table.standsAt(count));
        table.player.goTo(-5);
        QVERIFY(table.standsAt(0));
    }

    void anAutomaticSpeedSuitsTheLength_data() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<Puzzle>("puzzle");
        QTest::newRow("a single piece") << QByteArray("deepening") << puzzleOf("b");
        QTest::newRow("a finished row") << QByteArray("breadth-first") << puzzleOf("wwww");
        QTest::newRow("a column") << QByteArray("algebra") << puzzleOf("b/w/w/w/b");
        QTest::newRow("the sample") << QByteArray("deepening") << samplePuzzle();
        QTest::newRow("all boards of three by three")
            << QByteArray("breadth-first") << puzzleOf("bwb/wbw/bww");
        QTest::newRow("all subsets") << QByteArray("subsets") << impossiblePuzzle();
        QTest::newRow("all boards that are reached") << QByteArray("breadth-first") << impossiblePuzzle();
    }

    void anAutomaticSpeedSuitsTheLength() {
        QFETCH(QByteArray, method);
        QFETCH(Puzzle, puzzle);
        Table table(method.constData(), puzzle);
        QCOMPARE(table.player.speed(), SearchPlayer::automatic);
        const double pace = table.player.pace();
        QVERIFY(table.player.offers(pace));
        QVERIFY(pace >= 4 && table.player.count() <= 60 * pace);
        // Slower would take too long, or could be followed no better.
        double slower = 0;
        for (const StepPlayer::Speed& speed : table.player.speeds()) {
            if (speed.value < pace) slower = speed.value;
        }
        QVERIFY(slower < 4 || table.player.count() > 60 * slower);
        table.player.play();
        table.clock.advance(61'000);
        QCOMPARE(table.player.index(), table.player.count());
    }

    void playingKeepsItsSpeed_data() {
        QTest::addColumn<double>("speed");
        ManualClock clock;
        const SearchPlayer player(clock);
        for (const StepPlayer::Speed& speed : player.speeds())
            QTest::newRow(qPrintable(speed.text)) << speed.value;
    }

    void playingKeepsItsSpeed() {
        QFETCH(double, speed);
        Table table("breadth-first", impossiblePuzzle());
        const int count = table.player.count();
        table.player.setSpeed(speed);
        table.player.play();
        table.changed.clear();
        int frames = 0;
        while (table.player.isPlaying() && frames < 500) {
            table.clock.advance(ManualClock::frame);
            ++frames;
            const double due = static_cast<double>(frames * ManualClock::frame) * table.player.pace() / 1000;
            QCOMPARE(table.player.index(), static_cast<int>(std::min(due, static_cast<double>(count))));
            // Never more than one change a frame, however many events it holds.
            QVERIFY(table.changed.size() <= frames);
        }
        QCOMPARE(table.player.isPlaying(), table.clock.isRunning());
    }

    void playingEndsAtTheEndAndBeginsAnew() {
        Table table("deepening");
        table.player.setSpeed(1000);
        table.player.play();
        QVERIFY(table.clock.finish());
        QVERIFY(table.standsAt(table.player.count()));
        QVERIFY(!table.player.isPlaying());
        table.player.play();
        QVERIFY(table.standsAt(0));
        QVERIFY(table.player.isPlaying());
        table.clock.advance(ManualClock::frame);
        QVERIFY(table.standsAt(16));
    }

    void anotherSpeedGoesOnFromWhereItIs() {
        Table table("deepening");
        table.player.setSpeed(60);
        table.player.play();
        table.clock.advance(1000);
        QVERIFY(table.standsAt(60));
        table.player.setSpeed(1);
        QVERIFY(table.standsAt(60) && table.player.isPlaying());
        table.clock.advance(1000);
        QVERIFY(table.standsAt(61));
        table.player.pause();
        table.clock.advance(10'000);
        QVERIFY(table.standsAt(61));
        QVERIFY(!table.clock.isRunning());
        table.player.toggle();
        table.clock.advance(1000);
        QVERIFY(table.standsAt(62));
    }

    void everyWayOfSteppingPauses_data() {
        QTest::addColumn<std::function<void(SearchPlayer&)>>("act");
        const auto row = [](const char* name, const std::function<void(SearchPlayer&)>& act) {
            QTest::newRow(name) << act;
        };
        row("a step", [](SearchPlayer& player) { player.stepForward(); });
        row("a step back", [](SearchPlayer& player) { player.stepBack(); });
        row("scrubbing", [](SearchPlayer& player) { player.scrubTo(100); });
        row("a jump", [](SearchPlayer& player) { player.goToNext(Landmark::Level); });
        row("skipping", [](SearchPlayer& player) { player.skipForward(); });
        row("another recording",
            [](SearchPlayer& player) { player.load(recordingOf("subsets", samplePuzzle())); });
        row("no recording", [](SearchPlayer& player) { player.clear(); });
    }

    void everyWayOfSteppingPauses() {
        QFETCH(std::function<void(SearchPlayer&)>, act);
        Table table("deepening");
        table.player.play();
        table.clock.advance(1000);
        QVERIFY(table.player.index() > 0);
        act(table.player);
        QVERIFY(!table.player.isPlaying());
        QVERIFY(!table.clock.isRunning());
    }

    void jumpsFindTheNearestLandmark_data() { addMethods(); }

    void jumpsFindTheNearestLandmark() {
        Table table(fetchedMethod());
        SearchPlayer& player = table.player;
        const auto events = player.replay().trace().events();
        for (const Landmark landmark :
             {Landmark::Backtrack, Landmark::Level, Landmark::Better, Landmark::Step}) {
            for (int position = 0; position <= player.count(); position += 7) {
                int next = 0;
                for (int i = player.count(); i > position; --i) {
                    if (isLandmark(events[static_cast<std::size_t>(i) - 1], landmark)) next = i;
                }
                player.goTo(position);
                QCOMPARE(player.hasNext(landmark), next != 0);
                player.goToNext(landmark);
                QCOMPARE(player.index(), next == 0 ? position : next);

                int previous = 0;
                for (int i = 1; i < position; ++i) {
                    if (isLandmark(events[static_cast<std::size_t>(i) - 1], landmark)) previous = i;
                }
                player.goTo(position);
                QCOMPARE(player.hasPrevious(landmark), previous != 0);
                player.goToPrevious(landmark);
                QCOMPARE(player.index(), previous == 0 ? position : previous);
            }
        }
        QVERIFY(player.hasAnswer());
        player.goToAnswer();
        QVERIFY(player.replay().board().none() || player.replay().board().all());
        QCOMPARE(player.replay().presses().count(), std::int64_t{4});
    }

    void skippingEndsAtTheEnds() {
        Table table("subsets");
        int jumps = 0;
        while (table.player.index() < table.player.count() && jumps++ < 100) table.player.skipForward();
        QCOMPARE(table.player.index(), table.player.count());
        while (table.player.index() > 0 && jumps++ < 200) table.player.skipBack();
        QCOMPARE(table.player.index(), 0);
        QVERIFY(jumps < 20);
    }

    void withoutARecordingNothingHappens() {
        ManualClock clock;
        SearchPlayer player(clock);
        const QSignalSpy changed(&player, &SearchPlayer::changed);
        player.play();
        player.stepForward();
        player.goTo(3);
        player.skipForward();
        player.skipBack();
        player.goToNext(Landmark::Level);
        player.goToAnswer();
        player.clear();
        QVERIFY(!player.isActive() && !player.isPlaying() && !clock.isRunning());
        QCOMPARE(player.count(), 0);
        QCOMPARE(player.index(), 0);
        QCOMPARE(changed.size(), 0);
    }

    void theKeysDriveIt() {
        Table table("deepening");
        QVERIFY(handlePlayerKey(table.player, Qt::Key_End));
        QVERIFY(table.standsAt(table.player.count()));
        QVERIFY(handlePlayerKey(table.player, Qt::Key_Home));
        QVERIFY(handlePlayerKey(table.player, Qt::Key_Right));
        QVERIFY(table.standsAt(1));
        QVERIFY(handlePlayerKey(table.player, Qt::Key_PageDown));
        const int landmark = table.player.index();
        QVERIFY(isLandmark(*table.player.replay().event(), Landmark::Step));
        QVERIFY(handlePlayerKey(table.player, Qt::Key_PageDown));
        QVERIFY(handlePlayerKey(table.player, Qt::Key_PageUp));
        QVERIFY(table.standsAt(landmark));
        QVERIFY(handlePlayerKey(table.player, Qt::Key_Space));
        QVERIFY(table.player.isPlaying());
        QVERIFY(!handlePlayerKey(table.player, Qt::Key_A));
    }
};

QTEST_GUILESS_MAIN(TestSearchPlayer)
#include "tst_search_player.moc"
