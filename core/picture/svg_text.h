#pragma once

#include "core/picture/board_look.h"

#include <string>
#include <string_view>

namespace flip {

/// A number for SVG, with at most two decimals, whatever the locale: "12.5".
[[nodiscard]] std::string svgNumber(double number);

/// Puts the elements of an SVG file together. Lengths are in pixels.
class SvgText {
  public:
    /// Begins a file of this size.
    SvgText(int width, int height);

    /// Adds text as it stands.
    SvgText& raw(std::string_view text);
    /// Adds ` name="value"`.
    SvgText& attribute(std::string_view name, std::string_view value);
    SvgText& attribute(std::string_view name, double value);
    /// Adds a colour as this attribute, and its opacity if it can be seen through.
    SvgText& colour(std::string_view name, Rgba colour);
    /// Adds an outline of this width and colour, and nothing inside.
    SvgText& outline(Rgba colour, double width);

    /// Begins a circle, or a rectangle with round corners; attributes and end() follow.
    SvgText& circle(double x, double y, double radius);
    SvgText& rectangle(double x, double y, double width, double height, double corner);
    SvgText& end();

    /// A point of a gradient.
    SvgText& stop(double offset, Rgba colour);

    /// Ends the file.
    [[nodiscard]] std::string take();

  private:
    std::string text_;
};

} // namespace flip
