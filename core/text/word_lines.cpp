#include "core/text/word_lines.h"

#include "core/text/character.h"
#include "core/text/sign_lines.h"
#include "core/text/sign_tokens.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <vector>

namespace flip {

namespace {

/// Without what may stand behind a word in a sentence.
std::string_view withoutMarks(std::string_view word) {
    const std::size_t last = word.find_last_not_of(".,;:!?)");
    return word.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

/// “12/05/2024”, “10:31”: numbers that are not all of zeros and ones, with a mark between them.
bool isDate(std::string_view word) {
    word = withoutMarks(word);
    return word.find_first_not_of("0123456789/:.-") == std::string_view::npos &&
           word.find_first_of("/:.-", 1) != std::string_view::npos &&
           word.find_first_of("23456789") != std::string_view::npos;
}

bool isAddress(std::string_view word) {
    return word.starts_with("https://") || word.starts_with("http://") || word.starts_with("www.");
}

bool isSign(char32_t code) { return isKnownSign(SignText(1, lowered(code))); }

bool isSignAlone(const Token& token) { return token.text.size() == 1 && isSign(token.text[0]); }

/// Words of English that could be rows, as “too” could.
bool isEnglish(const SignText& text) {
    static constexpr std::array<std::u32string_view, 7> words{U"by", U"no", U"of", U"off",
                                                              U"on", U"to", U"too"};
    SignText word = text.substr(0, text.find_last_not_of(U'.') + 1);
    std::ranges::transform(word, word.begin(), [](char32_t code) { return lowered(code); });
    return std::ranges::find(words, word) != words.end();
}

/// Whether these are as many different signs as a board may have.
bool hasFewSigns(const SignText& text) {
    SignText signs = text;
    std::ranges::sort(signs);
    // Not that of ranges, which clang 14 does not compile.
    return std::unique(signs.begin(), signs.end()) - signs.begin() <= 2;
}

/// “#12”.
bool isNumber(const SignText& text) {
    return text.size() > 1 && text[0] == U'#' && std::all_of(text.begin() + 1, text.end(), isDigit);
}

/// Whether a word that is longer than a sign may be a row, or name one: “grid=010”.
bool couldBeRow(const Token& token) {
    const SignText& text = token.text;
    const auto isBinary = [](char32_t code) { return code == U'0' || code == U'1'; };
    const bool hasBits = std::ranges::adjacent_find(text, [&](char32_t one, char32_t other) {
                             return isBinary(one) && isBinary(other);
                         }) != text.end();
    if (hasBits || text.find(U'=') != SignText::npos) return true;
    return text.size() > 1 && std::ranges::all_of(text, isSign) && hasFewSigns(text) && !isEnglish(text) &&
           !isNumber(text);
}

/// “press(1)”, “x["a"]”.
bool isCall(std::string_view word) {
    const std::size_t open = word.find_first_of("([\"'`", 1);
    const std::string_view inside = open < word.size() ? word.substr(open + 1) : std::string_view();
    return !inside.empty() && isAsciiLetter(word.front()) &&
           (isOfName(inside.front()) ||
            std::string_view("([\"").find(inside.front()) != std::string_view::npos);
}

/// Three words at least.
bool isPhrase(std::string_view words) { return std::ranges::count(trimmed(words), ' ') > 1; }

/// Whether brackets and quotation marks of the line are those of a sentence, which lists nothing and is no
/// program.
bool isSentence(std::string_view line) {
    line = trimmed(line);
    // Behind a bracket it would be a sign by itself.
    if (line.ends_with('.')) line.remove_suffix(1);
    const TokenLine tokens = tokenLinesOf(line).front();
    const auto isOfCode = [](std::string_view word) {
        const bool hasMark = word.find_first_of("()[]\"'`") != std::string_view::npos;
        return word.find_first_of("\\=<>;{}_&|") != std::string_view::npos || word.starts_with("\"\"\"") ||
               (hasMark && word.find_first_of("0123456789") != std::string_view::npos) || isCall(word);
    };
    return isPhrase(line) && std::ranges::none_of(tokens.tokens, isSignAlone) &&
           std::ranges::none_of(splitAt(line, ' '), isOfCode);
}

/// “Score:”, “moves”: what is counted, before or behind its number.
bool isCounted(std::string_view word) {
    static constexpr std::array<std::string_view, 16> counted{
        "attempts", "clicks", "days",  "hours",  "lives", "minutes", "more",  "moves",
        "of",       "page",   "pages", "points", "score", "seconds", "times", "turns"};
    return std::ranges::find(counted, lowered(withoutMarks(word))) != counted.end();
}

/// Whether a word is the number of what is counted, as in “Score: 100” and “I need 10 more.”, but not “010”.
bool isCount(std::span<const std::string_view> words, std::size_t i) {
    const std::string_view word = withoutMarks(words[i]);
    const bool isNumber = !word.empty() && word.front() != '0' &&
                          word.find_first_not_of("0123456789") == std::string_view::npos;
    return isNumber &&
           ((i > 0 && isCounted(words[i - 1])) || (i + 1 < words.size() && isCounted(words[i + 1])));
}

/// “Moves so far: 0”.
bool endsWithSign(std::string_view line) {
    const std::size_t colon = line.rfind(':');
    return colon != std::string_view::npos && isPhrase(line.substr(0, colon)) &&
           trimmed(line.substr(colon + 1)).size() == 1;
}

/// Puts blanks in place of what withBareWords() takes from a line of the text.
void bareWords(std::string& text, std::string_view line) {
    const auto begin = text.begin() + (line.data() - text.data());
    const auto last = begin + std::ssize(line);
    if (isSentence(line))
        std::replace_if(
            begin, last,
            [](char c) { return std::string_view("()[]{}\"'`").find(c) != std::string_view::npos; }, ' ');
    const std::vector<std::string_view> words = splitAt(line, ' ');
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto at = text.begin() + (words[i].data() - text.data());
        if (isAddress(words[i]) || isCount(words, i)) std::fill(at, at + std::ssize(words[i]), ' ');
    }
    if (const std::size_t colon = line.rfind(':'); endsWithSign(line))
        std::fill(begin + static_cast<std::ptrdiff_t>(colon), last, ' ');
}

} // namespace

std::string plainWords(std::string_view line) {
    line = trimmed(line);
    if (line.starts_with('#')) line.remove_prefix(std::min(line.find_first_not_of('#'), line.size()));
    const std::vector<std::string_view> words = splitAt(line, ' ');
    std::string plain;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isDate(words[i]) && !isAddress(words[i]) && !isCount(words, i)) plain.append(words[i]) += ' ';
    }
    return plain;
}

