#pragma once

#include <string_view>

namespace flip {

/// Whether a line only says that the board from which one starts follows: “Start:”, “[current state]”.
[[nodiscard]] bool announcesStart(std::string_view line);

/// The same for the target: “Goal board:”, “--- Target ---”.
[[nodiscard]] bool announcesTarget(std::string_view line);

/// “Start   Target”: nothing but a title of each over two boards beside each other.
[[nodiscard]] bool isHeadingOfBoth(std::string_view line);

/// “Wanted   Current”: the same with the target before the board from which one starts.
[[nodiscard]] bool isHeadingOfTargetFirst(std::string_view line);

/// “Board   Solution”: the second one is the answer for the first.
[[nodiscard]] bool isHeadingWithAnswer(std::string_view line);

} // namespace flip
