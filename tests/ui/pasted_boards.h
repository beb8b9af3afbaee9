#pragma once

namespace flip::test {

// Boards as texts that are pasted into the window.

inline constexpr const char* sampleText = "bwwb\nbbwb\nbwwb\nbwww\n";
inline constexpr const char* impossibleText = "bwww\nwwww\nwwww\nwwww\n";

} // namespace flip::test
