// The chart of a race, its axes, and the table below it.

#include "tests/support/drawn.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/shown_race.h"
#include "ui/look/palettes.h"
#include "ui/race/race_page.h"
#include "ui/race/race_words.h"

#include <QHeaderView>
#include <QMimeData>
#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numeric>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;
using namespace std::chrono_literals;

namespace {

using Shown = ShownRace;

} // namespace

class TestRaceChart : public UiTest {
    Q_OBJECT

  private slots:

    void theBarsShowTimeOrNodes() {
        Shown shown(impossiblePuzzle());
        shown.page.setReducedMotion(true);
        QVERIFY(shown.race());
        const Race& race = shown.page.job().race();
        const auto press = [&](const char* name, int choice) {
            auto* segment = shown.page.findChild<SegmentedSwitch*>(QLatin1String(name))
                                ->findChildren<QAbstractButton*>()
                                .at(choice);
            QTest::mouseClick(segment, Qt::LeftButton);
        };
        press("raceMeasure", 1);
        press("raceSpacing", 1);
        const qreal one = shown.chart.barRect(1).width();
        const qreal two = shown.chart.barRect(2).width();
        const double ratio =
            static_cast<double>(race.lanes[1].cost.nodes) / static_cast<double>(race.lanes[2].cost.nodes);
        QVERIFY(qAbs(one / two - ratio) < 0.05);
        press("raceSpacing", 0);
        QVERIFY(shown.chart.barRect(2).width() / one > 1 / ratio * 1.2);
    }

    void everyScaleHasAnInverse() {
        Shown shown(impossiblePuzzle());
        QVERIFY(shown.race());
        for (const Measure measure : {Measure::Time, Measure::Nodes}) {
            for (const Spacing spacing : {Spacing::Logarithmic, Spacing::Linear}) {
                const RaceScale scale(shown.page.job().race(), measure, spacing);
                for (const RaceLane& lane : shown.page.job().race().lanes) {
                    const double value = measureOf(lane, measure);
                    if (value > 0) QVERIFY(qAbs(scale.valueAt(scale.positionOf(value)) / value - 1) < 1e-9);
                }
                const auto ticks = scale.ticks();
                QVERIFY(ticks.size() >= 2);
                QCOMPARE(ticks.front().at, 0.0);
                QCOMPARE(ticks.back().at, 1.0);
            }
        }
    }

    void thePointerAndTheKeyboardGoFromMethodToMethod() {
        Shown shown(samplePuzzle());
        shown.page.setReducedMotion(true);
        QVERIFY(shown.race());
        const auto selected = [&] {
            const auto rows = shown.table.selectionModel()->selectedRows();
            return rows.isEmpty() ? -1 : rows.first().row();
        };
        QTest::mouseMove(shown.page.windowHandle(),
                         shown.chart.mapTo(&shown.page, shown.chart.itemRect(2).center().toPoint()));
        QTRY_COMPARE(selected(), RaceTableModel::rowOf(2));
        shown.chart.setFocus();
        QTest::keyClick(&shown.chart, Qt::Key_Down);
        QCOMPARE(selected(), RaceTableModel::rowOf(1));
        QVERIFY(shown.chart.sentence(shown.chart.chosen())
                    .startsWith(QStringLiteral("subsets: 4 presses, 813 nodes")));
        QTest::keyClick(&shown.chart, Qt::Key_End);
        QCOMPARE(selected(), RaceTableModel::rowOf(5));
        shown.table.setFocus();
        QTest::keyClick(&shown.table, Qt::Key_Up);
        QCOMPARE(shown.table.currentIndex().row(), RaceTableModel::rowOf(4));
        QTRY_VERIFY(shown.chart.current() == std::optional<std::size_t>(4));
    }

    void nothingIsLostInANarrowTable_data() {
        QTest::addColumn<int>("width");
        for (const int width : {600, 360, 300, 260}) QTest::addRow("%d pixels", width) << width;
    }

    void nothingIsLostInANarrowTable() {
        QFETCH(int, width);
        Shown shown(samplePuzzle());
        QVERIFY(shown.race());
        shown.page.resize(width, 600);
        const QString remark = shown.cell(RaceTableModel::rowOf(2) + 1, 0);
        const auto isTold = [&](RaceTableModel::Column column, const QString& words) {
            return shown.table.isColumnHidden(column) == remark.contains(words);
        };
        QVERIFY(isTold(RaceTableModel::Nodes, QStringLiteral("997 nodes")));
        const QString memory = shown.cell(RaceTableModel::rowOf(2), RaceTableModel::Memory);
        QVERIFY(memory.endsWith(QStringLiteral("KiB")));
        QVERIFY(isTold(RaceTableModel::Memory, memory));
        QVERIFY(shown.table.horizontalHeader()->length() <= shown.table.viewport()->width());
    }

