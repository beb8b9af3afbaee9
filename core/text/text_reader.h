#pragma once

#include "core/text/character.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace flip {

/// The source of a text: each call returns the next block of bytes, valid until the next call, or an empty
/// one at the end. It is not called again after the end.
using BlockSource = std::function<std::string_view()>;

/// A source whose only block is `text`, which must live as long as it is read.
[[nodiscard]] BlockSource singleBlock(std::string_view text);

/// A source of a text of which a part has been read already: `earlier`, then `block`, then the rest. An empty
/// block says that there is no rest.
[[nodiscard]] BlockSource rejoined(std::string earlier, std::string_view block, BlockSource rest);

/// Reads UTF-8 character by character and counts lines and columns. LF, CR LF and CR end a line; a byte-order
/// mark at the start is skipped. Asks for the next block only when its first character is needed, so a line
/// typed at a terminal is read as soon as it ends.
class TextReader {
  public:
    explicit TextReader(BlockSource source) : source_(std::move(source)) {}

    /// The current character; at the end always Sign::End.
    [[nodiscard]] const Character& current() {
        if (!loaded_) load();
        return current_;
    }

    /// Moves to the next character.
    void advance();

    /// The available text after the character that was passed last, if current() has not been called since;
    /// otherwise nothing. Does not wait.
    [[nodiscard]] std::string_view atHand() const { return loaded_ ? std::string_view{} : block_; }

    /// Skips `bytes` bytes of that, each of which is a character and none a line end. Not at the beginning of
    /// a line.
    void skipInLine(std::size_t bytes) {
        block_.remove_prefix(bytes);
        current_.column += static_cast<std::int64_t>(bytes);
    }

    /// The available text from the current character on, if that character begins a line; otherwise nothing.
    /// Waits for a block only if nothing of the last one is left.
    [[nodiscard]] std::string_view restFromLineStart();
    /// Skips `bytes` bytes of that, which are whole lines.
    void skipLines(std::size_t bytes, std::size_t lines);

  private:
    static constexpr int noByte = -1;

    void load();
    /// The next byte without taking it, or noByte at the end.
    int peekByte();
    void decode(unsigned char lead);

    BlockSource source_;
    std::string_view block_;
    Character current_;
    bool loaded_ = false;
    bool ended_ = false;
    bool started_ = false;
    bool afterCarriageReturn_ = false;
};

} // namespace flip
