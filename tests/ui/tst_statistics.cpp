// The statistics of the window: what counts, by real clicks and keys, the timer and the dialog.

#include "core/text/flip_file.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/full_disk.h"
#include "tests/support/open_window.h"
#include "tests/support/slow_disk.h"
#include "tests/support/ui_test.h"
#include "ui/game/game_tries.h"
#include "ui/search/search_explorer.h"
#include "ui/statistics/bar_chart.h"
#include "ui/statistics/statistics_dialog.h"
#include "ui/statistics/statistics_file.h"
#include "ui/statistics/statistics_table.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPointer>
#include <QTest>

#include <memory>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const char* const sampleText = "bwwb\nbbwb\nbwwb\nbwww\n";

void clickAll(OpenWindow& open, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) open.click(cell);
}

/// The window is left for another one, or entered again.
void goAway(OpenWindow& open, bool away) {
    QEvent event(away ? QEvent::WindowDeactivate : QEvent::WindowActivate);
    QApplication::sendEvent(&open.window, &event);
}

template <class Part>
Part& partOf(QWidget& dialog, const char* name) {
    auto* found = dialog.findChild<Part*>(QLatin1String(name));
    if (found == nullptr) qFatal("the dialog has no part called %s", name);
    return *found;
}

StatisticsDialog& openDialog(OpenWindow& open) {
    open.key(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = open.window.findChild<StatisticsDialog*>();
    if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog, patience)) qFatal("there is no dialog");
    return *dialog;
}

/// Whether the command has told what helps. A search that is watched tells it when it comes to its answer.
bool isTold(OpenWindow& open, const QString& command) {
    if (command == "Hint") return open.message().startsWith("It can be solved");
    if (command == "Solve") return !open.headline().isEmpty();
    auto& player = open.window.findChild<SearchExplorer*>()->player();
    if (!player.isActive()) return false;
    player.goTo(player.count());
    return true;
}

/// Gives the keyboard to the window again. A window counts as active while a dialog of its own is, so waiting
/// for that is not enough.
bool goBack(OpenWindow& open) {
    open.window.activateWindow();
    return QTest::qWaitFor([&] { return QApplication::activeWindow() == &open.window; }, patience);
}

QString remark(StatisticsDialog& dialog) {
    const auto& label = partOf<QLabel>(dialog, "statisticsRemark");
    return label.isVisible() ? label.text() : QString();
}

/// A row of the table, its cells separated by bars; empty if there is none.
QString rowOf(StatisticsDialog& dialog, int row) {
    const auto& table = partOf<StatisticsTable>(dialog, "statisticsTable");
    if (!table.isVisible() || row >= table.rowCount()) return {};
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column) cells << table.item(row, column)->text();
    return cells.join('|');
}

} // namespace

class TestStatistics : public UiTest {
    Q_OBJECT

    [[nodiscard]] QString path() const { return inFolder(QStringLiteral("statistics.sqlite")); }

    [[nodiscard]] std::vector<PlayedGame> games() {
        const auto read = readStatistics(path());
        if (!read.problem.isEmpty()) qWarning("%s", qPrintable(read.problem));
        return read.games;
    }

    /// Waits until everything is written that there will be: this many games, all with their minima.
    [[nodiscard]] bool isWritten(std::size_t count) {
        return QTest::qWaitFor(
            [&] {
                const auto all = games();
                return all.size() == count && std::ranges::all_of(all, [](const PlayedGame& game) {
                           return game.minimum.has_value();
                       });
            },
            patience);
    }

    /// Waits until this many games are solved.
    [[nodiscard]] bool areSolved(int count) {
        return QTest::qWaitFor(
            [&] {
                return std::ranges::count_if(
                           games(), [](const PlayedGame& game) { return game.solved.has_value(); }) == count;
            },
            patience);
    }

  private slots:

