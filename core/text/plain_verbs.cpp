#include "core/text/plain_verbs.h"

#include "core/text/flipped_pieces.h"
#include "core/text/flipped_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace flip::said {

namespace {

enum class Form { Plain, Third, Past, Gerund };

/// A verb in its four forms, as Form counts them.
using Verb = std::array<std::string_view, 4>;

constexpr Verb press{"press", "presses", "pressed", "pressing"};
constexpr auto pressing = std::to_array<Verb>({press,
                                               {"click", "clicks", "clicked", "clicking"},
                                               {"tap", "taps", "tapped", "tapping"},
                                               {"push", "pushes", "pushed", "pushing"},
                                               {"touch", "touches", "touched", "touching"},
                                               {"hit", "hits", "hit", "hitting"},
                                               {"strike", "strikes", "struck", "striking"},
                                               {"poke", "pokes", "poked", "poking"},
                                               {"pick", "picks", "picked", "picking"},
                                               {"choose", "chooses", "chosen", "choosing"},
                                               {"select", "selects", "selected", "selecting"},
                                               {"activate", "activates", "activated", "activating"},
                                               {"trigger", "triggers", "triggered", "triggering"},
                                               {"operate", "operates", "operated", "operating"},
                                               {"play", "plays", "played", "playing"},
                                               {"use", "uses", "used", "using"}});

constexpr Verb flip{"flip", "flips", "flipped", "flipping"};
constexpr auto flipping = std::to_array<Verb>({flip,
                                               {"toggle", "toggles", "toggled", "toggling"},
                                               {"change", "changes", "changed", "changing"},
                                               {"invert", "inverts", "inverted", "inverting"},
                                               {"switch", "switches", "switched", "switching"},
                                               {"reverse", "reverses", "reversed", "reversing"},
                                               {"alter", "alters", "altered", "altering"},
                                               {"negate", "negates", "negated", "negating"},
                                               {"complement", "complements", "complemented", "complementing"},
                                               {"affect", "affects", "affected", "affecting"},
                                               {"influence", "influences", "influenced", "influencing"},
                                               {"impact", "impacts", "impacted", "impacting"},
                                               {"control", "controls", "controlled", "controlling"},
                                               {"xor", "xors", "xored", "xoring"},
                                               {"turn", "turns", "turned", "turning"},
                                               {"swap", "swaps", "swapped", "swapping"}});

constexpr auto being = std::to_array<std::string_view>(
    {"is", "are", "was", "were", "be", "been", "being", "get", "gets", "got"});
constexpr auto subjects = std::to_array<std::string_view>(
    {"you", "we", "i", "they", "one", "player", "user", "someone", "to", "can", "may", "must", "will"});
constexpr auto links =
    std::to_array<std::string_view>({"by", "that", "and", "when", "if", "then", "means", "while", "but"});
constexpr auto each = std::to_array<std::string_view>({"a", "each", "every", "one", "any", "the"});

/// In words. Looking through a whole text from each of its words would take the square of its length.
constexpr std::size_t longestSentence = 60;
/// “When a light is flipped, …”.
constexpr std::size_t longestCase = 8;

std::string_view textAt(SentenceWords sentence, std::size_t at) {
    return at < sentence.size() ? std::string_view(sentence[at].text) : std::string_view();
}

/// Whether it is a verb of the list in this form.
template <std::size_t count>
bool isForm(const std::array<Verb, count>& verbs, std::string_view word, Form form) {
    return !word.empty() && std::ranges::any_of(verbs, [&](const Verb& verb) {
        return verb[static_cast<std::size_t>(form)] == word;
    });
}

bool isOne(std::string_view word) {
    static constexpr auto names = std::to_array<std::string_view>({"button", "it", "one"});
    return isPiece(word) || isAmong(word, names);
}

/// “A light”, “on any of the lit cells”, behind the verb.
bool isPieceBehind(SentenceWords sentence, std::size_t at) {
    static constexpr auto between = std::to_array<std::string_view>(
        {"on", "over", "down", "a", "an", "any", "the", "each", "every", "some", "single", "given", "this"});
    ++at;
    while (isAmong(textAt(sentence, at), between)) ++at;
    return isOne(textAt(sentence, at));
}

/// “A light that you …”, “a light is …”, before the verb.
bool isPieceBefore(SentenceWords sentence, std::size_t at) {
    static constexpr auto between = std::to_array<std::string_view>({"that", "which", "you", "has", "gets"});
    const auto isBetween = [&](std::string_view word) {
        return isAmong(word, between) || isAmong(word, being);
    };
    while (at > 0 && isBetween(sentence[at - 1].text)) --at;
    return at > 0 && isOne(sentence[at - 1].text);
}

/// Whether a clause may begin there: behind a comma, or one of the words that link clauses.
bool mayBegin(SentenceWords sentence, std::size_t at) {
    return at == 0 || sentence[at].isApart || sentence[at].begins || sentence[at].isSaid ||
           isAmong(sentence[at - 1].text, links);
}

/// The form in which the word there tells that a piece is pressed, if it does.
template <std::size_t count>
std::optional<Form> pressAt(SentenceWords sentence, std::size_t at, const std::array<Verb, count>& verbs) {
    const std::string_view word = sentence[at].text;
    const std::string_view before = textAt(sentence, at - 1);
    const bool isBegin = mayBegin(sentence, at);
    const bool isPiece = isPieceBehind(sentence, at);
    const bool isFlipBehind = isForm(flipping, textAt(sentence, at + 1), Form::Third);
    if (isForm(verbs, word, Form::Gerund) && isBegin && (isPiece || isFlipBehind)) return Form::Gerund;
    if (isForm(verbs, word, Form::Past)) {
        const bool isOfPiece = isAmong(before, being) && isPieceBefore(sentence, at);
        if (isOfPiece || (isAmong(before, each) && isPiece)) return Form::Past;
    }
    if (!isForm(verbs, word, Form::Plain)) {
        const bool isThird = isForm(verbs, word, Form::Third) && isAmong(before, subjects) && isPiece;
        return isThird ? std::optional(Form::Third) : std::nullopt;
    }
    const bool isActive = isAmong(before, subjects) && (isPiece || isPieceBefore(sentence, at));
    const bool isNoun =
        (at == 0 || isAmong(before, each)) && (isFlipBehind || (textAt(sentence, at + 1) == "on" && isPiece));
    return isActive || isNoun || (at == 0 && isPiece) ? std::optional(Form::Plain) : std::nullopt;
}

/// “Turns it off”, “swaps it with the next one”: that flips nothing, but “turns it over” does, and so does
/// “swaps its colour”.
bool isOtherwise(SentenceWords sentence, std::size_t at) {
    static constexpr auto states = std::to_array<std::string_view>(
        {"on", "off", "white", "black", "lit", "unlit", "dark", "out", "into", "to", "red", "green", "blue"});
    static constexpr auto colours =
        std::to_array<std::string_view>({"state", "states", "colour", "color", "colours", "colors"});
    const std::string_view word = sentence[at].text;
    if (word.starts_with("turn")) return hasAny(sentence.subspan(at), states);
    constexpr std::size_t near = 3;
    return word.starts_with("swap") &&
           !hasAny(sentence.subspan(at, std::min(near, sentence.size() - at)), colours);
}

/// The form in which the word there tells what becomes of pieces, if it does: a verb, and not “the controls”.
std::optional<Form> flipAt(SentenceWords sentence, std::size_t at) {
    static constexpr auto adverbs =
        std::to_array<std::string_view>({"also", "all", "too", "then", "both", "thereby"});
    static constexpr auto ofNoun = std::to_array<std::string_view>(
        {"the", "a", "an", "no", "of", "by", "these", "those", "such", "any", "some", "its", "with"});
    const std::string_view word = sentence[at].text;
    const std::string_view next = textAt(sentence, at + 1);
    std::size_t back = at;
    while (back > 0 && isAmong(sentence[back - 1].text, adverbs)) --back;
    const std::string_view before = textAt(sentence, back - 1);
    if (isOtherwise(sentence, at)) return std::nullopt;
    if (isForm(flipping, word, Form::Past) && isAmong(before, being)) return Form::Past;
    if (at == 0 || isAmong(before, ofNoun)) return std::nullopt;
    if (isForm(flipping, word, Form::Third) && next != "to" && next != "into") return Form::Third;
    if (isForm(flipping, word, Form::Gerund) && isAmong(before, links)) return Form::Gerund;
    if (!isForm(flipping, word, Form::Plain)) return std::nullopt;
    static constexpr auto behind =
        std::to_array<std::string_view>({"over", "colour", "color", "colours", "colors", "state", "states"});
    const bool isOver =
        next.empty() || sentence[at + 1].isApart || isAmong(next, adverbs) || isAmong(next, behind);
    return isOver || isAmong(before, subjects) || isAmong(before, links) ? std::optional(Form::Plain)
                                                                         : std::nullopt;
}

/// Where a verb stands, and in which form.
struct Place {
    std::size_t at;
    Form form;
};

/// Where a piece is said to be pressed: by a verb of pressing, or, in front of the sentence, by one that else
/// tells what becomes of pieces.
std::optional<Place> pressIn(SentenceWords sentence) {
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        if (const auto form = pressAt(sentence, at, pressing)) return Place{at, *form};
    }
    for (std::size_t at = 0; at < std::min(sentence.size(), longestCase); ++at) {
        if (at > 0 && sentence[at].isApart) break;
        if (const auto form = pressAt(sentence, at, flipping)) return Place{at, *form};
    }
    return std::nullopt;
}

