#include "tests/support/ui_test.h"
#include "tests/ui/recorded_search.h"
#include "ui/search/pictures/algebra_picture.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <bit>
#include <set>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Kind = TraceEvent::Kind;
using Place = EliminationPicture::Place;

Puzzle plusBoard(Size size) {
    Puzzle puzzle{Rule::fromPattern(size, Pattern::plus()), Grid(size), Goal::White};
    // Whatever these press can be undone.
    puzzle.press({0, 0});
    puzzle.press({size.rows - 1, 1});
    return puzzle;
}

/// The picture as the page shows it, at the beginning of a recording.
struct Shown : RecordedSearch<AlgebraPicture> {
    EliminationPicture& elimination = picture.elimination();
    CosetPicture& coset = picture.coset();
    QSignalSpy lit{&picture, &SearchPicture::cellsLit};
    QSignalSpy chosen{&picture, &SearchPicture::placeChosen};

    explicit Shown(const Puzzle& puzzle, int width = 358) : RecordedSearch("algebra", puzzle, {width, 340}) {
        picture.show();
    }

    /// Nothing is marked because the window has just come to the front.
    void leaveKeyboardOut() {
        elimination.setFocusPolicy(Qt::NoFocus);
        coset.setFocusPolicy(Qt::NoFocus);
        elimination.clearFocus();
    }

    [[nodiscard]] std::vector<Cell> litCells() const { return lit.last().first().value<std::vector<Cell>>(); }

    void pointAt(Place place) {
        QTest::mouseMove(&elimination, elimination.placeRect(place).center().toPoint());
    }
};

} // namespace

class TestEliminationPicture : public UiTest {
    Q_OBJECT

