// What the small widgets of the window draw, and how large they want to be.

#include "core/text/recognise.h"
#include "tests/support/drawn.h"
#include "tests/support/ui_test.h"
#include "ui/levels/level_tile.h"
#include "ui/look/grown.h"
#include "ui/reading/reading_choice.h"
#include "ui/widgets/cut_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/page_stack.h"
#include "ui/widgets/round_button.h"
#include "ui/widgets/segmented_switch.h"
#include "ui/widgets/sentence_list.h"
#include "ui/widgets/word_label.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFontMetricsF>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Counts how often it is painted.
class CountingLabel : public CutLabel {
  public:
    int paints = 0;

  protected:
    void paintEvent(QPaintEvent* event) override {
        ++paints;
        CutLabel::paintEvent(event);
    }
};

/// The colour in which these words are drawn.
QColor inkOf(const std::vector<Drawn>& drawn, const QString& words) {
    const auto found = std::ranges::find(drawn, words, &Drawn::words);
    return found == drawn.end() ? QColor() : found->fill;
}

int filledWith(const QColor& colour, const std::vector<Drawn>& drawn) {
    return static_cast<int>(std::ranges::count_if(
        drawn, [&](const Drawn& each) { return each.kind != Drawn::Kind::Words && each.fill == colour; }));
}

} // namespace

class TestWidgets : public UiTest {
    Q_OBJECT

    static QFont fontOf(int points) {
        QFont font = QApplication::font();
        font.setPointSize(points);
        return font;
    }

  private slots:

    void lengthsGrowWithTheFont() {
        QCOMPARE(grown(20, fontOf(9)), 20);
        QCOMPARE(grown(20, fontOf(5)), 20);
        const int twice = grown(20, fontOf(18));
        QVERIFY2(twice >= 36 && twice <= 42, qPrintable(QString::number(twice)));
    }

    void wordsShrinkIntoTheirRoom() {
        const QString words = "Sets of 3 presses: 405 of 560";
        QCOMPARE(fitted(fontOf(9), words, 10'000), fontOf(9));
        for (const int room : {200, 300, 400})
            QVERIFY(QFontMetricsF(fitted(fontOf(18), words, room)).horizontalAdvance(words) <= room);
    }

    void aSentenceIsNotSqueezed() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* label = wordLabel(&window, "sentence");
        label->setText(
            "Pressing a piece turns it over, and so do its neighbours left, right, above and below.");
        layout->addWidget(label);
        window.show();
        for (const int width : {400, 150, 90, 300}) {
            window.resize(width, 10);
            QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
        }
    }

    void aShortenedMessageIsPaintedOnce() {
        CountingLabel other;
        other.show();
        QTRY_VERIFY(other.paints > 0);
        CountingLabel label;
        label.setText("Solved in 6 presses; 4 are enough. Undo brings the last board back.");
        label.resize(600, 40);
        label.show();
        QTRY_VERIFY(label.paints > 0);
        label.resize(150, label.fontMetrics().lineSpacing());
        QTRY_VERIFY(label.isCut());
        label.paints = 0;
        label.update();
        // What another asks for later comes later, too.
        for (int i = 0; i < 3; ++i) {
            const int before = other.paints;
            other.update();
            QTRY_VERIFY(other.paints > before);
        }
        QCOMPARE(label.paints, 1);
    }

    void aMessageIsCutAfterAWholeWord_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("room");
        QTest::addColumn<QString>("shown");
        const QString dots(QChar(0x2026));
        QTest::newRow("words") << "Only 1 in 16 boards of this kind"
                               << "Only 1 in 16 boards of thi"
                               << "Only 1 in 16 boards of" + dots;
        QTest::newRow("a number") << "It took 499,512 presses"
                                  << "It took 499,5"
                                  << "It took" + dots;
        QTest::newRow("a language without blanks")
            << QString::fromUtf8("没有解的棋盘比有解的多得多") << QString::fromUtf8("没有解的棋盘比") + dots
            << QString::fromUtf8("没有解的棋盘比") + dots;
    }

