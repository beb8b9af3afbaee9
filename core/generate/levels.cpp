#include "core/generate/levels.h"

#include <array>

namespace flip {

namespace {

constexpr Pattern plus = Pattern::plus();
constexpr Pattern neighbours(0b010'101'010);
constexpr Pattern diagonals(0b101'010'101);
constexpr Pattern block(0b111'111'111);
/// The piece, the one to its right and the one below it.
constexpr Pattern angle(0b010'110'000);

/// Levels of one kind, whose minima rise evenly.
struct Stretch {
    int group;
    Size size;
    Pattern pattern;
    Edges edges;
    Goal::Kind goal;
    int count;
    /// The minimum of the first level and that of the last.
    std::int64_t from;
    std::int64_t to;
};

/// Never changed: people remember the numbers. The last minimum of most kinds is the largest that there is.
constexpr std::array stretches{
    Stretch{0, {2, 2}, plus, Edges::Clipped, Goal::White, 1, 1, 1},
    Stretch{0, {3, 3}, plus, Edges::Clipped, Goal::White, 5, 1, 3},
    Stretch{1, {3, 3}, plus, Edges::Clipped, Goal::White, 8, 3, 9},
    Stretch{2, {4, 4}, plus, Edges::Clipped, Goal::Either, 10, 1, 6},
    Stretch{3, {4, 4}, plus, Edges::Clipped, Goal::White, 6, 4, 7},
    Stretch{4, {5, 5}, plus, Edges::Clipped, Goal::White, 12, 3, 15},
    Stretch{5, {4, 5}, plus, Edges::Clipped, Goal::Black, 8, 4, 14},
    Stretch{6, {4, 4}, neighbours, Edges::Clipped, Goal::Either, 7, 1, 7},
    Stretch{7, {5, 5}, diagonals, Edges::Clipped, Goal::White, 8, 3, 13},
    Stretch{8, {5, 5}, plus, Edges::Torus, Goal::White, 7, 2, 8},
    Stretch{8, {6, 6}, plus, Edges::Torus, Goal::White, 5, 10, 14},
    Stretch{9, {5, 5}, block, Edges::Clipped, Goal::Either, 8, 2, 9},
    Stretch{10, {5, 5}, angle, Edges::Clipped, Goal::White, 8, 4, 18},
    Stretch{11, {6, 6}, plus, Edges::Clipped, Goal::Either, 10, 8, 22},
    Stretch{12, {7, 7}, plus, Edges::Clipped, Goal::Either, 5, 14, 26},
    Stretch{12, {8, 8}, plus, Edges::Clipped, Goal::Either, 3, 28, 44},
    Stretch{13, {9, 9}, plus, Edges::Clipped, Goal::White, 8, 20, 37},
    Stretch{14, {11, 11}, plus, Edges::Clipped, Goal::White, 5, 40, 65},
    Stretch{14, {14, 14}, plus, Edges::Clipped, Goal::White, 1, 123, 123},
};

constexpr int countAll() {
    int count = 0;
    for (const Stretch& each : stretches) count += each.count;
    return count;
}

static_assert(countAll() == levelCount);
static_assert(stretches.back().group + 1 == levelGroupCount);

std::int64_t pressesOf(const Stretch& stretch, int index) {
    return stretch.count == 1 ? stretch.from
                              : stretch.from + (stretch.to - stretch.from) * index / (stretch.count - 1);
}

} // namespace

std::optional<Level> levelNumbered(int number) {
    int index = number - 1;
    if (index < 0) return std::nullopt;
    for (const Stretch& each : stretches) {
        if (index < each.count) {
            const Rule rule = Rule::fromPattern(each.size, each.pattern, each.edges);
            const auto seed = static_cast<std::uint64_t>(number);
            return Level{number, each.group, {rule, each.goal, pressesOf(each, index), seed}};
        }
        index -= each.count;
    }
    return std::nullopt;
}

std::vector<LevelGroup> levelGroups() {
    std::vector<LevelGroup> groups;
    int next = 1;
    for (const Stretch& each : stretches) {
        if (each.group == std::ssize(groups)) groups.push_back({next, 0});
        groups.back().count += each.count;
        next += each.count;
    }
    return groups;
}

} // namespace flip
