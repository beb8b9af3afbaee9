#pragma once

#include <string>
#include <vector>

namespace flip::test {

/// A text as people have it, and what it must be taken for.
struct RecognisedText {
    /// A sentence for the test's row.
    std::string name;
    std::string text;
    /// "bw/wb" for Flip Game, "white: bw/wb" with a goal, the whole puzzle line for other rules; a plus
    /// between puzzles. Empty: this is no board.
    std::string expected;
    /// Empty for none.
    std::string judge;
    /// Whether another reading is as good.
    bool isOpen = false;
};

[[nodiscard]] std::vector<RecognisedText> recognisedTexts();

} // namespace flip::test
