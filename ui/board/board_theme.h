#pragma once

#include "core/picture/board_look.h"

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>

namespace flip::ui {

/// The colours of a board, as those of BoardLook, for painters. Everything beside the board takes its colours
/// from the desktop's palette.
struct BoardTheme {
    PieceKind kind = PieceKind::Disc;
    QColor frame, frameEdge;
    QColor felt, feltEdge;
    QColor well;
    /// For cells that cannot be pressed.
    QColor cross;
    QColor whiteLight, white, whiteEdge;
    QColor blackLight, black, blackEdge;
    QColor blackMark;
    QColor shadow;
    /// For pieces that a press would flip.
    QColor tint;
    /// For cells to press, the cursor and the hint; and for words on it and lines around it.
    QColor accent, accentText;
    /// For a parity witness.
    QColor witness;
    /// For what a search gave up.
    QColor refused;
    QColor label;
};

struct BoardThemeName {
    /// As stored in the settings.
    const char* key;
    /// The name on screen, to be translated in the context "BoardTheme".
    const char* title;
};

/// All themes, in the order in which they are shown. The first is the default: discs, but buttons if the goal
/// is all lit.
inline constexpr std::array boardThemes{
    BoardThemeName{"auto", QT_TRANSLATE_NOOP("BoardTheme", "Chosen by the Puzzle")},
    BoardThemeName{"classic", QT_TRANSLATE_NOOP("BoardTheme", "Classic")},
    BoardThemeName{"plain", QT_TRANSLATE_NOOP("BoardTheme", "Plain")},
    BoardThemeName{"panel", QT_TRANSLATE_NOOP("BoardTheme", "Security Panel")},
};

/// The colours of a theme on a light or a dark desktop. An unknown name means the first theme.
[[nodiscard]] BoardTheme boardTheme(const QString& name, Goal::Kind goal, bool dark, const QColor& accent);

/// The colours of a theme beside this palette. At high contrast, discs are flat and lie on the window's own
/// colour.
[[nodiscard]] BoardTheme boardTheme(const QString& name, Goal::Kind goal, const QPalette& palette);

/// The same colours, with what is beside the board.
[[nodiscard]] BoardLook lookOf(const BoardTheme& theme, const QColor& ground);

} // namespace flip::ui
