#include "ui/game/game_tries.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

namespace flip::ui {

namespace {

const Cell& pressAt(const Game& game, int index) {
    return std::get<PressMove>(game.moves()[static_cast<std::size_t>(index)]).cell;
}

/// Whether the one try has all presses of the other at its beginning.
bool beginsWith(const Game& game, GameTry each, GameTry other) {
    if (other.count > each.count) return false;
    for (int i = 0; i < other.count; ++i) {
        if (pressAt(game, each.begin + i) != pressAt(game, other.begin + i)) return false;
    }
    return true;
}

/// All tries of a game, by their beginnings.
std::map<int, GameTry> allTries(const Game& game) {
    std::map<int, GameTry> tries;
    for (int begin = 0; begin <= game.moveCount();) {
        const GameTry found = tryFrom(game, begin);
        tries.emplace_hint(tries.end(), begin, found);
        begin += found.count + 1;
    }
    return tries;
}

/// Of each try with which another goes on without having taken anything back, that one; of several, the
/// first.
std::map<int, int> nextOnes(const Game& game, const std::map<int, GameTry>& tries) {
    std::map<int, int> next;
    for (const auto& [place, earlier] : game.records().continued) {
        if (beginsWith(game, tries.at(place), tries.at(earlier))) next.emplace(earlier, place);
    }
    return next;
}

/// The beginning of the last try with which one is one.
int lastOneWith(const std::map<int, int>& next, int begin) {
    for (auto way = next.find(begin); way != next.end(); way = next.find(begin)) begin = way->second;
    return begin;
}

} // namespace

GameTry tryFrom(const Game& game, int begin) {
    GameTry found{begin, 0};
    const auto& moves = game.moves();
    while (begin + found.count < game.moveCount() &&
           std::holds_alternative<PressMove>(moves[static_cast<std::size_t>(begin + found.count)]))
        ++found.count;
    return found;
}

GameTry currentTry(const Game& game) { return tryFrom(game, game.moveIndex() - game.presses()); }

std::vector<GameTry> triesOf(const Game& game) {
    std::vector<GameTry> tries;
    const auto& continued = game.records().continued;
    const auto all = allTries(game);
    const auto next = nextOnes(game, all);
    const int current = lastOneWith(next, currentTry(game).begin);
    // Those with which an earlier one goes on, and is one.
    std::set<int> further;
    for (const auto& [begin, found] : all) {
        if (further.contains(begin)) continue;
        GameTry whole = found;
        for (auto way = next.find(begin); way != next.end(); way = next.find(way->second)) {
            further.insert(way->second);
            whole = all.at(way->second);
        }
        const auto earlier = continued.find(begin);
        const bool isLeft = whole.begin != current && earlier != continued.end() &&
                            beginsWith(game, all.at(earlier->second), whole);
        if (whole.count > 0 && !isLeft && game.puzzleAt(begin) == game.start()) tries.push_back(whole);
    }
    return tries;
}

std::optional<std::size_t> numberOfCurrent(const Game& game, const std::vector<GameTry>& tries) {
    const auto next = nextOnes(game, allTries(game));
    const int begin = lastOneWith(next, currentTry(game).begin);
    const auto found = std::ranges::find(tries, begin, &GameTry::begin);
    if (found == tries.end()) return std::nullopt;
    return static_cast<std::size_t>(found - tries.begin());
}

int beginOfPuzzle(const Game& game) {
    // Of every try, by its own beginning.
    std::map<int, int> begins{{0, 0}};
    const auto& continued = game.records().continued;
    const Puzzle* puzzle = &game.first();
    for (int i = 0; i < game.moveIndex(); ++i) {
        const auto* replacement = std::get_if<ReplaceMove>(&game.moves()[static_cast<std::size_t>(i)]);
        if (replacement == nullptr) continue;
        const int place = i + 1;
        const auto earlier = continued.find(place);
        const bool isSame = replacement->puzzle() == *puzzle;
        const int last = begins.rbegin()->second;
        begins[place] = earlier != continued.end() ? begins.at(earlier->second) : isSame ? last : place;
        puzzle = &replacement->puzzle();
    }
    return begins.rbegin()->second;
}

std::vector<Cell> pressesOf(const Game& game, GameTry each) {
    std::vector<Cell> presses;
    presses.reserve(static_cast<std::size_t>(each.count));
    for (int i = each.begin; i < each.begin + each.count; ++i) presses.push_back(pressAt(game, i));
    return presses;
}

bool arePressesOf(const Game& game, GameTry each, std::span<const Cell> presses) {
    if (std::cmp_not_equal(presses.size(), each.count)) return false;
    for (int i = 0; i < each.count; ++i) {
        if (presses[static_cast<std::size_t>(i)] != pressAt(game, each.begin + i)) return false;
    }
    return true;
}

std::optional<int> firstSolved(const Game& game, GameTry each) {
    const Puzzle& puzzle = game.start();
    const auto colours = coloursOf(puzzle.goal);
    Grid wrong = puzzle.toFlip(colours.front());
    std::int64_t left = wrong.count();
    for (int i = 0; i < each.count; ++i) {
        puzzle.rule.forEachFlipped(pressAt(game, each.begin + i), [&](Cell cell) {
            wrong.flip(cell);
            left += wrong.test(cell) ? 1 : -1;
        });
        // What is wrong for one colour is right for the other one.
        if (left == 0 || (colours.size() > 1 && left == wrong.cells())) return i + 1;
    }
    return std::nullopt;
}

bool endsSolved(const Game& game, GameTry each) {
    Puzzle puzzle = game.start();
    Grid odd(puzzle.size());
    for (int i = each.begin; i < each.begin + each.count; ++i) odd.flip(pressAt(game, i));
    puzzle.rule.pressAll(puzzle.board, odd);
    return puzzle.solved();
}

} // namespace flip::ui
