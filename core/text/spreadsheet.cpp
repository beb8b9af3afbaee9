#include "core/text/spreadsheet.h"

#include "core/text/character.h"
#include "core/text/text_reader.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <span>
#include <string_view>
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
    /// Whether a blank line is between it and the line of cells above.
    bool isAfterBlank = false;
    /// Whether a line that draws the table is next to it; and whether that below is one of Markdown.
    bool isAboveRule = false;
    bool isAboveBars = false;
    bool isBelowRule = false;
};

using Table = std::vector<Cells>;

bool isEmpty(const PlacedSign& sign) { return sign.text.empty(); }

bool isVertical(char32_t code) { return code == U'|' || code == U'│' || code == U'║' || code == U'┃'; }

/// Signs of lines that only draw a table.
bool isDrawn(char32_t code) {
    return isVertical(code) || code == U'+' || code == U'-' || code == U'=' || code == U':' ||
           (code >= 0x2500 && code <= 0x257F);
}

/// |---|:-:|
bool isOfBars(char32_t code) { return code == U'|' || code == U'-' || code == U':' || code == U' '; }

void trim(SignText& text) {
    const std::size_t end = text.find_last_not_of(U' ');
    text.erase(end == SignText::npos ? 0 : end + 1);
    text.erase(0, std::min(text.find_first_not_of(U' '), text.size()));
}

/// The cells of the lines that are not blank; the lines of tables have none.
Table cellsOf(std::string_view text, char32_t delimiter) {
    TextReader reader(singleBlock(text));
    Table lines;
    SignText whole;
    Cells cells;
    bool isAfterBlank = false;
    bool isBelowRule = false;
    bool isBegun = false;
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
        // Wikis have |- between rows.
        const bool isRule = std::ranges::all_of(whole, isDrawn) && (whole.size() > 2 || whole == U"|-");
        isAfterBlank = (isAfterBlank || isBlank) && !lines.empty();
        if (!isBlank && !isRule) {
            for (PlacedSign& cell : cells.signs) trim(cell.text);
            cells.isAfterBlank = std::exchange(isAfterBlank, false);
            cells.isBelowRule = isBelowRule;
            lines.push_back(std::move(cells));
        }
        if (isRule && !lines.empty()) lines.back().isAboveRule = true;
        if (isRule && !lines.empty()) lines.back().isAboveBars = std::ranges::all_of(whole, isOfBars);
        isBelowRule = isRule;
        whole.clear();
        cells = {};
        isBegun = false;
    };
    for (; reader.current().sign != Sign::End; reader.advance()) {
        const Character& at = reader.current();
        if (at.sign == Sign::LineEnd) {
            endLine();
            continue;
        }
        const char32_t code = lowered(at.code);
        whole += code;
        const bool isEnd = code == delimiter || (delimiter == U'|' && isVertical(code));
        const bool isBlank = code == U' ' || code == U'\t';
        // The place of a cell is that of its first sign, or of its end.
        if (!isBegun) {
            cells.signs.back().line = at.line;
            cells.signs.back().column = at.column;
        }
        if (isEnd) {
            cells.signs.push_back({{}, at.line, at.column});
            isBegun = false;
            continue;
        }
        isBegun = isBegun || !(isBlank || code == U'"');
        if (code != U'"') cells.signs.back().text += isBlank ? U' ' : code;
    }
    if (!whole.empty()) endLine();
    return lines;
}

