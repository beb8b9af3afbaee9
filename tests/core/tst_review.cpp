#include "core/explain/review.h"
#include "core/solve/solve.h"
#include "tests/core/plain_enumeration.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>

#include <algorithm>
#include <cstddef>
#include <numeric>

using namespace flip;
using namespace flip::test;

namespace {

std::vector<Cell> randomPresses(Size size, std::size_t count, Random& random) {
    std::vector<Cell> presses;
    for (std::size_t i = 0; i < count; ++i) {
        const auto index = random.below(static_cast<std::uint64_t>(size.cells()));
        presses.push_back(cellAt(size, static_cast<std::int64_t>(index)));
    }
    return presses;
}

/// The fewest presses that a puzzle needs, from the method that is used everywhere.
std::optional<std::int64_t> fewestBySolving(const Puzzle& puzzle) {
    const Outcome outcome = solve(defaultMethod(), puzzle);
    if (const auto* optimal = std::get_if<Optimal>(&outcome.answer)) return optimal->presses.count();
    return std::nullopt;
}

std::optional<std::int64_t> fewestByTrying(const Puzzle& puzzle) {
    const auto answer = enumerate(puzzle);
    return answer ? std::optional<std::int64_t>(answer->presses) : std::nullopt;
}

/// Whether a review says for every place of a game what `fewest` says.
template <class Fewest>
bool holds(const GameReview& review, Puzzle puzzle, const std::vector<Cell>& presses, Fewest fewest) {
    if (!fewest(puzzle)) return review.impossible && review.least.empty() && review.detours.empty();
    if (review.impossible || !review.complete()) return false;
    std::vector<Detour> detours;
    // Of the first and the second press of a piece, the third and the fourth, and so on.
    std::vector<bool> isPairInARow(presses.size());
    for (const CancelledPair& pair : review.cancelled) {
        if (pair.second == pair.first + 1) isPairInARow[pair.first] = isPairInARow[pair.second] = true;
    }
    for (std::size_t i = 0;; ++i) {
        if (review.least[i] != fewest(puzzle)) return false;
        if (i == presses.size()) break;
        puzzle.press(presses[i]);
        const std::int64_t cost = *fewest(puzzle) + 1 - review.least[i];
        if (cost > 0 && !isPairInARow[i]) detours.push_back({i, static_cast<int>(cost)});
    }
    return review.detours == detours;
}

} // namespace

class TestReview : public QObject {
    Q_OBJECT

  private slots:

