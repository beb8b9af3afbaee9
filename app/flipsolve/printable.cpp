#include "app/flipsolve/printable.h"

#include "core/text/text_reader.h"

#include <array>
#include <cstdio>

namespace flip::console {

namespace {

/// C0 and C1 (ECMA-48), and what Unicode's standard annex 9 calls explicit directional formatting.
bool actsOnTerminals(char32_t code) {
    const auto isBetween = [code](char32_t first, char32_t last) { return first <= code && code <= last; };
    return code < ' ' || isBetween(0x7F, 0x9F) || isBetween(0x200E, 0x200F) || isBetween(0x2028, 0x202E) ||
           isBetween(0x2066, 0x2069);
}

std::string escaped(char32_t code) {
    std::array<char, 16> text{};
    static_cast<void>(std::snprintf(text.data(), text.size(), code < 0x100 ? "\\x%02X" : "\\u%04X",
                                    static_cast<unsigned>(code)));
    return text.data();
}

} // namespace

std::string printable(std::string_view text) {
    std::string shown;
    TextReader reader(singleBlock(text));
    for (; reader.current().sign != Sign::End; reader.advance()) {
        const Character& character = reader.current();
        const bool isShown = character.sign != Sign::Broken && !actsOnTerminals(character.code);
        shown += isShown ? toUtf8(character.code) : escaped(character.code);
    }
    return shown;
}

} // namespace flip::console
