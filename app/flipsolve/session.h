#pragma once

#include "app/flipsolve/options.h"
#include "app/flipsolve/output.h"

namespace flip::console {

/// The exit status of flipsolve.
enum class Status { Answered = 0, Failed = 1, BadInput = 2 };

/// Does what the command line asks for. Stops at the first error, after everything before it has been
/// answered.
[[nodiscard]] Status run(const Options& options, Output& output);

} // namespace flip::console
