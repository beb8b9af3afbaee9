// Puzzles on paper: what another program reads in the documents that they are saved in.

#include "tests/support/controls.h"
#include "tests/support/font_size.h"
#include "tests/support/full_disk.h"
#include "tests/support/open_window.h"
#include "tests/support/slow_disk.h"
#include "tests/support/ui_test.h"
#include "tests/ui/printed_pages.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/dialogs/print_puzzles_dialog.h"

#include <QFileDialog>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Whether anything has been painted on the paper.
bool hasInk(const QImage& picture) {
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (qGray(picture.pixel(x, y)) < 50) return true;
        }
    }
    return false;
}

/// Whether the dialog has made its puzzles.
bool isReady(PrintPuzzlesDialog& dialog) {
    return QTest::qWaitFor([&] { return partOf<QPushButton>(dialog, "savePdf").isEnabled(); }, patience);
}

/// Presses the button, and answers the question for a name.
bool savedIn(PrintPuzzlesDialog& dialog, const QString& path) {
    partOf<QPushButton>(dialog, "savePdf").click();
    auto* names = dialog.findChild<QFileDialog*>("pdfDialog");
    if (names == nullptr) return false;
    emit names->fileSelected(path);
    names->close();
    return QTest::qWaitFor([&] { return partOf<QLabel>(dialog, "sheetsRemark").text() != "…"; }, patience);
}

} // namespace

class TestSheets : public UiTest {
    Q_OBJECT

  private slots:

    void initTestCase_data() {
        if (!hasPoppler()) QSKIP("pdftotext is not installed");
    }

    void theSameSeedGivesTheSameSheets() {
        QStringList texts;
        for (const char* seed : {"1753", "1753", "1754"}) {
            PrintPuzzlesDialog dialog(samplePuzzle());
            partOf<QLineEdit>(dialog, "seed").setText(seed);
            QVERIFY(isReady(dialog));
            QSignalSpy ended(&dialog, &PrintPuzzlesDialog::written);
            QVERIFY(savedIn(dialog, inFolder("sheets.pdf")));
            QVERIFY(!ended.isEmpty() || ended.wait(patience));
            const QStringList pages = pagesOf(inFolder("sheets.pdf"));
            QCOMPARE(pages.size(), 3);
            QVERIFY2(pages.front().contains(QLatin1String("Seed ") + seed), qPrintable(pages.front()));
            texts << pages.join('\n').remove(QRegularExpression("Seed \\d+"));
        }
        QCOMPARE(texts[0], texts[1]);
        QVERIFY(texts[0] != texts[2]);
    }

