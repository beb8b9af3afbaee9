#include "core/text/json_puzzles.h"

#include "core/text/puzzle_line.h"
#include "core/text/string_literals.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

namespace flip {

namespace {

/// Deeper texts are no puzzles.
constexpr int deepest = 16;

/// Reads JSON as far as puzzles need it: strings, lists of strings, and what they are members of.
class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : text_(text) {}

    /// False if the text is no JSON, or a puzzle in it is wrong.
    bool read() {
        skipBlanks();
        while (at_ < text_.size()) {
            std::string value;
            if (!readValue(value, 0)) return false;
            skipBlanks();
        }
        return true;
    }

    std::vector<FoundPuzzle> found;
    std::optional<TextError> error;

  private:
    using Members = std::map<std::string, std::string, std::less<>>;

    /// A string becomes itself, a list of strings these with slashes between, true a word; anything else an
    /// empty string.
    bool readValue(std::string& value, int depth) {
        skipBlanks();
        if (at_ == text_.size() || depth > deepest) return false;
        if (text_[at_] == '"') return readString(value);
        if (text_[at_] == '{') return readObject(depth);
        if (text_[at_] == '[') return readList(value, depth);
        const std::size_t begin = at_;
        if (!skipWord()) return false;
        if (text_.substr(begin, at_ - begin) == "true") value = "true";
        return true;
    }

    bool readString(std::string& value) {
        const std::size_t begin = ++at_;
        for (; at_ < text_.size() && text_[at_] != '"'; ++at_) at_ += text_[at_] == '\\' ? 1 : 0;
        if (at_ >= text_.size()) return false;
        value = withoutEscapes(text_.substr(begin, at_++ - begin));
        return true;
    }

    bool readList(std::string& value, int depth) {
        bool areStrings = true;
        ++at_;
        for (skipBlanks(); !take(']'); skipBlanks()) {
            const bool isString = at_ < text_.size() && text_[at_] == '"';
            std::string item;
            if (!readValue(item, depth + 1)) return false;
            areStrings = areStrings && isString;
            value.append(value.empty() ? "" : "/").append(item);
            skipBlanks();
            if (!take(',') && (at_ == text_.size() || text_[at_] != ']')) return false;
        }
        if (!areStrings) value.clear();
        return true;
    }

    bool readObject(int depth) {
        Members members;
        const auto line = 1 + std::ranges::count(text_.substr(0, at_), '\n');
        ++at_;
        for (skipBlanks(); !take('}'); skipBlanks()) {
            std::string name;
            std::string value;
            if (at_ == text_.size() || text_[at_] != '"' || !readString(name)) return false;
            skipBlanks();
            if (!take(':') || !readValue(value, depth + 1)) return false;
            members[name] = value;
            skipBlanks();
            if (!take(',') && (at_ == text_.size() || text_[at_] != '}')) return false;
        }
        return members["board"].empty() || addPuzzle(members, line);
    }

    bool addPuzzle(Members& members, std::int64_t line) {
        const auto orElse = [&](const char* name, const char* usual) {
            return members[name].empty() ? std::string(usual) : members[name];
        };
        const std::string target = members["target"];
        const bool isTorus = members["torus"] == "true" || members["wrap"] == "true";
        const std::string rule = members["table"].empty() ? orElse("edges", isTorus ? "torus" : "clipped") +
                                                                ' ' + orElse("pattern", ".*./***/.*.")
                                                          : "table " + members["table"];
        const std::string goal = orElse("goal", target.empty() ? "either" : "target");
        std::string board = members["board"];
        while (board.ends_with('\n')) board.pop_back();
        std::ranges::replace(board, '\n', '/');
        auto puzzle = readPuzzleLine(goal + ' ' + rule + ' ' + board + ' ' + target);
        if (!puzzle) {
            // Other readers know more signs, but nothing of goals and rules.
            const bool isOnlyBoard =
                std::ranges::none_of(std::array{"goal", "target", "edges", "pattern", "table"},
                                     [&](const char* name) { return !members[name].empty(); });
            if (!isOnlyBoard) error = TextError{line, 1, puzzle.error().found, puzzle.error().expected};
            return false;
        }
        found.push_back({*std::move(puzzle), line});
        return true;
    }

    /// A number, true, false or null.
    bool skipWord() {
        const std::size_t begin = at_;
        while (at_ < text_.size() &&
               std::string_view(",]} \t\r\n").find(text_[at_]) == std::string_view::npos)
            ++at_;
        return at_ > begin;
    }

    void skipBlanks() {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
            ++at_;
    }

    bool take(char sign) {
        if (at_ == text_.size() || text_[at_] != sign) return false;
        ++at_;
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

std::optional<Result<std::vector<FoundPuzzle>, TextError>> readJsonPuzzles(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    const bool isJson = begin != std::string_view::npos && (text[begin] == '{' || text[begin] == '[');
    if (!isJson || text.find("\"board\"") == std::string_view::npos) return std::nullopt;
    JsonReader reader(text);
    const bool isRead = reader.read();
    if (reader.error) return *std::move(reader.error);
    const bool isOurs = text.substr(begin).starts_with("{\"puzzle\":{");
    if (!isRead && isOurs) return TextError{1, 1, "no line of flipsolve --json", "{\"puzzle\":{…"};
    if (!isRead || reader.found.empty()) return std::nullopt;
    return std::move(reader.found);
}

} // namespace flip
