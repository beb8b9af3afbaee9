#include "core/text/list_context.h"

#include "core/text/character.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip::lists {

namespace {

/// In characters. A name that is farther from its list, or longer, is none; looking for it would take the
/// square of the text's length.
constexpr std::size_t reach = 100;

/// The name before a list, in small letters.
std::u32string nameBefore(const Characters& text, std::size_t at) {
    const auto isName = [](char32_t code) { return code >= U'a' && code <= U'z'; };
    constexpr std::u32string_view between = U" \"':=\n\r";
    const std::size_t first = at - std::min(at, reach);
    const auto skip = [&] {
        while (at > first && between.find(text[at - 1].code) != std::u32string_view::npos) --at;
    };
    skip();
    // int dx[4] = {…}
    if (at > 0 && text[at - 1].code == U']') {
        std::size_t open = at - 1;
        while (open > 0 && text[open - 1].code >= U'0' && text[open - 1].code <= U'9') --open;
        if (open > 0 && text[open - 1].code == U'[') {
            at = open - 1;
            skip();
        }
    }
    std::u32string name;
    for (; at > first && isName(lowered(text[at - 1].code)); --at)
        name.insert(name.begin(), lowered(text[at - 1].code));
    return name;
}

/// Whether a list of pieces begins at this place that is no index, no type and no argument: “[1, 0, 1]” above
/// “A = [0, 1, 0]”.
bool isRowOfPieces(const Characters& text, std::size_t at) {
    if (!isOpen(text[at]) || isArgument(text, at)) return false;
    // (0, 1) may be a place.
    const std::size_t least = text[at].code == U'(' ? 3 : 2;
    std::size_t pieces = 0;
    for (++at; at < text.size() && text[at].sign != Sign::Close; ++at) {
        const bool isBetween = text[at].sign == Sign::Blank || isQuote(text[at].code);
        if (!text[at].isPiece() && !isBetween) return false;
        pieces += text[at].isPiece() ? 1 : 0;
    }
    return pieces >= least;
}

/// Whether the = at this place compares a list with a number, or gives one to a name: f([[1,0]]) == 3, k = 3.
bool isOfNumber(const Characters& text, std::size_t at) {
    const std::size_t end = std::min(text.size(), at + reach);
    std::size_t next = at + 1;
    while (next < end && (text[next].code == U'=' || text[next].code == U' ')) ++next;
    return next < end && text[next].code >= U'0' && text[next].code <= U'9';
}

/// The number of words of two letters and more.
std::size_t wordsIn(const Characters& text) {
    std::size_t words = 0;
    std::size_t length = 0;
    for (const auto& character : text) {
        const char32_t small = lowered(character.code);
        length = small >= U'a' && small <= U'z' ? length + 1 : 0;
        if (length == 2) ++words;
    }
    return words;
}

char32_t openingOf(char32_t close) {
    const char32_t code = halfWidth(close);
    return code == U')' ? U'(' : code == U']' ? U'[' : U'{';
}

/// How many pieces there are outside of brackets in lines that have nothing else there.
std::size_t piecesOutside(const Characters& text) {
    std::size_t all = 0;
    std::size_t ofLine = 0;
    bool isRow = true;
    int depth = 0;
    for (const Character& at : text) {
        if (at.sign == Sign::LineEnd) {
            all += isRow ? ofLine : 0;
            ofLine = 0;
            isRow = true;
        }
        if (at.sign == Sign::Close) --depth;
        const bool isElse = !at.isPiece() && at.sign != Sign::Blank && at.sign != Sign::Slash &&
                            at.sign != Sign::LineEnd && at.sign != Sign::Open && at.sign != Sign::Close;
        if (depth == 0) isRow = isRow && !isElse;
        if (depth == 0 && at.isPiece()) ++ofLine;
        if (at.sign == Sign::Open) ++depth;
    }
    return all + (isRow ? ofLine : 0);
}

/// Whether there are signs outside of brackets that no list has beside it: those of a picture, or of a
/// pattern for texts.
bool hasSignsOutside(const Characters& text) {
    constexpr std::u32string_view odd = U"+*^~|\\@&%$!";
    int depth = 0;
    return std::ranges::any_of(text, [&](const Character& at) {
        if (at.sign == Sign::Open) ++depth;
        if (at.sign == Sign::Close) --depth;
        return depth == 0 && odd.find(at.code) != std::u32string_view::npos;
    });
}

} // namespace

