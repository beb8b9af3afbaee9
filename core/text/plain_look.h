#pragma once

#include "core/text/character.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace flip {

/// Whether lines of boards are nothing more than that: two signs at most, small and capital letters being
/// one; words of one length in a line, with the same between all of them; no numbers with commas between
/// them, and no empty cell. Anything else may be more than the pieces that BoardStream finds there: 00 01 are
/// numbers, # 1 0 is a list, a full stop ends a row.
class PlainLook {
  public:
    /// The next character. False if this shows that the text is more than pieces.
    [[nodiscard]] bool add(const Character& at);

    /// The same for the end of the text.
    [[nodiscard]] bool end() { return endWord(); }

  private:
    bool addPiece(char32_t code);
    /// A slash and a closing bracket end a row, as a line end does.
    bool endRow(Sign sign);
    bool endGap();
    bool endWord();

    std::u32string signs_;
    std::u32string gap_;
    /// What is between the words of this line.
    std::u32string between_;
    std::size_t word_ = 0;
    std::size_t words_ = 0;
    std::size_t length_ = 0;
    bool afterList_ = false;
};

[[nodiscard]] bool looksPlain(std::string_view text);

} // namespace flip
