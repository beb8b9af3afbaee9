#pragma once

#include "core/model/puzzle.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace flip {

/// Each part is from 0 to 255; an alpha of 0 is invisible.
struct Rgba {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;

    /// From 0xRRGGBB.
    static constexpr Rgba of(std::uint32_t hex) {
        return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>(hex >> 8U),
                static_cast<std::uint8_t>(hex)};
    }

    friend bool operator==(const Rgba&, const Rgba&) = default;
};

/// What the pieces look like.
enum class PieceKind {
    /// Two-sided discs, ivory and ebony.
    Disc,
    /// Flat discs of high contrast.
    Flat,
    /// Rounded buttons of a Security Panel; lit means black side up.
    Button,
};

/// The colours of a board.
struct BoardLook {
    PieceKind kind = PieceKind::Disc;
    Rgba frame, frameEdge;
    Rgba felt, feltEdge;
    Rgba well;
    /// For cells that cannot be pressed.
    Rgba cross;
    Rgba whiteLight, white, whiteEdge;
    Rgba blackLight, black, blackEdge;
    Rgba blackMark;
    Rgba shadow;
    /// For pieces that a press would flip.
    Rgba tint;
    /// For cells to press, the cursor and the hint; and for words on it and lines around it.
    Rgba accent, accentText;
    /// For a parity witness.
    Rgba witness;
    /// For what a search gave up.
    Rgba refused;
    Rgba label;
    /// What is beside the board.
    Rgba ground;
};

/// The names of all looks. The first means discs, but buttons if the goal is all lit.
inline constexpr std::array<std::string_view, 4> boardLooks{"auto", "classic", "plain", "panel"};

/// The colours of a look on a light or a dark ground. An unknown name means the first look.
[[nodiscard]] BoardLook boardLook(std::string_view name, Goal::Kind goal, bool dark);

} // namespace flip
