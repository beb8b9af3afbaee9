// The progress of the levels: as a value, as text, and in a file that several windows write to.

#include "core/generate/levels.h"
#include "tests/support/drawn.h"
#include "tests/support/full_disk.h"
#include "tests/support/ui_test.h"
#include "ui/levels/level_chart.h"
#include "ui/levels/level_store.h"
#include "ui/levels/level_tile.h"
#include "ui/look/palettes.h"

#include <QDir>
#include <QLockFile>
#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using State = LevelProgress::State;

LevelProgress progressOf(std::initializer_list<std::pair<int, int>> levels) {
    LevelProgress progress;
    for (const auto& [level, presses] : levels) progress.add(level, presses);
    return progress;
}

/// The file as the program writes it.
QByteArray text(const char* lines) { return QByteArray("flipgame-levels 1\n") + lines; }

/// Adds to the file, and waits until it is written.
bool add(LevelStore& store, const LevelProgress& progress) {
    QSignalSpy written(&store, &LevelStore::written);
    store.add(progress);
    return QTest::qWaitFor([&] { return !written.isEmpty(); }, patience);
}

} // namespace

class TestLevelStore : public UiTest {
    Q_OBJECT

    [[nodiscard]] QByteArray file() const { return contents(inFolder("levels.txt")); }

    /// Puts a file there, as another program or an accident does.
    void put(const QByteArray& text) const { QCOMPARE(write("levels.txt", text), inFolder("levels.txt")); }

  private slots:

    void theLatestDayIsKept() {
        LevelProgress progress;
        const QDate monday(2026, 11, 23);
        QVERIFY(!progress.fewest(monday));
        // It needs four presses.
        QVERIFY(!progress.add(monday, 3));
        QVERIFY(!progress.add(QDate(), 3));
        QVERIFY(progress.add(monday, 6));
        QVERIFY(progress.add(monday, 8));
        QCOMPARE(progress.fewest(monday), std::optional(6));
        QVERIFY(progress.add(monday, 4));
        QCOMPARE(progress.fewest(monday), std::optional(4));
        // A day that is still to come does not hide those before it.
        QVERIFY(progress.add(monday.addDays(7), 20));
        QCOMPARE(progress.fewest(monday), std::optional(4));
        QCOMPARE(progress.fewest(monday.addDays(7)), std::optional(20));
        QCOMPARE(levelText(progress), text("daily 2026-11-23 4\ndaily 2026-11-30 20\n"));
        QVERIFY(readLevelText(levelText(progress)).progress == progress);
        QVERIFY(readLevelText(levelText(progress)).whole);
        LevelProgress other = progressOf({{15, 3}});
        other.add(progress);
        QCOMPARE(other.fewest(monday), std::optional(4));
        QCOMPARE(levelText(other), text("15 3\ndaily 2026-11-23 4\ndaily 2026-11-30 20\n"));
        for (const char* line : {"daily \n", "daily 2026-11-23\n", "daily 2026-11-23 x\n",
                                 "daily 2026-13-01 9\n", "daily 2026-11-23 4 4\n", "daily 2026-11-23 3\n"}) {
            const ReadProgress read = readLevelText(text(line));
            QVERIFY2(!read.whole && read.progress == LevelProgress(), line);
        }
    }

    void theFewestPressesCount() {
        LevelProgress progress;
        QVERIFY(!progress.fewest(15));
        QVERIFY(progress.stateOf(15) == State::Open);
        // Level 15 needs one press.
        QVERIFY(progress.add(15, 3));
        QVERIFY(progress.stateOf(15) == State::Solved);
        QVERIFY(progress.add(15, 5));
        QCOMPARE(progress.fewest(15), std::optional(3));
        QVERIFY(progress.add(15, 1));
        QVERIFY(progress.stateOf(15) == State::SolvedAtMinimum);
        progress.add(progressOf({{15, 7}, {1, 5}}));
        QVERIFY(progress == progressOf({{1, 5}, {15, 1}}));
        QCOMPARE(progress.solved(), 2);
        QCOMPARE(progress.solvedAtMinimum(), 1);
    }

