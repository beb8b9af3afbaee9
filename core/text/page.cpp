#include "core/text/page.h"

#include "core/text/character.h"
#include "core/text/string_literals.h"
#include "core/text/text_parts.h"
#include "core/text/typeset.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace flip {

namespace {

using Lines = std::vector<std::string>;

Lines linesOf(std::string_view text) {
    Lines lines(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        if (text[i] == '\n' || text[i] == '\r') {
            lines.emplace_back();
        } else {
            lines.back() += text[i];
        }
    }
    return lines;
}

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text.append(line) += '\n';
    return text;
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string::npos; }

// --- UTF-16 ---

enum class ByteOrder { Little, Big };

/// Text in UTF-16 without a mark is recognised by its zeros: every second byte of ASCII letters is zero.
std::optional<ByteOrder> byteOrderOf(std::string_view bytes) {
    if (bytes.size() < 2 || bytes.size() % 2 != 0) return std::nullopt;
    if (bytes.starts_with("\xFF\xFE")) return ByteOrder::Little;
    if (bytes.starts_with("\xFE\xFF")) return ByteOrder::Big;
    std::size_t evenZeros = 0;
    std::size_t oddZeros = 0;
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        evenZeros += bytes[i] == '\0' ? 1 : 0;
        oddZeros += bytes[i + 1] == '\0' ? 1 : 0;
    }
    const std::size_t pairs = bytes.size() / 2;
    if (oddZeros == pairs && evenZeros == 0) return ByteOrder::Little;
    if (evenZeros == pairs && oddZeros == 0) return ByteOrder::Big;
    return std::nullopt;
}

std::string fromUtf16(std::string_view bytes, ByteOrder order) {
    const auto unitAt = [&](std::size_t i) {
        const auto first = static_cast<unsigned char>(bytes[i]);
        const auto second = static_cast<unsigned char>(bytes[i + 1]);
        return static_cast<char32_t>(order == ByteOrder::Little ? first | (second << 8U)
                                                                : (first << 8U) | second);
    };
    const auto isIn = [](char32_t unit, char32_t from) { return unit >= from && unit < from + 0x400; };
    std::string text;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        char32_t code = unitAt(i);
        if (isIn(code, 0xD800) && i + 3 < bytes.size() && isIn(unitAt(i + 2), 0xDC00)) {
            code = 0x10000 + ((code - 0xD800) << 10U) + (unitAt(i + 2) - 0xDC00);
            i += 2;
        } else if (code >= 0xD800 && code < 0xE000) {
            code = 0xFFFD;
        }
        text += toUtf8(code);
    }
    return text;
}

// --- HTML ---

/// A tag, given in lower case without its brackets, as plain text.
std::string_view textOfTag(std::string_view tag) {
    const std::string_view name = tag.substr(0, tag.find_first_of(" \t\r\n"));
    static constexpr std::array lineEnds{"br",  "br/", "/tr", "/p",  "/div",   "/li",   "/pre",
                                         "/h1", "/h2", "/h3", "/h4", "/table", "/code", "p",
                                         "pre", "div", "h1",  "h2",  "/row"};
    if (name == "/td" || name == "/th" || name == "/cell") return "\t";
    return std::ranges::find(lineEnds, name) != lineEnds.end() ? "\n" : "";
}

/// The character that the entity at the beginning stands for, and how long it is in the text.
std::pair<std::string, std::size_t> entity(std::string_view text) {
    const std::size_t end = text.substr(0, 12).find(';');
    if (end == std::string_view::npos) return {"&", 1};
    const std::string_view name = text.substr(1, end - 1);
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> named{
        {{"nbsp", " "}, {"lt", "<"}, {"gt", ">"}, {"amp", "&"}, {"quot", "\""}, {"apos", "'"}}};
    for (const auto& [entityName, character] : named) {
        if (name == entityName) return {std::string(character), end + 1};
    }
    if (!name.starts_with('#') || name.size() < 2) return {"&", 1};
    const bool isHexadecimal = name[1] == 'x' || name[1] == 'X';
    char32_t code = 0;
    for (const char c : name.substr(isHexadecimal ? 2 : 1)) {
        const auto byte = static_cast<unsigned char>(c);
        if (isHexadecimal ? std::isxdigit(byte) == 0 : std::isdigit(byte) == 0) return {"&", 1};
        const int digit = std::isdigit(byte) != 0 ? c - '0' : std::tolower(byte) - 'a' + 10;
        code = code * (isHexadecimal ? 16 : 10) + static_cast<char32_t>(digit);
    }
    const bool isCharacter = code < 0xD800 || (0xE000 <= code && code < 0x110000);
    return {toUtf8(isCharacter ? code : '?'), end + 1};
}

