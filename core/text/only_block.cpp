#include "core/text/only_block.h"

#include "core/text/asides.h"
#include "core/text/character.h"
#include "core/text/sign_lines.h"
#include "core/text/sign_tokens.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace flip {

namespace {

constexpr std::size_t leastSide = 3;

bool areNear(std::size_t length, std::size_t columns) {
    return length + 1 >= columns && length <= columns + 1;
}

bool shareSign(const SignText& one, const SignText& other) {
    return one.find_first_of(other) != SignText::npos;
}

SignText signsOf(const TokenLine& line) {
    SignText signs;
    for (const Token& token : line.tokens) signs += token.text;
    return signs;
}

/// Whether all words are equally far from each other. Those of boards side by side are not.
bool areEven(const TokenLine& line) {
    const auto step = [&](std::size_t i) { return line.tokens[i + 1].column - line.tokens[i].column; };
    for (std::size_t i = 1; i + 1 < line.tokens.size(); ++i) {
        if (step(i) != step(0) && !isColourWord(line.tokens[i].text)) return false;
    }
    return true;
}

/// A line of a text: its pieces, or 0 if it is no row.
struct TextLine {
    std::string_view text;
    TokenLine words;
    std::size_t pieces = 0;
    /// Has what programs put around values.
    bool isCode = false;
    bool isProse = false;

    explicit TextLine(std::string_view line)
        : text(line), words(tokenLinesOf(line).front()),
          isCode(line.find_first_of("[]{}\"`;=\\|") != std::string_view::npos ||
                 std::ranges::count(line, '\'') > 1),
          isProse(isProseLine(words)) {
        // Words of several signs are rows of boards side by side.
        const bool areApart = std::ranges::all_of(words.tokens, [](const Token& token) {
            return token.text.size() == 1 || isColourWord(token.text);
        });
        const bool isRow = !isBlank(words) && !isCode &&
                           line.find_first_of("(),<>/:") == std::string_view::npos &&
                           (words.tokens.size() == 1 || (areApart && areEven(words)));
        if (!isRow || !isSignLine(line)) return;
        for (const Token& token : words.tokens) pieces += isColourWord(token.text) ? 1 : token.text.size();
    }
};

/// Lines from `begin` up to `end`.
struct Block {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t rows() const { return end - begin; }
};

bool isBoard(const std::vector<TextLine>& lines, Block block) {
    return block.rows() >= leastSide && lines[block.begin].pieces >= leastSide;
}

/// The only lines of one length that may be a board; nothing if there are several such blocks.
std::optional<Block> onlyBoard(const std::vector<TextLine>& lines) {
    std::optional<Block> only;
    for (std::size_t at = 0; at < lines.size();) {
        Block block{at, at + 1};
        while (block.end < lines.size() && lines[block.end].pieces == lines[at].pieces) ++block.end;
        at = block.end;
        if (!isBoard(lines, block)) continue;
        if (only) return std::nullopt;
        only = block;
    }
    return only;
}

/// Whether these are the two signs of many boards: in a program or a table they may be a row of another one.
bool isUsualPair(const SignText& run) {
    static constexpr std::array<std::u32string_view, 10> pairs{U"bw", U"01", U".#", U".*", U".x",
                                                               U".o", U"xo", U"_#", U"-#", U"-x"};
    constexpr char32_t lastOfAscii = 0x7F;
    const auto isPicture = [](char32_t code) { return code > lastOfAscii; };
    return std::ranges::all_of(run, isPicture) || std::ranges::any_of(pairs, [&](std::u32string_view pair) {
               return run.find_first_not_of(pair) == SignText::npos;
           });
}

/// Whether a run may be a word or a number of a sentence: “101”, “box”.
bool isWordOrNumber(const SignText& run) {
    return std::ranges::all_of(
        run, [](char32_t code) { return isInRange(code, U'0', U'9') || isInRange(code, U'a', U'z'); });
}

/// The runs of signs in a line that may be a row: words of several, and single ones side by side.
std::vector<SignText> runsIn(const TokenLine& line) {
    std::vector<SignText> runs(1);
    bool isApart = false;
    for (const Token& token : line.tokens) {
        const bool isSingle = token.text.size() == 1;
        if (isSingle && isApart) {
            runs.back() += token.text;
        } else {
            runs.push_back(token.text);
        }
        isApart = isSingle;
    }
    std::erase_if(runs, [](const SignText& run) { return run.size() < leastSide || isColourWord(run); });
    return runs;
}

/// 10:05, as chats have it between what is said.
bool isTime(const TextLine& line) {
    constexpr std::size_t words = 3;
    const std::vector<Token>& tokens = line.words.tokens;
    const auto isNumber = [](const Token& token) { return std::ranges::all_of(token.text, isDigit); };
    return tokens.size() == words && isNumber(tokens.front()) && isAlone(tokens[1], U':') &&
           isNumber(tokens.back());
}

/// Rows that a text has, and what is beside them.
struct Rows {
    Block block;
    std::size_t columns = 0;
    /// Each once: of a board that is no error, two, or words for two colours.
    SignText signs;

