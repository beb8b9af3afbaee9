#include "core/text/list_shape.h"

#include <algorithm>
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

/// The sides that a program gives before the list, as Sage and SymPy do, or as values: "width": 4.
Shape shapeBefore(std::string_view text) {
    if (auto arguments = after(text, "atrix(")) {
        if (arguments->starts_with("GF(2),")) arguments->remove_prefix(arguments->find(',') + 1);
        const Shape shape = takeSides(*arguments, " ,", true);
        if (shape.columns > 0) return shape;
    }
    Shape shape{0, 0, true};
    for (const std::string_view name : {"\"height\"", "\"rows\""})
        shape.rows = std::max(shape.rows, named(text, name).value_or(0));
    for (const std::string_view name : {"\"width\"", "\"columns\"", "\"cols\""})
        shape.columns = std::max(shape.columns, named(text, name).value_or(0));
    return shape.rows > 0 && shape.columns > 0 ? shape : Shape{};
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
    if (const Shape before = shapeBefore(text); before.columns > 0) return before;
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
    const std::size_t rows = boards.boards[0].rows.size();
    const std::size_t columns = boards.boards[0].rows[0].size();
    const Shape declared = shapeDeclared(text);
    const std::size_t cells = declared.rows * declared.columns;
    if (!boards.nested && rows == 1 && cells > columns)
        return TextError{boards.boards[0].line, 1, "a list of " + std::to_string(columns),
                         std::to_string(cells) + " values, as the array has"};
    if (!boards.nested) return std::nullopt;
    // Where both sides are longer, the array has room for larger boards.
    const bool isShort = declared.columns == columns && declared.rows > rows;
    const Shape shape = isShort ? declared : shapeBefore(text);
    if (shape.rows == 0 || shape.columns == 0 || (shape.rows == rows && shape.columns == columns))
        return std::nullopt;
    const auto sides = [](std::size_t ofRows, std::size_t ofColumns) {
        return std::to_string(ofRows) + "×" + std::to_string(ofColumns) + " pieces";
    };
    return TextError{boards.boards[0].line, 1, sides(rows, columns), sides(shape.rows, shape.columns)};
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
