#include "core/text/flip_file.h"

#include "core/text/board_text.h"
#include "core/text/cell_bits.h"
#include "core/text/move_lines.h"
#include "core/text/text_parts.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace flip {

namespace {

constexpr std::string_view formatName = "flipgame";
constexpr int latestVersion = 3;
constexpr std::array<std::string_view, 11> words{"goal",  "target", "edges", "pattern", "table", "board",
                                                 "press", "at",     "note",  "from",    "shown"};
constexpr std::string_view anyWord =
    "goal, target, edges, pattern, table, board, press, at, note, from or shown";

/// The first version that has this statement.
constexpr int versionOf(std::string_view word) {
    if (word == "shown") return 3;
    return word == "from" || word == "target" ? 2 : 1;
}

/// The version with this number; nothing if this program does not know it.
std::optional<int> versionNumbered(std::string_view number) {
    for (int version = 1; version <= latestVersion; ++version) {
        if (number == std::to_string(version)) return version;
    }
    return std::nullopt;
}

constexpr bool isTabOrSpace(char c) { return c == ' ' || c == '\t'; }

/// A line without its end.
struct Line {
    std::string_view text;
    std::int64_t number = 0;

    [[nodiscard]] std::string_view word() const {
        const std::string_view used = trimmed(text);
        return used.substr(0, used.find_first_of(" \t"));
    }

    /// The text after the word.
    [[nodiscard]] std::string_view rest() const { return text.substr(restBegin()); }

    [[nodiscard]] std::size_t restBegin() const {
        const std::string_view first = word();
        return static_cast<std::size_t>(first.data() - text.data()) + first.size();
    }

    [[nodiscard]] bool isBlank() const { return trimmed(text).empty(); }

    [[nodiscard]] bool beginsStatement() const { return std::ranges::find(words, word()) != words.end(); }

    /// The text up to there is ASCII, so bytes are characters.
    [[nodiscard]] TextError unexpected(std::string expected) const {
        std::size_t column = restBegin();
        while (column < text.size() && isTabOrSpace(text[column])) ++column;
        return {number, static_cast<std::int64_t>(column) + 1, quotedPart(trimmed(rest())),
                std::move(expected)};
    }

    [[nodiscard]] TextError unexpectedWord(std::string expected) const {
        const std::string_view used = trimmed(text);
        return {number, (used.data() - text.data()) + 1, quotedPart(used), std::move(expected)};
    }
};

/// A text line by line; LF, CR LF and CR end a line.
class Lines {
  public:
    explicit Lines(std::string_view text) : rest_(text) {
        if (rest_.starts_with("\xEF\xBB\xBF")) rest_.remove_prefix(3);
    }

    /// The next line without taking it; nothing at the end of the text.
    [[nodiscard]] std::optional<Line> peek() const {
        if (rest_.empty()) return std::nullopt;
        return Line{rest_.substr(0, rest_.find_first_of("\r\n")), number_};
    }

    void skip() {
        rest_.remove_prefix(std::min(rest_.find_first_of("\r\n"), rest_.size()));
        if (!rest_.empty()) rest_.remove_prefix(rest_.starts_with("\r\n") ? 2 : 1);
        ++number_;
    }

    /// The next line that is not blank.
    std::optional<Line> take() {
        while (const auto line = peek()) {
            skip();
            if (!line->isBlank()) return line;
        }
        return std::nullopt;
    }

    /// The rest of the line just taken, after its word, and all lines down to the next statement.
    std::string_view takeRows(const Line& line) {
        const char* const begin = line.rest().data();
        while (const auto next = peek()) {
            if (next->beginsStatement()) break;
            skip();
        }
        return {begin, static_cast<std::size_t>(rest_.data() - begin)};
    }

    [[nodiscard]] std::int64_t number() const { return number_; }

  private:
    std::string_view rest_;
    std::int64_t number_ = 1;
};

std::optional<Line> headOf(Lines& lines) {
    const auto head = lines.take();
    if (!head || head->word() != formatName) return std::nullopt;
    const std::string_view number = trimmed(head->rest());
    const bool isNumber =
        !number.empty() && std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
    return isNumber ? head : std::nullopt;
}

/// Takes the statements one by one and combines them at the end.
class Reader {
  public:
    explicit Reader(std::string_view text) : lines_(text) {}

