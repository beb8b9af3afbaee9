#include "tests/core/contract.h"

#include <QTest>

using namespace flip;
using namespace flip::test;

namespace {

/// Of the boards of more than seven cells one in 61, spread evenly over the numbers (61 is prime). With
/// FLIP_EVERY_BOARD in the environment every board: minutes of an optimised build.
const std::uint32_t stepOfLarge = qEnvironmentVariableIsSet("FLIP_EVERY_BOARD") ? 1 : 61;

} // namespace

/// Every method on every board of up to twelve cells, of every shape, for every goal.
class TestContract : public QObject {
    Q_OBJECT

    static void check(const SolvedRule& solved, std::uint32_t board, SearchTrace& trace) {
        // Any target will do, but another one for every board.
        const std::uint32_t target = board * 2654435761U >> 7U & solved.plain.full();
        for (const Goal& goal : {Goal(Goal::White), Goal(Goal::Black), Goal(Goal::Either),
                                 Goal::target(gridOf(solved.plain, target))}) {
            for (const Method& method : methods()) {
                const std::string fault = faultOf(method, solved, goal, board, trace);
                QVERIFY2(fault.empty(), qPrintable(QString("%1, goal %2, board %3, pattern %4%5: %6")
                                                       .arg(method.name.data())
                                                       .arg(static_cast<int>(goal.kind()))
                                                       .arg(board)
                                                       .arg(solved.plain.drawing.data())
                                                       .arg(solved.plain.torus ? " on a torus" : "")
                                                       .arg(fault.c_str())));
            }
        }
    }

  private slots:

    void everyMethodIsRight_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (int rows = 1; rows <= mostCells; ++rows) {
            for (int columns = 1; rows * columns <= mostCells; ++columns)
                QTest::addRow("%d rows of %d", rows, columns) << rows << columns;
        }
    }

    void everyMethodIsRight() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const std::uint32_t step = rows * columns <= 7 ? 1 : stepOfLarge;
        SearchTrace trace(1 << 16);
        for (const std::string_view drawing : drawings) {
            for (const bool torus : {false, true}) {
                const SolvedRule solved(PlainRule::ofDrawing(rows, columns, torus, drawing));
                for (std::uint32_t board = 0; board <= solved.plain.full(); board += step) {
                    check(solved, board, trace);
                    if (QTest::currentTestFailed()) return;
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestContract)
#include "tst_contract.moc"
