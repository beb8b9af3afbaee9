#include "core/text/spreadsheet.h"

#include "core/text/character.h"
#include "core/text/text_reader.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// A line's cells, trimmed, in small letters.
struct Cells {
    std::vector<PlacedSign> signs{1};
    /// Whether a bar is the first or the last sign of the line.
    bool beginsWithBar = false;
    bool endsWithBar = false;
};

bool isEmpty(const PlacedSign& sign) { return sign.text.empty(); }

bool isVertical(char32_t code) { return code == U'|' || code == U'│' || code == U'║' || code == U'┃'; }

/// Signs of lines that only draw a table.
bool isDrawn(char32_t code) {
    return isVertical(code) || code == U'+' || code == U'-' || code == U'=' || code == U':' ||
           (code >= 0x2500 && code <= 0x257F);
}

void trim(SignText& text) {
    const std::size_t end = text.find_last_not_of(U' ');
    text.erase(end == SignText::npos ? 0 : end + 1);
    text.erase(0, std::min(text.find_first_not_of(U' '), text.size()));
}

/// The cells of the lines that are not blank; the lines of tables have none.
std::vector<Cells> cellsOf(std::string_view text, char32_t delimiter) {
    TextReader reader(singleBlock(text));
    std::vector<Cells> lines;
    SignText whole;
    Cells cells;
    const auto endLine = [&] {
        const std::size_t first = whole.find_first_not_of(U" \t");
        // A row whose cells are all empty has as many of them as the first one.
        const bool isEmptyRow = delimiter == U'\t' && cells.signs.size() > 1 &&
                                (lines.empty() || cells.signs.size() == lines.front().signs.size());
        const bool isBlank = first == SignText::npos && !isEmptyRow;
        if (first != SignText::npos) {
            // “ |x| ” has empty cells beside its bars.
            const std::size_t last = whole.find_last_not_of(U" \t");
            const bool isAtEnd = last + 1 == whole.size();
            cells.beginsWithBar =
                isVertical(whole[first]) && (first == 0 || (isVertical(whole[last]) && isAtEnd));
            cells.endsWithBar =
                isVertical(whole[last]) && (isAtEnd || (isVertical(whole[first]) && first == 0));
        }
        const bool isRule = std::ranges::all_of(whole, isDrawn) && whole.size() > 2;
        if (!isBlank && !isRule) {
            for (PlacedSign& cell : cells.signs) trim(cell.text);
            lines.push_back(std::move(cells));
        }
        // A heading without words.
        if (isRule && lines.size() == 1 && std::ranges::all_of(lines.front().signs, isEmpty)) lines.clear();
        whole.clear();
        cells = {};
    };
    for (; reader.current().sign != Sign::End; reader.advance()) {
        const Character& at = reader.current();
        if (at.sign == Sign::LineEnd) {
            endLine();
            continue;
        }
        const char32_t code = lowered(at.code);
        whole += code;
        const bool isBlankSoFar = cells.signs.back().text.find_first_not_of(U' ') == SignText::npos;
        if (isBlankSoFar) {
            cells.signs.back().line = at.line;
            cells.signs.back().column = at.column;
        }
        const bool isEnd = code == delimiter || (delimiter == U'|' && isVertical(code));
        if (isEnd) {
            cells.signs.push_back({{}, at.line, at.column});
        } else if (code != U'"') {
            cells.signs.back().text += code == U'\t' ? U' ' : code;
        }
    }
    if (!whole.empty()) endLine();
    return lines;
}

