#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "tests/support/drawn.h"
#include "tests/support/font_size.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/explored.h"
#include "ui/search/pictures/deepening_picture.h"
#include "ui/search/pictures/first_row_picture.h"
#include "ui/search/pictures/row_backtracking_picture.h"
#include "ui/search/pictures/search_pictures.h"
#include "ui/search/pictures/subsets_picture.h"
#include "ui/search/search_page.h"
#include "ui/search/search_stage.h"
#include "ui/widgets/page_tabs.h"
#include "ui/words/answer_words.h"
#include "ui/words/search_words.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

void addMethods() {
    QTest::addColumn<QByteArray>("method");
    for (const Method& method : methods())
        QTest::newRow(method.name.data()) << QByteArray(method.name.data());
}

/// An impossible puzzle that takes `deepening` some seconds: every press turns an even number of pieces, and
/// one is wrong. On a torus no piece is settled before the last rows.
Puzzle longSearch() {
    const Size size{8, 8};
    Grid board(size);
    board.set({0, 0});
    return {Rule::fromPattern(size, Pattern(0b001'110'111), Edges::Torus), board, Goal::White};
}

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

QString grouped(std::uint64_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

} // namespace

class TestSearchPage : public UiTest {
    Q_OBJECT

  private slots:

    void everyMethodIsWatchedToItsEnd_data() { addMethods(); }

    void everyMethodIsWatchedToItsEnd() {
        QFETCH(QByteArray, method);
        Explored open(folder(), samplePuzzle(), method);
        QCOMPARE(open.part<QPushButton>("watch").text(), "Watch the search");
        QVERIFY(open.watch());
        QVERIFY(!open.part<QPushButton>("watch").isVisible());
        QVERIFY(open.standsAt(0));
        QCOMPARE(open.told(), "The search has not begun yet.");
        QVERIFY(open.searchBoard().toolTip().contains("Space plays"));
        open.searchBoard().setFocus();
        open.key(Qt::Key_End);
        QVERIFY(open.standsAt(open.search().count()));
        QVERIFY2(open.told().endsWith("The search is over: the minimum is 4 presses."),
                 qPrintable(open.told()));
        const std::uint64_t nodes = open.search().replay().trace().outcome()->cost.nodes;
        const QString counts = QStringLiteral("%1 of %1 ").arg(grouped(nodes));
        QVERIFY2(open.label("searchCounts").startsWith(counts), qPrintable(open.label("searchCounts")));
        QCOMPARE(open.label("searchKept"),
                 QStringLiteral("All %1 events are recorded.").arg(grouped(open.search().replay().size())));
        // The same search without anybody watching.
        const Method& known = *findMethod(method.toStdString());
        if (known.name != "algebra") QCOMPARE(nodes, solve(known, samplePuzzle()).cost.nodes);
        QVERIFY(open.label("searchCost").startsWith("Cost: O(") ||
                open.label("searchCost").startsWith("Cost: for"));
        QVERIFY2(!open.label("searchCost").contains('^'), qPrintable(open.label("searchCost")));
    }

    void whatIsToldFollowsTheMethod() {
        Explored open(folder(), Puzzle::flipGame(Grid({7, 7})), "algebra");
        QCOMPARE(open.told(), "Here you can watch a method search this board, step by step.");
        open.part<SearchPage>("searchPage").setMethod("subsets");
        QCOMPARE(open.told(), "");
        QCOMPARE(search_words::recording("subsets", 0), "Recording the search…");
        QVERIFY(search_words::recording("subsets", 5).contains("5"));
    }

    void powersAreSetAsSuch() {
        QCOMPARE(answer_words::ofCore("O(d · 2^n), for the plus on c columns O(d · n · 2^c)"),
                 "O(d · 2ⁿ), for the plus on c columns O(d · n · 2ᶜ)");
        QCOMPARE(answer_words::ofCore("O(n^3 / 64), 2^(k/2) or 2^k at most"),
                 "O(n³ / 64), 2ᵏᐟ² or 2ᵏ at most");
        QCOMPARE(answer_words::ofCore("takes up to 2^28 branches; this one may have 2^100"),
                 "takes up to 2²⁸ branches; this one may have 2¹⁰⁰");
        QCOMPARE(answer_words::powerOfTwo(1965), "2¹⁹⁶⁵");
        QCOMPARE(answer_words::ofCore("no power ^ at all"), "no power ^ at all");
    }

