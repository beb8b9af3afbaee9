#include "core/text/json_other_names.h"

#include "core/text/json_goal.h"
#include "core/text/json_rows.h"
#include "core/text/said_setting.h"
#include "core/text/text_parts.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

using Kind = JsonValue::Kind;

constexpr auto namesOfBoard = std::to_array<std::string_view>(
    {"grid",          "lights",        "matrix",       "field",         "tiles",    "puzzle",
     "map",           "level",         "state",        "layout",        "position", "config",
     "configuration", "pieces",        "cells",        "data",          "start",    "initial",
     "initialboard",  "initial_board", "initialstate", "initial_state", "from",     "before"});
constexpr auto namesOfPattern = std::to_array<std::string_view>(
    {"rule", "kernel", "stencil", "neighbourhood", "neighborhood", "neighbours", "neighbors", "toggle",
     "toggles", "flips", "press", "effect", "shape", "adjacency"});
constexpr auto namesOfTarget = std::to_array<std::string_view>(
    {"end", "final", "finish", "after", "desired", "to", "goal_state", "goalstate", "target_state",
     "targetstate", "finalstate", "final_state"});

constexpr auto namesOfGoal = std::to_array<std::string_view>(
    {"want", "wanted", "objective", "aim", "win", "wincondition", "win_condition"});

constexpr std::array<std::string_view, 4> listNames{"boards", "grids", "puzzles", "levels"};

/// A string of signs in rows, or of four at least.
bool isStringOfPieces(const JsonValue& value) {
    constexpr std::size_t fewest = 4;
    const std::string_view text = value.text;
    return value.kind == Kind::Text && !value.isList && areSignsOfPieces(text) &&
           (text.size() >= fewest || text.find_first_of("/\n") != std::string_view::npos);
}

/// Rows, or signs that may be a single row. The names of things have more letters, and not all as many.
bool isOfPieces(const JsonValue& value) {
    constexpr std::size_t mostSigns = 2;
    if (!value.isList) return isStringOfPieces(value);
    // Two or three numbers may be a place. Rows of true and false are for other readers.
    constexpr std::size_t shortestRow = 4;
    if (value.kind == Kind::Rows || value.row.size() >= shortestRow || value.oddInRow) return true;
    if (value.kind != Kind::Text) return false;
    std::vector<std::string_view> signs;
    const auto rows = splitAt(value.text, '/');
    for (std::string_view row : rows) {
        const auto length = std::ranges::count_if(row, isFirstByte);
        if (length == 0 || length != std::ranges::count_if(rows.front(), isFirstByte)) return false;
        while (!row.empty()) {
            const std::string_view sign = firstCharacterOf(row);
            row.remove_prefix(sign.size());
            if (std::ranges::find(signs, sign) != signs.end()) continue;
            signs.push_back(sign);
            if (signs.size() > mostSigns) return false;
        }
    }
    return true;
}

/// Cells may be places: [[0, 1], [2, 2]].
bool mayBePlaces(const JsonValue& value) {
    constexpr std::size_t lengthOfPlace = 2;
    if (value.kind == Kind::Rows) return splitAt(value.text, '/').front().size() == lengthOfPlace;
    return value.isList && value.kind != Kind::Text;
}

void dropPlaces(JsonObject& object) {
    const auto cells = object.members.find("cells");
    if (cells == object.members.end() || !mayBePlaces(cells->second)) return;
    object.hasOthers = true;
    object.hasOtherTexts = object.hasOtherTexts || mayBeText(cells->second);
    object.members.erase(cells);
}

/// The pattern with this name, as readPattern reads it; empty for any other name.
std::string_view patternNamed(std::string name) {
    std::ranges::replace(name, '_', ' ');
    if (said::isNameOfPlus(name)) return ".*./***/.*.";
    return said::isNameOfBlock(name) ? "***/***/***" : "";
}

bool isPatternInRows(const JsonValue& value) {
    const bool hasRows = std::ranges::count(value.text, '/') == 2;
    return (value.kind == Kind::Text || value.kind == Kind::Rows) && hasRows && readPattern(value.text);
}

/// Makes the only one of these members that may be it the one of this name.
void take(JsonObject& object, std::string_view name, std::span<const std::string_view> others,
          bool (*isRight)(const JsonValue& value)) {
    std::vector<JsonValue> right;
    bool isLost = false;
    for (const std::string_view other : others) {
        const auto found = object.members.find(other);
        if (found == object.members.end()) continue;
        const bool isOne = isRight(found->second);
        object.hasOtherTexts = object.hasOtherTexts || (!isOne && mayBeText(found->second));
        if (isOne) right.push_back(std::move(found->second));
        isLost = isLost || !isOne;
        object.members.erase(found);
    }
    const bool isTaken = right.size() == 1 && object.members.emplace(name, std::move(right.front())).second;
    object.hasOtherNames = object.hasOtherNames || isTaken;
    object.hasOthers = object.hasOthers || isLost || (!right.empty() && !isTaken);
}

