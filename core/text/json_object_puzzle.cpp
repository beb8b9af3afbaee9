#include "core/text/json_object_puzzle.h"

#include "core/text/json_goal.h"
#include "core/text/json_other_names.h"
#include "core/text/json_rows.h"
#include "core/text/json_unlike.h"
#include "core/text/puzzle_line.h"
#include "core/text/said_shape.h"
#include "core/text/text_parts.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <span>
#include <utility>

namespace flip {

namespace {

using Kind = JsonValue::Kind;

/// The members of a puzzle, and what each must be.
struct Known {
    std::string_view name;
    bool mayBeText;
    bool mayBeRows;
    bool mayBeWord;
    const char* expected;
};

constexpr std::array known{
    Known{"board", true, true, false, "a string, or a list of rows"},
    Known{"pattern", true, true, false, "a string, or a list of rows"},
    Known{"target", true, true, false, "a string, or a list of rows"},
    Known{"goal", true, false, false, "a string: white, black, either or target"},
    Known{"edges", true, false, false, "a string: clipped or torus"},
    Known{"table", true, false, false, "a string of hexadecimal digits"},
    Known{"torus", true, false, true, "true or false"},
    Known{"istorus", true, false, true, "true or false"},
    Known{"is_torus", true, false, true, "true or false"},
    Known{"wrap", true, false, true, "true or false"},
    Known{"toroidal", true, false, true, "true or false"},
    Known{"wraparound", true, false, true, "true or false"},
    Known{"wrap_around", true, false, true, "true or false"},
    Known{"periodic", true, false, true, "true or false"},
    Known{"cyclic", true, false, true, "true or false"},
    Known{"rows", true, false, true, "a whole number from 1"},
    Known{"height", true, false, true, "a whole number from 1"},
    Known{"columns", true, false, true, "a whole number from 1"},
    Known{"cols", true, false, true, "a whole number from 1"},
    Known{"width", true, false, true, "a whole number from 1"},
};

constexpr std::array<std::string_view, 2> namesOfRows{"rows", "height"};
constexpr std::array<std::string_view, 3> namesOfColumns{"columns", "cols", "width"};
/// Of both sides. Other programs may mean something else by it.
constexpr std::string_view nameOfSize = "size";

WrongInJson wrongValue(const JsonValue& value, std::string expected) {
    return {value.at, value.end, std::move(expected)};
}

/// Of one piece in a picture.
constexpr std::int64_t leastPixels = 16;

std::optional<std::int64_t> numberAtBeginning(const JsonValue& value) {
    std::int64_t number = 0;
    const char* const end = value.text.data() + value.text.size();
    const bool isNumber = std::from_chars(value.text.data(), end, number).ec == std::errc();
    return isNumber ? std::optional(number) : std::nullopt;
}

/// The sides in “2x4” or [2, 4]; those of a square in 4.
std::optional<Size> sizeSaid(const JsonValue& value) {
    const std::string& text = value.isList ? value.size : value.text;
    const auto size = said::sizeIn(text);
    return size ? size : said::sizeIn(text + 'x' + text);
}

/// The puzzle that an object is.
class ObjectPuzzle {
  public:
    explicit ObjectPuzzle(JsonObject object) : object_(std::move(object)) {
        rename(namesOfRows);
        rename(namesOfColumns);
        for (const std::string_view name : {"board", "target"}) takeFlatList(member(name));
        std::string& board = member("board").text;
        divideAtSlashes(board);
        divideAtSlashes(member("target").text);
        if (areRowsWithCommas(board)) std::ranges::replace(board, ',', '/');
        shapeAsOther(board, member("target").text);
        shapeAsOther(member("target").text, board);
        takeGoalInWords();
    }

    /// Why it is no puzzle, if it looks like one and like nothing else.
    [[nodiscard]] std::optional<WrongInJson> wrongBoard() {
        const JsonValue& board = member("board");
        const bool isThere = board.end > board.at;
        if (!isThere || object_.hasOthers || !object_.isComplete) return std::nullopt;
        const char* const found = board.kind == Kind::Text ? "an empty string" : "";
        return WrongInJson{board.at, board.end, "a string such as bw/wb, or a list of rows", found};
    }

