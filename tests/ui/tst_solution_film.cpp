// The film of a solution, picture by picture: pieces turn and glow as in the window, and nothing is forgotten
// where only a part is painted anew.

#include "tests/support/drawn.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/shown_pictures.h"
#include "ui/board/solution_film.h"

#include <QTest>

#include <algorithm>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

std::vector<Shown> played(const SolutionFilm& film) {
    std::vector<Shown> all;
    const bool whole = film.play([&](const SolutionFilm::Frame& frame) {
        all.push_back({frame.picture, frame.milliseconds});
        return true;
    });
    if (!whole) qFatal("the film ended early");
    return all;
}

SolutionFilm filmOf(const BoardPicture::Parts& look, const Puzzle& puzzle) {
    return {look, puzzle, stepsFrom(solutionOf(puzzle))};
}

/// The look of a board that nothing is known about.
BoardPicture::Parts plainLook() {
    BoardPicture::Parts look;
    look.theme = boardTheme("plain", Goal::Either, false, Qt::blue);
    look.ground = Qt::white;
    return look;
}

} // namespace

class TestSolutionFilm : public UiTest {
    Q_OBJECT

  private slots:

    void aFilmEndsWhereverItIsStopped() {
        BoardPicture::Parts look = plainLook();
        look.reducedMotion = true;
        const SolutionFilm film = filmOf(look, puzzleOf("bw/wb"));
        const std::size_t pictures = played(film).size();
        QVERIFY(pictures > 4);
        for (std::size_t wanted = 1; wanted <= pictures; ++wanted) {
            std::size_t shown = 0;
            QVERIFY(!film.play([&](const SolutionFilm::Frame&) { return ++shown < wanted; }));
            QCOMPARE(shown, wanted);
        }
    }

