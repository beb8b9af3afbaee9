// The marks on the board of a watched search, the picture of its method, and the room for both.

#include "tests/support/drawn.h"
#include "tests/support/font_size.h"
#include "tests/ui/explored.h"
#include "ui/search/method_lines.h"
#include "ui/search/pictures/deepening_picture.h"
#include "ui/search/pictures/first_row_picture.h"
#include "ui/search/pictures/subsets_picture.h"

#include <QLayout>
#include <QTest>

#include <algorithm>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestSearchPictures : public UiTest {
    Q_OBJECT

  private slots:

    void aDiamondHidesNoDotOfATarget() {
        const Rule rule = Rule::fromPattern({4, 4}, Pattern::plus());
        Grid target(rule.size());
        rule.forEachFlipped({3, 3}, [&](Cell cell) { target.flip(cell); });
        Explored open(folder(), {rule, Grid(rule.size()), Goal::target(target)}, "deepening");
        QVERIFY(open.watch());
        SearchPlayer& search = open.search();
        while (!search.replay().presses().test({0, 0})) search.stepForward();
        // It was pressed and turned black, and so it has a white dot and a diamond.
        SearchBoard& board = open.searchBoard();
        QVERIFY(board.pieceMarks({0, 0}).startsWith("differs from the target, "));
        const QImage picture = board.grab(board.cellRect({0, 0})).toImage();
        QVERIFY(picture.pixelColor(picture.rect().center()).lightness() > 200);
    }

    void theEliminationMarksBothPieces() {
        Explored open(folder(), samplePuzzle(), "algebra");
        QVERIFY(open.watch());
        const auto stepTo = [&](TraceEvent::Kind kind) {
            open.search().goTo(0);
            while (open.search().index() < open.search().count()) {
                open.search().stepForward();
                if (open.search().replay().event()->kind == kind) return *open.search().replay().event();
            }
            return TraceEvent{};
        };
        const Size size = samplePuzzle().size();
        const auto marksOn = [&](int cell) { return open.searchBoard().pieceMarks(cellAt(size, cell)); };
        const TraceEvent added = stepTo(TraceEvent::Kind::AddRow);
        QCOMPARE(marksOn(added.cell), "equation in use");
        QCOMPARE(marksOn(added.other), "equation added");
        QCOMPARE(marksOn(stepTo(TraceEvent::Kind::Free).cell), "free press");
        QVERIFY2(open.told().startsWith("No equation is left for the press at row 4"),
                 qPrintable(open.told()));
        const TraceEvent pivot = stepTo(TraceEvent::Kind::Pivot);
        QVERIFY(marksOn(pivot.cell).contains("equation in use"));
        QVERIFY(marksOn(pivot.other).contains("press determined"));
    }

    void marksTellWhatTheLastEventDid() {
        Explored open(folder(), samplePuzzle(), "deepening");
        QVERIFY(open.watch());
        open.search().goTo(5);
        QCOMPARE(open.searchBoard().pieceMarks({0, 0}), "just pressed");
        open.search().goTo(7);
        QCOMPARE(open.searchBoard().pieceMarks({0, 0}), "taken back");
        open.search().goToAnswer();
        const Grid presses = open.search().replay().presses();
        for (const Cell cell : presses.setCells()) QCOMPARE(open.searchBoard().pieceMarks(cell), "pressed");
        QVERIFY(!open.searchBoard().grab().isNull());
    }

    void aLineOfPiecesIsFramedAsAWhole() {
        Explored open(folder(), samplePuzzle(), "first-row");
        QVERIFY(open.watch());
        auto& board = open.searchBoard();
        // How many outlines go round a whole row, and round one piece.
        const auto outlines = [&](int columns) {
            const qreal side = board.cellRect({0, 0}).width();
            return std::ranges::count_if(drawnBy(board), [&](const Drawn& each) {
                return each.outline.isValid() && qAbs(each.rect.width() - columns * side) < side / 4 &&
                       qAbs(each.rect.height() - side) < side / 4;
            });
        };
        const auto before = outlines(4);
        const auto single = outlines(1);
        open.search().stepForward();
        QCOMPARE(open.told(), "Row 1 is free: the next way to press it.");
        QVERIFY(outlines(4) > before);
        QCOMPARE(outlines(1), single);
    }

    void everySentenceHasRoomInASmallWindow_data() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<int>("points");
        for (const Method& method : methods()) {
            for (const int points : {9, 14, 18})
                QTest::addRow("%s with %d pt", method.name.data(), points)
                    << QByteArray(method.name.data()) << points;
        }
    }

    void everySentenceHasRoomInASmallWindow() {
        QFETCH(QByteArray, method);
        QFETCH(int, points);
        const FontSize font(points);
        Explored open(folder(), samplePuzzle(), method);
        open.window.resize(400, 400);
        QVERIFY(open.watch());
        open.key(Qt::Key_2, Qt::ControlModifier);
        const auto labels = open.window.findChildren<QLabel*>("searchTold");
        const auto told = std::ranges::find_if(labels, [](QLabel* each) { return each->isVisible(); });
        QVERIFY(told != labels.end());
        QCoreApplication::processEvents();
        const int count = open.search().count();
        for (int place = 0; place <= count; place += std::max(count / 150, 1)) {
            open.search().goTo(place);
            QVERIFY2((*told)->heightForWidth((*told)->width()) <= (*told)->height(),
                     qPrintable((*told)->text()));
        }
    }

    void aPictureIsSeenInASmallWindow_data() { everySentenceHasRoomInASmallWindow_data(); }

    void aPictureIsSeenInASmallWindow() {
        QFETCH(QByteArray, method);
        QFETCH(int, points);
        const FontSize font(points);
        Explored open(folder(), samplePuzzle(), method);
        open.window.resize(400, 400);
        open.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(open.watch());
        const auto seen = [&] { return open.picture()->visibleRegion().boundingRect().height(); };
        // What is told of an event stands above the picture where that leaves it as much room.
        QTRY_VERIFY2(seen() >= std::min(open.picture()->height(), 64), qPrintable(QString::number(seen())));
    }

    void aPictureGrowsWithTheWindow_data() {
        QTest::addColumn<QByteArray>("method");
        for (const char* method : {"deepening", "subsets", "breadth-first", "first-row", "algebra"})
            QTest::newRow(method) << QByteArray(method);
    }

    void aPictureGrowsWithTheWindow() {
        QFETCH(QByteArray, method);
        Explored open(folder(), samplePuzzle(), method);
        open.window.resize(1000, 500);
        QVERIFY(open.watch());
        const QSize small = open.picture()->size();
        open.window.resize(1600, 1000);
        QTRY_VERIFY(open.picture()->width() > small.width() + 200);
        QTRY_VERIFY2(open.picture()->height() > small.height() + 60,
                     qPrintable(QString::number(open.picture()->height())));
    }

    void thePictureSaysTheSameInWords_data() { addMethods(); }

    void thePictureSaysTheSameInWords() {
        QFETCH(QByteArray, method);
        Explored open(folder(), samplePuzzle(), method);
        QVERIFY(open.watch());
        if (open.picture() == nullptr) return;
        open.searchBoard().setFocus();
        open.key(Qt::Key_End);
        const QString atTheEnd = open.picture()->accessibleDescription();
        QVERIFY(atTheEnd.endsWith(QLatin1Char('.')));
        QVERIFY(!open.picture()->accessibleName().isEmpty());
        QVERIFY(!open.picture()->grab().isNull());
        open.key(Qt::Key_Home);
        open.key(Qt::Key_Right);
        const QString atTheBeginning = open.picture()->accessibleDescription();
        QVERIFY(atTheBeginning != atTheEnd);
        // While it plays, a screen reader could not keep up.
        open.key(Qt::Key_Space);
        open.clock.advance(2000);
        QVERIFY(open.search().index() > 5);
        QCOMPARE(open.picture()->accessibleDescription(), atTheBeginning);
        open.key(Qt::Key_Space);
        QVERIFY(open.picture()->accessibleDescription() != atTheBeginning);
    }

    void picturesShowWhereTheSearchIs() {
        Explored open(folder(), samplePuzzle(), "first-row");
        QVERIFY(open.watch());
        open.search().goTo(3);
        QCOMPARE(dynamic_cast<FirstRowPicture&>(*open.picture()).filled(), 3);
        QVERIFY2(open.picture()->inWords().startsWith("For white: start 1 of 16. 3 of 4 lines"),
                 qPrintable(open.picture()->inWords()));
        open.choose("subsets");
        QTRY_VERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        open.search().goToAnswer();
        QVERIFY2(open.picture()->inWords().contains("Sets of 4 presses: 116 of 1820"),
                 qPrintable(open.picture()->inWords()));
    }

    void theEndOfASearchIsNoNewBestAnswer_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("row-backtracking")
            << "16 of 16 pieces are decided, 16 can no longer change. The answer: 4 presses.";
        QTest::newRow("first-row")
            << "All are tried. For white: start 2 of 16. 4 of 4 lines are filled in. The last one is right.";
    }

    void theEndOfASearchIsNoNewBestAnswer() {
        QFETCH(QString, words);
        Explored open(folder(), samplePuzzle(), QTest::currentDataTag());
        QVERIFY(open.watch());
        open.search().goTo(static_cast<int>(open.search().replay().size()));
        QCOMPARE(open.picture()->inWords(), words);
        QCOMPARE(open.part<MethodLines>("methodLines").litText(), QString());
    }

    void pictureAndBoardLightEachOther() {
        Explored open(folder(), samplePuzzle(), "subsets");
        QVERIFY(open.watch());
        const auto& picture = dynamic_cast<SubsetsPicture&>(*open.picture());
        QTRY_VERIFY(picture.width() > 200);
        QTest::mouseMove(open.picture(), picture.bitRect(6).center().toPoint());
        QTRY_VERIFY((open.searchBoard().litCells() == std::vector<Cell>{{1, 2}}));
        QTest::mouseMove(open.picture(), QPoint(3, open.picture()->height() - 3));
        QTRY_VERIFY(open.searchBoard().litCells().empty());
        // From the board to the picture, by pointer and by keyboard.
        const QImage before = open.picture()->grab().toImage();
        QTest::mouseMove(&open.searchBoard(), open.searchBoard().cellRect({1, 2}).center());
        QTRY_VERIFY(open.picture()->grab().toImage() != before);
        QTest::mouseMove(&open.searchBoard(), QPoint(1, 1));
        QTRY_VERIFY(open.picture()->grab().toImage() == before);
        open.searchBoard().setFocus();
        open.key(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(open.searchBoard().pointedCell().has_value());
        QVERIFY(open.picture()->grab().toImage() != before);
        QVERIFY(open.standsAt(0));
    }

    void aLegendStandsAtItsChart_data() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<int>("points");
        for (const char* method : {"deepening", "subsets", "breadth-first"}) {
            for (const int points : {9, 18})
                QTest::addRow("%s with %d pt", method, points) << QByteArray(method) << points;
        }
    }

    void aLegendStandsAtItsChart() {
        QFETCH(QByteArray, method);
        QFETCH(int, points);
        const FontSize font(points);
        Explored open(folder(), samplePuzzle(), method);
        QVERIFY(open.watch());
        open.search().goTo(open.search().count() / 2);
        const auto& picture = dynamic_cast<LevelPicture&>(*open.picture());
        const auto* above = picture.findChild<Legend*>();
        QVERIFY(above != nullptr && above->isVisible());
        QTRY_VERIFY(above->width() == picture.width());
        QTRY_COMPARE(above->height(), above->layout()->heightForWidth(picture.width()));
        QTRY_VERIFY(above->y() > 0 && above->geometry().bottom() <= picture.barsRect().top());
        QTRY_VERIFY2(picture.barsRect().height() > 60,
                     qPrintable(QString("%1 of %2").arg(picture.barsRect().height()).arg(picture.height())));
    }

    void theDigitsOfSubsetsAreInReadingOrder() {
        Explored open(folder(), samplePuzzle(), "subsets");
        QVERIFY(open.watch());
        const auto& picture = dynamic_cast<SubsetsPicture&>(*open.picture());
        QTRY_VERIFY(picture.width() > 200);
        for (int bit = 1; bit < 16; ++bit) {
            const qreal gap = picture.bitRect(bit).left() - picture.bitRect(bit - 1).right();
            // A gap where a row of the board begins.
            QVERIFY(bit % 4 == 0 ? gap > 2 : qAbs(gap) < 0.01);
        }
        QVERIFY(picture.rect().contains(picture.bitRect(15).toAlignedRect()));
    }

    void aClickOnALevelGoesThere() {
        Explored open(folder(), samplePuzzle(), "deepening");
        QVERIFY(open.watch());
        const auto& picture = dynamic_cast<DeepeningPicture&>(*open.picture());
        QTRY_VERIFY(picture.width() > 200);
        // Of five bars, each as wide as there is room, but no wider than that.
        const qreal slot = std::min(picture.width() / 5.0, 60.0);
        const QPointF third = picture.barsRect().bottomLeft() + QPointF(2.5 * slot, -20);
        QTest::mouseClick(open.picture(), Qt::LeftButton, {}, third.toPoint());
        QCOMPARE(open.told(), "From now on: exactly 2 presses.");
        QTest::mouseMove(open.picture(), picture.dotAt(0, {0, 3}).toPoint());
        QTRY_VERIFY((open.searchBoard().litCells() == std::vector<Cell>{{0, 3}}));
    }
};

QTEST_MAIN(TestSearchPictures)
#include "tst_search_pictures.moc"
