#include "core/text/list_shape.h"

#include "core/text/text_parts.h"
#include "core/text/words.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// How a flat list becomes rows; a side of 0 follows from the other.
struct Shape {
    std::size_t rows = 0;
    std::size_t columns = 0;
    bool byRow = false;
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Takes a number of at most five digits from the beginning of the text, after blanks and these signs.
std::optional<std::size_t> takeNumber(std::string_view& text, std::string_view signs) {
    const std::size_t begin = text.find_first_not_of(signs);
    if (begin == std::string_view::npos || !isDigit(text[begin])) return std::nullopt;
    std::size_t number = 0;
    std::size_t at = begin;
    for (; at < text.size() && isDigit(text[at]) && number < 100'000; ++at)
        number = number * 10 + static_cast<std::size_t>(text[at] - '0');
    text.remove_prefix(at);
    return number;
}

/// The number after a name and an equals sign or a colon, as in nrow = 4.
std::optional<std::size_t> named(std::string_view text, std::string_view name) {
    const std::size_t at = text.find(name);
    if (at == std::string_view::npos) return std::nullopt;
    text.remove_prefix(at + name.size());
    return takeNumber(text, " =:");
}

/// What comes after a name; nothing if it is not there.
std::optional<std::string_view> after(std::string_view text, std::string_view name) {
    const std::size_t at = text.find(name);
    return at == std::string_view::npos ? std::nullopt : std::optional(text.substr(at + name.size()));
}

/// The two numbers at the beginning of the text.
Shape takeSides(std::string_view text, std::string_view signs, bool byRow) {
    const auto rows = takeNumber(text, signs);
    const auto columns = rows ? takeNumber(text, signs) : std::nullopt;
    return {rows.value_or(0), columns.value_or(0), byRow};
}

Shape shapeInR(std::string_view arguments) {
    Shape shape;
    if (const auto end = after(arguments, ")")) shape = takeSides(*end, " \n,", false);
    shape.rows = named(arguments, "nrow").value_or(shape.rows);
    shape.columns = named(arguments, "ncol").value_or(shape.columns);
    const auto order = after(arguments, "byrow");
    shape.byRow = order && order->find_first_of("Tt") < 12;
    return shape;
}

/// What follows the colon behind a name in JSON or JavaScript.
std::optional<std::string_view> valueNamed(std::string_view text, std::string_view name) {
    for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
        const bool isWhole = at == 0 || !isOfName(text[at - 1]);
        std::string_view rest = text.substr(at + name.size());
        rest.remove_prefix(std::min(rest.find_first_not_of("\"' "), rest.size()));
        if (isWhole && rest.starts_with(':')) return rest.substr(1);
    }
    return std::nullopt;
}

/// "width": 4, "height": 2. One side may be missing.
Shape shapeOfSides(std::string_view text) {
    const auto side = [&](std::initializer_list<std::string_view> names) {
        std::size_t most = 0;
        for (const std::string_view name : names) {
            auto value = valueNamed(text, name);
            if (value) most = std::max(most, takeNumber(*value, " ").value_or(0));
        }
        return most;
    };
    return {side({"height", "rows"}), side({"width", "columns", "cols"}), true};
}

/// "size": [2, 4], or one number for a square.
Shape shapeOfSize(std::string_view text) {
    const auto size = valueNamed(text, "size");
    const Shape sides = takeSides(size.value_or(""), " [,", true);
    const bool isList = size && trimmed(*size).starts_with('[');
    if (isList) return sides.columns > 0 ? sides : Shape{};
    return {sides.rows, sides.rows, true};
}

Shape shapeOfMembers(std::string_view text) {
    const Shape sides = shapeOfSides(text);
    return sides.rows + sides.columns > 0 ? sides : shapeOfSize(text);
}

/// Whether a size is none of a board of so many pieces: their number, or that of a picture.
bool isOfPicture(const Shape& shape, std::size_t pieces) {
    constexpr std::size_t pixelsOfPiece = 16;
    const std::size_t least = std::min(shape.rows, shape.columns) / pixelsOfPiece;
    return (shape.rows == shape.columns && shape.rows == pieces) || least * least >= pieces;
}

/// The sides that a program gives before the list, as Sage and SymPy do, or as values.
Shape shapeBefore(std::string_view text) {
    if (auto arguments = after(text, "atrix(")) {
        if (arguments->starts_with("GF(2),")) arguments->remove_prefix(arguments->find(',') + 1);
        const Shape shape = takeSides(*arguments, " ,", true);
        if (shape.columns > 0) return shape;
    }
    return shapeOfMembers(text);
}

/// int g[2][8] = {…}: the sides between the name and the list.
Shape shapeDeclared(std::string_view text) {
    for (std::size_t at = text.find('='); at != std::string_view::npos; at = text.find('=', at + 1)) {
        const std::size_t list = text.find_first_not_of(" \t\n", at + 1);
        if (list == std::string_view::npos || (text[list] != '{' && text[list] != '[')) continue;
        std::string_view before = text.substr(0, at);
        // Without the statements above.
        before.remove_prefix(before.find_last_of(";\n") + 1);
        std::string_view rest = before.substr(std::min(before.find('['), before.size()));
        const auto rows = takeNumber(rest, "[ ");
        const auto columns = rows && rest.starts_with("][") ? takeNumber(rest, "][ ") : std::nullopt;
        return columns && rest.starts_with(']') ? Shape{*rows, *columns, true} : Shape{};
    }
    return {};
}

/// reshape(-1, 4) and view(2, -1): one of the sides follows from the other.
Shape shapeWithOneSide(std::string_view arguments) {
    constexpr std::string_view open = "-1";
    arguments.remove_prefix(std::min(arguments.find_first_not_of(" ("), arguments.size()));
    if (arguments.starts_with(open)) {
        arguments.remove_prefix(open.size());
        return {0, takeNumber(arguments, " ,").value_or(0), true};
    }
    const auto rows = takeNumber(arguments, " (");
    arguments.remove_prefix(std::min(arguments.find_first_not_of(" ,"), arguments.size()));
    return rows && arguments.starts_with(open) ? Shape{*rows, 0, true} : Shape{};
}

Shape shapeIn(std::string_view text) {
    if (const Shape declared = shapeDeclared(text); declared.columns > 0) return declared;
    for (const std::string_view name : {"reshape(", ".view("}) {
        const auto given = after(text, name);
        const Shape shape = given ? shapeWithOneSide(*given) : Shape{};
        if (shape.rows + shape.columns > 0) return shape;
    }
    if (const auto sides = after(text, ".view(")) return takeSides(*sides, " (,", true);
    if (const Shape before = shapeBefore(text); before.rows + before.columns > 0) return before;
    if (const auto arguments = after(text, "matrix")) return shapeInR(*arguments);
    const auto arguments = after(text, "reshape(");
    if (!arguments) return {};
    const Shape numpy = takeSides(*arguments, " (,", true);
    if (numpy.columns > 0) return numpy;
    const auto end = after(*arguments, "]");
    const bool isNumpy = text.substr(0, text.find("reshape(")).ends_with('.');
    return end ? takeSides(*end, " ,([", isNumpy) : Shape{};
}

} // namespace

