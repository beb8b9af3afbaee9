#include "core/text/character.h"
#include "core/text/list_context.h"
#include "core/text/list_items.h"
#include "core/text/list_shape.h"
#include "core/text/sign_lines.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <string>
#include <utility>

namespace flip {

using namespace lists;

namespace {

/// The most brackets before a board, as in int a[4][4].
constexpr int mostStarts = 64;

/// Several signs, and no word for a colour.
bool isLong(const Item& item) { return !item.isList && item.text.size() > 1 && !isColourWord(item.text); }

/// ["bwb", "wbw", "bbb"]: a square board, with a row in each of its words. Others may be parts of one row.
bool isSquareOfWords(const Item& item) {
    constexpr std::size_t least = 3;
    const std::size_t side = item.items.size();
    return side >= least && std::ranges::all_of(item.items, [side](const Item& word) {
               return isLong(word) && word.text.size() == side;
           });
}

/// {{1, 0}}, {{0, 1}}: the rows of a std::array, each in braces twice.
bool areBracedTwice(const Item& list) {
    return std::ranges::all_of(list.items, [](const Item& row) {
        return row.isList && row.bracket == U'}' && row.items.size() == 1 && row.items[0].isList &&
               row.items[0].bracket == U'}' && std::ranges::none_of(row.items[0].items, &Item::isList);
    });
}

/// Collects boards, with one set of signs for all of them.
class BoardCollector {
  public:
    bool add(const Item& list) {
        if (list.items.empty()) return false;
        const auto isEmpty = [](const Item& item) { return item.isList && item.items.empty(); };
        if (std::ranges::any_of(list.items, isEmpty)) return false;
        // The brackets of a function around a matrix.
        if (list.items.size() == 1 && list.items[0].isList && list.bracket == U')' &&
            list.items[0].bracket != U')')
            return add(list.items[0]);
        const bool anyList = std::ranges::any_of(list.items, &Item::isList);
        if (!anyList) return addLeaf(list);
        if (!std::ranges::all_of(list.items, &Item::isList)) return false;
        // An extra pair of brackets around everything.
        if (list.items.size() == 1 && std::ranges::any_of(list.items[0].items, &Item::isList))
            return add(list.items[0]);
        const bool deeper = std::ranges::any_of(
            list.items, [](const Item& item) { return std::ranges::any_of(item.items, &Item::isList); });
        if (areBracedTwice(list)) {
            Item rows = list;
            for (Item& row : rows.items) row = Item(row.items[0]);
            return add(rows);
        }
        const bool areBoards = std::ranges::all_of(list.items, isSquareOfWords);
        if (deeper || areBoards)
            return std::ranges::all_of(list.items, [&](const Item& item) { return add(item); });
        boards_.nested = true;
        ++nestedBoards_;
        SignBoard board{{}, list.line};
        for (const Item& row : list.items) {
            if (!addRow(row.items, board)) return false;
        }
        boards_.boards.push_back(std::move(board));
        return true;
    }

    /// Rows in brackets without outer brackets are one board, or several, one below or beside the other.
    void joinSingleRows() {
        const bool areRows =
            boards_.boards.size() > 1 && std::ranges::all_of(boards_.boards, [](const SignBoard& board) {
                return board.rows.size() == 1 && board.rows[0].size() > 1;
            });
        if (!areRows || boards_.nested) return;
        const std::size_t beside = besideEachOther();
        std::vector<bool> begins(boards_.boards.size(), false);
        begins.front() = true;
        for (std::size_t i = 1; i < begins.size(); ++i) begins[i] = beside > 1 ? i < beside : isGap(i);
        if (beside == 1 && !arePartsBoards()) std::fill(begins.begin() + 1, begins.end(), false);
        std::vector<SignBoard> joined;
        for (std::size_t i = 0; i < boards_.boards.size(); ++i) {
            SignBoard& row = boards_.boards[i];
            if (begins[i]) {
                joined.push_back(std::move(row));
                continue;
            }
            SignBoard& board = beside > 1 ? joined[i % beside] : joined.back();
            board.rows.push_back(std::move(row.rows[0]));
            std::ranges::move(row.begins, std::back_inserter(board.begins));
        }
        boards_.boards = std::move(joined);
    }

