#include "core/text/page.h"

#include "core/text/board_titles.h"
#include "core/text/character.h"
#include "core/text/rows_beside.h"
#include "core/text/sign_lines.h"
#include "core/text/start_and_target.h"
#include "core/text/string_literals.h"
#include "core/text/text_parts.h"
#include "core/text/typeset.h"
#include "core/text/web_page.h"
#include "core/text/wrapping.h"

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

/// A line without the marks of quoted mail, and how many there were.
struct MailLine {
    std::string_view text;
    int level = 0;
};

MailLine mailLine(std::string_view line) {
    MailLine mail{trimmed(line)};
    for (; mail.text.starts_with('>'); ++mail.level) mail.text = trimmed(mail.text.substr(1));
    return mail;
}

/// Where a row with a mark and one of the same length without it are beside each other: are they one board or
/// two?
std::optional<TextError> halfQuoted(const std::vector<MailLine>& mail) {
    for (std::size_t i = 1; i < mail.size(); ++i) {
        const MailLine& above = mail[i - 1];
        const MailLine& here = mail[i];
        const bool isHalf = (above.level == 0) != (here.level == 0) &&
                            above.text.size() == here.text.size() && isSignLine(above.text) &&
                            isSignLine(here.text);
        const std::size_t line = here.level == 0 ? i + 1 : i;
        if (isHalf)
            return TextError{static_cast<std::int64_t>(line), 1,
                             "a row without the mark > beside one with it",
                             "all rows of a board quoted, or a blank line between two boards"};
    }
    return std::nullopt;
}

/// A quoted mail without its marks and without the lines of the reply, which have none.
std::optional<Places> unquoted(const Lines& lines, Quotes quotes) {
    std::vector<MailLine> mail;
    std::size_t marked = 0;
    for (const std::string& line : lines) {
        mail.push_back(mailLine(line));
        const std::string_view whole = trimmed(line);
        const bool isClear = whole.starts_with("> ") || whole.starts_with(">>");
        if (mail.back().level > 0 && !mail.back().text.empty() && (isClear || quotes == Quotes::Most))
            ++marked;
    }
    const std::size_t least = quotes == Quotes::Most ? (usedLines(lines) + 1) / 2 : 2;
    if (marked == 0 || marked < least) return std::nullopt;
    Places places{{{}}, {}, {}, halfQuoted(mail), {}};
    for (std::size_t i = 0; i < mail.size(); ++i) {
        const auto& [text, level] = mail[i];
        // What somebody else has quoted is another board.
        const bool isOther =
            i > 0 && level != mail[i - 1].level && !text.empty() && !mail[i - 1].text.empty();
        places.whole.append(isOther ? "\n" : "").append(text) += '\n';
        const bool isOtherQuote = isOther && level > 0 && mail[i - 1].level > 0;
        places.parts.front().append(isOtherQuote ? "\n" : "").append(level > 0 ? text : "") += '\n';
        places.beside.append(level > 0 ? "" : text) += '\n';
    }
    return places;
}

/// What follows the marks of a fence, if it is the first row of a board and no language.
std::string_view rowBehindFence(std::string_view line) {
    line = trimmed(line);
    const std::string_view row = line.substr(std::min(line.find_first_not_of("`~"), line.size()));
    return row.size() > 1 && isSignLine(row) ? row : std::string_view{};
}

/// Without the parts below “Solution:” that have as many lines as the one before them: its presses.
void dropAnswers(std::vector<std::string>& parts, const std::vector<bool>& areAnswers) {
    std::vector<std::string> kept;
    const auto height = [](const std::string& part) { return usedLines(linesOf(part)); };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (kept.empty() || !areAnswers[i] || height(kept.back()) != height(parts[i]))
            kept.push_back(std::move(parts[i]));
    }
    parts = std::move(kept);
}

/// The text between code fences. The second may be behind the last row.
Places fenced(const Lines& lines) {
    Places places;
    std::vector<bool> areAnswers;
    std::string_view above;
    bool inside = false;
    for (const std::string& line : lines) {
        std::string_view rest = line;
        if (isFence(line)) {
            inside = !inside;
            const std::string_view row = inside ? rowBehindFence(line) : std::string_view{};
            if (inside) {
                places.parts.emplace_back(row);
                areAnswers.push_back(announcesPresses(above));
            }
            if (!row.empty()) places.parts.back() += '\n';
            rest = {};
        } else if (inside) {
            const std::size_t end = std::min(line.find("```"), line.size());
            places.parts.back().append(line, 0, end) += '\n';
            inside = end == line.size();
            rest = {};
        }
        if (!trimmed(rest).empty()) above = trimmed(rest);
        places.beside.append(rest) += '\n';
    }
    dropAnswers(places.parts, areAnswers);
    return places;
}

