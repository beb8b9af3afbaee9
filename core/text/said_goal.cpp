#include "core/text/said_goal.h"

#include "core/text/goal_words.h"
#include "core/text/legend.h"
#include "core/text/said_change.h"
#include "core/text/said_some.h"
#include "core/text/said_state.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

namespace flip::said {

namespace {

constexpr std::array<std::string_view, 6> either{"or", "either", "oder", "entweder", "ou", "oppure"};

struct Colours {
    bool white = false;
    bool black = false;
    /// Whether it is said that both are right: one may have been wanted before the other.
    bool areAlternatives = false;
};

/// Whether it tells how a board is: “at first all lights are on”, “if all pieces are white”.
bool isDescription(const Words& words, std::size_t begin, std::size_t colour) {
    static constexpr auto tells = std::to_array<std::string_view>(
        {"estaban",   "estaba",    "principio", "étaient",   "était",  "erano",  "fini",    "terminé",
         "ayer",      "ieri",      "jamais",    "nunca",     "mai",    "pas",    "ho",      "wear",
         "wears",     "shirt",     "anfang",    "beginn",    "war",    "waren",  "ecken",   "if",
         "initially", "beginning", "starts",    "started",   "except", "corner", "corners", "row",
         "rows",      "column",    "columns",   "elsewhere", "left",   "already"});
    static constexpr std::array<std::string_view, 24> wishes{
        "win",  "wins",  "won",  "solved", "end",    "finally", "must",   "should",
        "goal", "until", "make", "aim",    "want",   "target",  "so",     "such",
        "when", "get",   "turn", "once",   "wanted", "task",    "object", "soon"};
    static constexpr std::array<std::string_view, 4> past{"i made", "we made", "once made", "i got"};
    static constexpr std::array<std::string_view, 2> are{"are", "is"};
    // “The position where all lights are on”, but not “this position (all lights must be off)”.
    static constexpr std::array<std::string_view, 2> shown{"answer", "position"};
    static constexpr std::array<std::string_view, 2> duties{"must", "should"};
    static constexpr std::array<std::string_view, 5> sure{"goal", "target", "aim", "make", "ziel"};
    // “You win if all lights are off.”
    static constexpr std::array<std::string_view, 4> over{"win", "wins", "won", "solved"};
    // “The position (all lights must be off)”.
    const bool isDuty = std::any_of(words.begin() + static_cast<std::ptrdiff_t>(begin),
                                    words.begin() + static_cast<std::ptrdiff_t>(colour),
                                    [](const Word& word) { return isAmong(word.text, duties); });
    const bool isSure = isAmong(words[begin].text, sure) || isInSentence(words, begin, over);
    if (!isSure && isInSentence(words, begin, tells)) return true;
    if (!isSure && !isDuty && isInSentence(words, begin, shown)) return true;
    if (isPhraseInSentence(words, begin, past)) return true;
    // “The lights are all on”.
    const std::size_t before = begin - (begin > 0 ? 1 : 0);
    const bool isState = std::any_of(words.begin() + static_cast<std::ptrdiff_t>(before),
                                     words.begin() + static_cast<std::ptrdiff_t>(colour),
                                     [](const Word& word) { return isAmong(word.text, are); });
    return isState && !isInSentence(words, begin, wishes);
}

/// Whether the word is of something else: “all off, one at a time”, “all zeros (ones are lit)”. “All off, but
/// …” is no wish.
bool goesOnElsewhere(const Word& word) {
    static constexpr std::array<std::string_view, 3> links{"but", "and", "or"};
    return word.isApart && !isAmong(word.text, links);
}

/// Whether a colour, after words such as “all” that begin at `begin`, is the end of a wish. “All white
/// pieces” tells of pieces, “all on the same side” of no colour, and “board 1” is a title.
bool isWanted(const Words& words, std::size_t begin, std::size_t colour) {
    static constexpr std::array<std::string_view, 5> colours{"white", "black", "weiß", "weiss", "schwarz"};
    static constexpr std::array<std::string_view, 19> goesOn{
        "neighbours", "neighbors", "on",   "pieces", "piece", "cells", "squares", "tiles", "stones", "discs",
        "disks",      "lights",    "ones", "is",     "are",   "means", "moves",   "board", "boards"};
    static constexpr auto ends = std::to_array<std::string_view>(
        {"ou", "o", "oppure", "stehen", "please", "wanted", "now", "again", "finally", "bitte", "werden",
         "sein", "where", "wobei", "setzen", "stellen", "drehen", "machen"});
    static constexpr auto all = std::to_array<std::string_view>(
        {"all", "every", "everything", "alle", "alles", "goal", "objective", "ziel", "ganze", "tout", "tous",
         "toutes", "todo", "todos", "todas", "tutte", "tutti", "completely"});
    static constexpr std::array<std::string_view, 29> where{
        "as goal",          "by pressing",     "as target",
        "the game is over", "the game is won", "the puzzle is solved",
        "on a torus",       "on torus",        "on a board",
        "on board",         "on this board",   "on a grid",
        "on grid",          "on this grid",    "in as few",
        "with as few",      "in fewest",       "with fewest",
        "at end",           "in end",          "you win",
        "à la fin",         "al final",        "alla fine",
        "you have won",     "game is over",    "game is won",
        "puzzle is solved", "it is solved"};
    if (isDescription(words, begin, colour)) return false;
    const bool isLast = colour + 1 == words.size() || isEnd(words[colour + 1]) ||
                        goesOnElsewhere(words[colour + 1]) || isAmong(words[colour + 1].text, ends) ||
                        anyPhrase(words, colour + 1, where) > 0;
    // “All black but the centre”, “white in the first row”.
    static constexpr auto limits = std::to_array<std::string_view>({"but", "except", "besides", "apart"});
    static constexpr auto inPlace = std::to_array<std::string_view>(
        {"in first",   "in last",   "in top",     "in bottom",  "in middle", "in centre",
         "in center",  "in corner", "in corners", "in row",     "in column", "in rows",
         "in columns", "on border", "on edge",    "on edges",   "on first",  "on last",
         "on top",     "on bottom", "at edges",   "at corners", "at border", "if possible"});
    if (!isLast && !words[colour + 1].isApart &&
        (isAmong(words[colour + 1].text, limits) || anyPhrase(words, colour + 1, inPlace) > 0))
        return false;
    if (isAmong(words[colour].text, colours)) return isLast || !isAmong(words[colour + 1].text, goesOn);
    // “Make them all 1” begins with the second word, too.
    return isLast && isAmong(words[begin].text, all);
}

/// Whether both colours are in the same sentence, not far away.
bool areBothInSentence(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    bool isWhite = false;
    bool isBlack = false;
    constexpr std::size_t farthest = 40;
    const std::size_t end = std::min(words.size(), at + farthest);
    const std::size_t first = at - std::min(at, farthest);
    while (at > first && !isEnd(words[at - 1])) --at;
    // In English “an” is no state of a lamp.
    static constexpr std::array<std::string_view, 1> german{"oder"};
    const bool isGerman = isInSentence(words, at, german);
    for (; at < end && !isEnd(words[at]); ++at) {
        isBlack = isBlack || (isGerman && words[at].text == "an");
        if (const auto colour = blackness(words[at].text, signs)) (*colour ? isBlack : isWhite) = true;
    }
    return isWhite && isBlack;
}

/// Whether a phrase begins there that is not “turn all lights on the board”.
bool isTurned(const Words& words, std::size_t at, Phrases phrases) {
    static constexpr std::array<std::string_view, 6> noWish{"the", "this", "that", "a", "or", "each"};
    static constexpr std::array<std::string_view, 3> thatAre{"that are", "that is", "that were"};
    const std::size_t next = at + anyPhrase(words, at, phrases);
    if (next == at) return false;
    const bool isPlace = words[next - 1].text == "on" && next < words.size() &&
                         isAmong(words[next].text, noWish) && anyPhrase(words, next, thatAre) == 0;
    // “Turn off all notifications on your laptops.”
    static constexpr std::array<std::string_view, 8> others{"notifications", "phones",  "devices", "sounds",
                                                            "computers",     "screens", "alarms",  "alerts"};
    static constexpr std::array<std::string_view, 3> fillers{"the", "your", "of"};
    std::size_t object = next;
    while (object < words.size() && isAmong(words[object].text, fillers)) ++object;
    static constexpr std::array<std::string_view, 4> lights{"light", "lights", "lamp", "lamps"};
    if (object < words.size() && isAmong(words[object].text, others) && !isInSentence(words, at, lights))
        return false;
    // “Turn all lights on, the fewest presses win.”
    return !isPlace || words[next].begins;
}

/// “All on instead of all off”.
bool isInstead(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> others{"instead of", "rather than"};
    constexpr std::size_t farthest = 4;
    for (std::size_t back = 1; back <= std::min(farthest, at); ++back) {
        if (isEnd(words[at - back])) return false;
        if (anyPhrase(words, at - back, others) > 0) return true;
    }
    return false;
}

/// Whether a text that names Lights Out speaks of a game with another goal: “reverse Lights Out”, “the lights
/// have to be on”.
bool isReversed(const Words& words) {
    static constexpr auto turned = std::to_array<std::string_view>(
        {"reverse lights out", "reversed lights out", "inverse lights out", "opposite of lights out",
         "anti lights out", "lights out in reverse", "wants opposite", "other way round", "other way around",
         "lights out backwards", "lights out reversed", "inverted goal", "reversed goal"});
    static constexpr std::array<std::string_view, 5> on{"lights on", "all on", "everything on", "them on",
                                                        "it's on"};
    static constexpr std::array<std::string_view, 2> wanted{"have to be on", "need to be on"};
    static constexpr auto wishing = std::to_array<std::string_view>(
        {"must", "should", "goal", "want", "turn", "make", "here", "instead", "aim"});
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::size_t next = at + anyPhrase(words, at, on);
        const bool isLast = next > at && (next == words.size() || isEnd(words[next]) || words[next].begins);
        if (isLast && isInSentence(words, at, wishing)) return true;
        if (anyPhrase(words, at, turned) > 0 || anyPhrase(words, at, wanted) > 0) return true;
    }
    return false;
}

/// Whether a wish is denied, and not what is said in front of a comma, “edges don't wrap, turn all lights
/// off”, or of something else, “not all black but all white”. “I can't turn all lights off” is a wish.
bool isDenied(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 3> unable{"can't", "cannot", "couldn't"};
    static constexpr std::array<std::string_view, 4> wishing{"i", "we", "just", "still"};
    const std::size_t back = wordsSinceNo(words, at);
    if (back == 0) return false;
    const auto no = words.begin() + static_cast<std::ptrdiff_t>(at - back);
    const auto here = words.begin() + static_cast<std::ptrdiff_t>(at);
    const bool isOfOther =
        std::any_of(no + 1, here + 1, [](const Word& word) { return word.isApart || word.text == "but"; });
    const bool isUnable =
        isAmong(no->text, unable) && no != words.begin() && isAmong(std::prev(no)->text, wishing);
    return !isOfOther && !isUnable;
}

/// Colours that are wanted: “all white”, “every piece must be black”, “goal: white”.
Colours coloursWanted(const Words& words, const std::vector<ColouredSign>& signs, bool isUsualMeant) {
    Colours wanted;
    bool isLightsOut = false;
    bool isOther = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (isDenied(words, at) || isInstead(words, at) || (!isUsualMeant && isUsual(words, at))) continue;
        isLightsOut = isLightsOut || anyPhrase(words, at, goals::lightsOut) > 0;
        const bool isEither = isInSentence(words, at, either);
        if (const auto instead = isEither ? std::nullopt : colourChanged(words, at, signs)) {
            (instead->first ? wanted.black : wanted.white) = true;
            at = instead->second;
            continue;
        }
        const bool isOff = isTurned(words, at, goals::turnOff);
        const bool isOn = isTurned(words, at, goals::turnOn);
        const std::size_t begin = anyPhrase(words, at, goals::begins);
        if ((isOff || isOn || begin > 0) && isForSome(words, at, signs)) {
            isOther = true;
            continue;
        }
        wanted.white |= isOff;
        wanted.black |= isOn;
        // “Das ist alles.”
        if (begin == 0 || (at > 0 && words[at - 1].text == "ist")) continue;
        std::size_t next = at + begin;
        constexpr std::size_t mostBetween = 6;
        const std::size_t last = std::min(words.size(), next + mostBetween);
        next += anyPhrase(words, next, goals::places);
        // “All donuts to show white”.
        if (next + 2 < last && words[next + 1].text == "to" && words[next + 2].text == "show") ++next;
        // “Goal: lights on”.
        while (next < last &&
               (isAmong(words[next].text, goals::betweenGoalAndColour) || arePieces(words[next].text)))
            ++next;
        if (next == words.size() || isEnd(words[next])) continue;
        // “Turn off all lights (white = lit)”.
        if (next + 1 < words.size() && words[next].isApart && words[next + 1].isSaid) continue;
        if (!isWanted(words, at, next)) continue;
        if (const auto isBlack = blackness(words[next].text, signs))
            (*isBlack ? wanted.black : wanted.white) = true;
        // “All white or black”, “either all white side up or all black side up”.
        if (isEither && areBothInSentence(words, at, signs)) wanted = {true, true, true};
    }
    if (!wanted.white && !wanted.black) wanted.white = isLightsOut && !isOther && !isReversed(words);
    return wanted;
}

