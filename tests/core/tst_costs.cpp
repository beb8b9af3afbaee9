#include "core/explain/atlas.h"
#include "core/explain/hardest_boards.h"
#include "core/explain/nearest.h"
#include "core/explain/solution_sets.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/part_search.h"
#include "core/solve/solve.h"
#include "tests/core/cosets.h"
#include "tests/core/each_method.h"
#include "tests/core/every_way.h"
#include "tests/core/record.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

using namespace flip;
using namespace flip::test;

namespace {

/// What a search says of itself while it runs.
class Course : public Monitor {
  public:
    void progressed(const Progress& progress) override { reports_.push_back(progress); }

    [[nodiscard]] bool stopRequested() override { return false; }

    /// The share that it called done after half of these nodes, and in the end.
    [[nodiscard]] QString told(std::uint64_t nodes) const {
        if (reports_.empty()) return QStringLiteral("no reports");
        const auto half =
            std::ranges::find_if(reports_, [&](const Progress& report) { return report.nodes >= nodes / 2; });
        const Progress& middle = half == reports_.end() ? reports_.back() : *half;
        return QStringLiteral("reports: %1, half-way %2, at the end %3")
            .arg(reports_.size())
            .arg(middle.done, 0, 'f', 4)
            .arg(reports_.back().done, 0, 'f', 4);
    }

    [[nodiscard]] QString told() const { return told(reports_.empty() ? 0 : reports_.back().nodes); }

  private:
    std::vector<Progress> reports_;
};

/// So many nodes are enough to see how a search goes.
constexpr std::uint64_t mostNodes = std::uint64_t{1} << 20U;

QString named(const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer))
        return QStringLiteral("optimal %1").arg(optimal->presses.count());
    if (const auto* unproven = std::get_if<Unproven>(&answer))
        return QStringLiteral("%1, at least %2").arg(unproven->presses.count()).arg(unproven->lowerBound);
    if (std::holds_alternative<Impossible>(answer)) return QStringLiteral("impossible");
    return QStringLiteral("stopped");
}

template <class Answer>
QString ended(const Answer& answer) {
    if (std::holds_alternative<TooLarge>(answer)) return QStringLiteral("refused");
    return std::holds_alternative<Stopped>(answer) ? QStringLiteral("stopped") : QStringLiteral("done");
}

QString number(double value) { return QString::number(value, 'g', 5); }

QString plannedAs(const IndependentPart& part) {
    const PartSearch search(part, Budget().memory);
    QString plan = QStringLiteral("%1 vectors, %2 cells: %3 ns, %4 bytes")
                       .arg(part.basis.size())
                       .arg(part.support.count())
                       .arg(number(search.nanoseconds()))
                       .arg(static_cast<std::int64_t>(search.memory()));
    if (const auto classes = planClasses(part)) {
        plan += QStringLiteral("; classes: pair %1, %2 ns, lists")
                    .arg(classes->mainPair)
                    .arg(number(classes->nanoseconds));
        for (const std::size_t listed : classes->listed) plan += ' ' + number(static_cast<double>(listed));
    }
    if (part.basis.size() > Correlation::maxDimension) return plan;
    if (const auto trellis = trellisOf(part, 1e15)) {
        plan += QStringLiteral("; trellis: %1 steps, %2 fixed, %3 bits, %4 states")
                    .arg(trellis->steps.size())
                    .arg(trellis->fixed.size())
                    .arg(trellis->stateBits)
                    .arg(number(trellis->work));
    }
    return plan;
}

} // namespace

/// What searches count, take and tell of themselves.
class TestCosts : public QObject {
    Q_OBJECT

    Record record_;

  private slots:

    void initTestCase() { QVERIFY(record_.open(QStringLiteral(FLIP_RECORD))); }

    void aMethodCostsWhatItDid_data() { addMethods(); }

    void aMethodCostsWhatItDid() {
        const Method& method = fetchedMethod();
        const QString name = QString::fromUtf8(method.name.data(), std::ssize(method.name));
        QStringList lines;
        for (const Sample& sample : everyWay()) {
            Course course;
            const Outcome outcome =
                solve(method, sample.puzzle, {{.nodes = mostNodes, .threads = 1}, &course});
            if (std::holds_alternative<TooLarge>(outcome.answer)) continue;
            lines += QStringLiteral("%1: %2 with %3 nodes, %4 bytes; %5")
                         .arg(QString::fromStdString(sample.name), named(outcome.answer))
                         .arg(outcome.cost.nodes)
                         .arg(outcome.cost.memory)
                         .arg(course.told(outcome.cost.nodes));
        }
        record_.compare(name, lines);
    }

