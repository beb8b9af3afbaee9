// The rule of a table on paper: the page that shows it, and whether every square of it means what it should.

#include "core/solve/solve.h"
#include "tests/support/ui_test.h"
#include "tests/ui/printed_pages.h"
#include "ui/sheets/paper_board.h"
#include "ui/sheets/paper_rule.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

constexpr int side = 400;

QImage pictureOf(const Rule& rule) {
    QImage picture(side, side, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    paper_rule::paint(painter, {0, 0, side, side}, rule);
    return picture;
}

/// The rectangle in which `after` is darker, by far; empty if there is none.
QRect darker(const QImage& before, const QImage& after) {
    QRect found;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            if (qGray(before.pixel(x, y)) - qGray(after.pixel(x, y)) > 200) found |= QRect(x, y, 1, 1);
        }
    }
    return found;
}

/// All buttons flip just the last cell; with `also`, this one flips that cell, too.
Rule lastCell(Size size, std::optional<std::pair<Cell, Cell>> also = {}) {
    Grid last(size);
    last.set({size.rows - 1, size.columns - 1});
    std::vector<Grid> masks(static_cast<std::size_t>(size.cells()), last);
    if (also) masks.at(static_cast<std::size_t>(indexOf(size, also->first))).set(also->second);
    return Rule::fromTable(size, std::move(masks));
}

PuzzleSheets sheetsOf(const Puzzle& puzzle, int count = 1) {
    std::vector<AnsweredPuzzle> puzzles(static_cast<std::size_t>(count),
                                        {puzzle, solve(defaultMethod(), puzzle, {}).answer});
    return {std::move(puzzles), {}, QFont()};
}

Puzzle allBlack(Rule rule) {
    const Size size = rule.size();
    return {std::move(rule), Grid::filled(size), Goal::White};
}

} // namespace

class TestPaperRule : public UiTest {
    Q_OBJECT

  private slots:

    void everySquareIsInItsPlace_data() {
        QTest::addColumn<Size>("size");
        QTest::newRow("2×2") << Size{2, 2};
        QTest::newRow("a row of four") << Size{1, 4};
        QTest::newRow("a column of three") << Size{3, 1};
        QTest::newRow("3×4") << Size{3, 4};
    }

    // Where a square gets black is told by its button, and within the small board by its cell.
    void everySquareIsInItsPlace() {
        QFETCH(Size, size);
        const QImage plain = pictureOf(lastCell(size));
        const auto placeOf = [&](Cell button, Cell cell) {
            return QPointF(darker(plain, pictureOf(lastCell(size, {{button, cell}}))).center());
        };
        const Cell origin{0, 0};
        const QPointF first = placeOf(origin, origin);
        QVERIFY(QRectF(0, 0, side, side).contains(first));
        const QPointF right = size.columns > 2 || (size.columns > 1 && size.rows > 1)
                                  ? placeOf(origin, {0, 1}) - first
                                  : QPointF();
        const QPointF down = size.rows > 2 || (size.rows > 1 && size.columns > 1)
                                 ? placeOf(origin, {1, 0}) - first
                                 : QPointF();
        const QPointF nextColumn = size.columns > 1 ? placeOf({0, 1}, origin) - first : QPointF();
        const QPointF nextRow = size.rows > 1 ? placeOf({1, 0}, origin) - first : QPointF();
        // Squares are squares, and small boards do not touch each other.
        QVERIFY(size.columns == 1 ||
                (right.x() > 5 && std::abs(right.y()) < 2 && nextColumn.x() > right.x() * size.columns));
        QVERIFY(size.rows == 1 ||
                (down.y() > 5 && std::abs(down.x()) < 2 && nextRow.y() > down.y() * size.rows));
        for (std::int64_t i = 0; i < size.cells(); ++i) {
            for (std::int64_t j = 0; j + 1 < size.cells(); ++j) {
                const Cell button = cellAt(size, i);
                const Cell cell = cellAt(size, j);
                const QPointF expected = first + button.column * nextColumn + button.row * nextRow +
                                         cell.column * right + cell.row * down;
                const QPointF found = placeOf(button, cell);
                QVERIFY2((found - expected).manhattanLength() < 4 + size.columns + size.rows,
                         qPrintable(QStringLiteral("button %1, cell %2: %3, %4")
                                        .arg(i)
                                        .arg(j)
                                        .arg(found.x())
                                        .arg(found.y())));
            }
        }
    }

