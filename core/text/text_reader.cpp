#include "core/text/text_reader.h"

#include <array>
#include <memory>
#include <utility>

namespace flip {

namespace {

/// How a lead byte continues: RFC 3629, section 3.
struct Sequence {
    int continuations;
    /// The smallest code point that needs this length; a smaller one is an overlong form.
    char32_t smallest;
    char32_t bits;
};

Sequence sequenceOf(unsigned char lead) {
    if (lead >= 0xC0 && lead < 0xE0) return {1, 0x80, lead & 0x1FU};
    if (lead >= 0xE0 && lead < 0xF0) return {2, 0x800, lead & 0x0FU};
    if (lead >= 0xF0 && lead < 0xF8) return {3, 0x10000, lead & 0x07U};
    return {0, 0x110000, 0};
}

bool isScalar(char32_t code) { return code < 0xD800 || (code > 0xDFFF && code <= 0x10FFFF); }

} // namespace

BlockSource singleBlock(std::string_view text) {
    return [text]() mutable { return std::exchange(text, std::string_view{}); };
}

BlockSource rejoined(std::string earlier, std::string_view block, BlockSource rest) {
    return [earlier = std::make_shared<const std::string>(std::move(earlier)), block, rest = std::move(rest),
            given = 0, ended = block.empty()]() mutable -> std::string_view {
        if (given++ == 0 && !earlier->empty()) return *earlier;
        if (!block.empty()) return std::exchange(block, {});
        return ended ? std::string_view{} : rest();
    };
}

void TextReader::advance() {
    const Character& passed = current();
    loaded_ = false;
    if (passed.sign == Sign::End) return;
    if (passed.sign == Sign::LineEnd) {
        afterCarriageReturn_ = passed.code == '\r';
        ++current_.line;
        current_.column = 1;
    } else {
        ++current_.column;
    }
}

std::string_view TextReader::restFromLineStart() {
    // Once a character has been looked at, its bytes are gone from the block.
    if (loaded_ || current_.column != 1) return {};
    if (peekByte() == '\n' && std::exchange(afterCarriageReturn_, false)) {
        block_.remove_prefix(1);
        static_cast<void>(peekByte());
    }
    return block_;
}

void TextReader::skipLines(std::size_t bytes, std::size_t lines) {
    block_.remove_prefix(bytes);
    current_.line += static_cast<std::int64_t>(lines);
    if (bytes > 0) {
        started_ = true;
        afterCarriageReturn_ = false;
    }
}

int TextReader::peekByte() {
    if (block_.empty() && !ended_) {
        block_ = source_();
        ended_ = block_.empty();
    }
    return ended_ ? noByte : static_cast<unsigned char>(block_.front());
}

void TextReader::load() {
    constexpr char32_t byteOrderMark = 0xFEFF;
    loaded_ = true;
    if (std::exchange(afterCarriageReturn_, false) && peekByte() == '\n') block_.remove_prefix(1);
    const int lead = peekByte();
    if (lead == noByte) {
        current_.sign = Sign::End;
        current_.code = 0;
        return;
    }
    decode(static_cast<unsigned char>(lead));
    if (!std::exchange(started_, true) && current_.code == byteOrderMark) load();
}

void TextReader::decode(unsigned char lead) {
    block_.remove_prefix(1);
    if (lead < 0x80) {
        current_.code = lead;
        current_.sign = signOf(lead);
        return;
    }
    const Sequence sequence = sequenceOf(lead);
    char32_t code = sequence.bits;
    int missing = sequence.continuations;
    for (; missing > 0; --missing) {
        const int byte = peekByte();
        if (byte == noByte || (byte & 0xC0) != 0x80) break;
        code = (code << 6U) | (static_cast<char32_t>(byte) & 0x3FU);
        block_.remove_prefix(1);
    }
    const bool valid = missing == 0 && code >= sequence.smallest && isScalar(code);
    current_.code = valid ? code : lead;
    current_.sign = valid ? signOf(code) : Sign::Broken;
}

} // namespace flip
