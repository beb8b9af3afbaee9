// The picture of all boards: where each of them is, and what colour it has there.

#include "core/base/index.h"
#include "core/base/random.h"
#include "tests/support/drawn.h"
#include "tests/support/ui_test.h"
#include "ui/atlas/atlas_colours.h"
#include "ui/atlas/atlas_picture.h"
#include "ui/atlas/atlas_scene.h"
#include "ui/look/palettes.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

bool isWhole(double number) { return std::abs(number - std::round(number)) < 1e-6; }

/// A picture of all boards with this rule and goal, counted.
struct Counted {
    std::shared_ptr<const BoardFamily> family;
    std::vector<std::int8_t> optima;
    AtlasPicture picture;

    Counted(const Rule& rule, Goal::Kind goal, QSize size)
        : family(std::make_shared<const BoardFamily>(rule, goal)), optima(optimumOfEveryBoard(*family)) {
        picture.resize(size);
        picture.show(family, optima);
        picture.setVisible(true);
    }

    [[nodiscard]] QColor colourOf(std::uint64_t board) const {
        const std::int8_t presses = optima[asIndex(board)];
        return presses == noSolution
                   ? noSolutionColour(picture.palette())
                   : optimumColour(picture.palette(), presses, *std::ranges::max_element(optima));
    }
};

} // namespace

class TestAtlasPicture : public UiTest {
    Q_OBJECT

  private slots:

    void everyBoardHasTheColourOfItsMinimum_data() {
        QTest::addColumn<Rule>("rule");
        QTest::addColumn<Goal::Kind>("goal");
        const auto plus = [](int rows, int columns, Edges edges = Edges::Clipped) {
            return Rule::fromPattern({rows, columns}, Pattern::plus(), edges);
        };
        QTest::newRow("a single piece") << plus(1, 1) << Goal::Either;
        QTest::newRow("a single piece to be lit") << plus(1, 1) << Goal::Black;
        QTest::newRow("a row") << plus(1, 7) << Goal::White;
        QTest::newRow("a column") << plus(8, 1) << Goal::Either;
        QTest::newRow("a panel") << plus(2, 3) << Goal::Black;
        QTest::newRow("a torus") << plus(3, 4, Edges::Torus) << Goal::Either;
        QTest::newRow("another torus") << plus(4, 4, Edges::Torus) << Goal::White;
        QTest::newRow("the boards of Flip Game") << plus(4, 4) << Goal::Either;
        QTest::newRow("presses without effect") << Rule::fromPattern({2, 2}, Pattern(0)) << Goal::Either;
        QTest::newRow("as many as there can be") << plus(4, 5) << Goal::Either;
    }

    void everyBoardHasTheColourOfItsMinimum() {
        QFETCH(Rule, rule);
        QFETCH(Goal::Kind, goal);
        Counted shown(rule, goal, {1150, 1150});
        for (const AtlasOrder order : {AtlasOrder::Presses, AtlasOrder::Pieces}) {
            shown.picture.setOrder(order);
            const QImage seen = shown.picture.grab().toImage();
            Random random(1);
            int checked = 0;
            for (int i = 0; i < 2000; ++i) {
                const std::uint64_t board = random.below(shown.optima.size());
                const QRectF place = shown.picture.boardRect(board);
                QCOMPARE(place.isEmpty(), !shown.picture.map()->placeOf(board).has_value());
                // Around the board in play, which is the white one, there is a ring.
                const QRectF ring = shown.picture.boardRect(0).adjusted(-6, -6, 6, 6);
                const QPoint corner(qRound(place.left()), qRound(place.top()));
                if (place.isEmpty() || ring.contains(corner)) continue;
                QCOMPARE(seen.pixelColor(corner).name(), shown.colourOf(board).name());
                ++checked;
            }
            QVERIFY(checked > 0 || shown.picture.map()->rows().boards.size() <= 2);
        }
    }