    Result<FlipFile, TextError> read() {
        const auto head = headOf(lines_);
        if (!head) return TextError{1, 1, "some other text", "“flipgame 1”"};
        const std::string_view number = trimmed(head->rest());
        const auto version = versionNumbered(number);
        if (!version) return head->unexpected(versionExpected(number, latestVersion));
        version_ = *version;
        while (const auto line = lines_.take()) {
            if (auto error = take(*line)) return *std::move(error);
        }
        return puzzle();
    }

  private:
    using Problem = std::optional<TextError>;

    Problem take(const Line& line) {
        if (!line.beginsStatement()) return line.unexpectedWord(std::string(anyWord));
        const std::string_view word = line.word();
        if (const int needed = versionOf(word); needed > version_)
            return line.unexpectedWord("“flipgame " + std::to_string(needed) +
                                       "” in the first line of a file with “" + std::string(word) + "”");
        if (word == "press") return takePress(line);
        if (word == "note") return takeNote(line);
        const auto at = static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
        if (std::exchange(seen_[at], true))
            return line.unexpectedWord("“" + std::string(word) + "” only once");
        if (word == "board") return takeBoard(line, board_);
        if (word == "target") return takeTarget(line);
        if (word == "pattern") return takePattern(line);
        if (word == "goal") return takeNamed(line, goal_, goalNamed, "white, black or either");
        if (word == "edges") return takeNamed(line, edges_, edgesNamed, "clipped or torus");
        if (word == "from") return takeFrom(line);
        if (word == "shown") return takeShown(line);
        (word == "at" ? place_ : table_) = line;
        return std::nullopt;
    }

    template <class Value>
    Problem takeNamed(const Line& line, std::optional<Value>& value,
                      std::optional<Value> (*named)(std::string_view), const char* expected) {
        value = named(trimmed(line.rest()));
        return value ? Problem() : line.unexpected(expected);
    }

    /// Converts a place within the rows of a statement to one in the whole text.
    static TextError placed(TextError error, const Line& line) {
        if (error.line == 1) error.column += static_cast<std::int64_t>(line.restBegin());
        error.line += line.number - 1;
        return error;
    }

    Problem takeBoard(const Line& line, std::optional<Grid>& to) {
        auto board = readBoard(lines_.takeRows(line));
        if (!board) return placed(board.error(), line);
        to = *std::move(board);
        return std::nullopt;
    }

    Problem takeTarget(const Line& line) {
        targetLine_ = line;
        return takeBoard(line, target_);
    }

    Problem takePattern(const Line& line) {
        const auto pattern = readPattern(lines_.takeRows(line));
        if (!pattern) return placed(pattern.error(), line);
        pattern_ = *pattern;
        return std::nullopt;
    }

    Problem takePress(const Line& line) {
        const auto cell = pressFrom(trimmed(line.text));
        if (!board_) return line.unexpectedWord("the board before the first press");
        if (!cell || !contains(board_->size(), *cell))
            return line.unexpected("the row, from 1 to " + std::to_string(board_->rows()) +
                                   ", and the column, from 1 to " + std::to_string(board_->columns()));
        presses_.push_back(*cell);
        return std::nullopt;
    }

    Problem takeNote(const Line& line) {
        std::string_view note = line.rest();
        if (!note.empty()) note.remove_prefix(1);
        if (std::exchange(noted_, true)) notes_ += '\n';
        notes_ += note;
        return std::nullopt;
    }

    Problem takeFrom(const Line& line) {
        from_ = trimmed(line.rest());
        return from_.empty() ? line.unexpected("a puzzle such as “level 12” or “daily 2026-11-22”")
                             : Problem();
    }

    Problem takeShown(const Line& line) {
        shown_ = true;
        return trimmed(line.rest()).empty() ? Problem() : line.unexpected("the end of the line");
    }

