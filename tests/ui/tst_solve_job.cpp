// Answers that are improved while somebody waits for them.

#include "core/explain/solution_sets.h"
#include "core/solve/solve.h"
#include "tests/core/liar.h"
#include "tests/support/ui_test.h"
#include "ui/game/solve_job.h"

#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// What a method says that does not begin a proof, at once and where it is given some time.
Answer saidAtOnce;
Answer saidInTime;

const Method hasty = [] {
    Method method = liar;
    method.search = [](const Puzzle&, const SearchContext& context) {
        const bool isLimited = context.budget.time != Budget().time;
        return Outcome{isLimited ? saidInTime : saidAtOnce, {.nodes = 1}};
    };
    return method;
}();

/// A press set of the sample that has so many presses.
Grid setOf(std::int64_t count) {
    const auto found = findSolutionSets(samplePuzzle());
    const auto& sets = std::get<SolutionSets>(found);
    for (unsigned chosen = 0; chosen < 1U << sets.quiet.vectors().size(); ++chosen) {
        Grid presses = sets.optimal(0).presses;
        for (std::size_t i = 0; i < sets.quiet.vectors().size(); ++i)
            if ((chosen >> i & 1U) != 0) presses ^= sets.quiet.vectors()[i];
        if (presses.count() == count) return presses;
    }
    qFatal("the sample has no set of so many presses");
}

} // namespace

class TestSolveJob : public UiTest {
    Q_OBJECT

  private slots:

    void moreTimeFindsFewerPresses_data() {
        QTest::addColumn<Answer>("atOnce");
        QTest::addColumn<Answer>("inTime");
        QTest::addColumn<Answer>("answer");
        using enum Obstacle::Kind;
        const Colour colour = std::get<Optimal>(flip::solve(defaultMethod(), samplePuzzle()).answer).reached;
        const auto unproven = [&](std::int64_t presses, std::int64_t bound, Obstacle::Kind kind) {
            return Unproven{setOf(presses), colour, bound, {kind, 60}};
        };
        const Optimal optimal{setOf(4), colour};
        const auto row = [](const char* name, const Answer& atOnce, const Answer& inTime,
                            const Answer& answer) { QTest::newRow(name) << atOnce << inTime << answer; };
        row("fewer", unproven(8, 3, Time), unproven(6, 1, Ended), unproven(6, 3, Time));
        row("fewer, and more is proven", unproven(8, 1, Memory), unproven(6, 3, Ended),
            unproven(6, 3, Memory));
        row("as few as was proven", unproven(8, 4, Time), unproven(4, 1, Time), optimal);
        row("the minimum, with a proof", unproven(8, 1, Reach), optimal, optimal);
        row("no fewer", unproven(6, 2, Reach), unproven(6, 1, Ended), unproven(6, 2, Reach));
        row("more", unproven(6, 2, Time), unproven(8, 1, Ended), unproven(6, 2, Time));
        row("nothing", unproven(6, 2, Time), Stopped{}, unproven(6, 2, Time));
        row("a false answer", unproven(6, 2, Time), Impossible{}, Stopped{Stopped::Reason::Wrong});
        row("somebody has ended the search", unproven(8, 1, Ended), optimal, unproven(8, 1, Ended));
        row("there was a proof", optimal, unproven(4, 1, Time), optimal);
    }

    void moreTimeFindsFewerPresses() {
        QFETCH(Answer, atOnce);
        QFETCH(Answer, inTime);
        QFETCH(Answer, answer);
        saidAtOnce = atOnce;
        saidInTime = inTime;
        const SolveReport report = solveAndImprove(hasty, samplePuzzle(), {}, std::chrono::seconds(1));
        QCOMPARE(report.outcome.answer.index(), answer.index());
        QCOMPARE(report.verified, !std::holds_alternative<Stopped>(answer));
        const Grid* const presses = pressesOf(answer);
        QVERIFY(presses == nullptr || *pressesOf(report.outcome.answer) == *presses);
        if (const auto* expected = std::get_if<Unproven>(&answer)) {
            const auto& unproven = std::get<Unproven>(report.outcome.answer);
            QCOMPARE(unproven.lowerBound, expected->lowerBound);
            QCOMPARE(unproven.obstacle.kind, expected->obstacle.kind);
        }
    }
};

QTEST_MAIN(TestSolveJob)
#include "tst_solve_job.moc"