/// “You may toggle a row”: the verb is that of the press, too.
bool isAllowed(SentenceWords sentence, std::size_t at) {
    static constexpr auto may = std::to_array<std::string_view>({"may", "can", "allowed"});
    const std::size_t back = textAt(sentence, at - 1) == "to" ? at - 1 : at;
    return isForm(flipping, sentence[at].text, Form::Plain) && isAmong(textAt(sentence, back - 1), may) &&
           textAt(sentence, at + 1) != "over";
}

void makePlain(std::span<Word> sentence) {
    const auto pressed = pressIn(sentence);
    bool isFlipped = false;
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        if (pressed ? at == pressed->at : !isAllowed(sentence, at)) continue;
        const auto form = flipAt(sentence, at);
        isFlipped |= form.has_value();
        if (!form) continue;
        sentence[at].text = flip[static_cast<std::size_t>(*form)];
        // “Turn it over together with …”: elsewhere the word may mean “above”.
        if (textAt(sentence, at + 2) == "over" && textAt(sentence, at + 1) == "it")
            sentence[at + 2].text = "along";
    }
    if (pressed && isFlipped) sentence[pressed->at].text = press[static_cast<std::size_t>(pressed->form)];
}

} // namespace

Words withPlainVerbs(Words words) {
    for (std::size_t begin = 0, end = 0; begin < words.size(); begin = end + 1) {
        end = begin;
        while (end < words.size() && !isEnd(words[end])) ++end;
        makePlain(std::span(words).subspan(begin, std::min(end - begin, longestSentence)));
    }
    return words;
}

