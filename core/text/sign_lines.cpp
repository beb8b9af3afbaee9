#include "core/text/sign_lines.h"

#include "core/text/character.h"
#include "core/text/text_reader.h"

#include <algorithm>
#include <utility>

namespace flip {

namespace {

/// A word of a line: the text between two separators.
struct Token {
    SignText text;
    std::int64_t line = 1;
    std::int64_t column = 1;
};

/// One line, cut into words.
struct TokenLine {
    std::vector<Token> tokens;
    std::int64_t number = 1;
    /// The line has no words, only the lines of a table.
    bool isRuled = false;
};

using TokenLines = std::vector<TokenLine>;

bool isIn(char32_t code, char32_t first, char32_t last) { return first <= code && code <= last; }

bool isTableLine(char32_t code) { return code == U'|' || isIn(code, 0x2500, 0x257F); }

/// Invisible characters: joiners, variation selectors, invisible spaces.
bool isNothing(char32_t code) {
    return isIn(code, 0xFE00, 0xFE0F) || isIn(code, 0x200B, 0x200D) || code == 0xFEFF;
}

bool isQuote(char32_t code) {
    return code == U'"' || code == U'\'' || code == U'`' || isIn(code, 0x2018, 0x201F);
}

bool isSeparator(const Character& at) {
    switch (at.sign) {
    case Sign::Blank:
    case Sign::Open:
    case Sign::Close:
        return true;
    default:
        return isTableLine(at.code) || isQuote(at.code) || isIn(at.code, 0x2002, 0x200A) || at.code == U'、';
    }
}

/// Slashes, semicolons and colons are words of their own.
bool standsAlone(char32_t code) {
    code = halfWidth(code);
    return code == U'/' || code == U';' || code == U':';
}

TokenLines tokenLinesOf(std::string_view text) {
    TextReader reader(singleBlock(text));
    TokenLines lines(1);
    bool inWord = false;
    for (; reader.current().sign != Sign::End; reader.advance()) {
        const Character& at = reader.current();
        if (at.sign == Sign::LineEnd) {
            lines.push_back({{}, at.line + 1});
            inWord = false;
        } else if (isSeparator(at)) {
            lines.back().isRuled |= isTableLine(at.code);
            inWord = false;
        } else if (!isNothing(at.code)) {
            if (!inWord || standsAlone(at.code)) lines.back().tokens.push_back({{}, at.line, at.column});
            lines.back().tokens.back().text += lowered(at.code);
            inWord = !standsAlone(at.code);
        }
    }
    return lines;
}

bool isAlone(const Token& token, char32_t code) { return token.text.size() == 1 && token.text[0] == code; }

bool has(const TokenLine& line, char32_t code) {
    return std::ranges::any_of(line.tokens, [&](const Token& token) { return isAlone(token, code); });
}

bool isBlank(const TokenLine& line) { return line.tokens.empty(); }

template <class Test>
bool everyUsedLine(const TokenLines& lines, Test&& test) {
    return std::ranges::all_of(lines, [&](const TokenLine& line) { return isBlank(line) || test(line); });
}

/// |---|:-:| and the like.
bool isRule(const TokenLine& line) {
    const bool onlyRules = std::ranges::all_of(line.tokens, [](const Token& token) {
        return token.text.find_first_not_of(U"-=+:") == SignText::npos;
    });
    return onlyRules && line.isRuled && !isBlank(line);
}

/// Removes the lines that only draw a table. In ASCII such a line begins with +--.
void dropRules(TokenLines& lines) {
    const bool isTable =
        std::ranges::any_of(lines, [](const TokenLine& line) { return line.isRuled && !isBlank(line); });
    std::erase_if(lines, [&](const TokenLine& line) {
        const bool drawn = line.tokens.size() == 1 && line.tokens[0].text.starts_with(U"+-") &&
                           line.tokens[0].text.find_first_not_of(U"+-=") == SignText::npos;
        return isRule(line) || (isBlank(line) && line.isRuled) || (isTable && drawn);
    });
}

/// "Row 1: bwwb": the text before the first colon of every line is a name.
void dropNames(TokenLines& lines) {
    if (!everyUsedLine(lines, [](const TokenLine& line) { return has(line, U':'); })) return;
    for (TokenLine& line : lines) {
        const auto colon =
            std::ranges::find_if(line.tokens, [](const Token& token) { return isAlone(token, U':'); });
        if (colon != line.tokens.end()) line.tokens.erase(line.tokens.begin(), std::next(colon));
    }
}

/// The number of a row, as "3", "3." or "3)"; the letters a, b, c count from 0.
std::optional<int> ordinal(const SignText& text) {
    SignText digits = text;
    if (digits.size() > 1 && (digits.back() == U'.' || digits.back() == U')')) digits.pop_back();
    if (digits.size() == 1 && isIn(digits[0], U'a', U'z')) return static_cast<int>(digits[0] - U'a');
    if (digits.empty() || digits.size() > 4) return std::nullopt;
    int number = 0;
    for (const char32_t digit : digits) {
        if (!isIn(digit, U'0', U'9')) return std::nullopt;
        number = number * 10 + static_cast<int>(digit - U'0');
    }
    return number;
}

/// Rows that are numbered from 0 or 1, or a, b, c. Only zeros and ones may as well be pieces.
void dropNumbers(TokenLines& lines) {
    std::optional<int> next;
    int count = 0;
    bool isSure = false;
    const bool numbered = everyUsedLine(lines, [&](const TokenLine& line) {
        const auto number = ordinal(line.tokens.front().text);
        if (!number || line.tokens.size() < 2 || (next ? *number != *next : *number > 1)) return false;
        next = *number + 1;
        ++count;
        isSure |= *number > 1 || line.tokens.front().text.size() > 1;
        return true;
    });
    if (!numbered || count < 2 || !isSure) return;
    for (TokenLine& line : lines) {
        if (!isBlank(line)) line.tokens.erase(line.tokens.begin());
    }
}

/// Whether the line numbers the columns: 1 2 3 4, or A B C D.
bool numbersColumns(const TokenLine& line) {
    if (line.tokens.size() < 3) return false;
    int next = ordinal(line.tokens.front().text).value_or(2);
    if (next > 1) return false;
    return std::ranges::all_of(line.tokens,
                               [&](const Token& token) { return ordinal(token.text) == next++; });
}

void dropColumnNumbers(TokenLines& lines) {
    const auto first = std::ranges::find_if_not(lines, isBlank);
    if (first != lines.end() && numbersColumns(*first)) lines.erase(first);
}

/// Semicolons at the ends of lines are redundant. Within several lines they separate cells, as in a
/// spreadsheet's file; on one line they separate rows, as slashes do.
void settleSemicolons(TokenLines& lines) {
    const auto used = std::ranges::count_if(lines, [](const TokenLine& line) { return !isBlank(line); });
    for (TokenLine& line : lines) {
        if (used > 1) std::erase_if(line.tokens, [](const Token& token) { return isAlone(token, U';'); });
        while (!isBlank(line) && isAlone(line.tokens.back(), U';')) line.tokens.pop_back();
    }
}

/// The cells of a word: the word itself if it names a colour, otherwise its letters.
bool addCells(const Token& token, SignBoards& boards, std::vector<std::uint8_t>& row) {
    const auto add = [&](SignText text, std::int64_t column) {
        const auto number = boards.numberOf({std::move(text), token.line, column});
        if (number) row.push_back(*number);
        return number.has_value();
    };
    if (isColourWord(token.text)) return add(token.text, token.column);
    std::int64_t column = token.column;
    return std::ranges::all_of(token.text, [&](char32_t code) { return add(SignText(1, code), column++); });
}

/// The words of a line in rows: between slashes or semicolons, or as groups of the same length.
std::vector<std::vector<Token>> rowsOf(const TokenLine& line, bool maybeGroups) {
    std::vector<std::vector<Token>> rows(1);
    for (const Token& token : line.tokens) {
        if (isAlone(token, U'/') || isAlone(token, U';')) {
            rows.emplace_back();
        } else {
            rows.back().push_back(token);
        }
    }
    const std::size_t length = line.tokens.front().text.size();
    const bool areGroups = rows.size() == 1 && maybeGroups && line.tokens.size() > 1 && length > 1 &&
                           std::ranges::all_of(line.tokens, [&](const Token& token) {
                               return token.text.size() == length && !isColourWord(token.text);
                           });
    if (!areGroups) return rows;
    rows.clear();
    for (const Token& token : line.tokens) rows.push_back({token});
    return rows;
}

/// The lines from `begin` to `end`, none of them blank, as boards: one, or one per line if rows are separated
/// by slashes.
bool addBoards(std::span<const TokenLine> lines, SignBoards& boards) {
    bool isNew = true;
    for (const TokenLine& line : lines) {
        const auto rows = rowsOf(line, lines.size() == 1);
        if (isNew || rows.size() > 1) boards.boards.push_back({{}, line.number});
        isNew = rows.size() > 1;
        for (const std::vector<Token>& tokens : rows) {
            std::vector<std::uint8_t>& row = boards.boards.back().rows.emplace_back();
            if (!std::ranges::all_of(tokens,
                                     [&](const Token& token) { return addCells(token, boards, row); }))
                return false;
            if (row.empty()) return false;
        }
    }
    return true;
}

std::optional<SignBoards> boardsOf(const TokenLines& lines) {
    SignBoards boards;
    for (auto at = lines.begin(); at != lines.end();) {
        const auto begin = std::find_if_not(at, lines.end(), isBlank);
        at = std::find_if(begin, lines.end(), isBlank);
        if (begin != at && !addBoards({begin, at}, boards)) return std::nullopt;
    }
    if (boards.boards.empty()) return std::nullopt;
    return boards;
}

/// Removes everything that is not a board.
void undress(TokenLines& lines) {
    dropRules(lines);
    dropNames(lines);
    dropColumnNumbers(lines);
    dropNumbers(lines);
    settleSemicolons(lines);
}

bool isLetter(char32_t code) { return isIn(code, U'a', U'z') || code > 0xFF; }

/// Two or more letters that do not name a colour.
bool isProseWord(const Token& token) {
    if (isColourWord(token.text) || token.text.size() < 2) return false;
    const auto known =
        std::ranges::count_if(token.text, [](char32_t code) { return isKnownSign(SignText(1, code)); });
    const auto letters = std::ranges::count_if(token.text, isLetter);
    return letters > 1 && known < std::ssize(token.text);
}

bool isProse(const TokenLine& line) { return std::ranges::any_of(line.tokens, isProseWord); }

/// A line of known signs, two kinds of them at most.
bool isBoardLine(const TokenLine& line) {
    if (isBlank(line)) return false;
    SignBoards boards;
    std::vector<std::uint8_t> row;
    const bool all =
        std::ranges::all_of(line.tokens, [&](const Token& token) { return addCells(token, boards, row); });
    return all &&
           std::ranges::all_of(boards.signs, [](const PlacedSign& sign) { return isKnownSign(sign.text); }) &&
           coloursOf(boards.signs).has_value();
}

} // namespace

std::optional<SignBoards> readSignLines(std::string_view text) {
    TokenLines lines = tokenLinesOf(text);
    undress(lines);
    return boardsOf(lines);
}

std::optional<SignBoards> readSignLinesAmongProse(std::string_view text) {
    /// A few signs in a row may be anything.
    constexpr std::size_t leastCells = 9;
    TokenLines lines = tokenLinesOf(text);
    dropRules(lines);
    TokenLines kept;
    std::vector<TokenLine> block;
    const auto endBlock = [&] {
        const bool isLong = block.size() == 1 && block.front().tokens.size() == 1
                                ? block.front().tokens.front().text.size() >= leastCells
                                : block.size() > 1 || (!block.empty() && block.front().tokens.size() > 2);
        if (isLong) {
            kept.insert(kept.end(), block.begin(), block.end());
            kept.emplace_back();
        }
        const bool wasDropped = !isLong && !block.empty();
        block.clear();
        return !wasDropped;
    };
    bool anyProse = false;
    for (const TokenLine& line : lines) {
        if (isBoardLine(line)) {
            block.push_back(line);
            continue;
        }
        if (!endBlock()) return std::nullopt;
        if (isBlank(line)) continue;
        if (!isProse(line)) return std::nullopt;
        anyProse = true;
    }
    if (!endBlock() || !anyProse) return std::nullopt;
    settleSemicolons(kept);
    return boardsOf(kept);
}

} // namespace flip
