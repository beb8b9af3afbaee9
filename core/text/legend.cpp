#include "core/text/legend.h"

#include "core/text/lamp_signs.h"
#include "core/text/legend_languages.h"
#include "core/text/legend_sentences.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace flip::said {

namespace {

constexpr auto blacks = std::to_array<std::string_view>(
    {"accesa",  "acceso", "accese",     "accesi",     "zapalone",  "zapalona", "acesa", "aceso",
     "ligada",  "ligado", "encendidas", "encendidos", "allumées",  "allumés",  "aan",   "encendida",
     "allumée", "black",  "lit",        "on",         "burning",   "schwarz",  "an",    "noir",
     "noire",   "allumé", "negro",      "negra",      "encendido", "nera",     "nero"});
constexpr auto whites = std::to_array<std::string_view>(
    {"spenta",   "spento",   "spente",   "spenti",  "zgaszone", "zgaszona", "desligada", "desligado",
     "apagadas", "apagados", "éteintes", "éteints", "dunkel",   "uit",      "apagada",   "éteinte",
     "white",    "unlit",    "off",      "dark",    "weiß",     "weiss",    "aus",       "blanc",
     "blanche",  "éteint",   "blanco",   "blanca",  "apagado",  "bianca",   "bianco",    "extinguished"});

constexpr std::array<std::string_view, 20> things{
    "light",  "lights",  "lamp",  "lamps",  "piece", "pieces", "cell", "cells", "tile",     "tiles",
    "square", "squares", "stone", "stones", "ones",  "side",   "disc", "discs", "switched", "turned"};

/// Whether a sign or a colour is named there, and not one of a number of things: “light 1 is off”, “row 0”.
bool isNamed(const Words& words, std::size_t at) {
    static constexpr auto before = std::to_array<std::string_view>(
        {"containing", "contain", "contains", "holding", "define", "and",  "where",  "with",
         "while",      "a",       "an",       "each",    "every",  "the",  "that",   "but",
         "letter",     "symbol",  "sign",     "digit",   "value",  "here", "legend", "key",
         "notation",   "und",     "wo",       "or",      "all",    "use",  "uses",   "using"});
    // “An entry of 0 means that …”
    static constexpr std::array<std::string_view, 4> entries{"entry", "value", "digit", "bit"};
    const bool isOfEntry = at > 1 && words[at - 1].text == "of" && isAmong(words[at - 2].text, entries);
    if (isCondition(words, at)) return false;
    // “Lights on are marked with x.”
    const bool isOfThings = at > 0 && at + 1 < words.size() && isAmong(words[at - 1].text, things) &&
                            words[at + 1].text == "are" && colourNamed(words[at].text) &&
                            (at == 1 || isEnd(words[at - 2]));
    return isOfThings || isOfEntry || at == 0 || isEnd(words[at - 1]) || words[at].begins ||
           words[at].isSaid || isAmong(words[at - 1].text, before) ||
           colourNamed(words[at - 1].text).has_value();
}

/// Where the thing stands that is said of the one before `next`; nothing if nothing is said.
std::optional<std::size_t> whatIsSaid(const Words& words, std::size_t next, bool isSaid = false) {
    static constexpr auto verbs = std::to_array<std::string_view>(
        {"look",     "looks",  "contain",     "contains", "is",         "are",
         "means",    "mean",   "stands",      "stand",    "represents", "represent",
         "denotes",  "denote", "indicates",   "marks",    "shows",      "marked",
         "written",  "shown",  "represented", "denoted",  "ist",        "sind",
         "bedeutet", "est",    "es",          "–",        "—"});
    static constexpr auto fillers =
        std::to_array<std::string_view>({"like", "for", "a", "an", "the", "as", "by", "with", "that",
                                         "that's", "which", "be", "there", "actually", "really"});
    constexpr std::size_t farthest = 6;
    const std::size_t end = std::min(words.size(), next + farthest);
    for (; next < end && !isEnd(words[next]); ++next) {
        isSaid |= words[next].isSaid;
        // In German it means “on”.
        const bool isGerman = words[next].text == "an" &&
                              (next + 1 == words.size() || isEnd(words[next + 1]) || words[next + 1].begins);
        const bool isFiller = !words[next].isApart &&
                              (isAmong(words[next].text, fillers) || isAmong(words[next].text, things) ||
                               isPiece(words[next].text) || arePieces(words[next].text));
        if (isAmong(words[next].text, verbs)) {
            isSaid = true;
        } else if (isGerman || !isFiller) {
            return isSaid ? std::optional(next) : std::nullopt;
        }
    }
    return std::nullopt;
}

/// Whether what is said of a colour ends before `next`.
bool isOver(const Words& words, std::size_t next) {
    return next == words.size() || isEnd(words[next]) || words[next].begins || words[next].text == "and";
}

/// “1 means no light”.
bool isNoLight(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 4> lights{"light", "lamp", "bulb", "lights"};
    return (words[at].text == "no" || words[at].text == "without") && at + 1 < words.size() &&
           isAmong(words[at + 1].text, lights);
}

/// “0 is on the left of 1.”
bool isOnPlace(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 6> places{"the", "a", "top", "left", "my", "this"};
    return words[at].text == "on" && at + 1 < words.size() && !words[at + 1].begins &&
           isAmong(words[at + 1].text, places);
}

/// “0” of “1/0”, “off” of “on/off”.
bool isOther(const Words& words, std::size_t at) {
    return words[at].begins && !words[at].isApart && !isEnd(words[at - 1]);
}

/// A sign and its colour, and how many words say so.
struct Named {
    ColouredSign sign;
    std::size_t length = 0;
};

/// “x is off”, “1 = a black piece”.
std::optional<Named> signFirst(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    const ColouredSign* sign = isEnd(words[at]) ? nullptr : signNamed(words[at].text, signs);
    if (sign == nullptr || !isNamed(words, at)) return std::nullopt;
    // “0/1 = on/off” is not what its middle says.
    const bool isOfTwo = at > 0 && isOther(words, at) && signNamed(words[at - 1].text, signs) != nullptr;
    if (isOfTwo) return std::nullopt;
    // “The ones which are on” are lamps.
    static constexpr std::array<std::string_view, 3> relative{"which", "that", "who"};
    const bool areLamps =
        words[at].text == "ones" && at + 1 < words.size() && isAmong(words[at + 1].text, relative);
    if (areLamps) return std::nullopt;
    // “1 light is off” counts lights.
    static constexpr std::array<std::string_view, 2> verbs{"is", "are"};
    const bool isDigit = words[at].text == "0" || words[at].text == "1";
    const bool isCount = isDigit && at + 2 < words.size() && !words[at + 1].isSaid &&
                         (isPiece(words[at + 1].text) || arePieces(words[at + 1].text)) &&
                         isAmong(words[at + 2].text, verbs);
    if (isCount) return std::nullopt;
    // “Legend: o light on, x light off”.
    static constexpr std::array<std::string_view, 3> legends{"legend", "key", "notation"};
    const auto said = whatIsSaid(words, at + 1, isInSentence(words, at, legends));
    if (said && isNoLight(words, *said)) return Named{{sign->sign, false}, *said + 2 - at};
    if (said && isOnPlace(words, *said)) return std::nullopt;
    // “Ones are lights that are out”, but not “1 is out of place”.
    if (said && words[*said].text == "out" && isOver(words, *said + 1))
        return Named{{sign->sign, false}, *said + 1 - at};
    const auto isBlack = said ? colourNamed(words[*said].text) : std::nullopt;
    return isBlack ? std::optional(Named{{sign->sign, *isBlack}, *said + 1 - at}) : std::nullopt;
}

/// “0 if lit, 1 if not”.
std::optional<Named> signWhere(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    const ColouredSign* const sign = isEnd(words[at]) ? nullptr : signNamed(words[at].text, signs);
    static constexpr std::array<std::string_view, 3> cases{"if", "when", "where"};
    // “A cell is 1 if …”
    static constexpr std::array<std::string_view, 5> entries{"it", "digit", "value", "entry", "bit"};
    const bool isOfCell = at > 1 && words[at - 1].text == "is" && !isCondition(words, at) &&
                          (isPiece(words[at - 2].text) || isAmong(words[at - 2].text, entries));
    const bool isWhere = sign != nullptr && (isOfCell || isNamed(words, at)) && at + 2 < words.size() &&
                         isAmong(words[at + 1].text, cases);
    if (!isWhere) return std::nullopt;
    // “1 if not lit”, “0 if the light is on”
    static constexpr auto between = std::to_array<std::string_view>({"the", "a", "it", "it's", "is", "are"});
    bool isNot = false;
    std::size_t colour = at + 2;
    for (; colour < words.size(); ++colour) {
        const std::string& word = words[colour].text;
        const bool isBetween = isAmong(word, between) || isPiece(word) || arePieces(word);
        if (!isBetween && word != "not") break;
        isNot = isNot || word == "not";
    }
    const auto isBlack =
        colour < words.size() && isOver(words, colour + 1) ? colourNamed(words[colour].text) : std::nullopt;
    if (!isBlack) return std::nullopt;
    return Named{{sign->sign, *isBlack != isNot}, colour + 1 - at};
}

/// “A light is on if its digit is 0.”
std::optional<Named> colourWhere(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 2> being{"is", "are"};
    static constexpr std::array<std::string_view, 4> where{"if", "iff", "when", "where"};
    static constexpr auto between = std::to_array<std::string_view>(
        {"the", "its",    "it's", "digit",  "entry",     "value",    "number",
         "bit", "symbol", "sign", "letter", "character", "is",       "a",
         "an",  "there",  "it",   "has",    "shows",     "contains", "their"});
    const auto isBlack = colourNamed(words[at].text);
    const bool isCase = isBlack && at > 0 && isAmong(words[at - 1].text, being) && at + 1 < words.size() &&
                        isAmong(words[at + 1].text, where) && !isCondition(words, at - 1);
    if (!isCase) return std::nullopt;
    std::size_t next = at + 2;
    while (next < words.size() &&
           (isAmong(words[next].text, between) || isPiece(words[next].text) || arePieces(words[next].text)))
        ++next;
    const ColouredSign* const sign = next < words.size() ? signNamed(words[next].text, signs) : nullptr;
    if (sign == nullptr || !isOver(words, next + 1)) return std::nullopt;
    return Named{{sign->sign, *isBlack}, next + 1 - at};
}

/// Whether only signs follow, to the end of the line or for a while: “lit = [0, 1, 1]” is a board.
bool isList(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    const auto isSign = [&](std::size_t i) { return signNamed(words[i].text, signs) != nullptr; };
    return at + 1 < words.size() && isSign(at + 1) &&
           (at + 2 == words.size() || isEnd(words[at + 2]) || isSign(at + 2));
}

/// “W” and “B” of “W = 1, B = 0”, where they are no signs of the board.
std::optional<bool> initialOfColour(const Words& words, std::size_t at,
                                    const std::vector<ColouredSign>& signs) {
    const std::string& word = words[at].text;
    const bool isInitial = (word == "w" || word == "b") && at + 1 < words.size() && words[at + 1].isSaid;
    return isInitial && signNamed(word, signs) == nullptr ? std::optional(word == "b") : std::nullopt;
}

/// “Off: x”, “black pieces are shown as 1”.
std::optional<Named> colourFirst(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    auto isBlack = colourNamed(words[at].text);
    if (!isBlack) isBlack = initialOfColour(words, at, signs);
    // “No light is 1.”
    if (!isBlack && isNoLight(words, at)) isBlack = false;
    // “On/off = 1/0” is not what its middle says.
    if (at > 0 && isOther(words, at) && colourNamed(words[at - 1].text)) return std::nullopt;
    // “Lights on: 0” counts them.
    if (!isBlack || !isNamed(words, at)) return std::nullopt;
    const bool isDefined = at > 0 && words[at - 1].text == "define";
    const auto said = whatIsSaid(words, at + 1, isDefined);
    const ColouredSign* sign = said ? signNamed(words[*said].text, signs) : nullptr;
    // “0: off, 1: on” goes on with the next sign.
    const bool isNext = sign != nullptr && *said + 1 < words.size() && words[*said + 1].isSaid;
    if (sign == nullptr || isNext || isList(words, *said, signs)) return std::nullopt;
    return Named{{sign->sign, *isBlack}, *said + 1 - at};
}

std::optional<Named> named(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    for (const auto way : {signFirst, colourFirst, signWhere, colourWhere}) {
        if (auto found = way(words, at, signs)) return found;
    }
    return std::nullopt;
}

/// “X off”, “1 for white”, “white (1)”: nothing but a sign and its colour.
std::optional<Named> pairAt(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 3> links{"for", "as", "für"};
    const ColouredSign* sign = isEnd(words[at]) ? nullptr : signNamed(words[at].text, signs);
    const bool isSignFirst = sign != nullptr;
    std::size_t next = at + 1;
    if (isSignFirst && next < words.size() && isAmong(words[next].text, links)) ++next;
    if (next >= words.size() || !isOver(words, next + 1) || !isNamed(words, at)) return std::nullopt;
    // Without a bracket, “white 1, black 0” may be how a game ended.
    if (!isSignFirst && words[next].begins) sign = signNamed(words[next].text, signs);
    const auto isBlack = colourNamed(words[isSignFirst ? next : at].text);
    if (sign == nullptr || !isBlack) return std::nullopt;
    return Named{{sign->sign, *isBlack}, next + 1 - at};
}

/// Two pairs of a sign and its colour: “X off, O on”.
void addPairs(std::vector<ColouredSign>& legend, const Words& words, const std::vector<ColouredSign>& signs) {
    std::vector<ColouredSign> pairs;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto pair = pairAt(words, at, signs);
        if (!pair) continue;
        pairs.push_back(pair->sign);
        at += pair->length - 1;
    }
    if (pairs.size() == 2 && pairs[0].sign != pairs[1].sign && pairs[0].isBlack != pairs[1].isBlack)
        legend.insert(legend.end(), pairs.begin(), pairs.end());
}

