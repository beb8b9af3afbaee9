#pragma once

#include <QSize>

namespace flip::ui {

/// What a window of some size has room for. A value: nothing here knows a widget. All lengths in pixels.
struct WindowPlan {
    /// Whether the panel stands beside the board; otherwise below it.
    bool isPanelBeside = true;
    bool hasRoomForPanel = true;
    /// Of the panel where it stands beside the board, and where it lies below.
    int panelWidth = 400;
    int panelHeight = 200;
    /// Whether the rule and the goal are told in words; otherwise by their signs alone.
    bool tellsRule = true;
    bool tellsGoal = true;
    bool hasWordsInToolBar = true;
};

[[nodiscard]] WindowPlan planFor(QSize window);

} // namespace flip::ui
