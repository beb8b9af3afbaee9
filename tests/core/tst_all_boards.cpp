#include "core/base/index.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"
#include "tests/core/plain_enumeration.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <map>

using namespace flip;
using namespace flip::test;

namespace {

constexpr Size size{4, 4};
constexpr std::uint64_t boardCount = 1U << 16U;
constexpr int never = -1;

#if defined(NDEBUG) && FLIP_SLOWNESS == 1
/// Every board.
constexpr std::uint64_t step = 1;
#else
/// Without optimisation, or with a sanitizer, one board in 397, spread evenly over the numbers (397 is
/// prime).
constexpr std::uint64_t step = 397;
#endif

/// fewest[b]: the fewest presses from board b to all white, or never. Every press set is tried once.
std::vector<int> fewestToWhite() {
    std::vector<int> fewest(boardCount, never);
    forEachPressSet(PackedPuzzle(Puzzle::flipGame(Grid(size))),
                    [&](std::uint64_t presses, std::uint64_t board) {
                        const int count = std::popcount(presses);
                        int& least = fewest[asIndex(board)];
                        if (least == never || count < least) least = count;
                    });
    return fewest;
}

std::vector<int> fewestTo(Goal::Kind goal) {
    const std::vector<int> white = fewestToWhite();
    std::vector<int> fewest(boardCount, never);
    for (std::uint64_t board = 0; board < boardCount; ++board) {
        for (const Colour colour : coloursOf(goal)) {
            const int count = white[asIndex(colour == Colour::White ? board : board ^ (boardCount - 1))];
            int& least = fewest[asIndex(board)];
            if (least == never || (count != never && count < least)) least = count;
        }
    }
    return fewest;
}

int fewestIn(const Answer& answer) {
    const auto* optimal = std::get_if<Optimal>(&answer);
    return optimal == nullptr ? never : static_cast<int>(optimal->presses.count());
}

} // namespace

/// All 65,536 boards of POJ 1753, by every method, for each goal.
class TestAllBoards : public QObject {
    Q_OBJECT

  private slots:

    void theCountsAreThoseOfTheProblem() {
        const auto counts = [](Goal::Kind goal) {
            std::map<int, int> counted;
            for (const int fewest : fewestTo(goal)) ++counted[fewest];
            return counted;
        };
        const std::map<int, int> either{{never, 61'440}, {0, 2},     {1, 32},    {2, 228},
                                        {3, 880},        {4, 1'562}, {5, 1'136}, {6, 256}};
        const std::map<int, int> one{{never, 61'440}, {0, 1},     {1, 16},  {2, 120}, {3, 560},
                                     {4, 1'387},      {5, 1'440}, {6, 540}, {7, 32}};
        QVERIFY(counts(Goal::Either) == either);
        QVERIFY(counts(Goal::White) == one);
        QVERIFY(counts(Goal::Black) == one);
    }

    void everyMethodFindsTheFewest_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("goal");
        const std::array<const char*, 3> words{"all white", "all black", "either colour"};
        for (const Method& method : methods()) {
            const QByteArray name(method.name.data(), std::ssize(method.name));
            for (int goal = 0; goal < 3; ++goal) {
                QTest::addRow("%s, %s", name.constData(), words[static_cast<std::size_t>(goal)])
                    << name << goal;
            }
        }
    }

    void everyMethodFindsTheFewest() {
        QFETCH(QByteArray, name);
        QFETCH(int, goal);
        const Method& method = *findMethod(name.toStdString());
        const std::vector<int> fewest = fewestTo(static_cast<Goal::Kind>(goal));
        Puzzle puzzle = Puzzle::flipGame(Grid(size));
        puzzle.goal = static_cast<Goal::Kind>(goal);
        for (std::uint64_t board = 0; board < boardCount; board += step) {
            puzzle.board = Grid::fromPacked(size, board);
            const Answer answer = solve(method, puzzle).answer;
            const bool decided =
                std::holds_alternative<Optimal>(answer) || std::holds_alternative<Impossible>(answer);
            QVERIFY2(decided && fewestIn(answer) == fewest[asIndex(board)] && verify(puzzle, answer),
                     qPrintable(QString("board %1").arg(board)));
        }
    }
};

QTEST_GUILESS_MAIN(TestAllBoards)
#include "tst_all_boards.moc"
