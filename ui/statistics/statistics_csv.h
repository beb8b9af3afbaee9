#pragma once

#include "ui/statistics/played_game.h"

#include <QByteArray>

namespace flip::ui {

/// The games as a table for other programs: CSV by RFC 4180, in UTF-8, with a line of names and then one for
/// each game. Moments are in UTC (ISO 8601), times in seconds; what is not known is empty.
[[nodiscard]] QByteArray csvOf(const std::vector<PlayedGame>& games);

} // namespace flip::ui
