#include "core/picture/board_look.h"

#include <algorithm>

namespace flip {

namespace {

constexpr Rgba seeThrough(std::uint8_t shade, std::uint8_t alpha) { return {shade, shade, shade, alpha}; }

BoardLook classic(bool dark) {
    BoardLook look;
    look.kind = PieceKind::Disc;
    look.frame = Rgba::of(dark ? 0x896c51 : 0x9a7650);
    look.frameEdge = Rgba::of(dark ? 0x82664c : 0x7d5c3b);
    look.felt = Rgba::of(dark ? 0x5e6f66 : 0x5c8070);
    look.feltEdge = Rgba::of(dark ? 0x566660 : 0x527566);
    look.well = seeThrough(255, dark ? 9 : 26);
    look.cross = seeThrough(255, 225);
    look.whiteLight = Rgba::of(0xfffdf6);
    look.white = Rgba::of(0xf3eddd);
    look.whiteEdge = Rgba::of(0xc9bfa4);
    look.blackLight = Rgba::of(0x565a60);
    look.black = Rgba::of(0x24272b);
    look.blackEdge = Rgba::of(0x0b0c0e);
    look.blackMark = Rgba::of(0x8f959c);
    look.shadow = seeThrough(0, dark ? 130 : 90);
    look.tint = seeThrough(255, dark ? 40 : 80);
    look.witness = Rgba::of(dark ? 0xf0b545 : 0xffc93c);
    return look;
}

BoardLook plain(bool dark) {
    BoardLook look;
    look.kind = PieceKind::Flat;
    look.frame = look.frameEdge = Rgba::of(dark ? 0x696d72 : 0x868b90);
    look.felt = look.feltEdge = Rgba::of(dark ? 0x45494e : 0xa9aeb3);
    look.well = seeThrough(255, dark ? 14 : 60);
    look.cross = seeThrough(dark ? 255 : 0, 200);
    look.whiteLight = look.white = Rgba::of(0xffffff);
    look.whiteEdge = Rgba::of(0x33363a);
    look.blackLight = look.black = Rgba::of(0x0a0a0a);
    look.blackEdge = Rgba::of(dark ? 0xd0d3d6 : 0x0a0a0a);
    look.blackMark = Rgba::of(0xffffff);
    look.shadow = seeThrough(0, 0);
    look.tint = seeThrough(255, dark ? 60 : 130);
    look.witness = Rgba::of(dark ? 0xffc247 : 0x8a3d00);
    return look;
}

BoardLook panel(bool dark) {
    BoardLook look;
    look.kind = PieceKind::Button;
    // In the dark, too, the frame must be told from the ground around it and from the felt within.
    look.frame = Rgba::of(dark ? 0x6a727d : 0x5b626b);
    look.frameEdge = Rgba::of(dark ? 0x656d78 : 0x474d55);
    look.felt = Rgba::of(dark ? 0x23262b : 0x2f343a);
    look.feltEdge = Rgba::of(dark ? 0x1d2024 : 0x282d33);
    look.well = seeThrough(0, 46);
    look.cross = seeThrough(255, 190);
    look.whiteLight = Rgba::of(0x7d8996);
    look.white = Rgba::of(0x66717d);
    look.whiteEdge = Rgba::of(0x49525c);
    look.blackLight = Rgba::of(0xffe19a);
    look.black = Rgba::of(0xffb52e);
    look.blackEdge = Rgba::of(0xc97f0a);
    look.blackMark = Rgba::of(0x6b4200);
    look.shadow = seeThrough(0, 120);
    look.tint = seeThrough(255, 44);
    look.witness = Rgba::of(0x7fe3f0);
    return look;
}

} // namespace

BoardLook boardLook(std::string_view name, Goal::Kind goal, bool dark) {
    const bool chosenByPuzzle =
        name == boardLooks.front() || std::ranges::find(boardLooks, name) == boardLooks.end();
    const bool buttons = name == "panel" || (chosenByPuzzle && goal == Goal::Black);
    BoardLook look = buttons ? panel(dark) : name == "plain" ? plain(dark) : classic(dark);
    look.accent = Rgba::of(dark ? 0x2b78cb : 0x1f6fc4);
    look.accentText = Rgba::of(0xffffff);
    look.refused = Rgba::of(0xc5281c);
    look.label = Rgba::of(dark ? 0x9aa0a6 : 0x5f6368);
    look.ground = Rgba::of(dark ? 0x202124 : 0xf3f2ee);
    return look;
}

} // namespace flip
