#include "core/picture/board_svg.h"

#include "core/picture/svg_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// The art of the window (ui/board/piece_art.cpp, board_painter.cpp) as a file. What every cell has is drawn
// once and used again and again.

namespace flip {

namespace {

constexpr Rgba seeThrough(std::uint8_t shade, int alpha) {
    return {shade, shade, shade, static_cast<std::uint8_t>(alpha)};
}

Rgba withAlpha(Rgba colour, int alpha) {
    colour.alpha = static_cast<std::uint8_t>(alpha);
    return colour;
}

Rgba mixed(Rgba from, Rgba to, double share) {
    const auto part = [share](int a, int b) {
        return static_cast<std::uint8_t>(std::lround(a + (b - a) * share));
    };
    return {part(from.red, to.red), part(from.green, to.green), part(from.blue, to.blue),
            part(from.alpha, to.alpha)};
}

Rgba lighter(Rgba colour, double times) {
    const auto part = [times](int a) {
        return static_cast<std::uint8_t>(std::min(std::lround(a * times), 255L));
    };
    return {part(colour.red), part(colour.green), part(colour.blue), colour.alpha};
}

class Drawing {
  public:
    Drawing(const BoardDrawing& drawing, const BoardLook& look, int cellSide)
        : drawing_(drawing), look_(look), layout_(drawing.board.size(), cellSide, drawing.coordinates),
          side_(cellSide), radius_(pieceRadius(cellSide)), text_(layout_.width, layout_.height) {}

    std::string write() {
        text_.raw("<title>Flip Game</title>\n");
        text_.rectangle(0, 0, layout_.width, layout_.height, 0).colour("fill", look_.ground).end();
        text_.raw("<defs>\n");
        defineGradients();
        definePiece("w", Colour::White);
        definePiece("b", Colour::Black);
        defineCell();
        if (drawing_.special.neverFlipped.cells() > 0) definePale();
        if (hasTarget()) {
            defineWanted("to-w", Colour::White);
            defineWanted("to-b", Colour::Black);
        }
        text_.raw("</defs>\n");
        drawFrame();
        drawWells();
        if (layout_.coordinates) drawCoordinates();
        text_.raw(drawing_.below);
        drawPieces();
        for (const auto& step : drawing_.steps) drawStep(step);
        for (const Cell cell : drawing_.changes) useAt("change", cell);
        text_.raw(drawing_.above);
        return text_.take();
    }

  private:
    // The cells' own coordinates begin in their middle.

    [[nodiscard]] double x(int column) const { return layout_.left + layout_.frame + (column + 0.5) * side_; }

    [[nodiscard]] double y(int row) const { return layout_.top + layout_.frame + (row + 0.5) * side_; }

    void useAt(std::string_view id, Cell cell) {
        text_.raw("<use").attribute("xlink:href", std::string("#").append(id));
        text_.attribute("x", x(cell.column)).attribute("y", y(cell.row)).end();
    }

    void beginRadial(std::string_view id, double cx, double cy, double r) {
        text_.raw("<radialGradient").attribute("id", id).attribute("gradientUnits", "userSpaceOnUse");
        text_.attribute("cx", cx).attribute("cy", cy).attribute("r", r).raw(">\n");
    }

    void beginLinear(std::string_view id, double x1, double y1, double x2, double y2) {
        text_.raw("<linearGradient").attribute("id", id).attribute("gradientUnits", "userSpaceOnUse");
        text_.attribute("x1", x1).attribute("y1", y1).attribute("x2", x2).attribute("y2", y2).raw(">\n");
    }

    void endRadial() { text_.raw("</radialGradient>\n"); }

    void endLinear() { text_.raw("</linearGradient>\n"); }

