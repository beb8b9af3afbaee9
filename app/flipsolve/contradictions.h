#pragma once

#include "app/flipsolve/options.h"

#include <optional>

namespace flip::console {

/// Why the options that are given cannot be combined; nothing if they can. An option that would make no
/// difference is refused rather than ignored.
[[nodiscard]] std::optional<UsageError> contradiction(const Options& options);

} // namespace flip::console
