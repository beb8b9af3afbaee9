#include "core/text/json_other_names.h"

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

// Not “cells”, which may be places.
constexpr std::array<std::string_view, 20> foreignNames{
    "grid",         "lights", "matrix", "field",  "tiles",  "puzzle",  "start",
    "initial",      "map",    "level",  "rule",   "kernel", "stencil", "neighbourhood",
    "neighborhood", "end",    "final",  "finish", "after",  "desired"};
constexpr std::size_t ofBoards = 10;
constexpr std::size_t ofPatterns = 5;

constexpr std::array<std::string_view, 4> listNames{"boards", "grids", "puzzles", "levels"};

/// A string of signs in rows, or of four at least.
bool isStringOfPieces(const JsonValue& value) {
    constexpr std::size_t fewest = 4;
    const std::string_view text = value.text;
    return value.kind == Kind::Text && !value.isList &&
           text.find_first_not_of("01bBwW#*./\n") == std::string_view::npos &&
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
    std::string signs;
    const auto rows = splitAt(value.text, '/');
    for (const std::string_view row : rows) {
        if (row.size() != rows.front().size() || row.empty()) return false;
        for (const char sign : row) {
            if (signs.find(sign) == std::string::npos) signs += sign;
        }
    }
    return signs.size() <= mostSigns;
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
        if (isOne) right.push_back(std::move(found->second));
        isLost = isLost || !isOne;
        object.members.erase(found);
    }
    const bool isTaken = right.size() == 1 && object.members.emplace(name, std::move(right.front())).second;
    object.hasOtherNames = object.hasOtherNames || isTaken;
    object.hasOthers = object.hasOthers || isLost || (!right.empty() && !isTaken);
}

bool isNameQuote(char c) { return c == '"' || c == '\''; }

bool isBoardName(std::string_view word) {
    const auto boards = std::span(foreignNames).first(ofBoards);
    const std::string name = lowered(word);
    const auto isIn = [&](std::span<const std::string_view> names) {
        return std::ranges::find(names, name) != names.end();
    };
    return name == "board" || isIn(boards) || isIn(namesOfLists());
}

/// The name that stands before a colon without quotation marks.
std::string_view nameBefore(std::string_view text, std::size_t colon) {
    const std::size_t last = text.substr(0, colon).find_last_not_of(" \t\r\n");
    if (last == std::string_view::npos) return {};
    std::size_t begin = last + 1;
    while (begin > 0 && isOfName(text[begin - 1])) --begin;
    return text.substr(begin, last + 1 - begin);
}

/// A board under another name that the object's own board would hide. What it was at first may be another.
std::optional<JsonValue> hiddenBoard(const JsonObject& object) {
    constexpr std::array<std::string_view, 2> earlier{"start", "initial"};
    const auto board = object.members.find("board");
    if (board == object.members.end() || !isOfPieces(board->second)) return std::nullopt;
    for (const std::string_view name : std::span(foreignNames).first(ofBoards)) {
        const auto other = object.members.find(name);
        if (other == object.members.end() || std::ranges::find(earlier, name) != earlier.end()) continue;
        if (isOfPieces(other->second) && other->second.text != board->second.text) return other->second;
    }
    return std::nullopt;
}

} // namespace

std::span<const std::string_view> otherNames() { return foreignNames; }

std::span<const std::string_view> namesOfLists() { return listNames; }

bool namesBoard(std::string_view text) {
    for (std::size_t at = text.find_first_of("\"':"); at != std::string_view::npos;
         at = text.find_first_of("\"':", at + 1)) {
        if (text[at] == ':') {
            if (isBoardName(nameBefore(text, at))) return true;
            continue;
        }
        const std::string_view rest = text.substr(at + 1);
        const std::string_view word = rest.substr(0, rest.find_first_of("\"' \n"));
        if (word.size() < rest.size() && isNameQuote(rest[word.size()]) && isBoardName(word)) return true;
    }
    return false;
}

void takeOtherNames(JsonObject& object) {
    object.boardAgain = hiddenBoard(object);
    take(object, "board", std::span(foreignNames).first(ofBoards), isOfPieces);
    take(object, "pattern", std::span(foreignNames).subspan(ofBoards, ofPatterns), isPatternInRows);
    take(object, "target", std::span(foreignNames).subspan(ofBoards + ofPatterns), isOfPieces);
}

} // namespace flip
