#pragma once

#include "core/base/monitor.h"
#include "core/base/result.h"
#include "core/text/recognise.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace flip::ui {

/// The longest side of a board in the window. flipsolve takes larger ones.
inline constexpr int maxWindowSide = 1000;

/// The longest side of a board that is made in the window: one that can be seen as a whole.
inline constexpr int maxMadeSide = 64;

/// Why no board could be read: a sentence for the user.
struct SourceError {
    QString sentence;
    /// If it was read but is too large for the window: what it is.
    std::shared_ptr<const Puzzle> tooLarge = {};
};

/// The readings of a text that the window can show. They do not depend on the current game.
[[nodiscard]] Result<Recognised, SourceError> recogniseText(const QByteArray& text);

/// The longest text that is read, so that a wrong file does no harm.
inline constexpr qint64 mostSourceBytes = qint64{16} << 20;

/// The error for a longer text.
[[nodiscard]] SourceError tooLargeText();

/// The contents of a file, or of standard input for "-". Blocks until everything has been read, for a pipe
/// until its writers have closed it; the monitor can end that within 50 ms.
[[nodiscard]] Result<QByteArray, SourceError> readSource(const QString& path, Monitor* monitor = nullptr);

} // namespace flip::ui
