#pragma once

#include <string>
#include <string_view>

namespace flip {

/// Whether tags of a web page are at its beginning.
[[nodiscard]] bool isHtml(std::string_view text);

/// A web page or a spreadsheet's cells as plain text: rows become lines, cells are separated by tabs.
[[nodiscard]] std::string fromHtml(std::string_view html);

/// What attributes of its tags say of a puzzle, each on a line: “goal: white”, “torus: true”.
[[nodiscard]] std::string attributesSaid(std::string_view html);

} // namespace flip
