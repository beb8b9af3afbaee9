#include "core/explain/atlas.h"
#include "core/explain/hardest_boards.h"
#include "core/explain/nearest.h"
#include "core/explain/solution_sets.h"
#include "core/solve/lightest/part_search.h"
#include "core/solve/method.h"
#include "tests/core/cosets.h"
#include "tests/core/each_method.h"
#include "tests/core/every_way.h"
#include "tests/core/record.h"

#include <QTest>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <variant>

using namespace flip;
using namespace flip::test;

namespace {

/// More bytes or nanoseconds than anything takes.
constexpr std::int64_t unlimited = std::int64_t{1} << 40;

/// The least that suffices, where more never hurts: bytes or nanoseconds. From below, because what has too
/// little soon ends.
template <class Does>
std::optional<std::int64_t> leastFor(Does&& does) {
    std::int64_t least = 0;
    std::int64_t most = 1;
    for (; !does(most); most *= 2) {
        if (most >= unlimited) return std::nullopt;
        least = most + 1;
    }
    while (least < most) {
        const std::int64_t middle = least + (most - least) / 2;
        if (does(middle)) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    return most;
}

QString needs(const Sample& sample, const char* what, std::int64_t memory) {
    return QStringLiteral("%1%2, %3 bytes")
        .arg(QString::fromStdString(sample.name), QString::fromUtf8(what))
        .arg(memory);
}

} // namespace

/// What searches need at least, and what is too much for them.
class TestNeeds : public QObject {
    Q_OBJECT

    Record record_;

    static int mostColumns(const Method& method, int rows, std::int64_t memory,
                           const std::function<Rule(Size)>& ruleOf) {
        // Beyond, it is the memory alone that decides.
        constexpr int mostCells = 80;
        int columns = 1;
        for (; columns * rows <= mostCells; ++columns) {
            const Size size{rows, columns};
            if (method.refuses({ruleOf(size), Grid(size)}, {.memory = memory})) break;
        }
        return columns - 1;
    }

  private slots:

    void initTestCase() { QVERIFY(record_.open(QStringLiteral(FLIP_RECORD))); }

    void aMethodRefusesWhatItDid_data() { addMethods(); }

    /// For boards of so many rows, the most columns that it takes.
    void aMethodRefusesWhatItDid() {
        const Method& method = fetchedMethod();
        const QString name = QString::fromUtf8(method.name.data(), std::ssize(method.name));
        QStringList lines;
        const auto add = [&](const QString& what, const std::function<Rule(Size)>& ruleOf) {
            for (const int bits : {16, 30}) {
                QStringList columns;
                for (int rows = 1; rows <= 12; ++rows)
                    columns += QString::number(mostColumns(method, rows, std::int64_t{1} << bits, ruleOf));
                lines += QStringLiteral("%1 with 2^%2 bytes: %3").arg(what).arg(bits).arg(columns.join(' '));
            }
        };
        add(QStringLiteral("plus"), [](Size size) { return Rule::fromPattern(size, Pattern::plus()); });
        add(QStringLiteral("plus on a torus"),
            [](Size size) { return Rule::fromPattern(size, Pattern::plus(), Edges::Torus); });
        add(QStringLiteral("tables"), [](Size size) {
            Random random(3);
            return tableOfRank(size, static_cast<int>(size.cells()), random);
        });
        record_.compare(name + QStringLiteral(" refuses"), lines);
    }

    void aMethodIsContentWithTheMemoryThatItWas_data() { addMethods(); }

    void aMethodIsContentWithTheMemoryThatItWas() {
        const Method& method = fetchedMethod();
        const QString name = QString::fromUtf8(method.name.data(), std::ssize(method.name));
        QStringList lines;
        for (const Sample& sample : everyWay()) {
            if (!sample.name.ends_with("any")) continue;
            const auto least = leastFor([&](std::int64_t memory) {
                return !method.refuses(sample.puzzle, {.memory = memory}).has_value();
            });
            if (least) lines += needs(sample, "", *least);
        }
        record_.compare(name + QStringLiteral(" needs"), lines);
    }

