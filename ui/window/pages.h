#pragma once

#include "ui/atlas/atlas_page.h"
#include "ui/game/frame_clock.h"
#include "ui/game/settings.h"
#include "ui/guide/guide_page.h"
#include "ui/race/race_page.h"
#include "ui/review/review_page.h"
#include "ui/search/search_page.h"
#include "ui/solution/solution_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/centre.h"
#include "ui/window/status_line.h"

#include <functional>

namespace flip::ui {

/// What the pages of the panel use and report to. All of it must outlive the pages.
struct PageSurroundings {
    Game& game;
    SolutionPlayer& player;
    FrameClock& clock;
    Settings& settings;
    Centre& centre;
    MessageBar& messages;
    StatusLine& status;
};

/// Each function creates a page and its stage, connects them, and adds the page after the others. The user's
/// choices on it are saved and restored. Returns what the commands of the window act on.
[[nodiscard]] SolutionPanel& addSolutionPage(const PageSurroundings& around);
[[nodiscard]] SearchPage& addSearchPage(const PageSurroundings& around);
[[nodiscard]] RacePage& addRacePage(const PageSurroundings& around);
/// `introduce` reports a new board, as SolveDesk::introduce does. `play` is the stage of the current game,
/// whose place the large picture takes.
[[nodiscard]] AtlasPage& addAtlasPage(const PageSurroundings& around, GameStage& play,
                                      const std::function<void(const QString&)>& introduce);
/// The lessons are played at the speed of `play`, the stage of the current game.
[[nodiscard]] GuidePage& addGuidePage(const PageSurroundings& around, GameStage& play);
/// `play` is the stage of the current game, which is reviewed.
void addReviewPage(const PageSurroundings& around, GameStage& play);

} // namespace flip::ui
