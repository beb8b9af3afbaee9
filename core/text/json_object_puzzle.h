#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/json_objects.h"
#include "core/text/judge.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// What is wrong between two places of the text.
struct WrongInJson {
    std::size_t at = 0;
    std::size_t end = 0;
    std::string expected;
    /// If it is not all that stands there.
    std::string found = {};
};

/// An object of JSON, taken for a puzzle.
struct ObjectAsPuzzle {
    bool isPuzzle = false;
    /// Why it is none, if it looks like one and like nothing else.
    std::optional<WrongInJson> noBoard = {};
    /// Whether other readers might lose something of it.
    bool isMore = false;
    PuzzleParts own = {};
    /// The puzzle, or what is wrong with it; nothing if the object breaks off.
    std::optional<Result<Puzzle, WrongInJson>> puzzle = {};
    /// Whether what is wrong here may be right for other readers.
    bool mayBeForOthers = false;
};

/// Members that say whether edges are joined, and whether a value of one of them says it.
inline constexpr std::array<std::string_view, 9> namesOfTorus{
    "istorus", "is_torus", "torus", "wrap", "toroidal", "wraparound", "wrap_around", "periodic", "cyclic"};
[[nodiscard]] bool saysWhetherTorus(const JsonValue& value);

/// The names of all members of a puzzle, and what other programs call them, in small letters.
[[nodiscard]] std::vector<std::string_view> namesInPuzzle();

/// Errors: members that are no board, goal or rule, contradict each other or are there twice.
[[nodiscard]] ObjectAsPuzzle asPuzzle(const JsonObject& object);

} // namespace flip