    void everyPlaceOfRandomGamesIsRight() {
        int possible = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(10, seed);
            Random random(seed);
            const auto presses = randomPresses(puzzle.size(), 12, random);
            const GameReview found = review(puzzle, presses);
            QVERIFY2(holds(found, puzzle, presses, fewestByTrying), qPrintable(QString::number(seed)));
            if (!found.impossible) ++possible;
        }
        QVERIFY(possible > 150);
    }

    void largeBoardsAndManyQuietPatternsAreRightToo_data() {
        QTest::addColumn<Puzzle>("puzzle");
        Random random(5);
        const auto clipped = [](Size size) { return Rule::fromPattern(size, Pattern::plus()); };
        QTest::newRow("more than 64 cells, eight dimensions of quiet patterns")
            << solvablePuzzle(clipped({9, 9}), Goal::Either, random);
        QTest::newRow("more than 64 cells, no quiet pattern")
            << solvablePuzzle(clipped({10, 10}), Goal::Either, random);
        QTest::newRow("quiet patterns on some cells only")
            << solvablePuzzle(clipped({5, 14}), Goal::Black, random);
        QTest::newRow("too many quiet patterns for words")
            << solvablePuzzle(tableOfRank({5, 5}, 9, random), Goal::White, random);
    }

    void largeBoardsAndManyQuietPatternsAreRightToo() {
        QFETCH(Puzzle, puzzle);
        Random random(6);
        const auto presses = randomPresses(puzzle.size(), 40, random);
        QVERIFY(holds(review(puzzle, presses), puzzle, presses, fewestBySolving));
    }

    void whatIsKnownIsNotComputedAgain_data() {
        QTest::addColumn<Puzzle>("puzzle");
        Random random(5);
        QTest::newRow("in words") << solvablePuzzle(Rule::fromPattern({4, 4}, Pattern::plus()), Goal::Either,
                                                    random);
        QTest::newRow("by equations")
            << solvablePuzzle(Rule::fromPattern({9, 9}, Pattern::plus()), Goal::Either, random);
    }

    void whatIsKnownIsNotComputedAgain() {
        QFETCH(Puzzle, puzzle);
        Random random(6);
        const auto presses = randomPresses(puzzle.size(), 20, random);
        const GameReview whole = review(puzzle, presses);
        for (std::size_t count = 0; count <= whole.least.size(); ++count) {
            std::vector known(whole.least.begin(), whole.least.begin() + static_cast<std::ptrdiff_t>(count));
            // Numbers that cannot be true show that they were taken over.
            for (std::int64_t& least : known) least += 1'000;
            auto expected = whole.least;
            std::ranges::copy(known, expected.begin());
            QVERIFY(review(puzzle, presses, {}, known).least == expected);
        }
    }

    void pressesOfOnePieceCancelInPairs() {
        const Cell a{0, 1};
        const Cell b{2, 3};
        const GameReview found = review(Puzzle::flipGame(Grid({4, 4})), std::vector{a, b, a, a, b, a, b});
        QVERIFY((found.cancelled == std::vector<CancelledPair>{{0, 2, a}, {1, 4, b}, {3, 5, a}}));
    }

    void anOptimalGameHasNoDetours() {
        const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked({4, 4}, 0b0001'1001'1011'1001));
        const Outcome outcome = solve(defaultMethod(), puzzle);
        const GameReview found = review(puzzle, std::get<Optimal>(outcome.answer).presses.setCells());
        QVERIFY((found.least == std::vector<std::int64_t>{4, 3, 2, 1, 0}));
        QVERIFY(found.detours.empty() && found.cancelled.empty());
    }

    void aPressMadeTwiceInARowIsOnlyAPair() {
        const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked({4, 4}, 0b0001'1001'1011'1001));
        std::vector<Cell> presses =
            std::get<Optimal>(solve(defaultMethod(), puzzle).answer).presses.setCells();
        presses.insert(presses.begin() + 1, 2, Cell{3, 3});
        const GameReview found = review(puzzle, presses);
        QVERIFY((found.cancelled == std::vector<CancelledPair>{{1, 2, {3, 3}}}));
        QVERIFY(found.detours.empty());
        // With another press in between, each of them is a detour.
        std::swap(presses[2], presses[3]);
        QVERIFY(!review(puzzle, presses).detours.empty());
    }

    void theReviewOfABeginningIsThatOfItsPresses() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Puzzle puzzle = randomSmallPuzzle(10, seed);
            Random random(seed);
            const auto presses = randomPresses(puzzle.size(), 12, random);
            const GameReview whole = review(puzzle, presses);
            for (std::size_t made = 0; made <= presses.size(); ++made) {
                const GameReview found = upTo(whole, made);
                const GameReview expected = review(puzzle, std::span(presses).first(made));
                QCOMPARE(found.presses, expected.presses);
                QVERIFY(found.least == expected.least && found.cancelled == expected.cancelled);
                QVERIFY(found.detours == expected.detours);
            }
        }
    }

    void aGameWithoutPressesHasOnePlace() {
        const GameReview found = review(Puzzle::flipGame(Grid({4, 4})), {});
        QVERIFY((found.least == std::vector<std::int64_t>{0}));
        QVERIFY(found.complete());
    }

    void theCostOfAllDetoursIsWhatTheGameTookTooLong() {
        const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked({4, 4}, 0b0001'1001'1011'1001));
        Random random(1);
        const auto presses = randomPresses({4, 4}, 100'000, random);
        const GameReview found = review(puzzle, presses);
        QVERIFY(found.complete());
        const auto cost =
            std::accumulate(found.detours.begin(), found.detours.end(), std::int64_t{0},
                            [](std::int64_t sum, const Detour& each) { return sum + each.cost; });
        // So are the presses that were made twice in a row.
        const auto inARow = std::ranges::count_if(found.cancelled, &CancelledPair::isInARow);
        QVERIFY(inARow > 1'000);
        QCOMPARE(std::int64_t{4} + cost + 2 * inARow, std::int64_t{100'000} + found.least.back());
        QVERIFY(found.cancelled.size() > 49'000);
    }

    void aStoppedReviewKeepsWhatItKnows() {
        const Puzzle puzzle = Puzzle::flipGame(Grid::fromPacked({4, 4}, 0b0001'1001'1011'1001));
        Random random(1);
        const auto presses = randomPresses({4, 4}, 100, random);
        const GameReview whole = review(puzzle, presses);
        // 32 solutions are weighed at each place.
        const GameReview part = review(puzzle, presses, {.budget = {.nodes = 320}});
        QCOMPARE(part.least.size(), std::size_t{10});
        QVERIFY(!part.complete());
        QVERIFY(std::equal(part.least.begin(), part.least.end(), whole.least.begin()));
        QVERIFY(part.cancelled == whole.cancelled);
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
