// What is pasted, dropped or opened, and what is copied.

#include "core/text/board_text.h"
#include "core/text/puzzle_line.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "ui/reading/clipping.h"
#include "ui/reading/reading_choice.h"

#include <QMimeData>
#include <QTest>

#include <sys/stat.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// All pieces are white and must be black, and each press flips only its own piece.
QString withARuleForEachPiece(Size size) {
    const auto cells = static_cast<std::size_t>(size.cells());
    std::vector<Grid> masks(cells, Grid(size));
    for (int i = 0; i < size.cells(); ++i)
        masks[static_cast<std::size_t>(i)].set({i / size.columns, i % size.columns});
    const Rule rule = Rule::fromTable(size, std::move(masks));
    return QString::fromStdString(writePuzzleLine({rule, Grid(size), Goal::Black}));
}

} // namespace

class TestArrivals : public UiTest {
    Q_OBJECT

  private slots:

    void pastingTakesABoardInAnyNotation_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("the judge's lines") << sampleText;
        QTest::newRow("capitals, carriage returns, blanks at the ends")
            << "BWWB \r\nBBWB \r\nBWWB \r\nBWWW \r\n";
        QTest::newRow("a list of lists") << "[[1, 0, 0, 1], [1, 1, 0, 1], [1, 0, 0, 1], [1, 0, 0, 0]]";
        QTest::newRow("full-width letters") << QString::fromUtf8("ｂｗｗｂ\nｂｂｗｂ\nｂｗｗｂ\nｂｗｗｗ");
        QTest::newRow("stars and full stops") << "*..*\n**.*\n*..*\n*...";
    }

    void pastingTakesABoardInAnyNotation() {
        QFETCH(QString, text);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(text);
        QVERIFY(open.puzzle() == samplePuzzle());
        QVERIFY(open.message().startsWith("Pasted: 4×4, Flip Game."));
        QTRY_COMPARE(open.message(), "Pasted: 4×4, Flip Game. The minimum is 4 presses.");
    }

    void aGoalThatNoWordsNameIsSaidToBeAssumed() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("Power every node of it down.\n\n" + QString(sampleText));
        QVERIFY(open.puzzle() == samplePuzzle());
        QTRY_COMPARE(open.message(),
                     "Pasted: 4×4, Flip Game. No goal was understood in the text, so either colour counts. "
                     "The minimum is 4 presses.");
        open.paste("Make all pieces the same colour.\n\n" + QString(sampleText));
        QTRY_COMPARE(open.message(), "Pasted: 4×4, Flip Game. The minimum is 4 presses.");
    }

    void aSentenceThatWasNotUnderstoodIsNamed() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(QString(sampleText) + "\nThe centre can't be clicked. Either colour counts.\n");
        QTRY_VERIFY2(open.message().startsWith("Pasted: 4×4, Flip Game. "), qPrintable(open.message()));
        const QString sentence =
            "A sentence in line 6 may say more than was understood: “The centre can't be clicked”.";
        QVERIFY2(open.message().contains(sentence), qPrintable(open.message()));
        open.paste(QString(sampleText) + "\nEither colour counts.\n");
        QTRY_VERIFY2(!open.message().contains("understood"), qPrintable(open.message()));
    }

    void whatWasInPlayHasNoSayInAPaste() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Size size{4, 4};
        open.game().replace({Rule::fromPattern(size, Pattern(0x1FF), Edges::Torus), Grid(size), Goal::Black},
                            "New");
        open.paste(sampleText);
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void pastingRubbishChangesNothingAndSaysWhere_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("a letter in a board") << "bwwb\nbbxb\n"
                                             << "Line 2, column 3: found";
        QTest::newRow("a row that is too short") << "bwwb\nbw\n"
                                                 << "Line 2";
        QTest::newRow("a shopping list") << "milk\neggs\n"
                                         << "Line 1, column 1";
        QTest::newRow("only blanks") << " \n "
                                     << "This is not a board";
        QTest::newRow("no text") << ""
                                 << "no text and no picture on the clipboard";
        QTest::newRow("a board that is too large") << QString(1001, 'b') << "up to 1000";
    }

    void pastingRubbishChangesNothingAndSaysWhere() {
        QFETCH(QString, text);
        QFETCH(QString, says);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        const Puzzle before = open.puzzle();
        open.paste(text);
        QVERIFY(open.puzzle() == before);
        QCOMPARE(open.game().moveIndex(), 1);
        QVERIFY2(open.message().contains(says), qPrintable(open.message()));
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(open.window.board().hasFocus());
        open.click("closeMessage");
        QCOMPARE(open.message(), QString());
    }

    void whatIsCopiedCanBePasted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({1, 1});
        const Puzzle copied = open.puzzle();
        open.key(Qt::Key_C, Qt::ControlModifier);
        const QString text = QApplication::clipboard()->text();
        QCOMPARE(text, QString::fromStdString(writeBoard(copied.board)));
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.paste(text);
        QVERIFY(open.puzzle() == copied);
    }

    void theRuleOfAnyPuzzleIsCopiedWithIt() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Size size{3, 5};
        const Puzzle puzzle{Rule::fromPattern(size, Pattern(0b101'010'101), Edges::Torus), Grid::filled(size),
                            Goal::Black};
        open.game().replace(puzzle, "New");
        QVERIFY(open.part<QLabel>("rule").text().contains("diagonal cross, opposite edges touch"));
        open.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(open.message().contains("goal and rule"));
        const QString text = QApplication::clipboard()->text();
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.paste(text);
        QVERIFY(open.puzzle() == puzzle);
    }

    void aTextThatCanBeReadInTwoWaysIsReadInTheOtherOnDemand() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(!open.window.findChild<QAction*>("readDifferently")->isEnabled());
        open.paste("[[0,0],[0,1]]");
        QVERIFY2(open.message().contains("LeetCode 1284"), qPrintable(open.message()));
        QVERIFY(open.puzzle().goal == Goal::White);
        open.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(open.message().contains("2×2, Flip Game."), qPrintable(open.message()));
        QVERIFY(open.puzzle().goal == Goal::Either);
        open.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(open.puzzle().goal == Goal::White);
        open.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!open.window.findChild<QAction*>("readDifferently")->isEnabled());
    }

    void aLargeBoardWithARuleForEachPieceIsAnsweredBesideTheGame() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(withARuleForEachPiece({50, 50}));
        QTRY_COMPARE(open.puzzle().size().rows, 50);
        open.paste("[[0,0],[0,1]]");
        auto& choice = *open.window.findChild<ReadingChoice*>();
        QVERIFY(choice.isVisible());
        open.paste(withARuleForEachPiece({61, 41}));
        QTRY_COMPARE(open.message(),
                     "This board has 2501 pieces, each with a rule of its own; the window shows "
                     "such boards of up to 2500 pieces.");
        QCOMPARE(open.puzzle().size().rows, 2);
        QVERIFY(choice.isHidden());
        open.window.findChild<QAbstractButton*>("offer")->click();
        QTRY_COMPARE(open.window.findChild<QLabel*>("largeHeadline")->text(), "2501");
    }

    void ofSeveralPuzzlesItIsSaidWhichIsShown() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(QString(sampleText) + sampleText);
        QVERIFY(open.puzzle() == samplePuzzle());
        QVERIFY2(open.message().contains("Puzzle 1 of 2"), qPrintable(open.message()));
    }

    void aTextCanBeDropped() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setText(sampleText);
        QVERIFY(drop(open.window, data));
        QVERIFY(open.puzzle() == samplePuzzle());
        QTRY_COMPARE(open.message(), "Dropped: 4×4, Flip Game. The minimum is 4 presses.");
        data.setText("milk\neggs\n");
        QVERIFY(drop(open.window, data));
        QVERIFY(open.puzzle() == samplePuzzle());
        QVERIFY(open.message().contains("Line 1, column 1"));
    }

    /// Whoever drags a selected text out of an editor keeps it there.
    void whatIsDroppedIsCopied() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setText(sampleText);
        const Qt::DropActions both = Qt::CopyAction | Qt::MoveAction;
        QCOMPARE(actionOfDrop(open.window, data, both, Qt::ShiftModifier), Qt::CopyAction);
        QVERIFY(open.puzzle() == samplePuzzle());
        data.setText("bw\nwb\n");
        QCOMPARE(actionOfDrop(open.window, data, Qt::MoveAction, {}), Qt::IgnoreAction);
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void aFileCanBeDropped() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("board.txt", "bw\nwb\n"))});
        QVERIFY(drop(open.window, data));
        QVERIFY(open.puzzle() == puzzleOf("bw/wb"));
        data.setUrls({QUrl::fromLocalFile(inFolder("missing.txt"))});
        QVERIFY(drop(open.window, data));
        QVERIFY(open.puzzle() == puzzleOf("bw/wb"));
        QVERIFY2(open.message().contains("missing.txt cannot be read"), qPrintable(open.message()));
    }

    void ofSeveralFilesNoneIsChosenSilently() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const Puzzle before = open.puzzle();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("one.txt", "bw\nwb\n")),
                      QUrl::fromLocalFile(write("two.txt", "bb\nwb\n"))});
        QVERIFY(drop(open.window, data));
        QCOMPARE(open.message(), "These are 2 files; one can be opened at a time.");
        QVERIFY(open.puzzle() == before);
    }

    /// As a browser drags one.
    void aPictureWithItsAddressIsAPicture() {
        QMimeData data;
        QImage image(20, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        data.setImageData(image);
        data.setUrls({QUrl("https://example.org/board.png")});
        data.setHtml("<img src=\"https://example.org/board.png\">");
        const Clipping clipping = clippingOf(data);
        QCOMPARE(clipping.picture.size(), QSize(20, 20));
        QCOMPARE(lengthOf(clipping.text), 0);
    }

    void aPictureIsNotTaken() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setData("image/png", "picture");
        QVERIFY(!drop(open.window, data));
    }

    void aLargeTextAndAPipeAreReadInTheirTime() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(QString(3000, 'b'));
        QTRY_COMPARE(open.message(), "This board is 1×3000; the window shows boards of up to 1000×1000.");
        open.paste(QString(sampleText) + QString(100'000, '\n'));
        QCOMPARE(open.message(), "Reading the board…");
        QTRY_VERIFY(open.puzzle() == samplePuzzle());
        // Whoever writes into it does so when it pleases them.
        const QString pipe = inFolder("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        bool opened = false;
        open.window.openSource(pipe, [&] { opened = true; });
        open.click({0, 0});
        QCOMPARE(open.label("presses"), "1 press");
        QFile end(pipe);
        // Waits for the reader: what is written before it has come, and closed again, is lost.
        QVERIFY(end.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        end.write("bw\nwb\n");
        end.close();
        QTRY_VERIFY(opened);
        QVERIFY(open.puzzle() == puzzleOf("bw/wb"));
        // Nobody ever writes; the window closes all the same.
        open.window.openSource(pipe);
    }

    void whatTheKernelMakesUpIsReadInItsTime() {
        const QString log = QStringLiteral("/proc/kmsg");
        if (access("/proc/kmsg", R_OK) != 0) QSKIP("This system lets nobody read its log.");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        bool opened = false;
        // It says that it is an empty file, and never ends.
        open.window.openSource(log, [&] { opened = true; });
        open.click({0, 0});
        QCOMPARE(open.label("presses"), "1 press");
        QVERIFY(!opened);
        // A file that really is empty is refused as ever.
        QFile empty(inFolder("empty.txt"));
        QVERIFY(empty.open(QIODevice::WriteOnly));
        open.window.openSource(empty.fileName());
        QTRY_VERIFY2(open.message().startsWith("This is not a board"), qPrintable(open.message()));
    }

    void aFileCanBeOpened() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("board.txt", sampleText));
        QVERIFY(open.puzzle() == samplePuzzle());
        QTRY_COMPARE(open.message(), "Opened: 4×4, Flip Game. The minimum is 4 presses.");
        open.window.openSource(folder());
        QVERIFY2(open.message().endsWith("it is a folder."), qPrintable(open.message()));
        QCOMPARE(open.spoken(), open.message());
        QCOMPARE(open.game().moveIndex(), 1);
    }
};

QTEST_MAIN(TestArrivals)
#include "tst_arrivals.moc"