/// A web page or a spreadsheet's cells as plain text: rows become lines, cells are separated by tabs.
std::string fromHtml(std::string_view html) {
    const std::string lower = lowered(html);
    std::string text;
    bool isPreformatted = false;
    for (std::size_t i = 0; i < html.size(); ++i) {
        if (html[i] == '<') {
            const bool isComment = html.substr(i).starts_with("<!--");
            const std::size_t end = html.find(isComment ? "-->" : ">", i);
            if (end == std::string_view::npos) break;
            const std::string_view tag = std::string_view(lower).substr(i + 1, end - i - 1);
            if (tag.starts_with("pre")) isPreformatted = true;
            if (tag.starts_with("/pre")) isPreformatted = false;
            // Style sheets and scripts hold no boards.
            const bool isHidden = tag.starts_with("style") || tag.starts_with("script");
            const std::size_t close = isHidden
                                          ? lower.find(tag.starts_with("style") ? "</style" : "</script", end)
                                          : std::string::npos;
            i = close != std::string::npos ? html.find('>', close) : end + (isComment ? 2 : 0);
            if (i == std::string_view::npos) break;
            const std::string_view sign = isComment ? "" : textOfTag(tag);
            // The end of one paragraph and the beginning of the next make a single line end.
            const bool isTwice =
                sign == "\n" && !tag.starts_with("br") && (text.empty() || text.back() == '\n');
            if (!isTwice) text += sign;
        } else if (html[i] == '&') {
            const auto [character, length] = entity(html.substr(i));
            text += character;
            i += length - 1;
        } else if (!isPreformatted && (html[i] == '\n' || html[i] == '\r')) {
            text += ' ';
        } else {
            text += html[i];
        }
    }
    return text;
}

// --- mail, fences, statements ---

std::size_t usedLines(const Lines& lines) {
    return static_cast<std::size_t>(
        std::ranges::count_if(lines, [](const std::string& line) { return !trimmed(line).empty(); }));
}

/// How much of a text must be quoted, so that it is a quoted mail.
enum class Quotes {
    /// At least half of its lines.
    Most,
    /// Two lines, with a blank after the mark.
    Some,
};

/// Removes the marks of quoted mail, and the lines without a mark, which are the reply.
std::optional<std::string> unquoted(const Lines& lines, Quotes quotes) {
    Lines quoted;
    std::size_t marked = 0;
    for (const std::string& whole : lines) {
        std::string_view line = trimmed(whole);
        const bool isQuote = line.starts_with('>');
        const bool isClear = line.starts_with("> ") || line.starts_with(">>");
        while (line.starts_with('>')) line = trimmed(line.substr(1));
        if (isQuote && !line.empty() && (isClear || quotes == Quotes::Most)) ++marked;
        quoted.emplace_back(isQuote ? line : std::string_view{});
    }
    const std::size_t least = quotes == Quotes::Most ? (usedLines(lines) + 1) / 2 : 2;
    if (marked == 0 || marked < least) return std::nullopt;
    return joined(quoted);
}

/// Three marks, after which there may be the name of a language.
bool isFence(std::string_view line) {
    line = trimmed(line);
    if (!line.starts_with("```") && !line.starts_with("~~~")) return false;
    const char mark = line.front();
    line.remove_prefix(std::min(line.find_first_not_of(mark), line.size()));
    return line.find(mark) == std::string_view::npos && line.find('#') == std::string_view::npos;
}

std::vector<std::string> fenced(const Lines& lines) {
    std::vector<std::string> blocks;
    bool inside = false;
    for (const std::string& line : lines) {
        if (isFence(line)) {
            inside = !inside;
            if (inside) blocks.emplace_back();
        } else if (inside) {
            blocks.back().append(line) += '\n';
        }
    }
    return blocks;
}

bool beginsWithAny(const std::string& line, std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [&](std::string_view word) { return line.starts_with(word); });
}

/// Whether a line, in lower case, is the heading of a sample in a problem statement.
bool beginsSample(const std::string& line) {
    static constexpr std::array<std::string_view, 18> words{
        "sample input", "example input", "sample inputs", "input example", "input sample", "样例输入",
        "输入样例",     "输入示例",      "示例输入",      "输入 #",        "入力例",       "예제 입력",
        "入力",         "示例",          "样例",          "**输入",        "输入：",       "input:"};
    return beginsWithAny(line, words);
}

bool endsSample(const std::string& line) {
    static constexpr std::array<std::string_view, 18> words{
        "sample output", "example output", "output", "样例输出", "输出", "示例输出",
        "出力例",        "예제 출력",      "hint",   "source",   "提示", "来源",
        "note",          "explanation",    "解释",   "说明",     "힌트", "出典"};
    return beginsWithAny(line, words);
}

