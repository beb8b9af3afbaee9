#include "core/text/judge_rule.h"

#include "core/base/counted.h"
#include "core/text/board_stream.h"
#include "core/text/judge_scanner.h"
#include "core/text/machine_line.h"
#include "core/text/panel_stream.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace flip {

namespace {

using FoundPuzzles = std::vector<FoundPuzzle>;

/// No judge sends more than this.
constexpr int mostCases = 10'000'000;
constexpr std::size_t longestName = 1000;

/// Reads one text for one judge.
class InputReader : JudgeScanner {
  public:
    InputReader(const Judge& judge, std::string_view text, Layout layout)
        : JudgeScanner(text, layout == Layout::AsPrinted), judge_(judge), input_(judge.input) {}

    JudgeText read() {
        auto error = readAll();
        return {std::move(found_), std::move(error)};
    }

  private:
    Failure readAll() {
        std::int64_t cases = 1;
        if (input_.cases == JudgeInput::Cases::Counted) {
            if (auto error = readNumber(cases, 1, mostCases, "the number of boards")) return error;
        }
        const bool toTheEnd = input_.cases == JudgeInput::Cases::ToTheEnd;
        while (!ended_ && (toTheEnd ? found_.empty() || !atEnd() : std::ssize(found_) < cases)) {
            if (auto error = readCase()) return error;
        }
        if (!ended_ && !atEnd()) return wrong("the end of the input");
        return std::nullopt;
    }

    Failure readCase() {
        skipSeparators();
        line_ = current().line;
        Size size = input_.size;
        std::string name;
        if (auto error = readHeading(size, name)) return error;
        if (ended_) return std::nullopt;
        if (input_.body == JudgeInput::Body::Machine) return readMachine();
        if (input_.body == JudgeInput::Body::TwoRows || input_.body == JudgeInput::Body::Window)
            return readRow();
        cells_ += costOf(size);
        if (cells_ > mostJudgeCells) return tooManyCells();
        Puzzle puzzle{Rule::fromPattern(size, Pattern::plus()), Grid(size), judge_.goal};
        if (auto error = readBody(puzzle)) return error;
        found_.push_back({std::move(puzzle), line_, std::move(name)});
        return std::nullopt;
    }

    Failure readMachine() {
        auto machine = flip::readMachine(reader());
        if (!machine) return machine.error();
        cells_ += costOf(machine->size());
        if (cells_ > mostJudgeCells) return tooManyCells();
        found_.push_back({*std::move(machine), line_});
        return std::nullopt;
    }

    /// A row that says itself how long it is, and what follows it. Such judges have one row, which is short.
    Failure readRow() {
        std::vector<bool> cells;
        const bool isWindow = input_.body == JudgeInput::Body::Window;
        if (auto error = isWindow ? readListOf(cells) : readWordOf(cells)) return error;
        const Size size{1, static_cast<int>(cells.size())};
        Puzzle puzzle{Rule::fromPattern(size, Pattern::plus()), Grid(size), judge_.goal};
        for (int c = 0; c < size.columns; ++c) puzzle.board.set({0, c}, cells[static_cast<std::size_t>(c)]);
        if (auto error = isWindow ? readWindow(puzzle) : readSecondRow(puzzle)) return error;
        found_.push_back({std::move(puzzle), line_});
        return std::nullopt;
    }

    /// Signs up to the next separator.
    Failure readWordOf(std::vector<bool>& cells) {
        while (!atSeparator()) {
            const bool black = atSign(input_.black);
            if (!black && !atSign(input_.white)) return wrong(signsExpected());
            if (std::ssize(cells) == input_.size.columns) return wrong(rowExpected());
            cells.push_back(black);
            advance();
        }
        return std::ssize(cells) < input_.leastSide ? Failure(wrong(signsExpected())) : std::nullopt;
    }

    Failure readSecondRow(Puzzle& puzzle) {
        puzzle.rule = ruleOf(judge_, puzzle.size());
        if (skipSeparators() != Separator::Line && asPrinted())
            return wrong("the wanted row on its own line");
        Grid target(puzzle.size());
        if (auto error = readSigns(target)) return error;
        puzzle.goal = Goal::target(std::move(target));
        return std::nullopt;
    }