    /// A word as long as a row, mostly of its signs.
    [[nodiscard]] bool isBroken(const Token& word) const {
        const auto isSign = [this](char32_t code) { return signs.find(code) != SignText::npos; };
        return areNear(word.text.size(), columns) &&
               2 * std::ranges::count_if(word.text, isSign) >= std::ssize(word.text);
    }

    /// Whether a line somewhere else may be a row, too, of this board or of another one: signs alone, some of
    /// them in a program, or in a sentence as many as a row has.
    [[nodiscard]] bool mayHoldRow(const TextLine& line) const {
        const SignText all = signsOf(line.words);
        const bool isMixed = line.pieces > 1 && all.find_first_not_of(all.front()) != SignText::npos;
        if (line.pieces > 0 && (shareSign(all, signs) || (isMixed && isUsualPair(all)))) return true;
        if (isLikeRow(line)) return true;
        return std::ranges::any_of(runsIn(line.words), [&](const SignText& run) {
            if (areNear(run.size(), columns) && run.find_first_not_of(signs) == SignText::npos) return true;
            return run.find_first_not_of(run.front()) != SignText::npos && isUsualPair(run) &&
                   (line.isCode || !line.isProse || !isWordOrNumber(run));
        });
    }

    /// Whether a line has the shape of a row, with whatever signs: one word of its length that is no word of
    /// a language, as many single signs, or words for colours beside each other.
    [[nodiscard]] bool isLikeRow(const TextLine& line) const {
        const std::vector<Token>& words = line.words.tokens;
        if (words.size() == 1)
            return isBroken(words.front()) || (!line.isProse && words.front().text.size() == columns);
        const bool areSingle =
            std::ranges::all_of(words, [](const Token& word) { return word.text.size() == 1; });
        if (areSingle && words.size() == columns) return true;
        constexpr std::size_t fewest = 3;
        std::size_t colours = 0;
        return std::ranges::any_of(words, [&](const Token& word) {
            colours = isColourWord(word.text) ? colours + 1 : 0;
            return colours >= fewest;
        });
    }

    /// Whether a line that touches the rows may be one with a mistake in it: as long as they are and with
    /// some of their signs, or of unknown ones.
    [[nodiscard]] bool mayBeBroken(const TextLine& line, bool isBelow) const {
        if (isBlank(line.words) || isTime(line)) return false;
        const SignText all = signsOf(line.words);
        if (!line.isProse) return all.size() + 1 >= columns || shareSign(all, signs);
        if (isBelow && tellsOfRow(line)) return true;
        return std::ranges::any_of(line.words.tokens, [&](const Token& token) { return isBroken(token); });
    }

    /// “(all white)” or “same again” in place of a row.
    [[nodiscard]] static bool tellsOfRow(const TextLine& line) {
        constexpr std::size_t mostWords = 2;
        const std::string_view text = trimmed(line.text);
        const bool isNumbered = text.find_first_of("0123456789:") != std::string_view::npos;
        const bool isShouted = std::ranges::none_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
        return text.starts_with('(') || (line.words.tokens.size() <= mostWords && !isNumbered && !isShouted);
    }