    void whatCannotBeIsNotCounted() {
        LevelProgress progress;
        for (const auto& [level, presses] :
             std::initializer_list<std::pair<int, int>>{{0, 1}, {126, 200}, {15, 0}, {24, 5}, {-1, -1}})
            QVERIFY(!progress.add(level, presses));
        QVERIFY(progress == LevelProgress());
    }

    void theNextLevelIsOneThatIsOpen() {
        QCOMPARE(LevelProgress().nextOpen(1), 1);
        QCOMPARE(LevelProgress().nextOpen(7), 7);
        QCOMPARE(progressOf({{7, 9}, {8, 9}}).nextOpen(7), 9);
        QCOMPARE(progressOf({{1, 1}, {125, 123}}).nextOpen(125), 2);
        LevelProgress all;
        for (int level = 1; level <= levelCount; ++level) all.add(level, 1000);
        QCOMPARE(all.nextOpen(12), 12);
    }

    void progressIsText() {
        QCOMPARE(levelText({}), text(""));
        const LevelProgress progress = progressOf({{15, 4}, {1, 1}});
        QCOMPARE(levelText(progress), text("1 1\n15 4\n"));
        const ReadProgress read = readLevelText(levelText(progress));
        QVERIFY(read.whole && read.progress == progress);
    }

