// Games that are dragged, dropped and pasted as files, links and texts.

#include "core/text/board_text.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/full_disk.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "ui/file/game_drag.h"
#include "ui/game/game_file.h"

#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestFileDrag : public UiTest {
    Q_OBJECT

  private slots:

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
            QCOMPARE(drag.mimeData()->data("application/x-flipgame"), contents(path));
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
        QVERIFY2(open.message().startsWith("Opened: 2×2, plus, edges clipped; goal: all white."),
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
};

QTEST_MAIN(TestFileDrag)
#include "tst_file_drag.moc"
