// What games come to, as values: numbers, bars, words and the table for other programs.

#include "tests/support/ui_test.h"
#include "ui/statistics/puzzle_kind.h"
#include "ui/statistics/statistics_bars.h"
#include "ui/statistics/statistics_csv.h"
#include "ui/statistics/statistics_words.h"
#include "ui/words/date_words.h"
#include "ui/words/origin_words.h"

#include <QDateTime>
#include <QLocale>
#include <QScopeGuard>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const QString plain = QStringLiteral("either clipped .*./***/.*. 4x4");
const QString lights = QStringLiteral("white clipped .*./***/.*. 5x5");
const QDate today(2026, 11, 22);

qint64 noonOf(const QDate& day) { return QDateTime(day, QTime(12, 0)).toMSecsSinceEpoch(); }

/// A game as one letter: m solved in the fewest presses, o in one more, ? with an unknown minimum, h with a
/// hint, s with the solution, u not solved, i impossible.
PlayedGame gameFrom(QChar letter) {
    PlayedGame game;
    game.kind = plain;
    game.begun = noonOf(today);
    game.minimum = 4;
    if (letter == 'u') return game;
    if (letter == 'i') {
        game.minimum = noMinimum;
        return game;
    }
    game.solved = game.begun + 1;
    game.presses = letter == 'o' ? 5 : 4;
    if (letter == '?') game.minimum.reset();
    if (letter == 'h') game.help = Help::Hint;
    if (letter == 's') game.help = Help::Solution;
    return game;
}

std::vector<PlayedGame> gamesFrom(const QString& letters) {
    std::vector<PlayedGame> games;
    for (const QChar letter : letters) games.push_back(gameFrom(letter));
    return games;
}

StatisticsSummary summaryOf(const std::vector<PlayedGame>& games) {
    const auto all = summarise(games, today);
    if (all.size() != 1) qFatal("there is not one kind");
    return all.front();
}

/// Games solved without help in these times, in milliseconds.
StatisticsSummary summaryOfTimes(const std::vector<qint64>& times) {
    auto games = gamesFrom(QString(static_cast<qsizetype>(times.size()), 'm'));
    for (std::size_t i = 0; i < times.size(); ++i) games[i].time = times[i];
    return summaryOf(games);
}

/// The bars as "0:00 2, 0:05 1".
QString textOf(const std::vector<BarChart::Bar>& bars) {
    QStringList texts;
    for (const BarChart::Bar& bar : bars) texts << QStringLiteral("%1 %2").arg(bar.label).arg(bar.count);
    return texts.join(", ");
}

/// A strict reader of RFC 4180; an empty list if anything else is found.
QList<QStringList> readCsv(const QByteArray& bytes) {
    QList<QStringList> rows;
    QStringList row;
    QString field;
    const QString text = QString::fromUtf8(bytes);
    enum class At { Begin, Plain, Quoted, Closed } at = At::Begin;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar sign = text[i];
        if (at == At::Quoted) {
            if (sign != '"') {
                field += sign;
            } else if (i + 1 < text.size() && text[i + 1] == '"') {
                field += text[++i];
            } else {
                at = At::Closed;
            }
        } else if (sign == '"') {
            if (at != At::Begin) return {};
            at = At::Quoted;
        } else if (sign == ',') {
            row << std::exchange(field, {});
            at = At::Begin;
        } else if (sign == '\r') {
            if (i + 1 == text.size() || text[++i] != '\n') return {};
            rows << (row << std::exchange(field, {}));
            row.clear();
            at = At::Begin;
        } else {
            if (at == At::Closed || sign == '\n') return {};
            field += sign;
            at = At::Plain;
        }
    }
    return at == At::Begin && row.isEmpty() ? rows : QList<QStringList>();
}

} // namespace

class TestStatisticsSummary : public UiTest {
    Q_OBJECT

  private slots:

    void datesAreInTheLanguageOfTheirSentence() {
        const QLocale before;
        const auto restore = qScopeGuard([&] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::Chinese));
        const QDate day(2026, 11, 26);
        QCOMPARE(origin_words::name(DailyOrigin{day}), "Daily puzzle of 26 November 2026");
        QCOMPARE(date_words::day(day), "26 November");
        QCOMPARE(date_words::shortDay(day), "26 Nov");
    }

    void numbers_data() {
        QTest::addColumn<QString>("games");
        QTest::addColumn<QList<int>>("numbers");
        QTest::newRow("none solved") << "u" << QList{1, 0, 0, 0, 0};
        QTest::newRow("each once") << "mo?hsui" << QList{6, 5, 3, 1, 1};
        QTest::newRow("only a board without a solution") << "i" << QList{0, 0, 0, 0, 1};
    }

    void numbers() {
        QFETCH(QString, games);
        QFETCH(QList<int>, numbers);
        const auto summary = summaryOf(gamesFrom(games));
        QCOMPARE((QList{summary.played, summary.solved, summary.alone, summary.fewest, summary.impossible}),
                 numbers);
    }

    void streaks_data() {
        QTest::addColumn<QString>("games");
        QTest::addColumn<QList<int>>("expected");
        // Without help: now, at best; in the fewest presses: now, at best.
        QTest::newRow("all") << "mmm" << QList{3, 3, 3, 3};
        QTest::newRow("a game not solved breaks both") << "mmum" << QList{1, 2, 1, 2};
        QTest::newRow("the last one may still be solved") << "mmu" << QList{2, 2, 2, 2};
        QTest::newRow("only the last one") << "mmuu" << QList{0, 2, 0, 2};
        QTest::newRow("one press too many") << "mmom" << QList{4, 4, 1, 2};
        QTest::newRow("a hint breaks both") << "mhm" << QList{1, 1, 1, 1};
        QTest::newRow("so does the solution, even if last") << "mms" << QList{0, 2, 0, 2};
        QTest::newRow("an unknown minimum is passed over") << "m?m" << QList{3, 3, 2, 2};
        QTest::newRow("a board without a solution, too") << "mim" << QList{2, 2, 2, 2};
    }

    void streaks() {
        QFETCH(QString, games);
        QFETCH(QList<int>, expected);
        const auto summary = summaryOf(gamesFrom(games));
        QCOMPARE((QList{summary.aloneInARow.current, summary.aloneInARow.best, summary.fewestInARow.current,
                        summary.fewestInARow.best}),
                 expected);
    }

    void kindsAreCountedByThemselvesAndTogether() {
        auto games = gamesFrom("mmu");
        for (const QChar letter : QStringLiteral("moho")) {
            games.push_back(gameFrom(letter));
            games.back().kind = lights;
        }
        const auto all = summarise(games, today);
        QCOMPARE(all.size(), 3U);
        QCOMPARE(all[0].kind, QString());
        QCOMPARE(all[1].kind, lights);
        QCOMPARE(all[2].kind, plain);
        QCOMPARE((QList{all[0].played, all[1].played, all[2].played}), (QList{7, 4, 3}));
        QCOMPARE(all[0].aloneInARow, (Streak{1, 2}));
        QCOMPARE(all[2].aloneInARow, (Streak{2, 2}));
        QVERIFY(summarise({}, today).empty());
    }

    void pressesAboveTheMinimum() {
        auto games = gamesFrom("mmohu?");
        for (const int presses : {13, 14, 15, 400}) {
            games.push_back(gameFrom('m'));
            games.back().presses = presses;
        }
        const auto bars = overBars(summaryOf(games));
        QCOMPARE(textOf(bars), "0 2, 1 1, 2 0, 3 0, 4 0, 5 0, 6 0, 7 0, 8 0, 9 1, 10+ 3");
        QCOMPARE(bars[0].sentence, "In the fewest presses: 2.");
        QCOMPARE(bars[1].sentence, "1 press above the minimum: 1.");
        QCOMPARE(bars[10].sentence, "10 presses or more above the minimum: 3.");
        QVERIFY(bars[0].strong && !bars[1].strong);
    }

    void theLastDays() {
        auto games = gamesFrom("mmu");
        games[0].begun = noonOf(today.addDays(-30));
        games[0].solved = noonOf(today.addDays(-29));
        games[1].begun = noonOf(today.addDays(1));
        games[1].solved = games[1].begun;
        const auto summary = summaryOf(games);
        QCOMPARE(summary.lastDays.size(), 30U);
        QCOMPARE(summary.lastDays.front(), (DayCount{today.addDays(-29), 0, 1}));
        QCOMPARE(summary.lastDays.back(), (DayCount{today, 1, 0}));
        QCOMPARE(dayBars(summary).back().sentence, "22 November: 1 played, 0 solved.");
        QCOMPARE(dayBars(summary).front().front, 1);
    }

    void times_data() {
        QTest::addColumn<QList<qint64>>("times");
        QTest::addColumn<QString>("bars");
        QTest::newRow("none") << QList<qint64>{} << "";
        QTest::newRow("no time at all") << QList<qint64>{0} << "0:00 1";
        QTest::newRow("seconds") << QList<qint64>{999, 1000, 2999} << "0:00 1, 0:01 1, 0:02 1";
        QTest::newRow("the most steps") << QList<qint64>{11'999}
                                        << "0:00 0, 0:01 0, 0:02 0, 0:03 0, 0:04 0, 0:05 0, 0:06 0, 0:07 0, "
                                           "0:08 0, 0:09 0, 0:10 0, 0:11 1";
        QTest::newRow("longer steps")
            << QList<qint64>{12'000} << "0:00 0, 0:02 0, 0:04 0, 0:06 0, 0:08 0, 0:10 0, 0:12 1";
        QTest::newRow("an hour") << QList<qint64>{60'000, 3'600'000}
                                 << "0:00 1, 10:00 0, 20:00 0, 30:00 0, 40:00 0, 50:00 0, 1:00:00 1";
        QTest::newRow("longer than anything")
            << QList<qint64>{30LL * 24 * 3'600'000}
            << "0:00 0, 24:00:00 0, 48:00:00 0, 72:00:00 0, 96:00:00 0, 120:00:00 0, 144:00:00 0, "
               "168:00:00 0, 192:00:00 0, 216:00:00 0, 240:00:00 0, 264:00:00 1";
    }

    void times() {
        QFETCH(QList<qint64>, times);
        QFETCH(QString, bars);
        const auto summary = times.isEmpty() ? summaryOf(gamesFrom("u"))
                                             : summaryOfTimes(std::vector(times.begin(), times.end()));
        QCOMPARE(textOf(timeBars(summary)), bars);
    }

    void details() {
        QCOMPARE(statistics_words::details(summaryOf(gamesFrom("u"))), QString());
        QCOMPARE(statistics_words::details(summaryOfTimes({90'000, 30'000, 42'500})),
                 "Solved without help in a row: 3 now, 3 at best.\n"
                 "Solved in the fewest presses in a row: 3 now, 3 at best.\n"
                 "Shortest time: 0:30. Median: 0:42.");
        QVERIFY(statistics_words::details(summaryOfTimes({30'000, 90'000}))
                    .endsWith("Shortest time: 0:30. Median: 1:00."));
        QCOMPARE(statistics_words::details(summaryOf(gamesFrom("i"))),
                 "Boards without a solution, which count nowhere else: 1.");
    }

    void namesOfKinds_data() {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* title, Size size, Pattern pattern, Edges edges, Goal::Kind goal,
                            const char* kind, const char* name) {
            QTest::newRow(title) << Puzzle{Rule::fromPattern(size, pattern, edges), Grid(size), goal} << kind
                                 << name;
        };
        row("POJ 1753", {4, 4}, Pattern::plus(), Edges::Clipped, Goal::Either,
            "either clipped .*./***/.*. 4x4", "4×4 Flip Game");
        row("the same on another board", {3, 5}, Pattern::plus(), Edges::Clipped, Goal::Either,
            "either clipped .*./***/.*. 3x5", "3×5 Flip Game");
        row("the toy", {5, 5}, Pattern::plus(), Edges::Clipped, Goal::White, "white clipped .*./***/.*. 5x5",
            "5×5 Lights Out");
        row("a panel", {4, 5}, Pattern::plus(), Edges::Clipped, Goal::Black, "black clipped .*./***/.*. 4x5",
            "4×5 Security Panel");
        row("a torus", {5, 5}, Pattern::plus(), Edges::Torus, Goal::White, "white torus .*./***/.*. 5x5",
            "5×5 Torus");
        row("one without a name", {2, 64}, Pattern(0b111'111'111), Edges::Torus, Goal::Black,
            "black torus ***/***/*** 2x64", "2×64: block of nine, opposite edges touch, all lit");
        const Rule table = Rule::fromTable({1, 2}, {Grid({1, 2}), Grid({1, 2})});
        QTest::newRow("a table") << Puzzle{table, Grid({1, 2}), Goal::White} << "white table"
                                 << "1×2: a rule of its own for each piece, all white";
    }

    void namesOfKinds() {
        QFETCH(Puzzle, puzzle);
        QFETCH(QString, kind);
        QFETCH(QString, name);
        QVERIFY2(kindOf(puzzle).startsWith(kind), qPrintable(kindOf(puzzle)));
        QCOMPARE(nameOfKind(kindOf(puzzle)), name);
    }

    void textsThatAreNoKindStayAsTheyAre() {
        for (const char* text : {"", "x", "either clipped .*./***/.*. 4x", "either clipped .*./***/.*. 0x4",
                                 "either clipped .* 4x4", "grey clipped .*./***/.*. 4x4",
                                 "either round .*./***/.*. 4x4", "a b c d e"})
            QCOMPARE(nameOfKind(QString::fromLatin1(text)), QString::fromLatin1(text));
    }

    void tablesForOtherPrograms() {
        auto games = gamesFrom("moi?hsu");
        games[0].time = 61'500;
        games[0].board = QStringLiteral("bw/wb");
        games[0].origin = QStringLiteral("level 12");
        games[1].kind = QStringLiteral("with, a comma");
        games[2].kind = QStringLiteral("with \"quotes\"");
        games[3].kind = QStringLiteral("on two\nlines");
        for (PlayedGame& game : games) game.begun = 1'795'352'400'000;
        games[0].solved = games[0].begun + 61'500;
        const auto rows = readCsv(csvOf(games));
        QCOMPARE(rows.size(), games.size() + 1);
        QCOMPARE(rows[0], QStringList({"begun", "kind", "board", "origin", "solved", "presses", "minimum",
                                       "help", "seconds"}));
        QCOMPARE(rows[1], QStringList({"2026-11-22T13:00:00Z", plain, "bw/wb", "level 12",
                                       "2026-11-22T13:01:01Z", "4", "4", "none", "61.500"}));
        QCOMPARE(rows[2][1], games[1].kind);
        QCOMPARE(rows[3][1], games[2].kind);
        QCOMPARE(rows[3][6], "impossible");
        QCOMPARE(rows[4][1], games[3].kind);
        QCOMPARE(rows[4][6], QString());
        QCOMPARE(rows[5][7], "hint");
        QCOMPARE(rows[6][7], "solution");
        QCOMPARE(rows[7].mid(4, 2), QStringList({"", ""}));
    }

    void longSidesAreWrittenAsTheLanguageDoes() {
        const QLocale before;
        const auto restore = qScopeGuard([&] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(nameOfKind("either clipped .*./***/.*. 1x1000"), "1×1,000 Flip Game");
    }
};

QTEST_MAIN(TestStatisticsSummary)
#include "tst_statistics_summary.moc"
