#pragma once

#include "core/text/character.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace flip {

/// Where a text comes from, block by block: gives the next bytes, which stay as they are until the next call,
/// or nothing at the end. It is not called again after the end.
using BlockSource = std::function<std::string_view()>;

/// The whole text as its only block; it has to live as long as it is read.
[[nodiscard]] BlockSource singleBlock(std::string_view text);

/// Reads UTF-8 character by character and keeps count of lines and columns. LF, CR LF and CR end a line; a
/// byte-order mark at the start is no character. Asks for the next block only when a character is wanted that
/// is not there yet, so that a line typed at a terminal is read as soon as it has been ended.
class TextReader {
  public:
    explicit TextReader(BlockSource source) : source_(std::move(source)) {}

    /// The character at hand; at the end Sign::End, again and again.
    [[nodiscard]] const Character& current() {
        if (!loaded_) load();
        return current_;
    }

    /// Goes on to the next character.
    void advance();

    /// What is at hand of the text after the character that was passed last, if the next one has not
    /// been looked at; otherwise nothing. Does not wait.
    [[nodiscard]] std::string_view atHand() const { return loaded_ ? std::string_view{} : block_; }

    /// Skips `bytes` bytes of it, each of which is a character, none a line end. Not at the
    /// beginning of a line.
    void skipInLine(std::size_t bytes) {
        block_.remove_prefix(bytes);
        current_.column += static_cast<std::int64_t>(bytes);
    }

    /// What is there of the text from the current character on without waiting for more, if that character
    /// begins a line; otherwise nothing. Waits for a block when nothing of the last one is left.
    [[nodiscard]] std::string_view restFromLineStart();
    /// Skips `bytes` bytes of it, which are whole lines.
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
