// Games in files: saved, opened and found again, by a person with a keyboard.

#include "core/text/board_text.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/full_disk.h"
#include "tests/support/open_window.h"
#include "tests/support/random_moves.h"
#include "ui/file/game_drag.h"
#include "ui/game/game_file.h"
#include "ui/game/replace_file.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <array>
#include <memory>

#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const char* const sampleText = "bwwb\nbbwb\nbwwb\nbwww\n";

const QByteArray playedFile = "flipgame 1\n"
                              "goal either\n"
                              "edges clipped\n"
                              "pattern\n"
                              ".*.\n"
                              "***\n"
                              ".*.\n"
                              "board\n"
                              "bwwb\n"
                              "bbwb\n"
                              "bwwb\n"
                              "bwww\n"
                              "press 1 1\n"
                              "press 2 2\n"
                              "at 1\n"
                              "note Found in an old book.\n";

bool saveAs(OpenWindow& open, const QString& path) {
    open.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    return nameFile(open, "saveDialog", path);
}

bool asksForName(OpenWindow& open) { return open.window.findChild<QFileDialog*>("saveDialog") != nullptr; }

/// "evening.flip*": what a person reads above the window.
QString title(OpenWindow& open) {
    return open.window.windowTitle().replace("[*]", open.window.isWindowModified() ? "*" : "");
}

/// The names in the menu of recent files.
QStringList recentNames(OpenWindow& open) {
    auto* menu = open.window.findChild<QMenu*>("recentFiles");
    emit static_cast<QMenu*>(menu->parent())->aboutToShow();
    QStringList names;
    for (const QAction* action : menu->actions()) {
        if (!action->isSeparator()) names << action->text();
    }
    return names;
}

/// The files of a folder that have been opened since this began, by whomever.
class OpenedFiles {
  public:
    explicit OpenedFiles(const QString& folder) : notes_(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
        if (inotify_add_watch(notes_, QFile::encodeName(folder).constData(), IN_OPEN) < 0)
            qFatal("the folder cannot be watched");
    }

    ~OpenedFiles() { close(notes_); }

    OpenedFiles(const OpenedFiles&) = delete;
    OpenedFiles& operator=(const OpenedFiles&) = delete;

    /// Those since the last call.
    [[nodiscard]] QStringList names() const {
        alignas(inotify_event) std::array<char, 4096> buffer{};
        const ssize_t size = read(notes_, buffer.data(), buffer.size());
        QStringList names;
        for (ssize_t at = 0; at < size;) {
            const auto* event = reinterpret_cast<const inotify_event*>(buffer.data() + at);
            if ((event->mask & IN_ISDIR) == 0) names << QFile::decodeName(event->name);
            at += static_cast<ssize_t>(sizeof(inotify_event)) + event->len;
        }
        names.removeDuplicates();
        return names;
    }

  private:
    int notes_;
};

} // namespace

class TestFiles : public UiTest {
    Q_OBJECT

  private slots:

    void theGameInPlayIsWhatAFileKeeps() {
        Random random(1753);
        Game game(samplePuzzle());
        for (int i = 0; i < 300; ++i) {
            moveSomehow(game, random);
            const FlipFile file = fileOf(game);
            QVERIFY(standsAs(game, file));
            QVERIFY(positionOf(file) == game.puzzle());
            QVERIFY(file.start == game.start());
            Game again(impossiblePuzzle());
            again.replace(ReplaceMove(file.start, "Open", originFrom(file.from)), file.presses, file.made);
            QVERIFY(again.puzzle() == game.puzzle());
            QCOMPARE(again.presses(), game.presses());
            QVERIFY(fileOf(again) == file);
            while (again.canUndo()) again.undo();
            QVERIFY(again.puzzle() == impossiblePuzzle());
            while (again.canRedo()) again.redo();
            Puzzle end = file.start;
            for (const Cell cell : file.presses) end.press(cell);
            QVERIFY(again.puzzle() == end);
        }
    }

    void anotherPositionIsToldFromTheOneInTheFile() {
        Game game(samplePuzzle());
        game.press({0, 0});
        game.press({1, 1});
        const FlipFile file = fileOf(game);
        game.undo();
        QVERIFY(!standsAs(game, file));
        game.redo();
        QVERIFY(standsAs(game, file));
        game.press({2, 2});
        QVERIFY(!standsAs(game, file));
        game.undo();
        // What could be redone is nothing that has been made.
        QVERIFY(standsAs(game, file));
        game.undo();
        game.press({1, 2});
        QVERIFY(!standsAs(game, file));
        game.restart();
        QVERIFY(!standsAs(game, file));
        game.press({0, 0});
        game.press({1, 1});
        QVERIFY(standsAs(game, file));
        Puzzle other = game.start();
        other.goal = Goal::White;
        game.replace(other, "New", file.presses, file.made);
        QVERIFY(!standsAs(game, file));
    }

