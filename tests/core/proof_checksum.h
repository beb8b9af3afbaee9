#pragma once

#include "core/solve/proof/proof_words.h"

#include <array>
#include <charconv>
#include <string>
#include <string_view>

namespace flip {

/// The text with the checksum that belongs to it, instead of one that does not.
inline std::string withChecksum(std::string_view text) {
    const std::size_t end = text.rfind("end ");
    const std::string body(text.substr(0, end));
    Checksum sum;
    sum.add(body);
    std::array<char, 16> digits;
    const auto last = std::to_chars(digits.begin(), digits.end(), sum.get(), hexadecimal).ptr;
    return body + "end " + std::string(digits.begin(), last) + "\n";
}

} // namespace flip