/// The same may be said very often.
void addNew(std::vector<ColouredSign>& legend, const ColouredSign& sign) {
    const bool isNew = std::ranges::none_of(legend, [&](const ColouredSign& each) {
        return each.sign == sign.sign && each.isBlack == sign.isBlack;
    });
    if (isNew) legend.push_back(sign);
}

/// “On/off = 1/0”, “0/1: off/on”.
void addCrossed(std::vector<ColouredSign>& legend, const Words& words,
                const std::vector<ColouredSign>& signs) {
    for (std::size_t at = 0; at + 3 < words.size(); ++at) {
        const bool areTwoAndTwo = isOther(words, at + 1) && words[at + 2].isSaid && isOther(words, at + 3);
        if (!areTwoAndTwo) continue;
        for (const std::size_t each : {at, at + 1}) {
            const bool isSignFirst = signNamed(words[each].text, signs) != nullptr;
            const std::string& word = words[isSignFirst ? each : each + 2].text;
            const ColouredSign* const sign = signNamed(word, signs);
            const auto isBlack = colourNamed(words[isSignFirst ? each + 2 : each].text);
            if (sign != nullptr && isBlack) addNew(legend, {sign->sign, *isBlack});
        }
    }
}

} // namespace

std::optional<bool> colourNamed(std::string_view word) {
    if (isAmong(word, blacks) || isAmong(word, chinese::blacks)) return true;
    return isAmong(word, whites) || isAmong(word, chinese::whites) ? std::optional(false) : std::nullopt;
}

