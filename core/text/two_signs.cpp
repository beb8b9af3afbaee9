#include "core/text/two_signs.h"

#include "core/text/character.h"
#include "core/text/sign_boards.h"
#include "core/text/sign_tokens.h"
#include "core/text/text_reader.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <utility>

namespace flip {

namespace {

using CodePoints = std::u32string;

/// Where a sign stands: the characters from `begin` to `end`.
struct Place {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The places of all signs of a text; nothing if there is something that is none, so that this is no board.
using SignPlaces = std::optional<std::vector<Place>>;

/// Every line end becomes a single \n. Nothing for what is not UTF-8.
std::optional<CodePoints> codePointsOf(std::string_view text) {
    CodePoints all;
    TextReader reader(singleBlock(text));
    for (; reader.current().sign != Sign::End; reader.advance()) {
        const Character& at = reader.current();
        if (at.sign == Sign::Broken) return std::nullopt;
        all += at.sign == Sign::LineEnd ? U'\n' : halfWidth(at.code);
    }
    return all;
}

/// Whether readers take this for what stands between pieces, commas and semicolons of spreadsheets aside.
bool standsBetween(char32_t code) {
    const Sign sign = signOf(code);
    return sign == Sign::Open || sign == Sign::Close || sign == Sign::Slash || code == U'|' || code == U'"' ||
           code == U'\'' || (code >= 0x2500 && code <= 0x257F);
}

/// In small letters, unless it is a single one.
SignText signAt(const CodePoints& text, Place place) {
    SignText sign = text.substr(place.begin, place.end - place.begin);
    if (sign.size() > 1)
        std::ranges::transform(sign, sign.begin(), [](char32_t code) { return lowered(code); });
    return sign;
}

/// Words of two letters and more, in several lines or lists; beside digits they are something else.
SignPlaces wordsIn(const CodePoints& text) {
    const bool hasRows = text.find_first_of(U"\n/;[({") != CodePoints::npos;
    if (!hasRows || std::ranges::any_of(text, isDigit)) return std::nullopt;
    std::vector<Place> words;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!isAnyLetter(text[at])) continue;
        const std::size_t begin = at;
        while (at < text.size() && isAnyLetter(text[at])) ++at;
        if (at - begin < 2) return std::nullopt;
        words.push_back({begin, at});
    }
    return words;
}

/// Digits without letters, other than 0 and 1 alone, each for itself or in one word for each line: 11 3 are
/// numbers.
SignPlaces digitsIn(const CodePoints& text) {
    std::vector<Place> digits;
    bool areOthers = false;
    std::size_t length = 0;
    bool isAnyInLine = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isAnyLetter(text[at])) return std::nullopt;
        if (text[at] == U'\n') isAnyInLine = false;
        if (!isDigit(text[at])) continue;
        const std::size_t begin = at;
        for (; at < text.size() && isDigit(text[at]); ++at) {
            digits.push_back({at, at + 1});
            areOthers = areOthers || text[at] > U'1';
        }
        const bool isLong = at - begin > 1;
        if ((length != 0 && at - begin != length) || (isLong && isAnyInLine)) return std::nullopt;
        length = at - begin;
        isAnyInLine = true;
        --at;
    }
    return areOthers ? SignPlaces(std::move(digits)) : std::nullopt;
}

/// Numbers in lines of as many: 255 0 255. Some have several digits; digits are another kind, and so are
/// groups of zeros and ones, 10 01 10, as long as each other.
SignPlaces numbersIn(const CodePoints& text) {
    std::vector<Place> numbers;
    std::size_t inFirst = 0;
    std::size_t inLine = 0;
    bool isAnyLong = false;
    bool areGroups = true;
    const auto isLineRight = [&] { return inLine == 0 || inFirst == 0 || inLine == inFirst; };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == U'\n') {
            if (!isLineRight()) return std::nullopt;
            inFirst = std::max(inFirst, std::exchange(inLine, 0));
        }
        if (!isDigit(text[at])) {
            if (signOf(text[at]) != Sign::Blank && signOf(text[at]) != Sign::LineEnd) return std::nullopt;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && isDigit(text[at])) ++at;
        isAnyLong = isAnyLong || at - begin > 1;
        numbers.push_back({begin, at});
        areGroups = areGroups && at - begin == numbers.front().end - numbers.front().begin &&
                    std::all_of(&text[begin], &text[at - 1] + 1, [](char32_t code) { return code <= U'1'; });
        ++inLine;
        --at;
    }
    return isAnyLong && !areGroups && isLineRight() ? SignPlaces(std::move(numbers)) : std::nullopt;
}

/// One letter, as a capital and not, and nothing else but what stands between pieces. B and W are known both
/// ways.
SignPlaces casesIn(const CodePoints& text) {
    std::vector<Place> letters;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isDigit(text[at])) return std::nullopt;
        if (!isAnyLetter(text[at])) continue;
        const char32_t letter = lowered(text[at]);
        const bool isOther = !letters.empty() && letter != lowered(text[letters.front().begin]);
        if (isOther || letter > U'z' || letter == U'b' || letter == U'w') return std::nullopt;
        letters.push_back({at, at + 1});
    }
    return letters;
}

