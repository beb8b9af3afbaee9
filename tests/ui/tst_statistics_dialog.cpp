// The dialog of the statistics: shown, read with keys, reset, exported and switched off.

#include "tests/support/file_dialogs.h"
#include "tests/support/full_disk.h"
#include "tests/support/slow_disk.h"
#include "tests/support/statistics_play.h"
#include "ui/statistics/bar_chart.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPointer>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestStatisticsDialog : public StatisticsTest {
    Q_OBJECT

  private slots:

    void theDialogShowsWhatWasPlayed() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& dialog = openDialog(open);
        QTRY_COMPARE(
            remark(dialog),
            "No games yet. A game counts from its first press, unless its board is solved from the start.");
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

    void gamesOfAnotherWindowAreSeenWhenTheDialogIsEntered() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& dialog = openDialog(open);
        QTRY_COMPARE(
            remark(dialog),
            "No games yet. A game counts from its first press, unless its board is solved from the start.");
        OpenWindow other(folder());
        QVERIFY(other.isReady());
        other.paste(sampleText);
        clickAll(other, solutionOf(samplePuzzle()));
        QVERIFY(other.game().solved());
        // The game is written when it begins, too.
        QVERIFY(areSolved(1));
        QVERIFY(isWritten(1));
        dialog.activateWindow();
        QTRY_COMPARE(rowOf(dialog, 0), "4×4 Flip Game|1|1|1|1");
        QCOMPARE(remark(dialog), QString());
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

    void aResetThatFailsIsToldAndNothingElse() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QVERIFY(isWritten(1));
        auto& dialog = openDialog(open);
        auto& reset = partOf<QPushButton>(dialog, "resetStatistics");
        QTRY_VERIFY(reset.isEnabled());
        {
            const FullDisk disk(0);
            QTest::mouseClick(&reset, Qt::LeftButton);
            QTRY_VERIFY2(remark(dialog).startsWith("The statistics have not been reset. "),
                         qPrintable(remark(dialog)));
            QVERIFY2(!remark(dialog).contains("not saved"), qPrintable(remark(dialog)));
            QVERIFY2(!open.message().contains("not saved"), qPrintable(open.message()));
        }
        QCOMPARE(games().size(), std::size_t{1});
        // It is not done later, when nobody expects it.
        QVERIFY(!partOf<QPushButton>(dialog, "undoReset").isVisible());
        dialog.close();
        QVERIFY(goBack(open));
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.click({1, 1});
        QVERIFY(isWritten(2));
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

QTEST_MAIN(TestStatisticsDialog)
#include "tst_statistics_dialog.moc"
