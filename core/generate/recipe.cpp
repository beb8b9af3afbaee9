#include "core/generate/recipe.h"

#include "core/generate/board_that_needs.h"

#include <utility>

namespace flip {

std::optional<Puzzle> puzzleFrom(const Recipe& recipe, const SearchContext& context) {
    SearchClock clock(context);
    const auto family = BoardFamily::within(recipe.rule, recipe.goal, clock);
    if (!family) return std::nullopt;
    auto board = boardThatNeeds(*family, recipe.presses, recipe.seed, context);
    if (!board) return std::nullopt;
    return Puzzle{recipe.rule, *std::move(board), recipe.goal};
}

} // namespace flip
