#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/trace/trace_replay.h"
#include "core/solve/verify.h"
#include "tests/core/liar.h"

#include <QTest>

#include <vector>

using namespace flip;
using namespace flip::test;

namespace {

constexpr Size size{4, 4};

Grid gridOf(std::initializer_list<Cell> cells, Size of = size) {
    Grid grid(of);
    for (const Cell cell : cells) grid.set(cell);
    return grid;
}

/// Two presses make it black, and no fewer reach either colour.
Puzzle blackInTwo(Goal::Kind goal = Goal::Either) {
    Puzzle puzzle = Puzzle::flipGame(Grid::filled(size));
    puzzle.goal = goal;
    puzzle.press({1, 1});
    puzzle.press({2, 2});
    return puzzle;
}

const Grid twoPresses = gridOf({{1, 1}, {2, 2}});

/// A corner piece alone is impossible for every goal; the proof that algebra gives.
Puzzle impossible(Goal::Kind goal = Goal::Either) {
    Puzzle puzzle = Puzzle::flipGame(gridOf({{0, 0}}));
    puzzle.goal = goal;
    return puzzle;
}

/// No press flips anything, and one piece is black: each single cell is an even set.
Puzzle rigid() { return {Rule::fromPattern(size, Pattern(0)), gridOf({{0, 0}}), Goal::Black}; }

Grid proof() {
    return std::get<Impossible>(solve(defaultMethod(), impossible()).answer).witnesses.front().cells;
}

/// The proof with a cell more or less.
Grid changed(Grid cells, Cell cell) {
    cells.flip(cell);
    return cells;
}

struct Claim {
    const char* name;
    Puzzle puzzle;
    Answer answer;
};

std::vector<Claim> lies() {
    const Grid cells = proof();
    const Grid wrongSize = gridOf({{1, 1}}, {4, 5});
    return {
        {"presses that reach black, told as white", blackInTwo(), Optimal{twoPresses, Colour::White}},
        {"presses that reach a colour that is not the goal", blackInTwo(Goal::White),
         Optimal{twoPresses, Colour::Black}},
        {"one press too few", blackInTwo(), Optimal{gridOf({{1, 1}}), Colour::Black}},
        {"one press too many", blackInTwo(), Optimal{changed(twoPresses, {0, 3}), Colour::Black}},
        {"one press beside the right place", blackInTwo(), Optimal{gridOf({{1, 1}, {2, 3}}), Colour::Black}},
        {"no press where some are needed", blackInTwo(), Optimal{Grid(size), Colour::White}},
        {"presses of another size", blackInTwo(), Optimal{wrongSize, Colour::Black}},
        {"a bound above the presses", blackInTwo(), Unproven{twoPresses, Colour::Black, 3}},
        {"not proven, although the bound proves it", blackInTwo(), Unproven{twoPresses, Colour::Black, 2}},
        {"unproven presses that do not solve", blackInTwo(), Unproven{gridOf({{1, 1}}), Colour::Black, 1}},
        {"unproven presses told as the other colour", blackInTwo(), Unproven{twoPresses, Colour::White, 1}},
        {"no witness", impossible(), Impossible{}},
        {"the empty witness", impossible(), Impossible{{{Grid(size), Goal::Either}}}},
        {"a witness against one colour only", impossible(), Impossible{{{cells, Goal::White}}}},
        {"two witnesses against the same colour", impossible(),
         Impossible{{{cells, Goal::Black}, {cells, Goal::Black}}}},
        {"a witness with a cell more or less", impossible(),
         Impossible{{{changed(cells, {0, 0}), Goal::Either}}}},
        {"a witness of which a press flips an odd number", impossible(),
         Impossible{{{gridOf({{0, 0}}), Goal::Either}}}},
        {"a witness of another size", impossible(), Impossible{{{gridOf({{0, 0}}, {5, 4}), Goal::Either}}}},
        {"a witness that has an even number to flip", Puzzle::flipGame(Grid(size)),
         Impossible{{{cells, Goal::Either}}}},
        {"a witness against a board that can be solved", blackInTwo(), Impossible{{{cells, Goal::Either}}}},
        {"a piece that is black already, against black", rigid(),
         Impossible{{{gridOf({{0, 0}}), Goal::Black}}}},
        {"a right witness beside a false one", impossible(),
         Impossible{{{cells, Goal::Either}, {gridOf({{0, 0}}), Goal::White}}}},
    };
}

std::vector<Claim> truths() {
    const Grid cells = proof();
    return {
        {"the presses", blackInTwo(), Optimal{twoPresses, Colour::Black}},
        {"the presses, for black alone", blackInTwo(Goal::Black), Optimal{twoPresses, Colour::Black}},
        {"nothing to do", Puzzle::flipGame(Grid(size)), Optimal{Grid(size), Colour::White}},
        {"the presses, not proven", blackInTwo(), Unproven{twoPresses, Colour::Black, 1}},
        {"one witness against both", impossible(), Impossible{{{cells, Goal::Either}}}},
        {"two witnesses, one for each colour", impossible(),
         Impossible{{{cells, Goal::White}, {cells, Goal::Black}}}},
        {"a witness against the colour that is wanted", impossible(Goal::Black),
         Impossible{{{cells, Goal::Black}}}},
        {"a witness that says more than is asked", impossible(Goal::White),
         Impossible{{{cells, Goal::Either}}}},
        {"a white piece, against black", rigid(), Impossible{{{gridOf({{1, 1}}), Goal::Black}}}},
        {"stopped", impossible(), Stopped{}},
        {"too large", impossible(), TooLarge{"takes nothing"}},
    };
}

/// With a mask for every cell in place of the pattern: verify goes another way then.
Puzzle asTable(const Puzzle& puzzle) {
    std::vector<Grid> masks;
    for (std::int64_t i = 0; i < puzzle.size().cells(); ++i)
        masks.push_back(puzzle.rule.mask(cellAt(puzzle.size(), i)));
    return {Rule::fromTable(puzzle.size(), std::move(masks)), puzzle.board, puzzle.goal};
}

bool isGivenNoWitness(const Answer& answer) {
    const auto* claimed = std::get_if<Impossible>(&answer);
    return claimed != nullptr && claimed->witnesses.empty();
}

class StopAtOnce : public Monitor {
  public:
    void progressed(const Progress& /*progress*/) override {}