bool isCondition(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 7> all{"every", "each", "all",   "the",
                                                         "of",    "and",  "single"};
    static constexpr std::array<std::string_view, 14> conditions{
        "when",    "until",     "once",      "if",   "till",         "after",       "soon as",
        "so that", "such that", "sure that", "sure", "goal is that", "aim is that", "target is that"};
    while (at > 0 && isAmong(words[at - 1].text, all)) --at;
    constexpr std::size_t longest = 3;
    for (std::size_t length = 1; length <= std::min(longest, at); ++length) {
        if (anyPhrase(words, at - length, conditions) == length) return true;
    }
    return false;
}

bool isSignSaid(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    return signFirst(words, at, signs).has_value();
}

bool isWhiteLit(const Words& words) {
    static constexpr std::array<std::string_view, 5> whiteSigns{"⬜", "⚪", "□", "○", "◯"};
    static constexpr std::array<std::string_view, 4> blackSigns{"⬛", "⚫", "■", "●"};
    static constexpr std::array<std::string_view, 4> lit{"white", "on", "lit", "1"};
    static constexpr std::array<std::string_view, 5> unlit{"black", "off", "unlit", "dark", "0"};
    const auto nameOf = [](std::string_view word) {
        // “Filled squares are off.”
        if (isAmong(word, whiteSigns) || word == "empty") return std::string_view("white");
        return isAmong(word, blackSigns) || word == "filled" ? std::string_view("black") : word;
    };
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string_view one = nameOf(words[at].text);
        const bool isLit = isAmong(one, lit);
        if ((!isLit && !isAmong(one, unlit)) || !isNamed(words, at)) continue;
        const auto said = whatIsSaid(words, at + 1);
        if (!said) continue;
        std::size_t next = *said + 1;
        while (next < words.size() && isAmong(words[next].text, things)) ++next;
        if (!isOver(words, next)) continue;
        const std::string_view other = nameOf(words[*said].text);
        // One of the two is the name of a colour.
        const std::string_view colour = isLit ? "white" : "black";
        const bool isColour = one == colour || other == colour;
        if (isColour && other != one && isAmong(other, isLit ? Phrases(lit) : Phrases(unlit))) return true;
    }
    return false;
}