    SignBoards& boards() { return boards_; }

    /// How much there is; a text may have thousands of lists, so that copies before each would take the
    /// square.
    struct Mark {
        std::size_t boards;
        std::size_t signs;
        bool nested;
        std::size_t nestedBoards;
    };

    [[nodiscard]] Mark mark() const {
        return {boards_.boards.size(), boards_.signs.size(), boards_.nested, nestedBoards_};
    }

    /// Drops what was added since.
    void returnTo(const Mark& mark) {
        boards_.boards.resize(mark.boards);
        boards_.signs.resize(mark.signs);
        boards_.nested = mark.nested;
        nestedBoards_ = mark.nestedBoards;
    }

    /// Whether some of the boards are lists of rows and others single rows, or single cells beside rows:
    /// parts of something else.
    [[nodiscard]] bool areMixed() const {
        const auto isCell = [](const SignBoard& board) {
            return board.rows.size() == 1 && board.rows[0].size() == 1;
        };
        const std::size_t all = boards_.boards.size();
        if (nestedBoards_ > 0) return nestedBoards_ < all;
        const auto cells = static_cast<std::size_t>(std::ranges::count_if(boards_.boards, isCell));
        return cells > 0 && cells < all;
    }

  private:
    /// How many rows each line has, if it is the same number on several lines; otherwise 1.
    [[nodiscard]] std::size_t besideEachOther() const {
        std::vector<std::size_t> counts;
        std::int64_t line = 0;
        for (const SignBoard& board : boards_.boards) {
            if (counts.empty() || board.line != line) counts.push_back(0);
            line = board.line;
            ++counts.back();
        }
        const bool areEqual = std::ranges::adjacent_find(counts, std::not_equal_to<>()) == counts.end();
        return areEqual && counts.size() > 1 ? counts.front() : 1;
    }

    /// Whether something lies between this row and the one before it.
    [[nodiscard]] bool isGap(std::size_t row) const {
        return boards_.boards[row].line > boards_.boards[row - 1].line + 1;
    }

    /// Whether each part between such gaps has several rows: a lone one is part of a board.
    [[nodiscard]] bool arePartsBoards() const {
        const std::size_t rows = boards_.boards.size();
        for (std::size_t i = 1; i < rows; ++i) {
            const bool isLone = (i == 1 || isGap(i - 1)) && isGap(i);
            if (isLone || (i + 1 == rows && isGap(i))) return false;
        }
        return true;
    }

    bool addRow(std::span<const Item> items, SignBoard& board) {
        std::vector<std::uint8_t> row;
        for (const Item& item : items) {
            if (!addCells(item, row)) return false;
        }
        if (row.empty()) return false;
        board.rows.push_back(std::move(row));
        board.begins.push_back({items.front().text, items.front().line, items.front().column});
        return true;
    }

    bool addCells(const Item& item, std::vector<std::uint8_t>& row) {
        const auto add = [&](SignText text) {
            const auto number = boards_.numberOf({std::move(text), item.line, item.column});
            if (number) row.push_back(*number);
            return number.has_value();
        };
        if (isColourWord(item.text)) return add(item.text);
        return std::ranges::all_of(item.text, [&](char32_t code) { return add(SignText(1, code)); });
    }

    /// A list of words: each is a row if they are longer than a sign; otherwise rows end at semicolons or
    /// line ends, if there are any.
    bool addLeaf(const Item& list) {
        // Empty strings may be anything.
        if (std::ranges::all_of(list.items, &Item::isBlank)) return false;
        SignBoard board{{}, list.line};
        const bool areRows = std::ranges::all_of(list.items, isLong);
        bool isColumn = true;
        std::span<const Item> rest(list.items);
        while (!rest.empty()) {
            std::size_t length = 1;
            while (!areRows && length < rest.size() && !rest[length].beginsRow) ++length;
            isColumn &= length == 1 && !areRows;
            if (!addRow(rest.first(length), board)) return false;
            rest = rest.subspan(length);
        }
        // One number per line, as some programs print a list.
        if (isColumn) {
            SignBoard flat{{}, list.line};
            std::vector<std::uint8_t>& row = flat.rows.emplace_back();
            for (const auto& cell : board.rows) row.insert(row.end(), cell.begin(), cell.end());
            board = std::move(flat);
        }
        boards_.boards.push_back(std::move(board));
        return true;
    }