    void aMessageIsCutAfterAWholeWord() {
        QFETCH(QString, text);
        QFETCH(QString, room);
        QFETCH(QString, shown);
        CutLabel cut;
        CutLabel whole;
        cut.setText(text);
        whole.setText(shown);
        // Letters of another font may be higher.
        const int high = cut.fontMetrics().boundingRect(QRect(0, 0, QWIDGETSIZE_MAX, 1), 0, shown).height();
        const QSize size(cut.fontMetrics().horizontalAdvance(room) + 2,
                         std::max(high, cut.fontMetrics().lineSpacing()));
        for (CutLabel* label : {&cut, &whole}) label->resize(size);
        QVERIFY(cut.isCut());
        QVERIFY(!whole.isCut());
        QCOMPARE(cut.grab().toImage(), whole.grab().toImage());
    }

    void noNumberOfAMessageIsCutWithin() {
        CutLabel cut;
        CutLabel whole;
        cut.setText("Pasted: 1,000,000×1,000,000, Flip Game");
        whole.setText("Pasted:\n" + QString(QChar(0x2026)));
        const int line = cut.fontMetrics().lineSpacing();
        for (CutLabel* label : {&cut, &whole})
            label->resize(cut.fontMetrics().horizontalAdvance("Pasted: 1,0"), 2 * line);
        QVERIFY(cut.isCut());
        QCOMPARE(cut.grab().toImage(), whole.grab().toImage());
    }

    void aWordThatIsWiderThanAMessageGoesOnInTheNextLine() {
        const QString path =
            "/home/somebody/Documents/puzzles/a_board_with_a_very_long_name_that_has_no_blanks";
        CutLabel label;
        label.setText("Saved in " + path + ".flip.");
        const QFontMetrics metrics = label.fontMetrics();
        const int width = metrics.horizontalAdvance(path.left(path.size() / 2));
        const int high = CutLabel::heightOf(label.text(), label.font(), width);
        const int ten = metrics.horizontalAdvance(QString(10, 'm')) + 2;
        QCOMPARE(CutLabel::heightOf(QString(40, 'm'), label.font(), ten), 4 * metrics.lineSpacing());
        label.resize(width, high);
        QVERIFY(!label.isCut());
        const QStringList lines = wordsOf(drawnBy(label));
        for (const QString& line : lines) QVERIFY(metrics.horizontalAdvance(line) <= width);
        QCOMPARE(lines.join(QString()).remove(' '), label.text().remove(' '));
        // Half of a name might be another one.
        label.resize(width, 2 * metrics.lineSpacing());
        QVERIFY(label.isCut());
        const QString said = wordsOf(drawnBy(label)).join(QString());
        QVERIFY2(QRegularExpression("^Saved in (/(home/(somebody/(Documents/(puzzles/)?)?)?)?)?…$")
                     .match(said)
                     .hasMatch(),
                 qPrintable(said));
    }

    void aMessageBecomesShorterAndSmallerBeforeItIsCut() {
        MessageBar bar;
        const auto& label = *bar.findChild<CutLabel*>("message");
        const auto& offer = *bar.findChild<QToolButton*>("offer");
        const auto& more = *bar.findChild<QToolButton*>("wholeMessage");
        const QString text = "Pasted: 4 by 4, Flip Game. The minimum is 4 presses.";
        bar.tell(MessageBar::Kind::Info, text, {"Show the solution", [] {}, "Solution"});
        const int line = bar.fontMetrics().lineSpacing();
        const int wide = bar.fontMetrics().horizontalAdvance(text);
        const int room = bar.fit(3 * wide, QWIDGETSIZE_MAX) + line;
        QCOMPARE(offer.text(), "Show the solution");
        // The narrowest bar for two lines of the usual letters, with the shorter offer.
        int width = 2 * wide;
        while (bar.fit(width, room) <= room && label.font() == bar.font()) --width;
        QCOMPARE(bar.fit(width + 1, room), room);
        QCOMPARE(label.font(), bar.font());
        QVERIFY(offer.isVisibleTo(&bar) && !more.isVisibleTo(&bar));
        QCOMPARE(offer.text(), "Solution");
        QCOMPARE(offer.toolTip(), "Show the solution");
        // Narrower, the letters are smaller, until they would be too small.
        QVERIFY(bar.fit(width, room) <= room && !more.isVisibleTo(&bar));
        QVERIFY(label.font().pointSizeF() < bar.font().pointSizeF());
        while (bar.fit(width, room) <= room && !more.isVisibleTo(&bar)) --width;
        QCOMPARE(bar.fit(width, room), room);
        QVERIFY(!offer.isVisibleTo(&bar));
        QVERIFY(label.font().pointSizeF() >= 0.79 * bar.font().pointSizeF());
        // Once all of it is wanted, the usual letters are back.
        QTest::mouseClick(bar.findChild<QToolButton*>("wholeMessage"), Qt::LeftButton);
        QVERIFY(bar.fit(width, room) > room);
        QCOMPARE(label.font(), bar.font());
    }