    void aCellWithoutAButtonHasACross() {
        const Size size{2, 2};
        std::vector<Grid> masks(4, Grid::filled(size));
        masks.at(2) = Grid(size);
        const QImage all = pictureOf(Rule::fromTable(size, {4, Grid::filled(size)}));
        const QImage picture = pictureOf(Rule::fromTable(size, masks));
        // Where the third board was black, there are two lines of grey.
        const QRect place = darker(picture, all);
        QVERIFY(place.right() < side / 2 && place.width() > 50);
        QCOMPARE(qGray(picture.pixel(place.center() + QPoint(0, place.height() / 4))), 255);
        QVERIFY(qGray(picture.pixel(place.center())) < 255);
    }

    void aPieceWithoutAButtonIsCrossedAndHasNoBox() {
        const Size size{1, 2};
        const Grid all = Grid::filled(size);
        QImage picture(2 * side, side, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        paper_board::paintPuzzle(painter, {0, 0, 2 * side, side},
                                 {Rule::fromTable(size, {all, Grid(size)}), all, Goal::White});
        const auto hasInk = [&](int x, int y) {
            for (const int dx : {-1, 0, 1}) {
                for (const int dy : {-1, 0, 1}) {
                    if (qGray(picture.pixel(x + dx, y + dy)) < 255) return true;
                }
            }
            return false;
        };
        // The corner of the cell, and the upper edge of the box.
        QCOMPARE(hasInk(side / 10, side / 10), false);
        QCOMPARE(hasInk(side + side / 10, side / 10), true);
        QCOMPARE(hasInk(side * 82 / 100, side * 77 / 100), true);
        QCOMPARE(hasInk(side + side * 82 / 100, side * 77 / 100), false);
    }

    void aTableHasAPageForItsRule_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<int>("puzzles");
        QTest::addColumn<int>("page");
        QTest::newRow("one puzzle") << Size{2, 2} << 1 << 2;
        QTest::newRow("five puzzles, on two pages") << Size{2, 2} << 5 << 3;
        QTest::newRow("one piece") << Size{1, 1} << 1 << 2;
        QTest::newRow("a row") << Size{1, 9} << 1 << 2;
        QTest::newRow("a column") << Size{9, 1} << 1 << 2;
        QTest::newRow("16×16") << Size{16, 16} << 1 << 2;
        QTest::newRow("40×40, which is too large") << Size{40, 40} << 1 << 0;
    }

    void aTableHasAPageForItsRule() {
        if (!hasPoppler()) QSKIP("pdftotext is not installed");
        QFETCH(Size, size);
        QFETCH(int, puzzles);
        QFETCH(int, page);
        std::vector<Grid> masks;
        for (std::int64_t i = 0; i < size.cells(); ++i) masks.emplace_back(size).set(cellAt(size, i));
        const PuzzleSheets sheets = sheetsOf(allBlack(Rule::fromTable(size, masks)), puzzles);
        const QStringList pages = pagesOf(printedIn(folder(), sheets));
        const QString first = pages.front().simplified();
        QVERIFY2(!first.contains("cross"), qPrintable(first));
        QCOMPARE(first.contains("see page"), page != 0);
        QVERIFY(sheets.hasSolutions());
        for (int i = 0; i < sheets.pages(); ++i)
            QCOMPARE(sheets.isOfSolutions(i), pages.at(i).simplified().startsWith("Solutions"));
        const auto number = static_cast<int>(size.cells());
        const QString count = QString::number(puzzles) + " · " + QString::number(number) + " presses";
        const QString last = pages.back().simplified();
        QVERIFY2(last.startsWith("Solutions") && (puzzles == 1 || last.contains(count)), qPrintable(last));
        QVERIFY2(last.contains(number == 1 ? "1 press" : QString::number(number) + " presses"),
                 qPrintable(last));
        if (page == 0) return;
        QVERIFY2(first.contains(QStringLiteral("Each piece has a rule of its own: see page %1.").arg(page)),
                 qPrintable(first));
        const QString rule = pages.at(page - 1).simplified();
        QVERIFY2(rule.startsWith("What a press turns over Each small board"), qPrintable(rule));
        QCOMPARE(pages.size(), page + 1);
    }

    void crossesAreExplainedWhereTheyAre() {
        if (!hasPoppler()) QSKIP("pdftotext is not installed");
        const Size size{1, 2};
        const Rule rule = Rule::fromTable(size, {Grid::filled(size), Grid(size)});
        const QStringList pages = pagesOf(printedIn(folder(), sheetsOf(allBlack(rule))));
        for (const int page : {0, 1})
            QVERIFY2(pages.at(page).simplified().contains("Pieces on a cross have no button."),
                     qPrintable(pages.at(page)));
        const QStringList others =
            pagesOf(printedIn(folder(), sheetsOf(allBlack(Rule::fromPattern(size, Pattern::plus())))));
        QCOMPARE(others.size(), 2);
    }
};

QTEST_MAIN(TestPaperRule)
#include "tst_paper_rule.moc"
