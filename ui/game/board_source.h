#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"

#include <QByteArray>
#include <QString>

namespace flip::ui {

/// The longest sides of a board in the window: beyond it a piece would be too small to be hit. flipsolve
/// takes more.
inline constexpr int maxWindowSide = 64;

/// Why no board could be taken over: a sentence for the person.
struct SourceError {
    QString sentence;
};

/// The puzzle that a text holds. A case of UVA 10318 is that security panel. A board of the size of `current`
/// keeps its rule and goal; any other size is played by the rule of Flip Game. Nothing changes on an error.
[[nodiscard]] Result<Puzzle, SourceError> puzzleFromText(const QByteArray& text, const Puzzle& current);

/// The contents of a file, or of standard input for "-". At most 16 MiB, so that a wrong file does no harm.
[[nodiscard]] Result<QByteArray, SourceError> readSource(const QString& path);

} // namespace flip::ui