bool isWish(const JsonValue& value) { return goalInWords(value).has_value(); }

/// Puts patterns in place of their names, as in “rule”: “king”, and finds two that differ.
void namePatterns(JsonObject& object) {
    // Others may count something.
    static constexpr auto ofNames = std::to_array<std::string_view>(
        {"pattern", "rule", "neighbourhood", "neighborhood", "neighbours", "neighbors", "adjacency"});
    std::vector<std::string_view> names(namesOfPattern.begin(), namesOfPattern.end());
    names.insert(names.begin(), "pattern");
    std::optional<Pattern> first;
    for (const std::string_view name : names) {
        const auto member = object.members.find(name);
        if (member == object.members.end()) continue;
        JsonValue& value = member->second;
        const bool mayBeNamed = !value.isList && std::ranges::find(ofNames, name) != ofNames.end();
        const std::string_view named = mayBeNamed ? patternNamed(lowered(value.text)) : "";
        if (!named.empty())
            value = {.kind = Kind::Text, .text = std::string(named), .at = value.at, .end = value.end};
        if (!isPatternInRows(value)) continue;
        const Pattern pattern = *readPattern(value.text);
        if (first && *first != pattern && !object.patternAgain) object.patternAgain = value;
        if (first) object.members.erase(member);
        first = first.value_or(pattern);
    }
}

/// Neighbours in a list that is no pattern are steps: {"neighbors": [[0, 1], [1, 0]]}.
void nameSteps(JsonObject& object) {
    for (const std::string_view name : {"neighbours", "neighbors"}) {
        const auto member = object.members.find(name);
        const bool areSteps = member != object.members.end() && member->second.isList &&
                              member->second.hasItems && !isPatternInRows(member->second);
        if (!areSteps) continue;
        object.members.emplace("offsets", std::move(member->second));
        object.members.erase(member);
    }
}

/// A goal that is a board is a target; beside no board it may be one that is to be solved.
void takeGoalAsTarget(JsonObject& object) {
    const auto goal = object.members.find("goal");
    const bool isBoard = goal != object.members.end() && isOfPieces(goal->second) &&
                         goal->second.text.find_first_of("/\n") != std::string::npos;
    if (!isBoard || !object.members.contains("board") || object.members.contains("target")) return;
    object.members.emplace("target", std::move(goal->second));
    object.members.erase(goal);
}

/// What columns are called in a table of data: {"columns": ["a", "b"], "data": [[0, 1], [1, 1]]}.
void dropHeadings(JsonObject& object) {
    if (!object.members.contains("board")) return;
    for (const std::string_view name : {"columns", "cols"}) {
        const auto headings = object.members.find(name);
        if (headings == object.members.end() || !headings->second.isList) continue;
        object.hasOthers = true;
        object.hasOtherTexts = true;
        object.members.erase(headings);
    }
}

/// A board under another name that the object's own board would hide. What it was at first may be another.
std::optional<JsonValue> hiddenBoard(const JsonObject& object) {
    const auto isEarlier = [](std::string_view name) {
        return name.starts_with("initial") || name == "start" || name == "from" || name == "before";
    };
    const auto board = object.members.find("board");
    if (board == object.members.end() || !isOfPieces(board->second)) return std::nullopt;
    for (const std::string_view name : namesOfBoard) {
        const auto other = object.members.find(name);
        if (other == object.members.end() || isEarlier(name)) continue;
        if (isOfPieces(other->second) && other->second.text != board->second.text) return other->second;
    }
    return std::nullopt;
}

} // namespace

std::vector<std::string_view> otherNames() {
    std::vector<std::string_view> names;
    for (const std::span<const std::string_view> each :
         {std::span<const std::string_view>(namesOfBoard), std::span<const std::string_view>(namesOfPattern),
          std::span<const std::string_view>(namesOfTarget), std::span<const std::string_view>(namesOfGoal)})
        names.insert(names.end(), each.begin(), each.end());
    return names;
}

std::span<const std::string_view> namesOfLists() { return listNames; }

void takeOtherNames(JsonObject& object) {
    dropPlaces(object);
    nameSteps(object);
    namePatterns(object);
    object.boardAgain = hiddenBoard(object);
    take(object, "board", namesOfBoard, isOfPieces);
    dropHeadings(object);
    take(object, "pattern", namesOfPattern, isPatternInRows);
    take(object, "target", namesOfTarget, isOfPieces);
    take(object, "goal", namesOfGoal, isWish);
    takeGoalAsTarget(object);
}

} // namespace flip
