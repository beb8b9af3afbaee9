#include "core/text/json_objects.h"

#include "core/text/string_literals.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace flip {

namespace {

/// Deeper texts are no puzzles.
constexpr int deepest = 16;

/// A function or an expression that has more bytes is not looked through to its end.
constexpr std::size_t longestCode = 2048;

/// What other programs may compute, or call a function.
constexpr auto ofPrograms = std::to_array<std::string_view>(
    {"size",   "state",  "data",       "config",    "configuration", "position",  "layout", "from",
     "to",     "before", "neighbours", "neighbors", "toggle",        "toggles",   "flips",  "press",
     "effect", "shape",  "adjacency",  "want",      "wanted",        "objective", "aim",    "win"});

using Kind = JsonValue::Kind;

bool isJsonSpace(char c) { return std::string_view(" \t\r\n").find(c) != std::string_view::npos; }

bool isQuote(char c) { return c == '"' || c == '\''; }

/// Of the name that a text begins with; 0 if it begins with none.
std::size_t lengthOfName(std::string_view text) {
    if (text.empty() || !(isAsciiLetter(text.front()) || text.front() == '_')) return 0;
    return static_cast<std::size_t>(std::ranges::find_if_not(text, isOfName) - text.begin());
}

bool isNothing(std::string_view word) { return word == "null" || word == "None"; }

bool isWord(std::string_view word) {
    constexpr std::array<std::string_view, 4> words{"true", "false", "True", "False"};
    const bool isNumber = word.find_first_not_of("+-.0123456789eE") == std::string_view::npos &&
                          word.find_first_of("0123456789") != std::string_view::npos;
    return isNumber || isNothing(word) || std::ranges::find(words, word) != words.end();
}

/// The sign of a piece: 0, 1, or a string of one; 1 for true. Empty for anything else.
std::string_view signOf(const JsonValue& item) {
    if (item.kind == Kind::Text && item.text.size() == 1) return item.text;
    if (item.kind != Kind::Word) return {};
    constexpr auto unlit = std::to_array<std::string_view>({"0", "0.0", "false", "False"});
    constexpr auto lit = std::to_array<std::string_view>({"1", "1.0", "true", "True"});
    if (std::ranges::find(unlit, item.text) != unlit.end()) return "0";
    return std::ranges::find(lit, item.text) != lit.end() ? "1" : "";
}

/// What a list is, from its items so far.
class List {
  public:
    void add(const JsonValue& item) {
        const std::string_view sign = signOf(item);
        const bool isSign = !sign.empty();
        const char* const slash = isEmpty_ ? "" : "/";
        // A list around the rows.
        if (isEmpty_ && item.isList && item.kind == Kind::Text) inner_ = item.text;
        if (!isEmpty_) inner_.clear();
        isMixed_ = isMixed_ || (!isEmpty_ && item.isList != areLists_);
        areLists_ = item.isList;
        isEmpty_ = false;
        mayBeBoards_ = mayBeBoards_ && (item.isList || item.kind == Kind::Text);
        isOfTexts_ = isOfTexts_ && item.isList && item.kind == Kind::Text;
        if (areSigns_ && (item.kind == Kind::Word || item.kind == Kind::None) && !isSign)
            odd_ = JsonPlace{item.at, item.end};
        if (areRows_ && item.row.empty()) oddInRow_ = item.odd;
        areTexts_ = areTexts_ && item.kind == Kind::Text && !item.isList;
        areRows_ = areRows_ && !item.row.empty();
        areSigns_ = areSigns_ && isSign;
        if (areTexts_) texts_.append(slash).append(item.text);
        if (areRows_) rows_.append(slash).append(item.row);
        if (areSigns_) row_ += sign;
        areNumbers_ = areNumbers_ && item.kind == Kind::Word && ++numbers_ <= 2;
        if (areNumbers_) size_.append(numbers_ == 2 ? "x" : "").append(item.text);
    }

    [[nodiscard]] JsonValue value() && {
        JsonValue value{Kind::Other};
        value.isList = true;
        value.hasItems = !isEmpty_;
        value.isMixed = isMixed_;
        value.odd = odd_;
        value.oddInRow = oddInRow_;
        if (isEmpty_) return value;
        value.mayBeBoards = mayBeBoards_;
        value.isOfTexts = isOfTexts_;
        if (areTexts_) {
            value.kind = Kind::Text;
            value.text = std::move(texts_);
        } else if (areRows_) {
            value.kind = Kind::Rows;
            value.text = std::move(rows_);
        } else if (!inner_.empty()) {
            value.kind = Kind::Text;
            value.text = std::move(inner_);
        }
        if (areSigns_) value.row = std::move(row_);
        if (areNumbers_ && numbers_ == 2) value.size = std::move(size_);
        return value;
    }

