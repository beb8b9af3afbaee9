#pragma once

#include "ui/game/session.h"

namespace flip::ui {

/// What is said of the saved game, when a window opens and later. All texts are translated here.
namespace session_words {

/// What of it is missing, and why this window has another one or cannot save; empty if all is well.
[[nodiscard]] QString restored(Session::Restored restored, const Session& session);

/// That the game can't be saved any more, that it can again, or that it has become too long.
[[nodiscard]] QString saving(const Session& session);

/// What would be lost with a window whose game can't be saved, and how to close it.
[[nodiscard]] QString leaving(const Session& session);

} // namespace session_words

} // namespace flip::ui