    void aBoardIsAWholeNumberOfPixelsWide_data() {
        QTest::addColumn<QSize>("boards");
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
            for (const QSize boards : {QSize(2, 1), QSize(64, 64), QSize(256, 256), QSize(1024, 512)}) {
                for (const QSizeF room : {QSizeF(258, 240), QSizeF(613, 700), QSizeF(1100, 1100.5)}) {
                    QTest::addRow("%d×%d in %g×%g at %g", boards.width(), boards.height(), room.width(),
                                  room.height(), ratio)
                        << boards << room << ratio;
                }
            }
        }
    }

    void aBoardIsAWholeNumberOfPixelsWide() {
        QFETCH(QSize, boards);
        QFETCH(QSizeF, room);
        QFETCH(double, ratio);
        const QRectF place({31.3, 4.7}, room);
        AtlasView view(boards, place, ratio);
        const double all = view.scale();
        QCOMPARE(view.visible(), QRect(QPoint(0, 0), boards));
        const QPointF about = place.topLeft() + QPointF(room.width() * 0.4, room.height() * 0.6);
        for (int i = 0; i < 12; ++i) {
            const double pixels = view.scale() * ratio;
            QVERIFY(pixels < 1 || isWhole(pixels));
            QVERIFY(place.adjusted(-1, -1, 1, 1).contains(view.plot()));
            QVERIFY(isWhole(view.plot().left() * ratio) && isWhole(view.plot().top() * ratio));
            const QRect visible = view.visible();
            if (pixels >= 1)
                QVERIFY(isWhole((view.rectOf(visible.center()).left() - view.plot().left()) * ratio));
            for (const QPoint at : {visible.topLeft(), visible.center(), visible.bottomRight()}) {
                const QPointF seen = view.rectOf(at).intersected(view.plot()).center();
                QVERIFY(view.placeAt(seen) == at);
            }
            const auto held = view.placeAt(about);
            const QRectF before = view.plot();
            view.zoom(true, about);
            // It moves only if the plot grows.
            if (held && view.plot() == before)
                QVERIFY(view.rectOf(*held).adjusted(-1, -1, 1, 1).contains(about));
        }
        view.reveal({0, boards.height() - 1});
        QVERIFY(view.visible().contains(QPoint(0, boards.height() - 1)));
        for (int i = 0; i < 14; ++i) view.zoom(false, about);
        QCOMPARE(view.scale(), all);
        QCOMPARE(view.visible(), QRect(QPoint(0, 0), boards));
    }

    void allBoardsStayInViewWhenTheRoomChanges() {
        AtlasView view({64, 64}, {0, 0, 300, 300}, 1);
        QCOMPARE(view.scale(), 4.0);
        view.setRoom({0, 0, 700, 650}, 1);
        QCOMPARE(view.scale(), 10.0);
        view.zoom(true, {10, 10});
        view.setRoom({0, 0, 300, 300}, 1);
        QCOMPARE(view.scale(), 20.0);
        view.setRoom({0, 0, 2000, 2000}, 1);
        QCOMPARE(view.scale(), 31.0);
        // On a screen of another scale, boards are as large in whole pixels as they can be.
        view.zoom(true, {10, 10});
        QCOMPARE(view.scale(), 62.0);
        view.setRoom({0, 0, 2000, 2000}, 1.25);
        QCOMPARE(view.scale(), 78 / 1.25);
    }

    void theAxesAreNamed_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<AtlasOrder>("order");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* name, Size size, AtlasOrder order, const QStringList& names) {
            QTest::newRow(name) << size << order << names;
        };
        row("presses", {3, 4}, AtlasOrder::Presses,
            {"Presses in the upper part", "Presses in the lower part"});
        row("pieces", {3, 4}, AtlasOrder::Pieces, {"Pieces in the upper part", "Pieces in the lower part"});
        row("presses of a row", {1, 10}, AtlasOrder::Presses,
            {"Presses on the left", "Presses on the right"});
        row("a single piece", {1, 1}, AtlasOrder::Presses, {"Presses on the left"});
        row("pieces of a row", {1, 10}, AtlasOrder::Pieces, {"Pieces on the left", "Pieces on the right"});
    }

    void theAxesAreNamed() {
        QFETCH(Size, size);
        QFETCH(AtlasOrder, order);
        Counted shown(Rule::fromPattern(size, Pattern::plus()), Goal::White, {600, 600});
        shown.picture.setOrder(order);
        QTEST(wordsOf(drawnBy(shown.picture)), "names");
    }

    void aSignShowsThePressesOfTheCurrentColumn() {
        Counted shown(Rule::fromPattern({4, 4}, Pattern::plus()), Goal::White, {600, 600});
        const auto dots = [&] {
            return std::ranges::count_if(only(Drawn::Kind::Ellipse, drawnBy(shown.picture)),
                                         [](const Drawn& each) { return each.rect.width() > 4; });
        };
        const auto before = dots();
        // The column of the board after a single press in it, and a row without any.
        const auto place = shown.picture.map()->placeOf(shown.family->rule().mask({1, 0}).packed());
        QCOMPARE(place->row, 0);
        QTest::mouseMove(shown.picture.windowHandle(),
                         shown.picture.boardRect(shown.picture.map()->boardAt(*place)).center().toPoint());
        QTRY_VERIFY(shown.picture.current() == place);
        QCOMPARE(dots(), before + 1);
    }

    void rowsHaveSignsWhereverThePictureIs() {
        Counted shown(Rule::fromPattern({4, 4}, Pattern::plus()), Goal::White, {600, 600});
        const auto besidePicture = [](const Drawn& each) {
            return QRectF(0, 0, 60, 560).contains(each.rect);
        };
        shown.picture.setFocus();
        for (int i = 0; i < 3; ++i) {
            // Of eight pieces each, and more than that of the current board.
            const auto pieces = only(Drawn::Kind::Ellipse, drawnBy(shown.picture));
            QVERIFY(std::ranges::count_if(pieces, besidePicture) >= 4 * 8);
            QTest::keyClick(&shown.picture, Qt::Key_Plus);
        }
    }

    void aHighlightFadesAllOthers() {
        Counted shown(Rule::fromPattern({4, 4}, Pattern::plus()), Goal::White, {600, 600});
        shown.picture.setOrder(AtlasOrder::Pieces);
        const auto colour = [&](std::uint64_t board) {
            return shown.picture.grab().toImage().pixelColor(
                shown.picture.boardRect(board).center().toPoint());
        };
        const std::uint64_t one = shown.family->rule().mask({2, 1}).packed();
        const std::uint64_t two = shown.family->rule().flippedBy(Grid::fromPacked({4, 4}, 0x8400)).packed();
        QCOMPARE(shown.optima[asIndex(two)], std::int8_t{2});
        shown.picture.setHighlight(2);
        QCOMPARE(colour(two).name(), shown.colourOf(two).name());
        QVERIFY(colour(one) != shown.colourOf(one));
        QVERIFY(contrast(colour(one), noSolutionColour(shown.picture.palette())) < 1.5);
        shown.picture.setHighlight(std::nullopt);
        QCOMPARE(colour(one).name(), shown.colourOf(one).name());
    }

    void moreBoardsThanPixelsAreStillOnePicture() {
        Counted shown(Rule::fromPattern({4, 5}, Pattern::plus()), Goal::Either, {400, 400});
        QVERIFY(shown.picture.view().scale() < 1);
        QSignalSpy taken(&shown.picture, &AtlasPicture::taken);
        const QPoint at = shown.picture.view().plot().center().toPoint();
        QTest::mouseClick(&shown.picture, Qt::LeftButton, {}, at);
        QCOMPARE(taken.size(), 1);
        QVERIFY(
            shown.picture.boardRect(taken.first().first().toULongLong()).adjusted(-1, -1, 1, 1).contains(at));
    }

    void stampedBoardsLookLikePaintedOnes_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<int>("scale");
        QTest::addColumn<double>("ratio");
        for (const Size size : {Size{1, 1}, Size{1, 7}, Size{6, 1}, Size{4, 4}, Size{4, 5}}) {
            for (const int scale : {24, 48, 100}) {
                for (const double ratio : {1.0, 1.5, 2.0}) {
                    QTest::addRow("%d×%d, %d pixels, scale %g", size.rows, size.columns, scale, ratio)
                        << size << scale << ratio;
                }
            }
        }
    }

    void stampedBoardsLookLikePaintedOnes() {
        QFETCH(Size, size);
        QFETCH(int, scale);
        QFETCH(double, ratio);
        const AtlasMap map({Rule::fromPattern(size, Pattern::plus()), Goal::Either}, AtlasOrder::Pieces);
        const QSize boards(static_cast<int>(map.columns().boards.size()),
                           static_cast<int>(map.rows().boards.size()));
        AtlasView view(boards, {0, 0, 400, 400}, ratio);
        while (view.scale() < scale) {
            const double before = view.scale();
            view.zoom(true, {3, 3});
            if (view.scale() == before) break;
        }
        const AtlasScene scene{&map,  AtlasOrder::Pieces,         size, Goal::Either,
                               &view, QGuiApplication::palette(), {}};
        QImage painted((QSizeF(400, 400) * ratio).toSize(), QImage::Format_RGB32);
        painted.setDevicePixelRatio(ratio);
        painted.fill(Qt::gray);
        const QImage ground = painted.copy();
        QImage stamped = painted.copy();
        {
            QPainter one(&painted);
            atlas_painter::paintBoards(one, scene);
            QPainter other(&stamped);
            atlas_painter::stampBoards(other, scene, ratio);
        }
        constexpr int edges = 48;
        QVERIFY(largestDifference(painted, ground) > edges);
        // Only the finest edges of neighbouring pieces may differ.
        const int difference = largestDifference(painted, stamped);
        QVERIFY2(difference <= edges, qPrintable(QString::number(difference)));
    }

    void theMorePressesTheFurtherFromTheGround_data() {
        QTest::addColumn<QString>("appearance");
        for (const char* name : {"light", "dark", "contrast"}) QTest::newRow(name) << QString(name);
    }

    void theMorePressesTheFurtherFromTheGround() {
        QFETCH(QString, appearance);
        applyAppearance(appearance);
        const QPalette palette = QGuiApplication::palette();
        for (const std::int64_t worst : {1, 6, 15, 20}) {
            double last = 0;
            for (std::int64_t presses = 0; presses <= worst; ++presses) {
                const double now =
                    contrast(optimumColour(palette, presses, worst), noSolutionColour(palette));
                QVERIFY(now > last);
                last = now;
            }
        }
        applyAppearance(QStringLiteral("light"));
    }
};

QTEST_MAIN(TestAtlasPicture)
#include "tst_atlas_picture.moc"
