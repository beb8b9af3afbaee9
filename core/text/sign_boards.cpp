#include "core/text/sign_boards.h"

#include "core/text/character.h"

#include <algorithm>
#include <array>
#include <utility>

namespace flip {

namespace {

/// Signs for pieces, ordered by how dark they are. Of two signs the darker one is black: x is black beside o,
/// and o beside a full stop.
struct Shade {
    std::u32string_view sign;
    int darkness;
};

constexpr int darkest = 100;
constexpr int middle = 50;

constexpr std::array shades{
    // Words.
    Shade{U"black", darkest},
    Shade{U"true", darkest},
    Shade{U"on", darkest},
    Shade{U"yes", darkest},
    Shade{U"lit", darkest},
    Shade{U"white", 0},
    Shade{U"false", 0},
    Shade{U"off", 0},
    Shade{U"no", 0},
    Shade{U"unlit", 0},
    Shade{U"wahr", darkest},
    Shade{U"falsch", 0},
    Shade{U"vrai", darkest},
    Shade{U"faux", 0},
    Shade{U"schwarz", darkest},
    Shade{U"weiß", 0},
    Shade{U"noir", darkest},
    Shade{U"blanc", 0},
    Shade{U"negro", darkest},
    Shade{U"blanco", 0},
    Shade{U"nero", darkest},
    Shade{U"bianco", 0},
    Shade{U"preto", darkest},
    Shade{U"branco", 0},
    Shade{U"one", darkest},
    Shade{U"zero", 0},
    // A lamp that is lit is black, a dark square is, too.
    Shade{U"dark", middle + 10},
    Shade{U"light", middle - 10},
    Shade{U"#t", darkest},
    Shade{U"#f", 0},
    // An empty cell.
    Shade{U" ", 0},
    Shade{U"黑", darkest},
    Shade{U"白", 0},
    Shade{U"亮", darkest},
    Shade{U"灭", 0},
    Shade{U"●", darkest},
    Shade{U"○", 0},
    Shade{U"◉", darkest},
    Shade{U"◯", 0},
    Shade{U"■", darkest},
    Shade{U"□", 0},
    Shade{U"▪", darkest},
    Shade{U"▫", 0},
    Shade{U"◼", darkest},
    Shade{U"◻", 0},
    Shade{U"◾", darkest},
    Shade{U"◽", 0},
    Shade{U"█", darkest},
    Shade{U"▓", 80},
    Shade{U"▒", 40},
    Shade{U"░", 10},
    Shade{U"⚫", darkest},
    Shade{U"⚪", 0},
    Shade{U"⬛", darkest},
    Shade{U"⬜", 0},
    // Black and white square button; a lamp is lighter than its background.
    Shade{U"🔲", darkest},
    Shade{U"🔳", 0},
    Shade{U"🖤", darkest},
    Shade{U"🤍", 0},
    Shade{U"🌑", darkest},
    Shade{U"🌕", 0},
    Shade{U"🟦", 60},
    Shade{U"🟥", 60},
    Shade{U"🟩", 60},
    Shade{U"🟪", 60},
    Shade{U"🟫", 70},
    Shade{U"🟧", 40},
    Shade{U"🟨", 30},
    Shade{U"🔴", 60},
    Shade{U"🔵", 60},
    Shade{U"🟢", 60},
    Shade{U"🟡", 30},
    Shade{U"💡", 30},
    // Letters and signs; o lies between x and the full stop.
    Shade{U"b", darkest},
    Shade{U"1", darkest},
    Shade{U"#", 90},
    Shade{U"*", 90},
    Shade{U"x", 80},
    Shade{U"@", 80},
    Shade{U"+", 70},
    Shade{U"t", 70},
    Shade{U"y", 70},
    Shade{U"o", 60},
    Shade{U"f", 20},
    Shade{U"n", 20},
    Shade{U"-", 10},
    Shade{U"_", 10},
    Shade{U"·", 5},
    Shade{U"w", 0},
    Shade{U"0", 0},
    Shade{U".", 0},
};

/// In the order of the signs. Every word of every text is looked up.
constexpr auto bySign = [] {
    auto sorted = shades;
    std::ranges::sort(sorted, {}, &Shade::sign);
    return sorted;
}();

std::optional<int> darknessOf(std::u32string_view sign) {
    const auto* const found = std::ranges::lower_bound(bySign, sign, {}, &Shade::sign);
    return found != bySign.end() && found->sign == sign ? std::optional(found->darkness) : std::nullopt;
}

/// The signs that every reader of boards accepts, in any mixture.
std::optional<bool> blackEverywhere(const SignText& sign) {
    if (sign.size() != 1) return std::nullopt;
    switch (signOf(sign.front())) {
    case Sign::Black:
        return true;
    case Sign::White:
        return false;
    default:
        return std::nullopt;
    }
}

std::optional<SignColours> everywhere(const std::vector<PlacedSign>& signs) {
    SignColours colours;
    for (const PlacedSign& sign : signs) {
        const auto black = blackEverywhere(sign.text);
        if (!black) return std::nullopt;
        colours.black.push_back(*black);
    }
    return colours;
}

/// Whether they are the letters or the digits that stand for both colours.
bool arePair(const SignText& one, const SignText& other) {
    static constexpr std::array<std::u32string_view, 2> pairs{U"bwb", U"101"};
    return std::ranges::any_of(pairs, [both = one + other](std::u32string_view pair) {
        return both.size() == 2 && pair.find(both) != std::u32string_view::npos;
    });
}

std::string quoted(const SignText& sign) { return "“" + toUtf8(sign) + "”"; }

} // namespace

std::optional<std::uint8_t> SignBoards::numberOf(const PlacedSign& sign) {
    for (std::size_t i = 0; i < signs.size(); ++i) {
        if (signs[i].text == sign.text) return static_cast<std::uint8_t>(i);
    }
    if (signs.size() == mostSigns) return std::nullopt;
    signs.push_back(sign);
    return static_cast<std::uint8_t>(signs.size() - 1);
}

bool isColourWord(std::u32string_view word) { return word.size() > 1 && darknessOf(word).has_value(); }

bool isFraction(std::u32string_view word) {
    return word.size() > 1 && (word[0] == U'0' || word[0] == U'1') && word[1] == U'.' &&
           word.find_first_not_of(U'0', 2) == std::u32string_view::npos;
}

bool isKnownSign(const SignText& sign) { return darknessOf(sign).has_value(); }

std::optional<SignColours> coloursOf(const std::vector<PlacedSign>& signs) {
    if (signs.empty()) return std::nullopt;
    if (auto colours = everywhere(signs)) return colours;
    if (signs.size() > 2) return std::nullopt;
    const auto first = darknessOf(signs.front().text);
    if (signs.size() == 1) return first ? std::optional(SignColours{{*first >= middle}}) : std::nullopt;
    const auto second = darknessOf(signs.back().text);
    if (!first && !second) return SignColours{{true, false}, true};
    const bool firstIsDarker = first.value_or(middle) >= second.value_or(middle);
    return SignColours{{firstIsDarker, !firstIsDarker}, !first || !second || *first == *second};
}

Result<Grid, TextError> gridOf(const SignBoard& board, const SignColours& colours) {
    const std::size_t columns = board.rows.front().size();
    for (std::size_t r = 0; r < board.rows.size(); ++r) {
        const std::size_t length = board.rows[r].size();
        if (length == columns) continue;
        const bool isLine = board.begins.size() != board.rows.size();
        return TextError{
            isLine ? board.line + static_cast<std::int64_t>(r) : board.begins[r].line,
            isLine ? static_cast<std::int64_t>(std::min(length, columns)) + 1 : board.begins[r].column,
            "a row of " + std::to_string(length), std::to_string(columns) + ", like the rows above"};
    }
    if (columns > static_cast<std::size_t>(Grid::maxSide) ||
        board.rows.size() > static_cast<std::size_t>(Grid::maxSide)) {
        return TextError{board.line, 1, "a side of more than " + std::to_string(Grid::maxSide),
                         "a shorter one"};
    }
    Grid grid({static_cast<int>(board.rows.size()), static_cast<int>(columns)});
    for (int r = 0; r < grid.rows(); ++r) {
        for (int c = 0; c < grid.columns(); ++c) {
            const auto sign = board.rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
            if (colours.black[sign]) grid.set({r, c});
        }
    }
    return grid;
}

TextError tooManySigns(const std::vector<PlacedSign>& signs) {
    // In “xbb/bwb” it is the x that is too many, though the w came last.
    for (const std::size_t other : {std::size_t{0}, std::size_t{1}}) {
        const SignText& one = signs[1 - other].text;
        const SignText& last = signs[2].text;
        if (arePair(one, last))
            return {signs[other].line, signs[other].column, quoted(signs[other].text),
                    "a board of only two signs: it has " + quoted(one) + " and " + quoted(last) + ", too"};
    }
    const PlacedSign& odd = signs[2];
    return {odd.line, odd.column, quoted(odd.text),
            "a board of only two signs: " + quoted(signs[0].text) + " and " + quoted(signs[1].text) +
                " came first"};
}

std::optional<TextError> thirdSign(const SignBoards& signs) {
    if (signs.signs.size() <= 2) return std::nullopt;
    const auto plainOf = [](const PlacedSign& sign) {
        return sign.text.size() == 1 ? SignText(1, lowered(halfWidth(sign.text.front()))) : sign.text;
    };
    for (const SignBoard& board : signs.boards) {
        std::vector<bool> isUsed(signs.signs.size());
        for (const auto& row : board.rows)
            for (const std::uint8_t number : row) isUsed[number] = true;
        std::vector<PlacedSign> used;
        for (std::size_t i = 0; i < isUsed.size() && used.size() <= 2; ++i) {
            const auto isSame = [&](const PlacedSign& other) {
                return plainOf(other) == plainOf(signs.signs[i]);
            };
            if (isUsed[i] && std::ranges::none_of(used, isSame)) used.push_back(signs.signs[i]);
        }
        if (used.size() > 2) return tooManySigns(used);
    }
    return std::nullopt;
}

} // namespace flip