    void partsArePlannedAsTheyWere() {
        QStringList lines;
        const auto add = [&](const QString& name, const Rule& rule) {
            const auto parts = independentParts(solveEquations(rule, {}).quiet);
            if (!parts.empty())
                lines +=
                    QStringLiteral("%1: %2 × %3").arg(name).arg(parts.size()).arg(plannedAs(parts.front()));
        };
        for (const Sample& sample : everyWay()) {
            if (sample.name.ends_with("any"))
                add(QString::fromStdString(sample.name).section(',', 0, 0), sample.puzzle.rule);
        }
        Random random(28);
        for (const int rank : {24, 30, 36})
            add(QStringLiteral("table of rank %1").arg(rank), tableOfRank({8, 8}, rank, random));
        for (const int side : {26, 30, 36})
            add(QStringLiteral("corners %1").arg(side), Rule::fromPattern({side, side}, cornersOfOneSide));
        for (const int side : {24, 29, 33, 39, 54, 61, 65, 84, 99}) {
            for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
                const auto name =
                    edges == Edges::Torus ? QStringLiteral("torus %1") : QStringLiteral("side %1");
                add(name.arg(side), Rule::fromPattern({side, side}, Pattern::plus(), edges));
            }
        }
        record_.compare(QStringLiteral("plans"), lines);
    }

    void classesCostWhatTheyDid() {
        QStringList lines;
        const auto addPlan = [&](const QString& name, const Coset& coset, const ClassPlan& plan) {
            Course course;
            SearchClock clock({{.threads = 1}, &course});
            Workload load{plan.nanoseconds};
            const PartMinimum minimum =
                searchByClasses(plan, coset.start, anyWeight, nothingElse, clock, load);
            lines += QStringLiteral("%1%2: at least %3 with %4 nodes, %5 bytes; %6 of %7 ns; %8")
                         .arg(name, minimum.complete ? QString() : QStringLiteral(", given up"))
                         .arg(minimum.lowerBound)
                         .arg(clock.nodes())
                         .arg(clock.cost().memory)
                         .arg(number(load.done), number(load.total), course.told(clock.nodes()));
        };
        const auto add = [&](const QString& name, const Coset& coset) {
            addPlan(name, coset, planClasses(coset.part).value());
        };
        for (const int side : {19, 29, 39, 47, 61}) add(QStringLiteral("all lit %1").arg(side), allLit(side));
        for (const int side : {24, 33, 39, 47}) add(QStringLiteral("drawn %1").arg(side), drawn(side));
        for (const int side : {20, 24, 30})
            add(QStringLiteral("torus %1").arg(side), drawn(side, Pattern::plus(), Edges::Torus));
        for (const int side : {33, 39}) {
            const Coset coset = drawn(side);
            ClassPlan plan = planClasses(coset.part).value();
            plan.listed.fill(5);
            addPlan(QStringLiteral("short lists %1").arg(side), coset, plan);
        }
        record_.compare(QStringLiteral("classes"), lines);
    }

    /// Stopped after each quarter of its nodes.
    void aProofGoesOnAsItDid() {
        QStringList lines;
        for (const Coset& coset : {drawn(39), drawn(61)}) {
            const ClassPlan plan = planClasses(coset.part).value();
            SearchClock whole({{.threads = 1}});
            Workload load;
            static_cast<void>(searchByClasses(plan, coset.start, anyWeight, nothingElse, whole, load));
            ProofWork work;
            for (bool isComplete = false; !isComplete && lines.size() < 20;) {
                Course course;
                SearchClock clock({{.nodes = whole.nodes() / 4 + 1, .threads = 1}, &course, nullptr, &work});
                Workload again{plan.nanoseconds};
                const PartMinimum minimum =
                    searchByClasses(plan, coset.start, anyWeight, nothingElse, clock, again);
                isComplete = minimum.complete;
                lines += QStringLiteral("side %1: at least %2 with %3 nodes; %4 of %5 ns; %6")
                             .arg(coset.start.size().rows)
                             .arg(minimum.lowerBound)
                             .arg(clock.nodes())
                             .arg(number(again.done), number(again.total), course.told());
            }
        }
        record_.compare(QStringLiteral("goes on"), lines);
    }

    void explanationsCostWhatTheyDid() {
        QStringList lines;
        const auto add = [&](const QString& what, auto&& run) {
            Course course;
            const QString end = run(SearchContext{{.nodes = mostNodes, .threads = 1}, &course});
            lines += QStringLiteral("%1: %2; %3").arg(what, end, course.told());
        };
        for (const Sample& sample : everyWay()) {
            const QString name = QString::fromStdString(sample.name);
            const Puzzle& puzzle = sample.puzzle;
            if (puzzle.size().cells() > 1'000) continue;
            add(name + QStringLiteral(", sets"),
                [&](const SearchContext& context) { return ended(findSolutionSets(puzzle, context)); });
            add(name + QStringLiteral(", nearest"), [&](const SearchContext& context) {
                const NearestSolvable nearest = nearestSolvable(puzzle, context);
                return QStringLiteral("%1 × %2").arg(nearest.count).arg(nearest.fewest);
            });
            if (!sample.name.ends_with("any")) continue;
            const BoardFamily family(puzzle.rule, puzzle.goal.kind());
            add(name + QStringLiteral(", atlas"),
                [&](const SearchContext& context) { return ended(countOptima(family, context)); });
            add(name + QStringLiteral(", hardest"), [&](const SearchContext& context) {
                const auto hardest = hardestBoard(family, context);
                const auto* board = std::get_if<HardestBoard>(&hardest);
                if (board == nullptr) return ended(hardest);
                return QStringLiteral("%1 to %2").arg(board->least()).arg(board->atMost);
            });
        }
        record_.compare(QStringLiteral("explanations"), lines);
    }
};

QTEST_GUILESS_MAIN(TestCosts)
#include "tst_costs.moc"
