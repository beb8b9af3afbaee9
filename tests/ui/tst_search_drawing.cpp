// What the pictures of searches draw, measured: which words and shapes there are, and where.

#include "core/solve/methods/binomial.h"
#include "tests/support/drawn.h"
#include "tests/support/ui_test.h"
#include "tests/ui/measuring.h"
#include "tests/ui/recorded_search.h"
#include "ui/look/palettes.h"
#include "ui/search/pictures/algebra_picture.h"
#include "ui/search/pictures/breadth_first_picture.h"
#include "ui/search/pictures/deepening_picture.h"
#include "ui/search/pictures/first_row_picture.h"
#include "ui/search/pictures/level_bars.h"
#include "ui/search/pictures/row_backtracking_picture.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Kind = TraceEvent::Kind;

template <class Picture>
using Recorded = RecordedSearch<Picture>;

QRectF boundsOf(const std::vector<Drawn>& drawn) {
    QRectF bounds;
    for (const Drawn& each : drawn) bounds |= each.rect;
    return bounds;
}

} // namespace

class TestSearchDrawing : public UiTest {
    Q_OBJECT

  private slots:

    void theLevelsOfASearch() {
        const std::vector<LevelBar> bars{
            {0, 1, 1, false}, {1, 16, 16, false}, {2, 120, 60, true}, {3, 40, 0, false}};
        const QRectF room(0, 0, 200, 100);
        const auto drawn = drawnBy([&](QPainter& painter) { paintLevelBars(painter, room, bars, {}); });
        const auto words = only(Drawn::Kind::Words, drawn);
        QCOMPARE(wordsOf(drawn), (QStringList{"0", "1", "2", "3", "60 of 120"}));
        const auto columns = only(Drawn::Kind::Shape, drawn);
        // Twice for each: all of it, and what is done.
        QCOMPARE(columns.size(), std::size_t{8});
        QVERIFY(same(columns[5].rect.height(), columns[4].rect.height() / 2));
        QVERIFY(same(columns[4].rect.bottom(), columns[0].rect.bottom()));
        QVERIFY(same(columns[7].rect.height(), 0));
        // The count stands right above its column.
        QVERIFY(words.back().rect.bottom() <= columns[4].rect.top());
        QVERIFY(words.back().rect.bottom() >= columns[4].rect.top() - 4);
        QVERIFY(room.adjusted(0, -1, 0, 1).contains(boundsOf(words)));
    }

    void theNumbersOfNarrowBars_data() {
        QTest::addColumn<int>("current");
        for (int current = 0; current <= 16; ++current)
            QTest::addRow("bar %d of 16 is the current one", current) << current;
    }

