#include "core/text/json_puzzles.h"

#include "core/text/json_object_puzzle.h"
#include "core/text/json_objects.h"
#include "core/text/json_other_names.h"
#include "core/text/json_shared_rules.h"
#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"
#include "core/text/word_lines.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// Tells lines and columns of places that come in order, or nearly so.
class JsonPlaces {
  public:
    explicit JsonPlaces(std::string_view text) : text_(text) {}

    /// The line of a byte, from 1.
    std::int64_t lineOf(std::size_t at) {
        if (at < known_) known_ = 0, line_ = 1;
        line_ += std::ranges::count(text_.substr(known_, at - known_), '\n');
        known_ = at;
        return line_;
    }

    TextError error(const WrongInJson& wrong) {
        const std::string_view before = text_.substr(0, wrong.at);
        const std::string_view there = text_.substr(before.size(), wrong.end - wrong.at);
        const auto column = 1 + std::ranges::count_if(before.substr(before.rfind('\n') + 1), isFirstByte);
        const std::string found = there.empty() ? "the end of the text" : quotedPart(there);
        return {lineOf(before.size()), column, wrong.found.empty() ? found : wrong.found, wrong.expected};
    }

  private:
    std::string_view text_;
    std::size_t known_ = 0;
    std::int64_t line_ = 1;
};

/// Without the time before what somebody wrote in a chat, “[12:30] Anna:”, or the mark before a title:
/// “[Solved] Lights”.
std::string_view withoutMark(std::string_view line) {
    const std::size_t end = line.find(']');
    if (!line.starts_with('[') || end == std::string_view::npos) return line;
    const std::string_view mark = line.substr(1, end - 1);
    const std::string_view rest = trimmed(line.substr(end + 1));
    const bool isTime = mark.find(':') != std::string_view::npos &&
                        mark.find_first_not_of("0123456789:./-, APM") == std::string_view::npos;
    const bool isWord =
        std::ranges::all_of(mark, isAsciiLetter) && !rest.empty() && isAsciiLetter(rest.front());
    return isTime || isWord ? rest : line;
}

/// Where JSON begins in a text.
struct JsonBegin {
    std::size_t at = 0;
    /// Behind a word for it, as in “Puzzle: {” and “const p = {”, so that it may be a program's, too.
    bool isNamed = false;
};

/// Whether a line above JSON, or what is before it in its line, is no program but for a name that it is
/// given.
bool isBeforeJson(std::string_view words) {
    if (words.ends_with('=')) {
        return std::ranges::all_of(words.substr(0, words.size() - 1), [](char c) {
            return isOfName(c) || std::string_view(" .:,[]<>").find(c) != std::string_view::npos;
        });
    }
    return (isProseLine(words) || words.ends_with(':')) &&
           plainWords(words).find_first_of("{}[]=;") == std::string::npos;
}

/// Where the first object or list begins a line, or an object stands behind a word for it, below words that
/// are no program at most; otherwise nothing.
std::optional<JsonBegin> beginOfJson(std::string_view text) {
    const std::size_t objects = beginOfObjects(text);
    for (const std::string_view line : splitAt(text, '\n')) {
        const std::string_view words = withoutMark(trimmed(line));
        if (words.empty() || isDivider(words)) continue;
        const auto at = static_cast<std::size_t>(words.data() - text.data());
        if (words.front() == '{' || words.front() == '[') return JsonBegin{at};
        if (at + words.size() <= objects) {
            if (!isBeforeJson(words)) return std::nullopt;
            continue;
        }
        return isBeforeJson(trimmed(text.substr(at, objects - at))) ? std::optional(JsonBegin{objects, true})
                                                                    : std::nullopt;
    }
    return std::nullopt;
}

/// The objects of JSON that a text begins with, perhaps below words.
std::optional<JsonObjects> objectsIn(std::string_view text) {
    const auto begin = beginOfJson(text);
    if (!begin) return std::nullopt;
    // What is above stays away, and all other places are as they were.
    std::string below(text);
    std::replace_if(
        below.begin(), below.begin() + static_cast<std::ptrdiff_t>(begin->at),
        [](char c) { return c != '\n'; }, ' ');
    JsonObjects json = readJsonObjects(below, namesInPuzzle());
    // What is no JSON there may be a program, for other readers.
    if ((begin->isNamed || !json.hasQuotedNames) && json.problem) return std::nullopt;
    json.hasWords = json.hasWords || !trimmed(text.substr(0, begin->at)).empty();
    for (JsonObject& object : json.objects) takeOtherNames(object);
    return json;
}

/// “"torus_allowed": false”; a goal may be false.
bool isDenied(std::string_view member) {
    const std::size_t colon = member.rfind(':');
    if (colon == std::string_view::npos || member.find("goal") != std::string_view::npos) return false;
    const std::string_view value = trimmed(member.substr(colon + 1));
    return value == "false" || value == "False";
}

} // namespace

bool isAnswerInJson(std::string_view text) { return trimmed(text).starts_with("{\"puzzle\":{"); }

bool namesPuzzleInJson(std::string_view text) {
    const std::optional<JsonObjects> json = objectsIn(text);
    return json && !json->problem && std::ranges::any_of(json->objects, [](const JsonObject& object) {
               return object.members.contains("board");
           });
}