    Result<Rule, TextError> rule() const {
        const Size size = board_->size();
        if (!table_)
            return Rule::fromPattern(size, pattern_.value_or(Pattern::plus()),
                                     edges_.value_or(Edges::Clipped));
        if (pattern_ || edges_) return table_->unexpectedWord("either a table, or edges and pattern");
        if (auto rule = readRuleTable(size, trimmed(table_->rest()))) return *std::move(rule);
        return table_->unexpected("the masks of the board’s cells in hexadecimal digits");
    }

    Result<Goal, TextError> goal() {
        if (!target_) return Goal(goal_.value_or(Goal::Either));
        if (goal_) return targetLine_->unexpectedWord("either a goal or a target");
        if (target_->size() != board_->size())
            return TextError{targetLine_->number, 1, "a target of " + sizeText(target_->size()),
                             sizeText(board_->size()) + ", the size of the board"};
        return Goal::target(*std::move(target_));
    }

    Result<FlipFile, TextError> puzzle() {
        if (!board_) return TextError{lines_.number(), 1, "the end of the text", "“board” and its rows"};
        auto read = rule();
        if (!read) return read.error();
        auto wanted = goal();
        if (!wanted) return wanted.error();
        const auto presses = static_cast<int>(presses_.size());
        const auto place = place_ ? placeFrom(trimmed(place_->text)) : presses;
        if (!place || *place > presses)
            return place_->unexpected("the number of presses made, from 0 to " + std::to_string(presses));
        return FlipFile{{*std::move(read), *std::move(board_), *std::move(wanted)},
                        std::move(presses_),
                        *place,
                        std::move(notes_),
                        std::move(from_),
                        shown_};
    }

    Lines lines_;
    int version_ = latestVersion;
    std::array<bool, words.size()> seen_{};
    std::optional<Goal::Kind> goal_;
    std::optional<Grid> target_;
    std::optional<Line> targetLine_;
    std::optional<Edges> edges_;
    std::optional<Pattern> pattern_;
    std::optional<Line> table_;
    std::optional<Grid> board_;
    std::vector<Cell> presses_;
    std::optional<Line> place_;
    std::string notes_;
    bool noted_ = false;
    std::string from_;
    bool shown_ = false;
};

/// The earliest version that has all statements of this game.
int versionFor(const FlipFile& file) {
    if (file.shown) return versionOf("shown");
    return file.from.empty() && file.start.goal.isUniform() ? 1 : versionOf("from");
}

} // namespace

Puzzle positionOf(const FlipFile& file) {
    Puzzle puzzle = file.start;
    if (file.made == 0) return puzzle;
    Grid pressed(puzzle.size());
    for (int i = 0; i < file.made; ++i) pressed.flip(file.presses[static_cast<std::size_t>(i)]);
    puzzle.rule.pressAll(puzzle.board, pressed);
    return puzzle;
}

std::string writeFlipFile(const FlipFile& file) {
    const Puzzle& start = file.start;
    std::string text(formatName);
    const Grid* const target = start.goal.target();
    text.append(" ").append(std::to_string(versionFor(file))).append("\n");
    if (target == nullptr) text.append("goal ").append(nameOf(start.goal.kind())).append("\n");
    if (const auto pattern = start.rule.pattern()) {
        text.append("edges ").append(nameOf(start.rule.edges()));
        text.append("\npattern\n").append(writePattern(*pattern, '\n'));
    } else {
        text.append("table ").append(hexOf(start.rule));
    }
    text.append("\nboard\n").append(writeBoard(start.board));
    if (target != nullptr) text.append("target\n").append(writeBoard(*target));
    for (const Cell cell : file.presses) text.append(pressLine(cell)).append("\n");
    if (file.made < std::ssize(file.presses)) text.append(placeLine(file.made)).append("\n");
    if (!file.from.empty()) text.append("from ").append(file.from).append("\n");
    if (file.shown) text.append("shown\n");
    for (std::string_view rest = file.notes; !file.notes.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        text.append("note ").append(rest.substr(0, end)).append("\n");
        if (end == rest.size()) break;
        rest.remove_prefix(end + 1);
    }
    return text;
}

bool isFlipFile(std::string_view text) {
    Lines lines(text);
    return headOf(lines).has_value();
}

Result<FlipFile, TextError> readFlipFile(std::string_view text) { return Reader(text).read(); }

} // namespace flip
