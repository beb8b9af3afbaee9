#include "core/text/sign_tokens.h"

#include "core/text/character.h"
#include "core/text/text_reader.h"

#include <utility>

namespace flip {

namespace {

bool isTableLine(char32_t code) { return code == U'|' || isInRange(code, 0x2500, 0x257F); }

/// Invisible characters: joiners, variation selectors, invisible spaces.
bool isNothing(char32_t code) {
    return isInRange(code, 0xFE00, 0xFE0F) || isInRange(code, 0x200B, 0x200D) || code == 0xFEFF;
}

bool isQuote(char32_t code) {
    return code == U'"' || code == U'\'' || code == U'`' || isInRange(code, 0x2018, 0x201F);
}

bool isSeparator(const Character& at) {
    switch (at.sign) {
    case Sign::Blank:
    case Sign::Open:
    case Sign::Close:
        return true;
    default:
        return isTableLine(at.code) || isQuote(at.code) || isInRange(at.code, 0x2002, 0x200A) ||
               at.code == U'、' || at.code == U'\f' || at.code == U'\v';
    }
}

bool standsAlone(char32_t code) {
    code = halfWidth(code);
    return code == U'/' || code == U';' || code == U':';
}

TokenLines cut(std::string_view text, char32_t (*folded)(char32_t)) {
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
            lines.back().tokens.back().text += folded(at.code);
            inWord = !standsAlone(at.code);
        }
    }
    return lines;
}

/// The only character that is there; 0 if there are several or none.
char32_t onlySignOf(const TokenLines& lines) {
    char32_t only = 0;
    for (const TokenLine& line : lines) {
        for (const Token& token : line.tokens) {
            for (const char32_t code : token.text) {
                if (only == 0) only = code;
                if (code != only) return 0;
            }
        }
    }
    return only;
}

} // namespace

TokenLines tokenLinesOf(std::string_view text) {
    TokenLines lines = cut(text, lowered);
    if (!isInRange(onlySignOf(lines), U'a', U'z')) return lines;
    TokenLines cased = cut(text, halfWidth);
    return onlySignOf(cased) == 0 ? cased : lines;
}

} // namespace flip
