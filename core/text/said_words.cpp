#include "core/text/said_words.h"

#include "core/text/asides.h"
#include "core/text/character.h"
#include "core/text/clauses.h"
#include "core/text/plain_verbs.h"
#include "core/text/text_parts.h"
#include "core/text/text_reader.h"
#include "core/text/wrapped_lines.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace flip::said {

namespace {

/// Whether there are two letters side by side. The rows of a board that is written with blanks have none; a
/// word for each of a million pieces would take a hundred times the memory of the text.
bool hasWords(std::string_view line) {
    return std::ranges::adjacent_find(
               line, [](char a, char b) { return isAsciiLetter(a) && isAsciiLetter(b); }) != line.end();
}

/// Whether a full stop or a dash that stands alone is spoken of as a sign: “. is off”, “use - for lit cells”,
/// “lit: ., unlit: #”.
bool isSpokenOf(std::string_view line, std::size_t begin) {
    static constexpr auto saying = std::to_array<std::string_view>(
        {" is ", " = ", " means ", " for ", " stands ", " represents ", " - "});
    static constexpr auto naming = std::to_array<std::string_view>(
        {": ", "=", "= ", " is ", " are ", " with ", " by ", " as ", " marked ", " write ", " use "});
    static constexpr auto ending = std::to_array<std::string_view>({",", ".", ";", ")", " and ", " or "});
    const std::string_view before = line.substr(0, begin);
    const std::string_view after = line.substr(begin + 1);
    const auto goesOn = [&](std::string_view each) { return after.starts_with(each); };
    if (std::ranges::any_of(saying, goesOn)) return true;
    return std::ranges::any_of(naming, [&](std::string_view each) { return before.ends_with(each); }) &&
           (trimmed(after).empty() || std::ranges::any_of(ending, goesOn));
}

/// The end of the word that begins there, a sign that stands alone included; there, if none does.
std::size_t endOfWord(std::string_view line, std::size_t begin, Phrases signs) {
    const auto isPart = [&](std::size_t at) {
        const auto byte = static_cast<unsigned char>(line[at]);
        const bool isApostrophe =
            byte == '\'' && at > begin && at + 1 < line.size() && isAsciiLetter(line[at + 1]);
        return std::isalnum(byte) != 0 || byte >= 0x80 || isApostrophe;
    };
    std::size_t end = begin;
    while (end < line.size() && isPart(end)) ++end;
    const auto isBeside = [&](std::size_t at) {
        return at < line.size() && (isPart(at) || line[at] == line[begin]);
    };
    // “**bold**” and “a-b” have no signs; a full stop or a dash is one where it is quoted.
    constexpr std::string_view quotes = "\"'`";
    const bool isAlone = end == begin && !isBeside(begin + 1) && !(begin > 0 && isBeside(begin - 1));
    const bool isQuoted = begin > 0 && begin + 1 < line.size() && line[begin - 1] == line[begin + 1] &&
                          quotes.find(line[begin + 1]) != std::string_view::npos;
    const bool isMark = line.substr(begin, 1) == "." || line.substr(begin, 1) == "-";
    const bool mayBeSign = isAlone && (isQuoted || !isMark || isSpokenOf(line, begin));
    return mayBeSign && isAmong(line.substr(begin, 1), signs) ? begin + 1 : end;
}

/// What lies before the next word, and whether it ends a sentence.
void addBetween(Words& words, Word& next, char c) {
    constexpr std::string_view ends = ".!?;";
    constexpr std::string_view saying = "=:>";
    constexpr std::string_view beginning = "([{,\"'`/|";
    constexpr std::string_view apart = "([{,";
    next.isApart |= apart.find(c) != std::string_view::npos;
    if (ends.find(c) != std::string_view::npos) words.push_back({".", next.line, next.column});
    next.isSaid |= saying.find(c) != std::string_view::npos;
    next.begins |= beginning.find(c) != std::string_view::npos;
}

/// Whether a board begins there: a list, or a row of three pieces and more.
bool beginsBoard(std::string_view rest, std::string_view word, Phrases signs) {
    constexpr std::size_t least = 3;
    if (!rest.empty() && (rest.front() == '[' || rest.front() == '{')) {
        const std::size_t first = rest.find_first_not_of(" [{(\"'");
        return first != std::string_view::npos && isAmong(rest.substr(first, 1), signs);
    }
    return word.size() >= least &&
           std::ranges::all_of(word, [&](char c) { return isAmong(std::string_view(&c, 1), signs); });
}

/// Whether a dash says what a sign means, “1 - white” or “white - 1”: a sign is alone before it or behind it.
bool isDashOfLegend(std::string_view before, std::string_view after, Phrases signs) {
    after = trimmed(after);
    const bool isAlone = after.size() == 1 || (after.size() > 1 && !isOfName(after[1]));
    return isAmong(before, signs) || (isAlone && isAmong(after.substr(0, 1), signs));
}

/// An arrow is no part of a word: “1→white”.
std::string withPlainArrows(std::string line) {
    constexpr std::string_view arrow = "→";
    constexpr std::string_view plain = "=> ";
    for (std::size_t at = line.find(arrow); at != std::string::npos; at = line.find(arrow, at))
        line.replace(at, arrow.size(), plain);
    return line;
}

/// A line of the same length in which the long dashes between parts of a sentence are the plain one; not that
/// of “1–3”, nor one that is a sign.
std::string withPlainDashes(std::string line, Phrases signs) {
    constexpr std::array<std::string_view, 2> dashes{"–", "—"};
    constexpr std::string_view plain = " - ";
    for (const std::string_view dash : dashes) {
        if (isAmong(dash, signs)) continue;
        for (std::size_t at = line.find(dash); at != std::string::npos; at = line.find(dash, at + 1)) {
            const bool isSpaced =
                at > 0 && line[at - 1] == ' ' && line.compare(at + dash.size(), 1, " ") == 0;
            if (isSpaced || dash == "—") line.replace(at, dash.size(), plain);
        }
    }
    return line;
}

/// Apostrophes as phones and word processors write them.
constexpr std::array<std::string_view, 5> apostrophes{"’", "‘", "ʼ", "′", "´"};

/// A line of the same length with plain quotation marks, which are no part of a word. An apostrophe between
/// letters stays.
std::string withPlainQuotes(std::string line) {
    static constexpr std::array<std::string_view, 3> marks{"“", "”", "„"};
    const auto isLetterAt = [&](std::size_t at) { return at < line.size() && isAsciiLetter(line[at]); };
    const auto replace = [&](std::string_view mark, char plain) {
        for (std::size_t at = line.find(mark); at != std::string::npos; at = line.find(mark, at + 1)) {
            const bool isInWord = at > 0 && isLetterAt(at - 1) && isLetterAt(at + mark.size());
            if (!isInWord || plain == '"')
                line.replace(at, mark.size(), plain + std::string(mark.size() - 1, ' '));
        }
    };
    for (const std::string_view mark : marks) replace(mark, '"');
    for (const std::string_view mark : apostrophes) replace(mark, '\'');
    return line;
}

/// “Don’t” is the same word as “don't”. Words without letters of other scripts stay as they are.
std::string withPlainApostrophes(std::string word) {
    if (std::ranges::all_of(word, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) return word;
    std::string plain;
    for (std::string_view rest = word; !rest.empty();) {
        const auto mark = std::ranges::find_if(
            apostrophes, [rest](std::string_view each) { return rest.starts_with(each); });
        const bool isMark = mark != apostrophes.end();
        plain += isMark ? '\'' : rest.front();
        rest.remove_prefix(isMark ? mark->size() : 1);
    }
    return plain;
}

/// `next` is what came before the next word, in the line before, too, if the sentence goes on.
void addWords(Words& words, std::string_view line, std::int64_t number, Phrases signs, Word& next) {
    for (std::size_t i = 0; i < line.size();) {
        next.line = number;
        next.column = static_cast<std::int64_t>(i) + 1;
        const std::size_t end = endOfWord(line, i, signs);
        const bool isAfterWord = !words.empty() && !isEnd(words.back());
        // “Turn all lights off: [[1, 0], [0, 1]]”.
        if (isAfterWord && beginsBoard(line.substr(i), line.substr(i, end - i), signs))
            words.push_back({".", next.line, next.column});
        const bool isDash = line.substr(i > 0 ? i - 1 : 0).starts_with(" - ") && !isAmong("-", signs);
        if (isDash && isAfterWord) {
            if (isDashOfLegend(words.back().text, line.substr(i + 1), signs))
                next.isSaid = true;
            else
                words.push_back({".", next.line, next.column});
        }
        // “Version 2.5”, “cell 3.3”.
        const auto isDigitAt = [&](std::size_t at) {
            return at < line.size() && line[at] >= '0' && line[at] <= '9';
        };
        if (end == i && line[i] == '.' && i > 0 && isDigitAt(i - 1) && isDigitAt(i + 1)) {
            ++i;
            continue;
        }
        if (end == i) {
            addBetween(words, next, line[i++]);
            continue;
        }
        next.length = static_cast<std::int64_t>(end - i);
        for (; i < end; ++i)
            next.text += static_cast<char>(std::tolower(static_cast<unsigned char>(line[i])));
        next.text = withPlainApostrophes(std::move(next.text));
        words.push_back(std::exchange(next, {}));
    }
}

/// Whether the first word of a phrase is this one.
bool beginsWith(std::string_view phrase, std::string_view word) {
    return phrase.starts_with(word) && (phrase.size() == word.size() || phrase[word.size()] == ' ');
}

/// How many letters of the phrase are its first word, if that is `word`; 0 if it is another. “Piece” stands
/// for everything that pieces are called.
std::size_t lettersOfWord(std::string_view phrase, std::string_view word) {
    constexpr std::string_view one = "piece";
    constexpr std::string_view several = "pieces";
    if (beginsWith(phrase, word)) return word.size();
    if (beginsWith(phrase, one) && isPiece(word)) return one.size();
    return beginsWith(phrase, several) && arePieces(word) ? several.size() : 0;
}

/// Whether the words from `at` are those of the phrase, which has single blanks between its words. Words that
/// add nothing, such as “the”, are passed over.
std::size_t phraseLength(const Words& words, std::size_t at, std::string_view phrase) {
    static constexpr std::array<std::string_view, 5> fillers{"the", "of", "to", "them", "be"};
    const std::size_t begin = at;
    while (!phrase.empty()) {
        const auto letters = [&] { return lettersOfWord(phrase, words[at].text); };
        while (at > begin && at < words.size() && letters() == 0 && isAmong(words[at].text, fillers)) ++at;
        const std::size_t end = at < words.size() ? letters() : 0;
        if (end == 0) return 0;
        ++at;
        phrase.remove_prefix(std::min(end + 1, phrase.size()));
    }
    return at - begin;
}

/// In words. Looking through a whole text at every word would take the square of its length.
constexpr std::size_t reach = 40;

/// Whether the test is true for a word of the same sentence, not far away.
template <class Test>
bool isAnyOfSentence(const Words& words, std::size_t at, Test&& test) {
    std::size_t begin = at;
    while (begin > 0 && at - begin < reach && !isEnd(words[begin - 1])) --begin;
    const std::size_t end = std::min(words.size(), at + reach);
    for (; begin < end && !isEnd(words[begin]); ++begin) {
        if (test(begin)) return true;
    }
    return false;
}

/// Letters side by side.
struct LetterRun {
    std::string text;
    std::size_t letters = 0;
    bool hasAscii = false;
};

} // namespace

bool isAmong(std::string_view word, Phrases words) {
    if (word.empty()) return false;
    // Most begin with another letter: words are asked for in hundreds of lists, and a call for each takes
    // longer.
    return std::ranges::any_of(words, [word](std::string_view each) {
        return each.size() == word.size() && each.front() == word.front() && each == word;
    });
}

bool isPiece(std::string_view word) {
    // A button that stays pressed is no piece that stays as it was.
    static constexpr std::array<std::string_view, 17> pieces{
        "led",  "orb",  "torch",   "torche", "coin",   "candle", "piece", "cell", "light",
        "lamp", "bulb", "lantern", "tile",   "square", "stone",  "disc",  "disk"};
    return isAmong(word, pieces);
}

bool arePieces(std::string_view word) {
    return word.ends_with('s') && isPiece(word.substr(0, word.size() - 1));
}

bool isEnd(const Word& word) {
    // A full stop may be a sign.
    return word.length == 0 && word.text.size() == 1 &&
           (word.text.front() == '.' || word.text.front() == '\n');
}

Words wordsOf(std::string_view text, Phrases signs) {
    Words words;
    const std::vector<bool> wrapped = wrappedLines(text);
    const bool arePlans = tellsPlans(text);
    Word next;
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (hasWords(line))
            addWords(words,
                     withPlainDashes(withPlainQuotes(withPlainArrows(withoutAsides(line, arePlans))), signs),
                     number, signs, next);
        const bool isOver = !wrapped[static_cast<std::size_t>(number) - 1];
        if (isOver) next = {};
        if (isOver && (words.empty() || words.back().text != "\n"))
            words.push_back({"\n", number, static_cast<std::int64_t>(end) + 1});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return withClausesApart(withPlainVerbs(std::move(words)));
}

bool isRow(const Word& word, Phrases signs) {
    const auto isSign = [&](char c) { return isAmong(std::string_view(&c, 1), signs); };
    return isAmong(word.text, signs) || std::ranges::all_of(word.text, isSign);
}

std::ptrdiff_t countWords(const Words& words, Phrases signs) {
    return std::ranges::count_if(words, [&](const Word& word) {
        return std::ranges::count_if(word.text, isAsciiLetter) > 1 && !isRow(word, signs);
    });
}

std::ptrdiff_t mostOtherWords(std::string_view text, Phrases signs) {
    std::ptrdiff_t most = 0;
    std::ptrdiff_t words = 0;
    std::ptrdiff_t withoutBlanks = 0;
    LetterRun run;
    const auto endRun = [&] {
        if (run.letters > 1 && !run.hasAscii && !isAmong(run.text, signs)) ++words;
        most = std::max(most, words + withoutBlanks / 2);
        run = {};
    };
    for (TextReader reader(singleBlock(text)); reader.current().sign != Sign::End; reader.advance()) {
        const Character& at = reader.current();
        const bool isLetter =
            at.sign != Sign::Broken && isAnyLetter(at.code) && !isAmong(toUtf8(at.code), signs);
        if (isLetter && !hasNoBlanks(at.code)) {
            run.text += toUtf8(at.code);
            ++run.letters;
            run.hasAscii |= at.code < 0x80;
            continue;
        }
        withoutBlanks += isLetter ? 1 : 0;
        endRun();
        if (at.sign == Sign::LineEnd) words = withoutBlanks = 0;
    }
    endRun();
    return most;
}

std::size_t anyPhrase(const Words& words, std::size_t at, Phrases phrases) {
    if (at >= words.size()) return 0;
    const std::string_view word = words[at].text;
    for (const std::string_view phrase : phrases) {
        // Most begin with another letter; “piece” stands for words with any.
        if (!phrase.starts_with(word.front()) && !phrase.starts_with('p')) continue;
        if (const std::size_t length = phraseLength(words, at, phrase)) return length;
    }
    return 0;
}

std::size_t wordsSinceNo(const Words& words, std::size_t at) {
    static constexpr auto no = std::to_array<std::string_view>(
        {"pas",     "jamais",  "sans",   "sin",   "nunca",   "no",    "not",    "non",
         "without", "never",   "cannot", "don't", "doesn't", "isn't", "aren't", "won't",
         "can't",   "neither", "unlike", "nicht", "kein",    "keine", "ohne"});
    constexpr std::size_t farthest = 4;
    for (std::size_t back = 1; back <= std::min(farthest, at); ++back) {
        const Word& before = words[at - back];
        if (isEnd(before)) return 0;
        if (isAmong(before.text, no)) return back;
    }
    return 0;
}

bool isNegated(const Words& words, std::size_t at) { return wordsSinceNo(words, at) > 0; }

bool isUsualWord(std::string_view word) { return word == "normally" || word == "usually"; }

bool isUsual(const Words& words, std::size_t at) {
    constexpr std::size_t farthest = 8;
    for (std::size_t back = 0; back <= std::min(farthest, at); ++back) {
        const Word& word = words[at - back];
        if (isEnd(word) || word.text == "but") return false;
        if (isUsualWord(word.text)) return true;
        if (word.isApart) return false;
    }
    return false;
}

bool isFlipped(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 14> flips{
        "flip",     "flips",  "flipping", "toggle", "toggles",  "change", "changes",
        "changing", "invert", "inverts",  "switch", "switches", "turns",  "turn"};
    static constexpr std::array<std::string_view, 13> between{
        "the", "its", "all", "of", "same", "every", "a", "any", "in", "each", "that", "whole", "entire"};
    constexpr std::size_t farthest = 6;
    const std::size_t first = at - std::min(at, farthest);
    const auto isBetween = [&](std::string_view word) {
        return isAmong(word, between) || isPiece(word) || arePieces(word);
    };
    while (at > first && isBetween(words[at - 1].text)) --at;
    return at > 0 && isAmong(words[at - 1].text, flips);
}

bool isInSentence(const Words& words, std::size_t at, Phrases wanted) {
    return isAnyOfSentence(words, at, [&](std::size_t i) { return isAmong(words[i].text, wanted); });
}

bool isPhraseInSentence(const Words& words, std::size_t at, Phrases phrases) {
    return isAnyOfSentence(words, at, [&](std::size_t i) { return anyPhrase(words, i, phrases) > 0; });
}

std::vector<std::size_t> placesInSentence(const Words& words, std::size_t at, Phrases phrases) {
    std::vector<std::size_t> places;
    isAnyOfSentence(words, at, [&](std::size_t i) {
        if (anyPhrase(words, i, phrases) > 0) places.push_back(i);
        return false;
    });
    return places;
}

std::vector<std::size_t> placesNear(const Words& words, std::size_t at, Phrases phrases) {
    std::vector<std::size_t> places;
    const std::size_t end = std::min(words.size(), at + reach);
    for (std::size_t i = at - std::min(at, reach); i < end; ++i) {
        if (anyPhrase(words, i, phrases) > 0) places.push_back(i);
    }
    return places;
}

bool isAnyIn(std::string_view text, Phrases phrases) {
    return std::ranges::any_of(
        phrases, [&](std::string_view phrase) { return text.find(phrase) != std::string::npos; });
}

} // namespace flip::said
