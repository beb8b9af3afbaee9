#include "core/text/said_setting.h"

#include <array>
#include <string>
#include <string_view>

namespace flip::said {

namespace {

constexpr std::array<std::string_view, 7> settingNames{
    "rule", "neighbourhood", "neighborhood", "adjacency", "connectivity", "stencil", "topology"};
/// A pattern may be of something else, but not one of these names.
constexpr std::array<std::string_view, 7> patternNames{"pattern", "kernel",     "toggle",   "toggles",
                                                       "flips",   "neighbours", "neighbors"};
constexpr std::array<std::string_view, 7> blockNames{"full", "block", "3x3", "moore", "king", "eight", "8"};
constexpr std::array<std::string_view, 2> crossNames{"x", "saltire"};
constexpr std::array<std::string_view, 2> diagonalNames{"diagonal", "diagonals"};
constexpr std::array<std::string_view, 2> ringNames{"ring", "surrounding"};

/// Whether a name and its value, one word, are there and nothing else.
bool isSetting(const Words& words, std::size_t at) {
    constexpr std::size_t length = 2;
    const std::size_t next = at + length;
    if (next > words.size() || !words[at + 1].isSaid) return false;
    return next == words.size() || isEnd(words[next]) || words[next].begins;
}

} // namespace

bool isNameOfPlus(std::string_view name) {
    static constexpr auto plusNames = std::to_array<std::string_view>(
        {"plus", "cross", "von neumann", "von", "vonneumann", "neumann", "orthogonal", "usual", "standard",
         "classic", "normal", "4", "four"});
    return isAmong(name, plusNames);
}

bool isNameOfBlock(std::string_view name) { return isAmong(name, blockNames); }

std::optional<SaidRule::Flips> flipsSet(const Words& words) {
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool isOfPresses =
            isAmong(words[at].text, settingNames) || isAmong(words[at].text, patternNames);
        if (!isOfPresses || !isSetting(words, at)) continue;
        const std::string& value = words[at + 1].text;
        if (isNameOfBlock(value)) return SaidRule::Flips::Block;
        if (isAmong(value, crossNames)) return SaidRule::Flips::Diagonal;
        if (isAmong(value, diagonalNames)) return SaidRule::Flips::DiagonalOrBlock;
        if (isAmong(value, ringNames)) return SaidRule::Flips::Ring;
    }
    return std::nullopt;
}

bool isPlusSet(const Words& words) {
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        const bool isOfPresses =
            isAmong(words[at].text, settingNames) || isAmong(words[at].text, patternNames);
        if (isOfPresses && words[at + 1].isSaid && isNameOfPlus(words[at + 1].text)) return true;
    }
    return false;
}

std::size_t lengthOfSetting(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 27> known{
        "plus",     "cross",   "von",    "neumann", "orthogonal", "orth",      "usual",
        "standard", "classic", "normal", "default", "lights",     "lightsout", "flip",
        "flipgame", "4",       "5",      "four",    "square",     "grid",      "rectangular",
        "plane",    "planar",  "flat",   "torus",   "wrap",       "none"};
    static constexpr std::array<std::string_view, 4> ofNeighbours{"neighbours", "neighbors", "adjacent",
                                                                  "table"};
    static constexpr std::array<std::string_view, 13> others{
        "mode",  "type",  "variant", "variation", "kind",    "grid", "move",
        "moves", "shape", "board",   "toggle",    "toggles", "flips"};
    static constexpr std::array<std::string_view, 12> strange{
        "knight",  "bishop",    "rook",     "queen",    "hex",        "hexagon",
        "corners", "hexagonal", "hexagons", "triangle", "triangular", "triangles"};
    static constexpr std::array<std::string_view, 6> letters{"t", "l", "h", "u", "z", "s"};
    // “Mode: X”, “toggle shape: T”.
    static constexpr std::array<std::string_view, 5> ofShape{"mode", "type", "variant", "kind", "shape"};
    constexpr std::size_t length = 2;
    if (!isSetting(words, at)) return 0;
    const std::string& value = words[at + 1].text;
    const auto isOf = [&](auto&&... lists) { return (isAmong(value, lists) || ...); };
    // Rules may be counted.
    const bool isNumber = value.find_first_not_of("0123456789") == std::string::npos;
    const bool isOpen = isAmong(words[at].text, settingNames) && !(isNumber && words[at].text == "rule");
    const bool isKnown =
        isOf(known, ofNeighbours, blockNames, crossNames, diagonalNames, ringNames) || value == "pattern";
    if (isOpen && !isKnown) return length;
    const bool isPattern = words[at].text == "pattern";
    if (isPattern && isOf(strange, letters)) return length;
    if (isAmong(words[at].text, ofShape) && isOf(letters, crossNames)) return length;
    return isAmong(words[at].text, others) && isOf(strange) ? length : 0;
}

} // namespace flip::said
