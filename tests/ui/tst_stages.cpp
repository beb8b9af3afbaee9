// Which board is in front, and what the commands for steps and for undo are about meanwhile: without a
// window.

#include "tests/support/manual_clock.h"
#include "tests/support/ui_test.h"
#include "ui/game/solution_player.h"
#include "ui/solution/game_stage.h"
#include "ui/window/move_menu.h"
#include "ui/window/stages.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// A game with its board, its player and a solution to step through.
struct Playing {
    Game game{samplePuzzle()};
    SolutionPlayer player;
    GameStage widget;
    int restarts = 0;

    explicit Playing(FrameClock& clock) : player(game, clock), widget(game, player, clock) {}

    /// Whoever shows it takes it over, but it goes with this.
    ~Playing() { widget.setParent(nullptr); }

    Playing(const Playing&) = delete;
    Playing& operator=(const Playing&) = delete;

    [[nodiscard]] Stage stage() {
        return {widget, widget.board(), player, game, [this] { ++restarts; }};
    }
};

/// The game in play, a place to set its board up, and a lesson that has a game of its own.
struct Place {
    ManualClock clock;
    Stages stages;
    Playing play{clock};
    Playing setUp{clock};
    Playing lesson{clock};
    int hints = 0;
    int solutions = 0;
    int searches = 0;
    MoveMenu menu{{filled(), [this] { ++hints; }, [this] { ++solutions; }, [this] { ++searches; }}, nullptr};

    Stages& filled() {
        stages.addPlay(play.stage());
        stages.addSetUp(setUp.stage());
        stages.addForPage("guide", lesson.stage());
        return stages;
    }

    [[nodiscard]] QAction& command(const QString& text) {
        for (QAction* action : menu.actions()) {
            if (action->text().remove(QLatin1Char('&')) == text) return *action;
        }
        qFatal("the menu has no command %s", qPrintable(text));
    }

    [[nodiscard]] QString inFront() {
        const QWidget* shown = stages.currentWidget();
        if (shown != &stages.inFront().widget) return "another one than is said";
        return shown == &play.widget ? "play" : shown == &setUp.widget ? "set-up" : "lesson";
    }
};

} // namespace

class TestStages : public UiTest {
    Q_OBJECT

  private slots:

    void oneStageIsInFront_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<bool>("panel");
        QTest::addColumn<bool>("settingUp");
        QTest::addColumn<QString>("front");
        QTest::newRow("at first, the game") << "" << true << false << "play";
        QTest::newRow("beside a page without a stage, the game") << "race" << true << false << "play";
        QTest::newRow("beside the guide, its lesson") << "guide" << true << false << "lesson";
        QTest::newRow("without the panel, the game even then") << "guide" << false << false << "play";
        QTest::newRow("while it is set up, the board") << "solution" << true << true << "set-up";
        QTest::newRow("without the panel, too") << "solution" << false << true << "set-up";
    }

    void oneStageIsInFront() {
        QFETCH(QString, page);
        QFETCH(bool, panel);
        QFETCH(bool, settingUp);
        QFETCH(QString, front);
        Place place;
        place.stages.setPage(page);
        place.stages.setPanelShown(panel);
        place.stages.setSettingUp(settingUp);
        QCOMPARE(place.inFront(), front);
        QCOMPARE(place.stages.isPlayInFront(), front == "play");
        QCOMPARE(place.stages.isAboutPlay(), front == "play");
        QCOMPARE(place.stages.isSettingUp(), settingUp);
        place.stages.inFront().restart();
        QCOMPARE(place.play.restarts, front == "play" ? 1 : 0);
        QCOMPARE(place.setUp.restarts, front == "set-up" ? 1 : 0);
        QCOMPARE(place.lesson.restarts, front == "lesson" ? 1 : 0);
    }

    void theGameIsShownUntilASearchIsWatched() {
        ManualClock clock;
        Stages stages;
        Playing play(clock);
        GameStage board(play.game, play.player, clock);
        Game other(samplePuzzle());
        SolutionPlayer search(other, clock);
        stages.addPlay(play.stage());
        stages.addForPage("search", {board, board.board(), search, play.game, [] {}});
        play.player.load({{0, 0}, {1, 1}});
        play.player.goTo(1);
        QVERIFY(stages.isGameShown());
        stages.setPage("search");
        QVERIFY(stages.isGameShown());
        search.load({{0, 0}, {1, 1}});
        QVERIFY(stages.isAboutPlay() && !stages.isGameShown());
        search.goTo(2);
        QVERIFY(stages.isAboutPlay() && !stages.isGameShown());
        stages.setPage("race");
        QVERIFY(stages.isGameShown());
        Place place;
        place.stages.setPage("guide");
        QVERIFY(!place.stages.isGameShown());
        board.setParent(nullptr);
    }

    void aStageThatIsNotOfferedStaysBehind() {
        Place place;
        place.stages.setPage("guide");
        QVERIFY(place.stages.pageHasStage());
        place.stages.setOffered("guide", false);
        QCOMPARE(place.inFront(), "play");
        QVERIFY(!place.stages.pageHasStage());
        const QSignalSpy changed(&place.stages, &Stages::changed);
        place.stages.setOffered("guide", false);
        QCOMPARE(changed.count(), 0);
        place.stages.setOffered("guide", true);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(place.inFront(), "lesson");
        place.stages.setSettingUp(true);
        QVERIFY(place.stages.pageHasStage());
        place.stages.setPanelShown(false);
        QVERIFY(!place.stages.pageHasStage());
    }

    void whatNobodySeesPauses() {
        Place place;
        for (Playing* each : {&place.play, &place.setUp, &place.lesson}) {
            each->player.load({{0, 0}, {1, 1}});
            each->player.play();
        }
        place.stages.setPage("guide");
        QVERIFY(!place.play.player.isPlaying() && !place.setUp.player.isPlaying());
        QVERIFY(place.lesson.player.isPlaying());
        place.stages.setPage("race");
        QVERIFY(!place.lesson.player.isPlaying());
    }

    void whoeverShowsThemIsTold() {
        Place place;
        const QSignalSpy changed(&place.stages, &Stages::changed);
        const QSignalSpy game(&place.stages, &Stages::gameChanged);
        const QSignalSpy steps(&place.stages, &Stages::stepsChanged);
        place.stages.setPage("guide");
        place.stages.setPanelShown(false);
        place.stages.setSettingUp(true);
        for (const QSignalSpy* spy : {&changed, &game, &steps}) QCOMPARE(spy->count(), 3);
        place.lesson.game.press({0, 0});
        QCOMPARE(game.count(), 4);
        place.play.player.load({{0, 0}});
        QCOMPARE(steps.count(), 4);
        QCOMPARE(changed.count(), 3);
        QCOMPARE(place.stages.boards(),
                 (std::vector<BoardWidget*>{&place.play.widget.board(), &place.setUp.widget.board(),
                                            &place.lesson.widget.board()}));
    }

    void stagesThatShareAGameTellOfItOnce() {
        ManualClock clock;
        Stages stages;
        Playing play(clock);
        GameStage other(play.game, play.player, clock);
        stages.addPlay(play.stage());
        stages.addSetUp({other, other.board(), play.player, play.game, [] {}});
        const QSignalSpy game(&stages, &Stages::gameChanged);
        play.game.press({0, 0});
        QCOMPARE(game.count(), 1);
        QWidget third;
        stages.addForPage("atlas", {third, play.widget.board(), play.player, play.game, [] {}});
        QCOMPARE(stages.boards(), (std::vector<BoardWidget*>{&play.widget.board(), &other.board()}));
        third.setParent(nullptr);
        other.setParent(nullptr);
    }

    void theMenuActsOnTheGameInFront() {
        Place place;
        QVERIFY(!place.command("Undo").isEnabled());
        place.play.game.press({0, 0});
        place.lesson.game.press({1, 1});
        place.lesson.game.undo();
        QVERIFY(!place.command("Redo").isEnabled());
        place.command("Undo Press row 1, column 1").trigger();
        QCOMPARE(place.play.game.moveIndex(), 0);
        QVERIFY(place.command("Redo Press row 1, column 1").isEnabled());
        place.stages.setPage("guide");
        QVERIFY(!place.command("Undo").isEnabled());
        place.command("Redo Press row 2, column 2").trigger();
        QCOMPARE(place.lesson.game.moveIndex(), 1);
        QCOMPARE(place.play.game.moveIndex(), 0);
    }

    void theMenuStepsThroughWhatIsInFront_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        const auto row = [](const char* name, int from, int to) {
            QTest::newRow(name) << QString(name) << from << to;
        };
        row("First Step", 2, 0);
        row("Previous Step", 2, 1);
        row("Skip Back", 2, 1);
        row("Skip Ahead", 1, 2);
        row("Next Step", 1, 2);
        row("Last Step", 1, 3);
        row("Play or Pause", 1, 1);
    }

    void theMenuStepsThroughWhatIsInFront() {
        QFETCH(QString, command);
        QFETCH(int, from);
        QFETCH(int, to);
        Place place;
        QVERIFY(!place.command(command).isEnabled());
        place.stages.setPage("guide");
        place.lesson.player.load({{0, 0}, {1, 1}, {2, 2}});
        place.lesson.player.goTo(from);
        QVERIFY(place.command(command).isEnabled());
        place.command(command).trigger();
        QCOMPARE(place.lesson.player.index(), to);
        QCOMPARE(place.lesson.player.isPlaying(), command == "Play or Pause");
        place.stages.setPage("solution");
        QVERIFY(!place.command(command).isEnabled());
    }

    void whatAsksForAnswersIsPassedOn() {
        Place place;
        place.command("Hint").trigger();
        QCOMPARE(place.hints, 1);
        place.command("Solve").trigger();
        QCOMPARE(place.solutions, 1);
        place.command("Watch a Search").trigger();
        QCOMPARE(place.searches, 1);
    }
};

QTEST_MAIN(TestStages)
#include "tst_stages.moc"
