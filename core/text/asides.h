#pragma once

#include <string>
#include <string_view>

namespace flip {

/// A line of the same length in bytes, with blanks in place of what it says of something else than the puzzle
/// at hand: what is still to be done (“TODO: …”, “- [ ] …”), what a program can do now (“Boards can now …”),
/// its options (“--torus”) and their help. What a comment behind a command says is a sentence of its own.
[[nodiscard]] std::string withoutAsides(std::string_view line);

} // namespace flip
