#include "ui/board/board_theme.h"

namespace flip::ui {

namespace {

BoardTheme classic(bool dark) {
    BoardTheme theme;
    theme.kind = PieceKind::Disc;
    theme.frame = dark ? QColor(0x4a3a2c) : QColor(0x9a7650);
    theme.frameEdge = dark ? QColor(0x33281e) : QColor(0x7d5c3b);
    theme.felt = dark ? QColor(0x3d4943) : QColor(0x7b998a);
    theme.feltEdge = dark ? QColor(0x333e39) : QColor(0x6b8a7c);
    theme.well = dark ? QColor(255, 255, 255, 9) : QColor(255, 255, 255, 26);
    theme.whiteLight = QColor(0xfffdf6);
    theme.white = QColor(0xf3eddd);
    theme.whiteEdge = QColor(0xc9bfa4);
    theme.blackLight = QColor(0x565a60);
    theme.black = QColor(0x24272b);
    theme.blackEdge = QColor(0x0b0c0e);
    theme.blackMark = QColor(0x8f959c);
    theme.shadow = QColor(0, 0, 0, dark ? 130 : 90);
    theme.tint = QColor(255, 255, 255, dark ? 40 : 80);
    theme.witness = dark ? QColor(0xf0b545) : QColor(0xffc93c);
    return theme;
}

BoardTheme plain(bool dark) {
    BoardTheme theme;
    theme.kind = PieceKind::Flat;
    theme.frame = theme.frameEdge = dark ? QColor(0x5f6368) : QColor(0x8a8f94);
    theme.felt = theme.feltEdge = dark ? QColor(0x45494e) : QColor(0xa9aeb3);
    theme.well = dark ? QColor(255, 255, 255, 14) : QColor(255, 255, 255, 60);
    theme.whiteLight = theme.white = QColor(0xffffff);
    theme.whiteEdge = QColor(0x33363a);
    theme.blackLight = theme.black = QColor(0x0a0a0a);
    theme.blackEdge = dark ? QColor(0xd0d3d6) : QColor(0x0a0a0a);
    theme.blackMark = QColor(0xffffff);
    theme.shadow = Qt::transparent;
    theme.tint = QColor(255, 255, 255, dark ? 60 : 130);
    theme.witness = dark ? QColor(0xffc247) : QColor(0x8a3d00);
    return theme;
}

BoardTheme panel(bool dark) {
    BoardTheme theme;
    theme.kind = PieceKind::Button;
    theme.frame = dark ? QColor(0x2c3036) : QColor(0x5b626b);
    theme.frameEdge = dark ? QColor(0x1f2226) : QColor(0x474d55);
    theme.felt = dark ? QColor(0x23262b) : QColor(0x3c4249);
    theme.feltEdge = dark ? QColor(0x1d2024) : QColor(0x33383f);
    theme.well = QColor(0, 0, 0, 46);
    theme.whiteLight = QColor(0x7d8996);
    theme.white = QColor(0x66717d);
    theme.whiteEdge = QColor(0x49525c);
    theme.blackLight = QColor(0xffe19a);
    theme.black = QColor(0xffb52e);
    theme.blackEdge = QColor(0xc97f0a);
    theme.blackMark = QColor(0x6b4200);
    theme.shadow = QColor(0, 0, 0, 120);
    theme.tint = QColor(255, 255, 255, 44);
    theme.witness = QColor(0x7fe3f0);
    return theme;
}

} // namespace

BoardTheme boardTheme(const QString& name, Goal goal, bool dark, const QColor& accent) {
    const bool known = name == QLatin1String("classic") || name == QLatin1String("plain");
    const bool buttons = name == QLatin1String("panel") || (!known && goal == Goal::Black);
    BoardTheme theme = buttons ? panel(dark) : name == QLatin1String("plain") ? plain(dark) : classic(dark);
    theme.accent = accent;
    theme.accentText = Qt::white;
    theme.refused = QColor(0xc5281c);
    theme.label = dark ? QColor(0x9aa0a6) : QColor(0x5f6368);
    return theme;
}

} // namespace flip::ui