    void aGameBeginsWithItsFirstPress() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        QVERIFY(!QFileInfo::exists(path()));
        open.click({0, 0});
        QVERIFY(isWritten(1));
        const PlayedGame game = games().front();
        QCOMPARE(game.kind, "either clipped .*./***/.*. 4x4");
        QCOMPARE(game.board, "bwwb/bbwb/bwwb/bwww");
        QCOMPARE(game.minimum, 4);
        QVERIFY(!game.solved && !game.presses && !game.time && game.help == Help::None);
    }

    void pressesByKeysCountAsWell() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.board().setFocus();
        open.key(Qt::Key_Space);
        QVERIFY(isWritten(1));
    }

    void aSolvedGameCountsOnce() {
        const auto solution = solutionOf(samplePuzzle());
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            clickAll(open, {{0, 0}, {0, 0}});
            clickAll(open, solution);
            QVERIFY(open.game().solved());
            QVERIFY(areSolved(1));
            // Undone and solved again; started again and solved in fewer presses.
            open.key(Qt::Key_Z, Qt::ControlModifier);
            open.click(solution.back());
            open.key(Qt::Key_R, Qt::ControlModifier);
            clickAll(open, solution);
            QVERIFY(open.game().solved());
            QVERIFY(isWritten(1));
        }
        QVERIFY(isWritten(1));
        QCOMPARE(games().front().presses, 6);
        QCOMPARE(games().front().help, Help::None);
    }

    void aGameGoesOnAfterTheProgramWasStartedAgain() {
        const auto solution = solutionOf(samplePuzzle());
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            open.click(solution.front());
        }
        const qint64 begun = games().front().begun;
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            clickAll(open, {solution.begin() + 1, solution.end()});
            QVERIFY(open.game().solved());
        }
        QCOMPARE(games().size(), 1U);
        QCOMPARE(games().front().presses, 4);
        QCOMPARE(games().front().begun, begun);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.key(Qt::Key_Z, Qt::ControlModifier);
            clickAll(open, {{0, 0}, {0, 0}, solution.back()});
            QVERIFY(open.game().solved());
        }
        QCOMPARE(games().size(), 1U);
        QCOMPARE(games().front().presses, 4);
    }

    void anotherBoardIsAnotherGame_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("New") << "New";
        QTest::newRow("Paste Board") << "Paste Board";
    }

    void anotherBoardIsAnotherGame() {
        QFETCH(QString, command);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QVERIFY(isWritten(1));
        QApplication::clipboard()->setText(sampleText);
        open.command(command).trigger();
        open.click({1, 1});
        QVERIFY(isWritten(2));
        QCOMPARE(games()[1].board, written(open.game().start()));
    }

    void whereAPuzzleComesFromIsKept() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Daily Puzzle").trigger();
        QTRY_COMPARE(open.label("origin"), "Daily puzzle");
        open.click({0, 0});
        QVERIFY(isWritten(1));
        QVERIFY2(games().front().origin.startsWith("daily 20"), qPrintable(games().front().origin));
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.click({0, 0});
        QVERIFY(isWritten(2));
        QCOMPARE(games()[1].origin, QString());
    }

    void undoGoesBackToAnEarlierGame() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        const auto solution = solutionOf(samplePuzzle());
        open.click(solution[0]);
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.click({0, 0});
        QVERIFY(isWritten(2));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.game().presses(), 1);
        clickAll(open, {solution.begin() + 1, solution.end()});
        QVERIFY(areSolved(1));
        QVERIFY(isWritten(2));
        QVERIFY(games()[0].solved.has_value());
        QCOMPARE(games()[0].board, "bwwb/bbwb/bwwb/bwww");
    }

    void anotherTryAfterOtherPuzzlesIsTheSameGame_data() {
        QTest::addColumn<bool>("restarts");
        QTest::newRow("in one run") << false;
        QTest::newRow("with a restart of the program") << true;
    }

    void anotherTryAfterOtherPuzzlesIsTheSameGame() {
        QFETCH(bool, restarts);
        const auto solution = solutionOf(samplePuzzle());
        auto window = std::make_unique<OpenWindow>(folder());
        QVERIFY(window->isReady());
        window->paste(sampleText);
        window->click(solution[0]);
        FlipFile other{puzzleOf("bw/wb")};
        window->window.openSource(write("a.flip", QByteArray::fromStdString(writeFlipFile(other))));
        QTRY_VERIFY(window->puzzle() == other.start);
        window->click({0, 0});
        QVERIFY(isWritten(2));
        while (window->game().canUndo() && window->game().start() != samplePuzzle())
            window->key(Qt::Key_Z, Qt::ControlModifier);
        // What is not saved in the file is kept, so this begins another try.
        window->click(solution[1]);
        QCOMPARE(window->game().moveName(window->game().moveIndex() - 3), "New Try");
        if (restarts) {
            window.reset();
            window = std::make_unique<OpenWindow>(folder());
            QVERIFY(window->isReady());
        }
        clickAll(*window, {solution.begin() + 2, solution.end()});
        QVERIFY(window->game().solved());
        QVERIFY(areSolved(1));
        QCOMPARE(games().size(), 2U);
        QCOMPARE(games().front().presses, 4);
        QVERIFY(games().front().solved.has_value());
    }

    void stepsOfTheProgramAreNotPlayed() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QVERIFY(open.solve());
        open.player().goTo(open.player().count());
        QVERIFY(open.game().solved());
        open.player().goTo(3);
        QVERIFY(!QFileInfo::exists(path()));
        // The last step is made by the person.
        open.click(open.player().steps().back());
        QVERIFY(areSolved(1));
        QCOMPARE(games().front().help, Help::Solution);
        QCOMPARE(games().front().presses, 4);
    }

    void whatTheProgramFinishesIsNotSolved() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            open.click({0, 0});
            QVERIFY(open.solve());
            open.player().goTo(open.player().count());
            QVERIFY(open.game().solved());
            QVERIFY(isWritten(1));
        }
        QVERIFY(!games().front().solved);
        QCOMPARE(games().front().help, Help::Solution);
    }

    void helpIsRemembered_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("isFirst");
        QTest::addColumn<bool>("restarts");
        QTest::addColumn<int>("help");
        const auto row = [](const QString& command, bool isFirst, bool restarts, Help help) {
            QTest::addRow("%s, %s the first press%s", qPrintable(command), isFirst ? "before" : "after",
                          restarts ? " and a restart of the program" : "")
                << command << isFirst << restarts << static_cast<int>(help);
        };
        for (const bool isFirst : {true, false}) {
            for (const bool restarts : {false, true}) {
                row("Hint", isFirst, restarts, Help::Hint);
                row("Solve", isFirst, restarts, Help::Solution);
                row("Watch a Search", isFirst, restarts, Help::Solution);
            }
        }
    }

    void helpIsRemembered() {
        QFETCH(QString, command);
        QFETCH(bool, isFirst);
        QFETCH(bool, restarts);
        QFETCH(int, help);
        const auto solution = solutionOf(samplePuzzle());
        auto window = std::make_unique<OpenWindow>(folder());
        QVERIFY(window->isReady());
        window->paste(sampleText);
        if (!isFirst) window->click(solution[0]);
        window->command(command).trigger();
        QTRY_VERIFY(isTold(*window, command));
        if (restarts) {
            window.reset();
            window = std::make_unique<OpenWindow>(folder());
            QVERIFY(window->isReady());
        }
        window->key(Qt::Key_1, Qt::ControlModifier);
        if (isFirst) window->click(solution[0]);
        clickAll(*window, {solution.begin() + 1, solution.end()});
        QVERIFY(areSolved(1));
        QCOMPARE(static_cast<int>(games().front().help), help);
        // The next game is played without.
        window->key(Qt::Key_N, Qt::ControlModifier);
        window->click({0, 0});
        QVERIFY(isWritten(2));
        QCOMPARE(games().back().help, Help::None);
    }

    void whatWasOnlyBegunIsNoHelp_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("restarts");
        for (const char* command : {"Hint", "Solve", "Watch a Search"}) {
            QTest::addRow("%s", command) << command << false;
            QTest::addRow("%s, before a restart of the program", command) << command << true;
        }
    }

    void whatWasOnlyBegunIsNoHelp() {
        QFETCH(QString, command);
        QFETCH(bool, restarts);
        const auto solution = solutionOf(samplePuzzle());
        auto window = std::make_unique<OpenWindow>(folder());
        QVERIFY(window->isReady());
        window->paste(sampleText);
        // Before there is an answer, which would need the event loop.
        window->command(command).trigger();
        window->game().press({0, 0});
        if (restarts) {
            window.reset();
            window = std::make_unique<OpenWindow>(folder());
            QVERIFY(window->isReady());
        }
        window->key(Qt::Key_1, Qt::ControlModifier);
        window->click({0, 0});
        clickAll(*window, solution);
        QVERIFY(areSolved(1));
        QCOMPARE(games().front().help, Help::None);
    }

    void aSolutionThatWasShownEarlierIsRemembered_data() {
        QTest::addColumn<bool>("restart");
        QTest::newRow("before the program was left") << false;
        QTest::newRow("before the game was restarted and the program left") << true;
    }

    void aSolutionThatWasShownEarlierIsRemembered() {
        QFETCH(bool, restart);
        const auto solution = solutionOf(samplePuzzle());
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            QVERIFY(open.solve());
            if (restart) {
                open.player().goTo(1);
                open.key(Qt::Key_R, Qt::ControlModifier);
            }
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        clickAll(open, solution);
        QVERIFY(areSolved(1));
        QCOMPARE(games().front().help, Help::Solution);
        // The next game is played without.
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.click({0, 0});
        QVERIFY(isWritten(2));
        QCOMPARE(games().back().help, Help::None);
    }

    void aSolutionThatAFileTellsOfIsRemembered() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        FlipFile file{samplePuzzle()};
        file.shown = true;
        open.window.openSource(write("a.flip", QByteArray::fromStdString(writeFlipFile(file))));
        QTRY_VERIFY(open.puzzle() == samplePuzzle());
        clickAll(open, solutionOf(samplePuzzle()));
        QVERIFY(areSolved(1));
        QCOMPARE(games().front().help, Help::Solution);
    }

    void theSameBoardAtTheSamePlaceOfANewSessionIsAnotherGame() {
        const auto solution = solutionOf(samplePuzzle());
        for (int i = 0; i < 3; ++i) {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.paste(sampleText);
            clickAll(open, solution);
            QVERIFY(open.game().solved());
            QVERIFY(areSolved(i + 1));
            QVERIFY(isWritten(static_cast<std::size_t>(i) + 1));
            QVERIFY(QFile::remove(inFolder("session.txt")));
        }
    }

    void aBoardWithoutASolutionIsKnownAsOne() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bwww\nwwww\nwwww\nwwww\n");
        open.click({0, 0});
        QVERIFY(isWritten(1));
        QCOMPARE(games().front().minimum, noMinimum);
    }

    void aSolvedBoardDoesNotCount() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("ww\nww\n");
        clickAll(open, {{0, 0}, {0, 0}});
        open.paste(sampleText);
        open.click({0, 0});
        QVERIFY(isWritten(1));
        QCOMPARE(games().front().board, "bwwb/bbwb/bwwb/bwww");
    }

    void twoWindowsCountInOneFile() {
        OpenWindow one(folder());
        OpenWindow other(folder());
        for (OpenWindow* open : {&one, &other}) {
            open->window.activateWindow();
            QVERIFY(open->isReady());
            open->paste(sampleText);
            open->click({0, 0});
        }
        QVERIFY(isWritten(2));
        QCOMPARE(games()[0].session, "session");
        QCOMPARE(games()[1].session, "session2");
    }

    void puzzlesAreFoundAgainByWhereTheyCame() {
        Game game(samplePuzzle());
        QCOMPARE(beginOfPuzzle(game), 0);
        game.press({0, 0});
        game.restart();
        game.press({1, 1});
        QCOMPARE(beginOfPuzzle(game), 0);
        game.replace(impossiblePuzzle(), "Pasted");
        QCOMPARE(beginOfPuzzle(game), 4);
        game.press({0, 0});
        game.undo();
        game.beginTry();
        QCOMPARE(beginOfPuzzle(game), 4);
        game.goTo(3, Motion::Immediate);
        QCOMPARE(beginOfPuzzle(game), 0);
    }

    void damageIsToldAboveTheBoard() {
        QCOMPARE(write(QStringLiteral("statistics.sqlite"), QByteArray("no database").repeated(50)), path());
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QTRY_VERIFY2(open.message().contains("statistics were damaged"), qPrintable(open.message()));
        QVERIFY(open.message().contains("statistics.sqlite.damaged"));
        QVERIFY(isWritten(1));
    }

    void whatCannotBeSavedIsToldOnce() {
        QDir(folder()).mkdir(QStringLiteral("statistics.sqlite"));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QTRY_VERIFY2(open.message().contains("statistics of your games are not saved"),
                     qPrintable(open.message()));
        open.click("closeMessage");
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.click({1, 1});
        auto& dialog = openDialog(open);
        QTRY_VERIFY2(remark(dialog).contains("not a file"), qPrintable(remark(dialog)));
        QCOMPARE(open.message(), QString());
        dialog.close();
    }

    void theTimeIsShownAndKeptWhenWanted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Timer").trigger();
        open.paste(sampleText);
        open.clock.advance(10'000);
        QCOMPARE(open.label("time"), QString());
        const auto solution = solutionOf(samplePuzzle());
        open.click(solution[0]);
        QCOMPARE(open.label("time"), "0:00");
        open.clock.advance(65'000);
        QTRY_COMPARE(open.label("time"), "1:05");
        QCOMPARE(open.part<QLabel>("time").accessibleName(), "Time 1:05");
        goAway(open, true);
        open.clock.advance(600'000);
        goAway(open, false);
        QCOMPARE(open.label("time"), "1:05");
        open.clock.advance(3'000);
        clickAll(open, {solution.begin() + 1, solution.end()});
        QVERIFY(areSolved(1));
        QCOMPARE(games().front().time, 68'000);
        open.clock.advance(30'000);
        QCOMPARE(open.label("time"), "1:08");
        // Of a further try, no time is kept.
        open.key(Qt::Key_R, Qt::ControlModifier);
        open.click(solution[0]);
        open.clock.advance(30'000);
        QCOMPARE(open.label("time"), QString());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open.label("time"), "1:08");
        open.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(open.label("time"), QString());
        open.click({0, 0});
        QCOMPARE(open.label("time"), "0:00");
        open.command("Timer").trigger();
        QCOMPARE(open.label("time"), QString());
    }

    void theTimeStandsStillWhileTheProgramHasSolvedTheBoard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Timer").trigger();
        open.paste(sampleText);
        open.click({0, 0});
        open.clock.advance(5'000);
        QTRY_COMPARE(open.label("time"), "0:05");
        QVERIFY(open.solve());
        open.command("Last Step").trigger();
        QVERIFY(open.game().solved());
        open.clock.advance(5'000);
        QCOMPARE(open.label("time"), "0:05");
        // What the program has pressed can be taken back.
        open.key(Qt::Key_Z, Qt::ControlModifier);
        open.clock.advance(5'000);
        QTRY_COMPARE(open.label("time"), "0:10");
    }

    void theTimeStandsStillWhileTheGameCannotBePlayed_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("in the guide") << Qt::Key_F1 << Qt::KeyboardModifiers();
        QTest::newRow("while the board is set up") << Qt::Key_F2 << Qt::KeyboardModifiers();
        QTest::newRow("while a search is watched") << Qt::Key_E << Qt::KeyboardModifiers(Qt::ControlModifier);
    }

    void theTimeStandsStillWhileTheGameCannotBePlayed() {
        QFETCH(const Qt::Key, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Timer").trigger();
        open.paste(sampleText);
        open.click({0, 0});
        open.clock.advance(5'000);
        QTRY_COMPARE(open.label("time"), "0:05");
        open.key(key, modifiers);
        QTRY_VERIFY(!open.window.board().isVisible());
        open.clock.advance(60'000);
        // It is still known that nobody is here.
        goAway(open, true);
        goAway(open, false);
        open.clock.advance(60'000);
        QCOMPARE(open.label("time"), "0:05");
        if (key == Qt::Key_F2) open.key(Qt::Key_F2);
        open.key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible());
        QCOMPARE(open.label("time"), "0:05");
        open.clock.advance(3'000);
        QTRY_COMPARE(open.label("time"), "0:08");
    }

    void noTimeIsKeptUnlessWanted() {
        const auto solution = solutionOf(samplePuzzle());
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        clickAll(open, solution);
        QVERIFY(areSolved(1));
        QVERIFY(!games().front().time);
        QCOMPARE(open.label("time"), QString());
    }

    void theTimeOfAGameBegunEarlierIsNotKnown() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.command("Timer").trigger();
            open.paste(sampleText);
            open.click(solutionOf(samplePuzzle())[0]);
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const auto solution = solutionOf(open.puzzle());
        clickAll(open, solution);
        QVERIFY(areSolved(1));
        QCOMPARE(open.label("time"), QString());
        QVERIFY(!games().front().time);
    }

    void theDialogShowsWhatWasPlayed() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& dialog = openDialog(open);
        QTRY_COMPARE(remark(dialog), "No games yet. A game counts from your first press on a board.");
        QVERIFY(!partOf<QPushButton>(dialog, "exportStatistics").isEnabled());
        QVERIFY(!partOf<QPushButton>(dialog, "resetStatistics").isEnabled());
        QVERIFY(!dialog.isModal());
        QVERIFY(goBack(open));
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        clickAll(open, {{0, 0}, {0, 0}});
        clickAll(open, solutionOf(samplePuzzle()));
        QVERIFY2(open.game().solved(), qPrintable(written(open.puzzle())));
        // It follows the game.
        QTRY_COMPARE(rowOf(dialog, 0), "4×4 Flip Game|1|1|1|0");
        QCOMPARE(dialog.focusWidget(), &partOf<StatisticsTable>(dialog, "statisticsTable"));
        QCOMPARE(remark(dialog), QString());
        open.paste("bbw\nwbw\nbwb\n");
        open.click({0, 0});
        QTRY_COMPARE(rowOf(dialog, 0), "All puzzles|2|1|1|0");
        QCOMPARE(rowOf(dialog, 1), "4×4 Flip Game|1|1|1|0");
        QCOMPARE(rowOf(dialog, 2), "3×3 Flip Game|1|0|0|–");
        QCOMPARE(open.window.findChildren<StatisticsDialog*>().size(), 1);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QTRY_VERIFY(open.window.findChild<StatisticsDialog*>() == nullptr);
    }

    void countsStandAboveNarrowBarsWhereThereIsRoom_data() {
        QTest::addColumn<int>("bars");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("isSeen");
        QTest::addColumn<int>("counted");
        QTest::newRow("few bars") << 3 << 1000 << true << 2;
        QTest::newRow("a month's bars in the smallest dialog") << 30 << 27 << true << 2;
        QTest::newRow("no room beside each other") << 30 << 1000 << false << 2;
        QTest::newRow("the room of bars without a number") << 30 << 1000 << true << 1;
    }

    void countsStandAboveNarrowBarsWhereThereIsRoom() {
        QFETCH(int, bars);
        QFETCH(int, count);
        QFETCH(bool, isSeen);
        QFETCH(int, counted);
        BarChart chart("chart", "Games", nullptr);
        chart.resize(540, 104);
        // The bars are as high as the chart, whatever they count.
        const auto picture = [&](int games) {
            std::vector<BarChart::Bar> all(static_cast<std::size_t>(bars));
            for (auto bar = all.end() - counted; bar != all.end(); ++bar) bar->count = games;
            chart.show(all);
            return chart.grab().toImage();
        };
        QCOMPARE(picture(count) != picture(count + 1), isSeen);
    }

    void theDialogIsReadWithKeys() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        clickAll(open, {{0, 0}, {0, 0}});
        clickAll(open, solutionOf(samplePuzzle()));
        open.paste("bbw\nwbw\nbwb\n");
        open.click({0, 0});
        QVERIFY(isWritten(2));
        QVERIFY(areSolved(1));
        auto& dialog = openDialog(open);
        QTRY_COMPARE(rowOf(dialog, 0), "All puzzles|2|1|1|0");
        auto& table = partOf<StatisticsTable>(dialog, "statisticsTable");
        QCOMPARE(table.accessibleName(), "Your games by kind of puzzle");
        QCOMPARE(table.item(0, 1)->data(Qt::AccessibleTextRole).toString(), "Played: 2");
        auto& over = partOf<BarChart>(dialog, "overChart");
        QCOMPARE(over.bars()[2].count, 1);
        auto& later = partOf<QLabel>(dialog, "statisticsLater");
        QVERIFY2(!later.isVisible(), "the chart itself is there");
        QTRY_VERIFY2(table.hasFocus(), "a kind is chosen at once");
        QTest::keyClick(&table, Qt::Key_Down);
        QTest::keyClick(&table, Qt::Key_Down);
        QVERIFY2(!over.isVisible(), "of this kind, nothing is solved");
        QVERIFY2(later.isVisible(), "it says why there is no chart");
        QCOMPARE(partOf<BarChart>(dialog, "daysChart").bars().back().count, 1);
        QTest::keyClick(&table, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(&table, Qt::Key_Tab);
        QVERIFY(over.hasFocus());
        QTest::keyClick(&over, Qt::Key_Right);
        QTest::keyClick(&over, Qt::Key_Right);
        QCOMPARE(over.sentence(over.chosen()), "2 presses above the minimum: 1.");
        QCOMPARE(partOf<QLabel>(dialog, "statisticsBar").text(), over.sentence(over.chosen()));
        auto& times = partOf<BarChart>(dialog, "timesChart");
        QVERIFY(!times.isVisible());
        // Nor is its title.
        const auto titles = dialog.findChildren<QLabel*>();
        QVERIFY(std::ranges::none_of(titles, [&](const QLabel* title) {
            return title->isVisible() && title->text() == times.accessibleName();
        }));
        dialog.close();
    }

    void theTableDoesNotTakeTheKeysFromAnotherPart() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& dialog = openDialog(open);
        QTRY_VERIFY(!remark(dialog).isEmpty());
        auto* close = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close);
        close->setFocus();
        QVERIFY(goBack(open));
        open.click({0, 0});
        QTRY_COMPARE(rowOf(dialog, 0).section('|', 0, 1), "4×4 Flip Game|1");
        QCOMPARE(dialog.focusWidget(), close);
        dialog.close();
    }

    void aResetIsUndone_data() {
        QTest::addColumn<bool>("inDialog");
        QTest::newRow("in the dialog") << true;
        QTest::newRow("above the board") << false;
    }

    void aResetIsUndone() {
        QFETCH(bool, inDialog);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QVERIFY(isWritten(1));
        const auto before = games();
        auto& dialog = openDialog(open);
        auto& reset = partOf<QPushButton>(dialog, "resetStatistics");
        auto& undo = partOf<QPushButton>(dialog, "undoReset");
        QTRY_VERIFY(reset.isEnabled());
        QVERIFY(!undo.isVisible());
        QTest::mouseClick(&reset, Qt::LeftButton);
        QTRY_VERIFY(undo.isVisible());
        QVERIFY(games().empty());
        QVERIFY(remark(dialog).startsWith("No games yet"));
        QTRY_COMPARE(open.message(), "The statistics have been reset.");
        if (inDialog) {
            QTest::mouseClick(&undo, Qt::LeftButton);
        } else {
            open.click("offer");
        }
        // It would not be true any more.
        QCOMPARE(open.message(), QString());
        QTRY_VERIFY(games() == before);
        QTRY_VERIFY(!undo.isVisible());
        dialog.close();
    }

    void statisticsAreExported() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        clickAll(open, solutionOf(samplePuzzle()));
        QVERIFY(areSolved(1));
        QVERIFY(isWritten(1));
        auto& dialog = openDialog(open);
        auto& button = partOf<QPushButton>(dialog, "exportStatistics");
        QTRY_VERIFY(button.isEnabled());
        QTest::mouseClick(&button, Qt::LeftButton);
        const QString file = inFolder(QStringLiteral("games.csv"));
        QVERIFY(nameFile(open, "csvDialog", file));
        QTRY_VERIFY2(remark(dialog).startsWith("The statistics are saved in"), qPrintable(remark(dialog)));
        QCOMPARE(open.spoken(), remark(dialog));
        const QByteArray text = contents(file);
        QVERIFY2(text.startsWith("begun,kind,board,origin,solved,presses,minimum,help,seconds\r\n"),
                 text.constData());
        QVERIFY2(text.contains("Z,either clipped .*./***/.*. 4x4,bwwb/bbwb/bwwb/bwww,,20"), text.constData());
        QVERIFY2(text.endsWith("Z,4,4,none,\r\n"), text.constData());
        {
            const FullDisk full(10);
            QTest::mouseClick(&button, Qt::LeftButton);
            QVERIFY(nameFile(open, "csvDialog", inFolder(QStringLiteral("other.csv"))));
            QTRY_VERIFY2(remark(dialog).contains("could not be saved"), qPrintable(remark(dialog)));
        }
        dialog.close();
    }

    void whatBecomesOfAnExportIsToldAfterTheDialogHasGone_data() {
        QTest::addColumn<bool>("isShownAgain");
        QTest::newRow("it stays away") << false;
        QTest::newRow("it is opened again before that") << true;
    }

    void whatBecomesOfAnExportIsToldAfterTheDialogHasGone() {
        QFETCH(bool, isShownAgain);
        QVERIFY(QDir().mkpath(inFolder("slow")));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        clickAll(open, solutionOf(samplePuzzle()));
        QVERIFY(areSolved(1));
        const QPointer dialog(&openDialog(open));
        auto& button = partOf<QPushButton>(*dialog, "exportStatistics");
        QTRY_VERIFY(button.isEnabled());
        SlowDisk disk(inFolder("slow"));
        const QStringList names{"a.csv", "b.csv"};
        for (const QString& name : names) {
            QTest::mouseClick(&button, Qt::LeftButton);
            QVERIFY(nameFile(open, "csvDialog", inFolder("slow/" + name)));
            QTRY_VERIFY(disk.isAwaited());
        }
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY2(disk.isAwaited(), "the window has waited for the disk");
        if (isShownAgain) QCOMPARE(&openDialog(open), dialog.data());
        disk.answer();
        QTRY_COMPARE(open.spoken(), "The statistics are saved in " + inFolder("slow/b.csv") + ".");
        QCOMPARE(QDir(inFolder("slow")).entryList(QDir::Files), names);
        if (isShownAgain) {
            QCOMPARE(remark(*dialog), open.spoken());
            dialog->close();
        } else {
            QCOMPARE(open.message(), open.spoken());
        }
        QTRY_VERIFY(!dialog);
    }

    void statisticsAreSwitchedOff() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            auto& dialog = openDialog(open);
            auto& keep = partOf<QCheckBox>(dialog, "keepStatistics");
            QVERIFY(keep.isChecked());
            keep.click();
            QTRY_COMPARE(remark(dialog), "Games are not counted now.");
            dialog.close();
            QVERIFY(goBack(open));
            open.click({0, 0});
        }
        QVERIFY(!QFileInfo::exists(path()));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        auto& dialog = openDialog(open);
        auto& keep = partOf<QCheckBox>(dialog, "keepStatistics");
        QVERIFY(!keep.isChecked());
        keep.click();
        dialog.close();
        QVERIFY(goBack(open));
        open.click({1, 1});
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.click({2, 2});
        const QString board = written(open.game().start());
        QTRY_VERIFY(!games().empty() && games().back().board == board);
    }
};

QTEST_MAIN(TestStatistics)
#include "tst_statistics.moc"
