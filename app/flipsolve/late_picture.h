#pragma once

#include "app/flipsolve/output.h"
#include "app/flipsolve/reply.h"
#include "app/flipsolve/session.h"

#include <string>

namespace flip::console {

using DrawPicture = decltype(Reply::drawPicture);

/// What a run has come to with its picture, which nobody has asked for if the input is wrong. The place is
/// that of the puzzle.
[[nodiscard]] Status drawn(Status status, const DrawPicture& draw, const std::string& place, Output& output);

} // namespace flip::console
