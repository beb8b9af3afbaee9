// Pictures made by the programs without a window and without a display: the same as the window's own.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/file/film_saver.h"
#include "ui/file/picture_export.h"
#include "ui/file/picture_file.h"
#include "ui/look/palettes.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const char* const sample = "bwwb\nbbwb\nbwwb\nbwww\n";
const char* const impossible = "bwww\nwwww\nwwww\nwwww\n";
const char* const panel = "2 3\n.*.\n***\n.*.\n";

/// What a program said on standard error, and how it ended.
struct Ended {
    int code = -1;
    QString complaint;
};

} // namespace

class TestExport : public UiTest {
    Q_OBJECT

    /// Starts a program as on a machine without a display, with settings that nobody has made.
    void start(QProcess& process, const char* program, const QStringList& arguments,
               const QByteArray& input) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            environment.insert(name, inFolder("home"));
        // Qt complains of a missing one, and of one that others can read.
        const QString runtime = inFolder("runtime");
        QVERIFY(QDir().mkpath(runtime));
        QVERIFY(QFile::setPermissions(runtime, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        environment.insert("XDG_RUNTIME_DIR", runtime);
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder());
        process.start(program, arguments);
        process.write(input);
        process.closeWriteChannel();
    }

    [[nodiscard]] Ended run(const char* program, const QStringList& arguments,
                            const QByteArray& input) const {
        QProcess process;
        start(process, program, arguments, input);
        if (!process.waitForFinished(patience)) return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                QString::fromUtf8(process.readAllStandardError()).trimmed()};
    }

  private slots:

    void aPictureIsTheOneOfTheWindow_data() {
        QTest::addColumn<QByteArray>("board");
        QTest::newRow("four presses") << QByteArray(sample);
        QTest::newRow("a proof") << QByteArray(impossible);
        QTest::newRow("a panel") << QByteArray(panel);
        QTest::newRow("a finished board of one piece") << QByteArray("b\n");
        QTest::newRow("nine rows") << QByteArray("bwb/bbb/wbw/bbb/www/wbw/wbb/bbb/www\n");
    }

    void aPictureIsTheOneOfTheWindow() {
        QFETCH(QByteArray, board);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(QString::fromUtf8(board));
        QVERIFY(open.solve());
        const Puzzle& puzzle = open.window.game().puzzle();
        const SavedPicture shown =
            savedPicture(open.window.board().picture(pictureCellSide(puzzle.size())), puzzle);
        const QString source = write("board.txt", board);
        const PictureLook look = pictureLookFrom(Settings());
        QCOMPARE(exportPicture(source, inFolder("here.png"), look), QString());
        QVERIFY(QImage(inFolder("here.png")) == shown.image());
        QCOMPARE(exportPicture(source, inFolder("here.svg"), look), QString());
        QCOMPARE(contents(inFolder("here.svg")), shown.svg());
    }

    void flipsolveHasTheOthersDrawnByTheWindowsProgram_data() {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begin");
        for (const auto& [title, board] : {std::pair{"presses", sample}, std::pair{"a proof", impossible}}) {
            QTest::addRow("%s as PNG", title) << QByteArray(board) << "board.png" << QByteArray("\x89PNG");
            QTest::addRow("%s as PDF", title) << QByteArray(board) << "board.pdf" << QByteArray("%PDF");
        }
        QTest::newRow("an animation") << QByteArray(sample) << "board.webp" << QByteArray("RIFF");
        QTest::newRow("a name with blanks that begins with a dash")
            << QByteArray(sample) << "-- a board.png" << QByteArray("\x89PNG");
    }

    void flipsolveHasTheOthersDrawnByTheWindowsProgram() {
        QFETCH(QByteArray, board);
        QFETCH(QString, name);
        QFETCH(QByteArray, begin);
        const Ended ended = run(FLIPSOLVE, {"--export=" + name}, board);
        QCOMPARE(ended.complaint, QString());
        QCOMPARE(ended.code, 0);
        const QByteArray drawn = contents(inFolder(name));
        QVERIFY(drawn.startsWith(begin));
        // Dates apart, the window's program writes the same, however it is asked.
        const QString source = write("board.txt", board);
        QCOMPARE(run(FLIPGAME, {"--export", "again" + name, source}, {}).complaint, QString());
        const QByteArray again = contents(inFolder("again" + name));
        QCOMPARE(again.size(), drawn.size());
        if (!name.endsWith("pdf")) QCOMPARE(again, drawn);
    }

    void bothProgramsDrawTheLookThatIsAskedFor() {
        const QString source = write("board.txt", sample);
        QSet<QByteArray> drawings;
        const QStringList looks{"light", "dark",       "classic,dark", "plain",         "plain,dark",
                                "panel", "panel,dark", "no-marks",     "no-coordinates"};
        for (const QString& words : looks) {
            const PictureLook look = *readPictureLook(words.toStdString());
            QCOMPARE(run(FLIPSOLVE, {"--export=board.png", "--look", words, source}, {}).complaint,
                     QString());
            QCOMPARE(run(FLIPGAME, {"--export=same.png", "--look", words, source}, {}).complaint, QString());
            QCOMPARE(contents(inFolder("board.png")), contents(inFolder("same.png")));
            QCOMPARE(run(FLIPSOLVE, {"--export=board.svg", "--look", words, source}, {}).complaint,
                     QString());
            applyAppearance(look.dark ? "dark" : "light");
            QCOMPARE(exportPicture(source, inFolder("here.png"), look), QString());
            QCOMPARE(exportPicture(source, inFolder("here.svg"), look), QString());
            const QByteArray drawing = contents(inFolder("board.svg"));
            QCOMPARE(drawing, contents(inFolder("here.svg")));
            QVERIFY(QImage(inFolder("board.png")) == QImage(inFolder("here.png")));
            drawings << drawing + contents(inFolder("board.png"));
        }
        applyAppearance("system");
        // Discs are the usual ones for a board: dark and classic,dark are the same.
        QCOMPARE(drawings.size(), looks.size() - 1);
    }

    void theLookOfTheSettingsIsThatOfTheWindow() {
        Settings settings;
        settings.set(settings::theme, QStringLiteral("plain"));
        settings.set(settings::markBlack, false);
        QVERIFY((pictureLookFrom(settings) == PictureLook{"plain", false, false, true}));
        settings.set(settings::theme, QStringLiteral("of a later version"));
        QVERIFY((pictureLookFrom(settings) == PictureLook{"auto", false, false, true}));
    }

    void withoutALookTheProgramTakesThatOfTheSettings() {
        QVERIFY(QDir().mkpath(inFolder("home/flipgame")));
        static_cast<void>(
            write("home/flipgame/flipgame.conf",
                  "[look]\nappearance=dark\ntheme=panel\nmarkBlack=false\ncoordinates=false\n"));
        QCOMPARE(run(FLIPGAME, {"--export=set.svg"}, sample).complaint, QString());
        QCOMPARE(run(FLIPGAME, {"--export=asked.svg", "--look", "dark,panel,no-marks,no-coordinates"}, sample)
                     .complaint,
                 QString());
        QCOMPARE(contents(inFolder("set.svg")), contents(inFolder("asked.svg")));
    }

    void aSavedGameIsDrawnWithThePressesThatFollow() {
        const QString source =
            write("game.flip", "flipgame 1\nboard\nbw\nwb\npress 1 1\npress 2 2\npress 1 2\nat 1\n");
        QCOMPARE(exportPicture(source, inFolder("game.png"), {}), QString());
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        BoardPicture::Parts parts = open.window.board().picture(1).parts();
        // The first press has been made.
        parts.board = Grid::filled({2, 2});
        parts.board.flip({0, 0});
        parts.marks.steps = {{{1, 1}, 1, true}, {{0, 1}, 2, false}};
        QVERIFY(QImage(inFolder("game.png")) == BoardPicture(parts, pictureCellSide({2, 2})).image());
    }

    void whatCannotBeDrawnIsToldAndLeavesTheOldFile_data() {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("another format") << QByteArray(sample) << "board.jpg"
                                        << "The name of a picture ends in .png, .svg, .pdf or .webp, not as "
                                           "in board.jpg.";
        QTest::newRow("no board") << QByteArray("hello") << "board.png"
                                  << "This is not a board. Line 1, column 1: found “h”, expected";
        QTest::newRow("two boards") << QByteArray("bw/wb\nbb/bw\n") << "board.png"
                                    << "A picture shows one puzzle, and here are 2.";
        QTest::newRow("an animation of a proof")
            << QByteArray(impossible) << "board.webp"
            << "An animation shows the presses that solve a board, and this one has none.";
        QTest::newRow("an animation of a finished board")
            << QByteArray("bb\nbb\n") << "board.webp"
            << "An animation shows the presses that solve a board, and this one has none.";
        QTest::newRow("an animation of a large board") << "bb" + QByteArray(63, 'w') << "board.webp"
                                                       << "An animation shows boards of up to 64×64.";
        QTest::newRow("more than the window shows")
            << QByteArray(1001, 'b') << "board.png"
            << "This board is 1×1,001; the window shows boards of up to 1,000×1,000";
        QTest::newRow("a rule of its own for more pieces than the window shows")
            << "white table " + QByteArray(2501 * 2501 / 4 + 1, '0') + ' ' +
                   QByteArray(41, 'w').append('/').repeated(61).chopped(1)
            << "board.png"
            << "This board has 2,501 pieces, each with a rule of its own; the window shows such boards of up "
               "to "
               "2,500 pieces.";
        QTest::newRow("a folder that is not there")
            << QByteArray(sample) << "nowhere/board.png"
            << "The picture could not be saved in nowhere/board.png: ";
    }

    void whatCannotBeDrawnIsToldAndLeavesTheOldFile() {
        QFETCH(QByteArray, board);
        QFETCH(QString, name);
        QFETCH(QString, complaint);
        const bool isSomewhere = !name.contains('/');
        if (isSomewhere) QCOMPARE(write(name, "old"), inFolder(name));
        const Ended ended = run(FLIPGAME, {"--export", name}, board);
        QCOMPARE(ended.complaint.left(complaint.size()), complaint);
        QCOMPARE(ended.code, 1);
        if (isSomewhere) QCOMPARE(contents(inFolder(name)), QByteArray("old"));
    }

    void anAnimationIsCalmerWithReducedMotion() {
        const QString source = write("board.txt", sample);
        QCOMPARE(exportPicture(source, inFolder("usual.webp"), {}), QString());
        QCOMPARE(exportPicture(source, inFolder("calm.webp"), {}, true), QString());
        QVERIFY(contents(inFolder("calm.webp")) != contents(inFolder("usual.webp")));
    }

    void aLookThatIsNoneIsTold() {
        const Ended blue = run(FLIPGAME, {"--export", "board.png", "--look", "dark,blue"}, sample);
        QCOMPARE(blue.complaint, "--look takes some of auto, classic, plain, panel, light, dark, marks, "
                                 "no-marks, coordinates, no-coordinates, not “blue”.");
        QCOMPARE(blue.code, 2);
        QVERIFY(!QFile::exists(inFolder("board.png")));
        const Ended alone = run(FLIPGAME, {"--look", "dark"}, sample);
        QCOMPARE(alone.complaint, "--look works only with --export.");
        QCOMPARE(alone.code, 2);
    }

    void aLinkIsDrawn() {
        QCOMPARE(exportPicture("flip:bwwb/bbwb/bwwb/bwww", inFolder("link.png"), {}), QString());
        QCOMPARE(exportPicture(write("board.txt", sample), inFolder("file.png"), {}), QString());
        QCOMPARE(contents(inFolder("link.png")), contents(inFolder("file.png")));
    }

    void flipsolveSaysWhyNothingWasDrawn() {
        const Ended ended = run(FLIPSOLVE, {"--export", "proof.webp"}, impossible);
        QCOMPARE(
            ended.complaint,
            "<stdin>:1: cannot write the picture proof.webp: An animation shows the presses that solve a "
            "board, and this one has none");
        QVERIFY(ended.code != 0);
    }

    /// Whenever that is, the old file or the new one is there.
    void aProgramThatIsKilledLeavesAWholeFile() {
        QCOMPARE(run(FLIPGAME, {"--export", "film.webp"}, sample).complaint, QString());
        const QByteArray film = contents(inFolder("film.webp"));
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(run(FLIPGAME, {"--export", "film.webp"}, sample).code, 0);
        const int whole = static_cast<int>(timer.elapsed());
        QCOMPARE(contents(inFolder("film.webp")), film);
        int killed = 0;
        for (int round = 0; round < 10; ++round) {
            QVERIFY(!write("film.webp", "old").isEmpty());
            QProcess process;
            start(process, FLIPGAME, {"--export", "film.webp"}, sample);
            if (!process.waitForFinished(QRandomGenerator::global()->bounded(whole))) {
                process.kill();
                QVERIFY(process.waitForFinished(patience));
                ++killed;
            }
            const QByteArray left = contents(inFolder("film.webp"));
            QVERIFY(left == "old" || left == film);
        }
        QVERIFY(killed > 2);
    }
};

QTEST_MAIN(TestExport)
#include "tst_export.moc"