const ColouredSign* signNamed(std::string_view word, const std::vector<ColouredSign>& signs) {
    using Name = std::pair<std::string_view, std::string_view>;
    static constexpr std::array names{Name{"dot", "."},   Name{"dots", "."},     Name{"star", "*"},
                                      Name{"stars", "*"}, Name{"asterisk", "*"}, Name{"asterisks", "*"},
                                      Name{"hash", "#"},  Name{"hashes", "#"},   Name{"zero", "0"},
                                      Name{"zeros", "0"}, Name{"zeroes", "0"},   Name{"one", "1"},
                                      Name{"ones", "1"},  Name{"dash", "-"},     Name{"dashes", "-"}};
    const auto* const name = std::ranges::find(names, word, &Name::first);
    if (name != names.end()) word = name->second;
    const auto found = std::ranges::find_if(signs, [word](const ColouredSign& each) {
        return word == each.sign || word == each.sign + "s" || word == each.sign + "'s";
    });
    return found == signs.end() ? nullptr : &*found;
}

std::vector<ColouredSign> legendIn(std::string_view text, const Words& words,
                                   std::vector<ColouredSign> signs) {
    // Boards of words for colours say themselves what they mean.
    std::erase_if(signs, [](const ColouredSign& sign) { return colourNamed(sign.sign).has_value(); });
    std::vector<ColouredSign> legend;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (const auto said = named(words, at, signs)) addNew(legend, said->sign);
    }
    addPairs(legend, words, signs);
    addCrossed(legend, words, signs);
    addUnspaced(legend, text, signs);
    // “0/1 = on/off” is not what its middle says.
    std::vector<ColouredSign> ofSentences = legendOfSentences(words, signs);
    if (legend.empty() || ofSentences.size() > 1) std::swap(legend, ofSentences);
    if (legend.empty()) legend = lampsAmong(signs, text, words);
    addInitials(legend, words, signs);
    std::erase_if(legend, [all = legend](const ColouredSign& each) {
        return std::ranges::any_of(all, [&](const ColouredSign& other) {
            return other.sign == each.sign && other.isBlack != each.isBlack;
        });
    });
    return legend;
}

Words withoutLegend(const Words& text, const std::vector<ColouredSign>& signs) {
    const Words words = withoutLegendSentences(text, signs);
    Words rest;
    for (std::size_t at = 0; at < words.size(); ++at) {
        auto said = signFirst(words, at, signs);
        // “Goal: black = 1” is a wish, “(black = 1)” is none.
        const bool mayBegin = at == 0 || isEnd(words[at - 1]) || words[at].begins;
        if (!said && mayBegin) said = colourFirst(words, at, signs);
        if (said) {
            at += said->length - 1;
        } else {
            rest.push_back(words[at]);
        }
    }
    return rest;
}

} // namespace flip::said
