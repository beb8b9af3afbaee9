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

/// All black, to be made white.
QByteArray blackSquare(int side) {
    QByteArray text = "white clipped .*./***/.*. ";
    for (int row = 0; row < side; ++row) text += QByteArray(row == 0 ? "" : "/") + QByteArray(side, 'b');
    return text;
}

} // namespace

class TestTimeLimit : public QObject {
    Q_OBJECT

  private slots:

    void whatIsNotProvenIsLookedForUntilTheTimeIsUp() {
        const auto puzzle = readPuzzleLine(classesGiveWay);
        QVERIFY(puzzle.ok());
        // On a busy machine even the classes may need more time until they give way.
        for (auto time = limit;; time *= 2) {
            const Outcome outcome = solve(defaultMethod(), *puzzle, {.budget = {.time = time}});
            QVERIFY(verify(*puzzle, outcome.answer));
            // On a fast machine it may be proven.
            const auto* unproven = std::get_if<Unproven>(&outcome.answer);
            if (unproven == nullptr) return;
            QVERIFY2(outcome.cost.time >= time * 9 / 10,
                     qPrintable(QString::number(std::chrono::duration<double>(outcome.cost.time).count())));
            // The lists of the classes are no way, but the transform is.
            if (unproven->obstacle.kind == Obstacle::Kind::Time) return;
            QVERIFY(time < 8 * limit);
        }
    }

    void moreTimeMayProveWhatLessHasNot() {
        const auto puzzle = readPuzzleLine(classesGiveWay);
        ProofWork work;
        const Outcome outcome = solve(defaultMethod(), *puzzle, {.budget = {.time = limit}, .proof = &work});
        QVERIFY(verify(*puzzle, outcome.answer));
        QVERIFY(!work.isOutOfReach);
    }

    void whatAProofLacksIsTold_data() {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<Budget>("budget");
        QTest::addColumn<Obstacle::Kind>("kind");
        using enum Obstacle::Kind;
        const auto row = [](const char* name, const QByteArray& puzzle, const Budget& budget,
                            Obstacle::Kind kind) { QTest::newRow(name) << puzzle << budget << kind; };
        row("time: classes take minutes", blackSquare(123), {.time = std::chrono::milliseconds(10)}, Time);
        row("time: classes would take longer than anybody is expected to wait", blackSquare(131), {}, Time);
        row("time: a transform of all but 60 dimensions", classesGiveWay,
            {.time = std::chrono::milliseconds(1)}, Time);
        row("memory for the quiet patterns", blackSquare(123), {.memory = 300'000}, Memory);
        row("memory for a plan", blackSquare(95), {.memory = 4 << 20}, Memory);
        row("any way: too many dimensions", blackSquare(159), {}, Reach);
        row("any way: too large to be weighed", blackSquare(2049), {}, Reach);
        row("nothing: neither nodes nor time suffice", blackSquare(123),
            {.time = std::chrono::milliseconds(10), .nodes = 1000}, Ended);
        row("nothing: the search was ended", blackSquare(95), {.nodes = 1000}, Ended);
    }

    void whatAProofLacksIsTold() {
        QFETCH(QByteArray, puzzle);
        QFETCH(Budget, budget);
        const auto read = readPuzzleLine(puzzle.toStdString());
        QVERIFY(read.ok());
        const Outcome outcome = solve(defaultMethod(), *read, {.budget = budget});
        const auto* unproven = std::get_if<Unproven>(&outcome.answer);
        QVERIFY(unproven != nullptr);
        QTEST(unproven->obstacle.kind, "kind");
        // On one processor: README.md says how long it takes.
        const bool isTime = unproven->obstacle.kind == Obstacle::Kind::Time;
        QVERIFY(!isTime || unproven->obstacle.seconds > 1);
    }

    void aRoughTimeIsToldInUnitsOfWhichThereAreTwo_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<RoughTime::Unit>("unit");
        QTest::addColumn<int>("count");
        using enum RoughTime::Unit;
        constexpr double hour = 3600;
        constexpr double day = 24 * hour;
        QTest::newRow("none") << 0.0 << Second << 2;
        QTest::newRow("two seconds and a little") << 2.1 << Second << 3;
        QTest::newRow("nearly two minutes") << 119.5 << Second << 120;
        QTest::newRow("two minutes") << 120.0 << Minute << 2;
        QTest::newRow("nearly two hours") << 1.98 * hour << Minute << 119;
        QTest::newRow("two hours and a minute") << 2 * hour + 60 << Hour << 3;
        QTest::newRow("two days") << 2 * day << Day << 2;
        QTest::newRow("nearly two years") << 729.5 * day << Day << 730;
        QTest::newRow("two years") << 730 * day << Year << 2;
        QTest::newRow("a hundred years") << 100 * 365 * day << Year << 100;
    }

    void aRoughTimeIsToldInUnitsOfWhichThereAreTwo() {
        QFETCH(double, seconds);
        const RoughTime time = roughTime(seconds);
        QTEST(time.unit, "unit");
        QTEST(time.count, "count");
    }
};

QTEST_GUILESS_MAIN(TestTimeLimit)
#include "tst_time_limit.moc"