    /// [0,1,0], perhaps after “nums =”.
    Failure readListOf(std::vector<bool>& cells) {
        skipName();
        if (current().sign != Sign::Open) return wrong("a row in brackets: [0,1,0]");
        do {
            advance();
            skipSeparators();
            if (!atSign(input_.black) && !atSign(input_.white)) return wrong(signsExpected());
            if (std::ssize(cells) == input_.size.columns) return wrong(rowExpected());
            cells.push_back(atSign(input_.black));
            advance();
            skipSeparators();
        } while (halfWidth(current().code) == U',');
        if (current().sign != Sign::Close) return wrong("a comma, or the end of the row: ]");
        advance();
        return std::nullopt;
    }

    /// How many cells a press flips, perhaps after “, k =”.
    Failure readWindow(Puzzle& puzzle) {
        std::int64_t length = 0;
        skipName();
        if (auto error = readNumber(length, 1, puzzle.board.cells(), "how many cells a press flips"))
            return error;
        puzzle.rule = ruleWithWindow(puzzle.size(), length);
        return std::nullopt;
    }

    /// Letters, commas and equals signs.
    void skipName() {
        const auto isPart = [](char32_t code) {
            return code == U',' || code == U'=' || (code >= U'a' && code <= U'z');
        };
        while (current().sign != Sign::End && (atSeparator() || isPart(lowered(current().code)))) advance();
    }

    [[nodiscard]] std::string rowExpected() const {
        return "at most " + grouped(input_.size.columns) + " cells";
    }

    [[nodiscard]] TextError tooManyCells() const {
        return {line_, 1, "boards of more than " + grouped(mostJudgeCells) + " cells", "fewer"};
    }

    /// What the board and its rule count in mostJudgeCells.
    [[nodiscard]] std::int64_t costOf(Size size) const {
        constexpr std::int64_t ofMask = 1024;
        const bool hasTable = hasOwnRules(input_) || judge_.flips == Judge::Flips::Pair ||
                              judge_.flips == Judge::Flips::RowAndColumn ||
                              judge_.flips == Judge::Flips::InnerBlock;
        if (!hasTable) return size.cells();
        // Larger ones than are allowed would overflow.
        const std::int64_t cells = std::min(size.cells(), mostJudgeCells);
        return cells * std::min(cells + ofMask, mostJudgeCells);
    }

    Failure readBody(Puzzle& puzzle) {
        const Size size = puzzle.size();
        switch (input_.body) {
        case JudgeInput::Body::Reach:
            return readReach(puzzle);
        case JudgeInput::Body::Pairs:
            return readPairs(puzzle);
        case JudgeInput::Body::Wires:
            return readWires(puzzle);
        default:
            break;
        }
        puzzle.rule = ruleOf(judge_, size);
        if (input_.body == JudgeInput::Body::TwoBoards) return readTwoBoards(puzzle);
        if (input_.body == JudgeInput::Body::DeadCells) return readDeadCells(puzzle);
        if (input_.body == JudgeInput::Body::Coordinates) return readCoordinates(puzzle.board);
        return readSigns(puzzle.board);
    }

    Failure readHeading(Size& size, std::string& name) {
        const Size most = size;
        std::int64_t rows = most.rows;
        std::int64_t columns = most.columns;
        switch (input_.heading) {
        case JudgeInput::Heading::None:
            return std::nullopt;
        case JudgeInput::Heading::Name:
            return readName(name);
        case JudgeInput::Heading::Side:
            if (auto error = readNumber(rows, input_.leastSide, most.rows, "the size")) return error;
            columns = rows;
            break;
        case JudgeInput::Heading::Length:
            if (auto error = readNumber(columns, input_.leastSide, most.columns, "the number of cells"))
                return error;
            rows = 1;
            break;
        case JudgeInput::Heading::Sides:
            if (auto error = readNumber(rows, input_.leastSide, most.rows, "the number of rows"))
                return error;
            if (asPrinted() && current().sign != Sign::Blank)
                return wrong("the number of columns on the same line");
            if (auto error = readNumber(columns, input_.leastSide, most.columns, "the number of columns"))
                return error;
            break;
        }
        size = {static_cast<int>(rows), static_cast<int>(columns)};
        return std::nullopt;
    }

