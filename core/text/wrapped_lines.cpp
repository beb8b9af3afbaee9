#include "core/text/wrapped_lines.h"

#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <span>
#include <string>

namespace flip {

namespace {

bool isLatinLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Without what marks a line as quoted or as a comment.
std::string_view unmarked(std::string_view line) {
    line = trimmed(line);
    return trimmed(line.substr(std::min(line.find_first_not_of(">#/"), line.size())));
}

std::string_view lastWord(std::string_view text) {
    const auto begin = std::find_if_not(text.rbegin(), text.rend(), isLatinLetter);
    return text.substr(text.size() - static_cast<std::size_t>(begin - text.rbegin()));
}

/// Words that no sentence ends with.
bool isLeading(std::string_view word) {
    static constexpr std::array<std::string_view, 39> leading{
        "and", "or",    "the", "of", "not", "to",  "its", "all", "a",   "an",  "with", "that",  "which",
        "is",  "are",   "in",  "at", "by",  "for", "und", "der", "die", "das", "den",  "dem",   "des",
        "zu",  "nicht", "et",  "de", "la",  "le",  "les", "du",  "y",   "el",  "los",  "sowie", "alle"};
    return std::ranges::find(leading, word) != leading.end();
}

/// “off.”, which may be the end of a sentence or a row of one piece.
bool isColourAlone(std::string_view text) {
    const std::string_view word = text.substr(0, text.find_last_not_of('.') + 1);
    return std::ranges::all_of(word, isLatinLetter) && isColourWord(std::u32string(word.begin(), word.end()));
}

/// Whether the text is a sentence or a part of one: no row and no statement.
bool isOfSentence(std::string_view text) {
    const bool hasWord = std::ranges::adjacent_find(text, [](char a, char b) {
                             return isLatinLetter(a) && isLatinLetter(b);
                         }) != text.end();
    if (!hasWord) return false;
    if (text.back() == ';' || text.find_first_of("={}[]_<>|\\") != std::string_view::npos) return false;
    const auto afterWord = std::ranges::find_if_not(text, isLatinLetter);
    const bool isCall = afterWord != text.end() && *afterWord == '(';
    return !isCall && (isColourAlone(text) || !isSignLine(text));
}

bool endsSentence(std::string_view text) {
    return std::string_view(".!?").find(text.back()) != std::string_view::npos;
}

/// With a small letter, perhaps one with an accent, or what may stand in the middle of a sentence.
bool beginsSmall(std::string_view text) {
    const bool isAccented =
        text.size() > 1 && text[0] == '\xC3' && static_cast<unsigned char>(text[1]) >= 0xA0;
    return (text[0] >= 'a' && text[0] <= 'z') || text[0] == '(' || isDigit(text[0]) || isAccented;
}

/// Whether the text ends in the middle of a sentence, if it was broken.
bool endsOpen(std::string_view text) {
    const bool isAccented = text.size() > 1 && text[text.size() - 2] == '\xC3';
    return isLatinLetter(text.back()) || text.back() == ':' || isDigit(text.back()) || text.back() == ')' ||
           isAccented;
}

/// “- a point of a list”, “2. another”, “c) one more”.
bool isPoint(std::string_view text) {
    const std::size_t afterName = text.find_first_not_of("abcdefghi0123456789");
    const bool isNumbered = afterName <= 2 && (text[afterName] == '.' || text[afterName] == ')');
    return isNumbered || (!isLatinLetter(text[0]) && !beginsSmall(text));
}

/// “goal: all white”
bool isSetting(std::string_view text) {
    const auto afterWord = std::ranges::find_if_not(text, isLatinLetter);
    return afterWord != text.end() && *afterWord == ':';
}

/// “Hello,” and “Dear all,”, after which a sentence begins, perhaps with a small letter.
bool isGreeting(std::string_view text) {
    static constexpr std::array<std::string_view, 12> greetings{"hello", "hi",      "hey",   "dear",
                                                                "good",  "hallo",   "liebe", "lieber",
                                                                "guten", "bonjour", "salut", "hola"};
    constexpr std::size_t longest = 40;
    const std::string words = lowered(text);
    const auto end = std::ranges::find_if_not(words, isLatinLetter);
    const std::string_view first(words.begin(), end);
    return words.size() <= longest && words.ends_with(',') && words.find(',') + 1 == words.size() &&
           std::ranges::find(greetings, first) != greetings.end();
}

/// For each line of a paragraph but the last, whether its sentence goes on in the next one.
std::vector<bool> goOn(std::span<const std::string_view> paragraph) {
    const std::size_t longest = std::ranges::max(paragraph, {}, &std::string_view::size).size();
    const bool hasStops = endsSentence(paragraph.back());
    std::vector<bool> go;
    for (std::size_t line = 0; line + 1 < paragraph.size(); ++line) {
        const std::string_view text = paragraph[line];
        const std::string_view next = paragraph[line + 1];
        // A word and a colon in the middle of a sentence are no setting.
        const bool isApart =
            isPoint(next) || isSetting(next) || (isSetting(text) && (line == 0 || !go[line - 1]));
        // A paragraph without full stops may be notes, one in each line.
        constexpr std::size_t shortest = 30;
        const bool mayGoOn = hasStops || (beginsSmall(next) && text.size() >= shortest);
        // “In an old magazine:” is followed by what was there.
        const bool isAnnounced = text.back() == ':' && !beginsSmall(next);
        const bool isFull = text.size() + 1 + std::min(next.find(' '), next.size()) > longest;
        const bool isUnfinished =
            !isPoint(next) && !isGreeting(text) && (text.back() == ',' || isLeading(lastWord(text)));
        go.push_back(isUnfinished || (!isApart && !isAnnounced && isFull && mayGoOn && endsOpen(text)));
    }
    return go;
}

} // namespace

std::vector<bool> wrappedLines(std::string_view text) {
    std::vector<std::string_view> lines = splitAt(text, '\n');
    std::ranges::transform(lines, lines.begin(), unmarked);
    // From the end, to know what is below: with another word for a colour there, both are rows.
    std::vector<bool> ofSentence(lines.size());
    bool isAboveWord = false;
    for (std::size_t line = lines.size(); line-- > 0;) {
        if (lines[line].empty()) continue;
        ofSentence[line] = isOfSentence(lines[line]) && !(isAboveWord && isColourAlone(lines[line]));
        isAboveWord = isColourAlone(lines[line]);
    }
    std::vector<bool> wrapped(lines.size());
    for (std::size_t begin = 0; begin < lines.size(); ++begin) {
        std::size_t end = begin;
        while (end < lines.size() && ofSentence[end]) ++end;
        if (end == begin) continue;
        const std::vector<bool> go = goOn(std::span(lines).subspan(begin, end - begin));
        std::copy(go.begin(), go.end(), wrapped.begin() + static_cast<std::ptrdiff_t>(begin));
        begin = end;
    }
    return wrapped;
}

std::string withoutWraps(std::string_view text) {
    std::string whole;
    bool wasWrapped = false;
    for (const bool isWrapped : wrappedLines(text)) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (wasWrapped) line = unmarked(line);
        if (isWrapped) line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
        whole.append(line);
        if (end < text.size()) whole += isWrapped ? ' ' : '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
        wasWrapped = isWrapped;
    }
    return whole;
}

} // namespace flip
