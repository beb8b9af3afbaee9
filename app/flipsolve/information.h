#pragma once

#include <string>

namespace flip::console {

/// The text of --help.
[[nodiscard]] std::string helpText();

/// The text of --methods.
[[nodiscard]] std::string methodsText();

/// The text of --judges.
[[nodiscard]] std::string judgesText();

} // namespace flip::console
