#pragma once

#include "core/model/puzzle.h"

#include <QKeySequence>

#include <optional>
#include <span>

namespace flip::ui {

/// What belongs together in the menus of set-up.
enum class SetupGroup { Fill, Turn, Resize };

/// A change of the whole board that set-up offers: a row of a table.
struct SetupEdit {
    /// What its command is called in the program.
    const char* name;
    /// For a person; to be translated in the context "SetupEdits".
    const char* title;
    SetupGroup group;
    /// May be empty.
    QKeyCombination key;
    Grid (*apply)(const Grid& board);
};

/// In the order in which a person would list them.
[[nodiscard]] std::span<const SetupEdit> setupEdits();

/// The puzzle with another board; its pattern, edges and goal stay. Nothing where the window could not show
/// that board, or the rule says for each piece by itself what a press flips and the board has another size.
[[nodiscard]] std::optional<Puzzle> withBoard(const Puzzle& puzzle, const Grid& board);

} // namespace flip::ui