/// All characters of lines in which signs and blanks stand at the same places. Equal lines may be the sides
/// of a frame.
SignPlaces marksIn(const CodePoints& text) {
    std::vector<Place> marks;
    std::vector<std::size_t> firstPlaces;
    std::u32string_view firstLine;
    bool areEqual = true;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(U'\n', begin), text.size());
        std::vector<std::size_t> places;
        for (std::size_t at = begin; at < end; ++at) {
            if (signOf(text[at]) == Sign::Blank && text[at] != U',') continue;
            if (isDigit(text[at]) || isAnyLetter(text[at])) return std::nullopt;
            places.push_back(at - begin);
            marks.push_back({at, at + 1});
        }
        if (!places.empty()) {
            const auto line = std::u32string_view(text).substr(begin, places.back() + 1);
            if (firstLine.empty()) {
                firstLine = line;
                firstPlaces = places;
            }
            if (places != firstPlaces) return std::nullopt;
            areEqual = areEqual && line == firstLine;
        }
        begin = end + 1;
    }
    return areEqual ? std::nullopt : SignPlaces(std::move(marks));
}

/// Whether a line has pictures and blanks alone.
bool isOfPictures(std::u32string_view line) {
    constexpr char32_t firstPicture = 0x2190;
    const auto isMark = [](char32_t code) {
        return signOf(code) != Sign::Blank && signOf(code) != Sign::LineEnd;
    };
    return std::ranges::count_if(line, isMark) > 1 && std::ranges::all_of(line, [&](char32_t code) {
               return !isMark(code) || (code >= firstPicture && !isAnyLetter(code));
           });
}

/// Pictures in lines of their own, one below the other, above or below words: emoji in a chat.
SignPlaces picturesIn(const CodePoints& text) {
    std::optional<Place> block;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(U'\n', begin), text.size());
        if (isOfPictures(std::u32string_view(text).substr(begin, end - begin))) {
            if (block && block->end + 1 != begin) return std::nullopt;
            block = {block ? block->begin : begin, end};
        }
        begin = end + 1;
    }
    if (!block || (block->begin == 0 && block->end + 1 >= text.size())) return std::nullopt;
    auto places = marksIn(text.substr(block->begin, block->end - block->begin));
    if (!places) return std::nullopt;
    for (Place& place : *places) place = {place.begin + block->begin, place.end + block->begin};
    return places;
}

/// The same as marksIn(), if one of the signs elsewhere stands between pieces.
SignPlaces betweenIn(const CodePoints& text) {
    return std::ranges::any_of(text, standsBetween) ? marksIn(text) : std::nullopt;
}

/// The different signs there, in the order of their first appearance; nothing if they are not two.
std::optional<std::vector<PlacedSign>> twoOf(const CodePoints& text, const std::vector<Place>& places) {
    std::vector<PlacedSign> signs;
    for (const Place place : places) {
        SignText sign = signAt(text, place);
        if (std::ranges::find(signs, sign, &PlacedSign::text) != signs.end()) continue;
        if (signs.size() == 2) return std::nullopt;
        signs.push_back({std::move(sign)});
    }
    return signs.size() == 2 ? std::optional(std::move(signs)) : std::nullopt;
}

/// A way in which signs are found in a text.
struct SignKind {
    SignPlaces (*find)(const CodePoints& text);
    Size least;
};

/// Where two columns of digits are a list of pairs, three are none.
constexpr SignKind marks{marksIn, {2, 2}};
constexpr SignKind pictureSigns{picturesIn, {2, 2}};
constexpr SignKind betweenSigns{betweenIn, {2, 2}};
constexpr SignKind digitSigns{digitsIn, {2, 3}};
constexpr SignKind numberSigns{numbersIn, {2, 3}};
constexpr SignKind cases{casesIn, {2, 2}};
constexpr SignKind wordSigns{wordsIn, {2, 2}};

/// “Make all ✅”: the signs have other names there, too.
void nameInWords(TwoSigns& two) {
    for (const ColouredSign& sign : two.signs) {
        const bool isPicture = static_cast<unsigned char>(sign.sign.front()) >= 0x80;
        if (!isPicture) continue;
        std::string named;
        std::size_t done = 0;
        for (std::size_t at = two.text.find(sign.sign); at != std::string::npos;
             at = two.text.find(sign.sign, done)) {
            named.append(two.text, done, at - done) += sign.isBlack ? 'x' : 'o';
            done = at + sign.sign.size();
        }
        two.text = named.append(two.text, done);
    }
}

std::optional<TwoSigns> inKind(const CodePoints& text, const SignKind& kind) {
    const auto places = kind.find(text);
    const auto signs = places ? twoOf(text, *places) : std::nullopt;
    const auto colours = signs ? coloursOf(*signs) : std::nullopt;
    if (!colours) return std::nullopt;
    TwoSigns two{{}, {}, static_cast<std::int64_t>(places->size()), kind.least, kind.find == picturesIn};
    for (std::size_t i = 0; i < signs->size(); ++i)
        two.signs.push_back({toUtf8((*signs)[i].text), colours->black[i]});
    std::size_t done = 0;
    for (const Place place : *places) {
        two.text += toUtf8(std::u32string_view(text).substr(done, place.begin - done));
        const bool isFirst = signAt(text, place) == signs->front().text;
        two.text += colours->black[isFirst ? 0 : 1] ? 'x' : 'o';
        done = place.end;
    }
    two.text += toUtf8(std::u32string_view(text).substr(done));
    nameInWords(two);
    return two;
}

/// In the first of these kinds that fits.
std::optional<TwoSigns> inOneOf(std::string_view text, std::initializer_list<SignKind> kinds) {
    const auto all = codePointsOf(text);
    if (!all) return std::nullopt;
    for (const SignKind& kind : kinds) {
        if (auto two = inKind(*all, kind)) return two;
    }
    return std::nullopt;
}

} // namespace

std::optional<TwoSigns> surelyTwoSignsOf(std::string_view text) {
    return inOneOf(text, {digitSigns, numberSigns, cases, betweenSigns});
}

std::optional<TwoSigns> twoSignsOf(std::string_view text) {
    return inOneOf(text, {pictureSigns, wordSigns, marks});
}

} // namespace flip
