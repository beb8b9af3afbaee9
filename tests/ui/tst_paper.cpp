// The pages of puzzles and of their solutions: what another program reads in them.

#include "core/solve/solve.h"
#include "core/text/recognise.h"
#include "tests/support/ui_test.h"
#include "tests/ui/printed_pages.h"

#include <QPageRanges>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// The words of a document, each with its upper left corner on its page, in points.
QList<std::pair<QString, QPointF>> wordsOf(const QString& path) {
    static const QRegularExpression word(
        R"x(<word xMin="([^"]*)" yMin="([^"]*)" xMax="[^"]*" yMax="[^"]*">(.*)</word>)x");
    QList<std::pair<QString, QPointF>> words;
    const QString text = QString::fromUtf8(saidBy("pdftotext", {"-bbox", path, "-"}));
    for (auto found = word.globalMatch(text); found.hasNext();) {
        const auto one = found.next();
        words << std::pair(one.captured(3), QPointF(one.captured(1).toDouble(), one.captured(2).toDouble()));
    }
    return words;
}

} // namespace

class TestPaper : public UiTest {
    Q_OBJECT

  private slots:

    void initTestCase_data() {
        if (!hasPoppler()) QSKIP("pdftotext is not installed");
    }

    void everyPuzzleIsOnAPageAndSoIsItsSolution_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("perPage");
        QTest::addColumn<bool>("solutions");
        QTest::addColumn<int>("pages");
        QTest::newRow("twelve, six on a page") << Size{4, 4} << 12 << 6 << true << 3;
        QTest::newRow("without solutions") << Size{4, 4} << 12 << 6 << false << 2;
        QTest::newRow("one more than two pages take") << Size{5, 5} << 9 << 4 << false << 3;
        QTest::newRow("a hundred") << Size{4, 4} << 100 << 12 << false << 9;
        QTest::newRow("large boards") << Size{40, 40} << 2 << 1 << true << 4;
        QTest::newRow("wide boards") << Size{2, 30} << 3 << 9 << true << 2;
    }

    void everyPuzzleIsOnAPageAndSoIsItsSolution() {
        QFETCH(Size, size);
        QFETCH(int, count);
        QFETCH(int, perPage);
        QFETCH(bool, solutions);
        QFETCH(int, pages);
        const auto puzzles = seriesOf(size, count);
        const PuzzleSheets sheets(puzzles, {QPageSize::A4, perPage, solutions, "Seed 1"}, {});
        QCOMPARE(sheets.pages(), pages);
        const QStringList texts = pagesOf(printedIn(folder(), sheets));
        QCOMPARE(texts.size(), pages);
        for (int number = 1; number <= count; ++number) {
            const auto least = std::get<Optimal>(puzzles[static_cast<std::size_t>(number - 1)].answer);
            const QString caption = QStringLiteral("%1 · %2 press").arg(number).arg(least.presses.count());
            QVERIFY2(texts[(number - 1) / perPage].contains(caption), qPrintable(caption));
            const int again = static_cast<int>(texts.join(' ').count(QRegularExpression("\\b" + caption)));
            QCOMPARE(again, solutions ? 2 : 1);
        }
        for (int page = 1; page <= pages; ++page) {
            const QString text = texts[page - 1].simplified();
            QVERIFY(text.contains(QStringLiteral("Page %1 of %2").arg(page).arg(pages)));
            QVERIFY(text.contains("Seed 1"));
            const bool isSolved = solutions && page > (count + perPage - 1) / perPage;
            QCOMPARE(text.contains("Solutions"), isSolved);
            QCOMPARE(text.contains("Make all pieces the same colour"), !isSolved);
        }
    }

    void aSheetSaysWhatIsToBeDone_data() {
        QTest::addColumn<Goal::Kind>("goal");
        QTest::addColumn<unsigned>("pattern");
        QTest::addColumn<Edges>("edges");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("Flip Game") << Goal::Either << Pattern::plus().bits() << Edges::Clipped
                                   << QStringList{"left, right, upper and lower", "the same colour"};
        QTest::newRow("a torus, to white") << Goal::White << Pattern::plus().bits() << Edges::Torus
                                           << QStringList{"Opposite edges", "all pieces white"};
        QTest::newRow("all around, to black")
            << Goal::Black << 0b111'111'111U << Edges::Clipped
            << QStringList{"squares drawn on the right", "all pieces black"};
    }

    void aSheetSaysWhatIsToBeDone() {
        QFETCH(Goal::Kind, goal);
        QFETCH(unsigned, pattern);
        QFETCH(Edges, edges);
        QFETCH(QStringList, said);
        const auto puzzles = seriesOf({5, 5}, 2, goal, Pattern(pattern), edges);
        const QString text = pagesOf(printedIn(folder(), PuzzleSheets(puzzles, {}, {}))).front().simplified();
        for (const QString& words : said) QVERIFY2(text.contains(words), qPrintable(text));
    }

    void onANarrowTorusAPieceMayTurnOverTwice_data() {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<bool>("isSaid");
        const QString diagonal = QStringLiteral("&pattern=*.*/.*./*.*");
        QTest::newRow("two rows") << "flip:bwww/wwww?edges=torus" << true;
        QTest::newRow("one column") << "flip:b/w/w/w?edges=torus" << true;
        QTest::newRow("one piece") << "flip:b?edges=torus" << true;
        QTest::newRow("three rows") << "flip:bww/www/www?edges=torus" << false;
        QTest::newRow("edges that end") << "flip:bw/ww?edges=clipped" << false;
        QTest::newRow("a diagonal pattern") << "flip:bww/wbw?edges=torus" + diagonal << true;
        QTest::newRow("the same on a wider torus") << "flip:bww/wbw/www?edges=torus" + diagonal << false;
        QTest::newRow("the same where edges end") << "flip:bww/wbw?edges=clipped" + diagonal << false;
        QTest::newRow("a pattern that does not meet itself")
            << "flip:bww/wbw?edges=torus&pattern=.../.**/..." << false;
        QTest::newRow("a row that meets itself from above and below")
            << "flip:bwwww?edges=torus&pattern=.*./.../.*." << true;
    }

    void onANarrowTorusAPieceMayTurnOverTwice() {
        QFETCH(QString, puzzle);
        QFETCH(bool, isSaid);
        const auto read = recognise(puzzle.toStdString());
        QVERIFY(read.ok());
        const Puzzle& wanted = read->readings.front().puzzles.front().puzzle;
        const PuzzleSheets sheets({{wanted, solve(defaultMethod(), wanted).answer}}, {}, {});
        const QString text = pagesOf(printedIn(folder(), sheets)).front().simplified();
        QVERIFY2(text.contains("turn over more than once") == isSaid, qPrintable(text));
    }

    void theSheetsHaveTheSizeOfThePaper_data() {
        QTest::addColumn<int>("paper");
        QTest::addColumn<QByteArray>("size");
        QTest::newRow("A4") << static_cast<int>(QPageSize::A4) << QByteArray("595 x 842 pts (A4)");
        QTest::newRow("Letter") << static_cast<int>(QPageSize::Letter)
                                << QByteArray("612 x 792 pts (letter)");
    }

    void theSheetsHaveTheSizeOfThePaper() {
        QFETCH(int, paper);
        QFETCH(QByteArray, size);
        PuzzleSheets::Options options;
        options.paper = static_cast<QPageSize::PageSizeId>(paper);
        const QByteArray info =
            saidBy("pdfinfo", {printedIn(folder(), PuzzleSheets(seriesOf({4, 4}, 2), options, {}))});
        QVERIFY2(info.contains(size), info.constData());
    }

    void otherPaperIsFilled_data() {
        QTest::addColumn<int>("arranged");
        QTest::addColumn<QSizeF>("paper");
        QTest::newRow("as arranged") << static_cast<int>(QPageSize::A4) << QSizeF(595, 842);
        QTest::newRow("larger") << static_cast<int>(QPageSize::A4) << QSizeF(842, 1191);
        QTest::newRow("smaller") << static_cast<int>(QPageSize::A4) << QSizeF(298, 420);
        QTest::newRow("higher for its width") << static_cast<int>(QPageSize::Letter) << QSizeF(612, 1008);
        QTest::newRow("wider for its height") << static_cast<int>(QPageSize::A4) << QSizeF(612, 792);
    }

    /// A printer's own dialog offers more papers than ours.
    void otherPaperIsFilled() {
        QFETCH(int, arranged);
        QFETCH(QSizeF, paper);
        PuzzleSheets::Options options;
        options.paper = static_cast<QPageSize::PageSizeId>(arranged);
        options.origin = QStringLiteral("Leftmost");
        const PuzzleSheets sheets(seriesOf({4, 4}, 2), options, {});
        const auto wordsOn = [&](QSizeF size) {
            QPdfWriter writer(inFolder("other.pdf"));
            writer.setPageSize(QPageSize(size, QPageSize::Point));
            if (!sheets.print(writer)) qFatal("the sheets are not printed");
            return wordsOf(inFolder("other.pdf"));
        };
        const auto before = wordsOn(sheets.size());
        const auto words = wordsOn(paper);
        QCOMPARE(words.size(), before.size());
        QVERIFY(!words.isEmpty());
        const qreal scale =
            std::min(paper.width() / sheets.size().width(), paper.height() / sheets.size().height());
        for (qsizetype i = 0; i < words.size(); ++i) {
            QCOMPARE(words[i].first, before[i].first);
            const QPointF fromMiddle = words[i].second - QPointF(paper.width(), paper.height()) / 2;
            const QPointF once =
                before[i].second - QPointF(sheets.size().width(), sheets.size().height()) / 2;
            QVERIFY2((fromMiddle - once * scale).manhattanLength() < 2, qPrintable(words[i].first));
        }
    }

    void theLastPageIsPrintedFirstIfThatIsWanted() {
        const PuzzleSheets sheets(seriesOf({4, 4}, 9), {}, {});
        QVERIFY(sheets.pages() > 3);
        QPdfWriter writer(inFolder("reverse.pdf"));
        writer.setPageSize(sheets.paper());
        writer.setPageRanges(QPageRanges::fromString(QStringLiteral("2-4")));
        QVERIFY(sheets.print(writer, nullptr, {.order = PuzzleSheets::PageOrder::LastFirst}));
        QStringList wanted = pagesOf(printedIn(folder(), sheets)).mid(1, 3);
        std::ranges::reverse(wanted);
        QCOMPARE(pagesOf(inFolder("reverse.pdf")), wanted);
    }

    void asManyCopiesArePrintedAsAreWanted_data() {
        QTest::addColumn<bool>("isCollated");
        QTest::addColumn<QList<int>>("wanted");
        QTest::newRow("one after the other") << true << QList<int>{3, 2, 3, 2};
        QTest::newRow("page by page") << false << QList<int>{3, 3, 2, 2};
    }

    void asManyCopiesArePrintedAsAreWanted() {
        QFETCH(bool, isCollated);
        QFETCH(QList<int>, wanted);
        const PuzzleSheets sheets(seriesOf({4, 4}, 9), {}, {});
        QPdfWriter writer(inFolder("copies.pdf"));
        writer.setPageSize(sheets.paper());
        writer.setPageRanges(QPageRanges::fromString(QStringLiteral("2-3")));
        QVERIFY(sheets.print(writer, nullptr, {PuzzleSheets::PageOrder::LastFirst, 2, isCollated}));
        const QStringList once = pagesOf(printedIn(folder(), sheets));
        QStringList expected;
        for (const int page : wanted) expected << once.at(page - 1);
        QCOMPARE(pagesOf(inFolder("copies.pdf")), expected);
    }

    void aSolutionHasItsNumbers() {
        const auto puzzles = std::vector{seriesOf({6, 6}, 1).front()};
        const QStringList texts =
            pagesOf(printedIn(folder(), PuzzleSheets(puzzles, {QPageSize::A4, 1, true, {}}, {})));
        QCOMPARE(texts.size(), 2);
        const auto count = std::get<Optimal>(puzzles.front().answer).presses.count();
        const QStringList words = texts[1].simplified().split(' ');
        for (int number = 1; number <= count; ++number)
            QVERIFY2(words.contains(QString::number(number)), qPrintable(texts[1]));
    }

    void whatHasNoSolutionHasNoPageForIt() {
        const Rule rule = Rule::fromPattern({4, 4}, Pattern::plus());
        Grid one(rule.size());
        one.set({0, 0}, true);
        const AnsweredPuzzle impossible{{rule, one, Goal::Either}, Impossible{}};
        const AnsweredPuzzle solved{{rule, Grid(rule.size()), Goal::Either}, Optimal{Grid(rule.size())}};
        const AnsweredPuzzle solvable = seriesOf({4, 4}, 1).front();
        const PuzzleSheets::Options options{QPageSize::A4, 4, true, {}};
        QCOMPARE(PuzzleSheets({impossible}, options, {}).pages(), 1);
        QCOMPARE(PuzzleSheets({solved}, options, {}).pages(), 1);
        QVERIFY(!PuzzleSheets({solved}, options, {}).hasSolutions());
        QCOMPARE(PuzzleSheets({impossible, solvable}, options, {}).pages(), 2);
    }
};

QTEST_MAIN(TestPaper)
#include "tst_paper.moc"
