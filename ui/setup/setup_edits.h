#pragma once

#include "core/model/puzzle.h"

#include <QKeySequence>

#include <optional>
#include <span>

namespace flip::ui {

/// The groups of commands in the menus of set-up.
enum class SetupGroup { Fill, Turn, Resize };

/// A change of the whole board in set-up: a row of the table.
struct SetupEdit {
    /// The object name of its command.
    const char* name;
    /// The name on screen, to be translated in the context "SetupEdits".
    const char* title;
    SetupGroup group;
    /// May be empty.
    QKeyCombination key;
    Grid (*apply)(const Grid& board);
};

/// All changes, in the order in which they are shown.
[[nodiscard]] std::span<const SetupEdit> setupEdits();

/// The puzzle with another board; its pattern, edges and goal stay. Nothing if the board is too large for the
/// window, or if the rule is a table and the board has another size.
[[nodiscard]] std::optional<Puzzle> withBoard(const Puzzle& puzzle, const Grid& board);

} // namespace flip::ui