    bool stopRequested() override { return true; }
};

/// A table of all boards of four cells in a row, where one press flips itself and its neighbours.
PackedPuzzle fourInARow(Goal::Kind goal) {
    return PackedPuzzle({Rule::fromPattern({1, 4}, Pattern::plus()), Grid({1, 4}), goal});
}

} // namespace

/// A false answer is refused, whatever is false about it, and a true one is not.
class TestVerify : public QObject {
    Q_OBJECT

    /// Any other press set, the other colour, and impossible; or presses for what is impossible.
    static std::vector<TableAnswer> wrongInPlaceOf(const TableAnswer& right) {
        std::vector<TableAnswer> wrong;
        for (std::uint16_t presses = 0; presses < 16; ++presses) {
            if (presses != right.presses || !right.solved()) wrong.push_back({presses, TableAnswer::white});
        }
        if (!right.solved()) return wrong;
        const bool white = right.kind == TableAnswer::white;
        wrong.push_back({right.presses, white ? TableAnswer::black : TableAnswer::white});
        wrong.push_back({right.presses, TableAnswer::impossible});
        return wrong;
    }

  private slots:

    void liesAreRefused() {
        for (const Claim& lie : lies()) {
            QVERIFY2(!verify(lie.puzzle, lie.answer), lie.name);
            QVERIFY2(!verify(asTable(lie.puzzle), lie.answer), lie.name);
        }
    }

