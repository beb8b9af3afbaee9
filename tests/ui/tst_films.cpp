// Solutions as animations in files: what is decoded from them is what the window shows.

#include "core/generate/random_puzzle.h"
#include "tests/support/drawn.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/full_disk.h"
#include "tests/support/ui_test.h"
#include "ui/board/solution_film.h"
#include "ui/file/file_menu.h"
#include "ui/file/webp_writer.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>
#include <webp/demux.h>

#include <memory>
#include <numeric>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

struct Shown {
    QImage picture;
    int milliseconds = 0;
};

/// What somebody sees who looks at the file once. Nothing if it is no animation or does not repeat for ever.
std::vector<Shown> seenIn(const QByteArray& file) {
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_BGRA;
    const WebPData data{reinterpret_cast<const uint8_t*>(file.constData()), static_cast<size_t>(file.size())};
    const std::unique_ptr<WebPAnimDecoder, void (*)(WebPAnimDecoder*)> decoder(
        WebPAnimDecoderNew(&data, &options), WebPAnimDecoderDelete);
    WebPAnimInfo info;
    if (!decoder || WebPAnimDecoderGetInfo(decoder.get(), &info) == 0 || info.loop_count != 0) return {};
    std::vector<Shown> all;
    int before = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder.get()) != 0) {
        uint8_t* pixels = nullptr;
        int until = 0;
        if (WebPAnimDecoderGetNext(decoder.get(), &pixels, &until) == 0) return {};
        const QImage seen(pixels, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height),
                          QImage::Format_ARGB32);
        all.push_back({seen.convertToFormat(QImage::Format_RGB32), until - before});
        before = until;
    }
    return all;
}

/// The times of a film, in milliseconds.
std::vector<int> times(const std::vector<Shown>& film) {
    std::vector<int> all;
    all.reserve(film.size());
    for (const Shown& shown : film) all.push_back(shown.milliseconds);
    return all;
}

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

/// Pastes a board, and waits for what is said about it once it is known, which would replace a later message.
bool pasted(OpenWindow& open, const QString& board) {
    open.paste(board);
    return QTest::qWaitFor([&] { return !open.message().endsWith("Flip Game."); }, patience);
}

bool exported(OpenWindow& open, const QString& path) {
    open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    return nameFile(open, "pictureDialog", path);
}

/// Solves a random board with sides of this length, and begins to save the animation.
bool isSaving(OpenWindow& open, int side, const QString& path) {
    if (!open.isReady()) return false;
    const Rule rule = Rule::fromPattern({side, side}, Pattern::plus());
    open.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
    return open.solve() && exported(open, path);
}

/// Waits until a message says how that ended.
bool ended(OpenWindow& open) {
    return QTest::qWaitFor([&] { return open.message().startsWith("The animation"); }, patience);
}

const char* const solvable = "bwwb\nbbwb\nbwwb\nbwww\n";

/// How long all of it is seen: the start, three presses, and the glow of the solved board with what follows.
constexpr int timeOfFourPresses = 1200 + 3 * 700 + 1760 + 1000;

/// What is seen at a time; the last picture after the end.
const QImage& seenAt(const std::vector<Shown>& film, int milliseconds) {
    std::size_t i = 0;
    while (i + 1 < film.size() && milliseconds >= film[i].milliseconds)
        milliseconds -= film[i++].milliseconds;
    return film[i].picture;
}

int lengthOf(const std::vector<Shown>& film) {
    const std::vector<int> all = times(film);
    return std::accumulate(all.begin(), all.end(), 0);
}

} // namespace

class TestFilms : public UiTest {
    Q_OBJECT

  private slots:

    void everyStepIsPixelForPixelTheBoardOfTheWindow_data() {
        QTest::addColumn<QStringList>("commands");
        for (const char* theme : {"Classic", "Plain", "Security Panel"})
            QTest::newRow(theme) << QStringList{theme};
        QTest::newRow("in the dark") << QStringList{"Dark"};
        QTest::newRow("without coordinates") << QStringList{"Coordinates"};
    }

