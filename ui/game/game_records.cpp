#include "ui/game/game_records.h"

namespace flip::ui {

void GameRecords::forgetAfter(int moves) {
    const auto forget = [moves](auto& places) { places.erase(places.upper_bound(moves), places.end()); };
    forget(notes);
    forget(hinted);
    forget(shown);
    forget(shownBeside);
    forget(uncounted);
    forget(continued);
    forget(files);
}

} // namespace flip::ui
