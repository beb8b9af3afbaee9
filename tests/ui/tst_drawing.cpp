// What charts, boards and the names of pages draw, measured: which words and shapes there are, and where.

#include "core/explain/solution_sets.h"
#include "tests/support/drawn.h"
#include "tests/support/manual_clock.h"
#include "tests/support/ui_test.h"
#include "tests/ui/measuring.h"
#include "ui/atlas/optima_chart.h"
#include "ui/board/board_view.h"
#include "ui/board/mini_board.h"
#include "ui/solution/sizes_chart.h"
#include "ui/solution/why_least.h"
#include "ui/widgets/page_tabs.h"

#include <QTest>

#include <algorithm>
#include <variant>
#include <vector>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestDrawing : public UiTest {
    Q_OBJECT

  private slots:

    void theColumnsOfTheAtlas_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("with their numbers of boards")
            << 160 << QStringList{"100", "0", "50", "1", "0", "2", "1", "3"};
        QTest::newRow("too narrow for them") << 132 << QStringList{"0", "1", "2", "3"};
    }

    void theColumnsOfTheAtlas() {
        QFETCH(int, width);
        QFETCH(QStringList, words);
        OptimaChart chart;
        chart.setFixedSize(width, 104);
        chart.show({{{0, 100}, {1, 50}, {3, 1}}, true});
        const auto drawn = drawnBy(chart);
        QCOMPARE(wordsOf(drawn), words);
        // A column without boards has none.
        const auto bars = only(Drawn::Kind::Shape, drawn);
        QCOMPARE(bars.size(), std::size_t{3});
        const auto line = only(Drawn::Kind::Line, drawn).back();
        for (const Drawn& bar : bars) QVERIFY(bar.rect.bottom() < line.rect.top());
        QVERIFY(same(bars[0].rect.bottom(), bars[1].rect.bottom()));
        QVERIFY(same(bars[0].rect.height(), 2 * bars[1].rect.height()));
        QVERIFY(same(bars[2].rect.height(), 2));
        QVERIFY(bars[0].rect.height() > 60 && bars[0].rect.top() >= 4);
        for (const Drawn& word : only(Drawn::Kind::Words, drawn))
            QVERIFY2(QRectF(chart.rect()).contains(word.rect), qPrintable(word.words));
    }

    void theColumnsOfALargeBoard_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("columns");
        QTest::newRow("a board of 30×30") << 320 << 60;
        QTest::newRow("a board of 100×100") << 4'500 << 900;
        QTest::newRow("a board of 1,000×1,000") << 490'000 << 20'000;
    }

    void theColumnsOfALargeBoard() {
        QFETCH(int, first);
        QFETCH(int, columns);
        OptimaChart chart;
        chart.setFixedSize(340, 104);
        Atlas atlas;
        for (int i = 0; i < columns; ++i) atlas.optima.push_back({first + i, 1'000});
        chart.show(atlas);
        for (const bool hasCurrent : {false, true}) {
            if (hasCurrent) chart.setCurrent(static_cast<std::size_t>(columns / 2 + 1));
            const auto drawn = drawnBy(chart);
            const auto words = only(Drawn::Kind::Words, drawn);
            QVERIFY(words.size() > 1);
            for (std::size_t i = 0; i < words.size(); ++i) {
                for (std::size_t k = 0; k < i; ++k)
                    QVERIFY2(!words[i].ink.intersects(words[k].ink), qPrintable(words[i].words));
            }
            if (hasCurrent) continue;
            // Bars are seen, however narrow.
            const auto bars = only(Drawn::Kind::Shape, drawn);
            QCOMPARE(bars.size(), static_cast<std::size_t>(columns));
            QVERIFY(std::ranges::all_of(bars, [](const Drawn& bar) { return bar.rect.width() > 0.99; }));
        }
    }

    void theBarsOfAllSolutions_data() {
        QTest::addColumn<int>("few");
        QTest::addColumn<int>("many");
        QTest::addColumn<int>("bars");
        QTest::newRow("one for each solution") << 1 << 63 << 64;
        QTest::newRow("one for each size") << 1 << 64 << 2;
        QTest::newRow("one for each size of very many") << 1 << 1'000'000 << 2;
    }

    void theBarsOfAllSolutions() {
        QFETCH(int, few);
        QFETCH(int, many);
        QFETCH(int, bars);
        SizesChart chart;
        for (const int width : {320, 200}) {
            chart.setFixedSize(width, 38);
            const std::vector<SizeCount> sizes{{4, static_cast<std::uint64_t>(few)},
                                               {8, static_cast<std::uint64_t>(many)}};
            chart.show(sizes, 4, SizesChart::highestOf(sizes));
            const auto drawn = only(Drawn::Kind::Shape, drawnBy(chart));
            QCOMPARE(static_cast<int>(drawn.size()), bars);
            QCOMPARE(filledWith(accent(), drawn).size(), std::size_t{1});
            for (std::size_t i = 1; i < drawn.size(); ++i)
                QVERIFY(drawn[i].rect.left() >= drawn[i - 1].rect.right() - 0.01);
            // Without gaps where they are narrow.
            const bool touch = same(drawn[1].rect.left(), drawn[0].rect.right());
            QCOMPARE(touch, bars == 64 && width == 200);
            QVERIFY(same(drawn.back().rect.height(), 36) && same(drawn.back().rect.bottom(), 38));
            if (bars == 64) QVERIFY(same(drawn.front().rect.height(), 18));
        }
    }

    void theBarsOfBothColoursHaveOneScale() {
        // One solution for each colour, of 14 and of 18 presses.
        const Puzzle puzzle = puzzleOf("bwww/bbbw/wbww/wwww/bwww/bbbw/wbww/wwww");
        WhyLeast why;
        why.resize(320, 300);
        why.show(std::get<SolutionSets>(findSolutionSets(puzzle)), Goal::Either);
        const auto charts = why.findChildren<SizesChart*>();
        QCOMPARE(charts.size(), 2);
        std::vector<qreal> heights;
        for (SizesChart* chart : charts) heights.push_back(drawnBy(*chart).back().rect.height());
        QVERIFY(same(heights[0] / heights[1], 14.0 / 18));
    }

    void aSmallPanelHasButtons() {
        const Puzzle puzzle = puzzleOf("bww/wbw");
        const auto theme = miniTheme({}, Goal::Black);
        const auto drawn = drawnBy([&](QPainter& painter) {
            paintMiniBoard(painter, {10, 20, 100, 60}, puzzle.board, theme);
        });
        QVERIFY(only(Drawn::Kind::Ellipse, drawn).empty());
        const auto shapes = only(Drawn::Kind::Shape, drawn);
        // And what they lie on.
        QCOMPARE(shapes.size(), std::size_t{7});
        QCOMPARE(shapes[1].fill, theme.black);
        QCOMPARE(shapes[2].fill, theme.white);
        // Lit is brighter than unlit.
        QVERIFY(theme.black.value() > theme.white.value());
    }

    void aSmallBoard() {
        const Puzzle puzzle = puzzleOf("bww/wbw");
        const auto theme = miniTheme({});
        const QRectF room(10, 20, 100, 60);
        const auto drawn =
            drawnBy([&](QPainter& painter) { paintMiniBoard(painter, room, puzzle.board, theme); });
        const auto felt = only(Drawn::Kind::Shape, drawn);
        QCOMPARE(felt.size(), std::size_t{1});
        QVERIFY(room.contains(felt[0].rect));
        QVERIFY(same(felt[0].rect.center().x(), 60) && same(felt[0].rect.center().y(), 50));
        QVERIFY(same(felt[0].rect.height(), 60));
        const auto pieces = only(Drawn::Kind::Ellipse, drawn);
        QCOMPARE(pieces.size(), std::size_t{6});
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            QVERIFY(felt[0].rect.contains(pieces[i].rect));
            QCOMPARE(pieces[i].fill, i == 0 || i == 4 ? theme.black : theme.white);
        }
        const QPointF step = pieces[4].rect.center() - pieces[0].rect.center();
        QVERIFY(same(step.x(), step.y()) && same(step.x(), 27));
    }

    void thePressOnTrial_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<qreal>("width");
        QTest::newRow("of small pieces") << 120 << 2.0;
        QTest::newRow("of large pieces") << 400 << 4.0;
    }

    void thePressOnTrial() {
        QFETCH(int, side);
        QFETCH(qreal, width);
        ManualClock clock;
        Game game(impossiblePuzzle());
        BoardView view(game, clock);
        view.setCoordinates(false);
        view.setFixedSize(side, side);
        const auto frames = [&] {
            auto shapes = only(Drawn::Kind::Shape, drawnBy(view));
            std::erase_if(shapes, [](const Drawn& each) { return each.outline != QColor(Qt::white); });
            return shapes;
        };
        QVERIFY(frames().empty());
        BoardMarks marks;
        marks.trial = Trial{{1, 1}, {{1, 1}, {1, 2}}};
        view.setMarks(marks);
        const auto framed = frames();
        QCOMPARE(framed.size(), std::size_t{2});
        for (const Drawn& each : framed) QVERIFY(qAbs(each.outlineWidth - width) < 1);
    }

    void theNamesOfPages_data() {
        QTest::addColumn<int>("room");
        QTest::addColumn<int>("gap");
        QTest::newRow("with much room") << 40 << 24;
        QTest::newRow("with some room") << 18 << 18;
        QTest::newRow("with little room") << 12 << 12;
    }

    void theNamesOfPages() {
        QFETCH(int, room);
        QFETCH(int, gap);
        PageTabs tabs;
        int letters = 0;
        QFont bold = tabs.font();
        bold.setBold(true);
        for (const char* name : {"Solution", "Search", "Race", "Atlas", "Guide"}) {
            tabs.addTab(name);
            letters += QFontMetrics(bold).horizontalAdvance(name);
        }
        tabs.resize(letters + 5 * room, 40);
        tabs.show();
        QCOMPARE(tabs.tabRect(4).right() + 1, letters + 5 * gap);
        const auto drawn = drawnBy(tabs);
        QCOMPARE(wordsOf(drawn), (QStringList{"Solution", "Search", "Race", "Atlas", "Guide"}));
        const auto words = only(Drawn::Kind::Words, drawn);
        QVERIFY(words[0].bold && !words[1].bold);
        const auto line = filledWith(accent(), drawn);
        QVERIFY(same(line.at(0).rect.left(), words[0].rect.left()));
        QVERIFY(line.at(0).rect.right() < words[1].rect.left());
    }
};

QTEST_MAIN(TestDrawing)
#include "tst_drawing.moc"
