#include "core/text/table_rules.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace flip {

namespace {

/// |---|:-:| and the like.
bool looksLikeRule(const TokenLine& line) {
    const bool onlyRules = std::ranges::all_of(line.tokens, [](const Token& token) {
        return token.text.find_first_not_of(U"-=+:") == SignText::npos;
    });
    return onlyRules && line.isRuled && !isBlank(line);
}

/// Tells rules from rows of one sign, as in | - - - |: then other rows of that length have the sign, too.
class Rules {
  public:
    explicit Rules(const TokenLines& lines) {
        // A rule is below a heading between bars, or has longer dashes; and all rules of a table are alike.
        const auto isSign = [](const Token& token) {
            return token.text == U"-" || token.text == U"+" || token.text == U"=";
        };
        std::set<SignText> shorts;
        const TokenLine* above = nullptr;
        for (const TokenLine& line : lines) {
            if (isBlank(line) && !line.isRuled) continue;
            const bool isShort = looksLikeRule(line) && std::ranges::all_of(line.tokens, isSign);
            if (isShort) shorts.insert(signsOf(line));
            if (isShort && (above == nullptr || !above->isRuled)) rows_.insert(signsOf(line));
            above = &line;
        }
        if (shorts.size() > 1) rows_.insert(shorts.begin(), shorts.end());
        for (const TokenLine& line : lines) {
            if (!line.isRuled || looksLikeRule(line)) continue;
            const SignText signs = signsOf(line);
            for (const char32_t sign : SignText(U"-=+:")) {
                if (signs.find(sign) != SignText::npos) rows_.insert(SignText(signs.size(), sign));
            }
        }
    }

    [[nodiscard]] bool has(const TokenLine& line) const {
        return looksLikeRule(line) && !rows_.contains(signsOf(line));
    }

  private:
    static SignText signsOf(const TokenLine& line) {
        SignText signs;
        for (const Token& token : line.tokens) signs += token.text;
        return signs;
    }

    /// What such rows are.
    std::set<SignText> rows_;
};

/// +---+ and ---+---, as programs draw tables.
bool isDrawnRule(const TokenLine& line) {
    if (line.tokens.size() != 1) return false;
    const SignText& text = line.tokens[0].text;
    const bool isDrawn = text.starts_with(U"+-") || text.find(U"-+-") != SignText::npos;
    return isDrawn && text.find_first_not_of(U"+-=") == SignText::npos;
}

/// "(3 rows)" and "3 rows in set", as databases count them.
bool countsRows(const TokenLine& line) {
    if (line.tokens.size() < 2) return false;
    const SignText& word = line.tokens[1].text;
    return std::ranges::all_of(line.tokens[0].text, isDigit) && (word == U"rows" || word == U"row");
}

} // namespace

void dropHeading(TokenLines& lines) {
    const Rules rules(lines);
    const auto first = std::ranges::find_if_not(
        lines, [](const TokenLine& line) { return isBlank(line) || isDrawnRule(line); });
    if (first == lines.end() || std::next(first) == lines.end()) return;
    const TokenLine& below = *std::next(first);
    if (!rules.has(below) && !(first->isRuled && isDrawnRule(below))) return;
    // The only row in a frame is no heading.
    const bool isRowBelow = std::any_of(std::next(first, 2), lines.end(), [&](const TokenLine& line) {
        return !isBlank(line) && !rules.has(line) && !isDrawnRule(line);
    });
    if (!isRowBelow) return;
    std::set<SignText> wordsBelow;
    std::set<char32_t> signsBelow;
    std::for_each(std::next(first, 2), lines.end(), [&](const TokenLine& line) {
        for (const Token& token : line.tokens) {
            wordsBelow.insert(token.text);
            signsBelow.insert(token.text.begin(), token.text.end());
        }
    });
    // A row of the same signs is no heading.
    const auto isRow = [&](const Token& word) {
        return wordsBelow.contains(word.text) ||
               std::ranges::all_of(word.text, [&](char32_t code) { return signsBelow.contains(code); });
    };
    if (std::ranges::any_of(first->tokens, isRow)) return;
    // Without its heading, the rule might be a row.
    lines.erase(first, std::next(first, rules.has(below) ? 2 : 1));
}

void dropRules(TokenLines& lines) {
    const bool isTable = std::ranges::any_of(lines, &TokenLine::isRuled);
    const Rules rules(lines);
    std::erase_if(lines, [&](const TokenLine& line) {
        return rules.has(line) || (isBlank(line) && line.isRuled) ||
               (isTable && (isDrawnRule(line) || countsRows(line)));
    });
}

} // namespace flip
