#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// From one byte of a text up to another.
struct JsonPlace {
    std::size_t at = 0;
    std::size_t end = 0;
};

/// A value of JSON, as far as puzzles need it.
struct JsonValue {
    enum class Kind {
        /// null, or missing.
        None,
        /// A string, or the strings of a list, with slashes between.
        Text,
        /// A number, true or false.
        Word,
        /// A list of lists of zeros and ones, of true and false, or of strings of one sign: the rows, with
        /// slashes between.
        Rows,
        Other,
    };

    Kind kind = Kind::None;
    std::string text = {};
    /// The signs of a list that may be a row.
    std::string row = {};
    /// Of a list of two numbers: “2x4”.
    std::string size = {};
    bool isList = false;
    /// Whether a list is not empty.
    bool hasItems = false;
    /// An object as it is written; empty for another value.
    std::string object = {};
    /// Of lists and of something else.
    bool isMixed = false;
    /// A list of strings or lists, of which each may be a board.
    bool mayBeBoards = false;
    /// A list of lists of strings.
    bool isOfTexts = false;
    /// The number, word or null for which a list is no row.
    std::optional<JsonPlace> odd = {};
    /// That of the first of its lists which is no row.
    std::optional<JsonPlace> oddInRow = {};
    /// Where it begins and ends, in bytes.
    std::size_t at = 0;
    std::size_t end = 0;
};

/// The members of an object, their names in small letters.
struct JsonObject {
    std::map<std::string, JsonValue, std::less<>> members = {};
    /// The first name of a member that another has before it, whose value is kept.
    std::optional<JsonValue> nameAgain = {};
    /// A board beside another, under another name.
    std::optional<JsonValue> boardAgain = {};
    /// A pattern beside another one that it contradicts.
    std::optional<JsonValue> patternAgain = {};
    /// Whether it has members with other names, and whether one of them has a value that others may read as
    /// a board: no number, true or false.
    bool hasOthers = false;
    bool hasOtherTexts = false;
    /// Whether other programs' names were taken for those of a puzzle.
    bool hasOtherNames = false;
    std::size_t at = 0;
    /// Whether its end has been reached.
    bool isComplete = false;
};

/// The objects of a text of JSON, an inner one before that which it is in.
struct JsonObjects {
    std::vector<JsonObject> objects;

    /// Where the text stops being JSON, if it does.
    struct Problem {
        std::size_t at = 0;
        const char* expected = "";
    };

    std::optional<Problem> problem = {};
    /// Whether there are words behind an object, to the next one or the end of their line.
    bool hasWords = false;
    /// Whether a member has its name between quotation marks; in JavaScript none need them.
    bool hasQuotedNames = false;
};

/// Whether rows with slashes between have two signs at most, and not the same number of them. Names of people
/// have more letters.
[[nodiscard]] bool areUnevenSigns(std::string_view rows);

/// Whether a value may be read as a board by those who do not know what it is: a string, rows, an object.
[[nodiscard]] bool mayBeText(const JsonValue& value);

/// Where the first object of a text begins that has a member, or the list of such objects; behind the end if
/// there is none. O(text).
[[nodiscard]] std::size_t beginOfObjects(std::string_view text);

/// Reads values of JSON one after the other; Python's True, False and None count as those of JSON, and so do
/// strings between single quotation marks, and names without any. Keeps the members with these names alone.
[[nodiscard]] JsonObjects readJsonObjects(std::string_view text, std::span<const std::string_view> names);

} // namespace flip
