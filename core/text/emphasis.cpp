#include "core/text/undress.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace flip {

namespace {

constexpr std::u32string_view marks = U"*_`";

bool isPlain(char32_t code) {
    return isInRange(code, U'a', U'z') || code > 0xFF || isInRange(code, U'0', U'9');
}

/// “**0 1 1**” in every line: the marks around whole rows.
void dropEmphasisOfLines(TokenLines& lines) {
    const auto first = std::ranges::find_if_not(lines, isBlank);
    if (first == lines.end()) return;
    const SignText& text = first->tokens.front().text;
    const SignText mark = text.substr(0, text.find_first_not_of(text.front()));
    if (marks.find(mark.front()) == std::u32string_view::npos || mark.size() == text.size()) return;
    SignText inside;
    const bool areAll = everyUsedLine(lines, [&](const TokenLine& line) {
        if (line.tokens.size() < 2) return false;
        SignText row;
        for (const Token& token : line.tokens) row += token.text;
        if (row.size() <= 2 * mark.size() || !row.starts_with(mark) || !row.ends_with(mark)) return false;
        inside += row.substr(mark.size(), row.size() - 2 * mark.size());
        return true;
    });
    // Where there is only one other sign, the marks are pieces.
    const bool areTwo = areAll && inside.find(mark.front()) == SignText::npos &&
                        inside.find_first_not_of(inside.front()) != SignText::npos;
    if (!areTwo) return;
    for (TokenLine& line : lines) {
        if (isBlank(line)) continue;
        // A mark may be parted by another sign.
        std::size_t ofFirst = mark.size();
        for (Token& token : line.tokens) {
            const std::size_t count = std::min(ofFirst, token.text.size());
            token.text.erase(0, count);
            ofFirst -= count;
        }
        std::size_t ofLast = mark.size();
        for (auto token = line.tokens.rbegin(); token != line.tokens.rend(); ++token) {
            const std::size_t count = std::min(ofLast, token->text.size());
            token->text.resize(token->text.size() - count);
            ofLast -= count;
        }
        std::erase_if(line.tokens, [](const Token& token) { return token.text.empty(); });
    }
}

} // namespace

void dropEmphasis(TokenLines& lines) {
    dropEmphasisOfLines(lines);
    // The word without its marks; nothing if it is not emphasised.
    const auto innerOf = [&](const SignText& text) -> std::optional<SignText> {
        const char32_t mark = text.front();
        const std::size_t begin = std::min(text.find_first_not_of(mark), text.size());
        const std::size_t end = text.find_last_not_of(mark) + 1;
        if (marks.find(mark) == std::u32string_view::npos || begin + 1 >= end || begin != text.size() - end)
            return std::nullopt;
        SignText inner = text.substr(begin, end - begin);
        return std::ranges::all_of(inner, isPlain) ? std::optional(std::move(inner)) : std::nullopt;
    };
    // In “_XX_” above “X__X” they are pieces, and in “*00*” above “*0*0”.
    constexpr std::u32string_view pieces = U"*01bwxo";
    bool arePieces = false;
    forEachToken(lines, [&](const Token& token) {
        const bool isRow = token.text.size() > 2 && token.text.find(U'*') != SignText::npos &&
                           token.text.find_first_not_of(pieces) == SignText::npos;
        const bool hasBoth = std::ranges::any_of(token.text, isPlain);
        arePieces |= hasBoth && (isRow || token.text.find(U'_') != SignText::npos) && !innerOf(token.text);
    });
    if (arePieces) return;
    forEachToken(lines, [&](Token& token) {
        if (auto inner = innerOf(token.text)) token.text = *std::move(inner);
    });
}

} // namespace flip
