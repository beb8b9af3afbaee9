#pragma once

#include <cstdint>

namespace flip {

/// The 3×3 stencil that says which pieces a press flips. Bit 3·r + c stands for the piece r − 1 rows below
/// and c − 1 columns right of the pressed one, so bit 4 is the pressed piece itself. Cells of the stencil
/// beyond the edges are clipped (on a torus they wrap round); Rule takes care of that.
class Pattern {
  public:
    static constexpr int side = 3;
    static constexpr int bitCount = side * side;
    /// How many patterns there are, the empty one included.
    static constexpr int count = 1 << bitCount;

    /// Only the lowest nine bits are used.
    explicit constexpr Pattern(unsigned bits) : bits_(static_cast<std::uint16_t>(bits & (count - 1))) {}

    /// The pressed piece and its left, right, upper and lower neighbours: the rule of POJ 1753.
    [[nodiscard]] static constexpr Pattern plus() { return Pattern(0b010'111'010); }

    [[nodiscard]] constexpr unsigned bits() const { return bits_; }

    /// Whether a press flips the piece `down` rows below and `right` columns to the right; both from −1 to 1.
    [[nodiscard]] constexpr bool flips(int down, int right) const {
        return (bits_ >> (side * (down + 1) + right + 1)) & 1U;
    }

    friend constexpr bool operator==(Pattern, Pattern) = default;

  private:
    std::uint16_t bits_;
};

} // namespace flip
