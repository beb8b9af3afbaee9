#pragma once

#include "core/base/monitor.h"
#include "core/base/result.h"
#include "core/text/recognise.h"

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

/// What a text can be taken for, as far as the window can show it. Whatever was in play has no say in it.
[[nodiscard]] Result<Recognised, SourceError> recogniseText(const QByteArray& text);

/// More is not read, so that a wrong file does no harm.
inline constexpr qint64 mostSourceBytes = qint64{16} << 20;

/// That a text is longer than that.
[[nodiscard]] SourceError tooLargeText();

/// The contents of a file, or of standard input for "-". Blocks until all has been read, for a pipe as long
/// as somebody may still write into it; a monitor that wants it to stop ends that within 50 ms.
[[nodiscard]] Result<QByteArray, SourceError> readSource(const QString& path, Monitor* monitor = nullptr);

} // namespace flip::ui