/// The same, or the state that is wished for.
Colours wantedOrWished(const Words& words, const std::vector<ColouredSign>& signs, bool isUsualMeant) {
    Colours wanted = coloursWanted(words, signs, isUsualMeant);
    if (wanted.white || wanted.black) return wanted;
    if (const auto isBlack = stateWished(words, signs, isUsualMeant))
        (*isBlack ? wanted.black : wanted.white) = true;
    return wanted;
}

/// The signs with the names that they have: “R = red, G = green”, “T (tails)”.
std::vector<ColouredSign> withNames(const Words& words, std::vector<ColouredSign> signs) {
    constexpr std::size_t shortest = 3;
    // A text may have any number of names, and each is looked up at every word.
    constexpr std::size_t most = 16;
    static constexpr auto colours =
        std::to_array<std::pair<std::string_view, std::string_view>>({{"🟥", "red"},
                                                                      {"🟩", "green"},
                                                                      {"🟦", "blue"},
                                                                      {"🟨", "yellow"},
                                                                      {"🟧", "orange"},
                                                                      {"🟪", "purple"},
                                                                      {"🔴", "red"},
                                                                      {"🟢", "green"},
                                                                      {"🔵", "blue"},
                                                                      {"🟡", "yellow"},
                                                                      {"🟠", "orange"},
                                                                      {"🟣", "purple"}});
    // “Turn all red”, on a board of R and B.
    static constexpr auto initials = std::to_array<std::string_view>(
        {"red",     "green",  "blue",   "yellow", "orange", "purple", "pink", "cyan",
         "magenta", "violet", "gold",   "silver", "brown",  "grey",   "gray", "heads",
         "tails",   "yes",    "closed", "open",   "up",     "down"});
    static constexpr std::array<std::string_view, 6> noNames{"the", "all", "and", "for", "are", "one"};
    const std::size_t count = signs.size();
    for (std::size_t i = 0; i < count; ++i) {
        for (const auto& [sign, name] : colours)
            if (signs[i].sign == sign) signs.push_back({std::string(name), signs[i].isBlack});
        for (const std::string_view name : initials)
            if (lowered(signs[i].sign) == name.substr(0, 1))
                signs.push_back({std::string(name), signs[i].isBlack});
    }
    for (std::size_t at = 0; at + 1 < words.size() && signs.size() < most; ++at) {
        const Word& name = words[at + 1];
        if (!(name.isSaid || name.isApart) || name.text.size() < shortest || isAmong(name.text, noNames) ||
            blackness(name.text, signs))
            continue;
        for (std::size_t i = 0; i < count; ++i) {
            if (lowered(signs[i].sign) == words[at].text) signs.push_back({name.text, signs[i].isBlack});
        }
    }
    return signs;
}

