#pragma once

#include "core/base/monitor.h"
#include "core/base/result.h"
#include "core/text/recognise.h"

#include <QByteArray>
#include <QString>

namespace flip::ui {

/// The longest side of a board in the window. flipsolve takes larger ones.
inline constexpr int maxWindowSide = 1000;

/// The largest board in the window of which each piece has a rule of its own. As text, such rules have a
/// digit for four pairs of pieces, and the window writes them with each new puzzle.
inline constexpr int maxWindowTable = 2500;

/// The longest side of a board that is searched for, or printed: one that can be seen as a whole.
inline constexpr int maxMadeSide = 64;

/// Why no board could be read: a sentence for the user.
struct SourceError {
    QString sentence;
};

/// Whether boards of this size can be played in the window by one rule for all pieces.
[[nodiscard]] bool fitsIntoWindow(Size size);
/// Whether this board can be played in the window.
[[nodiscard]] bool fitsIntoWindow(const Puzzle& puzzle);
/// What is said of boards that can't.
[[nodiscard]] QString tooLargeForWindow(const Puzzle& puzzle);

/// The readings of a text of any length that flipsolve reads, the most likely one first; the others only if
/// they fit into the window. They do not depend on the current game. The monitor, which may be null, can end
/// the reading of a long text within 50 ms, and is told how many bytes have been read, as nodes.
[[nodiscard]] Result<Recognised, SourceError> recogniseText(const QByteArray& text,
                                                            Monitor* monitor = nullptr);
/// The same for a file, or standard input for "-"; of a long one, only a part is in memory at a time. Blocks
/// until everything has been read, for a pipe until its writers have closed it.
[[nodiscard]] Result<Recognised, SourceError> recogniseSource(const QString& path,
                                                              Monitor* monitor = nullptr);

/// The longest text that is read: with a comma and a blank after every piece, the largest board of all has
/// about 13 GB. Whatever has more never ends.
inline constexpr qint64 mostTextBytes = qint64{16} << 30;

/// The longest file that is read as a whole, so that a wrong one does no harm.
inline constexpr qint64 mostFileBytes = qint64{16} << 20;

/// The contents of a file, or of standard input for "-"; blocks and can be ended as recogniseSource().
[[nodiscard]] Result<QByteArray, SourceError> readSource(const QString& path, Monitor* monitor = nullptr);

} // namespace flip::ui
