#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"

#include <QTest>

#include <algorithm>

using namespace flip;

namespace {

#if defined(NDEBUG) && FLIP_SLOWNESS == 1
/// Every pattern.
constexpr unsigned step = 1;
#else
/// Without optimisation, or with a sanitizer, one pattern in 7 (which is no power of two, so that all bits
/// vary).
constexpr unsigned step = 7;
#endif

/// All lights are off, and all have to be on.
Puzzle panel(Size size, unsigned pattern) {
    return {Rule::fromPattern(size, Pattern(pattern)), Grid(size), Goal::Black};
}

struct Totals {
    int solvable = 0;
    int impossible = 0;
    std::int64_t sum = 0;
    std::int64_t largest = 0;

    friend bool operator==(const Totals&, const Totals&) = default;
};

constexpr Totals published{7'359, 5'441, 32'514, 25};

} // namespace

/// All 12,800 Security Panels of UVA 10318: 25 sizes and 512 patterns.
class TestPanels : public QObject {
    Q_OBJECT

  private slots:

    void everyMethodNeedsTheSamePresses_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"deepening", "row-backtracking", "first-row", "algebra"})
            QTest::newRow(name) << QByteArray(name);
    }

    void everyMethodNeedsTheSamePresses() {
        QFETCH(QByteArray, name);
        const Method& method = *findMethod(name.toStdString());
        Totals totals;
        for (int rows = 1; rows <= 5; ++rows) {
            for (int columns = 1; columns <= 5; ++columns) {
                for (unsigned pattern = 0; pattern < unsigned{Pattern::count}; pattern += step) {
                    const Puzzle puzzle = panel({rows, columns}, pattern);
                    const Answer answer = solve(method, puzzle).answer;
                    const QString which = QString("%1×%2, pattern %3").arg(rows).arg(columns).arg(pattern);
                    QVERIFY2(verify(puzzle, answer), qPrintable(which));
                    const auto* optimal = std::get_if<Optimal>(&answer);
                    QVERIFY2(optimal || std::holds_alternative<Impossible>(answer), qPrintable(which));
                    if (optimal == nullptr) {
                        ++totals.impossible;
                        continue;
                    }
                    ++totals.solvable;
                    totals.sum += optimal->presses.count();
                    totals.largest = std::max(totals.largest, optimal->presses.count());
                }
            }
        }
        if (step == 1) QVERIFY(totals == published);
    }

    void thePanelThatMisleadsThePublishedProgramTakesNine() {
        // The pattern .** / **. / *.. as bits, the first row in the lowest three.
        const Puzzle puzzle = panel({5, 5}, 0b001'011'110);
        for (const Method& method : methods()) {
            if (method.refuses(puzzle, {}) || method.name == "subsets") continue;
            const Answer answer = solve(method, puzzle).answer;
            QCOMPARE(std::get<Optimal>(answer).presses.count(), std::int64_t{9});
        }
    }
};

QTEST_GUILESS_MAIN(TestPanels)
#include "tst_panels.moc"