    static void addPuzzles() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::newRow("the sample") << samplePuzzle();
        QTest::newRow("a board without a solution") << impossiblePuzzle();
        QTest::newRow("5×5, with quiet patterns") << plusBoard({5, 5});
        QTest::newRow("8×8") << plusBoard({8, 8});
        QTest::newRow("one piece") << puzzleOf("b");
    }

  private slots:

    void scrubbingShowsWhatSteppingShows_data() { addPuzzles(); }

    void scrubbingShowsWhatSteppingShows() {
        QFETCH(Puzzle, puzzle);
        Shown stepped(puzzle);
        Shown scrubbed(puzzle);
        stepped.leaveKeyboardOut();
        scrubbed.leaveKeyboardOut();
        const std::size_t apart = stepped.replay.size() / 7 + 1;
        for (std::size_t position = 0; position <= stepped.replay.size(); ++position) {
            stepped.goTo(position);
            if (position % apart != 0) continue;
            scrubbed.goTo(stepped.replay.size() - position);
            scrubbed.goTo(position);
            if (scrubbed.elimination.isVisible())
                QVERIFY(scrubbed.elimination.equations() == stepped.elimination.equations());
            QCOMPARE(scrubbed.picture.inWords(), stepped.picture.inWords());
            QVERIFY(scrubbed.picture.grab().toImage() == stepped.picture.grab().toImage());
        }
    }

    void aSumOfEquationsSaysOfHowMany() {
        Shown shown(samplePuzzle());
        shown.leaveKeyboardOut();
        shown.pointAt({0, 0});
        QCOMPARE(shown.elimination.caption(), "The equation of the piece at row 1, column 1: it contains the "
                                              "press at row 1, column 1.");
        shown.goToNext(Kind::AddRow);
        const int row = static_cast<int>(shown.replay.event()->cell);
        shown.pointAt({row, row});
        QVERIFY2(shown.elimination.caption().contains(", the sum of 2: it "),
                 qPrintable(shown.elimination.caption()));
    }

    void aPieceThatNoPressFlipsIsAContradictionByItself() {
        const Size size{2, 2};
        std::vector<Grid> masks(4, Grid(size));
        for (int i = 0; i < 3; ++i) masks[static_cast<std::size_t>(i)].set(cellAt(size, i));
        Puzzle puzzle{Rule::fromTable(size, masks), Grid(size), Goal::White};
        puzzle.board.set({1, 1});
        Shown shown(puzzle);
        shown.leaveKeyboardOut();
        shown.goToNext(Kind::Contradiction);
        QVERIFY2(shown.elimination.caption().startsWith("The equation of this piece is 0 = 1"),
                 qPrintable(shown.elimination.caption()));
    }

    void everyPlaceIsInWords_data() { addPuzzles(); }

    void everyPlaceIsInWords() {
        QFETCH(Puzzle, puzzle);
        Shown shown(puzzle);
        for (std::size_t position = 0; position <= shown.replay.size(); ++position) {
            shown.goTo(position);
            QVERIFY(!shown.picture.inWords().isEmpty());
        }
        QVERIFY(!shown.picture.accessibleName().isEmpty());
    }

    void thePivotsAreTold() {
        Shown shown(samplePuzzle());
        shown.goToNext(Kind::Pivot);
        QVERIFY(shown.elimination.isVisible());
        QCOMPARE(
            shown.picture.inWords(),
            QStringLiteral(
                "16 equations for 16 presses. Determined by an equation: 1; free: 0. The equation of row 1, "
                "column 1 now contains the presses at row 1, column 1; row 1, column 2; row 2, column 1."));
        shown.goToNext(Kind::Free);
        QCOMPARE(shown.replay.event()->cell, std::uint16_t{12});
        QVERIFY(shown.picture.inWords().contains(QStringLiteral("equation: 12; free: 1.")));
    }

    void theMatrixAndTheBoardPointAtEachOther() {
        Shown shown(samplePuzzle());
        shown.leaveKeyboardOut();
        shown.pointAt({1, 6});
        QCOMPARE(shown.litCells(), (std::vector<Cell>{{0, 1}, {1, 2}}));
        QVERIFY(
            shown.elimination.caption().contains(QStringLiteral("not contain the press at row 2, column 3")));
        shown.pointAt({1, 16});
        QCOMPARE(shown.litCells(), (std::vector<Cell>{{0, 1}}));
        QTest::mouseMove(&shown.elimination, QPoint(1, 1));
        QVERIFY(shown.litCells().empty());

        const QImage before = shown.picture.grab().toImage();
        shown.picture.lightCell(Cell{2, 2});
        QVERIFY(shown.picture.grab().toImage() != before);
        shown.picture.lightCell(std::nullopt);
        QVERIFY(shown.picture.grab().toImage() == before);
    }

    void theKeyboardGoesThroughTheMatrix() {
        Shown shown(samplePuzzle());
        QVERIFY(QTest::qWaitForWindowActive(&shown.picture, patience));
        shown.elimination.setFocus();
        QTest::keyClick(&shown.elimination, Qt::Key_Down);
        QTest::keyClick(&shown.elimination, Qt::Key_Right);
        QTest::keyClick(&shown.elimination, Qt::Key_Right);
        QCOMPARE(shown.litCells(), (std::vector<Cell>{{0, 1}, {0, 2}}));
        QVERIFY(shown.elimination.sentence(*shown.elimination.cursorItem())
                    .contains(QStringLiteral("row 1, column 3")));
        for (int i = 0; i < 20; ++i) QTest::keyClick(&shown.elimination, Qt::Key_Right);
        QVERIFY(shown.elimination.caption().contains(QStringLiteral("to be black")));
        QTest::keyClick(&shown.elimination, Qt::Key_Up);
        QTest::keyClick(&shown.elimination, Qt::Key_Up);
        QCOMPARE(shown.litCells(), (std::vector<Cell>{{0, 0}}));
    }

    void aContradictionShowsItsWitness() {
        const Puzzle puzzle = impossiblePuzzle();
        Shown shown(puzzle);
        shown.leaveKeyboardOut();
        for (const Colour colour : {Colour::White, Colour::Black}) {
            shown.goToNext(Kind::Contradiction);
            Grid cells(puzzle.size());
            for (const Cell cell : shown.litCells()) cells.set(cell);
            const Goal::Kind against = colour == Colour::White ? Goal::White : Goal::Black;
            QVERIFY(refutes(puzzle, {cells, against}));
            const auto wrong = (cells & puzzle.toFlip(colour)).count();
            const auto words =
                QStringLiteral("Adding the equations of these %1 pieces gives 0 = 1: every press "
                               "flips an even number of them, and %2 must be flipped")
                    .arg(cells.count())
                    .arg(wrong);
            QVERIFY2(shown.elimination.caption().startsWith(words), qPrintable(shown.elimination.caption()));
            QVERIFY(shown.picture.inWords().contains(words));
        }
        shown.goTo(3);
        QVERIFY(shown.litCells().empty());
    }

    void allSolutionsAreLaidOut_data() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<std::size_t>("solutions");
        QTest::addColumn<int>("fewest");
        QTest::newRow("the sample") << samplePuzzle() << std::size_t{32} << 4;
        QTest::newRow("5×5, with quiet patterns") << plusBoard({5, 5}) << std::size_t{4} << 2;
        QTest::newRow("4×9") << plusBoard({4, 9}) << std::size_t{16} << 2;
    }

    void allSolutionsAreLaidOut() {
        QFETCH(Puzzle, puzzle);
        QFETCH(std::size_t, solutions);
        QFETCH(int, fewest);
        Shown shown(puzzle);
        shown.goToNext(Kind::Try);
        QVERIFY(shown.coset.isVisible());
        QCOMPARE(shown.coset.count(), solutions);
        QCOMPARE(shown.coset.present().value(), std::size_t{0});
        shown.goTo(shown.replay.size());
        const std::size_t lightest = shown.coset.lightest().value();
        for (std::size_t i = 0; i < solutions; ++i) {
            const QRectF at = shown.coset.solutionRect(i);
            QVERIFY(QRectF(shown.coset.rect()).contains(at));
            QVERIFY(at.left() + 0.5 >= shown.coset.solutionRect(lightest).left() ||
                    at.top() < shown.coset.solutionRect(lightest).top());
            QTest::mouseClick(&shown.coset, Qt::LeftButton, {}, at.center().toPoint());
            shown.goTo(static_cast<std::size_t>(shown.chosen.last().first().value<qsizetype>()));
            QCOMPARE(shown.coset.present().value(), i);
            QVERIFY(std::popcount(shown.replay.event()->presses) >= fewest);
        }
        QTest::mouseMove(&shown.coset, shown.coset.solutionRect(lightest).center().toPoint());
        QCOMPARE(static_cast<int>(shown.litCells().size()), fewest);
    }

    void theKeyboardGoesThroughTheSolutions() {
        Shown shown(samplePuzzle());
        shown.goTo(shown.replay.size());
        QVERIFY(QTest::qWaitForWindowActive(&shown.picture, patience));
        shown.coset.setFocus();
        for (int i = 0; i < 20; ++i) QTest::keyClick(&shown.coset, Qt::Key_Left);
        QCOMPARE(shown.litCells().size(), std::size_t{4});
        QTest::keyClick(&shown.coset, Qt::Key_Right);
        QCOMPARE(shown.litCells().size(), std::size_t{6});
        // Up and down through those of as many presses, and no farther.
        const auto lowest = shown.coset.cursorItem();
        std::set<std::size_t> passed;
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(&shown.coset, Qt::Key_Up);
            passed.insert(shown.coset.cursorItem().value());
            QCOMPARE(shown.litCells().size(), std::size_t{6});
        }
        QVERIFY(passed.size() > 1);
        for (int i = 0; i < 40; ++i) QTest::keyClick(&shown.coset, Qt::Key_Down);
        QVERIFY(shown.coset.cursorItem() == lowest);
        QTest::keyClick(&shown.coset, Qt::Key_Up);
        QVERIFY(shown.coset.cursorItem() != lowest);
        QTest::keyClick(&shown.coset, Qt::Key_Return);
        shown.goTo(static_cast<std::size_t>(shown.chosen.last().first().value<qsizetype>()));
        QVERIFY(shown.picture.inWords().contains(QStringLiteral("has 6 presses. The lightest so far has")));
        QVERIFY(shown.coset.sentence(*shown.coset.cursorItem()).contains(QStringLiteral("6 presses")));
    }

    void manySolutionsAreColumns() {
        // Each press flips its own row of 4 by a row's rule that has many quiet patterns.
        std::vector<Grid> masks(16, Grid({4, 4}));
        for (std::size_t i = 0; i < masks.size(); ++i) masks[i].set({static_cast<int>(i) / 4, 0});
        Puzzle puzzle{Rule::fromTable({4, 4}, masks), Grid({4, 4}), Goal::White};
        puzzle.board.set({0, 0});
        Shown shown(puzzle);
        shown.goTo(shown.replay.size());
        QCOMPARE(shown.coset.count(), std::size_t{4096});
        QCOMPARE(shown.coset.solutionRect(0), shown.coset.solutionRect(shown.coset.lightest().value()));
        QVERIFY(!shown.picture.grab().isNull());
        QTest::mouseClick(&shown.coset, Qt::LeftButton, {}, shown.coset.solutionRect(100).center().toPoint());
        QCOMPARE(shown.chosen.size(), 1);
    }

    void nothingIsWiderThanItsRoom_data() { addPuzzles(); }

    void nothingIsWiderThanItsRoom() {
        QFETCH(Puzzle, puzzle);
        for (const int width : {278, 360}) {
            Shown shown(puzzle, width);
            const int cells = static_cast<int>(puzzle.size().cells());
            const auto sides = static_cast<int>(coloursOf(puzzle.goal).size());
            const QRectF last = shown.elimination.placeRect({cells - 1, cells + sides - 1});
            QVERIFY(last.right() <= width);
            QVERIFY(last.bottom() <= shown.elimination.height());
            QVERIFY(last.width() >= 3);
        }
    }
};

QTEST_MAIN(TestEliminationPicture)
#include "tst_elimination_picture.moc"
