// The levels and the daily puzzles: the same for ever, solvable in exactly as many presses as they say, and
// no two of a group alike.

#include "core/generate/daily_puzzle.h"
#include "core/generate/levels.h"
#include "core/model/board_edits.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/text/board_text.h"
#include "core/text/puzzle_line.h"

#include <QCryptographicHash>
#include <QTest>

#include <algorithm>
#include <set>

using namespace flip;

namespace {

std::int64_t minimumOf(const Puzzle& puzzle) {
    const Outcome outcome = solve(defaultMethod(), puzzle);
    return std::get<Optimal>(outcome.answer).presses.count();
}

/// The first of all boards that a person would take for this one: turned, mirrored, and with the colours
/// exchanged where either is the goal.
std::string lookOf(const Puzzle& puzzle) {
    std::set<std::string> looks;
    for (const Grid& board : {puzzle.board, puzzle.board.complement()}) {
        if (board != puzzle.board && puzzle.goal != Goal::Either) continue;
        for (Grid way : {board, mirrored(board)}) {
            for (int i = 0; i < 4; ++i) {
                looks.insert(writeBoardLine(way));
                way = turnedRight(way);
            }
        }
    }
    return *looks.begin();
}

QByteArray lineOf(const Recipe& recipe) {
    return QByteArray::fromStdString(writePuzzleLine(puzzleFrom(recipe).value()));
}

/// The beginning of the SHA-256 of texts.
QByteArray hashOf(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(16);
}

} // namespace

class TestLevels : public QObject {
    Q_OBJECT

  private slots:

    void levelsHaveTheNumbersFromOneOn() {
        for (const int none : {-1, 0, levelCount + 1}) QVERIFY(!levelNumbered(none));
        for (int number = 1; number <= levelCount; ++number) QCOMPARE(levelNumbered(number)->number, number);
    }

    void everyLevelIsInOneGroup() {
        const auto groups = levelGroups();
        QCOMPARE(static_cast<int>(groups.size()), levelGroupCount);
        int next = 1;
        for (int i = 0; i < levelGroupCount; ++i) {
            const LevelGroup& group = groups[static_cast<std::size_t>(i)];
            QCOMPARE(group.first, next);
            QVERIFY(group.count > 1);
            next += group.count;
            for (int number = group.first; number < next; ++number) QCOMPARE(levelNumbered(number)->group, i);
        }
        QCOMPARE(next, levelCount + 1);
    }

    void everyLevelNeedsWhatItSays_data() {
        QTest::addColumn<int>("number");
        for (int number = 1; number <= levelCount; ++number) QTest::addRow("level %d", number) << number;
    }

    void everyLevelNeedsWhatItSays() {
        QFETCH(int, number);
        const Recipe recipe = levelNumbered(number)->recipe;
        const Puzzle puzzle = puzzleFrom(recipe).value();
        QVERIFY(puzzle.rule == recipe.rule && puzzle.goal == recipe.goal);
        QCOMPARE(minimumOf(puzzle), recipe.presses);
    }

    void levelsGrow() {
        QCOMPARE(levelNumbered(1)->recipe.presses, std::int64_t{1});
        QCOMPARE(levelNumbered(levelCount)->recipe.presses, std::int64_t{123});
        for (int number = 2; number <= levelCount; ++number) {
            const Level before = *levelNumbered(number - 1);
            const Level level = *levelNumbered(number);
            QVERIFY(level.group > before.group || level.recipe.presses >= before.recipe.presses);
        }
    }

    void noTwoLevelsOfAGroupLookAlike() {
        for (const LevelGroup& group : levelGroups()) {
            std::set<std::string> looks;
            for (int i = 0; i < group.count; ++i)
                looks.insert(lookOf(puzzleFrom(levelNumbered(group.first + i)->recipe).value()));
            QCOMPARE(static_cast<int>(looks.size()), group.count);
        }
    }