// Where white pieces are lit, black stands for white, and white for black.
void exchangeColours(Words& words) {
    for (Word& word : words) {
        const bool isWhite = word.text == "white";
        if (isWhite || word.text == "black") word.text = isWhite ? "black" : "white";
    }
}

void exchangeColours(std::vector<ColouredSign>& signs) {
    for (ColouredSign& sign : signs) sign.isBlack = !sign.isBlack;
}

/// Whether a sign shows which colour it is.
bool isColourSign(const ColouredSign& sign) {
    static constexpr std::array<std::string_view, 12> colours{"b", "w", "B", "W", "⬛", "⬜",
                                                              "⚫", "⚪", "■", "□", "●", "○"};
    return isAmong(sign.sign, colours);
}

/// “Make every square dark”, on a board of b and w where nothing else is said of them; lights that are dark
/// are off.
bool isDarkBlack(std::string_view text, const Words& words, const std::vector<ColouredSign>& signs) {
    static constexpr auto lamps =
        std::to_array<std::string_view>({"light", "lights", "lamp", "lamps", "bulb", "bulbs", "lit", "unlit",
                                         "on", "off", "lantern", "lanterns", "candle", "candles"});
    const auto has = [&](Phrases wanted) {
        return std::ranges::any_of(words, [&](const Word& word) { return isAmong(word.text, wanted); });
    };
    static constexpr std::array<std::string_view, 1> dark{"dark"};
    return has(dark) && !has(lamps) && !signs.empty() && std::ranges::all_of(signs, isColourSign) &&
           legendIn(text, words, signs).empty();
}