    /// A board whose columns are lists, which other readers would take for rows.
    [[nodiscard]] std::optional<WrongInJson> listOfColumns() {
        const JsonValue& columns = member(namesOfColumns.front());
        // Strings of one sign may be names.
        constexpr std::size_t shortest = 2;
        const bool areStrings = columns.isList && columns.kind == Kind::Text &&
                                areSignsOfPieces(columns.text) && columns.text.find('/') >= shortest;
        if (has("board") || (columns.kind != Kind::Rows && !areStrings)) return std::nullopt;
        return wrongValue(columns, "a “board” that is a list of rows");
    }

    /// Boards in a list beside a rule, of which other readers know nothing, or with a list of rows for each,
    /// which they would take for parts of rows.
    [[nodiscard]] std::optional<WrongInJson> listOfBoards() {
        // Beside a board, such a name may mean anything: “levels”: ["easy", "hard"].
        if (has("board")) return std::nullopt;
        const bool saysMore = saysRule() || joinsEdges() || has("goal");
        for (const std::string_view name : namesOfLists()) {
            const JsonValue& list = member(name);
            if (list.mayBeBoards && (saysMore || list.isOfTexts))
                return wrongValue(list, "an object with a “board” for each of them");
        }
        return std::nullopt;
    }

    [[nodiscard]] bool isPuzzle() {
        const JsonValue& board = member("board");
        const bool isBoard = (board.kind == Kind::Text && !board.text.empty()) || board.kind == Kind::Rows;
        return isBoard || board.isList || (saysRule() && board.kind != Kind::None);
    }

    /// Whether other readers might lose something of it.
    [[nodiscard]] bool isMore() {
        const JsonValue& board = member("board");
        // The words of a legend might be read as a board.
        const bool hasLegend = !member("legend").object.empty() || !member("palette").object.empty();
        const bool hasSigns = board.text.find_first_of("bBwW#*.") != std::string::npos;
        return hasLegend || saysRule() || joinsEdges() || board.kind == Kind::Text ||
               (board.kind == Kind::Rows && (hasSigns || object_.hasOtherTexts || wantsEither()));
    }

    [[nodiscard]] PuzzleParts own() {
        const bool saysTorus =
            std::ranges::any_of(namesOfTorus, [this](std::string_view name) { return has(name); });
        return {.pattern = has("pattern") || has("table"),
                .edges = has("edges") || has("table") || saysTorus,
                .goal = has("goal") || has("target")};
    }

    /// Whether it is just a board, which other readers may read that know more signs, but nothing of rules;
    /// or has a goal in words. They would take strings of different lengths for the words of a line.
    [[nodiscard]] bool mayBeForOthers() {
        const JsonValue& board = member("board");
        if (saysRule() || (board.isList && areUnevenSigns(board.text))) return false;
        const bool saysSize = has("rows") || has("columns") || sizeSaid(member(nameOfSize));
        return board.kind == Kind::Rows || (!has("goal") && !saysSize);
    }

    /// What is no member of a puzzle, or is one twice.
    [[nodiscard]] std::optional<WrongInJson> wrongMember() {
        if (object_.nameAgain) return surely(wrongValue(*object_.nameAgain, "each name only once"));
        if (object_.boardAgain) return surely(wrongValue(*object_.boardAgain, "only one board"));
        if (object_.patternAgain) return surely(wrongValue(*object_.patternAgain, "only one pattern"));
        const JsonValue& board = member("board");
        if (board.isMixed) return surely(wrongValue(board, "a string, or a list of rows"));
        if (const auto unlike = unlikeMember(object_))
            return surely(wrongValue(*unlike->value, unlike->expected));
        for (const Known& each : known) {
            const JsonValue& value = member(each.name);
            const bool isRight = value.kind == Kind::None || (value.kind == Kind::Text && each.mayBeText) ||
                                 (value.kind == Kind::Rows && each.mayBeRows) ||
                                 (value.kind == Kind::Word && each.mayBeWord);
            const bool isOtherGoal = each.name == "goal" && has("goal") && !mayBeGoal(value);
            if (isOtherGoal)
                return surely({value.at, value.end, "a goal: white, black, either or target",
                               value.text.empty() ? std::string() : quotedPart(value.text)});
            if (isRight) continue;
            // “wrap”: [true, false].
            const bool isOfEdges = std::ranges::find(namesOfTorus, each.name) != namesOfTorus.end();
            if (isOfEdges) return surely(wrongValue(value, each.expected));
            if (each.mayBeRows && value.oddInRow)
                return WrongInJson{value.oddInRow->at, value.oddInRow->end,
                                   "0, 1 or a sign in quotation marks"};
            return wrongValue(value, each.expected);
        }
        return std::nullopt;
    }

