#include "core/text/undress.h"

#include "core/text/table_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

namespace flip {

namespace {

bool has(const TokenLine& line, char32_t code) {
    return std::ranges::any_of(line.tokens, [&](const Token& token) { return isAlone(token, code); });
}

/// Removes the first token of every line that has one.
void dropFirst(TokenLines& lines) {
    for (TokenLine& line : lines) {
        if (!isBlank(line)) line.tokens.erase(line.tokens.begin());
    }
}

/// Boxes that are drawn with low lines: “ ___ ___” above “|_X_|___|”. The lines are no pieces, but in an
/// empty box.
void dropLowLines(TokenLines& lines) {
    constexpr char32_t low = U'_';
    const auto first = std::ranges::find_if_not(lines, isBlank);
    if (first == lines.end() || first->isRuled || std::next(first) == lines.end()) return;
    const auto isLow = [](const Token& token) { return token.text.find_first_not_of(low) == SignText::npos; };
    const auto isBox = [&](const Token& token) {
        const std::size_t begin = token.text.find_first_not_of(low);
        const std::size_t end = token.text.find_last_not_of(low) + 1;
        return isLow(token) || token.text.substr(begin, end - begin).find(low) == SignText::npos;
    };
    std::size_t columns = 0;
    bool areBoxes = std::ranges::all_of(first->tokens, isLow);
    for (auto line = std::next(first); line != lines.end(); ++line) {
        if (isBlank(*line)) continue;
        if (columns == 0) columns = line->tokens.size();
        areBoxes = areBoxes && line->isRuled && line->tokens.size() == columns &&
                   std::ranges::all_of(line->tokens, isBox);
    }
    if (!areBoxes || columns == 0) return;
    lines.erase(first);
    forEachToken(lines, [&](Token& token) {
        std::erase(token.text, low);
        if (token.text.empty()) token.text = low;
    });
}

/// "A =", as Matlab prints a matrix.
void dropAssigned(TokenLines& lines) {
    const auto first = std::ranges::find_if_not(lines, isBlank);
    if (first == lines.end()) return;
    const auto& tokens = first->tokens;
    const bool isName = tokens.size() == 2 && isAlone(tokens.back(), U'=') && isLetter(tokens[0].text[0]);
    if (isName) lines.erase(first);
}

/// Lines of hyphens and the like between boards in two other signs are as good as blank.
void clearDividers(TokenLines& lines) {
    constexpr std::size_t least = 2;
    constexpr std::u32string_view signs = U"-=_~—–*#.";
    const auto isDivider = [&](const TokenLine& line) {
        const char32_t sign = isBlank(line) ? U'\0' : line.tokens.front().text.front();
        return signs.find(sign) != std::u32string_view::npos &&
               std::ranges::all_of(line.tokens, [&](const Token& token) {
                   return token.text.size() >= least && token.text.find_first_not_of(sign) == SignText::npos;
               });
    };
    std::set<char32_t> others;
    for (const TokenLine& line : lines) {
        if (isDivider(line)) continue;
        for (const Token& token : line.tokens) others.insert(token.text.begin(), token.text.end());
    }
    if (others.size() < 2) return;
    for (TokenLine& line : lines) {
        if (isDivider(line) && !others.contains(line.tokens.front().text.front())) line.tokens.clear();
    }
}

/// Only digits; nothing if there are others, or too many.
std::optional<int> numberOf(const SignText& digits) {
    if (digits.empty() || digits.size() > 4) return std::nullopt;
    int number = 0;
    for (const char32_t digit : digits) {
        if (!isDigit(digit)) return std::nullopt;
        number = number * 10 + static_cast<int>(digit - U'0');
    }
    return number;
}

/// The number of a row, as "3", "3." or "3)"; the letters a, b, c count from 0.
std::optional<int> ordinal(const SignText& text) {
    SignText digits = text;
    if (digits.size() > 1 && (digits.back() == U'.' || digits.back() == U')')) digits.pop_back();
    if (digits.size() == 1 && isInRange(digits[0], U'a', U'z')) return static_cast<int>(digits[0] - U'a');
    return numberOf(digits);
}

/// “Puzzle 1: 101010111”: this is no name of a row. Groups of signs behind it are the rows.
bool namesBoard(const TokenLine& line) {
    static constexpr auto names = std::to_array<std::u32string_view>(
        {U"puzzle", U"board", U"grid", U"case", U"test", U"level", U"game", U"attempt", U"problem", U"sample",
         U"example", U"initial", U"start", U"state", U"step", U"position"});
    const auto colon =
        std::ranges::find_if(line.tokens, [](const Token& token) { return isAlone(token, U':'); });
    if (colon == line.tokens.end()) return false;
    const auto isName = [](const Token& token) {
        return std::ranges::find(names, token.text) != names.end();
    };
    const auto isSign = [](const Token& token) { return token.text.size() == 1; };
    const bool isRow = line.tokens.end() - colon == 2 || std::all_of(colon, line.tokens.end(), isSign);
    return isRow && std::any_of(line.tokens.begin(), colon, isName);
}

/// "Row 1: bwwb": the text before the first colon of every line is a name. Numbers alone are names of rows
/// only if they count them; 10:01 is a time. Lines with the names of boards are a board each.
void dropNames(TokenLines& lines) {
    std::optional<int> next;
    std::size_t count = 0;
    bool areNumbers = true;
    const bool areNamed = everyUsedLine(lines, [&](const TokenLine& line) {
        if (!has(line, U':')) return false;
        const auto number = numberOf(line.tokens.front().text);
        areNumbers = areNumbers && number && isAlone(line.tokens[1], U':') && (!next || *number == *next);
        next = number.value_or(0) + 1;
        ++count;
        return areNumbers || std::ranges::any_of(line.tokens.front().text, isLetter);
    });
    if (!areNamed || (areNumbers && count < 2)) return;
    TokenLines named;
    for (TokenLine& line : lines) {
        if (!named.empty() && namesBoard(line)) named.push_back({{}, line.number});
        const auto colon =
            std::ranges::find_if(line.tokens, [](const Token& token) { return isAlone(token, U':'); });
        if (colon != line.tokens.end()) line.tokens.erase(line.tokens.begin(), std::next(colon));
        named.push_back(std::move(line));
    }
    lines = std::move(named);
}

/// "1. bwwb" in every line, which Markdown counts.
bool isCounted(const TokenLine& line) {
    return line.tokens.front().text == U"1." && line.tokens.size() == 2 && line.tokens.back().text.size() > 1;
}

/// Rows that are numbered from 0 or 1, or a, b, c. Only zeros and ones may as well be pieces, unless the rest
/// of each row is one word: “0|101”.
void dropNumbers(TokenLines& lines) {
    std::optional<int> next;
    int count = 0;
    bool isSure = false;
    const bool numbered = everyUsedLine(lines, [&](const TokenLine& line) {
        const auto number = ordinal(line.tokens.front().text);
        if (!number || line.tokens.size() < 2 || (next ? *number != *next : *number > 1)) return false;
        next = *number + 1;
        ++count;
        const bool isBeside = line.tokens.size() == 2 && line.tokens.back().text.size() > 1;
        isSure |= *number > 1 || line.tokens.front().text.size() > 1 || isBeside;
        return true;
    });
    if ((numbered && count > 1 && isSure) || everyUsedLine(lines, isCounted)) dropFirst(lines);
}

/// Whether the line numbers the columns: 1 2 3 4, or A B C D.
bool numbersColumns(const TokenLine& line) {
    if (line.tokens.size() < 3) return false;
    int next = ordinal(line.tokens.front().text).value_or(2);
    if (next > 1) return false;
    return std::ranges::all_of(line.tokens,
                               [&](const Token& token) { return ordinal(token.text) == next++; });
}

/// Whether the word numbers the columns of rows that are words: 01, 123, abc.
bool isCount(const SignText& word) {
    if (word.size() < 2) return false;
    int next = ordinal(word.substr(0, 1)).value_or(2);
    return next < 2 &&
           std::ranges::all_of(word, [&](char32_t code) { return ordinal(SignText(1, code)) == next++; });
}

/// Whether the lines below one that may number columns are rows of as many pieces in other than two signs:
/// then it may be a row, too.
bool areOfOtherSigns(const TokenLines& lines, const TokenLine& heading) {
    constexpr std::size_t two = 2;
    std::vector<SignText> signs;
    for (const TokenLine& line : lines) {
        if (isBlank(line) || &line == &heading) continue;
        if (line.tokens.size() != heading.tokens.size()) return false;
        for (const Token& token : line.tokens) {
            if (std::ranges::find(signs, token.text) == signs.end()) signs.push_back(token.text);
            if (signs.size() > two) return true;
        }
    }
    return signs.size() < two;
}

/// Drops the numbers of columns and, where there is one for each cell of a row but not for its first word,
/// those of the rows.
void dropColumnNumbers(TokenLines& lines) {
    const auto first = std::ranges::find_if_not(lines, isBlank);
    if (first == lines.end()) return;
    const auto& heading = first->tokens;
    const bool isWord = heading.size() == 1 && isCount(heading.front().text);
    int row = -1;
    int rows = 0;
    const bool areNumbered = std::all_of(std::next(first), lines.end(), [&](const TokenLine& line) {
        if (isBlank(line) || line.tokens.size() != heading.size() + 1) return isBlank(line);
        const auto number = ordinal(line.tokens.front().text);
        const bool isNext = number && (row < 0 ? *number < 2 : *number == row + 1);
        row = number.value_or(0);
        ++rows;
        return isNext && (!isWord || line.tokens.back().text.size() == heading.front().text.size());
    });
    const bool areConsecutive = heading.size() > 1 && ordinal(heading[0].text).value_or(2) < 2 &&
                                std::ranges::adjacent_find(heading, [](const Token& one, const Token& other) {
                                    return ordinal(one.text).value_or(-2) + 1 != ordinal(other.text);
                                }) == heading.end();
    const bool isTable = areNumbered && rows > (heading.size() == 2 ? 1 : 0) && (isWord || areConsecutive);
    if (!isTable && (!numbersColumns(*first) || areOfOtherSigns(lines, *first))) return;
    lines.erase(first);
    if (isTable) dropFirst(lines);
}

/// A column that is called “index” and counts the rows, as data frames and consoles print it, with its
/// heading.
void dropIndexColumn(TokenLines& lines) {
    static constexpr std::array<std::u32string_view, 7> names{U"index", U"idx", U"id", U"row",
                                                              U"no",    U"no.", U"nr"};
    const auto first = std::ranges::find_if_not(lines, isBlank);
    if (first == lines.end() || first->tokens.size() < 3) return;
    if (std::ranges::find(names, first->tokens.front().text) == names.end()) return;
    std::optional<int> row;
    const bool areCounted = std::all_of(std::next(first), lines.end(), [&](const TokenLine& line) {
        if (isBlank(line)) return true;
        const auto number = numberOf(line.tokens.front().text);
        const bool isNext = number && (row ? *number == *row + 1 : *number < 2);
        row = number;
        return isNext && line.tokens.size() == first->tokens.size();
    });
    if (!areCounted || !row) return;
    lines.erase(first);
    dropFirst(lines);
}

/// Where every word is such a number, and there are several in a line, they are numbers.
void wholeNumbers(TokenLines& lines) {
    const bool areNumbers = everyUsedLine(lines, [](const TokenLine& line) {
        return line.tokens.size() > 1 &&
               std::ranges::all_of(line.tokens, [](const Token& token) { return isFraction(token.text); });
    });
    if (!areNumbers) return;
    forEachToken(lines, [](Token& token) { token.text.resize(1); });
}

/// Full stops that are only at the ends of rows of letters or digits end sentences.
void dropFullStops(TokenLines& lines) {
    constexpr std::u32string_view pieces = U"01bwxo";
    bool isAny = false;
    bool areAll = true;
    int rows = 0;
    SignText signs;
    const bool areEnds = everyUsedLine(lines, [&](const TokenLine& line) {
        const std::size_t stops = static_cast<std::size_t>(std::ranges::count_if(
            line.tokens, [](const Token& token) { return token.text.find(U'.') != SignText::npos; }));
        const bool areKnown = std::ranges::all_of(line.tokens, [&](const Token& token) {
            return token.text.find_first_not_of(pieces) >=
                   token.text.size() - (token.text.back() == U'.' ? 1 : 0);
        });
        const bool isEnd = line.tokens.back().text.size() > 1 && line.tokens.back().text.back() == U'.';
        isAny = isAny || isEnd;
        areAll = areAll && isEnd && line.tokens.size() == 1;
        ++rows;
        for (const Token& token : line.tokens) signs += token.text;
        return areKnown && stops == (isEnd ? 1U : 0U);
    });
    if (!areEnds || !isAny) return;
    // Below and beside one other sign, they are a column of the board.
    std::erase(signs, U'.');
    if (areAll && rows > 1 && signs.find_first_not_of(signs.front()) == SignText::npos) return;
    for (TokenLine& line : lines) {
        if (!isBlank(line) && line.tokens.back().text.back() == U'.') line.tokens.back().text.pop_back();
    }
}

/// A frame of one sign around pieces in two others. Around pieces that are all alike it is a part of the
/// board.
void dropFrame(TokenLines& lines) {
    std::vector<SignText> rows;
    for (const TokenLine& line : lines) {
        if (isBlank(line)) continue;
        if (line.tokens.size() != 1) return;
        rows.push_back(line.tokens.front().text);
    }
    constexpr std::size_t least = 3;
    if (rows.size() < least || rows.front().size() < least) return;
    const char32_t sign = rows.front().front();
    const auto isSide = [&](const SignText& row) {
        return row.size() == rows.front().size() && row.find_first_not_of(sign) == SignText::npos;
    };
    const auto isInside = [&](const SignText& row) {
        return row.size() == rows.front().size() && row.front() == sign && row.back() == sign &&
               row.substr(1, row.size() - 2).find(sign) == SignText::npos;
    };
    if (!isSide(rows.front()) || !isSide(rows.back()) ||
        !std::all_of(rows.begin() + 1, rows.end() - 1, isInside))
        return;
    const SignText alike{sign, rows[1][1]};
    const auto isAlike = [&](const SignText& row) { return row.find_first_not_of(alike) == SignText::npos; };
    if (std::ranges::all_of(rows, isAlike)) return;
    std::erase_if(lines,
                  [&](const TokenLine& line) { return !isBlank(line) && isSide(line.tokens.front().text); });
    forEachToken(lines, [](Token& token) { token.text = token.text.substr(1, token.text.size() - 2); });
}

} // namespace

void dropBullets(TokenLines& lines) {
    constexpr std::u32string_view bullets = U"-*+#>•·‣◦–";
    const auto first = std::ranges::find_if_not(lines, isBlank);
    if (first == lines.end()) return;
    const SignText bullet = first->tokens.front().text;
    if (bullet.size() != 1 || bullets.find(bullet[0]) == std::u32string_view::npos) return;
    // “# 1 0” has single pieces, too, but no other # among them.
    const auto isRest = [&](const Token& token) {
        return token.text.size() > 1 || isAlone(token, U'0') || isAlone(token, U'1') ||
               isAlone(token, U'b') || isAlone(token, U'w');
    };
    const bool areAll = everyUsedLine(lines, [&](const TokenLine& line) {
        return line.tokens.size() > 1 && line.tokens[0].text == bullet &&
               std::all_of(line.tokens.begin() + 1, line.tokens.end(), isRest);
    });
    if (areAll) dropFirst(lines);
}

/// “101/010;111/000”: where slashes separate rows, semicolons separate boards.
void splitAtSemicolons(TokenLines& lines) {
    const auto hasBoth = [](const TokenLine& line) { return has(line, U'/') && has(line, U';'); };
    if (std::ranges::none_of(lines, hasBoth)) return;
    TokenLines split;
    for (TokenLine& line : lines) {
        const bool isSplit = hasBoth(line);
        split.push_back({{}, line.number, line.isRuled});
        for (Token& token : line.tokens) {
            if (isSplit && isAlone(token, U';'))
                split.push_back({{}, line.number, line.isRuled});
            else
                split.back().tokens.push_back(std::move(token));
        }
    }
    lines = std::move(split);
}

void settleSemicolons(TokenLines& lines) {
    splitAtSemicolons(lines);
    const auto used = std::ranges::count_if(lines, [](const TokenLine& line) { return !isBlank(line); });
    for (TokenLine& line : lines) {
        if (used > 1) std::erase_if(line.tokens, [](const Token& token) { return isAlone(token, U';'); });
        while (!isBlank(line) && isAlone(line.tokens.back(), U';')) line.tokens.pop_back();
    }
}

void undress(TokenLines& lines) {
    dropLowLines(lines);
    dropHeading(lines);
    dropRules(lines);
    dropFrame(lines);
    dropAssigned(lines);
    clearDividers(lines);
    dropEmphasis(lines);
    dropBullets(lines);
    dropFullStops(lines);
    dropNames(lines);
    // Before rows that are numbered “0.” and “1.”.
    wholeNumbers(lines);
    dropIndexColumn(lines);
    dropColumnNumbers(lines);
    dropNumbers(lines);
    settleSemicolons(lines);
}

} // namespace flip
