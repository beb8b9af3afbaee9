#include "core/text/json_said.h"

#include "core/text/json_puzzles.h"
#include "core/text/said_readings.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace flip {

namespace {

/// What words may say of JSON, which says other parts itself.
SaidRule besideOwn(SaidRule said, const PuzzleParts& own) {
    if (own.goal) said.goal.reset();
    if (own.edges) said.edges.reset();
    if (own.pattern) {
        said.flips.reset();
        said.pattern.reset();
    }
    if (own.pattern && own.edges) said.unknown.reset();
    return said;
}

/// What an object says of its own puzzle, and where it says nothing, what is said around all of them.
SaidRule with(const SaidRule& around, SaidRule own) {
    if (!own.goal) own.goal = around.goal;
    if (!own.edges) own.edges = around.edges;
    if (!own.flips && !own.pattern) own.flips = around.flips, own.pattern = around.pattern;
    return own;
}

/// An error in a part of the text.
TextError placed(TextError error, std::string_view text, std::string_view part) {
    const std::string_view before = text.substr(0, static_cast<std::size_t>(part.data() - text.data()));
    if (error.line == 1)
        error.column += std::ranges::count_if(before.substr(before.rfind('\n') + 1), isFirstByte);
    error.line += std::ranges::count(before, '\n');
    return error;
}

/// Several objects: a title speaks of its own puzzle. Puts a reading first if any words change a puzzle.
std::optional<TextError> applyEach(Recognised& json, std::string_view text, const JsonTexts& texts) {
    const SaidRule around = besideOwn(takeSaid(json, withMembersApart(texts.around)), json.own);
    if (around.unknown) return around.unknown;
    const Reading boards = json.readings.front();
    Reading changed = boards;
    for (std::size_t i = 0; i < boards.puzzles.size(); ++i) {
        Recognised one{{{{boards.puzzles[i]}, boards.notation, nullptr, boards.signs}}, false};
        const std::string own = withMembersApart(std::string(texts.puzzles[i]));
        const SaidRule said = besideOwn(with(around, takeSaid(one, own)), json.own);
        if (said.unknown) return placed(*said.unknown, text, texts.puzzles[i]);
        if (!said.saysNothing()) applySaid(one, said);
        changed.puzzles[i] = one.readings.front().puzzles.front();
        json.isOpen = json.isOpen || one.isOpen;
    }
    const bool isSame =
        std::ranges::equal(changed.puzzles, boards.puzzles, {}, &FoundPuzzle::puzzle, &FoundPuzzle::puzzle);
    if (!isSame) json.readings.insert(json.readings.begin(), std::move(changed));
    static_cast<void>(takeSaid(json, text));
    return std::nullopt;
}

} // namespace

bool mayBeSaid(const Recognised& recognised) {
    const PuzzleParts& own = recognised.own;
    if (recognised.isInterpreted) return !own.pattern || !own.edges || !own.goal;
    return !own.pattern && !own.edges;
}

Result<Recognised, TextError> jsonAsSaid(Recognised json, std::string_view text) {
    Reading& boards = json.readings.front();
    for (const char sign : std::string_view("bw10#.")) {
        const bool isUsed = text.find(sign) != std::string_view::npos;
        if (isUsed) boards.signs.push_back({std::string(1, sign), sign == 'b' || sign == '1' || sign == '#'});
    }
    const std::size_t count = boards.puzzles.size();
    const JsonTexts texts = count > 1 ? textsOfPuzzles(text) : JsonTexts();
    if (count > 1 && texts.puzzles.size() == count) {
        if (auto unknown = applyEach(json, text, texts)) return *std::move(unknown);
    } else {
        const SaidRule said = besideOwn(takeSaid(json, withMembersApart(std::string(text))), json.own);
        if (said.unknown) return *said.unknown;
        if (!said.saysNothing()) applySaid(json, said);
    }
    json.isGoalAssumed &= !json.own.goal && areFlipGames(json.readings.front());
    // Names and values of JSON are no sentences.
    json.notUnderstood.reset();
    json.isInterpreted = json.isInterpreted || json.readings.size() > 1;
    for (Reading& reading : json.readings) reading.signs.clear();
    return json;
}

} // namespace flip