    Failure readName(std::string& name) {
        while (isInWord() && name.size() < longestName) {
            name += toUtf8(current().code);
            advance();
        }
        if (name.empty()) return wrong("the name of a board");
        ended_ = name == input_.ending;
        if (asPrinted() && !ended_ && current().sign != Sign::LineEnd) return wrong("a line end");
        return std::nullopt;
    }

    Failure readSigns(Grid& board) {
        for (int r = 0; r < board.rows(); ++r) {
            for (int c = 0; c < board.columns(); ++c) {
                const Separator before = skipSeparators();
                const bool black = atSign(input_.black);
                if (!black && !atSign(input_.white)) return wrong(signsExpected());
                if (asPrinted() && !isAsPrinted(before, r, c)) return wrong("the judge's layout");
                if (black) board.set({r, c});
                advance();
            }
        }
        if (asPrinted() && !atSeparator()) return wrong("the end of the row");
        return std::nullopt;
    }

    Failure readCoordinates(Grid& board) {
        std::int64_t count = 0;
        if (auto error = readNumber(count, 0, board.cells(), "how many lights are on")) return error;
        for (; count > 0; --count) {
            std::int64_t row = 0;
            std::int64_t column = 0;
            if (auto error = readNumber(row, 0, board.rows() - 1, "a row from 0")) return error;
            if (asPrinted() && current().sign != Sign::Blank) return wrong("a column on the same line");
            if (auto error = readNumber(column, 0, board.columns() - 1, "a column from 0")) return error;
            board.set({static_cast<int>(row), static_cast<int>(column)});
        }
        return std::nullopt;
    }

    Failure readTwoBoards(Puzzle& puzzle) {
        if (auto error = readSigns(puzzle.board)) return error;
        Grid target(puzzle.size());
        if (auto error = readSigns(target)) return error;
        puzzle.goal = Goal::target(std::move(target));
        return std::nullopt;
    }

    Failure readDeadCells(Puzzle& puzzle) {
        if (auto error = readSigns(puzzle.board)) return error;
        const Size size = puzzle.size();
        std::int64_t count = 0;
        if (auto error = readNumber(count, 0, size.cells(), "how many cells cannot be pressed")) return error;
        Grid dead(size);
        for (; count > 0; --count) {
            std::int64_t row = 0;
            std::int64_t column = 0;
            if (auto error = readNumber(column, 0, size.columns - 1, "a column from 0")) return error;
            if (auto error = readNumber(row, 0, size.rows - 1, "a row from 0")) return error;
            dead.set({static_cast<int>(row), static_cast<int>(column)});
        }
        puzzle.rule = withoutPresses(puzzle.rule, dead);
        return std::nullopt;
    }

    Failure readReach(Puzzle& puzzle) {
        std::int64_t reach = 0;
        if (asPrinted() && current().sign != Sign::Blank) return wrong("a number on the same line");
        if (auto error = readNumber(reach, 0, Grid::maxSide, "how far a press reaches")) return error;
        puzzle.rule = ruleWithReach(puzzle.size(), reach);
        return readSigns(puzzle.board);
    }

    Failure readPairs(Puzzle& puzzle) {
        std::int64_t count = 0;
        if (asPrinted() && current().sign != Sign::Blank) return wrong("a number on the same line");
        if (auto error = readNumber(count, 1, mostCases, "the number of pairs")) return error;
        std::vector<Grid> masks = singleCells(puzzle.size());
        for (; count > 0; --count) {
            Pair pair;
            if (auto error = readPair(pair, 1, std::ssize(masks))) return error;
            if (pair.first == pair.second) return wrong("two different cells");
            connect(masks, pair);
            connect(masks, {pair.second, pair.first});
        }
        puzzle.rule = Rule::fromTable(puzzle.size(), std::move(masks));
        return std::nullopt;
    }

    Failure readWires(Puzzle& puzzle) {
        if (auto error = readTwoBoards(puzzle)) return error;
        std::vector<Grid> masks = singleCells(puzzle.size());
        for (;;) {
            Pair pair;
            if (auto error = readPair(pair, 0, std::ssize(masks))) return error;
            if (pair == Pair{0, 0}) break;
            if (pair.first == 0 || pair.second == 0) return wrong("two cells, or 0 0");
            connect(masks, pair);
        }
        puzzle.rule = Rule::fromTable(puzzle.size(), std::move(masks));
        return std::nullopt;
    }

