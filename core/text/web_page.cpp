#include "core/text/web_page.h"

#include "core/text/character.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace flip {

namespace {

/// A tag, given in lower case without its brackets, as plain text.
std::string_view textOfTag(std::string_view tag) {
    const std::string_view name = tag.substr(0, tag.find_first_of(" \t\r\n"));
    static constexpr std::array lineEnds{"br",  "br/", "/tr", "/p",  "/div",  "/li",    "/pre",
                                         "/h1", "/h2", "/h3", "/h4", "table", "/table", "/code",
                                         "p",   "pre", "div", "h1",  "h2",    "/row",   "row"};
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

/// Drops the tab at the end, and the line ends of the source behind it.
void dropLastTab(std::string& text) {
    const std::size_t last = text.find_last_not_of(' ');
    if (last != std::string::npos && text[last] == '\t') text.resize(last);
}

} // namespace

bool isHtml(std::string_view text) {
    const std::string lower = lowered(text.substr(0, 4096));
    static constexpr std::array marks{"<table", "<pre", "<html",     "<body", "<!doctype", "<p>",   "<p ",
                                      "<div",   "<tr",  "<!--start", "<code", "<br",       "<row>", "<?xml"};
    return std::ranges::any_of(marks,
                               [&](const char* mark) { return lower.find(mark) != std::string::npos; });
}

std::string fromHtml(std::string_view html) {
    const std::string lower = lowered(html);
    std::string text;
    bool isPreformatted = false;
    std::size_t codeBegin = 0;
    // Behind its last end tag no more of them is looked for.
    const std::size_t lastStyle = lower.rfind("</style");
    const std::size_t lastScript = lower.rfind("</script");
    for (std::size_t i = 0; i < html.size(); ++i) {
        if (html[i] == '<') {
            const bool isComment = html.substr(i).starts_with("<!--");
            const std::size_t end = html.find(isComment ? "-->" : ">", i);
            if (end == std::string_view::npos) break;
            const std::string_view tag = std::string_view(lower).substr(i + 1, end - i - 1);
            if (tag.starts_with("pre")) isPreformatted = true;
            if (tag.starts_with("/pre")) isPreformatted = false;
            // Style sheets and scripts hold no boards.
            const bool isStyle = tag.starts_with("style");
            const std::size_t last = isStyle                     ? lastStyle
                                     : tag.starts_with("script") ? lastScript
                                                                 : std::string::npos;
            const std::size_t close = last != std::string::npos && end < last
                                          ? lower.find(isStyle ? "</style" : "</script", end)
                                          : std::string::npos;
            i = close != std::string::npos ? html.find('>', close) : end + (isComment ? 2 : 0);
            if (i == std::string_view::npos) break;
            if (tag == "code") codeBegin = text.size();
            // “(<code>#</code> = on)” goes on.
            const bool isSign = tag == "/code" && text.size() == codeBegin + 1;
            const std::string_view sign = isComment || isSign ? "" : textOfTag(tag);
            // The end of one paragraph and the beginning of the next make a single line end.
            const bool isTwice =
                sign == "\n" && !tag.starts_with("br") && (text.empty() || text.back() == '\n');
            // The tab stands between two cells; behind the last one it would be an empty cell.
            if (tag == "/tr" || tag == "/row") dropLastTab(text);
            if (!isTwice) text += sign;
            // The next table is another board.
            if (tag == "/table") text += sign;
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

std::string attributesSaid(std::string_view html) {
    // Tags of pages have others that mean something else, such as “wrap” and “pattern”.
    static constexpr std::array<std::string_view, 4> attributes{" goal=", " torus=", " edges=", " rule="};
    const std::string lower = lowered(html);
    std::string said;
    std::size_t end = 0;
    for (std::size_t at = lower.find('<'); at != std::string::npos; at = lower.find('<', end)) {
        end = lower.find('>', at);
        if (end == std::string::npos) break;
        const std::string_view tag = std::string_view(lower).substr(at, end - at);
        for (const std::string_view attribute : attributes) {
            const std::size_t value = tag.find(attribute) + attribute.size();
            if (value < attribute.size() || value >= tag.size()) continue;
            const std::string_view quoted =
                tag.substr(value + 1, tag.find(tag[value], value + 1) - value - 1);
            if (tag[value] != '"' && tag[value] != '\'') continue;
            said.append(attribute.substr(1, attribute.size() - 2)).append(": ").append(quoted) += '\n';
        }
    }
    return said;
}

} // namespace flip