    /// Whether something is wrong that other readers would not see.
    [[nodiscard]] bool isSurelyWrong() const { return isSurelyWrong_; }

    /// Whether its size was read as that of a picture, whose numbers would puzzle other readers.
    [[nodiscard]] bool isPicture() const { return isPicture_; }

    /// If no member is wrong.
    Result<Puzzle, WrongInJson> read() {
        if (has("target") && goalNamed(member("goal").text))
            return wrongValue(member("goal"), "either a goal or a target");
        if (member("goal").text == "target" && !has("target"))
            return wrongValue(member("goal"), "white, black or either, where there is no “target”");
        if (member("board").isList && areUnevenSigns(member("board").text))
            return wrongValue(member("board"), "rows of the same length");
        if (auto wrong = wrongBesideTable()) return *std::move(wrong);
        if (auto wrong = takeTorus()) return surely(*std::move(wrong));
        if (auto wrong = takeSize()) return *std::move(wrong);
        return readParts();
    }

  private:
    WrongInJson surely(WrongInJson wrong) {
        isSurelyWrong_ = true;
        return wrong;
    }

    /// Keeps what one of these names has under the first of them.
    void rename(std::span<const std::string_view> names) {
        JsonValue& first = member(names.front());
        for (const std::string_view name : names.subspan(1)) {
            if (first.kind == Kind::None) first = member(name);
        }
    }

    JsonValue& member(std::string_view name) { return object_.members[std::string(name)]; }

    bool has(std::string_view name) { return member(name).kind != Kind::None; }

    /// Others take a board of zeros and ones for one on which all shall be 0.
    bool wantsEither() { return goalNamed(member("goal").text) == Goal::Either; }

    /// A list of all pieces, one after the other, beside a size.
    void takeFlatList(JsonValue& value) {
        const bool saysSize = has("rows") || has("columns") || sizeSaid(member(nameOfSize));
        if (value.kind != Kind::Other || value.row.empty() || !saysSize) return;
        value.kind = Kind::Rows;
        value.text = value.row;
    }

    void takeGoalInWords() {
        JsonValue& goal = member("goal");
        // A number says nothing of letters.
        const bool areDigits = member("board").text.find_first_not_of("01/") == std::string::npos;
        if (goal.kind == Kind::Word && !areDigits) return;
        const auto said = goal.text == nameOf(Goal::Target) ? std::nullopt : goalInWords(goal);
        if (!said) return;
        goal.kind = Kind::Text;
        goal.text = nameOf(*said);
    }

    bool saysRule() { return has("pattern") || has("table") || has("edges") || has("target"); }

    bool joinsEdges() {
        return std::ranges::any_of(
            namesOfTorus, [this](std::string_view name) { return has(name) && !isNo(member(name)); });
    }

    std::string textOr(std::string_view name, std::string_view usual) {
        const std::string& text = member(name).text;
        return text.empty() ? std::string(usual) : text;
    }