bool isDivider(std::string_view line) {
    constexpr std::size_t least = 3;
    line = trimmed(line);
    return line.size() >= least && std::string_view("-=_~").find(line.front()) != std::string_view::npos &&
           line.find_first_not_of(line.front()) == std::string_view::npos;
}

bool hasOnlyWords(std::string_view line) {
    const std::string words = plainWords(line);
    const TokenLine tokens = tokenLinesOf(words).front();
    // A single sign is a dash, or a number, or a name.
    const bool hasSigns = std::ranges::adjacent_find(tokens.tokens, [](const Token& one, const Token& other) {
                              return isSignAlone(one) && isSignAlone(other);
                          }) != tokens.tokens.end();
    const auto colours =
        std::ranges::count_if(tokens.tokens, [](const Token& token) { return isColourWord(token.text); });
    return isProseLine(tokens) && !hasSigns && std::ranges::none_of(tokens.tokens, couldBeRow) && colours < 2;
}

LineRange linesBetweenWords(std::span<const std::string_view> lines) {
    const auto isOther = [](std::string_view line) { return !trimmed(line).empty() && !hasOnlyWords(line); };
    const auto first = std::ranges::find_if(lines, isOther);
    const auto end = std::find_if(lines.rbegin(), lines.rend(), isOther).base();
    return {first - lines.begin(), end - lines.begin()};
}

std::string_view partBetweenWords(std::string_view text) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    const auto [first, end] = linesBetweenWords(lines);
    if (first >= end) return {};
    const std::string_view last = lines[static_cast<std::size_t>(end - 1)];
    const char* const begin = lines[static_cast<std::size_t>(first)].data();
    return text.substr(static_cast<std::size_t>(begin - text.data()),
                       static_cast<std::size_t>(last.data() + last.size() - begin));
}

std::string withBareWords(std::string text) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    const auto [first, end] = linesBetweenWords(lines);
    if (first >= end) return text;
    for (std::ptrdiff_t i = 0; i < std::ssize(lines); ++i) {
        const std::string_view line = lines[static_cast<std::size_t>(i)];
        if ((i >= first && i < end) || trimmed(line).ends_with(':')) continue;
        bareWords(text, line);
    }
    return text;
}

std::string withoutWordsAround(std::string_view text, bool hasHeading) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    auto [first, end] = linesBetweenWords(lines);
    if (hasHeading && first > 0 && first < end) --first;
    std::string rest;
    for (std::ptrdiff_t i = 0; i < std::ssize(lines); ++i) {
        if (i > 0) rest += '\n';
        if (i >= first && i < end) rest += lines[static_cast<std::size_t>(i)];
    }
    return rest;
}

} // namespace flip
