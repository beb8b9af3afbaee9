#include "ui/game/game_tries.h"

#include <algorithm>
#include <cstdint>
#include <map>
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

/// Of each try with which another goes on without having taken anything back, the last one in that way.
std::map<int, int> lastOnes(const Game& game, const std::map<int, GameTry>& tries) {
    std::map<int, int> last;
    const auto& continued = game.records().continued;
    // The last one of a later try is known before it is asked for. Of two that go on with one, the first
    // does.
    for (auto each = continued.rbegin(); each != continued.rend(); ++each) {
        const auto [place, earlier] = *each;
        if (!beginsWith(game, tries.at(place), tries.at(earlier))) continue;
        const auto further = last.find(place);
        last[earlier] = further == last.end() ? place : further->second;
    }
    return last;
}

int lastOneWith(const std::map<int, int>& last, int begin) {
    const auto found = last.find(begin);
    return found == last.end() ? begin : found->second;
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
    const int current = currentTry(game).begin;
    const auto all = allTries(game);
    const auto last = lastOnes(game, all);
    for (const auto& [begin, found] : all) {
        const auto earlier = continued.find(begin);
        const bool isFirst = earlier == continued.end() || !beginsWith(game, found, all.at(earlier->second));
        const GameTry whole = all.at(lastOneWith(last, begin));
        const bool isLeft = begin != current && earlier != continued.end() &&
                            beginsWith(game, all.at(earlier->second), whole);
        if (whole.count > 0 && isFirst && !isLeft && game.puzzleAt(begin) == game.start())
            tries.push_back(whole);
    }
    return tries;
}

std::optional<std::size_t> numberOfCurrent(const Game& game, const std::vector<GameTry>& tries) {
    const int begin = lastOneWith(lastOnes(game, allTries(game)), currentTry(game).begin);
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