    void theNumbersOfNarrowBars() {
        QFETCH(int, current);
        std::vector<LevelBar> bars;
        for (int size = 0; size <= 16; ++size) {
            const double sets = binomial(16, size);
            bars.push_back({size, sets, size > current ? 0 : sets, size == current});
        }
        const auto drawn = drawnBy([&](QPainter& painter) {
            paintLevelBars(painter, {0, 0, 180, 100}, bars, {});
        });
        // No number covers another, nor a bar.
        const auto words = only(Drawn::Kind::Words, drawn);
        const auto columns = only(Drawn::Kind::Shape, drawn);
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) QVERIFY(!words[i].rect.intersects(words[j].rect));
            for (const Drawn& column : columns) QVERIFY(!words[i].rect.intersects(column.rect));
        }
        QVERIFY(wordsOf(drawn).contains(QString::number(current)));
        // The count stands on the bar that it counts.
        const QRectF own = columns[static_cast<std::size_t>(2 * current)].rect;
        const QRectF count = words.back().rect;
        QVERIFY(count.left() < own.right() && count.right() > own.left());
        QVERIFY(count.bottom() >= own.top() - 4);
    }

    void theQueueOfABreadthFirstSearch() {
        Recorded<BreadthFirstPicture> shown("breadth-first", samplePuzzle(), {280, 190});
        qreal widest = 0;
        for (std::size_t position = 1; position <= shown.replay.size(); position += 97) {
            shown.goTo(position);
            if (shown.replay.nodes() == 0) continue;
            const auto drawn = drawnBy(shown.picture);
            const auto shapes = only(Drawn::Kind::Shape, drawn);
            // The share of all boards: its ground, and what is reached.
            const qreal share = static_cast<qreal>(shown.replay.nodes()) / 65'536;
            QVERIFY(same(shapes[0].rect.width(), 280));
            QVERIFY(same(shapes[1].rect.width(), std::max(280 * share, 2.0)));
            QVERIFY(same(shapes[1].rect.left(), 0));
            const Drawn& head = shapes[2];
            const Drawn& tail = shapes[3];
            const Drawn& frame = shapes[4];
            QVERIFY(same(head.rect.left(), 0) && same(tail.rect.left(), head.rect.right()));
            QVERIFY(same(head.rect.top(), tail.rect.top()) && same(head.rect.height(), tail.rect.height()));
            QVERIFY(frame.rect.right() >= tail.rect.right() - 1 && !frame.fill.isValid());
            const auto& queue = shown.picture.queue();
            if (shown.replay.level() == &shown.replay.levels().front())
                QCOMPARE(queue.nearer, std::uint64_t{0});
            const auto length = static_cast<qreal>(queue.length());
            if (length > 0)
                QVERIFY(same(head.rect.width() * length,
                             (head.rect.width() + tail.rect.width()) * static_cast<qreal>(queue.nearer)));
            widest = std::max(widest, tail.rect.right());
        }
        QCOMPARE(shown.picture.barsRect().left(), 0.0);
        QCOMPARE(shown.picture.barsRect().right(), 280.0);
        // There is room for the longest queue, and not much more.
        QVERIFY2(widest > 200 && widest <= 280, qPrintable(QString::number(widest)));
    }

    void theQueueOfABoardThatIsSolved() {
        Recorded<BreadthFirstPicture> shown("breadth-first", puzzleOf("ww/ww"), {280, 190});
        shown.goTo(shown.replay.size());
        QCOMPARE(shown.picture.queue().length(), std::uint64_t{1});
        const auto shapes = only(Drawn::Kind::Shape, drawnBy(shown.picture));
        QVERIFY(same(shapes[2].rect.width() + shapes[3].rect.width(), 280));
    }

    void thePiecesThatRowBacktrackingHasDecided_data() {
        QTest::addColumn<int>("width");
        for (const int width : {280, 360}) QTest::addRow("%d pixels", width) << width;
    }

    void thePiecesThatRowBacktrackingHasDecided() {
        QFETCH(int, width);
        Recorded<RowBacktrackingPicture> shown("row-backtracking", samplePuzzle(), {width, 176});
        shown.goToNext(Kind::Prune);
        const auto drawn = drawnBy(shown.picture);
        const QRectF board = shown.picture.sketch().rect();
        // A place for each piece: dotted while it is open, stronger once it can no longer change.
        int open = 0;
        int settled = 0;
        for (const Drawn& each : only(Drawn::Kind::Shape, drawn)) {
            if (!board.contains(each.rect) || each.rect.width() < board.width() / 5) continue;
            open += each.dotted ? 1 : 0;
            settled += same(each.outlineWidth, 2) ? 1 : 0;
            QVERIFY(each.outline.isValid());
            QCOMPARE(each.fill.alpha() == 0, each.dotted);
        }
        QCOMPARE(open, 16 - shown.picture.decided());
        QCOMPARE(settled, static_cast<int>(shown.picture.settled().count()));
        // Beside the board stands what has been found, below it what share is decided.
        const auto words = only(Drawn::Kind::Words, drawn);
        QVERIFY(words.front().rect.left() > board.right());
        QVERIFY(words.back().rect.top() > board.bottom());
        QVERIFY(words.back().words.endsWith("of 16 decided"));
        QVERIFY(QRectF(shown.picture.rect()).contains(boundsOf(words)));
        const auto share = filledWith(accent(), drawn).back();
        // Its line is right below the board, and as wide.
        QVERIFY(same(share.rect.width(), board.width() * shown.picture.decided() / 16.0));
        QVERIFY(share.rect.bottom() <= board.bottom() + 28);
    }

    void theEquations() {
        Recorded<AlgebraPicture> shown("algebra", samplePuzzle(), {358, 340});
        auto& picture = shown.picture.elimination();
        picture.setFocusPolicy(Qt::NoFocus);
        while (shown.replay.seekNext(Kind::Free)) shown.picture.showPlace(shown.replay);
        const auto drawn = drawnBy(picture);
        const auto& equations = picture.equations();
        const auto pivots = std::ranges::count_if(
            equations, [](const PieceEquation& equation) { return equation.pivot.has_value(); });
        // Above the columns: a bar for each press that an equation determines, a hollow diamond for each free
        // one, and the colour of each side.
        const qreal matrix = picture.placeRect({0, 0}).top();
        std::ptrdiff_t bars = 0;
        std::ptrdiff_t diamonds = 0;
        for (const Drawn& each : drawn) {
            if (each.rect.bottom() > matrix || each.kind == Drawn::Kind::Words) continue;
            if (each.kind != Drawn::Kind::Shape) continue;
            (each.fill.isValid() ? bars : diamonds) += 1;
        }
        QVERIFY(pivots > 8);
        QCOMPARE(bars, pivots);
        QCOMPARE(diamonds, 16 - pivots);
        // A line parts the presses from the sides.
        const auto lines = only(Drawn::Kind::Line, drawn);
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(lines[0].rect.left() > picture.placeRect({0, 15}).right());
        QVERIFY(lines[0].rect.left() < picture.placeRect({0, 16}).left());
        QVERIFY(same(lines[0].rect.bottom(), picture.placeRect({15, 0}).bottom()));
        // A mark for each coefficient, in its place.
        int coefficients = 0;
        for (const PieceEquation& equation : equations) coefficients += std::popcount(equation.coefficients);
        const qreal side = picture.placeRect({0, 0}).width();
        const auto marks = std::ranges::count_if(only(Drawn::Kind::Shape, drawn), [&](const Drawn& each) {
            return each.rect.top() > matrix && same(each.rect.width(), side - 3) && each.fill.isValid();
        });
        QCOMPARE(static_cast<int>(marks), coefficients);
        QVERIFY(QRectF(picture.rect()).contains(boundsOf(only(Drawn::Kind::Words, drawn))));
    }

    void whatAnAddedRowHasChanged() {
        Recorded<AlgebraPicture> shown("algebra", samplePuzzle(), {358, 340});
        auto& picture = shown.picture.elimination();
        picture.setFocusPolicy(Qt::NoFocus);
        // Columns are strong where they determine a press, or where the row that was added has them.
        for (int i = 0; i < 3; ++i) shown.goToNext(Kind::AddRow);
        const auto& equations = picture.equations();
        const TraceEvent& event = *shown.replay.event();
        const Grid::Word changed = equations[event.other].coefficients;
        int strong = 0;
        for (std::size_t row = 0; row < equations.size(); ++row) {
            for (Grid::Word rest = equations[row].coefficients; rest != 0; rest &= rest - 1) {
                const int column = std::countr_zero(rest);
                const bool isChanged = static_cast<int>(row) == event.cell && ((changed >> column) & 1U) != 0;
                strong += equations[row].pivot == column || isChanged ? 1 : 0;
            }
        }
        const auto marks = filledWith(accent(), drawnBy(picture));
        const qreal side = picture.placeRect({0, 0}).width();
        QVERIFY(strong > 3);
        QCOMPARE(static_cast<int>(std::ranges::count_if(
                     marks, [&](const Drawn& each) { return same(each.rect.width(), side - 3); })),
                 strong);
    }

    void allSolutionsAsDots() {
        Recorded<AlgebraPicture> shown("algebra", samplePuzzle(), {358, 340});
        auto& picture = shown.picture.coset();
        picture.setFocusPolicy(Qt::NoFocus);
        shown.goToNext(Kind::Try);
        for (int i = 0; i < 9; ++i) shown.goToNext(Kind::Try);
        std::vector<qreal> weighed;
        std::vector<qreal> others;
        const auto drawn = drawnBy(picture);
        for (const Drawn& dot : only(Drawn::Kind::Ellipse, drawn)) {
            if (same(dot.outlineWidth, 1)) weighed.push_back(dot.rect.width());
        }
        for (const Drawn& square : filledWith(quietText(QGuiApplication::palette()), drawn))
            others.push_back(square.rect.width());
        QCOMPARE(weighed.size() + others.size(), std::size_t{32});
        QVERIFY(weighed.size() >= 10 && weighed.size() < 20);
        // Those that have been weighed are three times as wide, and no dot is wider than its place.
        QVERIFY(same(std::ranges::min(weighed), 3 * std::ranges::max(others)));
        QVERIFY(std::ranges::max(weighed) <= 22);
    }

    void solutionsForWhoseDotsThereIsNoRoomAreColumns() {
        Recorded<AlgebraPicture> shown("algebra", samplePuzzle(), {358, 340});
        auto& picture = shown.picture.coset();
        picture.setFixedSize(140, 130);
        shown.goToNext(Kind::Try);
        std::map<int, std::int64_t> sizes;
        for (const TraceEvent& event : shown.replay.trace().events())
            if (event.kind == Kind::Try) ++sizes[std::popcount(event.presses)];
        const auto heightsOf = [&](qreal alpha) {
            std::vector<qreal> bars;
            for (const Drawn& each : only(Drawn::Kind::Shape, drawnBy(picture)))
                if (each.fill.isValid() && same(each.fill.alphaF(), alpha))
                    bars.push_back(each.rect.height());
            return bars;
        };
        const std::vector<qreal> heights = heightsOf(0.25);
        QCOMPARE(heights.size(), sizes.size());
        // As high as they are many.
        const qreal first = heights.front() / static_cast<qreal>(sizes.begin()->second);
        std::size_t column = 0;
        for (const auto& [presses, count] : sizes)
            QVERIFY(std::abs(heights[column++] - first * static_cast<qreal>(count)) < 1);
        // What has been weighed of each column stands before it, at last all of it.
        constexpr qreal weighed = 0.7;
        QVERIFY(std::ranges::max(heightsOf(weighed)) < std::ranges::max(heights));
        shown.goTo(shown.replay.size());
        QVERIFY(std::ranges::equal(heightsOf(weighed), heights, same));
        // The keys reach the last one, and the first one again.
        const auto stands = [&](int presses) {
            return picture.sentence(*picture.cursorItem()).contains(QString(" %1 presses").arg(presses));
        };
        for (std::size_t i = 0; i < sizes.size(); ++i) QTest::keyClick(&picture, Qt::Key_Right);
        QVERIFY(stands(sizes.rbegin()->first));
        for (std::size_t i = 0; i < sizes.size(); ++i) QTest::keyClick(&picture, Qt::Key_Left);
        QVERIFY(stands(sizes.begin()->first));
    }

    void theColumnOfThePieceUnderThePointer() {
        Recorded<DeepeningPicture> shown("deepening", samplePuzzle(), {340, 180});
        // Pieces that are still to be tried have been painted before it.
        for (int i = 0; i < 2; ++i) shown.goToNext(Kind::Level);
        const auto lights = [&] {
            std::vector<Drawn> all = filledWith(accent(), drawnBy(shown.picture));
            std::erase_if(all, [](const Drawn& each) { return !same(each.fill.alphaF(), 0.18); });
            return all;
        };
        QVERIFY(lights().empty());
        shown.picture.lightCell(Cell{1, 1});
        QCOMPARE(lights().size(), std::size_t{1});
        QVERIFY(!lights().front().outline.isValid());
        shown.picture.lightCell(std::nullopt);
        QVERIFY(lights().empty());
    }

    void theShareOfFirstRowsThatWereTried() {
        Recorded<FirstRowPicture> shown("first-row", samplePuzzle(), {340, 180});
        const auto share = [&] {
            qreal widest = 0;
            for (const Drawn& each : drawnBy(shown.picture))
                if (each.rect.top() >= 174 && each.fill == accent())
                    widest = std::max(widest, each.rect.width());
            return widest / 340;
        };
        QVERIFY(same(share(), 0));
        shown.goToNext(Kind::Row);
        // 16 ways to press the first row, for each of two colours.
        QVERIFY(std::abs(share() - 1.0 / 32) < 0.01 || std::abs(share() - 1.0 / 16) < 0.01);
        const qreal first = share();
        for (int i = 0; i < 20; ++i) shown.goToNext(Kind::Row);
        QVERIFY(share() > 2 * first);
    }
};

QTEST_MAIN(TestSearchDrawing)
#include "tst_search_drawing.moc"