    void defineGradients() {
        const double bottom = layout_.top + framed(drawing_.board.rows());
        beginLinear("wood", 0, layout_.top, 0, bottom);
        text_.stop(0, lighter(look_.frame, 1.12)).stop(0.5, look_.frame).stop(1, look_.frameEdge);
        endLinear();
        const double inset = layout_.frame - 1;
        beginLinear("felt", layout_.left + inset, layout_.top + inset,
                    layout_.left + framed(drawing_.board.columns()) - inset, bottom - inset);
        text_.stop(0, look_.felt).stop(1, look_.feltEdge);
        endLinear();
        if (look_.shadow.alpha != 0) {
            beginRadial("shadow", radius_ * 0.02, radius_ * 0.07, radius_ * 1.1);
            text_.stop(0, look_.shadow).stop(0.8, look_.shadow).stop(1, withAlpha(look_.shadow, 0));
            endRadial();
        }
        if (look_.kind == PieceKind::Disc) defineDiscGradients();
        if (look_.kind == PieceKind::Button) defineButtonGradients();
    }

    // Light comes from the upper left.
    void defineDiscGradients() {
        const auto define = [&](const char* body, const char* shine, Rgba light, Rgba base, Rgba edge,
                                int glance) {
            beginRadial(body, -0.32 * radius_, -0.38 * radius_, 1.45 * radius_);
            text_.stop(0, light).stop(0.55, base).stop(1, mixed(base, edge, 0.55));
            endRadial();
            beginLinear(shine, -radius_, -radius_, 0.2 * radius_, 0.2 * radius_);
            text_.stop(0, seeThrough(255, glance)).stop(1, seeThrough(255, 0));
            endLinear();
        };
        define("whiteBody", "whiteShine", look_.whiteLight, look_.white, look_.whiteEdge, 220);
        define("blackBody", "blackShine", look_.blackLight, look_.black, look_.blackEdge, 70);
    }

    void defineButtonGradients() {
        beginRadial("glow", 0, 0, radius_ * 1.22);
        text_.stop(0.7, withAlpha(look_.black, 110)).stop(1, withAlpha(look_.black, 0));
        endRadial();
        beginRadial("blackBody", 0, -0.1 * radius_, 1.25 * radius_);
        text_.stop(0, look_.blackLight).stop(1, look_.black);
        endRadial();
        beginLinear("whiteBody", 0, -radius_, 0, radius_);
        text_.stop(0, look_.whiteLight).stop(1, look_.white);
        endLinear();
    }

    /// A piece with its shadow.
    void definePiece(std::string_view id, Colour colour) {
        text_.raw("<g").attribute("id", id).raw(">\n");
        const bool button = look_.kind == PieceKind::Button;
        if (look_.shadow.alpha != 0 && button) {
            text_.rectangle(-0.98 * radius_, -0.88 * radius_, 2 * radius_, 2 * radius_, radius_ * 0.26);
            text_.attribute("fill", "url(#shadow)").end();
        } else if (look_.shadow.alpha != 0) {
            text_.circle(radius_ * 0.02, radius_ * 0.07, radius_ * 1.1)
                .attribute("fill", "url(#shadow)")
                .end();
        }
        button ? drawButton(colour) : drawDisc(colour);
        text_.raw("</g>\n");
    }

    void drawDisc(Colour colour) {
        const bool black = colour == Colour::Black;
        const Rgba base = black ? look_.black : look_.white;
        const Rgba edge = black ? look_.blackEdge : look_.whiteEdge;
        const double rim = std::max(radius_ * 0.025, 0.8);
        text_.circle(0, 0, radius_ - rim / 2);
        if (look_.kind == PieceKind::Flat) {
            text_.colour("fill", base);
        } else {
            text_.attribute("fill", black ? "url(#blackBody)" : "url(#whiteBody)");
        }
        text_.colour("stroke", edge).attribute("stroke-width", rim).end();
        if (look_.kind == PieceKind::Disc && radius_ > 9) drawGroove(black, base, edge);
        if (black && drawing_.markBlack)
            text_.circle(0, 0, std::max(radius_ * 0.085, 1.0)).colour("fill", look_.blackMark).end();
    }

