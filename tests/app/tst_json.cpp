#include "app/flipsolve/json_text.h"
#include "core/generate/random_puzzle.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "core/text/board_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace flip;

namespace {

QJsonObject told(const Puzzle& puzzle, const Outcome& outcome) {
    console::StringSink sink;
    std::optional<SolutionCount> count;
    const auto sets = findSolutionSets(puzzle, {}, &count);
    console::writeJson(sink, puzzle, defaultMethod(), outcome, sets, count);
    const std::string line = sink.take();
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(line), &error);
    if (error.error != QJsonParseError::NoError || line.back() != '\n') return {};
    return document.object();
}

Grid cellsFrom(Size size, const QJsonValue& list) {
    Grid cells(size);
    for (const auto& cell : list.toArray())
        cells.flip({cell.toArray().at(0).toInt() - 1, cell.toArray().at(1).toInt() - 1});
    return cells;
}

Puzzle puzzleFrom(const QJsonObject& object, Goal::Kind goal) {
    const Grid board = *readBoard(object["board"].toString().toStdString());
    const Grid pattern = *readBoard(object["pattern"].toString().toStdString());
    return {Rule::fromPattern(board.size(), Pattern(static_cast<unsigned>(pattern.packed()))), board, goal};
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT

  private slots:

    void aSolvedPuzzleCanBeReadBackAndChecked() {
        for (unsigned seed = 0; seed < 200; ++seed) {
            const Rule rule = Rule::fromPattern({static_cast<int>(seed % 5) + 2, 4}, Pattern(seed * 7 % 512));
            const Puzzle puzzle = randomPuzzle(rule, seed % 2 == 0 ? Goal::Either : Goal::Black, seed);
            const QJsonObject object = told(puzzle, solve(defaultMethod(), puzzle));
            QCOMPARE(object["outcome"].toString(), QStringLiteral("optimal"));
            QVERIFY(puzzleFrom(object["puzzle"].toObject(), puzzle.goal.kind()) == puzzle);
            const Grid presses = cellsFrom(puzzle.size(), object["presses"]);
            QCOMPARE(object["at_least"].toInt(), static_cast<int>(presses.count()));
            const auto colour = colourReached(puzzle, presses);
            QVERIFY(colour);
            QCOMPARE(object["reached"].toString(),
                     *colour == Colour::White ? QStringLiteral("white") : QStringLiteral("black"));
            const auto solutions = object["solutions"].toInteger();
            QVERIFY(solutions % (qint64{1} << object["nullity"].toInt()) == 0);
            QVERIFY(object["optimal_solutions"].toInteger() >= 1);
            QVERIFY(object["optimal_solutions"].toInteger() <= solutions);
            QVERIFY(object["witnesses"].toArray().isEmpty());
            QVERIFY(object["seconds"].toDouble() > 0);
        }
    }

    void anImpossiblePuzzleComesWithItsWitness() {
        const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked({4, 4}, 1));
        const QJsonObject object = told(puzzle, solve(defaultMethod(), puzzle));
        QCOMPARE(object["outcome"].toString(), QStringLiteral("impossible"));
        QVERIFY(object["presses"].isNull() && object["reached"].isNull() && object["at_least"].isNull());
        QCOMPARE(object["solutions"].toInt(-1), 0);
        QCOMPARE(object["optimal_solutions"].toInt(-1), 0);
        const QJsonObject witness = object["witnesses"].toArray().at(0).toObject();
        QCOMPARE(witness["against"].toString(), QStringLiteral("either"));
        QVERIFY(refutes(puzzle, {cellsFrom(puzzle.size(), witness["cells"]), Goal::Either}));
    }

    void whatIsNotProvenSaysSo() {
        const Puzzle puzzle = Puzzle::flipGame(Grid({2, 2}));
        const Outcome outcome{Unproven{Grid::filled({2, 2}), Colour::White, 3}, {}};
        const QJsonObject object = told(puzzle, outcome);
        QCOMPARE(object["outcome"].toString(), QStringLiteral("not proven"));
        QCOMPARE(object["at_least"].toInt(), 3);
        QCOMPARE(object["presses"].toArray().size(), qsizetype{4});
    }

    void whatIsKnownOfSetsThatCannotBeListedIsTold_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("nullity");
        QTest::addColumn<QJsonValue>("solutions");
        QTest::newRow("few enough to count") << 39 << 32 << QJsonValue(qint64{1} << 33);
        QTest::newRow("too many to count") << 79 << 64 << QJsonValue(QJsonValue::Null);
    }

    void whatIsKnownOfSetsThatCannotBeListedIsTold() {
        QFETCH(const int, side);
        QFETCH(const int, nullity);
        QFETCH(const QJsonValue, solutions);
        Puzzle puzzle = Puzzle::flipGame(Grid({side, side}));
        puzzle.press({1, 1});
        Grid presses({side, side});
        presses.set({1, 1});
        const QJsonObject object = told(puzzle, {Optimal{presses, Colour::White}, {}});
        QCOMPARE(object["nullity"].toInt(-1), nullity);
        QCOMPARE(object["solutions"], solutions);
        QVERIFY(object["optimal_solutions"].isNull());
        const Optimal only{.presses = presses, .isOnly = true};
        QCOMPARE(told(puzzle, {only, {}})["optimal_solutions"].toInt(-1), 1);
        const Grid white({side, side});
        const Outcome finished{Optimal{white, Colour::White}, {}};
        QCOMPARE(told(Puzzle::flipGame(white), finished)["optimal_solutions"].toInt(-1), 1);
    }

    void anImpossiblePuzzleHasNoSolutionsHoweverManyQuietPatterns() {
        Grid board({79, 79});
        board.set({0, 0});
        const Puzzle puzzle = Puzzle::flipGame(board);
        const QJsonObject object = told(puzzle, solve(defaultMethod(), puzzle));
        QCOMPARE(object["outcome"].toString(), QStringLiteral("impossible"));
        QCOMPARE(object["nullity"].toInt(-1), 64);
        QCOMPARE(object["solutions"].toInt(-1), 0);
        QCOMPARE(object["optimal_solutions"].toInt(-1), 0);
    }

    void whatCannotBeCountedIsNull() {
        // 70 rows, each with a quiet pattern of its own: 2^70 press sets.
        const Rule rows = Rule::fromPattern({70, 5}, Pattern(0b000'111'000));
        const Puzzle panel{rows, Grid({70, 5}), Goal::Black};
        const QJsonObject object = told(panel, solve(defaultMethod(), panel));
        QCOMPARE(object["nullity"].toInt(), 70);
        QVERIFY(object["solutions"].isNull());
        QVERIFY(object["optimal_solutions"].isNull());
    }
};

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