    /// A table says of each press what it flips, across edges, too.
    std::optional<WrongInJson> wrongBesideTable() {
        if (!has("table")) return std::nullopt;
        if (has("pattern")) return wrongValue(member("pattern"), "no pattern, as there is a table");
        if (textOr("edges", "table") != "table")
            return wrongValue(member("edges"), "no edges, as there is a table");
        const auto* const joining =
            std::ranges::find_if(namesOfTorus, [this](std::string_view name) { return isYes(member(name)); });
        if (joining == namesOfTorus.end()) return std::nullopt;
        return wrongValue(member(*joining), "false, as there is a table");
    }

    /// “torus” and the like become edges.
    std::optional<WrongInJson> takeTorus() {
        for (const std::string_view name : namesOfTorus) {
            const JsonValue value = member(name);
            if (value.kind == Kind::None) continue;
            const bool isTorus = isYes(value);
            if (!isTorus && !isNo(value)) return wrongValue(value, "true or false");
            if (member("edges").text.empty())
                member("edges") = {.kind = Kind::Text, .text = isTorus ? "torus" : "clipped", .at = value.at};
            const std::string_view edges = member("edges").text;
            if (edges == (isTorus ? "clipped" : "torus"))
                return wrongValue(value, isTorus ? "false, as the edges are clipped"
                                                 : "true, as the edges are a torus");
        }
        return std::nullopt;
    }

    /// Brings a board and a target that are a single row each to the rows and columns that are given.
    std::optional<WrongInJson> takeSize() {
        std::array<std::optional<std::size_t>, 2> sides;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const JsonValue& value = member(i == 0 ? "rows" : "columns");
            if (value.kind == Kind::None) continue;
            const char* const end = value.text.data() + value.text.size();
            std::size_t side = 0;
            const auto [stop, error] = std::from_chars(value.text.data(), end, side);
            if (error != std::errc() || stop != end) return wrongValue(value, "a whole number from 1");
            sides[i] = side;
        }
        const auto [rows, columns] = sides;
        if (const auto size = sizeSaid(member(nameOfSize)); size && !rows && !columns)
            shape(static_cast<std::size_t>(size->rows), static_cast<std::size_t>(size->columns));
        if (rows || columns) shape(rows, columns);
        return std::nullopt;
    }

    void shape(std::optional<std::size_t> rows, std::optional<std::size_t> columns) {
        for (const std::string_view name : {"board", "target"}) shapeRow(member(name).text, rows, columns);
    }

    /// Whether width and height are those of a picture, in pixels.
    bool isSizeOfPicture(Size ofBoard) {
        const auto isMany = [&](std::string_view name, std::string_view first, int side) {
            return has(name) && member(first).at == member(name).at &&
                   numberAtBeginning(member(name)).value_or(0) >= leastPixels * side;
        };
        // A single row may be a whole board of that size.
        return ofBoard.rows > 1 && isMany("width", namesOfColumns.front(), ofBoard.columns) &&
               isMany("height", namesOfRows.front(), ofBoard.rows);
    }

    std::optional<WrongInJson> wrongSize(Size size) {
        auto wrong = wrongSide(namesOfRows, size.rows, ", the number of the board’s rows");
        if (!wrong) wrong = wrongSide(namesOfColumns, size.columns, ", the number of pieces in a row");
        return wrong ? wrong : wrongBothSides(size);
    }

    /// Of both sides in one: also the width before the height, the number of pieces, or many pixels.
    std::optional<WrongInJson> wrongBothSides(Size size) {
        const JsonValue& value = member(nameOfSize);
        const auto said = sizeSaid(value);
        const bool isCount = said && std::to_string(size.cells()) == value.text;
        if (!said || *said == size || *said == Size{size.columns, size.rows} || isCount) return std::nullopt;
        if (std::min(said->rows, said->columns) >= leastPixels * std::max(size.rows, size.columns))
            return std::nullopt;
        return wrongValue(value, std::to_string(size.rows) + "×" + std::to_string(size.columns) +
                                     ", the size of the board");
    }

    /// Of the first of these names, and of those beside it.
    std::optional<WrongInJson> wrongSide(std::span<const std::string_view> names, int side,
                                         const char* what) {
        const std::string actual = std::to_string(side);
        for (const std::string_view name : names) {
            const JsonValue& value = member(name);
            if (value.kind == Kind::None || value.text == actual) continue;
            const bool isBeside = value.at != member(names.front()).at;
            if (!isBeside || !isOfPicture(name, side)) return wrongValue(value, actual + what);
        }
        return std::nullopt;
    }

