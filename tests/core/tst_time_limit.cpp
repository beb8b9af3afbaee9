// What a search does with its time when it cannot prove its answer.
#include "core/solve/lightest/proof_work.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "core/text/puzzle_line.h"

#include <QTest>

#include <chrono>

using namespace flip;

namespace {

/// Classes of its quiet patterns, of which there are 60, have too many light elements to be listed, and a
/// transform would take longer than the time that the tests give.
constexpr const char* classesGiveWay = "white torus .**/.**/... "
                                       "wbbbwbbbwbbbwbbbwwwbbwwbbbwbwbwwbw/"
                                       "wbwwwwwbwbbbwwbbwbwwbwwbbwwbwwbwbw/"
                                       "wwwbbwwwbbwwwbwbwwwwbbbbbwbbbbwbbb/"
                                       "bbwbbwwwwbbbwwbwbbbbbbwwwbwwwbbwbw/"
                                       "bwwwwwwbwwbbbwwwbwwbwwwbbbbwbwwwww/"
                                       "bbbwwwwwbwwbwbwbbbwwbbbbwbbbbwbwbb/"
                                       "bbwbwwbwwwwbwbwwwwbwbbwwbbbbwbbbww/"
                                       "wbbbbbbbwwwbbwbbwwwwwwbwbbbbbwbbwb/"
                                       "bwwbbwbbbwbwbbbbbwwbbwwwwwwwwbbbwb/"
                                       "wwbwwwwbbwbwwbwbwbbwwbwbbbwbbbbbwb/"
                                       "bbbbbwwbwbbwbbwbbbbbbwbbwbwbwbbbbw/"
                                       "wbwwwwwbbbwwwbwwwbwwwwwbbbwbwwwwww/"
                                       "wwbbbwbbbbbwwbbwbwwbbwbbwwwwbwwwbb/"
                                       "bbbwwwbwwwwwwwbwwbbbwwwwwwbwbwbbbb/"
                                       "bbbwbbbbwbwwwwbbbwbwbbwbwbwwwbbbbw/"
                                       "wwbwwwwbwwbwwbbwwbwbbbbbwbbwbwbbww/"
                                       "bwbbwwbwwbbwbwwwbbbwbwbbbbwwwbbbww/"
                                       "bwwbwwwwwwbwwbbbbwwbbbbwbwbwwwbwbb/"
                                       "wbwbwbbwbwwbwbbbwbwbbbwbwbbwwbwbbb/"
                                       "wwwbbwbwbwwbbbwwbwwbwwwwbbbbwwwbbb/"
                                       "wbwbbwwbbwbbbbbwbbbbbbbwbbwwwwwbbb/"
                                       "wwbbwbbbbwbbbwwbbbbwwbwwbwbbbwbwwb/"
                                       "wbwbwwbwwwbwwbbbwwwwbwbbbwwbwwwwww/"
                                       "bbwbwbwbbbwwwbbbbbwbbwwwwwwbbwwbwb/"
                                       "wwbwbwbwbwbbwbbbwbbwwwbwwbwbwbbbbw/"
                                       "wwwbwbwwbwwwwbwwbbbbbwbwbwbbwbwbbw/"
                                       "bwwbwbbwbwbwwwbbwbbwwbwwbwwbwwbwbb";

/// Classes give way in about a second.
constexpr std::chrono::seconds limit{3 * FLIP_SLOWNESS};

} // namespace

class TestTimeLimit : public QObject {
    Q_OBJECT

  private slots:

    void whatIsNotProvenIsLookedForUntilTheTimeIsUp() {
        const auto puzzle = readPuzzleLine(classesGiveWay);
        QVERIFY(puzzle.ok());
        const Outcome outcome = solve(defaultMethod(), *puzzle, {.budget = {.time = limit}});
        QVERIFY(verify(*puzzle, outcome.answer));
        // On a fast machine it may be proven.
        const bool isProven = std::holds_alternative<Optimal>(outcome.answer);
        QVERIFY2(isProven || outcome.cost.time >= limit * 9 / 10,
                 qPrintable(QString::number(std::chrono::duration<double>(outcome.cost.time).count())));
    }

    void moreTimeMayProveWhatLessHasNot() {
        const auto puzzle = readPuzzleLine(classesGiveWay);
        ProofWork work;
        const Outcome outcome = solve(defaultMethod(), *puzzle, {.budget = {.time = limit}, .proof = &work});
        QVERIFY(verify(*puzzle, outcome.answer));
        QVERIFY(!work.isOutOfReach);
    }
};

QTEST_GUILESS_MAIN(TestTimeLimit)
#include "tst_time_limit.moc"