  private:
    bool isEmpty_ = true;
    bool areLists_ = false;
    bool isMixed_ = false;
    bool mayBeBoards_ = true;
    bool isOfTexts_ = true;
    bool areTexts_ = true;
    bool areRows_ = true;
    bool areSigns_ = true;
    bool areNumbers_ = true;
    int numbers_ = 0;
    std::string texts_;
    std::string inner_;
    std::string rows_;
    std::string row_;
    std::string size_;
    std::optional<JsonPlace> odd_;
    std::optional<JsonPlace> oddInRow_;
};

/// Of a name with quotation marks or without; 0 if the text begins with none.
std::size_t lengthOfMemberName(std::string_view text) {
    if (text.empty() || !isQuote(text.front())) return lengthOfName(text);
    const std::size_t end = text.find_first_of("\"'{\n", 1);
    return end != std::string_view::npos && text[end] == text.front() ? end + 1 : 0;
}

class Reader {
  public:
    Reader(std::string_view text, std::span<const std::string_view> names) : text_(text), names_(names) {}

    JsonObjects read() {
        for (skipBlanks(); at_ < text_.size(); skipBlanks()) {
            if (take(',') || take(';')) continue;
            const std::size_t lineEnd = std::min(text_.find('\n', at_), text_.size());
            const bool isBehindWords = text_[at_] != '{' && text_[at_] != '[';
            if (isBehindWords) {
                found_.hasWords = true;
                at_ = std::min(lineEnd, nextObjects());
                if (at_ == lineEnd) continue;
            }
            const std::string_view rest = text_.substr(at_);
            const std::size_t before = found_.objects.size();
            JsonValue value;
            isEndless_ = false;
            if (readValue(value, 0)) continue;
            found_.problem = {at_, expected_};
            // “Use {name: value} for more.”
            if (!isBehindWords || isQuote(rest[rest.find_first_not_of("[{ \t\r\n")])) break;
            found_.problem.reset();
            found_.objects.resize(before);
            at_ = lineEnd;
        }
        return std::move(found_);
    }

  private:
    /// Where the next object with a member begins, which is looked for once.
    std::size_t nextObjects() {
        if (!next_ || *next_ < at_) next_ = at_ + beginOfObjects(text_.substr(at_));
        return *next_;
    }

    bool readValue(JsonValue& value, int depth) {
        skipBlanks();
        const std::size_t begin = at_;
        const bool isRead = readAny(value, depth);
        value.at = begin;
        value.end = at_;
        return isRead;
    }

    bool readAny(JsonValue& value, int depth) {
        value.kind = Kind::Other;
        expected_ = depth > deepest ? "fewer lists in each other" : "a value of JSON";
        if (at_ == text_.size() || depth > deepest) return false;
        if (isQuote(text_[at_])) return readString(value);
        if (text_[at_] == '{') return readObject(value, depth);
        if (text_[at_] == '[') return readList(value, depth);
        return readWord(value);
    }

    bool readString(JsonValue& value) {
        const char quote = text_[at_];
        const std::size_t begin = at_ + 1;
        std::size_t end = begin;
        for (; end < text_.size() && text_[end] != quote; ++end) end += text_[end] == '\\' ? 1 : 0;
        expected_ = "a string with its closing quotation mark";
        if (end >= text_.size()) return false;
        value.kind = Kind::Text;
        value.text = withoutEscapes(text_.substr(begin, end - begin));
        at_ = end + 1;
        return true;
    }

    bool readWord(JsonValue& value) {
        const std::string_view rest = text_.substr(at_);
        const std::string_view word = rest.substr(0, rest.find_first_of(",]} \t\r\n"));
        if (!isWord(word)) return false;
        at_ += word.size();
        value.kind = isNothing(word) ? Kind::None : Kind::Word;
        value.text = isNothing(word) ? std::string_view() : word;
        return true;
    }

    bool readList(JsonValue& value, int depth) {
        ++at_;
        List list;
        for (skipBlanks(); !take(']'); skipBlanks()) {
            JsonValue item;
            if (!readValue(item, depth + 1)) return false;
            list.add(item);
            if (!isBefore(']', "a comma, or the end of the list")) return false;
        }
        value = std::move(list).value();
        return true;
    }

    bool readObject(JsonValue& value, int depth) {
        constexpr std::size_t longest = 256;
        JsonObject object;
        object.at = at_++;
        object.isComplete = readMembers(object, depth);
        value.object = text_.substr(object.at, std::min(at_ - object.at, longest));
        found_.objects.push_back(std::move(object));
        return found_.objects.back().isComplete;
    }