    void aFileThatCannotBeWrittenStaysAsItWas_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("in a folder that is not there") << "missing/game.flip";
        QTest::newRow("in a file that is taken for a folder") << "old.flip/game.flip";
        QTest::newRow("a folder of that name") << "folder";
        QTest::newRow("no name") << "";
    }

    void aFileThatCannotBeWrittenStaysAsItWas() {
        QFETCH(QString, name);
        const QString old = write("old.flip", "old");
        QVERIFY(QDir(folder()).mkpath("folder"));
        QVERIFY(!replaceFile(name.isEmpty() ? QString() : inFolder(name), "new").isEmpty());
        QCOMPARE(contents(old), "old");
        QCOMPARE(QDir(folder()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 (QStringList{"folder", "old.flip"}));
    }

    void aFullDiskLeavesTheOldFile() {
        const QString path = write("game.flip", "old");
        {
            const FullDisk full(1000);
            QVERIFY(!replaceFile(path, QByteArray(2000, 'n')).isEmpty());
        }
        QCOMPARE(contents(path), "old");
        QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList{"game.flip"});
        QCOMPARE(replaceFile(path, QByteArray(2000, 'n')), QString());
        QCOMPARE(contents(path), QByteArray(2000, 'n'));
    }

    void aLinkIsFollowedAndNotReplaced() {
        const QString path = write("game.flip", "old");
        QVERIFY(QFile::link(path, inFolder("link.flip")));
        QCOMPARE(replaceFile(inFolder("link.flip"), "new"), QString());
        QCOMPARE(contents(path), "new");
        QVERIFY(QFileInfo(inFolder("link.flip")).isSymLink());
    }

    void aPipeIsNotTakenForAFile() {
        const QString pipe = inFolder("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(replaceFile(pipe, "new"), "it is not a file");
        QVERIFY(!QFileInfo(pipe).isFile());
    }

    void theFirstSaveAsksForANameAndTheNextOnesDoNot() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click({0, 0});
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        open.key(Qt::Key_S, Qt::ControlModifier);
        const QString path = inFolder("evening.flip");
        // The ending comes by itself.
        QVERIFY(nameFile(open, "saveDialog", inFolder("evening")));
        QCOMPARE(open.message(), "The game is saved in " + path + ".");
        QCOMPARE(open.spoken(), open.message());
        QCOMPARE(title(open), "evening.flip");
        open.click({1, 1});
        QCOMPARE(title(open), "evening.flip*");
        QTRY_VERIFY(!asksForName(open));
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!asksForName(open));
        QCOMPARE(title(open), "evening.flip");
        const auto file = readFlipFile(contents(path).toStdString());
        QVERIFY(file && file->start == samplePuzzle());
        QVERIFY((file->presses == std::vector<Cell>{{0, 0}, {1, 1}}));
        QCOMPARE(file->made, 2);
    }

    void aDialogForFilesOpensNoneOfThem_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("button");
        QTest::newRow("a game to open") << "Open…"
                                        << "";
        QTest::newRow("a game to save") << "Save As…"
                                        << "";
        QTest::newRow("a picture") << "Export Picture…"
                                   << "";
        QTest::newRow("statistics") << "Statistics…"
                                    << "exportStatistics";
        QTest::newRow("sheets") << "Print Puzzles…"
                                << "savePdf";
    }

    void aDialogForFilesOpensNoneOfThem() {
        QFETCH(QString, command);
        QFETCH(QString, button);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        // So that there is something to export.
        open.click({0, 0});
        open.command(command).trigger();
        if (!button.isEmpty()) {
            QTRY_VERIFY(open.part<QPushButton>(qPrintable(button)).isEnabled());
            open.click(qPrintable(button));
        }
        auto* dialog = open.window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
        QVERIFY(QDir(folder()).mkpath("pictures"));
        // Its name tells nothing.
        const QString path = write("pictures/picture.unknown", "\x89PNG\r\n\x1a\n");
        const OpenedFiles opened(QFileInfo(path).path());
        // As everywhere in the window. Only on a display is there a platform that wants any.
        for (const auto* each : dialog->findChild<QDialogButtonBox*>()->buttons())
            QVERIFY2(each->icon().isNull(), qPrintable(each->text()));
        auto& name = *dialog->findChild<QLineEdit*>();
        name.selectAll();
        QTest::keyClicks(&name, path);
        auto& list = *dialog->findChild<QFileSystemModel*>();
        const int typeColumn = 2;
        QTRY_VERIFY(!list.index(path, typeColumn).data().toString().isEmpty());
        QVERIFY(!list.fileIcon(list.index(path)).isNull());
        QCOMPARE(opened.names(), QStringList());
        QVERIFY(!contents(path).isEmpty());
        QCOMPARE(opened.names(), QStringList("picture.unknown"));
        dialog->close();
    }

    void aDialogForFilesSaysWhatTheyAre_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("types");
        // With and without the desktop's files of this program.
        QTest::newRow("a game") << "evening.flip" << QStringList{"Game", "Flip Game"};
        QTest::newRow("a game in capitals") << "EVENING.FLIP" << QStringList{"Game", "Flip Game"};
        QTest::newRow("a name that tells nothing") << "evening" << QStringList{"File"};
    }

    void aDialogForFilesSaysWhatTheyAre() {
        QFETCH(QString, name);
        QFETCH(QStringList, types);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = write(name, playedFile);
        open.command("Open…").trigger();
        auto* dialog = open.window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
        dialog->setDirectory(folder());
        auto& list = *dialog->findChild<QFileSystemModel*>();
        const int typeColumn = 2;
        QTRY_VERIFY2(types.contains(list.index(path, typeColumn).data().toString()),
                     qPrintable(list.index(path, typeColumn).data().toString()));
        QVERIFY(!list.fileIcon(list.index(path)).isNull());
        dialog->close();
    }

    void theStarGoesWhenTheGameStandsAgainAsInTheFile() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QVERIFY(saveAs(open, inFolder("game.flip")));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip*");
        open.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
        open.click({1, 1});
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
    }

    void anotherBoardIsNotSavedInTheFileOfTheOldOne() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = inFolder("game.flip");
        QVERIFY(saveAs(open, path));
        const QByteArray before = contents(path);
        open.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        QTRY_VERIFY(!asksForName(open));
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asksForName(open));
        auto* dialog = open.window.findChild<QFileDialog*>("saveDialog");
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(isBack(open));
        QCOMPARE(contents(path), before);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
    }

    void theGameIsSavedForWhichANameWasWanted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click({0, 0});
        open.key(Qt::Key_S, Qt::ControlModifier);
        // It has been on its way since before.
        open.game().replace(impossiblePuzzle(), "Open");
        QVERIFY(nameFile(open, "saveDialog", inFolder("evening.flip")));
        const auto file = readFlipFile(contents(inFolder("evening.flip")).toStdString());
        QVERIFY(file && file->start == samplePuzzle());
        QCOMPARE(file->made, 1);
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "evening.flip");
    }

    void aGameThatWasForgottenWhileItsNameWasChosenIsSaved() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.key(Qt::Key_S, Qt::ControlModifier);
        open.game().undo();
        open.game().press({0, 0});
        QVERIFY(nameFile(open, "saveDialog", inFolder("evening.flip")));
        const auto file = readFlipFile(contents(inFolder("evening.flip")).toStdString());
        QVERIFY(file && file->start == samplePuzzle());
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
    }

    void noNameIsProposedWhereThereIsNoFolderForDocuments() {
        const QByteArray home = qgetenv("HOME");
        const auto back = qScopeGuard([&] { qputenv("HOME", home); });
        QVERIFY(QDir(folder()).mkdir("home"));
        qputenv("HOME", QFile::encodeName(inFolder("home")));
        QVERIFY(!QFileInfo::exists(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_O, Qt::ControlModifier);
        auto* dialog = open.window.findChild<QFileDialog*>("openDialog");
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->directory().absolutePath(), inFolder("home"));
        QCOMPARE(dialog->findChild<QLineEdit*>("fileNameEdit")->text(), QString());
    }

    void aFileIsOpenedWithItsPressesAndNothingIsLost() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bw\nwb\n");
        open.click({0, 0});
        const Puzzle before = open.puzzle();
        const QString path = write("played.flip", playedFile);
        open.key(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(nameFile(open, "openDialog", path));
        Puzzle expected = samplePuzzle();
        expected.press({0, 0});
        QVERIFY(open.puzzle() == expected);
        QCOMPARE(open.label("presses"), "1 press");
        QCOMPARE(title(open), "played.flip");
        QVERIFY2(open.message().startsWith("Opened: 4×4, Flip Game. Notes: “Found in an old book.”"),
                 qPrintable(open.message()));
        open.key(Qt::Key_Y, Qt::ControlModifier);
        expected.press({1, 1});
        QVERIFY(open.puzzle() == expected);
        QCOMPARE(title(open), "played.flip*");
        // Nobody was asked: what was in play is a few steps back.
        for (int i = 0; i < 3; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == before);
        QCOMPARE(open.label("presses"), "1 press");
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
    }

    void notesThatBeginWithABlankLineAreTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("noted.flip", "flipgame 1\nboard bw/wb\nnote\nnote Hard.\n"));
        QTRY_VERIFY2(open.message().contains("Notes: “Hard.”"), qPrintable(open.message()));
        // Another sentence follows.
        open.window.openSource(write("noted.flip", "flipgame 1\nboard bb/wb\nnote Hard\n"));
        QTRY_VERIFY2(open.message().contains("Notes: “Hard”. The"), qPrintable(open.message()));
    }

    void notesOfAPuzzleThatComesAgainAreTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("noted.flip", "flipgame 1\nboard bw/wb\nnote Hard.\n"));
        QTRY_VERIFY(open.message().startsWith("Opened: "));
        open.paste("bb\nwb\n");
        QTRY_VERIFY(open.message().startsWith("Pasted: "));
        QVERIFY2(!open.message().contains("Notes"), qPrintable(open.message()));
        open.paste("bw\nwb\n");
        QTRY_VERIFY2(open.message().contains("Notes: “Hard.”"), qPrintable(open.message()));
    }

    void notesAndWhatCanBeRedoneAreSavedAgain() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("played.flip", playedFile));
        QVERIFY(saveAs(open, inFolder("copy.flip")));
        QCOMPARE(contents(inFolder("copy.flip")), playedFile);
        QCOMPARE(title(open), "copy.flip");
    }

    void theGameIsDraggedOutByTheFrame() {
        Game game(samplePuzzle());
        game.press({1, 1});
        Settings settings;
        GameFiles files(game, settings);
        ManualClock clock;
        BoardView board(game, clock);
        board.resize(400, 400);
        std::vector<std::pair<QString, FlipFile>> carried;
        QString text;
        new GameDrag(files, board, [&](QDrag& drag) {
            const QString path = drag.mimeData()->urls().value(0).toLocalFile();
            carried.emplace_back(QFileInfo(path).fileName(), *readFlipFile(contents(path).toStdString()));
            text = drag.mimeData()->text();
        });
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board, patience));
        const QSignalSpy pressed(&board, &BoardWidget::pressRequested);
        const auto drag = [&](QPoint from, int down) {
            QTest::mousePress(&board, Qt::LeftButton, {}, from);
            QTest::mouseMove(&board, from + QPoint(0, down));
            QTest::mouseRelease(&board, Qt::LeftButton, {}, from + QPoint(0, down));
        };
        const QPoint frame = board.cellRect({0, 0}).topLeft() - QPoint(5, 5);
        drag(frame, 1);
        // A press on a piece is a move, wherever the pointer goes.
        drag(board.cellRect({0, 0}).center(), 60);
        QVERIFY(carried.empty());
        QCOMPARE(pressed.count(), 1);
        drag(frame, 60);
        QCOMPARE(pressed.count(), 1);
        QCOMPARE(carried.size(), std::size_t{1});
        QCOMPARE(carried.front().first, "Game.flip");
        QVERIFY(carried.front().second == fileOf(game));
        QCOMPARE(text, QString::fromStdString(writeBoard(game.puzzle().board)));
    }

    void aGameThatCannotBeWrittenIsDraggedAsTextAlone() {
        Game game(samplePuzzle());
        Settings settings;
        GameFiles files(game, settings);
        ManualClock clock;
        BoardView board(game, clock);
        board.resize(400, 400);
        QList<QList<QUrl>> carried;
        QStringList texts;
        new GameDrag(files, board, [&](QDrag& drag) {
            carried << drag.mimeData()->urls();
            texts << drag.mimeData()->text();
        });
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board, patience));
        const QPoint frame = board.cellRect({0, 0}).topLeft() - QPoint(5, 5);
        const auto drag = [&] {
            QTest::mousePress(&board, Qt::LeftButton, {}, frame);
            QTest::mouseMove(&board, frame + QPoint(0, 60));
            QTest::mouseRelease(&board, Qt::LeftButton, {}, frame + QPoint(0, 60));
        };
        {
            const FullDisk full(10);
            drag();
        }
        drag();
        QCOMPARE(carried.size(), 2);
        QVERIFY2(carried[0].isEmpty(), "a part of the file was offered");
        QCOMPARE(carried[1].size(), 1);
        QCOMPARE(texts, QStringList(2, QString::fromStdString(writeBoard(game.puzzle().board))));
    }

    /// Its file would be gone with the other window.
    void aGameFromAnotherWindowHasNoFile() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("Game.flip", playedFile))});
        data.setData("application/x-flipgame", playedFile);
        QVERIFY(drop(open.window, data));
        QTRY_COMPARE(open.label("presses"), "1 press");
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
    }

    void aFileThatIsPastedOrDroppedIsAGame() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(QString::fromUtf8(playedFile));
        QCOMPARE(open.label("presses"), "1 press");
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        QVERIFY(saveAs(open, inFolder("pasted.flip")));
        QCOMPARE(contents(inFolder("pasted.flip")), playedFile);
        open.key(Qt::Key_N, Qt::ControlModifier);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(inFolder("pasted.flip"))});
        QVERIFY(drop(open.window, data));
        QCOMPARE(title(open), "pasted.flip");
        QCOMPARE(open.label("presses"), "1 press");
    }

    void aTextInAnotherNotationIsNeverWrittenOver() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = write("board.txt", sampleText);
        open.window.openSource(path);
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asksForName(open));
        QCOMPARE(contents(path), sampleText);
    }

    void aLinkIsOpenedAndPasted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        bool opened = false;
        open.window.openSource("flip:bw/wb?goal=white", [&] { opened = true; });
        QVERIFY(opened);
        QVERIFY(open.puzzle().goal == Goal::White);
        QVERIFY2(open.message().startsWith("Opened: 2×2: plus, edges clipped, all white."),
                 qPrintable(open.message()));
        QCOMPARE(recentNames(open), QStringList{"&Clear This List"});
        open.paste("flip:bwwb/bbwb/bwwb/bwww");
        QVERIFY(open.puzzle() == samplePuzzle());
        opened = false;
        open.window.openSource("flip:bw/wb?goal=red", [&] { opened = true; });
        QVERIFY(!opened);
        QVERIFY(open.puzzle() == samplePuzzle());
        QVERIFY2(open.message().contains("column 17: found “red”"), qPrintable(open.message()));
    }

    void aFileThatIsWrongChangesNothingAndSaysWhere() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Puzzle before = open.puzzle();
        open.window.openSource(write("wrong.flip", "flipgame 1\nboard\nbw\nwb\npress 3 1\n"));
        QVERIFY(open.puzzle() == before);
        QCOMPARE(open.message(),
                 "This is not a board. Line 5, column 7: found “3 1”, expected the row, from 1 to 2, "
                 "and the column, from 1 to 2.");
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        QCOMPARE(recentNames(open), QStringList{"&Clear This List"});
    }

    void aSaveThatFailsSaysThatNothingIsLostWhereSomethingIs_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isThere");
        // Nobody can create a file there, whoever it is.
        QTest::newRow("a name that nothing has") << "/proc/nobody.flip" << false;
        QTest::newRow("the name of a folder") << "/proc" << true;
    }

    void aSaveThatFailsSaysThatNothingIsLostWhereSomethingIs() {
        QFETCH(QString, path);
        QFETCH(bool, isThere);
        OpenWindow open(folder());
        open.command("Save As…").trigger();
        auto* dialog = open.window.findChild<QFileDialog*>("saveDialog");
        emit dialog->fileSelected(path);
        dialog->close();
        QVERIFY2(open.message().startsWith("The game could not be saved in " + path + ": "),
                 qPrintable(open.message()));
        QCOMPARE(open.message().contains("unchanged"), isThere);
    }

    void aSaveThatFailsSaysSoAndTheStarStays() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = inFolder("folder/game.flip");
        QVERIFY(QDir(folder()).mkpath("folder"));
        QVERIFY(saveAs(open, path));
        open.click({0, 0});
        QTRY_VERIFY(!asksForName(open));
        QVERIFY(QDir(inFolder("folder")).removeRecursively());
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(open.message().startsWith("The game could not be saved in " + path + ": "),
                 qPrintable(open.message()));
        QCOMPARE(open.spoken(), open.message());
        QCOMPARE(title(open), "game.flip*");
        QVERIFY(QDir(folder()).mkpath("folder"));
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
    }

    void aFileThatSomebodyElseHasChangedIsReplacedOnlyIfWanted_data() {
        QTest::addColumn<QByteArray>("now");
        QTest::newRow("other presses") << QByteArray(playedFile).replace("press 1 1", "press 3 3");
        QTest::newRow("other notes") << QByteArray(playedFile).replace("old book", "new book");
        QTest::newRow("no game") << QByteArray("Milk\nBread\n");
        QTest::newRow("nothing") << QByteArray();
    }

    void aFileThatSomebodyElseHasChangedIsReplacedOnlyIfWanted() {
        QFETCH(QByteArray, now);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = write("game.flip", playedFile);
        open.window.openSource(path);
        open.click({3, 3});
        QCOMPARE(write("game.flip", now), path);
        for (int i = 0; i < 2; ++i) {
            open.key(Qt::Key_S, Qt::ControlModifier);
            QCOMPARE(open.message(),
                     "The game was not saved: another window or program has changed " + path + ".");
            QCOMPARE(open.spoken(), open.message());
            QCOMPARE(contents(path), now);
            QCOMPARE(title(open), "game.flip*");
        }
        QCOMPARE(open.part<QAbstractButton>("offer").text(), "Save Anyway");
        open.click("offer");
        QCOMPARE(open.message(), "The game is saved in " + path + ".");
        QVERIFY(contents(path).contains("press 4 4"));
        QCOMPARE(title(open), "game.flip");
        open.click({2, 2});
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
    }

    void whatTheOtherOneOfTwoWindowsSavedIsNotLost() {
        const QString path = write("game.flip", playedFile);
        OpenWindow one(folder());
        OpenWindow other(folder());
        for (OpenWindow* open : {&one, &other}) {
            QVERIFY(isBack(*open));
            open->window.openSource(path);
        }
        other.click({3, 3});
        other.key(Qt::Key_S, Qt::ControlModifier);
        const QByteArray now = contents(path);
        QVERIFY(now.contains("press 4 4"));
        QVERIFY(isBack(one));
        one.click({2, 2});
        one.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(contents(path), now);
    }

    void aFileThatHoldsTheSameGameIsReplacedUnasked_data() {
        QTest::addColumn<QByteArray>("now");
        QTest::newRow("written again") << playedFile;
        QTest::newRow("in other words") << QByteArray(playedFile).replace("goal either\n", "\n");
        QTest::newRow("removed") << QByteArray();
    }

    void aFileThatHoldsTheSameGameIsReplacedUnasked() {
        QFETCH(QByteArray, now);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = write("game.flip", playedFile);
        open.window.openSource(path);
        open.click({3, 3});
        QVERIFY(QFile::remove(path));
        if (!now.isEmpty()) QCOMPARE(write("game.flip", now), path);
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(open.message(), "The game is saved in " + path + ".");
        QVERIFY(contents(path).contains("press 4 4"));
    }

    void recentFilesAreListedTheLatestFirst() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(recentNames(open), QStringList{"&Clear This List"});
        for (int i = 0; i < 10; ++i)
            open.window.openSource(write(QStringLiteral("game %1 & more.flip").arg(i), playedFile));
        open.window.openSource(inFolder("game 4 & more.flip"));
        const QStringList names = recentNames(open);
        QCOMPARE(names.size(), GameFiles::mostRecent + 1);
        QCOMPARE(names.mid(0, 3),
                 (QStringList{"game 4 && more.flip", "game 9 && more.flip", "game 8 && more.flip"}));
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.window.findChild<QMenu*>("recentFiles")->actions().at(1)->trigger();
        QCOMPARE(title(open), "game 9 & more.flip");
        open.window.findChild<QMenu*>("recentFiles")->actions().last()->trigger();
        QCOMPARE(recentNames(open), QStringList{"&Clear This List"});
    }

    void recentFilesOfTwoWindowsAreOneList() {
        OpenWindow one(folder());
        OpenWindow other(folder());
        // Which is first if both write at the same time is open, so each waits until the other one sees it.
        one.window.openSource(write("a.flip", playedFile));
        QTRY_COMPARE(recentNames(other).mid(0, 1), QStringList{"a.flip"});
        other.window.openSource(write("b.flip", playedFile));
        QTRY_COMPARE(recentNames(one).mid(0, 2), (QStringList{"b.flip", "a.flip"}));
        one.window.openSource(write("c.flip", playedFile));
        for (OpenWindow* open : {&one, &other})
            QTRY_COMPARE(recentNames(*open).mid(0, 3), (QStringList{"c.flip", "b.flip", "a.flip"}));
    }

    void aClosedWindowLeavesTheListOfAnotherOne() {
        OpenWindow other(folder());
        for (int i = 0; i < 10; ++i) {
            const QString name = QStringLiteral("b%1.flip").arg(i);
            {
                OpenWindow one(folder());
                one.window.openSource(write("a.flip", playedFile));
                QTRY_VERIFY(Settings().get(settings::recentFiles).contains("a.flip"));
                other.window.openSource(write(name, playedFile));
                QTRY_VERIFY(Settings().get(settings::recentFiles).contains(name));
                // Is still to be written when it goes.
                one.game().replace(samplePuzzle(), "New");
                one.command("Coordinates").toggle();
            }
            QVERIFY(Settings().get(settings::recentFiles).contains(name));
        }
    }

    void settingsThatCannotBeWrittenAreToldOnceAndTriedAgain() {
        // Something is in the way of their folder.
        const QString place = write("settings", "no folder");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("a.flip", playedFile));
        // There is nothing to compute, and nothing else would end the wait.
        constexpr int longest = 10'000;
        const QString told = "Your settings are not being saved. " + place;
        QVERIFY2(QTest::qWaitFor([&] { return open.message().startsWith(told); }, longest),
                 qPrintable(open.message()));
        QVERIFY(open.message().endsWith(" cannot be written."));
        open.click("closeMessage");
        open.window.openSource(write("b.flip", playedFile));
        QCOMPARE(recentNames(open).mid(0, 2), (QStringList{"b.flip", "a.flip"}));
        QVERIFY(QFile::remove(place));
        open.window.openSource(write("c.flip", playedFile));
        QTRY_COMPARE(Settings().lines(settings::recentFiles),
                     (QStringList{inFolder("c.flip"), inFolder("b.flip"), inFolder("a.flip")}));
        QVERIFY2(!open.message().startsWith("Your settings"), qPrintable(open.message()));
    }

    void filesWithTheSameBoardAreToldApart() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString left = write("left.flip", playedFile);
        QByteArray other = playedFile;
        const QString right = write("right.flip", other.replace("press 1 1", "press 4 4"));
        open.window.openSource(left);
        open.window.openSource(right);
        QCOMPARE(title(open), "right.flip");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "right.flip*");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "left.flip");
        open.click({2, 2});
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(title(open), "left.flip");
        QVERIFY(contents(left).contains("press 3 3"));
        QCOMPARE(contents(right), other);
    }

    void aNewBoardInThePlaceOfOneThatWasUndoneHasNoFile() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("left.flip", playedFile));
        open.window.openSource(write("right.flip", playedFile));
        for (int i = 0; i < 2; ++i) open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "left.flip");
        open.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
    }

    void aBoardThatIsPastedAgainHasNoFile() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const char* between : {"", "bw\nwb\n"}) {
            open.window.openSource(write("game.flip", playedFile));
            QCOMPARE(title(open), "game.flip");
            if (*between != 0) open.paste(between);
            open.paste(sampleText);
            open.click({3, 3});
            QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        }
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asksForName(open));
        QCOMPARE(contents(inFolder("game.flip")), playedFile);
    }

    void aRestartAndAnotherTryAreSavedInTheSameFile() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("game.flip", playedFile));
        open.game().restart();
        QCOMPARE(title(open), "game.flip*");
        open.click({3, 3});
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!asksForName(open));
        QCOMPARE(title(open), "game.flip");
        // Before the restart, the game stands otherwise than in the file now.
        open.game().goTo(open.game().moveIndex() - 2, Motion::Immediate);
        QCOMPARE(title(open), "game.flip*");
    }

    void theNextWindowKnowsTheRightOneOfTwoFilesWithTheSameBoard() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(write("left.flip", playedFile));
            open.window.openSource(
                write("right.flip", QByteArray(playedFile).replace("press 1 1", "press 4 4")));
            open.key(Qt::Key_Z, Qt::ControlModifier);
            open.key(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(title(open), "left.flip");
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QTRY_COMPARE(title(open), "left.flip");
    }

    void theNextWindowDoesNotTakeTheFileOfAnotherOne() {
        {
            auto first = std::make_unique<OpenWindow>(folder());
            QVERIFY(first->isReady());
            first->window.openSource(write("left.flip", playedFile));
            OpenWindow second(folder());
            QVERIFY(second.isReady());
            second.window.openSource(
                write("right.flip", QByteArray(playedFile).replace("press 1 1", "press 4 4")));
            first.reset();
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.label("presses"), "1 press");
        QVERIFY2(!title(open).startsWith("right"), qPrintable(title(open)));
    }

    void unsavedWorkInAnotherFileIsKeptWhenPlayGoesOn_data() {
        QTest::addColumn<bool>("presses");
        QTest::addColumn<bool>("notes");
        QTest::addColumn<bool>("kept");
        QTest::addColumn<bool>("restarts");
        for (const bool restarts : {false, true}) {
            const char* when = restarts ? ", in a later run" : "";
            QTest::addRow("a press%s", when) << true << false << true << restarts;
            QTest::addRow("notes%s", when) << false << true << true << restarts;
            QTest::addRow("a press and notes%s", when) << true << true << true << restarts;
            QTest::addRow("nothing of one's own%s", when) << false << false << false << restarts;
        }
    }

    void unsavedWorkInAnotherFileIsKeptWhenPlayGoesOn() {
        QFETCH(bool, presses);
        QFETCH(bool, notes);
        QFETCH(bool, kept);
        QFETCH(bool, restarts);
        auto window = std::make_unique<OpenWindow>(folder());
        QVERIFY(window->isReady());
        window->window.openSource(write("left.flip", playedFile));
        window->window.openSource(write("right.flip", QByteArray(playedFile).replace("bwww", "bwbw")));
        if (presses) window->click({3, 3});
        if (notes) window->game().setNotes("Mine.");
        const Saved right = saved(window->game());
        if (restarts) {
            window.reset();
            window = std::make_unique<OpenWindow>(folder());
            QVERIFY(window->isReady());
        }
        OpenWindow& open = *window;
        while (open.game().canUndo() && !title(open).startsWith("left"))
            open.key(Qt::Key_Z, Qt::ControlModifier);
        open.click({2, 2});
        QCOMPARE(title(open), "left.flip*");
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!asksForName(open));
        QVERIFY(contents(inFolder("left.flip")).contains("press 3 3"));
        QCOMPARE(title(open), "left.flip");
        while (open.game().canUndo() && !title(open).startsWith("right"))
            open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open).startsWith("right"), kept);
        if (!kept) return;
        QCOMPARE(title(open), "right.flip*");
        QVERIFY(open.game().start() == right.start);
        if (presses) QVERIFY(open.puzzle() == right.puzzle);
        QCOMPARE(open.game().notes().value_or(QString()), notes ? "Mine." : "Found in an old book.");
    }

    void eachOfTwoWindowsKnowsItsFileAgain_data() {
        QTest::addColumn<bool>("firstBeginsAnew");
        QTest::newRow("both have one") << false;
        QTest::newRow("the first has another board at last") << true;
    }

    void eachOfTwoWindowsKnowsItsFileAgain() {
        QFETCH(bool, firstBeginsAnew);
        {
            OpenWindow first(folder());
            OpenWindow second(folder());
            QVERIFY(isBack(second));
            second.window.openSource(write("right.flip", QByteArray(playedFile).replace("bwww", "bwbw")));
            QVERIFY(isBack(first));
            first.window.openSource(write("left.flip", playedFile));
            if (firstBeginsAnew) first.key(Qt::Key_N, Qt::ControlModifier);
        }
        OpenWindow first(folder());
        OpenWindow second(folder());
        QTRY_COMPARE(title(second), "right.flip");
        QTRY_COMPARE(title(first), firstBeginsAnew ? QGuiApplication::applicationDisplayName() : "left.flip");
    }

    void theNextWindowKnowsTheFilesBeforeIt() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(write("left\tof\\all.flip", playedFile));
            open.window.openSource(write("right.flip", QByteArray(playedFile).replace("bwww", "bwbw")));
            open.click({3, 3});
            open.key(Qt::Key_S, Qt::ControlModifier);
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(title(open), "right.flip");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "right.flip*");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "left\tof\\all.flip");
        open.game().goTo(open.game().moveCount(), Motion::Immediate);
        QCOMPARE(title(open), "right.flip");
    }

    /// As with the boards themselves, however many they are.
    void everyFileOfTheHistoryIsKnown() {
        constexpr int count = 20;
        for (const bool isLater : {false, true}) {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            for (int i = 1; i <= count && !isLater; ++i) {
                open.window.openSource(write(QString::number(i) + ".flip", playedFile));
                open.click({3, 3});
            }
            open.game().goTo(open.game().moveCount(), Motion::Immediate);
            for (int i = count; i > 0; --i) {
                QCOMPARE(title(open), QString::number(i) + ".flip*");
                while (open.game().presses() > 0) open.game().undo();
                open.game().undo();
            }
        }
    }

    void whatIsSavedIsWrittenIntoTheSessionOnce() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("game.flip", playedFile));
        open.click({3, 3});
        const auto linesOfFiles = [this] { return contents(inFolder("session.txt")).count("\nfile "); };
        const auto before = linesOfFiles();
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(title(open), "game.flip");
        QCOMPARE(linesOfFiles(), before + 1);
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(linesOfFiles(), before + 1);
    }

    void theNextWindowDoesNotReplaceWhatAnotherProgramSaved() {
        const QString path = write("game.flip", playedFile);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(path);
            open.click({3, 3});
        }
        const QByteArray other = QByteArray(playedFile).replace("press 1 1", "press 4 4");
        QCOMPARE(write("game.flip", other), path);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(title(open), "game.flip*");
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(open.message().contains("another window or program has changed"),
                 qPrintable(open.message()));
        QCOMPARE(contents(path), other);
    }

    void aSessionOfAnEarlierVersionKnowsItsFile() {
        const QString path = write("evening.flip", playedFile);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(path);
        }
        const QString session = inFolder("session.txt");
        QByteArray journal = contents(session);
        const auto begin = journal.indexOf("file ");
        QVERIFY(begin > 0);
        journal.remove(begin, journal.indexOf('\n', begin) + 1 - begin);
        QCOMPARE(write("session.txt", journal), session);
        Settings().set(settings::currentFile, session + "\n" + path);
        for (int i = 0; i < 2; ++i) {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QTRY_COMPARE(title(open), "evening.flip");
        }
        QCOMPARE(Settings().get(settings::currentFile), QString());
    }

    void theNextWindowKnowsTheFileOfItsGame() {
        const QString path = inFolder("evening.flip");
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.click({0, 0});
            QVERIFY(saveAs(open, path));
            open.click({1, 1});
        }
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QTRY_COMPARE(title(open), "evening.flip*");
            open.key(Qt::Key_S, Qt::ControlModifier);
            QVERIFY(!asksForName(open));
            QCOMPARE(title(open), "evening.flip");
            open.key(Qt::Key_N, Qt::ControlModifier);
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
    }
};

QTEST_MAIN(TestFiles)
#include "tst_files.moc"
