#include "ui/window/window_plan.h"

#include "ui/look/grown.h"

#include <algorithm>

namespace flip::ui {

namespace {

/// From this width on, the panel is beside the board; in a narrower window it is below, if that is high
/// enough.
constexpr int besideWidth = 760;
constexpr int belowHeight = 780;
constexpr int pagesWidth = 400;
constexpr int goalWidth = 480;
constexpr int toolWordsWidth = 480;
constexpr int toolWordsHeight = 560;
/// The tool bar, with the room around its icons, is at most as wide as this many icons.
constexpr int toolIconsInWidth = 12;
constexpr int originWidth = 640;
constexpr int originAndRuleWidth = 900;
constexpr QSize usualWindow(1000, 700);
/// What window managers add, with their largest titles and borders.
constexpr QSize frame(16, 48);
/// The approximate height of menus, tool bar and status line.
constexpr int barsHeight = 150;

} // namespace

WindowPlan planFor(QSize window, const QFont& font) {
    const int width = window.width();
    const int height = window.height();
    const bool beside = width >= besideWidth;
    return {
        .isPanelBeside = beside,
        .hasRoomForPanel = beside || height >= belowHeight,
        .panelWidth = std::max(width * 2 / 5, WindowPlan::leastPanelWidth),
        // The height that is left below a square board as wide as the window.
        .panelHeight = std::max(height - width - barsHeight, height / 4),
        .tellsRule = beside,
        .tellsGoal = width >= goalWidth,
        .hasRoomForPages = width >= pagesWidth,
        .tellsOrigin = width >= originWidth,
        .tellsRuleBesideOrigin = width >= originAndRuleWidth,
        .hasWordsInToolBar = width >= grown(toolWordsWidth, font) && height >= toolWordsHeight,
        .mostToolIcon = width / toolIconsInWidth,
        .width = width,
    };
}

QSize firstWindow(QSize available) {
    return usualWindow.boundedTo(available - frame).expandedTo(leastWindow);
}

} // namespace flip::ui