    /// A shallow groove: a dark line and, just inside it, the light that it catches; and the light on the
    /// rim.
    void drawGroove(bool black, Rgba base, Rgba edge) {
        const Rgba groove = withAlpha(mixed(base, edge, black ? 0.9 : 0.75), black ? 210 : 150);
        text_.circle(0, 0, radius_ * 0.8).outline(groove, std::max(radius_ * 0.016, 0.6)).end();
        text_.circle(radius_ * 0.01, radius_ * 0.012, radius_ * 0.785);
        text_.outline(seeThrough(255, black ? 26 : 150), std::max(radius_ * 0.014, 0.5)).end();
        text_.circle(0, 0, radius_ * 0.955).attribute("fill", "none");
        text_.attribute("stroke", black ? "url(#blackShine)" : "url(#whiteShine)");
        text_.attribute("stroke-width", std::max(radius_ * 0.03, 0.7)).end();
    }

    void drawButton(Colour colour) {
        const bool lit = colour == Colour::Black;
        if (lit) text_.circle(0, 0, radius_ * 1.22).attribute("fill", "url(#glow)").end();
        const double rim = std::max(radius_ * 0.035, 0.8);
        text_.rectangle(-radius_ + rim / 2, -radius_ + rim / 2, 2 * radius_ - rim, 2 * radius_ - rim,
                        radius_ * 0.24);
        text_.attribute("fill", lit ? "url(#blackBody)" : "url(#whiteBody)");
        text_.colour("stroke", lit ? look_.blackEdge : look_.whiteEdge).attribute("stroke-width", rim).end();
        if (!lit || !drawing_.markBlack) return;
        text_.raw("<line").attribute("x1", 0.0).attribute("x2", 0.0);
        text_.attribute("y1", -0.22 * radius_)
            .attribute("y2", 0.22 * radius_)
            .attribute("stroke-linecap", "round");
        text_.outline(look_.blackMark, std::max(radius_ * 0.07, 1.0)).end();
    }

    [[nodiscard]] bool hasTarget() const { return drawing_.target.size() == drawing_.board.size(); }

    /// The dot on a piece that should become of this colour.
    void defineWanted(std::string_view id, Colour colour) {
        const bool outlined = isDotOutlined(look_.kind, side_);
        const double radius = radius_ * dotShare(outlined);
        text_.circle(0, 0, radius).attribute("id", id);
        text_.colour("fill", colour == Colour::Black ? look_.black : look_.white);
        if (outlined)
            text_.colour("stroke", look_.accent).attribute("stroke-width", std::max(radius * 0.16, 1.0));
        text_.end();
    }

    /// What lies over a piece that no press flips.
    void definePale() {
        const double radius = radius_ * 1.02;
        if (look_.kind == PieceKind::Button) {
            text_.rectangle(-radius, -radius, 2 * radius, 2 * radius, radius * 0.24);
        } else {
            text_.circle(0, 0, radius);
        }
        text_.attribute("id", "pale")
            .colour("fill", withAlpha(look_.felt, static_cast<int>(255 * (1 - paleness))));
        text_.end();
    }

    /// The empty cell, and its marks.
    void defineCell() {
        if (drawing_.special.withoutButton.count() < drawing_.board.cells())
            well("well").colour("fill", look_.well).end();
        if (drawing_.special.withoutButton.cells() > 0) defineCross();
        if (drawing_.witness.size() == drawing_.board.size() && !drawing_.witness.none()) defineHatching();
        if (drawing_.changes.empty()) return;
        const double width = std::clamp(side_ * 0.035, 1.5, 4.0);
        text_.raw("<g").attribute("id", "change").raw(">\n");
        well().outline(look_.accentText, width + 2).end();
        well().outline(look_.accent, width).attribute("stroke-linecap", "round");
        text_.attribute("stroke-dasharray", svgNumber(4 * width) + ' ' + svgNumber(2 * width)).end();
        text_.raw("</g>\n");
    }

    [[nodiscard]] double wellSide() const { return side_ - 2 * std::max(side_ * 0.036, 0.5); }

    SvgText& well(std::string_view id = {}) {
        text_.rectangle(-wellSide() / 2, -wellSide() / 2, wellSide(), wellSide(), side_ * 0.08);
        return id.empty() ? text_ : text_.attribute("id", id);
    }

