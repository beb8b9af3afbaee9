#include "ui/board/board_theme.h"

#include "ui/look/palettes.h"

namespace flip::ui {

namespace {

/// At high contrast, cells are told from what is between them.
constexpr int wellAlpha = 30;

struct Part {
    QColor BoardTheme::*ofTheme;
    Rgba BoardLook::*ofLook;
};

constexpr std::array parts{
    Part{&BoardTheme::frame, &BoardLook::frame},
    Part{&BoardTheme::frameEdge, &BoardLook::frameEdge},
    Part{&BoardTheme::felt, &BoardLook::felt},
    Part{&BoardTheme::feltEdge, &BoardLook::feltEdge},
    Part{&BoardTheme::well, &BoardLook::well},
    Part{&BoardTheme::cross, &BoardLook::cross},
    Part{&BoardTheme::whiteLight, &BoardLook::whiteLight},
    Part{&BoardTheme::white, &BoardLook::white},
    Part{&BoardTheme::whiteEdge, &BoardLook::whiteEdge},
    Part{&BoardTheme::blackLight, &BoardLook::blackLight},
    Part{&BoardTheme::black, &BoardLook::black},
    Part{&BoardTheme::blackEdge, &BoardLook::blackEdge},
    Part{&BoardTheme::blackMark, &BoardLook::blackMark},
    Part{&BoardTheme::shadow, &BoardLook::shadow},
    Part{&BoardTheme::tint, &BoardLook::tint},
    Part{&BoardTheme::accent, &BoardLook::accent},
    Part{&BoardTheme::accentText, &BoardLook::accentText},
    Part{&BoardTheme::witness, &BoardLook::witness},
    Part{&BoardTheme::refused, &BoardLook::refused},
    Part{&BoardTheme::label, &BoardLook::label},
};

Rgba rgbaOf(const QColor& colour) {
    const auto part = [](int value) { return static_cast<std::uint8_t>(value); };
    return {part(colour.red()), part(colour.green()), part(colour.blue()), part(colour.alpha())};
}

} // namespace

BoardTheme boardTheme(const QString& name, Goal::Kind goal, bool dark, const QColor& accent) {
    const BoardLook look = boardLook(name.toStdString(), goal, dark);
    BoardTheme theme;
    theme.kind = look.kind;
    for (const Part& part : parts) {
        const Rgba colour = look.*part.ofLook;
        theme.*part.ofTheme = QColor(colour.red, colour.green, colour.blue, colour.alpha);
    }
    theme.accent = accent;
    theme.accentText = wordsOn(accent);
    return theme;
}

BoardTheme boardTheme(const QString& name, Goal::Kind goal, const QPalette& palette) {
    const bool dark = isDark(palette);
    const QColor accent = palette.color(QPalette::Highlight);
    BoardTheme theme = boardTheme(name, goal, dark, accent);
    if (!hasHighContrast(palette)) return theme;
    if (theme.kind == PieceKind::Disc) theme = boardTheme(QStringLiteral("plain"), goal, dark, accent);
    if (theme.kind == PieceKind::Button) {
        // Lit buttons are full, the others are outlines.
        theme.frame = theme.frameEdge = outlineColour(palette);
        theme.white = theme.whiteLight = palette.color(QPalette::Window);
        theme.whiteEdge = palette.color(QPalette::WindowText);
    }
    theme.felt = theme.feltEdge = palette.color(QPalette::Window);
    theme.well = palette.color(QPalette::WindowText);
    theme.well.setAlpha(wellAlpha);
    theme.cross = theme.label = palette.color(QPalette::WindowText);
    return theme;
}

BoardLook lookOf(const BoardTheme& theme, const QColor& ground) {
    BoardLook look;
    look.kind = theme.kind;
    for (const Part& part : parts) look.*part.ofLook = rgbaOf(theme.*part.ofTheme);
    look.ground = rgbaOf(ground);
    return look;
}

} // namespace flip::ui
