#pragma once

#include "app/flipsolve/options.h"

#include <optional>
#include <string_view>

namespace flip::console {

/// What is said of output options that contradict each other.
inline constexpr std::string_view notCombined =
    "--json and --compare cannot be combined with other output options";

/// "--hardest": the option that asks for something else than answers to what is read; empty if there is none.
[[nodiscard]] std::string_view makerOf(const Options& options);

/// Why options cannot be combined; nothing if they can.
[[nodiscard]] std::optional<UsageError> contradiction(const Options& options);

} // namespace flip::console