    void anImpossibleBoardIsSearchedToTheEnd_data() { addMethods(); }

    void anImpossibleBoardIsSearchedToTheEnd() {
        QFETCH(QByteArray, method);
        Explored open(folder(), impossiblePuzzle(), method);
        QVERIFY(open.watch());
        open.click("search-last");
        QVERIFY2(open.told().endsWith("The search is over: there is no solution."), qPrintable(open.told()));
        QVERIFY(!open.canJump("answer"));
        QVERIFY(!open.canJump("nextBetter"));
    }

    void everyWayOfSteppingLeadsToTheSamePlace_data() { addMethods(); }

    void everyWayOfSteppingLeadsToTheSamePlace() {
        QFETCH(QByteArray, method);
        Explored open(folder(), samplePuzzle(), method);
        QVERIFY(open.watch());
        open.searchBoard().setFocus();
        for (int i = 1; i <= 9; ++i) {
            open.key(Qt::Key_Right);
            QVERIFY(open.standsAt(i));
        }
        open.click("search-next");
        QVERIFY(open.standsAt(10));
        open.click("search-previous");
        open.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(open.standsAt(8));
        open.part<QSlider>("search-stepSlider").setFocus();
        open.key(Qt::Key_Right);
        QVERIFY(open.standsAt(9));
        open.key(Qt::Key_Home);
        QVERIFY(open.standsAt(0));
        auto& slider = open.part<QSlider>("search-stepSlider");
        for (const double share : {0.2, 0.9, 0.5}) {
            const QPoint at(static_cast<int>(slider.width() * share), slider.height() / 2);
            QTest::mousePress(&slider, Qt::LeftButton, {}, at);
            QTest::mouseMove(&slider, at + QPoint(9, 0));
            QTest::mouseRelease(&slider, Qt::LeftButton, {}, at + QPoint(9, 0));
            QVERIFY(open.standsAt(slider.value()));
            QVERIFY(slider.value() > 0);
        }
        open.searchBoard().setFocus();
        open.key(Qt::Key_Space);
        QVERIFY(open.search().isPlaying());
        QVERIFY(open.clock.finish());
        QVERIFY(open.standsAt(open.search().count()));
        // The game has not been touched.
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void itBeginsToPlayUnlessMotionIsReduced() {
        Explored open(folder(), samplePuzzle(), "deepening");
        open.click("watch");
        QTRY_VERIFY(open.search().isPlaying());
        open.clock.advance(1000);
        QCOMPARE(open.search().index(), 4);
        open.command("Reduce Motion").trigger();
        open.choose("subsets");
        QTRY_VERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        QVERIFY(!open.search().isPlaying());
        open.click("search-playPause");
        QVERIFY(open.search().isPlaying());
    }

    void theSpeedIsChosenAndRemembered() {
        const QString kept = folder();
        {
            Explored open(kept, samplePuzzle(), "subsets");
            QVERIFY(open.watch());
            open.part<QComboBox>("search-speed").setFocus();
            open.key(Qt::Key_End);
            open.click("search-playPause");
            open.clock.advance(ManualClock::frame);
            // A hundred thousand events a second are more than this search has in a frame.
            QCOMPARE(open.search().index(), open.search().count());
        }
        Explored again(kept, samplePuzzle(), "deepening");
        QCOMPARE(again.search().speed(), 1e5);
    }

    void jumpsGoWhereTheySay() {
        Explored open(folder(), samplePuzzle(), "deepening");
        QVERIFY(open.watch());
        QVERIFY(!open.canJump("previousBacktrack"));
        open.click("nextLevel");
        QCOMPARE(open.told(), "From now on: exactly 0 presses.");
        open.click("nextLevel");
        QCOMPARE(open.told(), "From now on: exactly 1 press.");
        open.click("previousLevel");
        QCOMPARE(open.told(), "From now on: exactly 0 presses.");
        QVERIFY(!open.canJump("previousLevel") && !open.canJump("previousBetter"));
        open.click("nextLevel");
        open.click("nextBacktrack");
        QVERIFY(isBacktrack(*open.search().replay().event()));
        const int first = open.search().index();
        open.click("nextBacktrack");
        open.click("previousBacktrack");
        QVERIFY(open.standsAt(first));
        open.click("nextBetter");
        QVERIFY(open.told().startsWith("Found: 4 presses make all pieces"));
        open.click("answer");
        QVERIFY(open.told().startsWith("Found: 4 presses make all pieces white."));
        QVERIFY(!open.canJump("nextBetter"));
        QVERIFY(!open.canJump("nextLevel"));
        open.searchBoard().setFocus();
        open.key(Qt::Key_PageUp);
        QVERIFY(isLandmark(*open.search().replay().event(), Landmark::Step));
    }

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

    void everyEventHasASentenceAndALine_data() { addMethods(); }

    void everyEventHasASentenceAndALine() {
        QFETCH(QByteArray, method);
        const Method& known = *findMethod(method.toStdString());
        for (const Puzzle& puzzle : {samplePuzzle(), impossiblePuzzle()}) {
            auto trace = std::make_shared<SearchTrace>(std::int64_t{4} << 20);
            static_cast<void>(solve(known, puzzle, {.trace = trace.get()}));
            TraceReplay replay(trace);
            const std::size_t count = method_words::lines(known.name, trace->scan()).size();
            std::set<std::size_t> seen;
            while (replay.next()) {
                const QString sentence = search_words::event(replay);
                QVERIFY(sentence.endsWith(QLatin1Char('.')));
                QVERIFY2(namesOnly(sentence, puzzle.size()), qPrintable(sentence));
                const auto lit = method_words::litLine(replay);
                QVERIFY(lit && *lit < count);
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
        QCOMPARE(open.told(),
                 "Gave up: row 1, column 1 can no longer change and is black, while another is white.");
        const SearchMark& mark = open.searchBoard().marks().back();
        QCOMPARE(mark.shape, MarkShape::Reason);
        QVERIFY((mark.cells == std::vector<Cell>{{0, 0}}));
        QCOMPARE(open.searchBoard().pieceMarks({0, 0}), "the reason for giving up");
        const auto& picture = dynamic_cast<RowBacktrackingPicture&>(*open.picture());
        QVERIFY(picture.settled().test({0, 0}));
        QCOMPARE(picture.settled().count(), std::int64_t{2});
        QCOMPARE(picture.decided(), 6);
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
        QCOMPARE(marksOn(added.cell), "its equation is in use");
        QCOMPARE(marksOn(added.other), "its equation was added");
        QCOMPARE(marksOn(stepTo(TraceEvent::Kind::Free).cell), "its press is free");
        QVERIFY2(open.told().startsWith("No equation is left for the press at row 4"),
                 qPrintable(open.told()));
        const TraceEvent pivot = stepTo(TraceEvent::Kind::Pivot);
        QVERIFY(marksOn(pivot.cell).contains("its equation is in use"));
        QVERIFY(marksOn(pivot.other).contains("the equation determines its press"));
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

    void theBoardOfASearchIsNotPlayedOn() {
        Explored open(folder(), samplePuzzle(), "subsets");
        QVERIFY(open.watch());
        const QSignalSpy pressed(&open.searchBoard(), &BoardWidget::pressRequested);
        QTest::mouseClick(&open.searchBoard(), Qt::LeftButton, {},
                          open.searchBoard().cellRect({1, 1}).center());
        open.searchBoard().setFocus();
        open.key(Qt::Key_Return);
        QCOMPARE(pressed.size(), 0);
        QVERIFY(open.puzzle() == samplePuzzle());
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
        Explored open(folder(), puzzleOf("bwwbw/bbwbw/bwwbb/bwwww"), method);
        open.window.resize(1000, 500);
        QVERIFY(open.watch());
        const QSize small = open.picture()->size();
        open.window.resize(1600, 1000);
        QTRY_VERIFY(open.picture()->width() > small.width() + 200);
        QVERIFY2(open.picture()->height() > small.height() + 60,
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

    void aClickOnALevelGoesThere() {
        Explored open(folder(), samplePuzzle(), "deepening");
        QVERIFY(open.watch());
        const auto& picture = dynamic_cast<DeepeningPicture&>(*open.picture());
        QTRY_VERIFY(picture.width() > 200);
        const QPointF third = picture.barsRect().bottomLeft() + QPointF(2.5 * 44, -20);
        QTest::mouseClick(open.picture(), Qt::LeftButton, {}, third.toPoint());
        QCOMPARE(open.told(), "From now on: exactly 2 presses.");
        QTest::mouseMove(open.picture(), picture.dotAt(0, {0, 3}).toPoint());
        QTRY_VERIFY((open.searchBoard().litCells() == std::vector<Cell>{{0, 3}}));
    }

    void aLongSearchIsThinnedOutAndSaysSo() {
        ManualClock clock;
        Game game(impossiblePuzzle());
        SearchExplorer explorer(game, clock, 2'000 * static_cast<std::int64_t>(sizeof(TraceEvent)));
        SearchStage stage(explorer);
        SearchPage page(explorer);
        page.setReducedMotion(true);
        explorer.setMethod(*findMethod("subsets"));
        explorer.watch();
        QTRY_VERIFY(explorer.state() == SearchExplorer::State::Shown);
        const SearchTrace& trace = explorer.player().replay().trace();
        const auto* kept = page.findChild<QLabel*>(QStringLiteral("searchKept"));
        QCOMPARE(kept->text(),
                 QStringLiteral("The first 1000 events are exact; after that, one in %1 is kept.")
                     .arg(trace.stride()));
        explorer.player().goTo(1001);
        QCOMPARE(kept->text(),
                 QStringLiteral("From event 1000 on, which is where you are, one in %1 is kept.")
                     .arg(trace.stride()));
        explorer.player().goTo(explorer.player().count());
        const auto* counts = page.findChild<QLabel*>(QStringLiteral("searchCounts"));
        QVERIFY2(counts->text().startsWith("65536 of 65536"), qPrintable(counts->text()));
        stage.resize(500, 600);
        QVERIFY(!stage.grab().isNull());
    }

    void anotherPuzzleDropsTheRecording_data() {
        QTest::addColumn<std::function<void(OpenWindow&)>>("act");
        const auto row = [](const char* name, const std::function<void(OpenWindow&)>& act) {
            QTest::newRow(name) << act;
        };
        row("a press", [](OpenWindow& open) { open.game().press({1, 1}); });
        row("undo", [](OpenWindow& open) { open.key(Qt::Key_Z, Qt::ControlModifier); });
        row("a new board", [](OpenWindow& open) { open.key(Qt::Key_N, Qt::ControlModifier); });
        row("a larger board", [](OpenWindow& open) { open.paste("bbbbb\nwwwww\nwwbww\n"); });
    }

    void anotherPuzzleDropsTheRecording() {
        QFETCH(std::function<void(OpenWindow&)>, act);
        Explored open(folder(), samplePuzzle(), "subsets");
        QVERIFY(open.watch());
        open.search().goTo(50);
        act(open);
        QVERIFY(open.explorer().state() == SearchExplorer::State::Ready);
        QVERIFY(open.searchBoard().board() == open.puzzle().board);
        QVERIFY(open.part<QPushButton>("watch").isVisible());
        QVERIFY(open.picture() == nullptr);
        QCOMPARE(open.told(), "Here you can watch a method search this board, step by step.");
        QVERIFY(open.watch());
    }

    void anotherMethodIsRecordedAtOnce() {
        Explored open(folder(), samplePuzzle(), "subsets");
        open.choose("first-row");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Ready);
        QVERIFY(open.watch());
        open.choose("breadth-first");
        QTRY_VERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        QVERIFY(open.search().replay().trace().method() == "breadth-first");
        QVERIFY(open.picture() != nullptr);
    }

    void whatIsRefusedSaysWhy_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a method that is too slow for it")
            << Size{6, 6} << QByteArray("subsets")
            << "This method takes boards of up to 30 cells; this one has 36.";
        QTest::newRow("a board that is too large to watch")
            << Size{9, 9} << QByteArray("first-row")
            << "A search can be watched on boards of up to 64 pieces; this one has 81.";
    }

    void whatIsRefusedSaysWhy() {
        QFETCH(Size, size);
        QFETCH(QByteArray, method);
        QFETCH(QString, reason);
        Explored open(folder(), Puzzle::flipGame(Grid::filled(size)), method);
        QVERIFY(open.explorer().state() == SearchExplorer::State::Refused);
        QCOMPARE(open.label("searchSummary"), reason);
        QVERIFY(!open.part<QPushButton>("watch").isVisible());
        open.explorer().watch();
        QVERIFY(open.explorer().state() == SearchExplorer::State::Refused);
    }

    void theGameIsBackWithItsPage() {
        Explored open(folder(), samplePuzzle(), "deepening");
        QVERIFY(open.watch());
        QVERIFY(open.searchBoard().isVisible() && !open.window.board().isVisible());
        open.search().play();
        open.key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!open.searchBoard().isVisible() && open.window.board().isVisible());
        QVERIFY(!open.search().isPlaying());
        open.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(open.searchBoard().isVisible());
        QVERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        // The commands of the menu are for what is in front.
        open.key(Qt::Key_End, Qt::AltModifier);
        QVERIFY(open.standsAt(open.search().count()));
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void theWindowAnswersWhileALongSearchIsRecorded() {
        Explored open(folder(), longSearch(), "deepening");
        open.click("watch");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
        QCOMPARE(open.part<QPushButton>("watch").text(), "Stop");
        auto& tabs = open.part<PageTabs>("pageTabs");
        for (const int tab : {0, 1, 0, 1}) {
            QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(tab).center());
            QTRY_COMPARE(tabs.currentIndex(), tab);
        }
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
        open.key(Qt::Key_2, Qt::ControlModifier);
        open.click("watch");
        QTRY_VERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        QVERIFY2(open.label("searchKept").startsWith("The search was stopped after"),
                 qPrintable(open.label("searchKept")));
        open.search().goTo(open.search().count());
        QVERIFY2(open.told().endsWith("The search was stopped here."), qPrintable(open.told()));
        // It can be watched anew.
        open.click("watch");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
        QTRY_VERIFY2(open.told().endsWith("presses tried so far."), qPrintable(open.told()));
    }

    void whatIsSaidOfTheGameIsNotSaidOfTheSearch() {
        Explored open(folder(), impossiblePuzzle(), "deepening");
        open.command("Minimum Presses Left").trigger();
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QTRY_VERIFY2(open.message().endsWith("The minimum is 4 presses."), qPrintable(open.message()));
        QTRY_COMPARE(open.label("least"), "Minimum left: 4");
        QVERIFY(open.watch());
        QCOMPARE(open.message(), QString());
        QCOMPARE(open.label("least"), QString());
        open.key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(open.label("least"), "Minimum left: 4");
    }

    void theMenuWatchesASearch() {
        Explored open(folder(), samplePuzzle(), "first-row");
        open.key(Qt::Key_1, Qt::ControlModifier);
        open.command("Reduce Motion").trigger();
        open.key(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(open.explorer().state() == SearchExplorer::State::Shown);
        QVERIFY(open.searchBoard().isVisible());
        open.key(Qt::Key_PageDown, Qt::AltModifier);
        const int first = open.search().index();
        QVERIFY(isLandmark(*open.search().replay().event(), Landmark::Step));
        open.key(Qt::Key_PageDown, Qt::AltModifier);
        open.key(Qt::Key_PageUp, Qt::AltModifier);
        QVERIFY(open.standsAt(first));
        QCOMPARE(open.part<MethodLines>("methodLines").accessibleDescription(),
                 open.part<MethodLines>("methodLines").litText());
    }

    void leavingWhileItRecordsIsQuick() {
        Explored open(folder(), longSearch(), "deepening");
        open.click("watch");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
        open.game().press({0, 0});
        QVERIFY(open.explorer().state() == SearchExplorer::State::Ready);
        open.click("watch");
        QVERIFY(open.explorer().state() == SearchExplorer::State::Recording);
    }

    void whyASearchFailedIsTold() {
        Explored open(folder(), samplePuzzle(), "breadth-first");
        emit open.explorer().failed(QStringLiteral("There is not enough memory."));
        QCOMPARE(open.message(), "There is not enough memory.");
    }
};

QTEST_MAIN(TestSearchPage)
#include "tst_search_page.moc"
