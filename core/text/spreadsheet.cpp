#include "core/text/spreadsheet.h"

#include "core/text/character.h"
#include "core/text/text_reader.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// A line's cells, trimmed, in small letters; empty ones are empty.
struct Cells {
    std::vector<SignText> texts{1};
    std::int64_t line = 1;
    /// Whether a bar is the first or the last sign of the line.
    bool beginsWithBar = false;
    bool endsWithBar = false;
};

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
        const bool isEmptyRow = delimiter == U'\t' && cells.texts.size() > 1 &&
                                (lines.empty() || cells.texts.size() == lines.front().texts.size());
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
            for (SignText& cell : cells.texts) trim(cell);
            lines.push_back(std::move(cells));
        }
        // A heading without words.
        if (isRule && lines.size() == 1 && std::ranges::all_of(lines.front().texts, &SignText::empty))
            lines.clear();
        whole.clear();
        cells = {};
    };
    for (; reader.current().sign != Sign::End; reader.advance()) {
        const Character& at = reader.current();
        if (at.sign == Sign::LineEnd) {
            endLine();
            continue;
        }
        if (whole.empty()) cells.line = at.line;
        const char32_t code = lowered(at.code);
        whole += code;
        const bool isEnd = code == delimiter || (delimiter == U'|' && isVertical(code));
        if (isEnd) {
            cells.texts.emplace_back();
        } else if (code != U'"') {
            cells.texts.back() += code == U'\t' ? U' ' : code;
        }
    }
    if (!whole.empty()) endLine();
    return lines;
}

/// Removes an outer column that has nothing in it: beside the bars around a table, or behind a comma at the
/// ends of lines. Behind a tab it has empty cells.
void dropOuter(std::vector<Cells>& lines, char32_t delimiter) {
    const auto isEmptyAt = [&](std::size_t column) {
        return std::ranges::all_of(lines, [&](const Cells& line) { return line.texts[column].empty(); });
    };
    const bool isBar = delimiter == U'|';
    const bool isComma = delimiter == U',' || delimiter == U';';
    const std::size_t last = lines.front().texts.size() - 1;
    const bool areOthersFull = std::ranges::all_of(lines, [last](const Cells& line) {
        return std::none_of(line.texts.begin(), line.texts.begin() + static_cast<std::ptrdiff_t>(last),
                            std::mem_fn(&SignText::empty));
    });
    const bool isEnded = isBar ? std::ranges::all_of(lines, &Cells::endsWithBar) : isComma && areOthersFull;
    if (isEnded && isEmptyAt(last)) {
        for (Cells& line : lines) line.texts.pop_back();
    }
    if (isBar && !lines.front().texts.empty() && std::ranges::all_of(lines, &Cells::beginsWithBar) &&
        isEmptyAt(0)) {
        for (Cells& line : lines) line.texts.erase(line.texts.begin());
    }
}

/// Removes the names of columns above cells and those of rows beside them, where the corner is empty.
void dropHeadings(std::vector<Cells>& lines) {
    const std::vector<SignText>& names = lines.front().texts;
    const bool areNamed = names.size() > 2 && names.front().empty() &&
                          std::none_of(names.begin() + 1, names.end(), std::mem_fn(&SignText::empty)) &&
                          std::none_of(lines.begin() + 1, lines.end(),
                                       [](const Cells& line) { return line.texts.front().empty(); });
    // Pieces are alike.
    const bool areDifferent =
        areNamed && std::ranges::find_if(names.begin() + 2, names.end(), [&](const SignText& name) {
                        return name == names[1];
                    }) == names.end();
    if (!areDifferent) return;
    lines.erase(lines.begin());
    for (Cells& line : lines) line.texts.erase(line.texts.begin());
}

/// Whether empty cells stand between others, and do not divide the table into boards.
bool hasGaps(const std::vector<Cells>& lines) {
    const auto isFull = [](const SignText& cell) { return !cell.empty(); };
    for (std::size_t column = 0; column < lines.front().texts.size(); ++column) {
        if (std::ranges::none_of(lines, [&](const Cells& line) { return isFull(line.texts[column]); }))
            return false;
    }
    return std::ranges::any_of(lines, [&](const Cells& line) {
        return std::ranges::any_of(line.texts, isFull) && !std::ranges::all_of(line.texts, isFull);
    });
}

std::optional<SignBoards> boardOf(std::vector<Cells> lines, char32_t delimiter) {
    if (lines.size() < 2) return std::nullopt;
    const std::size_t columns = lines.front().texts.size();
    const bool isTable = columns > 1 && std::ranges::all_of(lines, [columns](const Cells& line) {
                             return line.texts.size() == columns;
                         });
    if (!isTable) return std::nullopt;
    dropOuter(lines, delimiter);
    dropHeadings(lines);
    if (lines.front().texts.empty()) return std::nullopt;
    SignBoards boards;
    SignBoard board{{}, lines.front().line};
    for (const Cells& line : lines) {
        std::vector<std::uint8_t>& row = board.rows.emplace_back();
        for (const SignText& cell : line.texts) {
            if (cell.size() > 1 && !isColourWord(cell)) return std::nullopt;
            const auto sign = boards.numberOf({cell.empty() ? SignText(U" ") : cell, line.line, 1});
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
