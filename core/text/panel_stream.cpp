#include "core/text/panel_stream.h"

#include "core/base/counted.h"
#include "core/text/words.h"

#include <algorithm>

namespace flip {

namespace {

constexpr const char* aPatternSign =
    "a sign of the pattern: * for a button that changes, . for one that stays";

std::string sideRange() { return "a number from 1 to " + grouped(Grid::maxSide); }

bool isDigitSign(const Character& character) {
    const char32_t code = halfWidth(character.code);
    return character.sign != Sign::Broken && code >= '0' && code <= '9';
}

TextError wrongSide(const Character& at, const std::string& digits, std::string expected) {
    return {at.line, at.column, "“" + digits + "”", std::move(expected)};
}

} // namespace

std::optional<Result<Puzzle, TextError>> PanelStream::next() {
    if (finished_) return std::nullopt;
    auto panel = readCase();
    finished_ = !panel || !*panel;
    return panel;
}

std::optional<Result<Puzzle, TextError>> PanelStream::readCase() {
    skipBlankLines();
    if (reader_.current().sign == Sign::End) {
        if (caseLine_ != 0) return std::nullopt;
        return unexpected(reader_.current(), "a panel: its numbers of rows and columns in the first line");
    }
    caseLine_ = reader_.current().line;
    const auto size = readSize();
    if (!size) return size.error();
    if (size->rows == 0) return std::nullopt;
    unsigned bits = 0;
    for (int row = 0; row < Pattern::side; ++row) {
        const auto rowBits = readPatternRow();
        if (!rowBits) return rowBits.error();
        bits |= *rowBits << (row * Pattern::side);
    }
    return Puzzle{Rule::fromPattern(*size, Pattern(bits)), Grid(*size), Goal::Black};
}

Result<Size, TextError> PanelStream::readSize() {
    const Character start = reader_.current();
    const auto rows = readSide("rows");
    if (!rows) return rows.error();
    skipBlanks();
    const Character second = reader_.current();
    const auto columns = readSide("columns");
    if (!columns) return columns.error();
    const Size size{*rows, *columns};
    if (size.rows == 0 && size.columns != 0) return wrongSide(start, "0", sideRange() + " (0 0 is the end)");
    if (size.columns == 0 && size.rows != 0) return wrongSide(second, "0", sideRange());
    if (size.cells() > mostButtons) {
        return TextError{start.line, start.column, "a panel of " + grouped(size.cells()) + " buttons",
                         "at most " + grouped(mostButtons)};
    }
    // What comes after the end is not read, not even the rest of its line.
    if (size.rows == 0) return size;
    if (auto error = expectLineEnd("the end of the line: a pattern follows on the next three")) return *error;
    return size;
}

Result<int, TextError> PanelStream::readSide(std::string_view what) {
    constexpr std::size_t mostDigits = 20;
    const Character start = reader_.current();
    if (!isDigitSign(start)) return unexpected(start, "the number of " + std::string(what));
    std::string digits;
    int side = 0;
    for (; isDigitSign(reader_.current()); reader_.advance()) {
        const auto digit = static_cast<int>(halfWidth(reader_.current().code) - '0');
        if (digits.size() < mostDigits) digits += static_cast<char>('0' + digit);
        side = std::min(side * 10 + digit, Grid::maxSide + 1);
    }
    if (side > Grid::maxSide) return wrongSide(start, digits, sideRange());
    return side;
}

Result<unsigned, TextError> PanelStream::readPatternRow() {
    skipBlankLines();
    unsigned bits = 0;
    for (int column = 0; column < Pattern::side; ++column) {
        skipBlanks();
        const Character& at = reader_.current();
        if (!at.isPiece()) return unexpected(at, aPatternSign);
        if (at.sign == Sign::Black) bits |= 1U << column;
        reader_.advance();
    }
    if (auto error = expectLineEnd("the end of the line: a pattern has three signs in a row")) return *error;
    return bits;
}

std::optional<TextError> PanelStream::expectLineEnd(std::string_view expected) {
    skipBlanks();
    const Character at = reader_.current();
    if (at.sign == Sign::LineEnd) reader_.advance();
    if (at.sign == Sign::LineEnd || at.sign == Sign::End) return std::nullopt;
    return unexpected(at, std::string(expected));
}

void PanelStream::skipBlanks() {
    while (reader_.current().sign == Sign::Blank) reader_.advance();
}

void PanelStream::skipBlankLines() {
    while (reader_.current().sign == Sign::Blank || reader_.current().sign == Sign::LineEnd)
        reader_.advance();
}

std::string writePanel(Size size, Pattern pattern) {
    return std::to_string(size.rows) + ' ' + std::to_string(size.columns) + '\n' +
           writePattern(pattern, '\n') + '\n';
}

} // namespace flip
