#pragma once

#include <string>

namespace flip {

/// A line of the same length in bytes, with blanks in place of the choices that are not made: boxes without a
/// tick (“[ ] Wrap around”, “○ Torus ● Flat”) and settings with a cross (“Torus: ✗”). A tick becomes “use” or
/// “yes”.
[[nodiscard]] std::string withChoicesMade(std::string line);

} // namespace flip