std::optional<TextError> contradictedShape(std::string_view text, const SignBoards& boards) {
    if (boards.boards.size() != 1) return std::nullopt;
    const SignBoard& board = boards.boards.front();
    const std::size_t rows = board.rows.size();
    const std::size_t columns = board.rows[0].size();
    const Shape declared = shapeDeclared(text);
    if (!boards.nested) {
        const Shape shape = declared.columns > 0 ? declared : shapeOfMembers(text);
        const std::size_t cells = shape.rows * shape.columns;
        if (rows != 1 || cells == 0 || cells == columns || isOfPicture(shape, columns)) return std::nullopt;
        return TextError{board.line, 1, "a list of " + std::to_string(columns),
                         std::to_string(cells) + " values, as the size says"};
    }
    // Where both sides are longer, the array has room for larger boards.
    const bool isShort = declared.columns == columns && declared.rows > rows;
    const Shape shape = isShort ? declared : shapeBefore(text);
    // A size may have the width first.
    const Shape size = shapeOfSize(text);
    const bool isSwapped = size.rows == columns && size.columns == rows;
    const bool isSame = (shape.rows == rows && shape.columns == columns) || isSwapped;
    if (shape.rows == 0 || shape.columns == 0 || isSame || isOfPicture(shape, rows * columns))
        return std::nullopt;
    const auto sides = [](std::size_t ofRows, std::size_t ofColumns) {
        return std::to_string(ofRows) + "×" + std::to_string(ofColumns) + " pieces";
    };
    return TextError{board.line, 1, sides(rows, columns), sides(shape.rows, shape.columns)};
}

void shapeAsWritten(std::string_view text, SignBoards& boards) {
    if (boards.boards.size() != 1) return;
    // R does not mind where the lines of its list end.
    const bool isR = !boards.nested && text.find("matrix(c(") != std::string_view::npos;
    if (boards.boards[0].rows.size() != 1 && !isR) return;
    std::vector<std::uint8_t> flat;
    for (const auto& row : boards.boards[0].rows) flat.insert(flat.end(), row.begin(), row.end());
    const Shape shape = shapeIn(text);
    if (shape.rows == 0 && shape.columns == 0) return;
    if (shape.rows > 0 && shape.columns > 0 && shape.rows * shape.columns != flat.size()) return;
    const std::size_t rows = shape.rows > 0 ? shape.rows : flat.size() / shape.columns;
    if (rows == 0 || flat.size() % rows != 0) return;
    const std::size_t columns = flat.size() / rows;
    std::vector<std::vector<std::uint8_t>> shaped(rows, std::vector<std::uint8_t>(columns));
    for (std::size_t i = 0; i < flat.size(); ++i)
        (shape.byRow ? shaped[i / columns][i % columns] : shaped[i % rows][i / rows]) = flat[i];
    boards.boards[0].rows = std::move(shaped);
}

} // namespace flip
