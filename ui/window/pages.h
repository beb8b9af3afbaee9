#pragma once

#include "ui/game/frame_clock.h"
#include "ui/game/settings.h"
#include "ui/guide/guide_page.h"
#include "ui/race/race_page.h"
#include "ui/search/search_page.h"
#include "ui/solution/solution_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/centre.h"
#include "ui/window/status_line.h"

#include <functional>

namespace flip::ui {

/// What the pages of the panel are made from, and whom they tell of what happens. All of it lives as long as
/// they do.
struct PageSurroundings {
    Game& game;
    SolutionPlayer& player;
    FrameClock& clock;
    Settings& settings;
    Centre& centre;
    MessageBar& messages;
    StatusLine& status;
};

/// Each makes a page and what stands beside it, connects both, and puts it behind the pages that are there.
/// What a person chooses on it is remembered, and what was chosen the last time is back. Returned is what the
/// commands of the window act on.
[[nodiscard]] SolutionPanel& addSolutionPage(const PageSurroundings& around);
[[nodiscard]] SearchPage& addSearchPage(const PageSurroundings& around);
[[nodiscard]] RacePage& addRacePage(const PageSurroundings& around);
/// `introduce` tells of a board that has been taken over, as SolveDesk::introduce does.
void addAtlasPage(const PageSurroundings& around, const std::function<void(const QString&)>& introduce);
/// The lessons are played at the speed of `play`, the stage of the game in play.
[[nodiscard]] GuidePage& addGuidePage(const PageSurroundings& around, GameStage& play);

} // namespace flip::ui
