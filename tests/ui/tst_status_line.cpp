// The line below the window, and what a window of some size has room for: each without a window.

#include "tests/support/font_size.h"
#include "tests/support/ui_test.h"
#include "ui/window/status_line.h"
#include "ui/window/window_plan.h"

#include <QLayout>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// The line as it is to be seen.
class ShownLine : public StatusLine {
    Q_OBJECT

  public:
    ShownLine() { show(); }

    [[nodiscard]] QLabel& label(const char* name) { return *findChild<QLabel*>(QLatin1String(name)); }

    /// What the label says; nothing when it is not to be seen.
    [[nodiscard]] QString said(const char* name) {
        return label(name).isVisible() ? label(name).text() : QString();
    }
};

} // namespace

class TestStatusLine : public UiTest {
    Q_OBJECT

  private slots:

    void itTellsThePuzzleAndThePresses() {
        ShownLine line;
        line.showPuzzle(samplePuzzle(), 1);
        QCOMPARE(line.said("presses"), "1 press");
        QCOMPARE(line.said("rule"), "Rule: plus, edges clipped");
        QCOMPARE(line.said("goal"), "Goal: make all pieces one colour");
        const auto& signs = *line.findChild<RulePicture*>();
        QCOMPARE(signs.accessibleName(), "Rule: plus, edges clipped. Goal: make all pieces one colour.");
        line.showPuzzle({Rule::fromPattern({2, 2}, Pattern(0x1FF), Edges::Torus), Grid({2, 2}), Goal::Black},
                        std::nullopt);
        QCOMPARE(line.said("presses"), "Setting up");
        QVERIFY2(signs.accessibleName().endsWith("Differences from Flip Game are framed."),
                 qPrintable(signs.accessibleName()));
        QCOMPARE(signs.toolTip(), signs.accessibleName());
        QVERIFY(signs.signs().goal == Goal::Black);
    }

    void theLeastIsShownWhereItBelongsToThePuzzle() {
        ShownLine line;
        line.setLeast("Minimum left: 3");
        QCOMPARE(line.said("least"), "Minimum left: 3");
        line.setLeastShown(false);
        QCOMPARE(line.said("least"), QString());
        line.setLeastShown(true);
        line.setLeast({});
        QCOMPARE(line.said("least"), QString());
    }

    void levelsAndDailyPuzzlesAreNamed() {
        ShownLine line;
        QCOMPARE(line.said("origin"), QString());
        line.setOrigin(LevelOrigin{12});
        QCOMPARE(line.said("origin"), "Level 12");
        line.setOrigin(DailyOrigin{QDate(2026, 11, 22)});
        QCOMPARE(line.said("origin"), "Daily puzzle");
        line.setOrigin({});
        QCOMPARE(line.said("origin"), QString());
    }

    void aLevelIsNamedWhereThereIsRoom_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("origin");
        QTest::addColumn<bool>("rule");
        QTest::newRow("for both") << 900 << true << true;
        QTest::newRow("for the level instead of the rule") << 899 << true << false;
        QTest::newRow("for the level") << 640 << true << false;
        QTest::newRow("for neither") << 639 << false << false;
    }

    void aLevelIsNamedWhereThereIsRoom() {
        QFETCH(int, width);
        QFETCH(bool, origin);
        QFETCH(bool, rule);
        ShownLine line;
        line.showPuzzle(samplePuzzle(), 0);
        line.arrange(planFor({width, 700}, line.font()));
        line.setOrigin(LevelOrigin{12});
        QCOMPARE(!line.said("origin").isEmpty(), origin);
        QCOMPARE(!line.said("rule").isEmpty(), rule);
        line.setOrigin({});
        QCOMPARE(!line.said("rule").isEmpty(), width >= 760);
    }

    void aGameThatIsNotSavedIsMarked() {
        ShownLine line;
        QCOMPARE(line.said("unsaved"), QString());
        line.setSaved(false);
        QCOMPARE(line.said("unsaved"), "Not saved");
        line.setSaved(true);
        QCOMPARE(line.said("unsaved"), QString());
    }

    void sentencesAreSpokenAndNotSeen() {
        ShownLine line;
        line.say("One.");
        line.say("Two.");
        const auto& spoken = *line.findChild<Announcer*>("spoken");
        QCOMPARE(spoken.said(), "Two.");
        QVERIFY(spoken.width() <= 1);
    }

    void aWindowHasRoom_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("beside");
        QTest::addColumn<bool>("room");
        QTest::addColumn<bool>("goal");
        QTest::addColumn<bool>("words");
        QTest::newRow("for the panel beside the board") << QSize(760, 320) << true << true << true << false;
        QTest::newRow("for the panel below it") << QSize(759, 780) << false << true << true << true;
        QTest::newRow("for the panel nowhere") << QSize(759, 779) << false << false << true << true;
        QTest::newRow("for words below the tools") << QSize(480, 560) << false << false << true << true;
        QTest::newRow("for no such words") << QSize(479, 560) << false << false << false << false;
        QTest::newRow("for none in a low window") << QSize(560, 559) << false << false << true << false;
        QTest::newRow("for the goal in words") << QSize(480, 500) << false << false << true << false;
        QTest::newRow("for no such goal") << QSize(479, 500) << false << false << false << false;
    }

    void aWindowHasRoom() {
        QFETCH(QSize, size);
        QFETCH(bool, beside);
        QFETCH(bool, room);
        QFETCH(bool, goal);
        QFETCH(bool, words);
        const WindowPlan plan = planFor(size, QFont());
        QCOMPARE(plan.isPanelBeside, beside);
        QCOMPARE(plan.hasRoomForPanel, room);
        QCOMPARE(plan.tellsGoal, goal);
        QCOMPARE(plan.hasWordsInToolBar, words);
        ShownLine line;
        line.showPuzzle(samplePuzzle(), 0);
        line.arrange(plan);
        QCOMPARE(!line.said("rule").isEmpty(), beside);
        QCOMPARE(!line.said("goal").isEmpty(), goal);
    }

    void wordsThatHaveNoRoomAreLeftOut() {
        for (const int points : {9, 14, 18, 24}) {
            const FontSize font(points);
            for (int width = 320; width <= 1200; width += 40) {
                ShownLine line;
                line.showPuzzle(samplePuzzle(), 100);
                line.setLeastShown(true);
                line.setLeast("Minimum left: 12");
                line.setSaved(false);
                line.arrange(planFor({width, 700}, line.font()));
                // The layout keeps it from being narrower than what was shown before.
                line.layout()->activate();
                line.resize(width, line.sizeHint().height());
                line.layout()->activate();
                for (const char* name : {"goal", "rule"}) {
                    const auto& label = *line.findChild<QLabel*>(name);
                    const QString told =
                        QStringLiteral("%1 at %2 and %3 pt").arg(name).arg(width).arg(points);
                    if (label.isHidden()) continue;
                    QVERIFY2(label.width() >= label.sizeHint().width(), qPrintable(told));
                    QVERIFY2(label.geometry().right() < width, qPrintable(told));
                }
            }
        }
    }

    void thePanelTakesWhatTheBoardLeaves() {
        QCOMPARE(planFor({760, 600}, QFont()).panelWidth, 350);
        QCOMPARE(planFor({1000, 600}, QFont()).panelWidth, 400);
        QCOMPARE(planFor({1600, 600}, QFont()).panelWidth, 640);
        QCOMPARE(planFor({600, 1200}, QFont()).panelHeight, 450);
        QCOMPARE(planFor({750, 800}, QFont()).panelHeight, 200);
    }
};

QTEST_MAIN(TestStatusLine)
#include "tst_status_line.moc"
