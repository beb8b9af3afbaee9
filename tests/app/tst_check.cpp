// flipsolve --check: what is wrong with an output, and how a wrong input is narrowed.

#include "app/flipsolve/check_cases.h"
#include "app/flipsolve/check_program.h"
#include "app/flipsolve/judge_reply.h"
#include "core/solve/solve.h"
#include "tests/app/judge_named.h"

#include <QTest>

#include <atomic>
#include <csignal>

using namespace flip;
using namespace flip::console;
using flip::test::judgeNamed;

namespace {

using Kind = ChildEnd::Kind;

/// The cases of an input, with the answers that the judge expects.
std::vector<KnownCase> known(const Judge& judge, const std::string& input) {
    std::vector<KnownCase> cases;
    const auto found = readJudgeInput(judge, input);
    if (!found) qFatal("not this judge's input");
    for (const FoundPuzzle& puzzle : *found) {
        const auto solved = solveInOrder(puzzle.puzzle, defaultMethod(), judge.ties, {});
        const Grid* presses = pressesOf(solved->outcome.answer);
        cases.push_back(
            {puzzle, presses ? std::optional(*presses) : std::nullopt, waysFor(judge, puzzle.puzzle)});
    }
    return cases;
}

QString text(const std::string& bytes) { return QString::fromStdString(bytes); }

/// What a right program prints.
std::string rightFor(const Judge& judge, const std::string& input) {
    return expectedFor(judge, known(judge, input));
}

/// A program that is part of the test.
ProgramRun inside(const std::function<std::string(const std::string& input)>& program) {
    return [program](const std::string& input, std::size_t most) {
        ChildEnd end;
        end.output = program(input);
        if (end.output.size() > most) end.kind = Kind::TooMuchOutput;
        return end;
    };
}

CheckResult checked(const Judge& judge, const ProgramRun& run, const CheckPlan& plan = {}) {
    return checkProgram(judge, casesFor(judge, 1).puzzles, run, plan);
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

  private slots:

    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); }

    void theReasonIsNamed_data() {
        QTest::addColumn<std::string>("judge");
        QTest::addColumn<std::string>("input");
        QTest::addColumn<std::string>("output");
        QTest::addColumn<std::string>("why");
        const auto row = [](const char* name, const char* judge, const char* input, const char* output,
                            const char* why) {
            QTest::newRow(name) << std::string(judge) << std::string(input) << std::string(output)
                                << std::string(why);
        };
        const char* sample = "bwwb\nbbwb\nbwwb\nbwww\n";
        const char* noWay = "bwww\nwwww\nwwww\nwwww\n";
        const std::string right = "the answer is right, but ";
        row("right", "poj1753", sample, "4\n", "");
        row("right, the last line not ended", "poj1753", sample, "4", "");
        row("carriage returns", "poj1753", sample, "4\r\n",
            "the answer is right, but lines end with CR LF instead of LF");
        row("a blank at the end", "poj1753", sample, "4 \n",
            "the answer is right, but there are blanks at the end of a line");
        row("a blank line", "poj1753", sample, "4\n\n",
            "the answer is right, but there are extra blank lines");
        row("a blank before", "poj1753", sample, " 4\n",
            "the answer is right, but its spaces and line ends differ");
        row("not the fewest", "poj1753", sample, "6\n", "not the fewest: 6 presses, but 4 are enough");
        row("a number with a zero before it", "poj1753", sample, "04\n", "“04” is printed instead of “4”");
        row("fewer than possible", "poj1753", sample, "1\n",
            "fewer than possible: 1 press, but 4 are needed");
        row("not impossible", "poj1753", sample, "Impossible\n",
            "“Impossible” is printed, but 4 presses solve it");
        row("impossible", "poj1753", noWay, "3\n", "there is no solution, but 3 is printed");
        row("another spelling", "poj1753", noWay, "impossible\n",
            "“impossible” is printed instead of “Impossible”");
        row("nothing", "poj1753", sample, "", "no answer");
        row("only line ends", "poj1753", sample, "\n\n", "no answer");
        row("something else", "poj1753", sample, "four\n",
            "not understood: “four” is printed where “4” is expected");
        row("more", "poj1753", sample, "4\nbye\n", "more is printed than the answer: “bye”");
        row("an escape sequence", "poj1753", sample, "\x1b[2J\n",
            "not understood: “\\x1B[2J” is printed where “4” is expected");
        row("a matrix that does not solve", "poj3279", "1 2\n1 1\n", "1 1\n", "the presses do not solve it");
        row("another matrix", "poj3279", "1 2\n1 1\n", "1 0\n",
            "another set of 1 press than the judge expects");
        row("a longer matrix", "poj3279", "2 2\n0 0\n0 0\n", "1 1\n1 1\n", "the presses do not solve it");
        row("presses without need", "poj3279", "1 5\n0 0 0 0 0\n", "1 1 0 1 1\n",
            "not the fewest: 4 presses, but 0 are enough");
        row("half a matrix", "poj3279", "1 2\n1 1\n", "0\n", "the output ends before “0 1” is complete");
        row("a row of a matrix without spaces", "poj3279", "2 3\n0 1 0\n1 1 1\n", "0 0 0\n010\n",
            "not understood: “010” is printed where “0 1 0” is expected");
        row("a row of a matrix is missing before the next case", "poj1222",
            "2\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 1 1\n0 0 0 0 0 0\n0 0 0 0 0 0\n"
            "0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n",
            "PUZZLE #1\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\nPUZZLE #2\n0 0 0 0 0 0\n",
            "not understood: “PUZZLE #2” is printed where “0 1 0 1 0 0” is expected");
        row("a matrix with another number", "poj3279", "1 2\n1 1\n", "2 1\n",
            "not understood: “2 1” is printed where “0 1” is expected");
        row("a matrix where there is none", "poj3279", "1 2\n1 0\n", "1 0\n",
            "there is no solution, but presses are printed");
        row("a matrix without spaces", "poj3279", "1 2\n1 1\n", "01\n",
            "not understood: “01” is printed where “0 1” is expected");
        row("a matrix on one line", "poj3279", "2 1\n1\n1\n", "0 1\n",
            "the answer is right, but its spaces and line ends differ");
        row("a heading is missing", "hackercup2011-lights", "1\n1 1 .\n", "1\n",
            "“Case #1:” is missing before the answer");
        row("a heading in small letters", "hackercup2011-lights", "1\n1 1 .\n", "case #1: 1\n",
            "“case #1: 1” is printed instead of “Case #1:”");
        row("too many to count", "acwing95", "1\n00000\n00000\n00000\n00000\n00000\n", "15\n",
            "15 presses are needed, more than 6, but 15 is printed");
        row("buttons in another order", "uva10318", "1 2\n...\n.**\n...\n", "Case #1\n1\n", "");
        row("buttons", "uva10318", "2 3\n**.\n.*.\n*..\n", "Case #1\n6 5 2\n",
            "the presses are in another order");
        row("another word for no solution", "uva10318", "1 2\n...\n.**\n...\n1 1\n...\n...\n...\n",
            "Case #1\n1\nCase #2\nNo solution\n",
            "not understood: “No solution” is printed where “Impossible.” is expected");
        row("no word for no solution", "uva10318", "1 1\n...\n...\n...\n", "Case #1\n\n",
            "there is no solution, but no “Impossible.” is printed");
        row("too few buttons", "uva10318", "2 3\n**.\n.*.\n*..\n", "Case #1\n2 5\n",
            "the presses do not solve it");
        row("a list in another order", "poj2965", "-+--\n----\n----\n-+--\n",
            "6\n4 4\n1 3\n1 4\n4 1\n4 3\n1 1\n", "");
        row("a list that is too long", "poj2965", "----\n----\n----\n----\n", "1\n1 1\n",
            "the presses do not solve it");
        row("an empty list with two zeros", "poj2965", "----\n----\n----\n----\n", "00\n", "");
        row("a list that is cut short", "poj2965", "-+--\n----\n----\n-+--\n", "6\n4 4\n",
            "the output ends before “1 3” is complete");
        row("yes instead of no", "acmindia-lights", "3\n0\n", "No\n",
            "“No” is printed, but there is a solution");
        row("a name of another case", "uva10309",
            "a\n##########\n##########\n##########\n##########\n##########\n##########\n##########\n#########"
            "#\n##########\n##########\n",
            "b 0\n", "“a” is missing before the answer");
    }

    void theReasonIsNamed() {
        QFETCH(std::string, judge);
        QFETCH(std::string, input);
        QFETCH(std::string, output);
        QFETCH(std::string, why);
        const auto fault = faultIn(judgeNamed(judge), known(judgeNamed(judge), input), output);
        QCOMPARE(text(fault ? fault->why : ""), text(why));
    }

    void whatAnyJudgeExpectsIsRight() {
        for (const Judge& judge : judges()) {
            const CheckCases all = casesFor(judge, 4);
            for (std::size_t i = 0; i < all.puzzles.size(); i += all.areAll ? 97 : 7) {
                const auto cases = known(judge, writeJudgeInput(judge, std::span(all.puzzles).subspan(i, 1)));
                const auto fault = faultIn(judge, cases, expectedFor(judge, cases));
                QVERIFY2(!fault, judge.name.data());
            }
        }
    }

    void aLongOutputIsCutAndMadePrintable() {
        QCOMPARE(text(shown("a\nb\nc\n", 2)), QString::fromUtf8("a\nb\n…"));
        QCOMPARE(text(shown("a\rb\n", 2)), QStringLiteral("a\\x0Db"));
        QCOMPARE(text(shown("abcdef", 2, 3)), QString::fromUtf8("abc…"));
        QCOMPARE(text(shown("")), QString());
    }

    void aRightProgramIsRightOnAllCases() {
        for (const char* name : {"luogu-p2040", "uva10318", "acwing95", "poj1681"}) {
            const Judge& judge = judgeNamed(name);
            const bool isAlone = judge.input.cases == JudgeInput::Cases::Counted;
            std::atomic<std::size_t> told = 0;
            CheckPlan plan;
            plan.jobs = isAlone ? 1 : 3;
            plan.progressed = [&](std::size_t cases) { told = std::max(told.load(), cases); };
            const auto result =
                checked(judge, inside([&](const auto& input) { return rightFor(judge, input); }), plan);
            QVERIFY(!result.fault);
            QCOMPARE(result.tried, casesFor(judge, 1).puzzles.size());
            QVERIFY(told <= result.tried && (plan.jobs > 1 || told == result.tried));
        }
    }

    void theSmallestWrongInputIsFound_data() {
        QTest::addColumn<int>("jobs");
        QTest::newRow("one after the other") << 1;
        QTest::newRow("several at a time") << 4;
    }

    void theSmallestWrongInputIsFound() {
        QFETCH(int, jobs);
        const Judge& judge = judgeNamed("uva10318");
        // Wrong on every panel of two rows whose pattern switches a single button.
        const auto program = [&](const std::string& input) {
            auto cases = known(judge, input);
            for (KnownCase& one : cases) {
                const Puzzle& puzzle = one.found.puzzle;
                if (puzzle.size().rows == 2 && std::popcount(puzzle.rule.pattern()->bits()) == 1)
                    one.presses = Grid(puzzle.size());
            }
            return expectedFor(judge, cases);
        };
        CheckPlan plan;
        plan.jobs = jobs;
        const auto result = checked(judge, inside(program), plan);
        QVERIFY(result.fault);
        QCOMPARE(result.fault->cases.size(), std::size_t{1});
        const Puzzle& puzzle = result.fault->cases[0].found.puzzle;
        QCOMPARE(puzzle.size().rows, 2);
        QCOMPARE(puzzle.size().columns, 1);
        QCOMPARE(puzzle.rule.pattern()->bits(), 1U);
        QCOMPARE(text(result.fault->why),
                 QStringLiteral("there is no solution, but no “Impossible.” is printed"));
    }

    void whatIsLeftOverBetweenCasesIsFound() {
        const Judge& judge = judgeNamed("acwing95");
        // After a board that cannot be solved it says so for the next one, too.
        const auto program = [&](const std::string& input) {
            auto cases = known(judge, input);
            for (std::size_t i = cases.size() - 1; i > 0; --i) {
                if (!cases[i - 1].presses) cases[i].presses.reset();
            }
            return expectedFor(judge, cases);
        };
        const auto result = checked(judge, inside(program));
        QVERIFY(result.fault);
        QCOMPARE(result.fault->cases.size(), std::size_t{2});
        QCOMPARE(result.fault->index, std::size_t{1});
        QVERIFY(!result.fault->cases[0].presses);
        QVERIFY2(
            result.fault->why.starts_with(
                "right by itself, but wrong after 1 other case in the same input: “-1” is printed, but "),
            result.fault->why.c_str());
    }

    void whatACaseAheadSpoilsIsFound() {
        const Judge& judge = judgeNamed("acwing95");
        // Before a board that cannot be solved it says so, too.
        const auto program = [&](const std::string& input) {
            auto cases = known(judge, input);
            for (std::size_t i = 0; i + 1 < cases.size(); ++i) {
                if (!cases[i + 1].presses) cases[i].presses.reset();
            }
            return expectedFor(judge, cases);
        };
        const auto result = checked(judge, inside(program));
        QVERIFY(result.fault);
        // What is shown is wrong as it is shown.
        QCOMPARE(result.fault->cases.size(), std::size_t{2});
        QCOMPARE(result.fault->index, std::size_t{0});
        QVERIFY(result.fault->cases[0].presses && !result.fault->cases[1].presses);
        QVERIFY2(
            result.fault->why.starts_with(
                "right by itself, but wrong before 1 other case in the same input: “-1” is printed, but "),
            result.fault->why.c_str());
    }

    void theFirstCaseOnlyIsNotEnough() {
        const Judge& judge = judgeNamed("poj1222");
        const auto program = [&](const std::string& input) {
            const auto cases = known(judge, input);
            return expectedFor(judge, std::span(cases).first(1));
        };
        const auto result = checked(judge, inside(program));
        QVERIFY(result.fault);
        QCOMPARE(result.fault->cases.size(), std::size_t{2});
        QCOMPARE(text(result.fault->why),
                 QStringLiteral("right by itself, but wrong after 1 other case in the "
                                "same input: no answer to this case"));
    }

    void aProgramThatIsOnlyTooSlowForManyIsRight() {
        const Judge& judge = judgeNamed("acwing95");
        const ProgramRun run = [&](const std::string& input, std::size_t) {
            ChildEnd end;
            end.output = rightFor(judge, input);
            if (known(judge, input).size() > 100) end.kind = Kind::TooSlow;
            return end;
        };
        const auto result = checked(judge, run);
        QVERIFY(!result.fault);
        QCOMPARE(result.tried, std::size_t{1000});
    }

    void aCaseThatMakesItCrashIsFoundAmongOthers() {
        const Judge& judge = judgeNamed("poj1222");
        const ProgramRun run = [&](const std::string& input, std::size_t) {
            ChildEnd end;
            for (const KnownCase& one : known(judge, input)) {
                if (one.found.puzzle.board.count() == 2) return ChildEnd{Kind::Signalled, SIGSEGV, "", ""};
            }
            end.output = rightFor(judge, input);
            return end;
        };
        const auto result = checked(judge, run);
        QVERIFY(result.fault);
        QCOMPARE(result.fault->cases.size(), std::size_t{1});
        QCOMPARE(result.fault->cases[0].found.puzzle.board.count(), 2);
        const auto cases = casesFor(judge, 1).puzzles;
        const auto first =
            std::ranges::find(cases, 2, [](const FoundPuzzle& found) { return found.puzzle.board.count(); });
        QCOMPARE(result.fault->cases[0].number, static_cast<std::size_t>(first - cases.begin()) + 1);
        QCOMPARE(text(result.fault->why), QStringLiteral("crashed: signal 11 (Segmentation fault)"));
    }

    void anExitStatusTellsASignalOnlyIfThereIsSuchASignal_data() {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("why");
        QTest::newRow("any") << 3 << "the answer is right, but the program ended with exit status 3";
        QTest::newRow("the last that is none")
            << 128 << "the answer is right, but the program ended with exit status 128";
        QTest::newRow("a signal, as a shell tells it") << 139
                                                       << "the answer is right, but the program ended with "
                                                          "exit status 139, signal 11 (Segmentation fault)";
        QTest::newRow("above the last signal")
            << 193 << "the answer is right, but the program ended with exit status 193";
    }

    void anExitStatusTellsASignalOnlyIfThereIsSuchASignal() {
        QFETCH(int, status);
        const Judge& judge = judgeNamed("poj1222");
        const ProgramRun run = [&](const std::string& input, std::size_t) {
            return ChildEnd{Kind::Exited, status, rightFor(judge, input), ""};
        };
        const auto result = checked(judge, run);
        QVERIFY(result.fault);
        QTEST(text(result.fault->why), "why");
    }

    void aWrongAnswerThatDoesNotComeAgainIsToldAsSuch() {
        const Judge& judge = judgeNamed("acwing95");
        std::atomic<int> runs = 0;
        const auto program = [&](const std::string& input) {
            const std::string right = rightFor(judge, input);
            return ++runs == 2 ? right + right : right;
        };
        const auto result = checked(judge, inside(program));
        QVERIFY(result.fault);
        QVERIFY2(result.fault->why.starts_with("run again, it is right; at first, more is printed"),
                 result.fault->why.c_str());
    }

    void noInputIsBegunWhenTimeIsUp() {
        const Judge& judge = judgeNamed("poj1753");
        CheckPlan plan;
        plan.end = std::chrono::steady_clock::now();
        const auto result = checked(judge, inside([](const auto&) { return std::string("5\n"); }), plan);
        QVERIFY(!result.fault);
        QCOMPARE(result.tried, std::size_t{0});
    }
};

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