    void everyStepIsPixelForPixelTheBoardOfTheWindow() {
        QFETCH(QStringList, commands);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const QString& command : commands) open.command(command).trigger();
        QVERIFY(pasted(open, solvable));
        QVERIFY(open.solve());
        QVERIFY(exported(open, inFolder("film.webp")));
        QVERIFY(ended(open));
        QCOMPARE(open.message(), "The animation is saved in " + inFolder("film.webp") + ".");
        const std::vector<Shown> film = seenIn(contents(inFolder("film.webp")));
        QCOMPARE(lengthOf(film), timeOfFourPresses);
        for (int step = 0; step <= 4; ++step) {
            open.player().scrubTo(step);
            // At the end of the step.
            const int time = step < 4 ? 1190 + 700 * step : timeOfFourPresses;
            QVERIFY(seenAt(film, time) == open.window.board().picture(80).image());
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

    void aFilmBeginsAtTheBeginning() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(pasted(open, solvable));
        QVERIFY(open.solve());
        const QImage first = open.window.board().picture(80).image();
        open.player().scrubTo(3);
        QVERIFY(exported(open, inFolder("film.webp")));
        QVERIFY(ended(open));
        const std::vector<Shown> film = seenIn(contents(inFolder("film.webp")));
        QCOMPARE(lengthOf(film), timeOfFourPresses);
        QVERIFY(film.front().picture == first);
        // The game is where it was.
        QCOMPARE(open.player().index(), 3);
    }

    void theStepsOfALessonAreAFilmToo() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        open.click("show1");
        QVERIFY(exported(open, inFolder("film.webp")));
        QVERIFY(ended(open));
        const std::vector<Shown> film = seenIn(contents(inFolder("film.webp")));
        QVERIFY2(film.size() > 7, qPrintable(open.message()));
        // The board of a lesson does not glow, so it is still at once.
        QCOMPARE(film.back().milliseconds, 2500);
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

