#pragma once

#include "core/model/goal.h"
#include "core/text/json_objects.h"

#include <optional>

namespace flip {

/// A goal by its name or in other words; 0, 1, true or false for a colour. Nothing for a board, and for words
/// that are not understood.
[[nodiscard]] std::optional<Goal::Kind> goalInWords(const JsonValue& value);

/// Whether it may be a goal: that, or a board, for readers who know more of them.
[[nodiscard]] bool mayBeGoal(const JsonValue& value);

} // namespace flip
