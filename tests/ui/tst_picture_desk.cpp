// Pictures that are pasted, dropped or opened: the board that was read is compared with them, and corrected.

#include "core/text/puzzle_line.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/file/puzzle_in_picture.h"
#include "ui/setup/compared_picture.h"
#include "ui/setup/setup_board.h"

#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QTest>
#include <QToolButton>

#include <functional>

#include <sys/stat.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

QImage screenshot(const char* name) { return QImage(QStringLiteral(PICTURES "/") + QLatin1String(name)); }

const char* const shown = "bbwb/bbwb/bbbw/bbbb";

/// A window in which a picture has been pasted and read.
class Pasted : public OpenWindow {
  public:
    Pasted(const QString& folder, QSize size) : OpenWindow(folder) { window.resize(size); }

    [[nodiscard]] bool isRead(const char* name = "sgt_4x4c.png", const char* board = shown) {
        if (!isReady()) return false;
        QGuiApplication::clipboard()->setImage(screenshot(name));
        key(Qt::Key_V, Qt::ControlModifier);
        return QTest::qWaitFor([&] { return written(puzzle()) == QLatin1String(board); }, patience);
    }

    [[nodiscard]] ComparedPicture& picture() { return part<ComparedPicture>("comparedPicture"); }

    [[nodiscard]] SetupBoard& setupBoard() { return part<SetupBoard>("setupBoard"); }

    [[nodiscard]] QToolButton& button() { return part<QToolButton>("pictureButton"); }

    void clickOnBoard(Cell cell) {
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                          setupBoard().mapTo(&window, setupBoard().cellRect(cell).center()));
    }
};

} // namespace

class TestPictureDesk : public UiTest {
    Q_OBJECT

  private slots:

    void aPastedPictureIsThereToBeCorrected() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString before = written(open.puzzle());
        QGuiApplication::clipboard()->setImage(screenshot("sgt_4x4c.png"));
        open.key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(written(open.puzzle()), "bbwb/bbwb/bbbw/bbbb");
        QTRY_VERIFY2(open.message().startsWith("Read from the picture: 4×4"), qPrintable(open.message()));
        QVERIFY(open.window.findChild<QAction*>(QStringLiteral("setUp"))->isChecked());
        // In set-up, a key sets the piece at the cursor.
        open.key(Qt::Key_W);
        QCOMPARE(written(open.puzzle()), "wbwb/bbwb/bbbw/bbbb");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(written(open.puzzle()), before);
    }

    void aPictureWithoutABoardChangesNothing() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString before = written(open.puzzle());
        QImage white(200, 200, QImage::Format_RGB32);
        white.fill(Qt::white);
        QGuiApplication::clipboard()->setImage(white);
        open.key(Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY2(open.message().startsWith("No board was found in the picture."),
                     qPrintable(open.message()));
        QCOMPARE(written(open.puzzle()), before);
        QVERIFY(!open.window.findChild<QAction*>(QStringLiteral("setUp"))->isChecked());
    }

    void aFileThatIsNoPictureIsSaidToBe() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = folder() + QStringLiteral("/board.png");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no picture");
        file.close();
        open.window.openSource(path);
        QTRY_COMPARE(open.message(),
                     "This is no picture, or of a kind that cannot be read here. PNG pictures can be read.");
        QByteArray picture;
        QBuffer buffer(&picture);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && screenshot("sgt_5x5r.png").save(&buffer, "PNG"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(picture.first(100));
        file.close();
        open.window.openSource(path);
        QTRY_COMPARE(open.message(), "This picture is damaged, or too large.");
        // What is not there is said to be, as for any file.
        open.window.openSource(folder() + QStringLiteral("/none.png"));
        QTRY_VERIFY2(open.message().contains("none.png"), qPrintable(open.message()));
        QVERIFY(screenshot("sgt_5x5r.png").save(path));
        open.window.openSource(path);
        QTRY_COMPARE(written(open.puzzle()), "wwwbb/wwwww/bwwbb/wwbwb/wwwwb");
    }

    void aPictureIsDropped() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setImageData(screenshot("sgt_4x4c.png"));
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&open.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&open.window, &drop);
        QTRY_COMPARE(written(open.puzzle()), "bbwb/bbwb/bbbw/bbbb");
    }

    void aPictureThatWasMadeHereIsReadExactly_data() {
        QTest::addColumn<QString>("puzzle");
        QTest::newRow("a board") << "bwwb\nbbwb\nbwwb\nbwww\n";
        QTest::newRow("a single piece") << "b\n";
        QTest::newRow("one row, finished") << "www\n";
        QTest::newRow("one column") << "b\nw\nb\n";
        QTest::newRow("another rule and goal, edges joined") << "white torus *.*/.*./*.. bwb/wwb/wbb\n";
        QTest::newRow("a target board")
            << "target clipped .*./***/.*. bwwb/bbwb/bwwb/bwww wwww/wbbw/wbbw/wwww\n";
        QTest::newRow("a table") << "flip:bw/wb?table=c700\n";
        QTest::newRow("a large table")
            << "A press flips its whole row and column.\n" +
                   QString("bwbbwwbwwbbwbwwbbwbw\nwbwbbwbwbbwwbwbwwbbw\n").repeated(10);
    }

    void aPictureThatWasMadeHereIsReadExactly() {
        QFETCH(QString, puzzle);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Security Panel").trigger();
        open.paste(puzzle);
        const Puzzle made = open.puzzle();
        const QString saved = inFolder("board.png");
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(nameFile(open, "pictureDialog", saved));
        QTRY_COMPARE(open.message(), "The picture is saved in " + saved + ".");
        open.window.findChild<QAction*>(QStringLiteral("copy-picture"))->trigger();
        for (const auto& read : {std::function([&] { open.key(Qt::Key_V, Qt::ControlModifier); }),
                                 std::function([&] { open.window.openSource(saved); })}) {
            open.key(Qt::Key_N, Qt::ControlModifier);
            QVERIFY(open.puzzle() != made);
            read();
            QTRY_VERIFY(open.puzzle() == made);
            QVERIFY2(!open.message().contains("picture"), qPrintable(open.message()));
        }
    }

    void aPictureThatWasPaintedOverIsLookedAt() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QImage picture = withLink(screenshot("sgt_4x4c.png").convertToFormat(QImage::Format_RGB32),
                                  readPuzzleLine("white torus *.*/.*./*.. bwb/wwb/wbb").value());
        QVERIFY(!linkIn(picture).isEmpty());
        picture.setPixel(1, 1, qRgb(1, 2, 3));
        QGuiApplication::clipboard()->setImage(picture);
        open.key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(written(open.puzzle()), shown);
    }

    void thePictureIsSeenBesideItsBoard_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isBeside");
        QTest::newRow("beside it") << QSize(1000, 700) << true;
        QTest::newRow("above it, in a tall window") << QSize(400, 780) << false;
    }

    void thePictureIsSeenBesideItsBoard() {
        QFETCH(QSize, size);
        QFETCH(bool, isBeside);
        Pasted open(folder(), size);
        QVERIFY(open.isReady());
        // A narrow window has its panel below.
        if (!isBeside) open.key(Qt::Key_F9);
        QVERIFY(open.isRead());
        ComparedPicture& picture = open.picture();
        SetupBoard& board = open.setupBoard();
        QTRY_VERIFY(picture.isVisible() && board.isVisible());
        QCOMPARE(picture.size(), board.size());
        QCOMPARE(picture.pos().x() < board.pos().x(), isBeside);
        QCOMPARE(picture.pos().y() < board.pos().y(), !isBeside);
        // Each cell is at the same place in both, and the picture has the colours of the board there.
        const QImage seen = picture.grab().toImage();
        for (int r = 0; r < 4; ++r) {
            for (int c = 0; c < 4; ++c) {
                QCOMPARE(picture.cellRect({r, c}).toAlignedRect(), board.cellRect({r, c}));
                // Not in the middle, where there is a sign.
                const QPointF place = picture.cellRect({r, c}).topLeft() +
                                      QPointF(0.15, 0.15) * picture.cellRect({r, c}).width();
                QCOMPARE(seen.pixelColor((place * seen.devicePixelRatio()).toPoint()).lightness() < 128,
                         open.puzzle().board.test({r, c}));
            }
        }
        QVERIFY(!picture.accessibleName().isEmpty());
        QVERIFY(open.button().isVisible() && open.button().isChecked());
        QTest::mouseClick(&open.button(), Qt::LeftButton);
        QVERIFY(!picture.isVisible());
        QVERIFY(board.isVisible() && board.hasFocus());
    }

    void inASmallWindowThePictureTakesTheBoardsPlace() {
        Pasted open(folder(), {400, 400});
        QVERIFY(open.isRead());
        ComparedPicture& picture = open.picture();
        SetupBoard& board = open.setupBoard();
        QTRY_VERIFY(board.isVisible() && open.button().isVisible());
        QVERIFY(!picture.isVisible());
        const QRect cell = board.cellRect({3, 3});
        QTest::mouseClick(&open.button(), Qt::LeftButton);
        QVERIFY(picture.isVisible() && !board.isVisible());
        QCOMPARE(picture.cellRect({3, 3}).toAlignedRect(), cell);
        // A click on it is meant for the board.
        QTest::mouseClick(&picture, Qt::LeftButton);
        QVERIFY(!picture.isVisible());
        QVERIFY(board.isVisible() && board.hasFocus());
        QVERIFY(!open.button().isChecked());
        open.window.resize(1000, 700);
        QTRY_VERIFY(picture.isVisible() && board.isVisible());
    }

    void thePictureStaysWhileItsBoardIsCorrected() {
        Pasted open(folder(), {1000, 700});
        QVERIFY(open.isRead());
        QTRY_VERIFY(open.picture().isVisible());
        open.clickOnBoard({0, 0});
        QTRY_COMPARE(written(open.puzzle()), "wbwb/bbwb/bbbw/bbbb");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(written(open.puzzle()), shown);
        QVERIFY(open.picture().isVisible());
        QVERIFY2(open.label("setupTold").startsWith("Compare the board with the picture;"),
                 qPrintable(open.label("setupTold")));
    }

    void thePictureStaysBesideAnotherTry() {
        Pasted open(folder(), {1000, 700});
        QVERIFY(open.isRead());
        QTRY_VERIFY(open.picture().isVisible());
        // The review of the tries keeps what is undone.
        open.key(Qt::Key_6, Qt::ControlModifier);
        QVERIFY(open.picture().isVisible());
        open.clickOnBoard({0, 0});
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.clickOnBoard({1, 1});
        QTRY_COMPARE(written(open.puzzle()), "bbwb/bwwb/bbbw/bbbb");
        QCoreApplication::processEvents();
        QVERIFY(open.picture().isVisible());
        open.key(Qt::Key_F2);
        QVERIFY2(open.message().contains("read from a picture"), qPrintable(open.message()));
    }

    void thePictureGoesWithItsBoard_data() {
        QTest::addColumn<std::function<void(Pasted&)>>("leave");
        const auto row = [](const char* what, const std::function<void(Pasted&)>& leave) {
            QTest::newRow(what) << leave;
        };
        row("set-up ends", [](Pasted& open) { open.key(Qt::Key_Escape); });
        row("reading is undone", [](Pasted& open) { open.key(Qt::Key_Z, Qt::ControlModifier); });
        row("a text is pasted", [](Pasted& open) { open.paste("bbb/www/bbb/www"); });
        row("set-up ends and begins again", [](Pasted& open) {
            open.key(Qt::Key_F2);
            open.key(Qt::Key_F2);
        });
    }

    void thePictureGoesWithItsBoard() {
        QFETCH(std::function<void(Pasted&)>, leave);
        Pasted open(folder(), {1000, 700});
        QVERIFY(open.isRead());
        ComparedPicture& picture = open.picture();
        QTRY_VERIFY(picture.isVisible());
        QToolButton& button = open.button();
        leave(open);
        QTRY_VERIFY(!picture.isVisible());
        QTRY_VERIFY(!button.isVisible());
        QVERIFY(!picture.picture());
    }

    void afterSetUpItIsNoLongerToBeCompared() {
        Pasted open(folder(), {1000, 700});
        QVERIFY(open.isRead());
        QTRY_VERIFY2(open.message().endsWith("compare the two, then play."), qPrintable(open.message()));
        open.key(Qt::Key_Escape);
        QTRY_VERIFY2(open.message().startsWith("This board was read from a picture."),
                     qPrintable(open.message()));
        QTRY_VERIFY2(open.message().contains("minimum") || open.message().contains("no solution"),
                     qPrintable(open.message()));
    }

    void aBoardFromElsewhereIsNotSaidToBeInThePicture() {
        Pasted open(folder(), {1000, 700});
        QVERIFY(open.isRead());
        open.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!open.window.findChild<QAction*>(QStringLiteral("setUp"))->isChecked());
        QVERIFY2(!open.message().startsWith("This board was"), qPrintable(open.message()));
    }

    void aRestartDoesNotEndReading() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString pipe = inFolder("pipe.png");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        open.window.openSource(pipe);
        open.click({0, 1});
        open.key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(open.game().moveCount(), 2);
        QFile end(pipe);
        QVERIFY(end.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        end.write(contents(QStringLiteral(PICTURES "/sgt_4x4c.png")));
        end.close();
        QTRY_COMPARE(written(open.puzzle()), shown);
    }

    void anotherPictureTakesItsPlace() {
        Pasted open(folder(), {1000, 700});
        QVERIFY(open.isRead());
        QTRY_VERIFY(open.picture().isVisible());
        const QSize first = open.picture().picture()->image.size();
        QVERIFY(open.isRead("sgt_5x5r.png", "wwwbb/wwwww/bwwbb/wwbwb/wwwwb"));
        QTRY_COMPARE(open.picture().picture()->size, (Size{5, 5}));
        QVERIFY(open.picture().isVisible());
        QVERIFY(open.picture().picture()->image.size() != first);
    }

    void aCellThatIsHiddenIsSaidToBeUncertain() {
        Pasted open(folder(), {1000, 700});
        QVERIFY(open.isRead("lightsoff_500.png", "bbbbw/bbbww/bbbbb/bbbww/bbbbw"));
        QTRY_VERIFY(open.picture().isVisible());
        QCOMPARE(open.picture().picture()->uncertain.size(), std::size_t{1});
        const QString told = open.part<QLabel>("setupTold").text();
        QVERIFY2(told.endsWith("The framed cell is uncertain."), qPrintable(told));
    }

    void anUnclearPictureChangesNothing() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString before = written(open.puzzle());
        QGuiApplication::clipboard()->setImage(screenshot("web_glow.jpg"));
        open.key(Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY2(open.message().startsWith("It is not clear where the board in the picture ends"),
                     qPrintable(open.message()));
        QCOMPARE(written(open.puzzle()), before);
    }
};

QTEST_MAIN(TestPictureDesk)
#include "tst_picture_desk.moc"
