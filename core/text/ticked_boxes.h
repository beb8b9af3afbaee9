#pragma once

#include <string>

namespace flip {

/// A line of the same length in bytes, with blanks in place of the choices that are not made: boxes without a
/// tick (“[ ] Wrap around”, “○ Torus ● Flat”), settings with a cross (“Torus: ✗”) and settings that are no
/// more than a comment (“#wrap: yes”). A tick behind a setting becomes “yes”.
[[nodiscard]] std::string withChoicesMade(std::string line);

} // namespace flip
