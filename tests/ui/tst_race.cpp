// A race of all methods: what they answer together, and how it ends early, is stopped and is shown again.

#include "tests/support/ui_test.h"
#include "tests/ui/shown_race.h"
#include "ui/race/race_words.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <ctime>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;
using namespace std::chrono_literals;

namespace {

/// What this thread has taken of a processor, in milliseconds.
qint64 processorMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64{time.tv_sec} * 1'000 + time.tv_nsec / 1'000'000;
}

/// With what is said of the race, and how far the methods have come.
struct Shown : ShownRace {
    using ShownRace::ShownRace;

    [[nodiscard]] QString label(const char* name) const {
        return page.findChild<QLabel*>(QLatin1String(name))->text();
    }

    [[nodiscard]] QString verdict() const { return label("raceVerdict"); }

    /// Begins a race and waits until a method that takes long is at work.
    [[nodiscard]] bool raceUntil(const char* method) {
        click("startRace");
        return QTest::qWaitFor(
            [&] {
                const auto& lanes = page.job().race().lanes;
                return std::ranges::any_of(lanes, [&](const RaceLane& lane) {
                    return lane.method->name == method && lane.state == RaceLane::State::Running &&
                           lane.cost.nodes > 0;
                });
            },
            patience);
    }

    [[nodiscard]] const RaceLane& lane(const char* method) {
        return *std::ranges::find(page.job().race().lanes, method,
                                  [](const RaceLane& lane) { return lane.method->name; });
    }
};

Puzzle plusBoard(Size size, Goal::Kind goal = Goal::Either) {
    return {Rule::fromPattern(size, Pattern::plus()), Grid(size), goal};
}

/// Has no solution, and takes the searches by brute force seconds to find that out.
Puzzle longPuzzle() {
    Puzzle puzzle = plusBoard({5, 6}, Goal::White);
    std::vector<Grid> masks(30, Grid(puzzle.size()));
    for (std::int64_t i = 0; i < 30; ++i)
        masks[static_cast<std::size_t>(i)].set(cellAt(puzzle.size(), i / 2 * 2));
    for (std::int64_t i = 0; i < 30; ++i)
        masks[static_cast<std::size_t>(i)].flip(cellAt(puzzle.size(), i / 2 * 2 + 1));
    puzzle.rule = Rule::fromTable(puzzle.size(), masks);
    puzzle.board.set({4, 5});
    return puzzle;
}

} // namespace

class TestRace : public UiTest {
    Q_OBJECT

  private slots:

    void allMethodsAgree_data() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("the sample") << samplePuzzle() << "All 6 agree: 4 presses.";
        QTest::newRow("a board without a solution") << impossiblePuzzle() << "All 6 agree: impossible.";
        QTest::newRow("a finished board") << plusBoard({4, 4}) << "All 6 agree: 0 presses.";
        QTest::newRow("a board that two methods take")
            << plusBoard({9, 9}, Goal::Black) << "The 2 that finished agree: 25 presses.";
        QTest::newRow("a board that one method takes")
            << plusBoard({30, 30}, Goal::Black) << "Only algebra finished: 376 presses.";
    }

    void allMethodsAgree() {
        QFETCH(Puzzle, puzzle);
        QFETCH(QString, verdict);
        Shown shown(puzzle);
        QVERIFY(shown.race());
        QCOMPARE(shown.verdict(), verdict);
        for (const RaceLane& lane : shown.page.job().race().lanes) {
            QVERIFY(lane.report.has_value());
            QVERIFY(lane.report->verified);
            QCOMPARE(lane.takesPart(), lane.hasProof());
        }
    }

    void nothingIsProvenBeforeTheRace() {
        const Race race = Race::before(samplePuzzle(), {});
        QVERIFY(std::ranges::none_of(race.lanes, &RaceLane::hasProof));
    }

    void aDisagreementIsSeen_data() {
        QTest::addColumn<Answer>("answer");
        QTest::addColumn<bool>("verified");
        QTest::newRow("another number of presses") << Answer(Optimal{Grid({4, 4}), Colour::White}) << true;
        QTest::newRow("no solution") << Answer(Impossible{}) << true;
        QTest::newRow("at least five presses")
            << Answer(Unproven{Grid::filled({4, 4}), Colour::White, 5}) << true;
        QTest::newRow("a press set that does not solve it") << Answer(Stopped{}) << false;
    }

    void aDisagreementIsSeen() {
        QFETCH(Answer, answer);
        QFETCH(bool, verified);
        Shown shown(samplePuzzle());
        QVERIFY(shown.race());
        Race race = shown.page.job().race();
        QVERIFY(agreementOf(race).holds);
        race.lanes[2].report->outcome.answer = answer;
        race.lanes[2].report->verified = verified;
        QVERIFY(!agreementOf(race).holds);
        QVERIFY(race_words::verdict(race).startsWith(QStringLiteral("The methods disagree.")));
    }

    void whoDoesNotTakeTheBoardSaysWhy() {
        Shown shown(plusBoard({9, 9}, Goal::Black));
        const int row = RaceTableModel::rowOf(1);
        QCOMPARE(shown.cell(row, RaceTableModel::Result), QStringLiteral("refused"));
        QCOMPARE(shown.cell(row + 1, 0), QStringLiteral("takes boards of up to 30 pieces; this one has 81"));
        QCOMPARE(shown.chart.sentence(1),
                 QStringLiteral("subsets takes boards of up to 30 pieces; this one has 81."));
    }

    void aLongMethodIsStoppedByTheClock() {
        Shown shown(longPuzzle());
        constexpr auto time = 300ms;
        shown.page.job().setTime(time);
        QVERIFY(shown.race());
        const RaceLane& subsets = shown.lane("subsets");
        QVERIFY(!subsets.hasProof());
        QVERIFY(subsets.cost.time >= time);
        QVERIFY(race_words::remark(subsets).startsWith(QStringLiteral("stopped after ")));
        QVERIFY(shown.lane("algebra").hasProof());
        QVERIFY(shown.verdict().endsWith(QStringLiteral("impossible.")));
    }

    void stoppingKeepsWhatIsKnown() {
        Shown shown(longPuzzle());
        QVERIFY(shown.raceUntil("subsets"));
        QCOMPARE(shown.verdict(), QStringLiteral("Racing…"));
        shown.click("startRace");
        QTRY_VERIFY(!shown.page.job().isRunning());
        QVERIFY(shown.lane("subsets").report.has_value());
        QVERIFY(shown.lane("subsets").cost.nodes > 0);
        QVERIFY(shown.lane("algebra").state == RaceLane::State::Waiting);
        QVERIFY(shown.page.isRaced());
        QVERIFY(shown.chart.sentence(5).contains(QStringLiteral("has not run")));
    }

    void aRaceUnderWayIsDroppedWithItsBoard() {
        Shown shown(longPuzzle());
        QVERIFY(shown.raceUntil("subsets"));
        shown.game.press({0, 0});
        QVERIFY(!shown.page.job().isRunning());
        QVERIFY(!shown.page.isRaced());
        QCOMPARE(shown.verdict(), QStringLiteral("Which method is fastest?"));
        shown.game.replace(samplePuzzle(), QStringLiteral("New"));
        QVERIFY(shown.race());
        QCOMPARE(shown.verdict(), QStringLiteral("All 6 agree: 4 presses."));
    }

    void theResultsOfAnotherBoardAreMarked() {
        Shown shown(samplePuzzle());
        QVERIFY(shown.race());
        QVERIFY(!shown.label("raceRemark").contains(QStringLiteral("another board")));
        const auto& verdict = *shown.page.findChild<QLabel*>(QStringLiteral("raceVerdict"));
        shown.game.press({0, 0});
        QVERIFY(shown.label("raceRemark").contains(QStringLiteral("another board")));
        QVERIFY(!verdict.isEnabled());
        shown.game.undo();
        QVERIFY(!shown.label("raceRemark").contains(QStringLiteral("another board")));
        QVERIFY(verdict.isEnabled());
        shown.game.press({0, 0});
        QVERIFY(shown.race());
        QVERIFY(shown.page.isRaced());
    }

    void aQuickRaceIsShownInSlowMotion() {
        Shown shown(impossiblePuzzle());
        QVERIFY(shown.race());
        QVERIFY(shown.page.isReplaying());
        const auto slowest = static_cast<std::size_t>(
            std::ranges::max_element(shown.page.job().race().lanes, {},
                                     [](const RaceLane& lane) { return lane.cost.time; }) -
            shown.page.job().race().lanes.begin());
        qreal before = -1;
        while (shown.page.isReplaying()) {
            const qreal now = shown.chart.barRect(slowest).width();
            QVERIFY(now >= before);
            before = now;
            shown.clock.advance(100);
        }
        QVERIFY(shown.chart.barRect(slowest).width() > before);

        shown.page.setReducedMotion(true);
        QVERIFY(shown.race());
        QVERIFY(!shown.page.isReplaying());
    }

    void theWindowAnswersAtOnceDuringARace() {
        Shown shown(longPuzzle());
        QVERIFY(shown.raceUntil("subsets"));
        auto* measure = shown.page.findChild<SegmentedSwitch*>(QStringLiteral("raceMeasure"));
        const auto segments = measure->findChildren<QAbstractButton*>();
        std::vector<qint64> times;
        const qint64 begin = processorMilliseconds();
        for (int i = 0; i < 21; ++i) {
            QElapsedTimer timer;
            timer.start();
            QTest::mouseClick(segments.at((i + 1) % 2), Qt::LeftButton);
            QCoreApplication::processEvents();
            times.push_back(timer.elapsed());
            QCOMPARE(measure->current(), (i + 1) % 2);
        }
        QVERIFY(shown.page.job().isRunning());
        // A busy machine may hold up the window, but makes it no work.
        const qint64 work = (processorMilliseconds() - begin) / 21;
        QVERIFY2(work < 50, qPrintable(QString::number(work)));
        // The middle one; whoever waited for the race would wait for seconds.
        std::ranges::nth_element(times, times.begin() + 10);
        QVERIFY2(times[10] < 500, qPrintable(QString::number(times[10])));
    }
};

QTEST_MAIN(TestRace)
#include "tst_race.moc"
