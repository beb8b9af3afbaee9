#pragma once

#include "core/generate/recipe.h"

#include <optional>
#include <vector>

namespace flip {

// Puzzles with numbers, which grow from a single press to the hardest boards known. They are a rule, not a
// list of boards: each has a recipe, so that a number means the same puzzle on every machine and for ever.

/// One of the levels.
struct Level {
    /// From 1 to levelCount.
    int number = 1;
    /// The number of its group, from 0.
    int group = 0;
    /// puzzleFrom() makes the level from it, in less than a second. The seed is the number.
    Recipe recipe;
};

/// Levels that follow each other and have something in common. Their minima never fall.
struct LevelGroup {
    /// The number of its first level.
    int first = 1;
    int count = 1;
};

inline constexpr int levelCount = 125;
inline constexpr int levelGroupCount = 15;

/// The level with this number; nothing if there is none.
[[nodiscard]] std::optional<Level> levelNumbered(int number);

/// All groups in order; each level is in one of them.
[[nodiscard]] std::vector<LevelGroup> levelGroups();

} // namespace flip