/// Removes an outer column that has nothing in it: beside the bars around a table, or behind a comma at the
/// ends of lines. Behind a tab it has empty cells.
void dropOuter(std::vector<Cells>& lines, char32_t delimiter) {
    const auto isEmptyAt = [&](std::size_t column) {
        return std::ranges::all_of(lines, [&](const Cells& line) { return isEmpty(line.signs[column]); });
    };
    const bool isBar = delimiter == U'|';
    const bool isComma = delimiter == U',' || delimiter == U';';
    const std::size_t last = lines.front().signs.size() - 1;
    const bool areOthersFull = std::ranges::all_of(lines, [last](const Cells& line) {
        return std::ranges::none_of(std::span(line.signs).first(last), isEmpty);
    });
    const bool isEnded = isBar ? std::ranges::all_of(lines, &Cells::endsWithBar) : isComma && areOthersFull;
    if (isEnded && isEmptyAt(last)) {
        for (Cells& line : lines) line.signs.pop_back();
    }
    if (isBar && !lines.front().signs.empty() && std::ranges::all_of(lines, &Cells::beginsWithBar) &&
        isEmptyAt(0)) {
        for (Cells& line : lines) line.signs.erase(line.signs.begin());
    }
}

/// Removes the names of columns above cells and those of rows beside them, where the corner is empty.
void dropHeadings(std::vector<Cells>& lines) {
    const std::vector<PlacedSign>& names = lines.front().signs;
    const bool areNamed = names.size() > 2 && isEmpty(names.front()) &&
                          std::none_of(names.begin() + 1, names.end(), isEmpty) &&
                          std::none_of(lines.begin() + 1, lines.end(),
                                       [](const Cells& line) { return isEmpty(line.signs.front()); });
    // Pieces are alike.
    const bool areDifferent =
        areNamed && std::none_of(names.begin() + 2, names.end(),
                                 [&](const PlacedSign& name) { return name.text == names[1].text; });
    if (!areDifferent) return;
    lines.erase(lines.begin());
    for (Cells& line : lines) line.signs.erase(line.signs.begin());
}

/// Whether empty cells stand between others, and do not divide the table into boards.
bool hasGaps(const std::vector<Cells>& lines) {
    for (std::size_t column = 0; column < lines.front().signs.size(); ++column) {
        if (std::ranges::all_of(lines, [&](const Cells& line) { return isEmpty(line.signs[column]); }))
            return false;
    }
    return std::ranges::any_of(lines, [&](const Cells& line) {
        return std::ranges::any_of(line.signs, isEmpty) && !std::ranges::all_of(line.signs, isEmpty);
    });
}

std::optional<SignBoards> boardOf(std::vector<Cells> lines, char32_t delimiter) {
    if (lines.size() < 2) return std::nullopt;
    const std::size_t columns = lines.front().signs.size();
    const bool isTable = columns > 1 && std::ranges::all_of(lines, [columns](const Cells& line) {
                             return line.signs.size() == columns;
                         });
    if (!isTable) return std::nullopt;
    dropOuter(lines, delimiter);
    dropHeadings(lines);
    if (lines.front().signs.empty()) return std::nullopt;
    SignBoards boards;
    SignBoard board{{}, lines.front().signs.front().line};
    const SignText blank(1, U' ');
    for (const Cells& line : lines) {
        std::vector<std::uint8_t>& row = board.rows.emplace_back();
        for (const auto& [text, lineNumber, column] : line.signs) {
            if (text.size() > 1 && !isColourWord(text)) return std::nullopt;
            const auto sign = boards.numberOf({text.empty() ? blank : text, lineNumber, column});
            if (!sign) return std::nullopt;
            row.push_back(*sign);
        }
        if (row.empty()) return std::nullopt;
    }
    const auto& signs = boards.signs;
    const bool hasEmpty = std::ranges::any_of(signs, [](const auto& sign) { return sign.text == U" "; });
    // With a third sign, the empty cells must not be passed over.
    if (!hasEmpty || (signs.size() != 2 && !(signs.size() == 3 && hasGaps(lines)))) return std::nullopt;
    boards.boards.push_back(std::move(board));
    return boards;
}

} // namespace

std::optional<SignBoards> readSpreadsheet(std::string_view text) {
    for (const char32_t delimiter : {U'\t', U'|', U',', U';'}) {
        auto lines = cellsOf(text, delimiter);
        if (auto board = boardOf(std::move(lines), delimiter)) return board;
    }
    return std::nullopt;
}

} // namespace flip