    /// Whether a width or a height is none of a board of so many pieces a side: many pixels, or “auto”.
    bool isOfPicture(std::string_view name, int side) {
        const auto pixels = numberAtBeginning(member(name));
        return (name == "width" || name == "height") && (!pixels || *pixels >= leastPixels * side);
    }

    /// As a puzzle line. An error in one of its words is one in the member from which it comes.
    Result<Puzzle, WrongInJson> readParts() {
        struct NamedText {
            std::string_view member;
            std::string text;
        };

        const bool hasTable = has("table");
        const std::array parts{
            NamedText{"goal", textOr("goal", has("target") ? "target" : "either")},
            NamedText{"edges", hasTable ? "table" : textOr("edges", "clipped")},
            hasTable ? NamedText{"table", member("table").text}
                     : NamedText{"pattern", textOr("pattern", ".*./***/.*.")},
            NamedText{"board", member("board").text},
            NamedText{"target", member("target").text},
        };
        std::string line;
        for (const NamedText& part : parts) line.append(part.text) += ' ';
        auto puzzle = readPuzzleLine(line);
        if (puzzle) {
            isPicture_ = isSizeOfPicture(puzzle->size());
            auto wrong = isPicture_ ? std::nullopt : wrongSize(puzzle->size());
            if (wrong) return surely(*std::move(wrong));
            return *std::move(puzzle);
        }
        std::int64_t end = 1;
        std::string_view wrong = "board";
        for (const NamedText& part : parts) {
            end += std::ssize(part.text) + 1;
            if (puzzle.error().column >= end) continue;
            wrong = part.member;
            break;
        }
        const JsonValue& value = member(has(wrong) ? wrong : "board");
        return WrongInJson{value.at, value.end, puzzle.error().expected, puzzle.error().found};
    }

    JsonObject object_;
    bool isSurelyWrong_ = false;
    bool isPicture_ = false;
};

} // namespace

bool saysWhetherTorus(const JsonValue& value) {
    const bool isSimple = value.kind == Kind::Word || value.kind == Kind::Text;
    return isSimple && (isYes(value) || isNo(value));
}

std::vector<std::string_view> namesInPuzzle() {
    const std::vector<std::string_view> others = otherNames();
    std::vector<std::string_view> names(known.size());
    std::ranges::transform(known, names.begin(), &Known::name);
    names.insert(names.end(), others.begin(), others.end());
    const auto lists = namesOfLists();
    names.insert(names.end(), lists.begin(), lists.end());
    for (const std::string_view name : namesOfUnlike()) names.push_back(name);
    names.push_back(nameOfSize);
    return names;
}

ObjectAsPuzzle asPuzzle(const JsonObject& object) {
    ObjectPuzzle each(object);
    auto list = each.listOfBoards();
    if (!list) list = each.listOfColumns();
    if (list) return {.isPuzzle = true, .isMore = true, .puzzle = *std::move(list)};
    if (!each.isPuzzle()) return {.noBoard = each.wrongBoard()};
    ObjectAsPuzzle found{.isPuzzle = true, .isMore = each.isMore(), .own = each.own()};
    if (!object.isComplete) return found;
    const auto wrong = each.wrongMember();
    const bool isForOthers = wrong ? !found.isMore : each.mayBeForOthers();
    found.puzzle = wrong ? Result<Puzzle, WrongInJson>(*wrong) : each.read();
    // Other programs may mean something else by their names.
    const bool isOfOther = object.hasOtherNames && !object.members.contains("pattern");
    if (isOfOther && !*found.puzzle && !each.isSurelyWrong())
        return {.noBoard = object.hasOthers ? std::nullopt : std::optional(found.puzzle->error())};
    found.mayBeForOthers = isForOthers && !each.isSurelyWrong();
    found.isMore = found.isMore || each.isPicture();
    return found;
}

} // namespace flip