    /// Whether numbers above the rows count other ones than these.
    [[nodiscard]] bool areOthersCounted(const TextLine& line) const {
        const auto isNumber = [](const Token& token) { return std::ranges::all_of(token.text, isDigit); };
        if (isBlank(line.words) || !std::ranges::all_of(line.words.tokens, isNumber)) return false;
        std::string numbers;
        for (const Token& token : line.words.tokens)
            numbers += ' ' + std::string(token.text.begin(), token.text.end());
        const std::string rows = ' ' + std::to_string(block.rows());
        const std::string wide = ' ' + std::to_string(columns);
        return numbers != rows && numbers != rows + wide && numbers != wide + rows;
    }
};

/// Whether what is said above rows makes something else of them than a board.
bool announcesOther(const TextLine& line) {
    static constexpr std::array<std::string_view, 16> others{
        "pattern", "shape",  "solution", "answer", "expected", "output", "maze",   "mine",
        "truth",   "kernel", "adjacen",  "glider", "qr code",  "morse",  "rating", "press these"};
    const std::string said = lowered(line.text);
    return std::ranges::any_of(others,
                               [&](std::string_view other) { return said.find(other) != std::string::npos; });
}

/// Whether the first or the last row may be a line that is drawn below a heading or around a board.
bool isUnderlined(const std::vector<TextLine>& lines, Block block) {
    const auto isDrawn = [](const TextLine& line) {
        const SignText signs = signsOf(line.words);
        return SignText(U"-_=*#~").find(signs.front()) != SignText::npos &&
               signs.find_first_not_of(signs.front()) == SignText::npos;
    };
    const bool isHeaded = block.begin > 0 && !isBlank(lines[block.begin - 1].words);
    const bool isFooted = block.end < lines.size() && !isBlank(lines[block.end].words);
    return (isHeaded && isDrawn(lines[block.begin])) || (isFooted && isDrawn(lines[block.end - 1]));
}

/// Whether this line of signs and the one above are both some, and may be a small board or a pattern; or one
/// that a sentence announces.
bool isOtherBoard(const std::vector<TextLine>& lines, std::size_t at) {
    if (lines[at].pieces == 0 || std::ranges::all_of(signsOf(lines[at].words), isDigit)) return false;
    if (at == 0) return false;
    if (lines[at - 1].pieces > 0) return true;
    std::size_t above = at;
    while (above > 0 && isBlank(lines[above - 1].words)) --above;
    return above > 0 && trimmed(lines[above - 1].text).ends_with(':');
}

TextError obstacle(const TextLine& line, std::size_t index, Block block) {
    constexpr std::size_t longest = 20;
    std::string begin;
    for (std::string_view rest = trimmed(line.text); !rest.empty() && begin.size() < longest;) {
        const std::string_view next = firstCharacterOf(rest);
        begin += next;
        rest.remove_prefix(next.size());
    }
    return {static_cast<std::int64_t>(index) + 1, line.words.tokens.front().column, "“" + begin + "”",
            "nothing that may be a row beside those that begin in line " + std::to_string(block.begin + 1)};
}

} // namespace

Attempt onlyBlock(std::string_view text) {
    const auto parts = splitAt(text, '\n');
    const std::vector<TextLine> lines(parts.begin(), parts.end());
    const auto block = onlyBoard(lines);
    if (!block || !mentionsGame(text)) return std::nullopt;
    Rows rows{*block, lines[block->begin].pieces, {}};
    for (std::size_t i = block->begin; i < block->end; ++i) {
        for (const char32_t code : signsOf(lines[i].words)) {
            if (rows.signs.find(code) == SignText::npos) rows.signs += code;
        }
    }
    std::string board;
    const TextLine* above = nullptr;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isRow = i >= block->begin && i < block->end;
        if (isRow) board += lines[i].text;
        board += '\n';
        if (isRow) continue;
        const bool touches = i + 1 == block->begin || i == block->end;
        if (rows.mayHoldRow(lines[i]) || (touches && rows.mayBeBroken(lines[i], i == block->end)) ||
            (i != block->end && isOtherBoard(lines, i)))
            return obstacle(lines[i], i, *block);
        if (i < block->begin && !isBlank(lines[i].words)) above = &lines[i];
    }
    if (isUnderlined(lines, *block)) return std::nullopt;
    if (above != nullptr && (rows.areOthersCounted(*above) || announcesOther(*above)))
        return obstacle(*above, static_cast<std::size_t>(above - lines.data()), *block);
    const auto boards = readSignLines(board);
    const auto colours = boards ? coloursOf(boards->signs) : std::nullopt;
    if (!colours || colours->guessed || boards->signs.size() != 2) return std::nullopt;
    auto found = boardsFrom(boards, Notation::Signs);
    return found && *found ? found : std::nullopt;
}

} // namespace flip