    void piecesTurnAsInTheWindow_data() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<bool>("reduced");
        QTest::newRow("discs") << "classic" << false;
        QTest::newRow("buttons") << "panel" << false;
        QTest::newRow("discs, with motion reduced") << "classic" << true;
    }

    void piecesTurnAsInTheWindow() {
        QFETCH(QString, theme);
        QFETCH(bool, reduced);
        ManualClock clock;
        Game game(samplePuzzle());
        BoardView view(game, clock);
        view.setTheme(theme);
        view.setReducedMotion(reduced);
        // Cells and frame are as wide as in the film, in whole pixels.
        view.resize(396, 600);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QCOMPARE(view.cellRect({0, 0}).width(), 80);
        const std::vector<Cell> steps = solutionOf(game.puzzle());
        const std::vector<Shown> film =
            played(SolutionFilm(view.picture(1).parts(), game.puzzle(), stepsFrom(steps)));
        BoardMarks marks;
        marks.steps = {stepsFrom(steps), 1};
        view.setMarks(marks);
        game.press(steps.front());
        const QPoint corner = view.cellRect({0, 0}).topLeft() - QPoint(12 + 26, 12 + 10);
        const int turning = reduced ? 2 : 6;
        for (int i = 1; i <= turning; ++i) {
            clock.advance(40);
            const Shown& shown = film[static_cast<std::size_t>(i)];
            QCOMPARE(shown.milliseconds, 40);
            // The window's table is painted on nothing, and then copied: that rounds differently.
            constexpr int rounding = 4;
            const int difference =
                largestDifference(view.grab(QRect(corner, shown.picture.size())).toImage(), shown.picture);
            QVERIFY2(difference <= rounding, qPrintable(QString::number(difference)));
        }
        QCOMPARE(film[static_cast<std::size_t>(turning + 1)].milliseconds, 700 - 40 * turning);
    }

    void theSolvedBoardGlowsAsInTheWindow_data() {
        QTest::addColumn<bool>("reduced");
        QTest::newRow("comes and goes") << false;
        QTest::newRow("stays, with motion reduced") << true;
    }

    void theSolvedBoardGlowsAsInTheWindow() {
        QFETCH(bool, reduced);
        ManualClock clock;
        Game game(samplePuzzle());
        BoardView view(game, clock);
        view.setReducedMotion(reduced);
        view.resize(396, 600);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const std::vector<Cell> steps = solutionOf(game.puzzle());
        const std::vector<Shown> film =
            played(SolutionFilm(view.picture(1).parts(), game.puzzle(), stepsFrom(steps)));
        for (std::size_t i = 0; i + 1 < steps.size(); ++i) game.press(steps[i], Motion::Immediate);
        game.press(steps.back());
        view.celebrate();
        // The start and three presses come before.
        const std::size_t before = 1 + 3 * (reduced ? 3 : 7);
        constexpr std::size_t glowing = 44;
        QCOMPARE(film.size(), before + glowing + 1);
        const QPoint corner = view.cellRect({0, 0}).topLeft() - QPoint(12 + 26, 12 + 10);
        for (std::size_t i = 0; i <= glowing; ++i) {
            clock.advance(40);
            const Shown& shown = film[before + i];
            QCOMPARE(shown.milliseconds, i < glowing ? 40 : 1000);
            constexpr int rounding = 4;
            const int difference =
                largestDifference(view.grab(QRect(corner, shown.picture.size())).toImage(), shown.picture);
            QVERIFY2(difference <= rounding, qPrintable(QString::number(difference)));
        }
    }

    void manyPressesAreShownQuickly() {
        const Size size{1, SolutionFilm::mostTurned + 1};
        // Each piece only turns itself over.
        const Puzzle puzzle{Rule::fromPattern(size, Pattern(0b000'010'000)), Grid::filled(size), Goal::White};
        const std::vector<int> quick = times(played(filmOf(plainLook(), puzzle)));
        QVERIFY(filmOf(plainLook(), puzzle).isQuick());
        QCOMPARE(quick.size(), std::size_t{102});
        QCOMPARE(quick.front(), 1200);
        QCOMPARE(quick.back(), 2500);
        QVERIFY(std::all_of(quick.begin() + 1, quick.end() - 1, [](int time) { return time == 100; }));
        Puzzle fewer = puzzle;
        fewer.press({0, 0});
        QVERIFY(!filmOf(plainLook(), fewer).isQuick());
    }

    void whatIsPaintedAnewIsAllThatChanged_data() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<int>("side");
        QTest::newRow("discs") << "classic" << 12;
        QTest::newRow("small discs") << "classic" << 40;
        QTest::newRow("buttons, which throw light on others") << "panel" << 12;
        QTest::newRow("flat discs") << "plain" << 20;
    }

    void whatIsPaintedAnewIsAllThatChanged() {
        QFETCH(QString, theme);
        QFETCH(int, side);
        const Size size{side, side};
        const Puzzle puzzle = Puzzle::flipGame(Grid::filled(size));
        std::vector<Cell> steps;
        // So many that each picture is one of a board at rest.
        for (int i = 0; i <= SolutionFilm::mostTurned; ++i)
            steps.push_back(cellAt(size, i * 7 % size.cells()));
        BoardPicture::Parts look = plainLook();
        look.theme = boardTheme(theme, Goal::Either, false, Qt::blue);
        look.board = puzzle.board;
        const std::vector<Shown> film = played(SolutionFilm(look, puzzle, stepsFrom(steps)));
        Puzzle now = puzzle;
        for (std::size_t made = 0; made <= steps.size(); ++made) {
            if (made > 0) now.press(steps[made - 1]);
            look.board = now.board;
            look.marks.steps = {stepsFrom(steps), static_cast<int>(made)};
            // Qt rounds the edges of dots differently where it clips.
            constexpr int rounding = 4;
            QVERIFY2(largestDifference(film[made].picture, BoardPicture(look, 400 / side).image()) <=
                         rounding,
                     qPrintable(QString::number(made)));
        }
    }

    void noBoardMakesALargePicture() {
        for (const Size size : {Size{1, 1}, {1, 64}, {64, 1}, {5, 5}, {6, 7}, {33, 20}, {64, 64}}) {
            BoardPicture::Parts look = plainLook();
            look.board = Grid(size);
            const QSize picture = SolutionFilm(look, Puzzle::flipGame(Grid(size)), {}).size();
            QVERIFY2(std::max(picture.width(), picture.height()) <= 640,
                     qPrintable(QString::number(size.rows)));
        }
    }
};

QTEST_MAIN(TestSolutionFilm)
#include "tst_solution_film.moc"