    void theTableHidesNoMoreThanItMust() {
        Shown shown(samplePuzzle());
        QVERIFY(shown.race());
        RaceTable& table = shown.table;
        QFont small = QGuiApplication::font();
        small.setPointSizeF(small.pointSizeF() * 0.85);
        // What each column needs: its head or its widest words, and a gap.
        std::array<int, RaceTableModel::columnTotal> needs{};
        for (int column = 0; column < RaceTableModel::columnTotal; ++column) {
            int& need = needs.at(static_cast<std::size_t>(column));
            const QString head = table.model()->headerData(column, Qt::Horizontal).toString();
            need = QFontMetrics(small).horizontalAdvance(head);
            for (std::size_t lane = 0; lane < methods().size(); ++lane) {
                const QString words = shown.cell(RaceTableModel::rowOf(lane), column);
                need = std::max(need, QFontMetrics(table.font()).horizontalAdvance(words));
            }
            need += 14;
        }
        int hiddenTwice = 0;
        int hiddenOnce = 0;
        for (int width = 600; width >= 240; width -= 10) {
            shown.page.resize(width, 600);
            const int room = table.viewport()->width();
            int all = std::accumulate(needs.begin(), needs.end(), 0);
            const bool memory = all > room;
            if (memory) all -= needs[RaceTableModel::Memory];
            const bool nodes = all > room;
            if (nodes) all -= needs[RaceTableModel::Nodes];
            const bool result = all > room;
            if (result) all -= needs[RaceTableModel::Result];
            QCOMPARE(table.isColumnHidden(RaceTableModel::Memory), memory);
            QCOMPARE(table.isColumnHidden(RaceTableModel::Result), result);
            QCOMPARE(table.isColumnHidden(RaceTableModel::Nodes), nodes);
            QCOMPARE(table.columnWidth(RaceTableModel::Time), needs[RaceTableModel::Time]);
            // The names take what is left.
            QCOMPARE(table.horizontalHeader()->length(), std::max(room, all));
            hiddenOnce += memory && !nodes ? 1 : 0;
            hiddenTwice += memory && nodes ? 1 : 0;
        }
        QVERIFY(hiddenOnce > 0 && hiddenTwice > 0);
    }

    void tabLeavesTheTable() {
        Shown shown(samplePuzzle());
        QVERIFY(shown.race());
        QVERIFY(QTest::qWaitForWindowActive(&shown.page, patience));
        shown.table.setFocus();
        QVERIFY(shown.table.hasFocus());
        QTest::keyClick(&shown.table, Qt::Key_Tab);
        QVERIFY(!shown.table.hasFocus());
    }

    void theBestOfThoseThatProvedItIsStrong() {
        Shown shown(samplePuzzle());
        QVERIFY(shown.race());
        Race race = shown.page.job().race();
        for (std::size_t i = 0; i < race.lanes.size(); ++i) race.lanes[i].cost.time = (i + 1) * 1ms;
        // The quickest has proven nothing, the slowest is the only other one without a proof.
        race.lanes.front().report->outcome.answer = Stopped{};
        race.lanes.back().report->outcome.answer = Stopped{};
        const RaceScale scale(race, Measure::Time, Spacing::Linear);
        const QColor accent = shown.chart.palette().color(QPalette::Highlight);
        const auto strong = [&] {
            QStringList words;
            for (const Drawn& each : drawnBy(shown.chart)) {
                if (each.bold) words << each.words;
            }
            return words;
        };
        const auto colourOf = [&](std::size_t lane) {
            const auto drawn = only(Drawn::Kind::Shape, drawnBy(shown.chart));
            const auto bar = std::ranges::find(drawn, shown.chart.barRect(lane).topLeft(),
                                               [](const Drawn& each) { return each.rect.topLeft(); });
            return bar == drawn.end() ? QColor() : bar->fill;
        };
        shown.chart.show(race, scale);
        QCOMPARE(strong(), (QStringList{"subsets", "2.0 ms"}));
        QCOMPARE(colourOf(1), accent);
        QVERIFY(colourOf(2).rgb() != accent.rgb());
        // Every method has its name in its row.
        const auto words = only(Drawn::Kind::Words, drawnBy(shown.chart));
        for (std::size_t i = 0; i < race.lanes.size(); ++i) {
            QVERIFY(std::ranges::any_of(words, [&](const Drawn& each) {
                return each.words == race_words::name(race.lanes[i]) &&
                       shown.chart.itemRect(i).contains(each.rect.center()) && each.rect.left() >= 6;
            }));
        }
        race.lanes[2].state = RaceLane::State::Running;
        shown.chart.show(race, scale);
        QVERIFY(strong().isEmpty());
        QCOMPARE(colourOf(2).rgb(), accent.rgb());
        QVERIFY(colourOf(1).rgb() != accent.rgb());
    }

