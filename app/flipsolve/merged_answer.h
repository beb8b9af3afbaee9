#pragma once

#include "app/flipsolve/options.h"
#include "app/flipsolve/output.h"
#include "app/flipsolve/session.h"

namespace flip::console {

/// Answers the puzzle whose parts of a proof the files hold.
[[nodiscard]] Status writeMerged(const Options& options, Output& output);

} // namespace flip::console