/// Fences of which one is below the word for the target: the text without their marks.
Lines fencedTarget(const Lines& lines) {
    const bool isAny = std::ranges::any_of(lines, isFence) && std::ranges::any_of(lines, announcesTarget);
    if (!isAny) return {};
    std::string text;
    for (const std::string& line : lines) text.append(isFence(line) ? rowBehindFence(line) : line) += '\n';
    return {std::move(text)};
}

bool beginsWithAny(const std::string& line, std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [&](std::string_view word) { return line.starts_with(word); });
}

/// Whether it is the heading of a sample's output.
bool beginsAnswer(const std::string& line) {
    static constexpr std::array<std::string_view, 10> words{
        "sample output", "example output", "output",   "expected", "样例输出",
        "输出",          "示例输出",       "输出样例", "出力例",   "예제 출력"};
    return beginsWithAny(line, words);
}

bool endsSample(const std::string& line) {
    static constexpr std::array<std::string_view, 10> words{"hint",        "source", "提示", "来源", "note",
                                                            "explanation", "解释",   "说明", "힌트", "出典"};
    return beginsAnswer(line) || beginsWithAny(line, words);
}

/// Whether a line, in lower case, is the heading of a sample in a problem statement.
bool beginsSample(const std::string& line) {
    static constexpr std::array<std::string_view, 18> words{
        "sample input", "example input", "sample inputs", "input example", "input sample", "样例输入",
        "输入样例",     "输入示例",      "示例输入",      "输入 #",        "入力例",       "예제 입력",
        "入力",         "示例",          "样例",          "**输入",        "输入：",       "input:"};
    return beginsWithAny(line, words) && !beginsAnswer(line);
}

/// The rest of a heading's line without its words and marks: LeetCode puts the sample right after it, and a
/// list, a row or a number may be behind a colon.
std::string afterHeading(const std::string& line) {
    const std::size_t equals = line.find('=');
    if (equals != std::string::npos) return line.substr(equals + 1) + '\n';
    constexpr std::string_view wideColon = "：";
    std::size_t begin = line.find(':');
    if (begin == std::string::npos) begin = line.find(wideColon);
    if (begin == std::string::npos) return {};
    begin += line[begin] == ':' ? 1 : wideColon.size();
    const std::string_view rest = trimmed(std::string_view(line).substr(begin));
    const bool isInput =
        !rest.empty() && (std::string_view("[{(\"'0123456789").find(rest.front()) != std::string_view::npos ||
                          isSignLine(rest));
    return isInput ? std::string(rest) + '\n' : std::string{};
}

