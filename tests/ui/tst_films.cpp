// Solutions as animations in files: that they show what the window does, and how they are saved.

#include "core/generate/random_puzzle.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/full_disk.h"
#include "tests/support/ui_test.h"
#include "tests/ui/shown_pictures.h"
#include "ui/board/solution_film.h"
#include "ui/file/file_menu.h"
#include "ui/file/webp_writer.h"

#include <QApplication>
#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>
#include <webp/demux.h>

#include <algorithm>
#include <memory>
#include <numeric>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

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
        // Meanwhile nobody else's is saved. What is said about that is not covered by how far the first one
        // is.
        const QSignalSpy told(&open.part<FileMenu>("fileMenu"), &FileMenu::told);
        QVERIFY(exported(open, inFolder("another.webp")));
        QCOMPARE(told.size(), 1);
        QVERIFY(told.first()[1].toString().contains("another one is still being saved"));
        const QSignalSpy delayed(&open.part<FileMenu>("fileMenu"), &FileMenu::delayed);
        QTRY_VERIFY(!delayed.isEmpty());
        QVERIFY2(open.message().contains("another one is still being saved"), qPrintable(open.message()));
        open.click("closeMessage");
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
        QVERIFY2(open.message().startsWith("Saving the animation in"), qPrintable(open.message()));
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

    void nobodyGivesUpAnAnimationWithoutBeingTold() {
        OpenWindow open(folder());
        QVERIFY(isSaving(open, 64, inFolder("film.webp")));
        open.window.resize(520, 560);
        QVERIFY(!open.window.close());
        // Where a page is in the place of the board, what was told of that is not seen.
        open.key(Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(!open.part<QWidget>("board").isVisible());
        QVERIFY(!open.part<QWidget>("messageBar").isVisible());
        QVERIFY(!open.window.close());
        QVERIFY(open.part<QWidget>("messageBar").isVisible());
        const QString told = open.message();
        QVERIFY2(told.startsWith("The window closes when"), qPrintable(told));
        open.click("closeMessage");
        QVERIFY(!open.window.close());
        QCOMPARE(open.message(), told);
        QVERIFY(open.window.close());
    }

    void aWishToLeaveIsToldAgainWhileItStands() {
        OpenWindow open(folder());
        QVERIFY(isSaving(open, 20, inFolder("film.webp")));
        const QSignalSpy delayed(&open.part<FileMenu>("fileMenu"), &FileMenu::delayed);
        QVERIFY(!open.window.close());
        const QString wish = open.message();
        open.click("closeMessage");
        const auto isWish = [&](const QList<QVariant>& each) { return each[1].toString() == wish; };
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::any_of(delayed, isWish), patience);
        QTRY_VERIFY_WITH_TIMEOUT(!open.window.isVisible(), patience);
    }

    void theWindowStaysWhereADialogIsOpen() {
        OpenWindow open(folder());
        QVERIFY(isSaving(open, 10, inFolder("film.webp")));
        QVERIFY(!open.window.close());
        open.key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(QApplication::activeModalWidget() != nullptr);
        QVERIFY(ended(open));
        QVERIFY(open.window.isVisible());
        QApplication::activeModalWidget()->close();
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(open.window.isVisible());
        QVERIFY(open.window.close());
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
