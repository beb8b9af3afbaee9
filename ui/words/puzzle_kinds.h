#pragma once

#include "core/model/puzzle.h"

#include <QString>

#include <span>

namespace flip::ui {

/// A puzzle worth playing, with a name.
struct NamedKind {
    const char* title;
    const char* line;
    Size size;
    Pattern pattern;
    Edges edges;
    Goal::Kind goal;
    /// Whether its first board is random; otherwise it is all white.
    bool random;
};

/// All of them, in the order in which they are offered.
[[nodiscard]] std::span<const NamedKind> namedKinds();

/// "Lights Out".
[[nodiscard]] QString titleOf(const NamedKind& kind);
/// Its special feature, in one line.
[[nodiscard]] QString lineOf(const NamedKind& kind);

/// The one with this rule and goal, or null.
[[nodiscard]] const NamedKind* namedKind(const Rule& rule, Goal::Kind goal);

/// The name of a puzzle. Flip Game and Lights Out have theirs at any size. Empty if it has none.
[[nodiscard]] QString nameOf(const Rule& rule, Goal::Kind goal);

} // namespace flip::ui
