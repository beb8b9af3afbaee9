// Pictures in files: what a person exports is what the window shows.

#include "tests/support/drawn.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/slow_disk.h"
#include "tests/support/ui_test.h"
#include "tests/ui/explored.h"
#include "ui/atlas/atlas_colours.h"
#include "ui/atlas/atlas_page.h"
#include "ui/atlas/hardest_chart.h"
#include "ui/file/file_menu.h"
#include "ui/file/picture_file.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// What is seen from a distance: edges that are smoothed differently are the same there.
QImage fromAfar(const QImage& picture) {
    return picture.scaled(picture.size() / 8, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// A drawing, in its own size unless another is given.
QImage seen(const QByteArray& svg, QSize size = {}) {
    QSvgRenderer renderer(svg);
    QImage image(size.isValid() ? size : renderer.defaultSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

SavedPicture saved(const BoardPicture& picture) {
    return savedPicture(picture, Puzzle::flipGame(picture.parts().board));
}

const char* const solvable = "bwwb\nbbwb\nbwwb\nbwww\n";
const char* const target = "target clipped .*./***/.*. bwwb/bbwb/bwwb/bwww wwww/wbbw/wbbw/wwww";
const char* const impossible = "bwww\nwwww\nwwww\nwwww\n";

} // namespace

class TestPictures : public UiTest {
    Q_OBJECT

    /// Shows a board with the explaining marks that the data of the test names.
    static bool showsExplained(OpenWindow& open) {
        QFETCH(QString, theme);
        QFETCH(QString, board);
        if (!open.isReady()) return false;
        open.command(theme).trigger();
        open.paste(board);
        return open.solve() &&
               QTest::qWaitFor([&] { return open.window.board().marks() != BoardMarks(); }, patience);
    }

    /// `smoothing` is how much edges and numbers may differ that are seen from afar.
    static void isSeenAlike(const QImage& drawn, const QImage& expected, int smoothing) {
        const int difference = largestDifference(fromAfar(drawn), fromAfar(expected));
        QVERIFY2(difference <= smoothing, qPrintable(QString::number(difference)));
    }

    /// In every format, the picture is what is seen of the board now, and `marks` is seen on it.
    static void isPictured(BoardWidget& board, const BoardMarks& marks) {
        const int side = board.cellRect({0, 0}).width();
        const BoardPicture picture = board.picture(side);
        const QRect shown(board.cellRect({0, 0}).topLeft() - QPoint(14 + 26, 14 + 10), picture.size());
        const QImage image = picture.image();
        isSeenAlike(board.grab(shown).toImage(), image, 8);
        isSeenAlike(seen(pictureFormatOf("x.svg")->write(saved(picture))), image, 24);
        BoardPicture::Parts bare = picture.parts();
        bare.hint = {};
        bare.overlay = {};
        bare.marks = marks;
        QVERIFY(largestDifference(fromAfar(BoardPicture(bare, side).image()), fromAfar(image)) > 32);
    }

  private slots:

    void aPictureIsExportedAsTheBoardIsSeen() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwwb\nbbwb\nbwwb\n");
        QTRY_VERIFY(open.message().contains("minimum"));
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(nameFile(open, "pictureDialog", inFolder("board")));
        QTRY_COMPARE(open.message(), "The picture is saved in " + inFolder("board.png") + ".");
        const QImage picture(inFolder("board.png"));
        QVERIFY(!picture.isNull());
        QVERIFY(picture == open.window.board().picture(96).image());
    }

    void picturesThatAreExportedOneAfterTheOtherAllAppear() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString message = "The picture is saved in %1.";
        QStringList told;
        connect(open.window.findChild<FileMenu*>(), &FileMenu::told, this,
                [&told](MessageBar::Kind, const QString& sentence) { told << sentence; });
        QStringList expected;
        {
            SlowDisk disk(inFolder("slow"));
            QVERIFY(QDir().mkpath(inFolder("slow")));
            for (const char* name : {"slow/a.png", "slow/b.png", "slow/c.png"}) {
                open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
                QVERIFY(nameFile(open, "pictureDialog", inFolder(name)));
                QTRY_VERIFY(disk.isAwaited());
                expected << message.arg(inFolder(name));
            }
            // Who waits is told so.
            const QStringList waiting{"Saving the picture in " + inFolder("slow/b.png") + "…",
                                      "Saving the picture in " + inFolder("slow/c.png") + "…"};
            QCOMPARE(told, waiting);
            told.clear();
            disk.answer();
        }
        QTRY_COMPARE(told, expected);
        QCOMPARE(QDir(inFolder("slow")).entryList(QDir::Files), QStringList({"a.png", "b.png", "c.png"}));
    }

    void aPictureIsPixelForPixelTheBoardOfTheWindow_data() {
        QTest::addColumn<QString>("theme");
        for (const char* theme : {"Classic", "Plain", "Security Panel"}) QTest::newRow(theme) << theme;
    }

    void aPictureIsPixelForPixelTheBoardOfTheWindow() {
        QFETCH(QString, theme);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command(theme).trigger();
        open.paste("bwwb\nbbwb\nbwwb\n");
        QVERIFY(open.solve());
        BoardView& board = open.window.board();
        const QPoint cell = board.cellRect({0, 0}).topLeft();
        const QImage picture = board.picture(board.cellRect({0, 0}).width()).image();
        // Left of the first cell are the frame and the numbers, above it the frame and its shadow.
        const QRect seen(cell - QPoint(14 + 26, 14 + 10), picture.size());
        // The window's table is painted on nothing, and then copied: that rounds differently.
        constexpr int rounding = 4;
        QVERIFY(largestDifference(board.grab(seen).toImage(), picture) <= rounding);
    }

    void aDrawingShowsWhatTheWindowShows_data() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<QString>("board");
        for (const char* theme : {"Classic", "Plain", "Security Panel"}) {
            QTest::addRow("%s, the steps of a solution", theme) << theme << solvable;
            QTest::addRow("%s, the hatched pieces of a proof", theme) << theme << impossible;
            QTest::addRow("%s, dots where a target differs", theme) << theme << target;
        }
    }

    void aDrawingShowsWhatTheWindowShows() {
        OpenWindow open(folder());
        QVERIFY(showsExplained(open));
        const BoardPicture picture = open.window.board().picture(64);
        isSeenAlike(seen(pictureFormatOf("x.svg")->write(saved(picture))), picture.image(), 8);
    }

    void aPictureHasTheMarksOfAWatchedSearch_data() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<int>("place");
        QTest::newRow("a press and the one before") << QByteArray("deepening") << 6;
        QTest::newRow("the piece that ended the branch") << QByteArray("row-backtracking") << 20;
        QTest::newRow("a row that is framed as a whole") << QByteArray("first-row") << 3;
        QTest::newRow("an equation and its press") << QByteArray("algebra") << 1;
    }

    void aPictureHasTheMarksOfAWatchedSearch() {
        QFETCH(QByteArray, method);
        QFETCH(int, place);
        Explored open(folder(), samplePuzzle(), method.constData());
        QVERIFY(open.watch());
        open.search().goTo(place);
        QVERIFY(!open.searchBoard().markedCells().empty());
        isPictured(open.searchBoard(), {});
    }

    void aPictureHasTheLightOfAHint() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(solvable);
        open.key(Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY(open.message().startsWith("It can be solved"));
        BoardView& board = open.window.board();
        for (int asked = 0; asked < 3; ++asked) {
            open.key(Qt::Key_H, Qt::ControlModifier);
            QVERIFY(board.hint() != nullptr);
            // It pulses before it stays.
            open.clock.advance(patience);
            isPictured(board, board.marks());
        }
    }

    void aDocumentShowsWhatTheWindowShows_data() { aDrawingShowsWhatTheWindowShows_data(); }

    void aDocumentShowsWhatTheWindowShows() {
        const QString viewer = QStandardPaths::findExecutable(QStringLiteral("pdftoppm"));
        if (viewer.isEmpty()) QSKIP("pdftoppm is not installed");
        OpenWindow open(folder());
        QVERIFY(showsExplained(open));
        const BoardPicture picture = open.window.board().picture(64);
        QFile file(inFolder("board.pdf"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(pictureFormatOf("x.pdf")->write(saved(picture)));
        file.close();
        QCOMPARE(QProcess::execute(viewer, {"-r", "96", "-png", file.fileName(), inFolder("page")}), 0);
        // A second page would be another file, and this one be called page-01.
        const QImage page(inFolder("page-1.png"));
        QVERIFY(QFile::exists(inFolder("page-1.png")) && !QFile::exists(inFolder("page-2.png")));
        // Sides are whole points, of which an inch has 72.
        const QSize more = page.size() - picture.size();
        QVERIFY(more.width() >= 0 && more.width() <= 1 && more.height() >= 0 && more.height() <= 1);
        isSeenAlike(page.copy(QRect({0, 0}, picture.size())), picture.image(), 20);
        // Seen larger, no strip of the paper is beside it.
        QCOMPARE(QProcess::execute(viewer, {"-r", "288", "-png", file.fileName(), inFolder("large")}), 0);
        const QImage large(inFolder("large-1.png"));
        QVERIFY(large.pixelColor(large.width() / 2, large.height() - 1) != QColor(Qt::white));
        QVERIFY(large.pixelColor(large.width() - 1, large.height() / 2) != QColor(Qt::white));
    }

    void theNameDecidesWhatIsWritten_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        QTest::newRow("a name without an end is that of a PNG picture") << "board" << QByteArray("\x89PNG");
        QTest::newRow("a drawing") << "board.svg" << QByteArray("<?xml");
        QTest::newRow("a document, in capitals") << "BOARD.PDF" << QByteArray("%PDF-");
    }

    void theNameDecidesWhatIsWritten() {
        QFETCH(QString, name);
        QFETCH(QByteArray, beginning);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(nameFile(open, "pictureDialog", inFolder(name)));
        const QString path = inFolder(name.contains('.') ? name : name + ".png");
        QTRY_COMPARE(open.message(), "The picture is saved in " + path + ".");
        QVERIFY(contents(path).startsWith(beginning));
    }

    void theLargeAtlasIsExported_data() {
        QTest::addColumn<AtlasOrder>("order");
        QTest::addColumn<int>("side");
        QTest::newRow("by presses") << AtlasOrder::Presses << 16;
        QTest::newRow("by pieces") << AtlasOrder::Pieces << 4;
    }

    void theLargeAtlasIsExported() {
        QFETCH(AtlasOrder, order);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(solvable);
        auto& page = open.part<AtlasPage>("atlasPage");
        page.setView(order == AtlasOrder::Presses ? "presses" : "pieces");
        open.key(Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(page.isLarge());
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(open.window.findChild<QFileDialog*>("pictureDialog")->windowTitle(),
                 "Export a picture of the atlas");
        QVERIFY(nameFile(open, "pictureDialog", inFolder("atlas.png")));
        QTRY_COMPARE(open.message(), "The picture is saved in " + inFolder("atlas.png") + ".");
        const QImage picture(inFolder("atlas.png"));
        const AtlasSheet sheet = page.sheet();
        QVERIFY(picture == sheet.image());
        // Every pixel of every board has the colour of its minimum.
        const BoardFamily family(open.puzzle().rule, Goal::Either);
        const auto optima = optimumOfEveryBoard(family);
        const AtlasMap map(family, order);
        QTEST(static_cast<int>(sheet.view().scale()), "side");
        for (std::uint64_t board = 0; board < optima.size(); ++board) {
            const auto place = map.placeOf(board);
            if (!place) continue;
            const QRect area = sheet.view().rectOf(QPoint(place->column, place->row)).toRect();
            const QColor colour = optima[board] == noSolution
                                      ? noSolutionColour(page.palette())
                                      : optimumColour(page.palette(), optima[board], 6);
            for (const QPoint corner : {area.topLeft(), area.bottomRight()})
                QCOMPARE(picture.pixelColor(corner).name(), colour.name());
        }
        const QStringList words = wordsOf(drawnBy([&](QPainter& painter) { sheet.paint(painter); }));
        QCOMPARE(words.front(), QLocale().toString(65'536) + " boards of 4×4");
        QVERIFY(words.contains("4 presses: " + QLocale().toString(1562)));
        QCOMPARE(words.contains("no solution: " + QLocale().toString(61'440)), order == AtlasOrder::Pieces);
        QVERIFY2(words.join(' ').contains("Rule: plus, edges clipped. Goal: all one colour."),
                 qPrintable(words.join('|')));
        // No word stands on another one, or beyond the edge.
        const std::vector<Drawn> all =
            only(Drawn::Kind::Words, drawnBy([&](QPainter& painter) { sheet.paint(painter); }));
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY2(QRectF(QPointF(0, 0), sheet.size()).contains(all[i].rect), qPrintable(all[i].words));
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY2(!all[i].rect.intersects(all[other].rect), qPrintable(all[i].words));
        }
    }

    void drawingsAndDocumentsOfTheAtlasAreSeenAlike() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(solvable);
        auto& atlas = open.part<AtlasPage>("atlasPage");
        open.key(Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(atlas.isLarge());
        const QImage expected = atlas.sheet().image();
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(nameFile(open, "pictureDialog", inFolder("atlas.svg")));
        QTRY_COMPARE(open.message(), "The picture is saved in " + inFolder("atlas.svg") + ".");
        // Its size is in millimetres.
        isSeenAlike(seen(contents(inFolder("atlas.svg")), expected.size()), expected, 32);
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(nameFile(open, "pictureDialog", inFolder("atlas.webp")));
        QVERIFY2(open.message().contains("it needs the steps of a solution"), qPrintable(open.message()));
        const QString viewer = QStandardPaths::findExecutable(QStringLiteral("pdftoppm"));
        if (viewer.isEmpty()) QSKIP("pdftoppm is not installed");
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(nameFile(open, "pictureDialog", inFolder("atlas.pdf")));
        QTRY_COMPARE(open.message(), "The picture is saved in " + inFolder("atlas.pdf") + ".");
        QCOMPARE(QProcess::execute(viewer, {"-r", "96", "-png", inFolder("atlas.pdf"), inFolder("page")}), 0);
        const QImage page(inFolder("page-1.png"));
        isSeenAlike(page.copy(QRect({0, 0}, expected.size())), expected, 32);
    }

    void theTableOfTheHardestBoardsIsExported() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(solvable);
        auto& page = open.part<AtlasPage>("atlasPage");
        page.setView("hardest");
        open.key(Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(page.isLarge());
        auto& table = open.part<HardestChart>("hardestChart");
        QTRY_VERIFY(!table.size(63).waits);
        table.clearFocus();
        const QImage expected = table.grab().toImage();
        // The cursor is no part of the table.
        table.setFocus();
        QVERIFY(table.current());
        for (const char* name : {"hardest.png", "hardest.svg"}) {
            open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(open.window.findChild<QFileDialog*>("pictureDialog")->windowTitle(),
                     "Export a picture of the hardest boards");
            QVERIFY(nameFile(open, "pictureDialog", inFolder(name)));
            QTRY_COMPARE(open.message(), "The picture is saved in " + inFolder(name) + ".");
        }
        const QPicture sheet = page.hardestSheet().picture;
        const QRect inSheet(QPoint(16, 16), expected.size());
        const QImage picture(inFolder("hardest.png"));
        QCOMPARE(picture.size(), sheet.boundingRect().size());
        isSeenAlike(picture.copy(inSheet), expected, 20);
        isSeenAlike(seen(contents(inFolder("hardest.svg")), picture.size()).copy(inSheet), expected, 32);
        const auto words = wordsOf(drawnBy([&](QPainter& painter) { painter.drawPicture(0, 0, sheet); }));
        QVERIFY2(words.join(' ').contains("Rule: plus, edges clipped. Goal: all one colour."),
                 qPrintable(words.join('|')));
    }

    void theAtlasOfATargetSaysWhatBlackIs() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("flip:bw/wb?target=ww/wb");
        auto& page = open.part<AtlasPage>("atlasPage");
        open.key(Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(page.isLarge());
        const AtlasSheet sheet = page.sheet();
        const auto words = wordsOf(drawnBy([&](QPainter& painter) { sheet.paint(painter); }));
        QVERIFY2(words.join(' ').contains("Black stands for pieces that differ from the target."),
                 qPrintable(words.join('|')));
    }

    void besideTheSmallAtlasTheBoardIsExported() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(solvable);
        open.key(Qt::Key_4, Qt::ControlModifier);
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(open.window.findChild<QFileDialog*>("pictureDialog")->windowTitle(),
                 "Export a picture of the board");
        QVERIFY(nameFile(open, "pictureDialog", inFolder("board.png")));
        QTRY_COMPARE(open.message(), "The picture is saved in " + inFolder("board.png") + ".");
        QVERIFY(QImage(inFolder("board.png")) == open.window.board().picture(96).image());
    }

    void anotherKindOfFileIsNotWritten() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(nameFile(open, "pictureDialog", inFolder("board.jpg")));
        QCOMPARE(open.message(), "The picture was not saved in " + inFolder("board.jpg") +
                                     ": the name of a picture ends in .png, .svg, .pdf or .webp.");
        QVERIFY(!QFile::exists(inFolder("board.jpg")));
    }

    void theKindThatIsChosenEndsTheName() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = open.window.findChild<QFileDialog*>("pictureDialog");
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        auto* kinds = dialog->findChild<QComboBox*>("fileTypeCombo");
        QCOMPARE(kinds->count(), static_cast<int>(pictureFormats().size()));
        auto* name = dialog->findChild<QLineEdit*>();
        for (const PictureFormat& format : pictureFormats()) {
            QCOMPARE(name->text(), QLatin1String("Game.") + QLatin1String(format.ending));
            QTest::keyClick(kinds, Qt::Key_Down);
        }
        QTest::keyClick(kinds, Qt::Key_Up);
        name->selectAll();
        QTest::keyClicks(name, inFolder("board"));
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(contents(inFolder("board.pdf")).startsWith("%PDF-"));
    }
};

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
