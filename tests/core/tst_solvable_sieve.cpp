#include "core/solve/packed/answer_table.h"
#include "core/solve/packed/packed_equations.h"
#include "core/solve/packed/solvable_sieve.h"
#include "tests/core/random_rules.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <stdexcept>

using namespace flip;

namespace {

/// What find() finds.
std::vector<std::uint16_t> found(const SolvableSieve& sieve, std::span<const std::uint16_t> boards) {
    std::vector<std::uint16_t> positions(boards.size() + SolvableSieve::slack);
    positions.resize(sieve.find(boards, positions));
    return positions;
}

/// What passes() lets pass.
std::vector<std::uint16_t> passing(const SolvableSieve& sieve, std::span<const std::uint16_t> boards) {
    std::vector<std::uint16_t> positions;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (sieve.passes(boards[i])) positions.push_back(static_cast<std::uint16_t>(i));
    }
    return positions;
}

std::vector<std::uint16_t> allBoards(const PackedPuzzle& puzzle) {
    std::vector<std::uint16_t> boards(std::size_t{1} << static_cast<unsigned>(puzzle.cells));
    std::iota(boards.begin(), boards.end(), std::uint16_t{0});
    return boards;
}

/// Whether the sieve lets pass what the table of all boards has an answer for.
bool agreesWithTheTable(const PackedPuzzle& puzzle, const SolvableSieve& sieve) {
    const std::vector<std::uint16_t> boards = allBoards(puzzle);
    const std::vector<TableAnswer> answers = answerEveryBoard(puzzle);
    return found(sieve, boards) == passing(sieve, boards) && std::ranges::all_of(boards, [&](auto board) {
               return sieve.passes(board) == answers[board].solved();
           });
}

} // namespace

class TestSolvableSieve : public QObject {
    Q_OBJECT

  private slots:

    void theBoardsOfTheJudgePassWhenTheyCanBeSolved_data() {
        QTest::addColumn<int>("goal");
        QTest::addRow("all white") << static_cast<int>(Goal::White);
        QTest::addRow("all black") << static_cast<int>(Goal::Black);
        QTest::addRow("either colour") << static_cast<int>(Goal::Either);
    }

    void theBoardsOfTheJudgePassWhenTheyCanBeSolved() {
        QFETCH(int, goal);
        Puzzle puzzle = Puzzle::flipGame(Grid({4, 4}));
        puzzle.goal = static_cast<Goal::Kind>(goal);
        const PackedPuzzle packed(puzzle);
        const auto sieve = SolvableSieve::of(packed);
        QVERIFY(sieve && agreesWithTheTable(packed, *sieve));
        QCOMPARE(found(*sieve, allBoards(packed)).size(), std::size_t{4096});
    }

    void boardsOfAnyRulePassWhenTheyCanBeSolved() {
        Random random(1);
        int twoSignatures = 0;
        int refused = 0;
        for (int round = 0; round < 1'000; ++round) {
            const Rule rule = randomRule(random, 12);
            const PackedPuzzle puzzle(
                Puzzle{rule, Grid(rule.size()), static_cast<Goal::Kind>(random.below(3))});
            const auto sieve = SolvableSieve::of(puzzle);
            if (!sieve) {
                ++refused;
                continue;
            }
            QVERIFY(agreesWithTheTable(puzzle, *sieve));
            const bool blackFromWhite = PackedEquations(puzzle.masks).solve(puzzle.full).has_value();
            if (puzzle.goal == Goal::Either && !blackFromWhite) ++twoSignatures;
        }
        QVERIFY(twoSignatures > 50 && refused > 5);
    }

    void partsOfAnyLengthAreSieved() {
        const auto sieve = SolvableSieve::of(PackedPuzzle(Puzzle::flipGame(Grid({4, 4}))));
        QVERIFY(sieve);
        Random random(2);
        for (std::size_t length = 0; length < 300; ++length) {
            std::vector<std::uint16_t> boards(length);
            // Many solvable ones in a row, and long gaps.
            const std::uint64_t mostBits = 1 + random.below(65'536);
            for (auto& board : boards) board = static_cast<std::uint16_t>(random.below(mostBits));
            if (length % 3 == 0) std::ranges::fill(boards, std::uint16_t{0});
            QCOMPARE(found(*sieve, boards), passing(*sieve, boards));
        }
    }

    void moreThanSixteenCellsAreRefused() {
        QVERIFY_THROWS_EXCEPTION(std::logic_error, static_cast<void>(SolvableSieve::of(
                                                       PackedPuzzle(Puzzle::flipGame(Grid({1, 17}))))));
    }
};

QTEST_GUILESS_MAIN(TestSolvableSieve)
#include "tst_solvable_sieve.moc"