    void truthsAreNot() {
        for (const Claim& truth : truths()) {
            QVERIFY2(verify(truth.puzzle, truth.answer), truth.name);
            QVERIFY2(verify(asTable(truth.puzzle), truth.answer), truth.name);
        }
    }

    void noLieLeavesSolve() {
        for (const Claim& lie : lies()) {
            // For what is impossible without a witness, solve() looks for one.
            if (isGivenNoWitness(lie.answer)) continue;
            liarsAnswer = lie.answer;
            const auto trace = std::make_shared<SearchTrace>(1 << 16);
            const Outcome outcome = solve(liar, lie.puzzle, {.trace = trace.get()});
            QVERIFY2(wasWrong(outcome), lie.name);
            QVERIFY2(wasWrong(*trace->outcome()), lie.name);
        }
        for (const Claim& truth : truths()) {
            liarsAnswer = truth.answer;
            const Outcome outcome = solve(liar, truth.puzzle);
            QVERIFY2(!wasWrong(outcome) && outcome.answer.index() == truth.answer.index(), truth.name);
        }
    }

    void aSolvableBoardIsNotCalledImpossibleEvenWithoutAWitness() {
        liarsAnswer = Impossible{};
        QVERIFY(wasWrong(solve(liar, blackInTwo())));
        QVERIFY(std::holds_alternative<Impossible>(solve(liar, impossible()).answer));
    }

    void theProofOfWhatIsImpossibleKeepsToTheBudget() {
        // Some tens of milliseconds by itself, and some megabytes.
        const Rule rule = Rule::fromPattern({400, 400}, Pattern(0b111'111'111));
        const Puzzle puzzle{rule, gridOf({{0, 0}}, {400, 400}), Goal::White};
        liarsAnswer = Impossible{};
        StopAtOnce monitor;
        const auto reason = [&](const SearchContext& context) {
            return std::get<Stopped>(solve(liar, puzzle, context).answer).reason;
        };
        QVERIFY(reason({{}, &monitor}) == Stopped::Reason::Asked);
        QVERIFY(reason({.budget = {.time = std::chrono::nanoseconds(0)}}) == Stopped::Reason::Time);
        QVERIFY(reason({.budget = {.memory = 100'000}}) == Stopped::Reason::Memory);
    }

    void aTableWithOneWrongAnswerIsRefused() {
        for (const Goal::Kind goal : {Goal::White, Goal::Black, Goal::Either}) {
            const PackedPuzzle puzzle = fourInARow(goal);
            const std::vector<TableAnswer> right = answerEveryBoard(puzzle);
            QVERIFY(verifyEveryBoard(puzzle, right));
            for (std::size_t board = 0; board < right.size(); ++board) {
                for (const TableAnswer& wrong : wrongInPlaceOf(right[board])) {
                    std::vector<TableAnswer> table = right;
                    table[board] = wrong;
                    const bool refused = !verifyEveryBoard(puzzle, table);
                    QVERIFY2(refused, qPrintable(QString("goal %1, board %2, presses %3")
                                                     .arg(static_cast<int>(goal))
                                                     .arg(board)
                                                     .arg(wrong.presses)));
                }
            }
        }
    }

    void aTableWithASetThatIsNotMinimalIsRefused() {
        // Pressing every cell of two in a row flips nothing, so every press set works with it added, too.
        const PackedPuzzle puzzle({Rule::fromPattern({1, 2}, Pattern::plus()), Grid({1, 2}), Goal::White});
        std::vector<TableAnswer> table = answerEveryBoard(puzzle);
        QVERIFY(verifyEveryBoard(puzzle, table) && table[0].presses == 0);
        table[0].presses = 0b11;
        QVERIFY(!verifyEveryBoard(puzzle, table));
    }
};

QTEST_GUILESS_MAIN(TestVerify)
#include "tst_verify.moc"