    bool readMembers(JsonObject& object, int depth) {
        for (skipBlanks(); !take('}'); skipBlanks()) {
            JsonValue name;
            name.at = at_;
            if (!readName(name)) return false;
            name.end = at_;
            skipBlanks();
            expected_ = "a colon";
            const std::string small = lowered(name.text);
            const bool isKnown = std::ranges::find(names_, small) != names_.end();
            const bool mayBeCode = (!isKnown || std::ranges::find(ofPrograms, small) != ofPrograms.end()) &&
                                   !isQuote(text_[name.at]);
            JsonValue value;
            // Else it is a function, “press(x) {…}”.
            const bool isMember = !mayBeCode || at_ == text_.size() || text_[at_] != '(';
            if (isMember && !take(':')) return false;
            if (mayBeCode ? !skipCode(value, depth + 1) : !readValue(value, depth + 1)) return false;
            object.hasOthers = object.hasOthers || !isKnown;
            object.hasOtherTexts = object.hasOtherTexts || (!isKnown && mayBeText(value));
            const bool isAgain = isKnown && !object.members.emplace(small, std::move(value)).second;
            if (isAgain && !object.nameAgain) object.nameAgain = std::move(name);
            if (!isBefore('}', "a comma, or the end of the object")) return false;
        }
        return true;
    }

    /// Goes on to the comma or the bracket that ends a value of JSON, an expression of JavaScript or a
    /// function. A value of JSON is read, and objects in it are kept.
    bool skipCode(JsonValue& value, int valueDepth) {
        const std::size_t begin = at_;
        const std::size_t before = found_.objects.size();
        const bool isValue = readValue(value, valueDepth);
        skipBlanks();
        if (isValue && at_ < text_.size() && (text_[at_] == ',' || text_[at_] == '}')) return true;
        value = JsonValue{Kind::Other};
        expected_ = "a value of JSON";
        // Objects in it would be lost; and it has no end if one in it has none.
        if (found_.objects.size() > before || isEndless_) return false;
        int depth = 0;
        const std::size_t end = std::min(text_.size(), begin + longestCode);
        for (at_ = begin; at_ < end; ++at_) {
            const char c = text_[at_];
            if (isQuote(c) || c == '`') {
                at_ = std::min(text_.find(c, at_ + 1), text_.size());
            } else if (c == '(' || c == '[' || c == '{') {
                ++depth;
            } else if (depth == 0 && (c == ',' || c == '}')) {
                return true;
            } else if (c == ')' || c == ']' || c == '}') {
                --depth;
            }
        }
        at_ = std::min(at_, end);
        isEndless_ = true;
        return false;
    }

    bool readName(JsonValue& name) {
        expected_ = "a name in quotation marks";
        if (at_ < text_.size() && isQuote(text_[at_])) {
            found_.hasQuotedNames = true;
            return readString(name);
        }
        const std::size_t length = lengthOfName(text_.substr(at_));
        name.text = text_.substr(at_, length);
        at_ += length;
        return length > 0;
    }

    /// Whether the next item or the end follows.
    bool isBefore(char end, const char* expected) {
        skipBlanks();
        expected_ = expected;
        return take(',') || (at_ < text_.size() && text_[at_] == end);
    }

    void skipBlanks() {
        while (at_ < text_.size() && isJsonSpace(text_[at_])) ++at_;
    }

    bool take(char sign) {
        if (at_ == text_.size() || text_[at_] != sign) return false;
        ++at_;
        return true;
    }

    std::string_view text_;
    std::span<const std::string_view> names_;
    std::size_t at_ = 0;
    std::optional<std::size_t> next_;
    /// Whether the end of a function or an expression has not been found.
    bool isEndless_ = false;
    /// Instead of what is there, if that is no JSON.
    const char* expected_ = "";
    JsonObjects found_;
};

} // namespace

bool areUnevenSigns(std::string_view rows) {
    // Asks for the coloured form of the sign before it.
    constexpr std::string_view mark = "\xEF\xB8\x8F";
    std::vector<std::string_view> signs;
    std::optional<std::size_t> first;
    bool isUneven = false;
    for (std::string_view row : splitAt(rows, '/')) {
        std::size_t length = 0;
        while (!row.empty()) {
            const std::string_view sign = firstCharacterOf(row);
            row.remove_prefix(sign.size());
            if (sign == mark) continue;
            ++length;
            if (std::ranges::find(signs, sign) == signs.end()) signs.push_back(sign);
            if (signs.size() > 2) return false;
        }
        isUneven = isUneven || first.value_or(length) != length;
        first = length;
    }
    return isUneven;
}

bool mayBeText(const JsonValue& value) {
    return value.kind == Kind::Text || value.kind == Kind::Rows || !value.object.empty();
}

std::size_t beginOfObjects(std::string_view text) {
    const auto blanksEnd = [&](std::size_t at) {
        return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
    };
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        const std::size_t name = blanksEnd(at + 1);
        const std::size_t colon = blanksEnd(name + lengthOfMemberName(text.substr(name)));
        if (colon == name || colon == text.size() || text[colon] != ':') continue;
        const std::size_t before = text.substr(0, at).find_last_not_of(" \t\r\n");
        return before != std::string_view::npos && text[before] == '[' ? before : at;
    }
    return text.size();
}

JsonObjects readJsonObjects(std::string_view text, std::span<const std::string_view> names) {
    return Reader(text, names).read();
}

} // namespace flip