bool isOpen(const Character& at) { return at.sign == Sign::Open; }

bool isQuote(char32_t code) { return code == U'"' || code == U'\''; }

Characters charactersOf(std::string_view text) {
    TextReader reader(singleBlock(text));
    Characters characters;
    for (; reader.current().sign != Sign::End; reader.advance()) characters.push_back(reader.current());
    return characters;
}

bool isAnswer(const Characters& text, std::size_t at) {
    static constexpr std::array<std::u32string_view, 7> answers{
        U"solution", U"answer", U"presses", U"expected", U"result", U"output", U"moves"};
    // >>> presses([[1,0],[0,1]])
    std::size_t begin = at;
    while (begin > 0 && at - begin < reach && text[begin - 1].sign != Sign::LineEnd) --begin;
    while (begin < at && text[begin].sign == Sign::Blank) ++begin;
    const bool isCall = text[at].code == U'(' && text[begin].code == U'>' && text[begin + 1].code == U'>';
    return !isCall && std::ranges::find(answers, nameBefore(text, at)) != answers.end();
}

bool isSize(const Characters& text, std::size_t at) {
    static constexpr std::array<std::u32string_view, 14> sizes{
        U"size", U"shape", U"dim", U"dims", U"dx",         U"dy",      U"dr",
        U"dc",   U"di",    U"dj",  U"dirs", U"directions", U"offsets", U"deltas"};
    return std::ranges::find(sizes, nameBefore(text, at)) != sizes.end();
}

bool isType(const Characters& text, std::size_t end) {
    if (end == text.size()) return false;
    const char32_t next = lowered(text[end].code);
    return isOpen(text[end]) || (next >= U'a' && next <= U'z');
}

std::size_t valueBegin(const Characters& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isRowOfPieces(text, i)) return 0;
        if (text[i].code != U'=' || isAnswer(text, i) || isOfNumber(text, i)) continue;
        const auto opens = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(i), text.end(), isOpen);
        return opens == text.end() ? 0 : i + 1;
    }
    return 0;
}

bool isArgument(const Characters& text, std::size_t at) {
    if (at == 0) return false;
    const char32_t before = lowered(text[at - 1].code);
    return text[at - 1].sign == Sign::Close || before == U'_' || (before >= U'a' && before <= U'z') ||
           (before >= U'0' && before <= U'9');
}

bool areKeysOrRepeated(const Characters& text) {
    return std::ranges::adjacent_find(text, [](const Character& bracket, const Character& next) {
               return bracket.sign == Sign::Close && (next.code == U':' || next.code == U'*');
           }) != text.end();
}

std::optional<TextError> brokenBracket(const Characters& text) {
    constexpr int least = 3;
    std::vector<char32_t> open;
    // Those since the last bracket, if nothing else is between them.
    int pieces = 0;
    for (const Character& at : text) {
        if (at.isPiece()) ++pieces;
        if (at.sign == Sign::Blank || at.isPiece()) continue;
        if (at.sign == Sign::Close && at.code != U')' && pieces >= least && open.empty())
            return TextError{at.line, at.column, phraseOf(at),
                             "a row that begins with a bracket, like others"};
        if (at.sign == Sign::Close && pieces >= least && !open.empty() && open.back() != openingOf(at.code))
            return TextError{at.line, at.column, phraseOf(at), "the bracket that the row began with"};
        if (at.sign == Sign::Open) open.push_back(halfWidth(at.code));
        if (at.sign == Sign::Close && !open.empty()) open.pop_back();
        pieces = 0;
    }
    return std::nullopt;
}

bool isRemark(const SignBoards& boards, const Characters& text, bool isAssigned) {
    if (boards.boards.size() != 1 || boards.nested) return false;
    std::size_t cells = 0;
    for (const auto& row : boards.boards.front().rows) cells += row.size();
    constexpr std::size_t fewest = 4;
    // “(b)” or “[1]” beside a board.
    if (piecesOutside(text) > 2 * cells) return true;
    if (boards.boards.front().rows.size() == 1 && hasSignsOutside(text)) return true;
    const std::size_t words = wordsIn(text);
    return cells == 1 ? words > 0 : cells <= fewest && words > 1 && !isAssigned;
}

} // namespace flip::lists