    using Pair = std::pair<std::int64_t, std::int64_t>;

    /// On a line of its own.
    Failure readPair(Pair& pair, std::int64_t least, std::int64_t most) {
        const Separator before = skipSeparators();
        if (asPrinted() && before != Separator::Line) return wrong("a line for each pair");
        if (auto error = readNumber(pair.first, least, most, "a cell")) return error;
        if (asPrinted() && current().sign != Sign::Blank) return wrong("a cell on the same line");
        return readNumber(pair.second, least, most, "a cell");
    }

    static void connect(std::vector<Grid>& masks, const Pair& pair) {
        Grid& mask = masks[static_cast<std::size_t>(pair.first) - 1];
        mask.set(cellAt(mask.size(), pair.second - 1));
    }

    /// Whether the sign at row r, column c follows the separator that the judge uses there.
    [[nodiscard]] bool isAsPrinted(Separator before, int r, int c) const {
        if (c > 0 && input_.maybeSpaced) return before != Separator::Line;
        if (c > 0) return before == (input_.spaced ? Separator::Blank : Separator::None);
        if (r == 0 && input_.heading == JudgeInput::Heading::None) return true;
        return before == Separator::Line || (input_.oneLine && before == Separator::Blank);
    }

    [[nodiscard]] std::string signsExpected() const {
        return std::string("a cell: ") + input_.black + " or " + input_.white;
    }

    const Judge& judge_;
    const JudgeInput& input_;
    FoundPuzzles found_;
    std::int64_t line_ = 1;
    std::int64_t cells_ = 0;
    bool ended_ = false;
};

JudgeText readPanels(std::string_view text) {
    PanelStream panels(singleBlock(text));
    FoundPuzzles found;
    while (auto panel = panels.next()) {
        if (!*panel) return {std::move(found), panel->error()};
        found.push_back({*std::move(*panel), panels.caseLine()});
    }
    return {std::move(found), std::nullopt};
}

/// With blanks in the place of “mat =” and “Input: mat =”, as statements print what is given.
std::string withoutNames(std::string_view text) {
    std::string plain(text);
    for (std::size_t begin = 0; begin < plain.size();) {
        const std::size_t end = std::min(plain.find('\n', begin), plain.size());
        const auto line = std::string_view(plain).substr(begin, end - begin);
        const std::size_t bracket = std::min(line.find('['), line.size());
        const std::size_t equals = line.substr(0, bracket).find('=');
        const bool isName =
            equals != std::string_view::npos && std::ranges::all_of(line.substr(0, equals), [](char c) {
                return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ':' || c == ' ';
            });
        if (isName) plain.replace(begin, equals + 1, equals + 1, ' ');
        begin = end + 1;
    }
    return plain;
}

/// Boards in nested brackets, one after the other.
JudgeText readBrackets(const Judge& judge, std::string_view text) {
    const std::string plain = withoutNames(text);
    BoardStream boards(singleBlock(plain), {.judge = false, .size = std::nullopt});
    FoundPuzzles found;
    while (auto board = boards.next()) {
        if (!*board) return {std::move(found), board->error()};
        const Size size = (**board).size();
        if (size.rows > judge.input.size.rows || size.columns > judge.input.size.columns) {
            const std::string most = std::to_string(judge.input.size.rows);
            return {std::move(found), TextError{boards.boardLine(), 1, "a larger board",
                                                "at most " + most + " rows and columns"}};
        }
        found.push_back({{ruleOf(judge, size), **board, judge.goal}, boards.boardLine()});
    }
    return {std::move(found), std::nullopt};
}

} // namespace

JudgeText readJudgeText(const Judge& judge, std::string_view text, Layout layout) {
    if (judge.input.body == JudgeInput::Body::Pattern) return readPanels(text);
    if (judge.input.body == JudgeInput::Body::Brackets) return readBrackets(judge, text);
    return InputReader(judge, text, layout).read();
}

Result<FoundPuzzles, TextError> readJudgeInput(const Judge& judge, std::string_view text, Layout layout) {
    auto [puzzles, error] = readJudgeText(judge, text, layout);
    if (error) return *std::move(error);
    return std::move(puzzles);
}

} // namespace flip