void darkIsBlack(Words& words) {
    for (Word& word : words) {
        if (word.text == "dark") word.text = "black";
    }
}

} // namespace

std::optional<Goal::Kind> goalSaid(std::string_view text, const Words& words,
                                   std::vector<ColouredSign> signs) {
    Words wishes = withoutLegend(words, signs);
    const bool areExchanged = isWhiteLit(wishes);
    // Signs that are no colours are lit or not.
    const bool areColours =
        areExchanged && (std::ranges::any_of(signs, isColourSign) || !legendIn(text, words, signs).empty());
    if (areExchanged) exchangeColours(wishes);
    if (isDarkBlack(text, words, signs)) darkIsBlack(wishes);
    if (areColours) exchangeColours(signs);
    signs = withNames(words, std::move(signs));
    Colours wanted = wantedOrWished(wishes, signs, false);
    // What is usual is meant where nothing else is.
    const bool saysUsual =
        std::ranges::any_of(wishes, [](const Word& word) { return isUsualWord(word.text); });
    if (saysUsual && !wanted.white && !wanted.black && !isReversed(wishes))
        wanted = wantedOrWished(wishes, signs, true);
    if (areColours) std::swap(wanted.white, wanted.black);
    const std::string small = lowered(text);
    // “Turn over all the black ones.”
    constexpr std::array<std::string_view, 3> turningOver{"переверни все", "переверните все",
                                                          "перевернуть все"};
    const bool isTurning = isAnyIn(small, turningOver);
    // “Except the middle one.”
    static constexpr std::array<std::string_view, 3> excepting{"除外", "除了", "кроме"};
    const bool isForAll = !isTurning && !isAnyIn(small, excepting);
    wanted.white |= isForAll && isAnyIn(small, goals::whiteInText);
    wanted.black |= isForAll && isAnyIn(small, goals::blackInText);
    // “Or black”, “or white”.
    static constexpr std::array<std::string_view, 6> orOther{"或黑",   "或白", "或者黑",
                                                             "或者白", "或全", "か黒"};
    if (isAnyIn(small, orOther)) wanted = {true, true, true};
    bool isAlike = isAnyIn(small, goals::alikeInText);
    for (std::size_t at = 0; at < wishes.size(); ++at)
        isAlike = isAlike || anyPhrase(wishes, at, goals::alike) > 0;
    if (isAlike && !wanted.white && !wanted.black) return Goal::Either;
    if (wanted.white && wanted.black)
        return isAlike || wanted.areAlternatives ? std::optional(Goal::Either) : std::nullopt;
    if (wanted.white) return Goal::White;
    return wanted.black ? std::optional(Goal::Black) : std::nullopt;
}

} // namespace flip::said
