#pragma once

#include "app/flipsolve/options.h"
#include "app/flipsolve/output.h"
#include "app/flipsolve/session.h"

namespace flip::console {

/// Checks the program of the options for their judge, and prints the result: Answered if it is right, Failed
/// with the smallest input on which it is wrong, BadInput if it could not be run.
[[nodiscard]] Status writeCheck(const Options& options, Output& output);

} // namespace flip::console
