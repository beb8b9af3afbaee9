// What the statistics remember of help, and of what the program plays itself.

#include "core/text/flip_file.h"
#include "tests/support/statistics_play.h"

#include <QFileInfo>
#include <QTest>

#include <memory>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestStatisticsHelp : public StatisticsTest {
    Q_OBJECT

  private slots:

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
};

QTEST_MAIN(TestStatisticsHelp)
#include "tst_statistics_help.moc"
