#include "core/text/no_matrix.h"

#include "core/model/rule.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace flip {

namespace {

constexpr std::string_view decimalDigits = "0123456789";

/// A call whose value are places, with that value below: “np.argwhere(board)”, but not a program that has its
/// board before, np.count_nonzero(board), or np.where(board, 1, 0).
bool printsPlaces(std::string_view text) {
    static constexpr std::array<std::string_view, 3> calls{"argwhere(", "nonzero(", ".where("};
    if (trimmed(text).starts_with("(array([")) return true;
    const std::size_t list = text.find('[');
    return std::ranges::any_of(calls, [&](std::string_view call) {
        const std::size_t at = text.find(call);
        if (at >= list || (at > 0 && text[at - 1] == '_')) return false;
        const std::size_t begin = at + call.size();
        const std::string_view argument = text.substr(begin, text.find(')', begin) - begin);
        return argument.find(',') == std::string_view::npos;
    });
}

/// Takes “(2, 0)” or, without brackets, “2,0” from the beginning of the text.
bool takePair(std::string_view& text, bool hasBrackets) {
    const auto takeSign = [&text](char sign) {
        text = trimmed(text);
        if (!text.starts_with(sign)) return false;
        text.remove_prefix(1);
        return true;
    };
    const auto takeDigits = [&text] {
        if (text.starts_with(' ')) text = trimmed(text);
        const std::size_t end = std::min(text.find_first_not_of(decimalDigits), text.size());
        text.remove_prefix(end);
        return end > 0;
    };
    return (!hasBrackets || takeSign('(')) && takeDigits() && takeSign(',') && takeDigits() &&
           (!hasBrackets || takeSign(')'));
}

/// “(0, 1)  1” and nothing else but a heading: how a sparse matrix is printed.
bool isSparse(std::vector<std::string_view> lines) {
    std::erase_if(lines, [](std::string_view line) { return line.find("sparse") != std::string_view::npos; });
    return lines.size() > 1 && std::ranges::all_of(lines, [](std::string_view line) {
               line = trimmed(line);
               if (!takePair(line, true)) return false;
               line = trimmed(line);
               return !line.empty() && line.find_first_not_of("0123456789.") == std::string_view::npos;
           });
}

/// “On: (0, 1), (1, 0)”, “lit: 0,0 0,1”: pairs that are called places.
bool arePlacesSaid(std::string_view line) {
    static constexpr std::array<std::string_view, 10> placeNames{
        "on", "lit", "cells", "black", "pressed", "presses", "coords", "coordinates", "positions", "places"};
    const std::size_t end = line.find_first_of(":=");
    if (end == std::string_view::npos) return false;
    const std::string name = lowered(trimmed(line.substr(0, end)));
    line = trimmed(line.substr(end + 1));
    const bool hasBrackets = line.starts_with('(');
    std::size_t pairs = 0;
    for (; !line.empty(); ++pairs) {
        if (!takePair(line, hasBrackets)) return false;
        line = trimmed(line);
        if (line.starts_with(',') || line.starts_with(';')) line = trimmed(line.substr(1));
    }
    return pairs > 1 && std::ranges::find(placeNames, name) != placeNames.end();
}

/// “1 0 1 | 1” in each line: equations, whose last column is no piece of a board.
bool areEquations(const std::vector<std::string_view>& lines) {
    return lines.size() > 1 && std::ranges::all_of(lines, [](std::string_view line) {
               line = trimmed(line);
               if (line.starts_with('[') && line.ends_with(']'))
                   line = trimmed(line.substr(1, line.size() - 2));
               const std::size_t bar = line.find('|');
               if (bar == std::string_view::npos || line.find('|', bar + 1) != std::string_view::npos)
                   return false;
               const std::string_view left = trimmed(line.substr(0, bar));
               const std::string_view right = trimmed(line.substr(bar + 1));
               return left.size() > 1 && right.size() == 1 &&
                      left.find_first_not_of("01 ,\t") == std::string_view::npos &&
                      (right == "0" || right == "1");
           });
}

} // namespace

bool isMatrixOfPresses(const Grid& board) {
    // That of a board of 2×2 may be one of 4×4.
    constexpr int least = 6;
    constexpr int most = 1000;
    const int side = board.rows();
    if (side != board.columns() || side < least || side > most) return false;
    for (int rows = 1; rows <= side; ++rows) {
        if (side % rows != 0) continue;
        const Size size{rows, side / rows};
        for (const Edges edges : {Edges::Clipped, Edges::Torus}) {
            const Rule rule = Rule::fromPattern(size, Pattern::plus(), edges);
            Grid matrix(board.size());
            for (int press = 0; press < side; ++press)
                rule.forEachFlipped(cellAt(size, press), [&](Cell cell) {
                    matrix.set({press, static_cast<int>(indexOf(size, cell))});
                });
            if (matrix == board) return true;
        }
    }
    return false;
}

std::optional<TextError> knownNoMatrix(std::string_view text) {
    std::vector<std::string_view> lines = splitAt(trimmed(text), '\n');
    std::erase_if(lines, [](std::string_view line) { return trimmed(line).empty(); });
    if (printsPlaces(text) || isSparse(lines) || (!lines.empty() && arePlacesSaid(lines.front())))
        return TextError{1, 1, "places of pieces", "rows of pieces"};
    if (areEquations(lines))
        return TextError{1, 1, "equations, with a column of their own behind a bar", "rows of pieces"};
    return std::nullopt;
}

} // namespace flip
