#pragma once

#include <string>
#include <string_view>

namespace flip {

/// Whether a text has a word of games of this kind, as “lights” or “flip”. Rows of two signs alone may be
/// anything.
[[nodiscard]] bool mentionsGame(std::string_view text);

/// Whether a text has a list of what is done, so that its other points are plans: “- [x] hints”.
[[nodiscard]] bool tellsPlans(std::string_view text);

/// A line of the same length in bytes, with blanks in place of what it says of something else than the puzzle
/// at hand: what a comment says is still to be done (“# TODO: …”), plans (“- [ ] …”), choices that are not
/// made (“[ ] Wrap around”), news (“* Boards can now …”), the options of a program and their help, addresses.
/// What a comment behind a command says is a sentence of its own.
[[nodiscard]] std::string withoutAsides(std::string_view line, bool arePlans);

} // namespace flip