    /// In place of the hollow, where nothing can be pressed.
    void defineCross() {
        const std::string reach = svgNumber(wellSide() / 2 - side_ * crossInset);
        text_.raw("<path").attribute("id", "crossed").raw(" d=\"");
        for (const char* across : {"", "-"}) {
            text_.raw("M-").raw(reach).raw(" ").raw(*across == 0 ? "-" : "").raw(reach);
            text_.raw("L").raw(reach).raw(" ").raw(across).raw(reach);
        }
        text_.raw("\"").attribute("stroke-linecap", "round").outline(look_.cross, crossWidth(side_)).end();
    }

    void defineHatching() {
        text_.raw("<g").attribute("id", "hatched").raw(">\n");
        well().colour("fill", seeThrough(0, 60)).end();
        const double gap = std::clamp(side_ * 0.11, 3.0, 12.0);
        const double half = gap * 0.36 * std::numbers::sqrt2 / 2;
        const int stripes = static_cast<int>(std::ceil(2 * wellSide() / gap));
        text_.raw("<path").colour("fill", withAlpha(look_.witness, 191)).raw(" d=\"");
        for (int i = 0; i < stripes; ++i) addStripe(i * gap - half, i * gap + half);
        text_.raw("\"").end();
        well().outline(look_.witness, std::clamp(side_ * 0.022, 1.0, 2.5)).end();
        text_.raw("</g>\n");
    }

    /// The part of the well where the way from its upper left corner, right and down, is between two lengths.
    void addStripe(double from, double to) {
        const double side = wellSide();
        from = std::clamp(from, 0.0, 2 * side);
        to = std::clamp(to, 0.0, 2 * side);
        const auto point = [&](char command, double right, double down) {
            text_.raw(std::string(1, command)).raw(svgNumber(right - side / 2)).raw(" ");
            text_.raw(svgNumber(down - side / 2));
        };
        const auto along = [side](double way) { return std::min(way, side); };
        const auto past = [side](double way) { return std::max(way - side, 0.0); };
        point('M', along(from), past(from));
        if (from < side && to > side) point('L', side, 0);
        point('L', along(to), past(to));
        point('L', past(to), along(to));
        if (from < side && to > side) point('L', 0, side);
        point('L', past(from), along(from));
        text_.raw("Z");
    }

    [[nodiscard]] double framed(int cells) const { return cells * side_ + 2 * layout_.frame; }

    void drawFrame() {
        const double left = layout_.left;
        const double top = layout_.top;
        const double wide = framed(drawing_.board.columns());
        const double high = framed(drawing_.board.rows());
        const double corner = layout_.frame * 1.3;
        // A soft shadow: a few transparent outlines, each a little larger than the one before.
        for (int spread = 8; spread > 0; spread -= 2) {
            text_.rectangle(left - spread * 0.5, top - spread * 0.2, wide + spread, high + spread * 1.2,
                            corner + spread);
            text_.colour("fill", seeThrough(0, 9)).end();
        }
        text_.rectangle(left, top, wide, high, corner).attribute("fill", "url(#wood)").end();
        const double inset = layout_.frame - 1;
        text_.rectangle(left + inset, top + inset, wide - 2 * inset, high - 2 * inset, corner * 0.45);
        text_.attribute("fill", "url(#felt)").colour("stroke", seeThrough(0, 60)).end();
    }

    [[nodiscard]] bool hasNoButton(std::int64_t index) const {
        return drawing_.special.hasNoButton(cellAt(drawing_.board.size(), index));
    }

    void drawWells() {
        for (std::int64_t i = 0; i < drawing_.board.cells(); ++i)
            useAt(hasNoButton(i) ? "crossed" : "well", cellAt(drawing_.board.size(), i));
    }