    void withoutStepsThereIsNoFilm_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("command");
        QTest::newRow("nothing is solved") << solvable << "";
        QTest::newRow("a board without a solution") << "bwww\nwwww\nwwww\nwwww\n"
                                                    << "Solve";
        QTest::newRow("a board that needs no press") << "wwww\nwwww\nwwww\nwwww\n"
                                                     << "Solve";
        QTest::newRow("the page of searches") << solvable << "Search";
    }

    void withoutStepsThereIsNoFilm() {
        QFETCH(QString, board);
        QFETCH(QString, command);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(pasted(open, board));
        if (command == "Solve") {
            QVERIFY(open.solve());
        } else if (!command.isEmpty()) {
            open.command(command).trigger();
        }
        QVERIFY(exported(open, inFolder("film.webp")));
        QCOMPARE(open.message(), "The animation was not saved in " + inFolder("film.webp") +
                                     ": it needs the steps of a solution, on a board of up to 64×64.");
        QVERIFY(!QFile::exists(inFolder("film.webp")));
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

    void aFilmEndsWhenNobodyLooks() {
        int seen = 0;
        QVERIFY(!filmOf(plainLook(), samplePuzzle()).play([&](const SolutionFilm::Frame&) {
            return ++seen < 3;
        }));
        QCOMPARE(seen, 3);
    }

    void nothingIsLostInAFile() {
        QRandomGenerator random(1);
        WebpWriter writer({37, 23});
        std::vector<QImage> pictures;
        for (int i = 0; i < 20; ++i) {
            QImage picture = i == 0 ? QImage(37, 23, QImage::Format_RGB32) : pictures.back();
            if (i == 0) picture.fill(Qt::white);
            for (int changes = i % 4 * 50; changes > 0; --changes)
                picture.setPixel(random.bounded(37), random.bounded(23), 0xFF000000U | random.generate());
            writer.add(picture, 10 + i);
            pictures.push_back(picture);
        }
        const std::vector<Shown> film = seenIn(writer.take());
        // In every fourth picture nothing has changed.
        QCOMPARE(film.size(), std::size_t{16});
        std::size_t at = 0;
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            const bool same = i > 0 && i % 4 == 0;
            if (!same && i > 0) ++at;
            QVERIFY(film[at].picture == pictures[i]);
            const bool seenAgain = i + 1 < pictures.size() && (i + 1) % 4 == 0;
            if (!same)
                QCOMPARE(film[at].milliseconds, static_cast<int>(seenAgain ? 10 + i + 10 + i + 1 : 10 + i));
        }
    }

    void aFileThatCannotBeWrittenStaysAsItWas_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("full");
        QTest::newRow("in a folder that is not there") << "missing/film.webp" << false;
        QTest::newRow("on a full disk") << "film.webp" << true;
    }

    void aFileThatCannotBeWrittenStaysAsItWas() {
        QFETCH(QString, name);
        QFETCH(bool, full);
        const QString old = write("film.webp", "old");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(pasted(open, solvable));
        QVERIFY(open.solve());
        const QString path = inFolder(name);
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = open.window.findChild<QFileDialog*>("pictureDialog");
        QVERIFY(dialog != nullptr);
        {
            const FullDisk disk(full ? 1000 : 100'000'000);
            // A dialog asks before it replaces a file, and does not take a folder that is missing.
            emit dialog->fileSelected(path);
            QVERIFY(ended(open));
        }
        QVERIFY2(open.message().startsWith("The animation could not be saved in " + path + ": "),
                 qPrintable(open.message()));
        QCOMPARE(contents(old), "old");
        QCOMPARE(QDir(folder()).entryList({"*film*"}), QStringList{"film.webp"});
    }

    void theSolutionIsSavedForWhichANameWasWanted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(pasted(open, solvable));
        QVERIFY(open.solve());
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        // Its solution is gone with the board.
        open.game().replace(impossiblePuzzle(), "Open");
        QVERIFY(nameFile(open, "pictureDialog", inFolder("film.webp")));
        QVERIFY(ended(open));
        QCOMPARE(open.message(), "The animation is saved in " + inFolder("film.webp") + ".");
    }

    void savingCanBeCancelled() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const auto solveRandom = [&open](int side) {
            const Rule rule = Rule::fromPattern({side, side}, Pattern::plus());
            open.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
            return open.solve() && open.player().count() > SolutionFilm::mostTurned;
        };
        // So long a film that it is not finished before it is cancelled.
        QVERIFY(solveRandom(64));
        const QString path = inFolder("film.webp");
        QVERIFY(exported(open, path));
        QCOMPARE(open.message(), "Saving the animation in " + path + ": 0%");
        // Meanwhile nobody else's is saved. What is said about that gives way to how far the first one is.
        const QSignalSpy told(&open.part<FileMenu>("fileMenu"), &FileMenu::told);
        QVERIFY(exported(open, inFolder("another.webp")));
        QCOMPARE(told.size(), 1);
        QVERIFY(told.first()[1].toString().contains("another one is still being saved"));
        QTRY_VERIFY(open.message().startsWith("Saving"));
        open.click("offer");
        QTRY_COMPARE(open.message(), "The animation was not saved in " + path + ".");
        QVERIFY(solveRandom(30));
        QVERIFY(exported(open, inFolder("again.webp")));
        QVERIFY(ended(open));
        QVERIFY2(open.message().endsWith("the pieces do not turn over in it."), qPrintable(open.message()));
        QCOMPARE(QDir(folder()).entryList({"*.webp*"}), QStringList{"again.webp"});
        QCOMPARE(seenIn(contents(inFolder("again.webp"))).size(),
                 static_cast<std::size_t>(open.player().count() + 1));
    }

    void theWindowStaysUntilAnAnimationIsSaved() {
        OpenWindow open(folder());
        QVERIFY(isSaving(open, 10, inFolder("film.webp")));
        open.key(Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(open.window.isVisible());
        QCOMPARE(open.message(),
                 "The window closes when the animation is saved. Close it again to give the animation up.");
        QTRY_VERIFY(!open.window.isVisible());
        QVERIFY(contents(inFolder("film.webp")).startsWith("RIFF"));
    }

    void whoKeepsTheWindowOpenKeepsIt() {
        OpenWindow open(folder());
        QVERIFY(isSaving(open, 10, inFolder("film.webp")));
        QVERIFY(!open.window.close());
        QCOMPARE(open.part<QAbstractButton>("offer").text(), "Keep It Open");
        open.click("offer");
        QVERIFY(ended(open));
        QCOMPARE(open.message(), "The animation is saved in " + inFolder("film.webp") + ".");
        QVERIFY(open.window.isVisible());
        QVERIFY(open.window.close());
    }

    void whoClosesTheWindowAgainGivesTheAnimationUp() {
        OpenWindow open(folder());
        QVERIFY(isSaving(open, 64, inFolder("film.webp")));
        QVERIFY(!open.window.close());
        QVERIFY(open.window.close());
        QVERIFY(!open.window.isVisible());
    }

    void nothingIsWrittenOnceTheWindowIsClosed() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QVERIFY(pasted(open, solvable));
            QVERIFY(open.solve());
            QVERIFY(exported(open, inFolder("film.webp")));
        }
        QCOMPARE(QDir(folder()).entryList({"*film*"}), QStringList());
    }
};

QTEST_MAIN(TestFilms)
#include "tst_films.moc"