    void theEndsOfAnAxisAreLabelled_data() {
        QTest::addColumn<int>("ticks");
        QTest::addColumn<qreal>("apart");
        QTest::addColumn<QString>("labelled");
        QTest::newRow("there is only one") << 1 << 50.0 << "0";
        QTest::newRow("there is room for all") << 4 << 50.0 << "0 1 2 3";
        QTest::newRow("words would touch") << 4 << 34.0 << "0 3";
        QTest::newRow("every second fits") << 5 << 30.0 << "0 2 4";
        QTest::newRow("the last but one would be too near the last") << 8 << 15.0 << "0 3 7";
        QTest::newRow("there is not even room for two") << 3 << 10.0 << "0 2";
    }

    void theEndsOfAnAxisAreLabelled() {
        QFETCH(int, ticks);
        QFETCH(qreal, apart);
        QFETCH(QString, labelled);
        std::vector<QRectF> words;
        words.reserve(static_cast<std::size_t>(ticks));
        for (int i = 0; i < ticks; ++i) words.emplace_back(i * apart - 15, 0, 30, 10);
        QStringList numbers;
        for (const std::size_t i : labelledTicks(words, 5)) numbers << QString::number(i);
        QCOMPARE(numbers.join(' '), labelled);
    }

    void anAxisOfPowersOfTen() {
        Race race = Race::before(samplePuzzle(), {});
        race.lanes[0].cost.nodes = 150;
        race.lanes[1].cost.nodes = 90'000;
        const RaceScale scale(race, Measure::Nodes, Spacing::Logarithmic);
        const auto ticks = scale.ticks();
        QCOMPARE(ticks.size(), std::size_t{4});
        for (std::size_t i = 0; i < ticks.size(); ++i) {
            const double value = std::pow(10, i + 2);
            QVERIFY(qAbs(ticks[i].at - static_cast<double>(i) / 3) < 1e-9);
            QVERIFY(qAbs(scale.positionOf(value) - ticks[i].at) < 1e-9);
            QVERIFY(qAbs(scale.valueAt(ticks[i].at) / value - 1) < 1e-9);
        }
        QCOMPARE(ticks.front().text, "100");
    }

    void theTableIsCopied_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("with Ctrl+C") << true;
        QTest::newRow("with the button") << false;
    }

    void theTableIsCopied() {
        QFETCH(bool, byKey);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(written(samplePuzzle()));
        open.command(QStringLiteral("Race")).trigger();
        open.click("startRace");
        auto& page = open.part<RacePage>("racePage");
        QTRY_VERIFY(page.isRaced() && !page.job().isRunning());
        if (byKey) {
            open.part<RaceTable>("raceTable").setFocus();
            open.key(Qt::Key_C, Qt::ControlModifier);
        } else {
            open.click("copyRace");
        }
        const QMimeData* copied = QApplication::clipboard()->mimeData();
        const QStringList lines = copied->text().trimmed().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 8);
        // Which board that was.
        QCOMPARE(lines[0], QStringLiteral("flip:bwwb/bbwb/bwwb/bwww"));
        QCOMPARE(lines[1].split(QLatin1Char('\t')).size(), 6);
        const QStringList fields = lines[3].split(QLatin1Char('\t'));
        QCOMPARE(fields.mid(0, 3), QStringList({"subsets", "4 presses", "813"}));
        QVERIFY(fields[3].toDouble() > 0);
        // To a nanosecond.
        QCOMPARE(fields[3].section(QLatin1Char('.'), 1).size(), 6);
        QCOMPARE(fields[5], QStringLiteral("a node: press set tried"));
        QVERIFY(copied->html().contains(QStringLiteral("<td>subsets</td><td>4 presses</td><td>813</td>")));
        QCOMPARE(open.spoken(), QStringLiteral("The table is on the clipboard."));
        QCOMPARE(open.label("raceRemark"), open.spoken());
        QVERIFY(copied->html().contains(QStringLiteral("<caption>flip:bwwb/bbwb/bwwb/bwww</caption>")));
        // It is gone once something else is copied.
        QApplication::clipboard()->setText(QStringLiteral("something else"));
        QTRY_VERIFY(!open.label("raceRemark").contains(QStringLiteral("clipboard")));
        const auto inkOf = [&] {
            auto* const model = open.part<RaceTable>("raceTable").model();
            return model->index(0, 0).data(Qt::ForegroundRole).value<QColor>();
        };
        QVERIFY(!inkOf().isValid());
        open.click({0, 0});
        // Results for another board are quiet.
        QCOMPARE(inkOf(), quietText(QApplication::palette()));
        open.click("copyRace");
        QVERIFY(QApplication::clipboard()->text().startsWith(lines[0]));
        QCOMPARE(
            open.spoken(),
            QStringLiteral("The table is on the clipboard. It is of another board than the present one."));
    }
};

QTEST_MAIN(TestRaceChart)
#include "tst_race_chart.moc"