    void buttonsWrapWhereTheyHaveNoRoomInARow() {
        QWidget window;
        auto* layout = new FlowLayout(&window);
        std::array<QPushButton*, 3> buttons{};
        for (QPushButton*& button : buttons) {
            button = new QPushButton("Another like this", &window);
            layout->addWidget(button);
        }
        const int wide = buttons[0]->sizeHint().width();
        window.resize(3 * wide + 100, 300);
        window.show();
        QCOMPARE(buttons[1]->y(), buttons[0]->y());
        QCOMPARE(buttons[1]->x(), wide + 8);
        QCOMPARE(buttons[2]->y(), buttons[0]->y());
        buttons[1]->hide();
        window.resize(2 * wide + 8, 300);
        QTRY_COMPARE(buttons[2]->x(), wide + 8);
        buttons[1]->show();
        QTRY_COMPARE(buttons[2]->x(), 0);
        QCOMPARE(buttons[2]->y(), buttons[0]->height() + 8);
        QCOMPARE(layout->heightForWidth(wide + 8), 3 * buttons[0]->height() + 16);
    }

    void namesOfPagesAreInABoxWhereTheyHaveNoRoom() {
        PageStack pages;
        for (const char* name : {"Solution", "Search", "Race", "Atlas", "Guide", "Review"})
            pages.addPage(name, name, *new QWidget);
        auto& tabs = *pages.findChild<PageTabs*>();
        auto& box = *pages.findChild<QComboBox*>("pageBox");
        pages.resize(600, 300);
        pages.show();
        pages.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&pages, patience));
        QVERIFY(tabs.isVisible() && !box.isVisible());
        tabs.setFocus();
        pages.resize(200, 300);
        QTRY_VERIFY(box.isVisible() && !tabs.isVisible());
        QVERIFY(box.hasFocus());
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(pages.current(), "Search");
        pages.setCurrent("Atlas");
        QCOMPARE(box.currentText(), "Atlas");
        pages.resize(600, 300);
        QTRY_VERIFY(tabs.isVisible() && !box.isVisible());
        QVERIFY(tabs.hasFocus());
        QCOMPARE(tabs.currentIndex(), 3);
    }

    void theCurrentPageStandsOut() {
        PageTabs tabs;
        for (const char* name : {"One", "Two", "Three"}) tabs.addTab(name);
        // Away from the pointer, which makes a name stand out, too.
        tabs.setGeometry(400, 400, 300, 40);
        const QColor strong = tabs.palette().color(QPalette::WindowText);
        for (int current = 0; current < 3; ++current) {
            tabs.setCurrentIndex(current);
            const auto drawn = drawnBy(tabs);
            for (int i = 0; i < 3; ++i) QCOMPARE(inkOf(drawn, tabs.tabText(i)) == strong, i == current);
        }
    }

    void theChosenWordIsFilled() {
        SegmentedSwitch parts("Parts", {"One", "Two"});
        parts.show();
        const QColor accent = parts.palette().color(QPalette::Highlight);
        for (const int chosen : {0, 1}) {
            parts.setCurrent(chosen);
            const auto segments = parts.findChildren<QAbstractButton*>();
            QCOMPARE(segments.size(), 2);
            for (int i = 0; i < 2; ++i)
                QCOMPARE(filledWith(accent, drawnBy(*segments[i])), i == chosen ? 1 : 0);
        }
    }

    void aRoundButtonHasTheAccentUnlessItIsTouched() {
        RoundButton button;
        button.show();
        const QColor accent = button.palette().color(QPalette::Highlight);
        QCOMPARE(filledWith(accent, drawnBy(button)), 1);
        button.setAttribute(Qt::WA_UnderMouse);
        QCOMPARE(filledWith(accent, drawnBy(button)), 0);
        button.setDown(true);
        QCOMPARE(filledWith(accent, drawnBy(button)), 0);
    }

    void aListIsAsHighAsItsSentences() {
        SentenceList list("Sentences");
        list.resize(240, 400);
        list.show();
        QCOMPARE(list.sizeHint().height(), 0);
        std::vector<Sentence> sentences;
        int last = 0;
        for (int i = 0; i < 5; ++i) {
            sentences.push_back({QString("Sentence %1.").arg(i), i});
            list.setSentences(sentences);
            QVERIFY(list.sizeHint().height() >= last + list.fontMetrics().height());
            last = list.sizeHint().height();
        }
        QVERIFY(list.minimumSizeHint().height() < last);
        QVERIFY(list.minimumSizeHint().height() > list.fontMetrics().height());
        // It need not know by how much they are higher than it can be.
        list.setMaximumHeight(last - 1);
        QVERIFY(list.sizeHint().height() >= last - 1);
    }

    void sentencesThatStayStayChosen() {
        SentenceList list("Sentences");
        const auto texts = [&list] {
            QStringList all;
            for (int i = 0; i < list.count(); ++i) all << list.item(i)->text();
            return all;
        };
        list.setSentences({{"One.", 1}, {"Two.", 2}, {"Three.", 3}});
        list.setCurrentRow(1);
        list.setSentences({{"One.", 1}, {"Two.", 2}, {"Four.", 4}, {"Five.", 5}});
        QCOMPARE(texts(), (QStringList{"One.", "Two.", "Four.", "Five."}));
        QCOMPARE(list.currentRow(), 1);
        // The same words may lead elsewhere.
        list.setSentences({{"One.", 1}, {"Two.", 7}, {"Four.", 4}});
        QCOMPARE(texts(), (QStringList{"One.", "Two.", "Four."}));
        QCOMPARE(list.currentRow(), -1);
        list.setSentences({});
        QCOMPARE(list.count(), 0);
    }

    void aListGrowsWhereItsSentencesNeedMoreLines() {
        QWidget page;
        auto* layout = new QVBoxLayout(&page);
        auto* list = new SentenceList("Sentences");
        layout->addWidget(list);
        layout->addStretch(1);
        list->setSentences({{"Every press turns over an even number of the pieces that are hatched.", 1}});
        page.resize(900, 600);
        page.show();
        QTRY_VERIFY(list->width() > 800);
        const int oneLine = list->sizeHint().height();
        page.resize(160, 600);
        QTRY_VERIFY2(list->height() > 2 * oneLine, qPrintable(QString::number(list->height())));
    }

    void onlyTheMostLikelyReadingsAreOffered() {
        ReadingChoice choice;
        const std::vector<Reading> readings(6, recognise("bw\nwb\n")->readings.front());
        choice.offer(readings);
        QCOMPARE(choice.findChildren<QAbstractButton*>().size(), 4);
    }

    void aStarHasItsPointsAllAround() {
        const QRectF tile(0, 0, 100, 100);
        const auto drawn = drawnBy([&](QPainter& painter) {
            paintLevelTile(painter, tile, {}, LevelProgress::State::SolvedAtMinimum, QPalette());
        });
        const QRectF star = drawn.back().rect;
        QVERIFY(std::abs(star.center().x() - 50) < 0.5);
        // Of five points, one of them above, in a circle: so wide and so high.
        const double pi = std::numbers::pi;
        QVERIFY(std::abs(star.height() / star.width() - (1 + std::cos(pi / 5)) / (2 * std::sin(2 * pi / 5))) <
                0.02);
    }

    void copyingTakesTheWordsThatAreSelected() {
        QWidget window;
        auto* label = wordLabel(&window, "words");
        label->setText(QStringLiteral("Proven: no fewer presses."));
        QAction copiesBoard(&window);
        copiesBoard.setShortcut(QKeySequence::Copy);
        window.addAction(&copiesBoard);
        QSignalSpy copied(&copiesBoard, &QAction::triggered);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        label->setFocus();
        QTest::keyClick(label, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(copied.size(), 1);
        label->setSelection(0, 6);
        QTest::keyClick(label, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(copied.size(), 1);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Proven"));
    }

    void sentencesAreInkUnlessTheyAreChosen() {
        SentenceList list("Sentences");
        list.setSentences({{"One.", 1}, {"Two.", 2}});
        list.resize(240, 100);
        list.show();
        list.setFocus();
        list.setCurrentRow(0);
        const auto drawn = drawnBy(*list.viewport());
        const QColor ink = list.palette().color(QPalette::Text);
        QCOMPARE(inkOf(drawn, "One."), ink);
        QCOMPARE(inkOf(drawn, "Two."), ink);
    }
};

QTEST_MAIN(TestWidgets)
#include "tst_widgets.moc"