    void theLevelsAreTheSameForEver_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("the first") << 1 << QByteArray("white clipped .*./***/.*. bb/wb");
        QTest::newRow("the first of Flip Game")
            << 15 << QByteArray("either clipped .*./***/.*. bwbb/wwwb/bwbb/bbbb");
        QTest::newRow("one on a torus")
            << 70 << QByteArray("white torus .*./***/.*. bwbww/wbwwb/wbbbb/wwwbw/wbwww");
        QTest::newRow("one with another pattern")
            << 90 << QByteArray("white clipped .../.**/.*. bwbbw/wwwwb/wbbwb/wbbww/wwbww");
    }

    void theLevelsAreTheSameForEver() {
        QFETCH(int, number);
        QTEST(lineOf(levelNumbered(number)->recipe), "line");
    }

    void allLevelsAreTheSameForEver() {
        QByteArray text;
        for (int number = 1; number <= levelCount; ++number)
            text += lineOf(levelNumbered(number)->recipe) + '\n';
        QCOMPARE(hashOf(text), QByteArray("8d68663f2f044c44"));
    }

    void theCalendarHasDays_data() {
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("month");
        QTest::addColumn<int>("day");
        QTest::addColumn<int>("weekday");
        // −1: no such day.
        QTest::newRow("a Sunday") << 2026 << 11 << 22 << 6;
        QTest::newRow("a Monday") << 2026 << 11 << 23 << 0;
        QTest::newRow("the 29th of February in a leap year") << 2028 << 2 << 29 << 1;
        QTest::newRow("the 29th of February in another year") << 2026 << 2 << 29 << -1;
        QTest::newRow("the 29th of February in 1900") << 1900 << 2 << 29 << -1;
        QTest::newRow("the 29th of February in 2000") << 2000 << 2 << 29 << 1;
        QTest::newRow("the first day") << 1 << 1 << 1 << 0;
        QTest::newRow("the day before it") << 0 << 12 << 31 << -1;
        QTest::newRow("the last day") << 9999 << 12 << 31 << 4;
        QTest::newRow("the day after it") << 10000 << 1 << 1 << -1;
        QTest::newRow("a month 0") << 2026 << 0 << 1 << -1;
        QTest::newRow("a month 13") << 2026 << 13 << 1 << -1;
        QTest::newRow("a day 0") << 2026 << 1 << 0 << -1;
        QTest::newRow("a day 32") << 2026 << 1 << 32 << -1;
        QTest::newRow("a day that is 22 in eight bits") << 2026 << 11 << 22 + 256 << -1;
    }

    void theCalendarHasDays() {
        QFETCH(int, year);
        QFETCH(int, month);
        QFETCH(int, day);
        QFETCH(int, weekday);
        const Day asked{year, month, day};
        QCOMPARE(isDay(asked), weekday >= 0);
        if (weekday >= 0) {
            QCOMPARE(flip::weekday(asked), weekday);
        } else {
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, static_cast<void>(dailyRecipe(asked)));
        }
    }

    void dailyPuzzlesGrowFromMondayToSunday() {
        std::int64_t before = 0;
        for (int day = 23; day <= 29; ++day) {
            const Recipe recipe = dailyRecipe({2026, 11, day});
            QVERIFY(recipe.presses > before);
            before = recipe.presses;
            QCOMPARE(minimumOf(puzzleFrom(recipe).value()), recipe.presses);
        }
        QCOMPARE(dailyRecipe({2026, 11, 22}).seed, std::uint64_t{20'261'122});
    }

    void dailyPuzzlesAreTheSameForEver() {
        QCOMPARE(lineOf(dailyRecipe({2026, 11, 22})),
                 QByteArray("white clipped .*./***/.*. wwbbww/wbwbbw/wbwwbb/bbbwww/wwwwww/wwwbbb"));
        QByteArray text;
        for (int month = 1; month <= 12; ++month) {
            for (int day = 1; day <= 31; ++day) {
                if (isDay({2027, month, day})) text += lineOf(dailyRecipe({2027, month, day})) + '\n';
            }
        }
        QCOMPARE(hashOf(text), QByteArray("a61a5dceba0e30e3"));
    }
};

QTEST_GUILESS_MAIN(TestLevels)
#include "tst_levels.moc"
