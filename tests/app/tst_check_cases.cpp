// Which inputs a program gets from flipsolve --check.

#include "app/flipsolve/check_cases.h"
#include "core/solve/solve.h"
#include "core/text/puzzle_line.h"
#include "tests/app/judge_named.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

using namespace flip;
using namespace flip::console;
using flip::test::judgeNamed;

class TestCheckCases : public QObject {
    Q_OBJECT

  private slots:

    void everyJudgeReadsTheInputsThatAreMade() {
        for (const Judge& judge : judges()) {
            const CheckCases cases = casesFor(judge, 3);
            const auto most = judge.input.cases == JudgeInput::Cases::One
                                  ? std::size_t{1}
                                  : static_cast<std::size_t>(judge.input.mostCases);
            for (std::size_t i = 0; i < cases.puzzles.size(); i += cases.areAll ? 97 : most) {
                const std::span some =
                    std::span(cases.puzzles).subspan(i, std::min(most, cases.puzzles.size() - i));
                const auto read = readJudgeInput(judge, writeJudgeInput(judge, some));
                QVERIFY2(read, judge.name.data());
                QCOMPARE(read->size(), some.size());
                for (std::size_t k = 0; k < some.size(); ++k) {
                    QCOMPARE((*read)[k].puzzle, some[k].puzzle);
                    if (judge.input.heading == JudgeInput::Heading::Name)
                        QCOMPARE((*read)[k].name, some[k].name);
                }
            }
        }
    }

    void noCaseComesTwice_data() {
        QTest::addColumn<std::string>("name");
        for (const Judge& judge : judges()) QTest::newRow(judge.name.data()) << std::string(judge.name);
    }

    void noCaseComesTwice() {
        QFETCH(std::string, name);
        const Judge& judge = judgeNamed(name);
        const CheckCases cases = casesFor(judge, 5);
        std::vector<std::string> written;
        for (FoundPuzzle found : cases.puzzles) {
            found.name = "same";
            written.push_back(writeJudgeInput(judge, std::span(&found, 1)));
        }
        QVERIFY(cases.areAll || written.size() == 1000);
        std::ranges::sort(written);
        const auto twice = std::ranges::adjacent_find(written);
        QVERIFY2(twice == written.end(), twice == written.end() ? "" : twice->c_str());
    }

    /// Whoever found a case in a version of the program finds it again with the same seed. What is drawn now
    /// is written into check_cases.txt beside the test, ready to be copied.
    void theSameSeedDrawsTheSame() {
        QByteArray drawn;
        for (const Judge& judge : judges()) {
            const CheckCases cases = casesFor(judge, 42);
            QCryptographicHash hash(QCryptographicHash::Md5);
            for (const FoundPuzzle& found : cases.puzzles) {
                hash.addData(
                    QByteArray::fromStdString(found.name + ' ' + writePuzzleLine(found.puzzle) + '\n'));
            }
            drawn += QByteArray(judge.name.data()) + ' ' + QByteArray::number(std::ssize(cases.puzzles)) +
                     ' ' + hash.result().toHex() + '\n';
        }
        QFile now(QCoreApplication::applicationDirPath() + QStringLiteral("/check_cases.txt"));
        QVERIFY(now.open(QIODevice::WriteOnly) && now.write(drawn) == drawn.size());
        QFile recorded(QStringLiteral(CHECK_CASES));
        QVERIFY(recorded.open(QIODevice::ReadOnly));
        QCOMPARE(drawn.split('\n'), recorded.readAll().split('\n'));
    }

    void casesAreAllOrTheSmallestAndSomeDrawn_data() {
        QTest::addColumn<std::string>("judge");
        QTest::addColumn<std::size_t>("count");
        QTest::addColumn<bool>("areAll");
        QTest::newRow("all boards of 4×4") << std::string("poj1753") << std::size_t{65'536} << true;
        QTest::newRow("all patterns on all panels up to 5×5")
            << std::string("uva10318") << std::size_t{12'800} << true;
        QTest::newRow("all boards of 3×3") << std::string("luogu-p2040") << std::size_t{512} << true;
        QTest::newRow("all boards up to 3×3") << std::string("leetcode1284") << std::size_t{682} << true;
        QTest::newRow("not all boards of 5×5") << std::string("acwing95") << std::size_t{1'000} << false;
        QTest::newRow("boards up to 15×15") << std::string("poj3279") << std::size_t{1'000} << false;
    }

    void casesAreAllOrTheSmallestAndSomeDrawn() {
        QFETCH(std::string, judge);
        QFETCH(std::size_t, count);
        QFETCH(bool, areAll);
        const CheckCases cases = casesFor(judgeNamed(judge), 5);
        QCOMPARE(cases.puzzles.size(), count);
        QCOMPARE(cases.areAll, areAll);
        std::int64_t before = 0;
        for (const FoundPuzzle& found : cases.puzzles) {
            QVERIFY(found.puzzle.board.cells() >= before);
            before = found.puzzle.board.cells();
        }
    }

    void casesWithAndWithoutASolutionAreDrawn() {
        const Judge& judge = judgeNamed("acwing95");
        const std::vector<FoundPuzzle> puzzles = casesFor(judge, 5).puzzles;
        std::size_t solvable = 0;
        for (const FoundPuzzle& found : puzzles) {
            const Outcome solved = solve(defaultMethod(), found.puzzle);
            solvable += pressesOf(solved.answer) != nullptr ? 1 : 0;
        }
        // Of all boards of 5×5, a quarter have a solution: these, and those that are made by presses.
        QVERIFY2(solvable > puzzles.size() / 3 && solvable < puzzles.size() / 2,
                 qPrintable(QString::number(solvable)));
    }

    void theSeedDrawsTheCases() {
        const Judge& judge = judgeNamed("poj1222");
        const auto input = [&](std::uint64_t seed) {
            return writeJudgeInput(judge, casesFor(judge, seed).puzzles);
        };
        QCOMPARE(input(7), input(7));
        QVERIFY(input(7) != input(8));
    }

    void onlySolvableBoardsAreSentToAJudgeWithoutAWordForOthers() {
        for (const FoundPuzzle& found : casesFor(judgeNamed("poj3185"), 2).puzzles)
            QVERIFY(pressesOf(solve(defaultMethod(), found.puzzle).answer));
    }
};

QTEST_GUILESS_MAIN(TestCheckCases)
#include "tst_check_cases.moc"