    void drawCoordinates() {
        const double size = std::clamp(std::floor(side_ * 0.42), 8.0, 13.0);
        text_.raw("<g").colour("fill", look_.label).attribute("font-family", "sans-serif");
        text_.attribute("font-size", size).raw(">\n");
        for (int row = 0; row < drawing_.board.rows(); ++row)
            label(layout_.left - 4, y(row) + 0.36 * size, "end", row + 1);
        const double below = layout_.top + framed(drawing_.board.rows()) + 4 + 0.93 * size;
        for (int column = 0; column < drawing_.board.columns(); ++column)
            label(x(column), below, "middle", column + 1);
        text_.raw("</g>\n");
    }

    void label(double at, double baseline, std::string_view anchor, int number) {
        text_.raw("<text").attribute("x", at).attribute("y", baseline).attribute("text-anchor", anchor);
        text_.raw(">").raw(std::to_string(number)).raw("</text>\n");
    }

    void drawPieces() {
        const Size size = drawing_.board.size();
        if (drawing_.witness.size() == size) {
            drawing_.witness.forEachSet([&](Cell cell) { useAt("hatched", cell); });
        }
        for (std::int64_t i = 0; i < size.cells(); ++i) {
            const Cell cell = cellAt(size, i);
            const bool black = drawing_.board.test(cell);
            useAt(black ? "b" : "w", cell);
            if (drawing_.special.isNeverFlipped(cell)) useAt("pale", cell);
            if (hasTarget() && drawing_.target.test(cell) != black) useAt(black ? "to-w" : "to-b", cell);
        }
    }

    void drawStep(const BoardDrawing::Step& step) {
        const double column = x(step.cell.column);
        const double row = y(step.cell.row);
        const double offset = radius_ * stepOffset;
        // On small cells, rings would hide the pieces.
        const bool small = isSmallCell(side_);
        if (small && !step.next) {
            text_.circle(column + offset, row - offset, side_ * 0.17);
            text_.colour("fill", look_.accent).colour("stroke", look_.accentText);
            text_.attribute("stroke-width", std::max(side_ * 0.05, 0.8)).end();
            return;
        }
        const double width = std::clamp(side_ * (step.next ? 0.042 : 0.02), step.next ? 2.0 : 1.2, 6.0);
        // A line under the ring, light below a dark one, keeps it visible on pieces and felt of every colour.
        ring(column, row, width).outline(withAlpha(look_.accentText, 170), width + 2).end();
        ring(column, row, width).outline(look_.accent, width).end();
        if (!small) drawBadge(column + offset, row - offset, std::to_string(step.number));
    }

    SvgText& ring(double column, double row, double width) {
        const double radius = radius_ + width / 2 + side_ * 0.02;
        if (look_.kind != PieceKind::Button) return text_.circle(column, row, radius);
        return text_.rectangle(column - radius, row - radius, 2 * radius, 2 * radius, radius * 0.25);
    }

    void drawBadge(double column, double row, const std::string& number) {
        const double radius = std::clamp(side_ * 0.105, 7.5, 14.0);
        const auto digits = static_cast<double>(number.size());
        const double wide = radius * (digits < 2 ? 1.0 : 0.8 + 0.32 * digits);
        text_.rectangle(column - wide, row - radius, 2 * wide, 2 * radius, radius);
        text_.colour("fill", look_.accent)
            .colour("stroke", look_.accentText)
            .attribute("stroke-width", 1.2)
            .end();
        const double size = std::floor(radius * 1.25);
        text_.raw("<text").attribute("x", column).attribute("y", row + 0.36 * size);
        text_.colour("fill", look_.accentText).attribute("font-family", "sans-serif");
        text_.attribute("font-size", size)
            .attribute("font-weight", "bold")
            .attribute("text-anchor", "middle");
        text_.raw(">").raw(number).raw("</text>\n");
    }

    const BoardDrawing& drawing_;
    const BoardLook& look_;
    PictureLayout layout_;
    double side_;
    double radius_;
    SvgText text_;
};

} // namespace

std::string writeBoardSvg(const BoardDrawing& drawing, const BoardLook& look, int cellSide) {
    return Drawing(drawing, look, cellSide).write();
}

} // namespace flip