std::optional<Places> placesInJson(std::string_view text) {
    const std::optional<JsonObjects> json = objectsIn(text);
    if (!json || json->problem) return std::nullopt;
    Places places;
    places.areAllBoards = true;
    JsonPlaces lines(text);
    for (const JsonObject& object : json->objects) {
        const auto board = object.members.find("board");
        if (board == object.members.end() || !board->second.isList) continue;
        const std::size_t begin = board->second.at;
        places.parts.emplace_back(text.substr(begin, board->second.end - begin));
        places.linesBefore.push_back(lines.lineOf(begin) - 1);
    }
    return places.parts.size() > 1 ? std::optional(std::move(places)) : std::nullopt;
}

std::optional<ReadPuzzles> readJsonPuzzles(std::string_view text) {
    std::optional<JsonObjects> found = objectsIn(text);
    if (!found) return std::nullopt;
    JsonObjects& json = *found;
    shareRules(json.objects);
    JsonPlaces places(text);
    ReadPuzzles read{{}, {}, json.hasWords};
    // A rule or a goal beside the puzzle, or names that say more than is known.
    read.hasWords = read.hasWords || std::ranges::any_of(json.objects, [](const JsonObject& object) {
                        return object.members.contains("board") ? object.hasOthers : !object.members.empty();
                    });
    bool isMore = isAnswerInJson(text);
    read.own = {};
    std::optional<WrongInJson> noPuzzle;
    for (const JsonObject& object : json.objects) {
        ObjectAsPuzzle each = asPuzzle(object);
        if (!each.isPuzzle && !noPuzzle) noPuzzle = std::move(each.noBoard);
        // Beside puzzles it would be lost.
        if (noPuzzle && (each.isPuzzle || !read.puzzles.empty())) {
            read.error = places.error(*noPuzzle);
            return read;
        }
        if (!each.isPuzzle) continue;
        isMore = isMore || each.isMore;
        read.own = {.pattern = read.own.pattern || each.own.pattern,
                    .edges = read.own.edges || each.own.edges,
                    .goal = read.own.goal || each.own.goal};
        if (!each.puzzle) continue;
        if (!*each.puzzle) {
            read.error = places.error(each.puzzle->error());
            read.isForOthers = read.puzzles.empty() && each.mayBeForOthers;
            return read;
        }
        read.puzzles.push_back({**std::move(each.puzzle), places.lineOf(object.at)});
    }
    // What is said of one of several would be taken for all.
    isMore = isMore || (read.puzzles.size() > 1 && (read.own.pattern || read.own.edges || read.own.goal));
    if (json.problem) {
        const std::size_t end = std::min(text.find_first_of("\r\n", json.problem->at), text.size());
        read.error = places.error({json.problem->at, end, json.problem->expected});
    }
    if (noPuzzle && !json.hasWords && read.puzzles.empty() && !read.error) {
        read.error = places.error(*noPuzzle);
        read.isForOthers = true;
        return read;
    }
    if (!isMore || (read.puzzles.empty() && !read.error)) return std::nullopt;
    return read;
}

std::size_t endOfBracket(std::string_view text) {
    int depth = 0;
    bool isInString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"' && (at == 0 || text[at - 1] != '\\')) isInString = !isInString;
        if (isInString) continue;
        if (c == '[' || c == '{') ++depth;
        if ((c == ']' || c == '}') && --depth == 0) return at + 1;
    }
    return text.size();
}

JsonTexts textsOfPuzzles(std::string_view text) {
    JsonTexts texts{{}, std::string(text)};
    const std::optional<JsonObjects> json = objectsIn(text);
    for (const JsonObject& object : json ? json->objects : std::vector<JsonObject>()) {
        if (!object.members.contains("board")) continue;
        const std::size_t length = endOfBracket(text.substr(object.at));
        texts.puzzles.push_back(text.substr(object.at, length));
        std::fill_n(texts.around.begin() + static_cast<std::ptrdiff_t>(object.at), length, ' ');
    }
    return texts;
}

std::string withMembersApart(std::string text) {
    std::string brackets;
    char quote = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (quote != 0) {
            if (c == '\\') ++at;
            if (c == quote) quote = 0;
            continue;
        }
        const bool isInObject = brackets.ends_with('{');
        if (isInObject && (c == ',' || c == '}')) {
            if (isDenied(std::string_view(text).substr(begin, at - begin)))
                text.replace(begin, at - begin, at - begin, ' ');
            if (c == ',') text[at] = ';';
        }
        if (c == '"') quote = c;
        if (c == '{' || c == '[') brackets += c;
        if ((c == '}' || c == ']') && !brackets.empty()) brackets.pop_back();
        if (c == '{' || c == '}' || (c == ',' && isInObject)) begin = at + 1;
    }
    return text;
}

std::string withoutObjects(std::string_view text) {
    std::string rest(text);
    for (std::size_t at = beginOfObjects(text); at < text.size();) {
        const std::size_t end = at + endOfBracket(text.substr(at));
        std::replace_if(
            rest.begin() + static_cast<std::ptrdiff_t>(at), rest.begin() + static_cast<std::ptrdiff_t>(end),
            [](char c) { return c != '\n'; }, ' ');
        at = end + beginOfObjects(text.substr(end));
    }
    return rest;
}

} // namespace flip
