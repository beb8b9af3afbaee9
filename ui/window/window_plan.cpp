#include "ui/window/window_plan.h"

#include <algorithm>

namespace flip::ui {

namespace {

constexpr int leastPanelWidth = 320;
constexpr int mostPanelWidth = 440;
/// At this width the panel stands beside the board; narrower, it folds below where there is height enough.
constexpr int besideWidth = 760;
constexpr int belowHeight = 780;
constexpr int goalWidth = 480;
constexpr int toolWordsWidth = 560;
/// What menus, tool bar and status line take of the height, about.
constexpr int barsHeight = 150;

} // namespace

WindowPlan planFor(QSize window) {
    const int width = window.width();
    const int height = window.height();
    const bool beside = width >= besideWidth;
    return {
        .isPanelBeside = beside,
        .hasRoomForPanel = beside || height >= belowHeight,
        .panelWidth = std::clamp(width * 2 / 5, leastPanelWidth, mostPanelWidth),
        // What a square board as wide as the window leaves.
        .panelHeight = std::max(height - width - barsHeight, height / 4),
        .tellsRule = beside,
        .tellsGoal = width >= goalWidth,
        .hasWordsInToolBar = width >= toolWordsWidth,
    };
}

} // namespace flip::ui