    void theTabKeyGoesThroughTheColumnsFromTheTop() {
        PrintPuzzlesDialog dialog(samplePuzzle());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, patience));
        QVERIFY(isReady(dialog));
        QStringList names;
        do {
            QWidget* const focus = dialog.focusWidget();
            names << focus->objectName();
            QTest::keyClick(focus, Qt::Key_Tab);
        } while (dialog.focusWidget()->objectName() != names.front() && names.size() < 100);
        qsizetype last = -1;
        for (const char* name :
             {"source", "hardness", "count", "perPage", "paper", "solutions", "print", "savePdf"}) {
            const qsizetype at = names.indexOf(QLatin1String(name));
            QVERIFY2(at > last, qPrintable(names.join(' ')));
            last = at;
        }
        QCOMPARE(names.front(), "source");
    }

    /// Its label is wider than all others.
    void anotherRowDoesNotFoldTheForm() {
        PrintPuzzlesDialog dialog(samplePuzzle());
        dialog.show();
        QVERIFY(isReady(dialog));
        auto& from = partOf<QSpinBox>(dialog, "from");
        partOf<QComboBox>(dialog, "hardness").setCurrentIndex(1);
        // Forms are laid out with the next events, and once more if they become wider by that.
        for (int i = 0; i < 10; ++i) QCoreApplication::processEvents();
        QVERIFY(from.isVisible());
        const int words = from.fontMetrics().horizontalAdvance(QStringLiteral("Presses needed"));
        QVERIFY2(from.mapTo(&dialog, QPoint()).x() > words, "the label is above the box");
    }

    void boardsAreAsHardAsIsChosen() {
        PrintPuzzlesDialog dialog(samplePuzzle());
        partOf<QComboBox>(dialog, "hardness").setCurrentIndex(1);
        partOf<QSpinBox>(dialog, "from").setValue(2);
        partOf<QSpinBox>(dialog, "to").setValue(3);
        partOf<QSpinBox>(dialog, "count").setValue(2);
        QVERIFY(isReady(dialog));
        QVERIFY(savedIn(dialog, inFolder("sheets.pdf")));
        QTRY_VERIFY(QFile::exists(inFolder("sheets.pdf")));
        const QString text = pagesOf(inFolder("sheets.pdf")).front();
        QVERIFY2(text.contains("1 · 2 presses") && text.contains("2 · 3 presses"), qPrintable(text));
        // No board of Flip Game needs more than 6.
        partOf<QSpinBox>(dialog, "to").setValue(7);
        const auto& remark = partOf<QLabel>(dialog, "sheetsRemark");
        QTRY_COMPARE(remark.text(), "No board of this size is known to need 7 presses.");
        QVERIFY(!partOf<QPushButton>(dialog, "savePdf").isEnabled());
        // The last one is never easier than the first.
        partOf<QSpinBox>(dialog, "from").setValue(9);
        QCOMPARE(partOf<QSpinBox>(dialog, "to").value(), 9);
    }

    void theBoardInPlayIsPrinted_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("caption");
        QTest::addColumn<QString>("says");
        QTest::newRow("a board with a solution")
            << "bwwb\nbbwb\nbwwb\nbwww\n"
            << "4 presses"
            << "Make all pieces the same colour, in as few presses as you can. The order does not matter";
        QTest::newRow("a board without one")
            << "bwww\nwwww\nwwww\nwwww\n"
            << "no solution"
            << "This board has no solution: its pieces cannot all be made the same colour.";
        QTest::newRow("a board that is solved") << "bbbb\nbbbb\nbbbb\nbbbb\n"
                                                << "0 presses"
                                                << "This board is already solved.";
    }

    void theBoardInPlayIsPrinted() {
        QFETCH(QString, board);
        QFETCH(QString, caption);
        QFETCH(QString, says);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(board);
        // What is said about the board once it is known would replace a later message.
        QTRY_VERIFY(!open.message().endsWith("Flip Game."));
        open.key(Qt::Key_P, Qt::ControlModifier);
        auto* dialog = open.window.findChild<PrintPuzzlesDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
        partOf<QComboBox>(*dialog, "source").setCurrentIndex(1);
        QVERIFY(!partOf<QSpinBox>(*dialog, "count").isVisible());
        QVERIFY(isReady(*dialog));
        QVERIFY(savedIn(*dialog, inFolder("sheets.pdf")));
        QTRY_COMPARE(open.message(), "The sheets are saved in " + inFolder("sheets.pdf") + ".");
        QTRY_VERIFY(open.window.findChild<PrintPuzzlesDialog*>() == nullptr);
        const QStringList pages = pagesOf(inFolder("sheets.pdf"));
        // A page of solutions without one would be empty.
        QCOMPARE(pages.size(), says.startsWith("Make") ? 2 : 1);
        const QString text = pages.front().simplified();
        QVERIFY2(text.contains(caption) && !text.contains("Seed"), qPrintable(text));
        QVERIFY2(text.startsWith("Flip Game ") && text.contains(says), qPrintable(text));
        QCOMPARE(text.contains("The order does not matter"), says.startsWith("Make"));
        QCOMPARE(text.contains("Make all pieces"), says.startsWith("Make"));
    }

    void sheetsAreHeadedByThePuzzle_data() {
        QTest::addColumn<Size>("size");
        QTest::addColumn<Goal::Kind>("goal");
        QTest::addColumn<Edges>("edges");
        QTest::addColumn<QString>("heading");
        QTest::newRow("Flip Game") << Size{4, 4} << Goal::Either << Edges::Clipped << "Flip Game";
        QTest::newRow("of another size") << Size{6, 7} << Goal::Either << Edges::Clipped << "Flip Game";
        QTest::newRow("the toy") << Size{5, 5} << Goal::White << Edges::Clipped << "Lights Out";
        QTest::newRow("a torus") << Size{5, 5} << Goal::White << Edges::Torus << "Torus";
        QTest::newRow("the toy in another size")
            << Size{6, 7} << Goal::White << Edges::Clipped << "Lights Out";
        QTest::newRow("without a name") << Size{6, 7} << Goal::Black << Edges::Clipped << "Flip Puzzles";
    }

    void sheetsAreHeadedByThePuzzle() {
        QFETCH(Size, size);
        QFETCH(Goal::Kind, goal);
        QFETCH(Edges, edges);
        QFETCH(QString, heading);
        PrintPuzzlesDialog dialog({Rule::fromPattern(size, Pattern::plus(), edges), Grid(size), goal});
        QVERIFY(isReady(dialog));
        QVERIFY(savedIn(dialog, inFolder("sheets.pdf")));
        QTRY_VERIFY(QFile::exists(inFolder("sheets.pdf")));
        const QString text = pagesOf(inFolder("sheets.pdf")).front().simplified();
        QVERIFY2(text.startsWith(heading), qPrintable(text));
    }

    void allSheetsCanBeSeen() {
        PrintPuzzlesDialog dialog(samplePuzzle());
        dialog.show();
        QVERIFY(isReady(dialog));
        auto& preview = *dialog.findChild<SheetPreview*>();
        auto& pages = partOf<Chooser>(dialog, "pages");
        QCOMPARE(pages.findChild<QLabel*>()->text(), "Page 1 of 3");
        const auto seen = [&] { return preview.grab().toImage(); };
        QTRY_VERIFY(hasInk(seen()));
        for (const char* place : {"Page 2 of 3", "Page 3 of 3"}) {
            const QImage before = seen();
            QTest::mouseClick(pages.findChild<QToolButton*>("nextChoice"), Qt::LeftButton);
            QCOMPARE(pages.findChild<QLabel*>()->text(), place);
            QTRY_VERIFY(seen() != before);
        }
        QVERIFY(!pages.findChild<QToolButton*>("nextChoice")->isEnabled());
        // Other sheets begin with the first one.
        partOf<QComboBox>(dialog, "perPage").setCurrentIndex(0);
        QTRY_COMPARE(preview.page(), 0);
        QVERIFY(pages.findChild<QLabel*>()->text().startsWith("Page 1 of "));
    }

    void theSizeOfThePaperIsRemembered() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const char* paper : {"Letter", "A4", "Letter"}) {
            open.command("Print Puzzles…").trigger();
            auto* dialog = open.window.findChild<PrintPuzzlesDialog*>();
            auto& box = partOf<QComboBox>(*dialog, "paper");
            box.setCurrentIndex(box.findText(paper, Qt::MatchStartsWith));
            emit box.activated(box.currentIndex());
            dialog->reject();
            QTRY_VERIFY(open.window.findChild<PrintPuzzlesDialog*>() == nullptr);
            open.command("Print Puzzles…").trigger();
            dialog = open.window.findChild<PrintPuzzlesDialog*>();
            QVERIFY(partOf<QComboBox>(*dialog, "paper").currentText().startsWith(paper));
            dialog->reject();
            QTRY_VERIFY(open.window.findChild<PrintPuzzlesDialog*>() == nullptr);
        }
    }

    void everyPaperCanBeSet() {
        PrintPuzzlesDialog dialog(samplePuzzle());
        const auto& box = partOf<QComboBox>(dialog, "paper");
        QCOMPARE(box.count(), 2);
        for (const int paper : {1, 0, 1}) {
            dialog.setPaper(box.itemText(paper));
            QCOMPARE(box.currentIndex(), paper);
        }
    }

    /// At 200 % on a screen of 1280×1024, with room for bars.
    void theDialogFitsOnASmallScreen() {
        PrintPuzzlesDialog dialog(samplePuzzle());
        dialog.show();
        partOf<QComboBox>(dialog, "hardness").setCurrentIndex(1);
        dialog.resize(640, 430);
        QCOMPARE(dialog.size(), QSize(640, 430));
        // However small it is made, the sheet can be seen.
        dialog.resize(1, 1);
        QTRY_VERIFY(dialog.findChild<SheetPreview*>()->height() >= 140);
    }

    /// The preview goes below the form, and everything can be scrolled to.
    void theDialogFitsInTheSmallestWindow() {
        const FontSize font(18);
        PrintPuzzlesDialog dialog(samplePuzzle());
        dialog.show();
        dialog.resize(400, 400);
        QCOMPARE(dialog.size(), QSize(400, 400));
        const auto& preview = *dialog.findChild<SheetPreview*>();
        const auto& form = partOf<QComboBox>(dialog, "source");
        const auto top = [&](const QWidget& part) { return part.mapTo(&dialog, QPoint(0, 0)).y(); };
        QTRY_VERIFY(top(preview) > top(form) + 300);
        auto& solutions = partOf<QCheckBox>(dialog, "solutions");
        QVERIFY(solutions.visibleRegion().isEmpty());
        QVERIFY(QTest::qWaitForWindowActive(&dialog, patience));
        for (int i = 0; i < 60 && !solutions.hasFocus(); ++i)
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QTRY_VERIFY(!solutions.visibleRegion().isEmpty());
        for (const char* name : {"print", "savePdf"})
            QVERIFY(
                dialog.rect().contains(QRect(partOf<QPushButton>(dialog, name).mapTo(&dialog, QPoint(0, 0)),
                                             partOf<QPushButton>(dialog, name).size())));
    }

    void aPrinterGetsTheSameSheets() {
        PrintPuzzlesDialog dialog(samplePuzzle());
        QVERIFY(isReady(dialog));
        QSignalSpy ended(&dialog, &PrintPuzzlesDialog::written);
        partOf<QPushButton>(dialog, "print").click();
        auto& printing = partOf<QPrintDialog>(dialog, "printDialog");
        QCOMPARE(printing.minPage(), 1);
        // As after a choice of "Print to File".
        printing.printer()->setOutputFormat(QPrinter::PdfFormat);
        printing.printer()->setOutputFileName(inFolder("printed.pdf"));
        printing.printer()->setPageSize(QPageSize(QPageSize::A5));
        printing.printer()->setCopyCount(2);
        emit printing.accepted();
        QCOMPARE(partOf<QLabel>(dialog, "sheetsRemark").text(), "Printing the sheets…");
        printing.close();
        QVERIFY(!ended.isEmpty() || ended.wait(patience));
        QCOMPARE(ended.front().front().toString(),
                 QStringLiteral("The sheets are saved in %1.").arg(inFolder("printed.pdf")));
        PrintPuzzlesDialog again(samplePuzzle());
        partOf<QLineEdit>(again, "seed").setText(partOf<QLineEdit>(dialog, "seed").text());
        QVERIFY(isReady(again));
        QVERIFY(savedIn(again, inFolder("saved.pdf")));
        QTRY_VERIFY(QFile::exists(inFolder("saved.pdf")));
        const auto wordsOf = [&](const char* name) {
            return pagesOf(inFolder(name)).join('\f').simplified();
        };
        QCOMPARE(wordsOf("printed.pdf"), wordsOf("saved.pdf") + ' ' + wordsOf("saved.pdf"));
        const QString told = QString::fromUtf8(saidBy("pdfinfo", {inFolder("printed.pdf")}));
        QVERIFY2(told.contains("(A5)"), qPrintable(told));
    }

    /// Printers are set in their own dialog, which may turn the paper and leave out pages.
    void pagesThatAreWantedArePrintedUpright() {
        const PuzzleSheets sheets(seriesOf({4, 4}, 13), {}, QFont());
        QVERIFY(sheets.pages() > 2);
        const QStringList all = pagesOf(printedIn(folder(), sheets));
        QPrinter printer(QPrinter::HighResolution);
        printer.setFullPage(true);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(inFolder("second.pdf"));
        printer.setPageSize(sheets.paper());
        printer.setPageOrientation(QPageLayout::Landscape);
        printer.setFromTo(2, 2);
        QVERIFY(sheets.print(printer));
        QCOMPARE(pagesOf(inFolder("second.pdf")), all.mid(1, 1));
        const QString told = QString::fromUtf8(saidBy("pdfinfo", {inFolder("second.pdf")}));
        QVERIFY2(told.contains(QRegularExpression("Page size: +595(\\.\\d+)? x 842")), qPrintable(told));
    }

    void whatBecomesOfSheetsIsToldAfterTheDialogHasGone_data() {
        QTest::addColumn<bool>("isFolderGone");
        QTest::addColumn<QString>("says");
        QTest::newRow("they are saved") << false << "The sheets are saved in %1.";
        QTest::newRow("their folder has gone meanwhile") << true << "The sheets could not be saved in %1: ";
    }

    void whatBecomesOfSheetsIsToldAfterTheDialogHasGone() {
        QFETCH(bool, isFolderGone);
        QFETCH(QString, says);
        QVERIFY(QDir().mkpath(inFolder("slow")));
        const QString path = inFolder("slow/sheets.pdf");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_P, Qt::ControlModifier);
        const QPointer dialog(open.window.findChild<PrintPuzzlesDialog*>());
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        QVERIFY(isReady(*dialog));
        SlowDisk disk(inFolder("slow"));
        QVERIFY(savedIn(*dialog, path));
        QTRY_VERIFY(disk.isAwaited());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY2(disk.isAwaited(), "the window has waited for the disk");
        if (isFolderGone) QVERIFY(QDir(inFolder("slow")).removeRecursively());
        disk.answer();
        QTRY_VERIFY2(open.message().startsWith(says.arg(path)), qPrintable(open.message()));
        QCOMPARE(QFileInfo::exists(path), !isFolderGone);
        QTRY_VERIFY(!dialog);
    }

    void aDialogThatIsClosedWhileItSavesTellsWhatIsThere() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        PrintPuzzlesDialog dialog(samplePuzzle());
        partOf<QSpinBox>(dialog, "count").setValue(100);
        dialog.show();
        QVERIFY(isReady(dialog));
        const QSignalSpy told(&dialog, &PrintPuzzlesDialog::written);
        QVERIFY(savedIn(dialog, inFolder("sheets.pdf")));
        dialog.reject();
        QTRY_COMPARE(told.count(), 1);
        const QString path = inFolder("sheets.pdf");
        const bool isThere = QFileInfo::exists(path);
        const QString says = isThere ? "The sheets are saved in %1." : "The sheets were not saved in %1.";
        QCOMPARE(told.first().first().toString(), says.arg(path));
        QCOMPARE(told.first().at(1).toBool(), !isThere);
    }

    void everyKeyOfADialogLeadsSomewhere() {
        const NewPuzzleDialog puzzle(samplePuzzle());
        const PrintPuzzlesDialog sheets(samplePuzzle());
        for (const QDialog* dialog : std::initializer_list<const QDialog*>{&puzzle, &sheets}) {
            QHash<QKeySequence, QString> taken;
            const auto take = [&](const QString& text) {
                const QKeySequence key = QKeySequence::mnemonic(text);
                QVERIFY2(key.isEmpty() || !taken.contains(key), qPrintable(text + ", " + taken.value(key)));
                taken.insert(key, text);
            };
            for (const QLabel* label : dialog->findChildren<QLabel*>()) {
                take(label->text());
                const bool hasKey = !QKeySequence::mnemonic(label->text()).isEmpty();
                const bool leads = label->buddy() != nullptr && label->buddy()->focusPolicy() != Qt::NoFocus;
                QVERIFY2(leads || !hasKey, qPrintable(label->text()));
            }
            for (const QAbstractButton* button : dialog->findChildren<QAbstractButton*>())
                take(button->text());
        }
    }

    void aFileThatCannotBeWrittenStaysAsItWas() {
        const QString old = write("sheets.pdf", "old");
        PrintPuzzlesDialog dialog(samplePuzzle());
        QVERIFY(isReady(dialog));
        const auto& remark = partOf<QLabel>(dialog, "sheetsRemark");
        {
            const FullDisk full(1000);
            QVERIFY(savedIn(dialog, old));
            QTRY_VERIFY(remark.text().startsWith("The sheets could not be saved in " + old + ": "));
        }
        QCOMPARE(contents(old), "old");
        // The dialog stays, for another try.
        QVERIFY(partOf<QPushButton>(dialog, "savePdf").isEnabled());
        QCOMPARE(QDir(folder()).entryList({"*sheets*"}), QStringList{"sheets.pdf"});
    }
};

QTEST_MAIN(TestSheets)
#include "tst_sheets.moc"