    void linesThatMakeNoSenseAreLeftOut_data() {
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char* name, const QByteArray& written) { QTest::newRow(name) << written; };
        row("a word", text("1 1\nsolved\n15 4\n"));
        row("an empty line", text("1 1\n\n15 4\n"));
        row("a third number", text("1 1\n2 2 2\n15 4\n"));
        row("a number alone", text("1 1\n2\n15 4\n"));
        row("a level that there is not", text("1 1\n126 9\n15 4\n"));
        row("fewer presses than are possible", text("1 1\n125 122\n15 4\n"));
        row("a negative number", text("1 1\n2 -2\n15 4\n"));
        row("a number beyond all numbers", text("1 1\n2 99999999999999999999\n15 4\n"));
        row("bytes that are no text", text("1 1\n") + QByteArray("\0\xff \x80\n", 5) + "15 4\n");
        row("a last line without an end", text("1 1\n15 4\n2 9"));
        row("another first line", "flipgame-levels 2\n1 1\n15 4\n");
        row("the same level twice, the better one last", text("1 3\n15 4\n1 1\n") + "x\n");
    }

    void linesThatMakeNoSenseAreLeftOut() {
        QFETCH(QByteArray, written);
        const ReadProgress read = readLevelText(written);
        QVERIFY(!read.whole);
        QVERIFY(read.progress == progressOf({{1, 1}, {15, 4}}));
    }

    void progressIsKeptInAFile() {
        {
            LevelStore store(inFolder("a/folder/to/be/made"));
            QVERIFY(store.progress() == LevelProgress());
            store.add(progressOf({{15, 4}}));
            QVERIFY(store.progress() == progressOf({{15, 4}}));
            store.add(progressOf({{1, 1}, {15, 2}}));
            // Whatever has not been written yet is written at the end.
        }
        QCOMPARE(contents(inFolder("a/folder/to/be/made/levels.txt")), text("1 1\n15 2\n"));
        const LevelStore again(inFolder("a/folder/to/be/made"));
        QVERIFY(again.progress() == progressOf({{1, 1}, {15, 2}}));
    }

    void ofTwoWindowsTheBetterOneCounts() {
        LevelStore one(folder());
        LevelStore other(folder());
        QVERIFY(add(one, progressOf({{15, 2}, {16, 9}})));
        QVERIFY(other.progress() == progressOf({{15, 2}, {16, 9}}));
        QVERIFY(add(other, progressOf({{15, 5}, {16, 8}, {17, 7}})));
        QVERIFY(add(one, progressOf({{18, 6}})));
        QCOMPARE(file(), text("15 2\n16 8\n17 7\n18 6\n"));
        for (int i = 0; i < 20; ++i) {
            one.add(progressOf({{40 + i, 100}}));
            other.add(progressOf({{60 + i, 100}}));
        }
        QTRY_COMPARE(readLevelText(file()).progress.solved(), 44);
    }

    void aResetIsForAllWindowsAndCanBeUndone() {
        LevelStore one(folder());
        LevelStore other(folder());
        QVERIFY(add(other, progressOf({{15, 2}})));
        QVERIFY(add(one, progressOf({{16, 9}})));
        const LevelProgress before = one.progress();
        one.clearLevels();
        QVERIFY(one.progress() == LevelProgress());
        QTRY_COMPARE(file(), text(""));
        QVERIFY(add(other, progressOf({{17, 9}})));
        QVERIFY(add(one, before));
        QCOMPARE(file(), text("15 2\n16 9\n17 9\n"));
    }

    void aResetLeavesTheDailyPuzzles() {
        put(text("15 2\ndaily 2026-11-23 4\n"));
        LevelStore store(folder());
        LevelProgress added;
        added.add(QDate(2026, 11, 30), 20);
        added.add(16, 9);
        // It may still be waiting to be written.
        store.add(added);
        store.clearLevels();
        QCOMPARE(levelText(store.progress()), text("daily 2026-11-23 4\ndaily 2026-11-30 20\n"));
        QTRY_COMPARE(file(), text("daily 2026-11-23 4\ndaily 2026-11-30 20\n"));
    }

    void aDamagedFileIsKeptBesideTheNewOne() {
        const QByteArray damaged = text("15 2\nrubbish\n");
        put(damaged);
        LevelStore store(folder());
        QVERIFY(store.progress() == progressOf({{15, 2}}));
        QCOMPARE(file(), damaged);
        QVERIFY(add(store, progressOf({{16, 9}})));
        QCOMPARE(file(), text("15 2\n16 9\n"));
        QCOMPARE(contents(store.damagedPath()), damaged);
        // So is the next one, beside the first.
        put("rubbish again\n");
        QVERIFY(add(store, progressOf({{17, 9}})));
        QCOMPARE(file(), text("17 9\n"));
        QCOMPARE(contents(store.damagedPath()), damaged);
        QCOMPARE(contents(store.damagedPath() + "2"), "rubbish again\n");
    }

    void aDamagedFileIsFoundBeforeAnyChange() {
        const QByteArray damaged = text("15 2\nrubbish\n");
        put(damaged);
        LevelStore store(folder());
        QSignalSpy found(&store, &LevelStore::damageFound);
        store.look();
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(found.front(), (QVariantList{store.damagedPath(), true}));
        QCOMPARE(file(), text("15 2\n"));
        QCOMPARE(contents(store.damagedPath()), damaged);
        // Once only, and with what is added meanwhile.
        store.look();
        QVERIFY(add(store, progressOf({{16, 9}})));
        QCOMPARE(file(), text("15 2\n16 9\n"));
        QCOMPARE(found.count(), 1);
    }

    void aLookLeavesAWholeFileAsItIs() {
        // Written anew, its lines would be in order.
        put(text("16 9\n15 2\n"));
        std::optional<LevelStore> store(std::in_place, folder());
        QVERIFY(store->progress() == progressOf({{15, 2}, {16, 9}}));
        store->look();
        // Waits for it.
        store.reset();
        QCOMPARE(file(), text("16 9\n15 2\n"));
        QVERIFY(QFile::remove(LevelStore(folder()).path()));
        store.emplace(folder());
        store->look();
        store.reset();
        QVERIFY(!QFileInfo::exists(LevelStore(folder()).path()));
    }

    void whatCannotBeWrittenIsToldAndTriedAgain() {
        LevelStore store(folder());
        QSignalSpy failed(&store, &LevelStore::failed);
        {
            const FullDisk disk(0);
            store.add(progressOf({{15, 2}}));
            QTRY_COMPARE(failed.count(), 1);
        }
        QVERIFY2(failed.front().front().toString().contains(folder()),
                 qPrintable(failed.front().front().toString()));
        QVERIFY(store.progress() == progressOf({{15, 2}}));
        QVERIFY(add(store, progressOf({{16, 9}})));
        QCOMPARE(file(), text("15 2\n16 9\n"));
        QCOMPARE(failed.count(), 1);
    }

    void aFolderInItsPlaceIsTold() {
        QVERIFY(QDir(folder()).mkdir("levels.txt"));
        LevelStore store(folder());
        QVERIFY(store.progress() == LevelProgress());
        QSignalSpy failed(&store, &LevelStore::failed);
        store.add(progressOf({{15, 2}}));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(QDir(inFolder("levels.txt")).exists());
    }

    void anEndlessFileIsNotRead() {
        put(text("15 2\n") + QByteArray(1'000'000, '\n'));
        const LevelStore store(folder());
        QVERIFY(store.progress() == LevelProgress());
    }

    void theLockOfAnotherWindowIsWaitedFor() {
        LevelStore store(folder());
        QLockFile lock(inFolder("levels.txt.lock"));
        lock.setStaleLockTime(0);
        QVERIFY(lock.tryLock());
        QSignalSpy written(&store, &LevelStore::written);
        store.add(progressOf({{15, 2}}));
        QVERIFY(!written.wait(100));
        QVERIFY(!QFile::exists(inFolder("levels.txt")));
        lock.unlock();
        QTRY_COMPARE(written.count(), 1);
        QCOMPARE(file(), text("15 2\n"));
    }

    void statesDifferInShape() {
        QStringList shapes;
        for (const State state : {State::Open, State::Solved, State::SolvedAtMinimum}) {
            const auto drawn = drawnBy([state](QPainter& painter) {
                paintLevelTile(painter, QRectF(0, 0, 44, 44), "12", state, QPalette());
            });
            QString shape;
            for (const Drawn& each : drawn) {
                if (each.kind == Drawn::Kind::Words) continue;
                shape += QStringLiteral("%1 %2×%3;")
                             .arg(static_cast<int>(each.kind))
                             .arg(each.rect.width())
                             .arg(each.rect.height());
            }
            QVERIFY2(!shapes.contains(shape), qPrintable(shape));
            shapes << shape;
            QCOMPARE(wordsOf(drawn), QStringList("12"));
        }
    }

    void tilesStandOutFromTheWindow_data() {
        QTest::addColumn<QString>("appearance");
        for (const char* each : {"light", "dark", "contrast"}) QTest::newRow(each) << each;
    }

    void tilesStandOutFromTheWindow() {
        QFETCH(QString, appearance);
        applyAppearance(appearance);
        const QPalette palette = QGuiApplication::palette();
        applyAppearance("system");
        for (const State state : {State::Open, State::Solved, State::SolvedAtMinimum}) {
            const auto drawn = drawnBy([&](QPainter& painter) {
                paintLevelTile(painter, QRectF(0, 0, 44, 44), "12", state, palette);
            });
            const double ratio = contrast(drawn.front().outline, palette.color(QPalette::Window));
            QVERIFY2(ratio >= 3, qPrintable(QString::number(ratio)));
        }
    }

    void tilesAreChosenInAllDirections() {
        LevelChart chart;
        chart.resize(chart.sizeHint());
        chart.setVisible(true);
        chart.setFocus();
        const auto key = [&](Qt::Key code) {
            QTest::keyClick(&chart, code);
            return static_cast<int>(chart.chosen()) + 1;
        };
        QCOMPARE(key(Qt::Key_Right), 2);
        QCOMPARE(key(Qt::Key_Up), 2);
        // The first group has six levels in one row, the second eight.
        QCOMPARE(key(Qt::Key_Down), 8);
        QCOMPARE(key(Qt::Key_Down), 16);
        QCOMPARE(key(Qt::Key_Up), 8);
        QCOMPARE(key(Qt::Key_End), levelCount);
        QCOMPARE(key(Qt::Key_Down), levelCount);
        QCOMPARE(key(Qt::Key_Home), 1);
        QVERIFY2(chart.sentence(chart.chosen()).startsWith("Level 1, First Steps, 2×2: 1 press is enough."),
                 qPrintable(chart.sentence(chart.chosen())));
        // No tile lies outside, however narrow the chart is.
        for (const int width : {chart.minimumSizeHint().width(), 300, 900}) {
            chart.resize(width, chart.heightForWidth(width));
            for (std::size_t i = 0; i < chart.itemCount(); ++i)
                QVERIFY(QRectF(chart.rect()).contains(chart.itemRect(i)));
        }
    }
};

QTEST_MAIN(TestLevelStore)
#include "tst_level_store.moc"