bool flipsInOtherWords(SentenceWords sentence) {
    const auto pressed = pressIn(sentence.first(std::min(sentence.size(), longestSentence)));
    if (!pressed) return false;
    static constexpr auto eight = std::to_array<std::string_view>({"eight", "8"});
    static constexpr auto around =
        std::to_array<std::string_view>({"around", "surrounding", "neighbours", "neighbors"});
    if (hasAny(sentence, eight) && hasAny(sentence, around)) return true;
    const Words words(sentence.begin(), sentence.end());
    // “It and the one below it are foozled.”
    constexpr std::size_t atEnd = 2;
    std::vector<std::string_view> verbs;
    for (std::size_t at = words.size() - std::min(words.size(), atEnd); at < words.size(); ++at) {
        const std::string_view word = words[at].text;
        if (flipped::meaningOf(word) == nullptr && !isOne(word) && !arePieces(word)) verbs.push_back(word);
    }
    for (std::size_t at = pressed->at + 1; at < words.size(); ++at) {
        // Only behind a verb, which has no meaning here, or a comma.
        const std::string_view before = words[at - 1].text;
        const bool isPart = flipped::meaningOf(before) != nullptr || isOne(before) || at == pressed->at + 1;
        if (isPart && !words[at].isApart) continue;
        const auto flipped = flippedPieces(words, at, verbs);
        const auto pattern = flipped ? flipped->pattern() : std::nullopt;
        if (pattern && *pattern != Pattern::plus()) return true;
    }
    return false;
}

} // namespace flip::said