/// Whether a line, in lower case, is a heading that a problem statement has before its samples. The boards
/// there explain it.
bool beginsStatement(const std::string& line) {
    static constexpr std::array<std::string_view, 11> words{"description", "problem", "input", "constraints",
                                                            "题目",        "输入",    "問題",  "入力",
                                                            "出力",        "문제",    "출력"};
    return beginsWithAny(line, words) || endsSample(line);
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

/// Whether a line below the output of a sample is a sentence of somebody who has copied it, and no output:
/// “My program fails on”, but not “Case 2:”.
bool isRemark(std::string_view line, bool isAfterBlank) {
    constexpr std::ptrdiff_t fewest = 2;
    return isProseLine(line) && line.find_first_of("0123456789") == std::string_view::npos &&
           (isAfterBlank || std::ranges::count(line, ' ') >= fewest);
}

/// The samples of a problem statement.
Places samples(const Lines& lines) {
    enum class In { Statement, Text, Sample, Answer, Explanation };
    Places places;
    In in = In::Text;
    bool isAfterBlank = false;
    bool hasAnswer = false;
    std::int64_t number = 0;
    for (const std::string& line : lines) {
        const std::string heading = headingOf(line);
        const std::string_view words = trimmed(line);
        ++number;
        if (beginsSample(heading)) {
            in = In::Sample;
            places.parts.push_back(afterHeading(line));
            places.linesBefore.push_back(places.parts.back().empty() ? number : number - 1);
        } else if (places.parts.empty()) {
            if (in == In::Text && beginsStatement(heading)) {
                in = In::Statement;
                places.beside.assign(static_cast<std::size_t>(std::ranges::count(places.beside, '\n')), '\n');
            }
        } else if (endsSample(heading)) {
            in = beginsAnswer(heading) ? In::Answer : In::Explanation;
            hasAnswer = false;
        } else if (in == In::Sample && !words.starts_with("```")) {
            places.parts.back().append(line) += '\n';
        } else if (in == In::Answer) {
            if (hasAnswer && isRemark(words, isAfterBlank)) in = In::Text;
            hasAnswer = hasAnswer || !words.empty();
        }
        places.beside.append(in == In::Text ? words : "") += '\n';
        isAfterBlank = words.empty();
    }
    return places;
}

/// What is between “Input” and “Output”, each time, if nothing else is there but what stands below “Output”,
/// without a blank line. So the samples of Codeforces are copied.
Places onlySamples(const Lines& lines) {
    const auto isHeading = [](const std::string& line, std::string_view name) {
        const std::string heading = headingOf(line);
        return std::string_view(heading).substr(0, heading.find_last_not_of("*: \r") + 1) == name;
    };
    const auto isBlank = [](const std::string& line) { return trimmed(line).empty(); };
    const auto isInput = [&](const std::string& line) { return isHeading(line, "input"); };
    const auto isOutput = [&](const std::string& line) { return isHeading(line, "output"); };
    Places found;
    found.areAllBoards = true;
    auto input = std::ranges::find_if_not(lines, isBlank);
    while (input != lines.end()) {
        const auto output = std::find_if(input, lines.end(), isOutput);
        if (output == lines.end() || !isInput(*input)) return {};
        found.parts.push_back(joined(Lines(std::next(input), output)));
        found.linesBefore.push_back(std::distance(lines.begin(), input) + 1);
        const auto answer = std::find_if_not(std::next(output), lines.end(), isBlank);
        const auto end = std::find_if(
            answer, lines.end(), [&](const std::string& line) { return isBlank(line) || isInput(line); });
        input = std::find_if_not(end, lines.end(), isBlank);
    }
    return found;
}

/// The word before a string and its equals sign or colon, if it names a target or an answer, as a heading.
std::string_view headingFor(std::string_view before) {
    const auto isName = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const std::size_t end = before.find_last_not_of(" =:") + 1;
    const auto name =
        std::find_if_not(before.rend() - static_cast<std::ptrdiff_t>(end), before.rend(), isName);
    const std::string_view word =
        before.substr(0, end).substr(static_cast<std::size_t>(before.rend() - name));
    if (announcesTarget(word)) return "target:\n";
    return announcesPresses(word) ? "solution:\n" : "";
}

/// The strings of a program that have several lines: printf 'bw\nwb\n', """ … """ in Python. Those that are
/// given to names, or stand in a list, are a board each.
Places stringsOfLines(std::string_view text) {
    const std::vector<StringLiteral> strings = literalsIn(text);
    if (std::ranges::none_of(strings, [](const auto& string) { return contains(string.text, "\n"); }))
        return {};
    std::string all;
    std::string beside(text);
    bool wasWhole = false;
    for (const StringLiteral& string : strings) {
        constexpr std::size_t reach = 100;
        const std::size_t first = string.begin - std::min(string.begin, reach);
        const std::string_view before = trimmed(text.substr(first, string.begin - first));
        const char sign = before.empty() ? ' ' : before.back();
        const bool isWhole = contains(trimmed(string.text), "\n") &&
                             std::string_view("=:,[{(").find(sign) != std::string_view::npos;
        // In C, a string goes on behind its quotation mark.
        const bool goesOn = sign == '"';
        if (!goesOn && (isWhole || wasWhole)) all.append("\n").append(headingFor(before));
        wasWhole = isWhole || (goesOn && wasWhole);
        all.append(string.text).append(string.text.ends_with('\n') ? "" : "\n");
        std::replace_if(
            beside.begin() + static_cast<std::ptrdiff_t>(string.begin),
            beside.begin() + static_cast<std::ptrdiff_t>(string.end), [](char c) { return c != '\n'; }, ' ');
    }
    return {{std::move(all)}, {}, std::move(beside)};
}

bool isEmpty(const std::string& place) { return trimmed(place).empty(); }

void add(std::vector<Places>& places, Places more) {
    if (more.linesBefore.empty()) std::erase_if(more.parts, isEmpty);
    if (!std::ranges::all_of(more.parts, isEmpty)) places.push_back(std::move(more));
}

} // namespace

std::string asUtf8(std::string_view bytes) {
    const auto order = byteOrderOf(bytes);
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (bytes.starts_with(mark)) bytes.remove_prefix(mark.size());
    std::string text = order ? fromUtf16(bytes, *order) : std::string(bytes);
    // The files of old Macintoshes.
    if (text.find('\n') == std::string::npos) std::ranges::replace(text, '\r', '\n');
    return text;
}

std::string seenText(const std::string& text) { return withoutEscapes(isHtml(text) ? fromHtml(text) : text); }

std::vector<Places> placesForBoards(const std::string& text) {
    const std::string page = isHtml(text) ? fromHtml(text) : text;
    const std::string plain = withoutEscapes(page);
    const Lines lines = linesOf(plain);
    std::vector<Places> places;
    LatexMatrices matrices = latexMatrices(page);
    add(places, {std::move(matrices.parts), {}, std::move(matrices.beside)});
    add(places, stringsOfLines(page));
    add(places, samples(lines));
    add(places, onlySamples(lines));
    add(places, {fencedTarget(lines)});
    add(places, fenced(lines));
    for (const Quotes quotes : {Quotes::Most, Quotes::Some}) {
        if (auto mail = unquoted(lines, quotes)) add(places, *std::move(mail));
    }
    places.push_back({{plain}});
    return places;
}

} // namespace flip