    SignBoards boards_;
    /// Those of lists in a list.
    std::size_t nestedBoards_ = 0;
};

bool areKnown(const SignBoards& boards) {
    return std::ranges::all_of(boards.signs, [](const PlacedSign& sign) { return isKnownSign(sign.text); }) &&
           coloursOf(boards.signs).has_value();
}

/// What a function is given in f((0, 0)).
bool isPlace(const Item& list) {
    const auto isPair = [](const Item& item) {
        return item.isList && item.items.size() == 2 && std::ranges::none_of(item.items, &Item::isList);
    };
    return list.items.size() == 1 && isPair(list.items.front());
}

bool isCellOfRow(const Item& item) {
    return !item.isList && (isColourWord(item.text) || (item.text.size() == 1 && isKnownSign(item.text)));
}

/// Rows of fewer cells are like many other lists.
constexpr std::size_t leastColumns = 3;

bool isRowOfCells(const Item& list) {
    return list.isList && list.items.size() >= leastColumns && std::ranges::all_of(list.items, isCellOfRow);
}

/// Whether most of these are cells, and as many as a row has, or one more or fewer.
bool isLikeRow(std::span<const Item> items, std::size_t columns) {
    return items.size() + 1 >= columns && items.size() <= columns + 1 &&
           2 * std::ranges::count_if(items, isCellOfRow) >= std::ssize(items);
}

/// Where a list has the cells of a row beside rows: a bracket of it is missing. The end of the list, if it
/// has none.
std::vector<Item>::const_iterator rowWithoutBrackets(const Item& list, std::size_t columns) {
    const auto isList = [](const Item& item) { return item.isList; };
    for (auto at = list.items.begin(); at != list.items.end();) {
        const auto begin = std::find_if_not(at, list.items.end(), isList);
        at = std::find_if(begin, list.items.end(), isList);
        if (isLikeRow(std::span(begin, at), columns)) return begin;
    }
    return list.items.end();
}

/// What is wrong with a list of rows in which one has lost a bracket, or has another sign in it: the others
/// alone would be another board.
std::optional<TextError> brokenRowIn(const Item& list) {
    const auto row = std::ranges::find_if(list.items, isRowOfCells);
    if (row == list.items.end()) return std::nullopt;
    const std::size_t columns = row->items.size();
    const auto error = [](const Item& at, const char* expected) {
        return TextError{at.line, at.column, "“" + toUtf8(at.text) + "”", expected};
    };
    const auto bare = rowWithoutBrackets(list, columns);
    if (bare != list.items.end()) return error(*bare, "a row in brackets, like those beside it");
    const auto odd = std::ranges::find_if(list.items, [&](const Item& item) {
        return item.isList && !isRowOfCells(item) && isLikeRow(item.items, columns);
    });
    if (odd == list.items.end()) return std::nullopt;
    const auto cell = std::ranges::find_if_not(odd->items, isCellOfRow);
    return error(cell == odd->items.end() ? *odd : *cell, "a piece, as in the rows beside it");
}

/// Where rows of two signs have an empty string, too.
std::optional<TextError> emptyThird(const Item& list, const SignBoards& boards) {
    constexpr std::size_t sides = 2;
    if (boards.signs.size() <= sides) return std::nullopt;
    for (const Item& row : list.items) {
        const auto empty = std::ranges::find_if(row.items, &Item::isBlank);
        if (empty != row.items.end())
            return TextError{empty->line, empty->column, "an empty string", "one of the two other signs"};
    }
    return std::nullopt;
}

/// Whether the only sign is a letter that lists have as a capital and as a small one: these may be two signs.
bool areCasesLost(const SignBoards& boards, const Characters& characters) {
    if (boards.signs.size() != 1 || boards.signs.front().text.size() != 1) return false;
    const char32_t sign = boards.signs.front().text.front();
    int depth = 0;
    bool isSmall = false;
    bool isCapital = false;
    for (const Character& at : characters) {
        depth += at.sign == Sign::Open ? 1 : at.sign == Sign::Close ? -1 : 0;
        const bool isSign = depth > 0 && lowered(at.code) == sign;
        isSmall = isSmall || (isSign && at.code == sign);
        isCapital = isCapital || (isSign && at.code != sign);
    }
    return isSmall && isCapital;
}

bool isSingleCell(const Item& list) { return list.items.size() == 1 && !list.items[0].isList; }

/// “{ solve(b); }”.
bool isCall(const Item& list) {
    return list.bracket == U'}' && list.items.size() == 1 && list.items[0].isList &&
           list.items[0].bracket == U')' && isSingleCell(list.items[0]);
}

} // namespace

std::optional<SignBoards> readSignLists(std::string_view text) {
    const Characters characters = charactersOf(text);
    BoardCollector collector;
    int starts = 0;
    std::int64_t answerEnds = -1;
    std::optional<TextError> broken;
    for (std::size_t at = valueBegin(characters); at < characters.size();) {
        if (!isOpen(characters[at])) {
            ++at;
            continue;
        }
        if (++starts > mostStarts && collector.boards().boards.empty()) return std::nullopt;
        const bool isFirst = collector.boards().boards.empty();
        const bool isSkipped = !isFirst && isArgument(characters, at);
        const BoardCollector::Mark before = collector.mark();
        std::size_t end = at;
        const auto list = readList(characters, end);
        if (isSkipped && list && characters[at].code == U'(' && isPlace(*list)) {
            at = end;
            continue;
        }
        const bool isIndex = list && (((isSkipped || isType(characters, end)) && isSingleCell(*list)) ||
                                      (!isFirst && isCall(*list)));
        // The rows of an answer follow each other, line by line.
        const bool isRest = characters[at].line == answerEnds + 1;
        if (list && (isSize(characters, at) || (!isFirst && (isRest || isAnswer(characters, at))))) {
            const bool isRow = std::ranges::none_of(list->items, &Item::isList);
            answerEnds = isRow && !isFirst ? characters[end - 1].line : -1;
            at = end;
            continue;
        }
        const bool isBoard = list && !isIndex && collector.add(*list);
        const bool isKnown = isBoard && areKnown(collector.boards());
        if (list && !isKnown && isFirst && !broken) broken = brokenRowIn(*list);
        if (isBoard && isFirst && !isKnown && !broken) broken = emptyThird(*list, collector.boards());
        // The rows of a board with other numbers in it are no boards of their own.
        if (isBoard && isFirst && collector.boards().nested && !isKnown)
            return broken ? std::optional(SignBoards{{}, {}, true, broken}) : std::nullopt;
        if (isKnown) {
            at = end;
        } else if (isFirst || isSkipped || isIndex) {
            collector.returnTo(before);
            ++at;
        } else {
            return std::nullopt;
        }
    }
    SignBoards& boards = collector.boards();
    if (collector.areMixed())
        boards.wrong =
            TextError{boards.boards.front().line, 1, "lists of rows beside others", "lists of rows"};
    collector.joinSingleRows();
    const bool onlyCells = std::ranges::all_of(boards.boards, [](const SignBoard& board) {
        return board.rows.size() == 1 && board.rows[0].size() == 1;
    });
    // Brackets around every single sign do not make a list.
    if (boards.boards.empty() || (onlyCells && boards.boards.size() > 1)) return std::nullopt;
    if (areKeysOrRepeated(characters) || areCasesLost(boards, characters)) return std::nullopt;
    if (isRemark(boards, characters, valueBegin(characters) > 0)) return std::nullopt;
    if (!boards.wrong) boards.wrong = broken ? broken : brokenBracket(characters);
    if (!boards.wrong) boards.wrong = contradictedShape(text, boards);
    shapeAsWritten(text, boards);
    return std::move(boards);
}

} // namespace flip
