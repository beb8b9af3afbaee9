#pragma once

#include <QFont>
#include <QSize>

namespace flip::ui {

/// What a window of a given size has room for. A value that does not depend on widgets. All lengths are in
/// pixels.
struct WindowPlan {
    /// Whether the panel is beside the board; otherwise it is below.
    bool isPanelBeside = true;
    bool hasRoomForPanel = true;
    /// Nothing gets smaller than this, however the room is divided.
    static constexpr int leastStage = 280;
    static constexpr int leastPanelWidth = 350;
    static constexpr int leastPanelHeight = 200;

    /// The usual width of the panel if it is beside the board, and its height if it is below.
    int panelWidth = 400;
    int panelHeight = 200;
    /// Whether the rule and the goal are given in words; otherwise only by their signs.
    bool tellsRule = true;
    bool tellsGoal = true;
    /// Whether every page fits where the board is; the atlas always does.
    bool hasRoomForPages = true;
    /// Whether a level is named beside its presses, and whether there is room for the rule in words as well.
    bool tellsOrigin = true;
    bool tellsRuleBesideOrigin = true;
    bool hasWordsInToolBar = true;
    /// The largest icons with which all of the tool bar is seen.
    int mostToolIcon = 48;
    /// Of the window.
    int width = 1000;
};

/// With words in this font.
[[nodiscard]] WindowPlan planFor(QSize window, const QFont& font);

/// The smallest window.
inline constexpr QSize leastWindow(320, 320);

/// The size of the very first window, without its frame, on a screen with this room for windows. With a frame
/// of the usual size it is no larger than that, unless even the smallest window is.
[[nodiscard]] QSize firstWindow(QSize available);

} // namespace flip::ui
