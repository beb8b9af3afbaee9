#pragma once

#include "core/model/puzzle.h"

#include <QColor>
#include <QString>

#include <array>

namespace flip::ui {

/// How the pieces are made.
enum class PieceKind {
    /// Two-sided discs, ivory and ebony.
    Disc,
    /// Flat discs of high contrast.
    Flat,
    /// Rounded buttons of a security panel: lit is black side up.
    Button,
};

/// The board's own colours. Everything beside the board takes its colours from the desktop's palette.
struct BoardTheme {
    PieceKind kind = PieceKind::Disc;
    QColor frame, frameEdge;
    QColor felt, feltEdge;
    QColor well;
    QColor whiteLight, white, whiteEdge;
    QColor blackLight, black, blackEdge;
    QColor blackMark;
    QColor shadow;
    /// Pieces that a press would flip.
    QColor tint;
    /// Cells to press, the cursor, the hint.
    QColor accent, accentText;
    /// A parity witness.
    QColor witness;
    /// What a search gave up.
    QColor refused;
    QColor label;
};

struct BoardThemeName {
    /// As stored in the settings.
    const char* key;
    /// For a person; to be translated in the context "BoardTheme".
    const char* title;
};

/// In the order in which a person would list them; the first is the default: discs, but buttons where they
/// shall all be lit.
inline constexpr std::array boardThemes{
    BoardThemeName{"auto", QT_TRANSLATE_NOOP("BoardTheme", "Chosen by the Puzzle")},
    BoardThemeName{"classic", QT_TRANSLATE_NOOP("BoardTheme", "Classic")},
    BoardThemeName{"plain", QT_TRANSLATE_NOOP("BoardTheme", "Plain")},
    BoardThemeName{"panel", QT_TRANSLATE_NOOP("BoardTheme", "Security Panel")},
};

/// The colours of a theme on a light or a dark desktop. An unknown name counts as the first.
[[nodiscard]] BoardTheme boardTheme(const QString& name, Goal goal, bool dark, const QColor& accent);

} // namespace flip::ui
