#pragma once

#include "core/model/puzzle.h"

#include <QKeySequence>
#include <QString>

#include <optional>
#include <span>

namespace flip::ui {

/// The groups of commands in the menus of set-up.
enum class SetupGroup { Fill, Turn, Resize, Target };

/// A change of the whole puzzle in set-up: a row of the table.
struct SetupEdit {
    /// The object name of its command.
    const char* name;
    /// The name on screen, to be translated in the context "SetupEdits".
    const char* title;
    SetupGroup group;
    /// May be empty.
    QKeyCombination key;
    /// The puzzle after the change. Nothing if the change can't be made: the board would become too large for
    /// the window, the rule is a table and the board would get another size, or there is no target.
    std::optional<Puzzle> (*apply)(const Puzzle& puzzle);
    /// Whether it can be made. O(1).
    bool (*isPossible)(const Puzzle& puzzle);
    /// Its title where the pieces are lit or unlit, not black or white; null if that is the same.
    const char* titleOnPanel = nullptr;
};

/// The title of its command for a puzzle with this goal, with the mark of its key.
[[nodiscard]] QString titleOf(const SetupEdit& edit, const Goal& goal);

/// The same as the name of a move.
[[nodiscard]] QString nameOf(const SetupEdit& edit, const Goal& goal);

/// All changes, in the order in which they are shown.
[[nodiscard]] std::span<const SetupEdit> setupEdits();

} // namespace flip::ui