/// Removes an outer column that has nothing in it: beside the bars around a table, or behind a comma at the
/// ends of lines. Behind a tab it has empty cells.
void dropOuter(Table& lines, char32_t delimiter) {
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

/// Removes the names of columns above the only rule between the rows, as in Markdown; there it may be empty.
void dropRuledHeading(Table& lines) {
    if (lines.size() < 2) return;
    const Cells& heading = lines.front();
    const bool isOnlyRule = heading.isAboveRule && std::none_of(lines.begin() + 1, lines.end() - 1,
                                                                std::mem_fn(&Cells::isAboveRule));
    if (!isOnlyRule) return;
    if (heading.isAboveBars && !heading.isBelowRule && std::ranges::all_of(heading.signs, isEmpty)) {
        lines.erase(lines.begin());
        return;
    }
    std::set<std::u32string_view> below;
    std::for_each(lines.begin() + 1, lines.end(), [&](const Cells& line) {
        for (const PlacedSign& cell : line.signs) below.insert(cell.text);
    });
    // Pieces are alike.
    const bool areAlike = heading.signs.size() > 1 && heading.signs[0].text == heading.signs[1].text;
    const bool areNames = !areAlike && std::ranges::all_of(heading.signs, [&](const PlacedSign& name) {
        return !isEmpty(name) && !below.contains(name.text);
    });
    if (areNames) lines.erase(lines.begin());
}

/// Removes the names of columns above cells and those of rows beside them, where the corner is empty.
void dropHeadings(Table& lines) {
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
bool hasGaps(const Table& lines) {
    for (std::size_t column = 0; column < lines.front().signs.size(); ++column) {
        if (std::ranges::all_of(lines, [&](const Cells& line) { return isEmpty(line.signs[column]); }))
            return false;
    }
    return std::ranges::any_of(lines, [&](const Cells& line) {
        return std::ranges::any_of(line.signs, isEmpty) && !std::ranges::all_of(line.signs, isEmpty);
    });
}

/// The parts between blank lines, if each has two rows or more.
std::vector<Table> tablesOf(const Table& lines) {
    std::vector<Table> tables(1);
    for (const Cells& line : lines) {
        if (line.isAfterBlank) tables.emplace_back();
        tables.back().push_back(line);
    }
    const bool areTables = std::ranges::all_of(tables, [](const Table& table) { return table.size() > 1; });
    return areTables ? tables : std::vector<Table>();
}

/// Whether these may be pieces, and not all of them empty.
bool mayBeRow(const Cells& line) {
    const auto isPiece = [](const PlacedSign& cell) { return isEmpty(cell) || isKnownSign(cell.text); };
    return line.signs.size() > 1 && std::ranges::all_of(line.signs, isPiece) &&
           !std::ranges::all_of(line.signs, isEmpty);
}

/// Removes what is around the cells of a board; false if the lines are none.
bool undressTable(Table& lines, char32_t delimiter) {
    const std::size_t columns = lines.empty() ? 0 : lines.front().signs.size();
    // A single line may be anything, unless it has nothing but pieces.
    constexpr std::size_t fewestAlone = 3;
    const bool mayBeAlone =
        lines.size() == 1 && columns >= fewestAlone && mayBeRow(lines.front()) &&
        (delimiter == U'\t' || (lines.front().beginsWithBar && lines.front().endsWithBar));
    if (lines.size() < 2 && !mayBeAlone) return false;
    const bool isTable = columns > 1 && std::ranges::all_of(lines, [columns](const Cells& line) {
                             return line.signs.size() == columns;
                         });
    if (!isTable) return false;
    dropOuter(lines, delimiter);
    dropRuledHeading(lines);
    dropHeadings(lines);
    return !lines.empty() && !lines.front().signs.empty();
}

/// Adds the board of a table; false if a cell holds more than a sign.
bool addBoard(SignBoards& boards, const Table& lines) {
    SignBoard board{{}, lines.front().signs.front().line};
    const SignText blank(1, U' ');
    for (const Cells& line : lines) {
        std::vector<std::uint8_t>& row = board.rows.emplace_back();
        for (const auto& [text, lineNumber, column] : line.signs) {
            if (text.size() > 1 && !isColourWord(text)) return false;
            const auto sign = boards.numberOf({text.empty() ? blank : text, lineNumber, column});
            if (!sign) return false;
            row.push_back(*sign);
        }
    }
    boards.boards.push_back(std::move(board));
    return true;
}

std::optional<SignBoards> boardsOf(std::vector<Table> tables, char32_t delimiter) {
    SignBoards boards;
    for (Table& table : tables) {
        if (!undressTable(table, delimiter) || !addBoard(boards, table)) return std::nullopt;
    }
    const auto& signs = boards.signs;
    const bool hasEmpty = std::ranges::any_of(signs, [](const auto& sign) { return sign.text == U" "; });
    // With a third sign, the empty cells must not be passed over.
    const bool isMixed = signs.size() == 3 && std::ranges::any_of(tables, hasGaps);
    return hasEmpty && (signs.size() == 2 || isMixed) ? std::optional(std::move(boards)) : std::nullopt;
}

/// The first empty cell between others, unless all rows have one there, which divides them. The corner beside
/// the names of columns is none.
std::optional<PlacedSign> emptyCellIn(const Table& rows) {
    const auto isIn = [&](const Cells& line, std::size_t column) {
        const std::size_t corner = line.beginsWithBar && &line == &rows.front() ? 1 : 0;
        return column > corner && column + 1 < line.signs.size() && isEmpty(line.signs[column]);
    };
    std::vector<std::size_t> empty;
    for (const Cells& line : rows) {
        empty.resize(std::max(empty.size(), line.signs.size()));
        for (std::size_t column = 0; column < line.signs.size(); ++column)
            empty[column] += isIn(line, column) ? 1 : 0;
    }
    for (const Cells& line : rows) {
        for (std::size_t column = 0; column < line.signs.size(); ++column) {
            const bool divides = rows.size() > 1 && empty[column] == rows.size();
            if (isIn(line, column) && !divides) return line.signs[column];
        }
    }
    return std::nullopt;
}

constexpr std::array delimiters{U'\t', U'|', U',', U';'};

} // namespace

std::optional<TextError> emptyCellInTable(std::string_view text) {
    for (const char32_t delimiter : delimiters) {
        Table rows = cellsOf(text, delimiter);
        std::erase_if(rows, [](const Cells& line) { return !mayBeRow(line); });
        if (const auto cell = emptyCellIn(rows))
            return TextError{cell->line, cell->column, "an empty cell in a table that is no board",
                             "one other sign, and as many cells in each row"};
    }
    return std::nullopt;
}

std::optional<SignBoards> readSpreadsheet(std::string_view text) {
    for (const char32_t delimiter : delimiters) {
        Table lines = cellsOf(text, delimiter);
        if (auto boards = boardsOf(tablesOf(lines), delimiter)) return boards;
        // The rows may only be far apart.
        if (auto board = boardsOf({std::move(lines)}, delimiter)) return board;
    }
    return std::nullopt;
}

} // namespace flip
