#include "core/picture/svg_text.h"

#include <array>
#include <charconv>
#include <utility>

namespace flip {

std::string svgNumber(double number) {
    std::array<char, 32> digits;
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed, 2).ptr;
    std::string text(digits.data(), end);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}

SvgText::SvgText(int width, int height) {
    raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
        "xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
    attribute("width", width).attribute("height", height);
    raw(" viewBox=\"0 0 ").raw(svgNumber(width)).raw(" ").raw(svgNumber(height)).raw("\">\n");
}

SvgText& SvgText::raw(std::string_view text) {
    text_ += text;
    return *this;
}

SvgText& SvgText::attribute(std::string_view name, std::string_view value) {
    return raw(" ").raw(name).raw("=\"").raw(value).raw("\"");
}

SvgText& SvgText::attribute(std::string_view name, double value) { return attribute(name, svgNumber(value)); }

SvgText& SvgText::colour(std::string_view name, Rgba colour) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex = "#";
    for (const unsigned part : {colour.red, colour.green, colour.blue}) {
        hex += digits[part / 16];
        hex += digits[part % 16];
    }
    attribute(name, hex);
    if (colour.alpha == 255) return *this;
    const bool ofStop = name == "stop-color";
    return attribute(ofStop ? "stop-opacity" : std::string(name) + "-opacity", colour.alpha / 255.0);
}

SvgText& SvgText::outline(Rgba colour, double width) {
    return attribute("fill", "none").colour("stroke", colour).attribute("stroke-width", width);
}

SvgText& SvgText::circle(double x, double y, double radius) {
    return raw("<circle").attribute("cx", x).attribute("cy", y).attribute("r", radius);
}

SvgText& SvgText::rectangle(double x, double y, double width, double height, double corner) {
    raw("<rect").attribute("x", x).attribute("y", y).attribute("width", width).attribute("height", height);
    return corner > 0 ? attribute("rx", corner) : *this;
}

SvgText& SvgText::end() { return raw("/>\n"); }

SvgText& SvgText::stop(double offset, Rgba colour) {
    return raw("<stop").attribute("offset", offset).colour("stop-color", colour).end();
}

std::string SvgText::take() {
    raw("</svg>\n");
    return std::move(text_);
}

} // namespace flip
