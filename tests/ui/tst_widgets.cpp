// What the small widgets of the window draw, and how large they want to be.

#include "tests/support/drawn.h"
#include "tests/support/ui_test.h"
#include "ui/levels/level_tile.h"
#include "ui/widgets/page_tabs.h"
#include "ui/widgets/round_button.h"
#include "ui/widgets/segmented_switch.h"
#include "ui/widgets/sentence_list.h"

#include <QAbstractButton>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

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

  private slots:

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