    void plansNeedWhatTheyDid() {
        QStringList lines;
        for (const Coset& coset :
             {allLit(39), drawn(47), drawn(61), drawn(30, Pattern::plus(), Edges::Torus)}) {
            const double whole = PartSearch(coset.part, unlimited).nanoseconds();
            lines += QStringLiteral("side %1, %2 bytes")
                         .arg(coset.start.size().rows)
                         .arg(leastFor([&](std::int64_t memory) {
                                  return PartSearch(coset.part, memory).nanoseconds() == whole;
                              }).value());
        }
        // Each vector meets only its neighbours, so that few states are enough.
        const auto hasTrellis = [](int columns) {
            constexpr int vectors = 40;
            IndependentPart part{{}, Grid::filled({1, columns})};
            for (int i = 0; i < vectors; ++i) {
                Grid vector({1, columns});
                const int end = i + 1 == vectors ? columns : (i + 2) * (columns / (vectors + 1));
                for (int c = i * (columns / (vectors + 1)); c < end; ++c) vector.set({0, c});
                part.basis.push_back(std::move(vector));
            }
            const PartSearch search(part, unlimited);
            return search.memory() == static_cast<double>(trellisMemoryOfCell * columns);
        };
        lines +=
            QStringLiteral("no trellis for %1 cells").arg(leastFor([&](std::int64_t columns) {
                                                              return columns > 0xFFFF ||
                                                                     (columns > 1000 &&
                                                                      !hasTrellis(static_cast<int>(columns)));
                                                          }).value());
        const auto isPlanned = [](Size size, std::int64_t vectors) {
            Random random(1);
            IndependentPart part{{}, Grid::filled(size)};
            for (std::int64_t i = 0; i < vectors; ++i) part.basis.push_back(randomGrid(size, random));
            return planClasses(part).has_value();
        };
        lines += QStringLiteral("no plan from %1 vectors, %2 columns in one row")
                     .arg(leastFor([&](std::int64_t count) {
                              return count > 63 || !isPlanned({16, 16}, count);
                          }).value())
                     .arg(leastFor([&](std::int64_t columns) {
                              return columns > Grid::maxSide || !isPlanned({1, static_cast<int>(columns)}, 1);
                          }).value());
        record_.compare(QStringLiteral("plans need"), lines);
    }

    /// A search that takes longer than planned asks how long another way would take, and gives up if that is
    /// shorter.
    void anotherWayIsAskedForWhenItWas() {
        const Coset coset = drawn(61);
        ClassPlan plan = planClasses(coset.part).value();
        const auto leastWith = [&](auto&& searchesWith) {
            const auto least = leastFor([&](std::int64_t value) {
                const auto [planned, other] = searchesWith(static_cast<double>(value));
                plan.nanoseconds = planned;
                return byClasses(plan, coset, anyWeight, {}, [other = other] { return other; }).complete;
            });
            return QString::number(static_cast<double>(least.value()), 'g', 5);
        };
        record_.compare(QStringLiteral("another way"),
                        {QStringLiteral("not asked for if %1 ns are planned").arg(leastWith([](double value) {
                             return std::pair{value, 0.0};
                         })),
                         QStringLiteral("not taken if it takes %1 ns").arg(leastWith([](double value) {
                             return std::pair{0.0, value};
                         }))});
    }

    void explanationsAreContentWithTheMemoryThatTheyWere() {
        QStringList lines;
        for (const Sample& sample : everyWay()) {
            if (!sample.name.ends_with("any") || sample.puzzle.size().cells() > 400) continue;
            const BoardFamily family(sample.puzzle.rule, sample.puzzle.goal.kind());
            const auto add = [&](const char* what, auto&& run) {
                const auto least = leastFor([&](std::int64_t memory) {
                    const auto answer = run(SearchContext{{.nodes = 1U << 12U, .memory = memory}});
                    const auto* stopped = std::get_if<Stopped>(&answer);
                    return !std::holds_alternative<TooLarge>(answer) &&
                           (stopped == nullptr || stopped->reason != Stopped::Reason::Memory);
                });
                if (least) lines += needs(sample, what, *least);
            };
            add(", sets", [&](const auto& context) { return findSolutionSets(sample.puzzle, context); });
            add(", atlas", [&](const auto& context) { return countOptima(family, context); });
            if (const auto least = leastFor([&](std::int64_t memory) {
                    return nearestSolvable(sample.puzzle, {{.memory = memory}}).count > 0;
                }))
                lines += needs(sample, ", nearest", *least);
            add(", hardest", [&](const auto& context) { return hardestBoard(family, context); });
        }
        record_.compare(QStringLiteral("explanations need"), lines);
    }
};

QTEST_GUILESS_MAIN(TestNeeds)
#include "tst_needs.moc"
