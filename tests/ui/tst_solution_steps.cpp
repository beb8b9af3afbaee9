// The steps of a solution in the window.

#include "core/generate/random_puzzle.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"

#include <QComboBox>
#include <QListView>
#include <QPaintEvent>
#include <QSlider>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Where a widget has been drawn.
class Drawn : public QObject {
  public:
    explicit Drawn(QWidget& widget) { widget.installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) where += static_cast<QPaintEvent*>(event)->region();
        return false;
    }

    QRegion where;
};

} // namespace

class TestSolutionSteps : public UiTest {
    Q_OBJECT

  private slots:

    void everyWayLeadsToTheEndAndBack_data() {
        QTest::addColumn<std::function<void(OpenWindow&)>>("forth");
        QTest::addColumn<std::function<void(OpenWindow&)>>("back");
        const auto times = [](int count, auto act) {
            return [=](OpenWindow& open) {
                for (int i = 0; i < count; ++i) act(open);
            };
        };
        const auto button = [](const char* name) { return [=](OpenWindow& open) { open.click(name); }; };
        const auto key = [](Qt::Key code, Qt::KeyboardModifiers modifiers) {
            return [=](OpenWindow& open) { open.key(code, modifiers); };
        };
        const auto keyIn = [](const char* part, Qt::Key code) {
            return [=](OpenWindow& open) {
                open.part<QWidget>(part).setFocus();
                open.key(code);
            };
        };
        const auto row = [](const char* name, auto forth, auto back) {
            QTest::newRow(name) << std::function<void(OpenWindow&)>(forth)
                                << std::function<void(OpenWindow&)>(back);
        };
        row("the buttons for a step", times(4, button("next")), times(4, button("previous")));
        row("the buttons for the ends", button("last"), button("first"));
        row("the menu's keys for a step", times(4, key(Qt::Key_Right, Qt::AltModifier)),
            times(4, key(Qt::Key_Left, Qt::AltModifier)));
        row("the menu's keys for the ends", key(Qt::Key_End, Qt::AltModifier),
            key(Qt::Key_Home, Qt::AltModifier));
        row("arrow keys on the slider", times(4, keyIn("stepSlider", Qt::Key_Right)),
            times(4, keyIn("stepSlider", Qt::Key_Left)));
        row("End and Home on the slider", keyIn("stepSlider", Qt::Key_End),
            keyIn("stepSlider", Qt::Key_Home));
        row("arrow keys in the list", times(4, keyIn("steps", Qt::Key_Down)),
            times(4, keyIn("steps", Qt::Key_Up)));
        row("End and Home in the list", keyIn("steps", Qt::Key_End), keyIn("steps", Qt::Key_Home));
        const auto finish = [](OpenWindow& open) { QVERIFY(open.clock.finish()); };
        row(
            "playing with the round button, then undo",
            [=](OpenWindow& open) {
                open.click("playPause");
                finish(open);
            },
            times(4, key(Qt::Key_Z, Qt::ControlModifier)));
        row(
            "playing with Space on the slider, then dragging it",
            [=](OpenWindow& open) {
                keyIn("stepSlider", Qt::Key_Space)(open);
                finish(open);
            },
            [](OpenWindow& open) {
                auto& slider = open.part<QSlider>("stepSlider");
                const int y = slider.height() / 2;
                QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(slider.width() - 2, y));
                QTest::mouseMove(&slider, QPoint(slider.width() / 2, y));
                QTest::mouseMove(&slider, QPoint(2, y));
                QTest::mouseRelease(&slider, Qt::LeftButton, {}, QPoint(2, y));
            });
    }

    void everyWayLeadsToTheEndAndBack() {
        QFETCH(std::function<void(OpenWindow&)>, forth);
        QFETCH(std::function<void(OpenWindow&)>, back);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        forth(open);
        QVERIFY(open.puzzle().uniformColour());
        QCOMPARE(open.label("place"), "4 of 4");
        QVERIFY(open.window.board().marks().steps.empty());
        QCOMPARE(open.spoken(), "All pieces are one colour.");
        back(open);
        QVERIFY(open.puzzle() == samplePuzzle());
        QCOMPARE(open.label("place"), "0 of 4");
        QCOMPARE(open.window.board().marks().steps.size(), std::size_t{4});
        QCOMPARE(open.headline(), "4");
    }

    void buttonsThatLeadNowhereAreOff() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        const auto areOn = [&](const char* one, const char* other) {
            return open.part<QAbstractButton>(one).isEnabled() &&
                   open.part<QAbstractButton>(other).isEnabled();
        };
        const auto areOff = [&](const char* one, const char* other) {
            return !open.part<QAbstractButton>(one).isEnabled() &&
                   !open.part<QAbstractButton>(other).isEnabled();
        };
        QVERIFY(areOff("first", "previous") && areOn("next", "last"));
        open.click("next");
        QVERIFY(areOn("first", "previous") && areOn("next", "last"));
        open.click("last");
        QVERIFY(areOn("first", "previous") && areOff("next", "last"));
    }

    void aStepThatIsDoneIsDrawnAnewInTheList() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        auto& list = open.part<QListView>("steps");
        const auto isDrawn = [&list](int from, int to, const auto& act) {
            QCoreApplication::processEvents();
            Drawn drawn(*list.viewport());
            act();
            const auto place = [&list](int row) { return list.visualRect(list.model()->index(row, 0)); };
            const auto areDrawn = [&] {
                return QRegion(place(from) | place(to)).subtracted(drawn.where).isEmpty();
            };
            return QTest::qWaitFor(areDrawn, patience);
        };
        for (int step = 0; step < 4; ++step) QVERIFY(isDrawn(step, step, [&] { open.click("next"); }));
        QVERIFY(isDrawn(0, 3, [&] { open.click("first"); }));
        QVERIFY(isDrawn(0, 3, [&] { open.click("last"); }));
    }

    void aClickOnAStepGoesToIt() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        auto& list = open.part<QListView>("steps");
        for (const int row : {2, 0, 3}) {
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                              list.visualRect(list.model()->index(row, 0)).center());
            QCOMPARE(open.player().index(), row);
        }
    }

    void theListFollowsToTheLastStep() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.game().replace(randomPuzzle(Rule::fromPattern({20, 20}, Pattern::plus()), Goal::Either, 1),
                            "New");
        QVERIFY(open.solve());
        auto& list = open.part<QListView>("steps");
        const auto isSeen = [&list](int row) {
            return list.viewport()->rect().contains(list.visualRect(list.model()->index(row, 0)));
        };
        const int last = list.model()->rowCount() - 1;
        QTRY_VERIFY(isSeen(0) && !isSeen(last));
        open.click("last");
        QTRY_VERIFY(isSeen(last));
        open.click("first");
        QTRY_VERIFY(isSeen(0));
    }

    void aClickInterruptsPlaying() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        open.key(Qt::Key_Space, Qt::ControlModifier);
        open.clock.advance(100);
        QVERIFY(open.player().isPlaying());
        QVERIFY(open.window.board().isMoving());
        QCOMPARE(open.player().index(), 1);
        // A marked piece: the person plays on along the solution.
        open.click(open.player().steps()[3]);
        QVERIFY(!open.player().isPlaying());
        QCOMPARE(open.label("place"), "2 of 4");
        QCOMPARE(open.game().presses(), 2);
        // Any other piece leaves it.
        open.click(open.player().steps()[0]);
        QVERIFY(!open.player().isActive());
        QCOMPARE(open.game().presses(), 3);
        QCOMPARE(open.headline(), QString());
        QVERIFY(open.window.board().marks().steps.empty());
    }

    void whatIsWrongWithAPasteCanBeReadWhileASolutionPlays() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        open.key(Qt::Key_Space, Qt::ControlModifier);
        open.clock.advance(100);
        open.paste("bw\nw\n");
        QVERIFY(open.message().contains("Line 2"));
        for (int frame = 0; frame < 200 && open.player().isPlaying(); ++frame) {
            QVERIFY(open.message().contains("Line 2"));
            open.clock.advance(100);
        }
        QCOMPARE(open.player().index(), 4);
        // Whoever goes on has read it.
        open.click({0, 0});
        QVERIFY(!open.message().contains("Line 2"));
    }

    void theSpeedIsChosenAndRemembered() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            QVERIFY(open.solve());
            auto& speed = open.part<QComboBox>("speed");
            speed.setFocus();
            open.key(Qt::Key_End);
            QCOMPARE(speed.currentText(), "Instant");
            open.click("playPause");
            open.clock.advance(4 * ManualClock::frame);
            QVERIFY(open.game().solved());
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(open.part<QComboBox>("speed").currentText(), "Instant");
        QCOMPARE(open.player().speed(), SolutionPlayer::instantSpeed);
    }
};

QTEST_MAIN(TestSolutionSteps)
#include "tst_solution_steps.moc"
