// What is said of each event of a watched search.

#include "core/solve/solve.h"
#include "tests/ui/explored.h"
#include "ui/search/method_words.h"
#include "ui/search/pictures/coset_picture.h"
#include "ui/search/pictures/row_backtracking_picture.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Whether all rows and columns that a sentence names are on the board.
bool namesOnly(const QString& sentence, Size size) {
    static const QRegularExpression place(QStringLiteral("(row|column) (\\d+)"));
    for (auto found = place.globalMatch(sentence); found.hasNext();) {
        const auto match = found.next();
        const int number = match.captured(2).toInt();
        const int most = match.captured(1) == QLatin1String("row") ? size.rows : size.columns;
        if (number < 1 || number > most) return false;
    }
    return true;
}

} // namespace

class TestSearchSentences : public UiTest {
    Q_OBJECT

  private slots:

    void sentencesSayWhatHappened_data() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<int>("position");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* method, int position, const char* sentence) {
            QTest::addRow("%s, event %d", method, position)
                << QByteArray(method) << position << QString::fromUtf8(sentence);
        };
        row("deepening", 5, "Pressed row 1, column 1.");
        row("deepening", 7, "Undid row 1, column 1.");
        row("subsets", 3, "From now on: sets of 1 press.");
        row("subsets", 4, "Tried this set of 1 press.");
        row("breadth-first", 1, "The search begins with the board itself.");
        row("breadth-first", 4, "Took this board from the queue.");
        row("breadth-first", 5, "A new board, 1 press away: added to the queue.");
        row("row-backtracking", 1, "Left row 1, column 1 unpressed.");
        row("first-row", 1, "Row 1 is free: the next way to press it.");
        row("first-row", 2, "Row 2 is forced: only it can still turn the pieces of row 1.");
        row("algebra", 1, "The equation of row 1, column 1 determines the press at row 1, column 1.");
    }

    void sentencesSayWhatHappened() {
        QFETCH(QByteArray, method);
        QFETCH(int, position);
        QFETCH(QString, sentence);
        Explored open(folder(), samplePuzzle(), method);
        QVERIFY(open.watch());
        open.searchBoard().setFocus();
        for (int i = 0; i < position; ++i) open.key(Qt::Key_Right);
        QCOMPARE(open.told(), sentence);
        // Those who cannot see it are told the same.
        QCOMPARE(open.spoken(), sentence);
        const auto& lines = open.part<MethodLines>("methodLines");
        QCOMPARE(lines.lit(), method_words::litLine(open.search().replay()));
        QVERIFY(lines.lit().has_value());
    }

    void aLineIsForcedOnlyWhereItIs_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<unsigned>("pattern");
        QTest::addColumn<Edges>("edges");
        QTest::addColumn<QStringList>("told");
        QTest::addColumn<QString>("first");
        const QString forFirst = "For every way to press the first row:";
        const QString forFree = "For every way to press the rows that are free:";
        QTest::newRow("plus") << Size{3, 3} << Pattern::plus().bits() << Edges::Clipped
                              << QStringList{"Row 1 is free: the next way to press it.",
                                             "Row 2 is forced: only it can still turn the pieces of row 1."}
                              << forFirst;
        QTest::newRow("plus on a torus")
            << Size{3, 3} << Pattern::plus().bits() << Edges::Torus
            << QStringList{"Row 1 is free: the next way to press it.",
                           "Row 2 is free: the next way to press it.",
                           "Row 3 is forced: only it can still turn the pieces of row 2."}
            << forFree;
        QTest::newRow("diagonals") << Size{5, 5} << 0b101'010'101U << Edges::Clipped
                                   << QStringList{"Row 1 is free: the next way to press it.",
                                                  "Row 2: the next way to make the pieces of row 1 right."}
                                   << forFree;
        QTest::newRow("the piece alone")
            << Size{3, 3} << 0b000'010'000U << Edges::Clipped
            << QStringList{"Row 1 is forced: only it can still turn its own pieces."} << forFree;
    }

    void aLineIsForcedOnlyWhereItIs() {
        QFETCH(Size, size);
        QFETCH(unsigned, pattern);
        QFETCH(Edges, edges);
        QFETCH(QStringList, told);
        QFETCH(QString, first);
        const Rule rule = Rule::fromPattern(size, Pattern(pattern), edges);
        const Puzzle puzzle{rule, rule.mask({size.rows - 1, 1}), Goal::White};
        auto trace = std::make_shared<SearchTrace>(std::int64_t{4} << 20);
        static_cast<void>(solve(*findMethod("first-row"), puzzle, {.trace = trace.get()}));
        TraceReplay replay(trace);
        for (const QString& sentence : told) {
            QVERIFY(replay.next());
            QCOMPARE(search_words::event(replay), sentence);
        }
        QCOMPARE(method_words::lines("first-row", trace->scan(), puzzle.rule).front().text, first);
    }

    void ofTooManySolutionsTheLightestIsShown() {
        const Size size{8, 8};
        const Rule rule = Rule::fromPattern(size, Pattern(0b101'000'101), Edges::Torus);
        Puzzle puzzle{rule, Grid(size), Goal::White};
        for (const Cell cell : {Cell{0, 0}, Cell{3, 4}}) puzzle.board ^= rule.mask(cell);
        Explored open(folder(), puzzle, "algebra");
        QVERIFY(open.watch());
        open.search().goToAnswer();
        const auto& picture = open.part<CosetPicture>("cosetPicture");
        QCOMPARE(picture.inWords(), "The lightest of many solutions has 2 presses.");
    }

    void whatHasNoButtonIsNotPressed() {
        const Size size{1, 3};
        const Grid all = Grid::filled(size);
        Grid last(size);
        last.set({0, 2});
        // In the middle there is no button.
        const Puzzle puzzle{Rule::fromTable(size, {all ^ last, Grid(size), last}), Grid(size), Goal::Black};
        auto trace = std::make_shared<SearchTrace>(std::int64_t{4} << 20);
        static_cast<void>(solve(*findMethod("breadth-first"), puzzle, {.trace = trace.get()}));
        QVERIFY(trace->events().size() > 5);
        for (const TraceEvent& event : trace->events())
            QVERIFY(event.kind != TraceEvent::Kind::Seen || event.cell != 1);
    }

    void whatHasNoButtonIsNoChoiceOfAlgebra() {
        const Size size{1, 2};
        const Puzzle puzzle{Rule::fromTable(size, {Grid::filled(size), Grid(size)}), Grid::filled(size),
                            Goal::Either};
        auto trace = std::make_shared<SearchTrace>(std::int64_t{4} << 20);
        static_cast<void>(solve(*findMethod("algebra"), puzzle, {.trace = trace.get()}));
        // The board itself, and its only press.
        QCOMPARE(std::ranges::count(trace->events(), TraceEvent::Kind::Try, &TraceEvent::kind), 2);
    }

    void everyEventHasASentenceAndALine_data() { addMethods(); }

    void everyEventHasASentenceAndALine() {
        QFETCH(QByteArray, method);
        const Method& known = *findMethod(method.toStdString());
        for (const Puzzle& puzzle : {samplePuzzle(), impossiblePuzzle()}) {
            auto trace = std::make_shared<SearchTrace>(std::int64_t{4} << 20);
            static_cast<void>(solve(known, puzzle, {.trace = trace.get()}));
            TraceReplay replay(trace);
            const std::size_t count = method_words::lines(known.name, trace->scan(), puzzle.rule).size();
            std::set<std::size_t> seen;
            while (replay.next()) {
                const QString sentence = search_words::event(replay);
                QVERIFY(sentence.endsWith(QLatin1Char('.')));
                QVERIFY2(namesOnly(sentence, puzzle.size()), qPrintable(sentence));
                const auto lit = method_words::litLine(replay);
                // When the search is over, no line is executed.
                QCOMPARE(lit.has_value(), replay.event()->kind != TraceEvent::Kind::Over);
                if (!lit) continue;
                QVERIFY(*lit < count);
                if (known.name == "breadth-first" && replay.position() == 1) QCOMPARE(*lit, std::size_t{0});
                seen.insert(*lit);
            }
            // They take turns.
            QVERIFY(seen.size() > 1);
        }
    }

    void givingUpNamesThePieceAndWhy() {
        Explored open(folder(), samplePuzzle(), "row-backtracking");
        QVERIFY(open.watch());
        // The first pieces are left alone; then the black one in the corner can no longer change, and those
        // beside it are white.
        open.click("nextBacktrack");
        QCOMPARE(open.told(), "Gave up: row 1, column 1 stays black, while another piece stays white.");
        const SearchMark& mark = open.searchBoard().marks().back();
        QCOMPARE(mark.shape, MarkShape::Reason);
        QVERIFY((mark.cells == std::vector<Cell>{{0, 0}}));
        QCOMPARE(open.searchBoard().pieceMarks({0, 0}), "reason for giving up");
        const auto& picture = dynamic_cast<RowBacktrackingPicture&>(*open.picture());
        QVERIFY(picture.settled().test({0, 0}));
        QCOMPARE(picture.settled().count(), std::int64_t{2});
        QCOMPARE(picture.decided(), 6);
    }

    void theBoardKeepsItsPlaceWhileTheWordsChange() {
        Explored open(folder(), samplePuzzle(), "row-backtracking");
        QVERIFY(open.watch());
        auto& told = open.part<QLabel>("searchTold");
        const QWidget& board = open.searchBoard();
        const QRect place = board.geometry();
        for (int i = 0; i < 40; ++i) {
            open.search().stepForward();
            QCoreApplication::processEvents();
            QCOMPARE(told.height(), 2 * told.fontMetrics().lineSpacing() + 2);
            QCOMPARE(board.geometry(), place);
        }
    }
};

QTEST_MAIN(TestSearchSentences)
#include "tst_search_sentences.moc"
