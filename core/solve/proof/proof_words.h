#pragma once

#include <cstdint>
#include <string_view>

namespace flip {

// What the reader and the writer of proofs (proof_text.h) share.

inline constexpr std::string_view proofFormat = "flipgame-proof";
inline constexpr int proofVersion = 1;
inline constexpr int decimal = 10;
inline constexpr int hexadecimal = 16;

/// FNV-1a of all bytes.
class Checksum {
  public:
    void add(std::string_view text) {
        for (const char c : text) sum_ = (sum_ ^ static_cast<unsigned char>(c)) * 0x100'0000'01b3U;
    }

    [[nodiscard]] std::uint64_t get() const { return sum_; }

  private:
    std::uint64_t sum_ = 0xcbf2'9ce4'8422'2325U;
};

} // namespace flip
