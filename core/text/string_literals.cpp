#include "core/text/string_literals.h"

#include "core/text/character.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>

namespace flip {

namespace {

bool isMark(char c) { return c == '"' || c == '\'' || c == '`'; }

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// Where the string that begins with this mark ends, or npos.
std::size_t endOf(std::string_view text, std::size_t begin, std::string_view mark) {
    for (std::size_t at = begin; at < text.size(); ++at) {
        if (text[at] == '\\') {
            ++at;
        } else if (text.substr(at).starts_with(mark)) {
            return at;
        }
    }
    return std::string_view::npos;
}

bool isBeside(char c, std::string_view signs) { return signs.find(c) != std::string_view::npos; }

/// Whether a word of b, w and slashes has rows of one length.
bool isSlashedBoard(std::string_view word) {
    const auto rows = splitAt(word, '/');
    return rows.size() > 1 && rows.front().size() > 1 &&
           std::ranges::all_of(rows, [&](std::string_view row) { return row.size() == rows.front().size(); });
}

/// A character that is written by its number, and how many bytes that takes.
struct NumberedCharacter {
    char32_t code = 0;
    std::size_t length = 0;
};

/// The hexadecimal number of so many digits that a text begins with.
std::optional<char32_t> hexadecimal(std::string_view text, std::size_t digits) {
    std::uint32_t code = 0;
    const char* const end = text.data() + std::min(digits, text.size());
    const auto [stop, error] = std::from_chars(text.data(), end, code, 16);
    const bool isRead = error == std::errc() && stop == end && text.size() >= digits;
    return isRead ? std::optional(static_cast<char32_t>(code)) : std::nullopt;
}

/// \uXXXX, perhaps the first half of one of UTF-16's pairs, or Python's \UXXXXXXXX.
std::optional<NumberedCharacter> numberedCharacter(std::string_view text) {
    const bool isLong = text.starts_with("\\U");
    if (!isLong && !text.starts_with("\\u")) return std::nullopt;
    const auto code = hexadecimal(text.substr(2), isLong ? 8 : 4);
    if (!code || *code > 0x10FFFF) return std::nullopt;
    const auto isHalf = [](char32_t half, char32_t first) { return half >= first && half < first + 0x400; };
    constexpr char32_t high = 0xD800;
    constexpr char32_t low = 0xDC00;
    // They would end the string, or begin a line.
    if (*code < U' ' || *code == U'"' || *code == U'\'' || *code == U'\\') return std::nullopt;
    if (!isHalf(*code, high) && !isHalf(*code, low)) return NumberedCharacter{*code, isLong ? 10U : 6U};
    if (isLong || isHalf(*code, low)) return std::nullopt;
    const auto second = text.substr(6).starts_with("\\u") ? hexadecimal(text.substr(8), 4) : std::nullopt;
    if (!second || !isHalf(*second, low)) return std::nullopt;
    return NumberedCharacter{0x10000 + (*code - high) * 0x400 + (*second - low), 12};
}

} // namespace

std::string withNumbered(std::string text) {
    if (text.find("\\u") == std::string::npos && text.find("\\U") == std::string::npos) return text;
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto numbered = numberedCharacter(std::string_view(text).substr(i));
        plain += numbered ? toUtf8(numbered->code) : std::string(1, text[i]);
        if (numbered) i += numbered->length - 1;
    }
    return plain;
}

std::string withoutEscapes(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == '\\' && i + 1 < text.size();
        if (isEscape && text[i + 1] == 'n') {
            plain += '\n';
            ++i;
        } else if (isEscape && (text[i + 1] == 'r' || text[i + 1] == 't')) {
            plain += text[i + 1] == 't' ? "\t" : "";
            ++i;
        } else if (!isEscape || text[i + 1] != '/') {
            plain += text[i];
        }
    }
    return plain;
}

std::vector<StringLiteral> literalsIn(std::string_view text) {
    std::vector<StringLiteral> strings;
    for (std::size_t at = 0; at < text.size(); ++at) {
        // The apostrophe of a word begins no string.
        if (!isMark(text[at]) || (text[at] == '\'' && at > 0 && isWord(text[at - 1]))) continue;
        const std::string three(3, text[at]);
        // A code fence.
        if (text[at] == '`' && text.substr(at).starts_with(three)) return {};
        const bool isTriple = text.substr(at).starts_with(three);
        const bool isRaw =
            text[at] == '"' && at > 0 && text[at - 1] == 'R' && text.substr(at).starts_with("\"(");
        const std::string mark = isRaw ? ")\"" : isTriple ? three : std::string(1, text[at]);
        const std::size_t begin = at + (isRaw ? 2 : mark.size());
        const std::size_t end = endOf(text, begin, mark);
        if (end == std::string_view::npos) return {};
        StringLiteral string{withoutEscapes(text.substr(begin, end - begin)), at, end + mark.size()};
        at = end + mark.size() - 1;
        // The name of a value, as in {"0,1": 1}.
        const std::size_t next = std::min(text.find_first_not_of(' ', at + 1), text.size() - 1);
        if (string.text.size() > 1 && text[next] != ':') strings.push_back(std::move(string));
    }
    return strings;
}

std::vector<std::string_view> slashedBoardsIn(std::string_view text) {
    constexpr std::string_view pieces = "bwBW/";
    std::vector<std::string_view> boards;
    for (std::size_t begin = text.find_first_of(pieces); begin != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_not_of(pieces, begin), text.size());
        // Not in a link, nor a part of a word.
        const bool isWhole = (begin == 0 || isBeside(text[begin - 1], " \t\n\"'`([{,")) &&
                             (end == text.size() || isBeside(text[end], " \t\r\n\"'`)]}:,;.!?"));
        const std::string_view word = text.substr(begin, end - begin);
        if (isWhole && isSlashedBoard(word)) boards.push_back(word);
        begin = text.find_first_of(pieces, end);
    }
    return boards;
}

std::optional<std::string> slashedBoardIn(std::string_view text) {
    const auto boards = slashedBoardsIn(text);
    return boards.size() == 1 ? std::optional(std::string(boards.front())) : std::nullopt;
}

} // namespace flip