/// The rest of a heading's line without its words and marks: LeetCode puts the sample right after it.
std::string afterHeading(const std::string& line) {
    const std::size_t equals = line.find('=');
    return equals == std::string::npos ? std::string{} : line.substr(equals + 1) + '\n';
}

std::string headingOf(std::string_view line) {
    line = trimmed(line);
    while (!line.empty() &&
           (line.front() == '#' || line.front() == '*' || line.front() == ' ' || line.front() == '='))
        line.remove_prefix(1);
    // 【样例输入】
    for (const std::string_view mark :
         {std::string_view("【"), std::string_view("「"), std::string_view("［")})
        if (line.starts_with(mark)) line.remove_prefix(mark.size());
    return lowered(line);
}

std::vector<std::string> samples(const Lines& lines) {
    std::vector<std::string> found;
    bool inside = false;
    for (const std::string& line : lines) {
        const std::string heading = headingOf(line);
        if (beginsSample(heading)) {
            inside = true;
            found.push_back(afterHeading(line));
        } else if (endsSample(heading)) {
            inside = false;
        } else if (inside && !trimmed(line).starts_with("```")) {
            found.back().append(line) += '\n';
        }
    }
    return found;
}

/// What is between “Input” and “Output”, each time, if nothing else is there but what stands below “Output”,
/// without a blank line. So the samples of Codeforces are copied.
Lines onlySamples(const Lines& lines) {
    const auto isHeading = [](const std::string& line, std::string_view name) {
        const std::string heading = headingOf(line);
        return std::string_view(heading).substr(0, heading.find_last_not_of("*: \r") + 1) == name;
    };
    const auto isBlank = [](const std::string& line) { return trimmed(line).empty(); };
    const auto isInput = [&](const std::string& line) { return isHeading(line, "input"); };
    const auto isOutput = [&](const std::string& line) { return isHeading(line, "output"); };
    Lines found;
    auto input = std::ranges::find_if_not(lines, isBlank);
    while (input != lines.end()) {
        const auto output = std::find_if(input, lines.end(), isOutput);
        if (output == lines.end() || !isInput(*input)) return {};
        found.push_back(joined(Lines(std::next(input), output)));
        const auto answer = std::find_if_not(std::next(output), lines.end(), isBlank);
        const auto end = std::find_if(
            answer, lines.end(), [&](const std::string& line) { return isBlank(line) || isInput(line); });
        input = std::find_if_not(end, lines.end(), isBlank);
    }
    return found;
}

/// The strings of a program that have several lines: printf 'bw\nwb\n', """ … """ in Python.
Lines stringsOfLines(std::string_view text) {
    Lines strings = stringsIn(text);
    const bool isAny =
        std::ranges::any_of(strings, [](const std::string& string) { return contains(string, "\n"); });
    if (!isAny) return {};
    std::string all;
    for (const std::string& string : strings) all.append(string).append(string.ends_with('\n') ? "" : "\n");
    return {std::move(all)};
}

void add(std::vector<Lines>& places, Lines more) {
    std::erase_if(more, [](const std::string& place) {
        return place.find_first_not_of(" \t\r\n") == std::string::npos;
    });
    if (!more.empty()) places.push_back(std::move(more));
}

} // namespace

std::string asUtf8(std::string_view bytes) {
    const auto order = byteOrderOf(bytes);
    return order ? fromUtf16(bytes, *order) : std::string(bytes);
}

bool isHtml(std::string_view text) {
    const std::string lower = lowered(text.substr(0, 4096));
    static constexpr std::array marks{"<table", "<pre", "<html",     "<body", "<!doctype", "<p>",   "<p ",
                                      "<div",   "<tr",  "<!--start", "<code", "<br",       "<row>", "<?xml"};
    return std::ranges::any_of(marks, [&](const char* mark) { return contains(lower, mark); });
}

std::string seenText(const std::string& text) { return withoutEscapes(isHtml(text) ? fromHtml(text) : text); }

std::vector<std::vector<std::string>> placesForBoards(const std::string& text) {
    const std::string page = isHtml(text) ? fromHtml(text) : text;
    const std::string plain = withoutEscapes(page);
    const Lines lines = linesOf(plain);
    std::vector<Lines> places;
    add(places, latexMatrices(page));
    add(places, stringsOfLines(page));
    add(places, samples(lines));
    add(places, onlySamples(lines));
    add(places, fenced(lines));
    for (const Quotes quotes : {Quotes::Most, Quotes::Some}) {
        if (auto mail = unquoted(lines, quotes)) add(places, {*std::move(mail)});
    }
    places.push_back({plain});
    return places;
}

} // namespace flip
