#include "core/text/recognise.h"

#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "core/text/flip_id.h"
#include "core/text/flip_uri.h"
#include "core/text/long_text.h"
#include "core/text/mask_text.h"
#include "core/text/page.h"
#include "core/text/puzzle_line.h"
#include "core/text/sign_lines.h"
#include "core/text/text_kind.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace flip {

namespace {

using Readings = std::vector<Reading>;
/// Nothing if the text is in another notation; an error if it is in this one but wrong.
using Attempt = std::optional<Result<Recognised, TextError>>;

std::vector<std::string_view> usedLinesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
        while (!line.empty() && (line.back() == ' ' || line.back() == '\t')) line.remove_suffix(1);
        if (!line.empty()) lines.push_back(line);
    }
    return lines;
}

/// A notation with a puzzle on each line, recognised by the first line.
Attempt lineByLine(std::string_view text, Notation notation, bool (*begins)(std::string_view),
                   const std::function<Result<Puzzle, TextError>(std::string_view)>& read) {
    const auto lines = usedLinesOf(text);
    if (lines.empty() || !begins(lines.front())) return std::nullopt;
    Reading reading{{}, notation, nullptr};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto puzzle = read(lines[i]);
        const auto number = static_cast<std::int64_t>(i) + 1;
        if (!puzzle) {
            TextError error = puzzle.error();
            error.line = number;
            return error;
        }
        reading.puzzles.push_back({*std::move(puzzle), number});
    }
    return Recognised{{std::move(reading)}, false};
}

Attempt flipFile(std::string_view text) {
    if (!isFlipFile(text)) return std::nullopt;
    auto file = readFlipFile(text);
    if (!file) return file.error();
    Recognised recognised{{{{{positionOf(*file), 1}}, Notation::FlipFile, nullptr}}, false};
    recognised.file = *std::move(file);
    return recognised;
}

Attempt flipUris(std::string_view text) {
    return lineByLine(text, Notation::FlipUri, isFlipUri, readFlipUri);
}

bool beginsWithGoal(std::string_view line) {
    static constexpr std::array<std::string_view, 4> goals{"white ", "black ", "either ", "target "};
    return std::ranges::any_of(goals, [&](std::string_view goal) { return line.starts_with(goal); }) &&
           (line.find("clipped") != std::string_view::npos || line.find("torus") != std::string_view::npos ||
            line.find("table") != std::string_view::npos);
}

Attempt puzzleLines(std::string_view text) {
    return lineByLine(text, Notation::PuzzleLine, beginsWithGoal, readPuzzleLine);
}

bool beginsJson(std::string_view line) { return line.starts_with("{\"puzzle\":{"); }

/// The value of a member. It must not contain quotation marks.
std::string member(std::string_view json, std::string_view name) {
    std::string key = "\"";
    key.append(name).append("\":\"");
    const std::size_t at = json.find(key);
    if (at == std::string_view::npos) return {};
    const std::string_view value = json.substr(at + key.size());
    return std::string(value.substr(0, std::min(value.find('"'), value.size())));
}

Result<Puzzle, TextError> readJsonLine(std::string_view line) {
    if (!beginsJson(line)) return TextError{1, 1, "no line of flipsolve --json", "{\"puzzle\":{…"};
    const std::string edges = member(line, "edges");
    const std::string table = member(line, "table");
    const std::string rule = table.empty()
                                 ? (edges.empty() ? "clipped" : edges) + ' ' + member(line, "pattern")
                                 : "table " + table;
    auto puzzle = readPuzzleLine(member(line, "goal") + ' ' + rule + ' ' + member(line, "board") + ' ' +
                                 member(line, "target"));
    if (!puzzle) return TextError{1, 1, puzzle.error().found, puzzle.error().expected};
    return puzzle;
}

Attempt jsonLines(std::string_view text) {
    return lineByLine(text, Notation::Json, beginsJson, readJsonLine);
}

Attempt flipIds(std::string_view text) { return lineByLine(text, Notation::FlipId, isFlipId, readFlipId); }

Attempt panels(std::string_view text) {
    if (kindOf(text, true) != PuzzleKind::Panels) return std::nullopt;
    const Judge* judge = findJudge("uva10318");
    auto found = readJudgeInput(*judge, text);
    if (!found) return found.error();
    if (found->empty()) return TextError{1, 1, "the end of the panels", "a panel"};
    return Recognised{{{*std::move(found), Notation::Panel, judge}}, false};
}

/// The readings for all judges with this claim.
Readings judgesOf(std::string_view text, Judge::Claim claim) {
    Readings readings;
    for (const Judge& judge : judges()) {
        if (judge.claim != claim || judge.input.body == JudgeInput::Body::Brackets) continue;
        auto found = readJudgeInput(judge, text, Layout::AsPrinted);
        if (found && !found->empty()) readings.push_back({*std::move(found), Notation::JudgeInput, &judge});
    }
    return readings;
}

Attempt sureJudges(std::string_view text) {
    Readings readings = judgesOf(text, Judge::Claim::Sure);
    if (readings.empty()) return std::nullopt;
    return Recognised{std::move(readings), false};
}

// --- boards without a word about them ---

Reading flipGames(std::vector<std::pair<Grid, std::int64_t>> boards, Notation notation) {
    Reading reading{{}, notation, nullptr};
    for (auto& found : boards)
        reading.puzzles.push_back({Puzzle::flipGame(std::move(found.first)), found.second});
    return reading;
}

/// The cells in reading order, in rows of another length.
Grid reshaped(const Grid& board, Size size) {
    Grid shaped(size);
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        if (board.test(cellAt(board.size(), i))) shaped.set(cellAt(size, i));
    }
    return shaped;
}

std::optional<int> squareSide(std::int64_t cells) {
    int side = 1;
    while (std::int64_t{side} * side < cells) ++side;
    return std::int64_t{side} * side == cells ? std::optional(side) : std::nullopt;
}

/// All boards of a reading, each in rows of another length.
Reading reshapedAll(const Reading& reading, Size size) {
    Reading shaped = reading;
    for (FoundPuzzle& found : shaped.puzzles) {
        found.puzzle = Puzzle::flipGame(reshaped(found.puzzle.board, size));
    }
    return shaped;
}

/// A single row of n² signs is a square board; with four signs, that is uncertain.
void considerSquare(Recognised& recognised) {
    const Reading& rows = recognised.readings.front();
    const Size size = rows.puzzles.front().puzzle.size();
    const bool allAlike = std::ranges::all_of(
        rows.puzzles, [&](const FoundPuzzle& found) { return found.puzzle.size() == size; });
    const auto side = squareSide(size.columns);
    if (size.rows != 1 || !allAlike || !side || *side < 2) return;
    recognised.isOpen |= *side == 2;
    recognised.readings.insert(recognised.readings.begin(), reshapedAll(rows, {*side, *side}));
}

/// Lone rows with blank lines between them may be the rows of one board.
void considerOneBoard(Recognised& recognised) {
    const Reading& rows = recognised.readings.front();
    const int columns = rows.puzzles.front().puzzle.size().columns;
    const bool areRows =
        rows.puzzles.size() > 1 && std::ranges::all_of(rows.puzzles, [&](const FoundPuzzle& found) {
            return found.puzzle.size() == Size{1, columns};
        });
    if (!areRows || columns < 2 || rows.puzzles.size() > static_cast<std::size_t>(Grid::maxSide)) return;
    Grid board({static_cast<int>(rows.puzzles.size()), columns});
    for (int r = 0; r < board.rows(); ++r) {
        for (int c = 0; c < columns; ++c) {
            if (rows.puzzles[static_cast<std::size_t>(r)].puzzle.board.test({0, c})) board.set({r, c});
        }
    }
    Reading one = flipGames({{std::move(board), rows.puzzles.front().line}}, rows.notation);
    recognised.readings.push_back(std::move(one));
}

/// Every four rows of four pieces are a board of POJ 1753, one after the other.
void considerStream(Recognised& recognised, bool isCanonical) {
    const Reading& whole = recognised.readings.front();
    Reading stream{{}, whole.notation, nullptr};
    for (const FoundPuzzle& found : whole.puzzles) {
        const Grid& board = found.puzzle.board;
        const bool isStream = board.columns() == judgeSide && board.rows() % judgeSide == 0;
        if (!isStream || !isCanonical) return;
        for (int r = 0; r < board.rows(); r += judgeSide) {
            Grid four({judgeSide, judgeSide});
            for (int i = 0; i < judgeSide; ++i) {
                four.row(i)[0] = board.row(r + i)[0];
            }
            stream.puzzles.push_back({Puzzle::flipGame(std::move(four)), found.line + r});
        }
    }
    if (stream.puzzles.size() > whole.puzzles.size())
        recognised.readings.insert(recognised.readings.begin(), std::move(stream));
}

/// Small lists of lists of 0 and 1, as for LeetCode.
void considerLeetCode(Recognised& recognised, const SignBoards& signs) {
    const bool digits = std::ranges::all_of(
        signs.signs, [](const PlacedSign& sign) { return sign.text == U"0" || sign.text == U"1"; });
    const Judge* judge = findJudge("leetcode1284");
    Reading reading{{}, Notation::Lists, judge};
    for (FoundPuzzle found : recognised.readings.front().puzzles) {
        const Size size = found.puzzle.size();
        if (!digits || size.rows > judge->input.size.rows || size.columns > judge->input.size.columns) return;
        found.puzzle.goal = judge->goal;
        reading.puzzles.push_back(std::move(found));
    }
    recognised.readings.insert(recognised.readings.begin(), std::move(reading));
    recognised.isOpen = true;
}

/// Whether these are signs that every reader of boards accepts, in any mixture.
bool isCanonical(const SignBoards& signs) {
    return std::ranges::all_of(signs.signs, [](const PlacedSign& sign) {
        const Sign meaning = sign.text.size() == 1 ? signOf(sign.text[0]) : Sign::Other;
        return meaning == Sign::Black || meaning == Sign::White;
    });
}

/// Whether the first two signs may be those of a board; otherwise the text was never meant to be one.
bool beginsKnown(const SignBoards& signs) {
    return std::ranges::all_of(signs.signs.begin(),
                               signs.signs.begin() + std::min<std::ptrdiff_t>(2, std::ssize(signs.signs)),
                               [](const PlacedSign& sign) { return isKnownSign(sign.text); });
}

/// Two unknown signs are a board only if they look like one; numbers never do.
bool mayBeGuessed(const SignBoards& signs) {
    const bool numbers = std::ranges::any_of(
        signs.signs, [](const PlacedSign& sign) { return sign.text[0] >= U'2' && sign.text[0] <= U'9'; });
    return !numbers && std::ranges::all_of(signs.boards, [](const SignBoard& board) {
        return board.rows.size() > 1 && board.rows[0].size() > 1;
    });
}

Attempt boardsFrom(const std::optional<SignBoards>& signs, Notation notation) {
    if (!signs) return std::nullopt;
    const auto colours = coloursOf(signs->signs);
    if (!colours && !beginsKnown(*signs)) return std::nullopt;
    if (!colours) return tooManySigns(signs->signs);
    const bool isOneCell = signs->boards.size() == 1 && signs->boards[0].rows.size() == 1 &&
                           signs->boards[0].rows[0].size() == 1;
    // A word like “no”, or a letter that is a piece only beside others.
    if (isOneCell && !isCanonical(*signs)) return std::nullopt;
    if (colours->guessed && !mayBeGuessed(*signs)) return std::nullopt;
    std::vector<std::pair<Grid, std::int64_t>> boards;
    for (const SignBoard& board : signs->boards) {
        auto grid = gridOf(board, *colours);
        if (!grid) return grid.error();
        boards.emplace_back(*std::move(grid), board.line);
    }
    Recognised recognised{{flipGames(std::move(boards), notation)}, false};
    if (notation == Notation::Signs) {
        considerStream(recognised, isCanonical(*signs));
        considerOneBoard(recognised);
    }
    considerSquare(recognised);
    return recognised;
}

/// An opening bracket without its closing one: something is missing.
std::optional<TextError> unclosed(std::string_view text) {
    TextReader reader(singleBlock(text));
    std::vector<Character> open;
    for (; reader.current().sign != Sign::End; reader.advance()) {
        if (reader.current().sign == Sign::Open) open.push_back(reader.current());
        if (reader.current().sign == Sign::Close && !open.empty()) open.pop_back();
    }
    if (open.empty()) return std::nullopt;
    return TextError{open.back().line, open.back().column, "a bracket that is not closed",
                     "its closing bracket"};
}

Attempt lists(std::string_view text) {
    // With a missing bracket, the remaining lists would be a different board.
    if (text.find_first_of("[({") == std::string_view::npos || unclosed(text)) return std::nullopt;
    const auto signs = readSignLists(text);
    Attempt attempt = boardsFrom(signs, Notation::Lists);
    if (!attempt || !*attempt || !signs->nested) return attempt;
    Recognised recognised = *std::move(*attempt);
    considerLeetCode(recognised, *signs);
    return recognised;
}

/// Lines of signs, and the judges that they might be meant for.
Attempt signLines(std::string_view text) {
    if (auto error = unclosed(text)) return *error;
    Attempt attempt = boardsFrom(readSignLines(text), Notation::Signs);
    if (!attempt || !*attempt) return attempt;
    Recognised recognised = *std::move(*attempt);
    Readings judges = judgesOf(text, Judge::Claim::Maybe);
    if (judges.empty()) return recognised;
    recognised.readings.insert(recognised.readings.begin(), std::make_move_iterator(judges.begin()),
                               std::make_move_iterator(judges.end()));
    recognised.isOpen = true;
    return recognised;
}

Attempt signLinesAmongProse(std::string_view text) {
    Attempt attempt = boardsFrom(readSignLinesAmongProse(text), Notation::Signs);
    // Among prose, a board was only a guess; if anything is wrong with it, it is none.
    return attempt && *attempt ? attempt : std::nullopt;
}

Attempt masks(std::string_view text) {
    auto found = readMask(text);
    if (!found) return std::nullopt;
    Recognised recognised;
    for (Grid& board : *found)
        recognised.readings.push_back(flipGames({{std::move(board), 1}}, Notation::Mask));
    recognised.isOpen = recognised.readings.size() > 1;
    return recognised;
}

/// A way to read a text.
struct NotationReader {
    Attempt (*read)(std::string_view text);
    /// Whether its error is final, because no other notation looks like this.
    bool isSure = true;
};

/// All notations, the surest first.
constexpr std::array notations{
    NotationReader{flipFile},
    NotationReader{flipUris},
    NotationReader{puzzleLines},
    NotationReader{jsonLines},
    NotationReader{flipIds},
    NotationReader{panels},
    NotationReader{sureJudges},
    NotationReader{masks},
    NotationReader{lists},
    NotationReader{signLines, false},
    NotationReader{signLinesAmongProse},
};

/// The result for a text, and whether an error is final.
struct PlaceRead {
    Attempt attempt;
    bool isSure = false;
};

/// The first notation that can read the text; otherwise the error of one that recognised it.
PlaceRead readPlace(std::string_view text) {
    PlaceRead read;
    for (const NotationReader& notation : notations) {
        Attempt attempt = notation.read(text);
        if (attempt && (*attempt || notation.isSure)) return {std::move(attempt), notation.isSure};
        if (attempt) read.attempt = std::move(attempt);
    }
    return read;
}

/// A control character shows that this is not text; looking for boards in it would take long.
bool isText(std::string_view text) {
    return std::ranges::none_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' && c != '\v';
    });
}

} // namespace

Result<Recognised, TextError> recognise(std::string_view bytes) {
    if (bytes.size() > longestRecognised) {
        if (auto found = flipFile(bytes)) return *std::move(found);
        return recogniseBlocks(singleBlock(bytes));
    }
    const std::string text = asUtf8(bytes);
    if (!isText(text)) return readBoard(text).error();
    PlaceRead last;
    // The notes of a file may hold anything.
    const auto places = isFlipFile(text) ? std::vector{text} : placesForBoards(text);
    for (const std::string& place : places) {
        last = readPlace(place);
        if (last.attempt && *last.attempt) return *std::move(last.attempt);
    }
    // The last place is the whole text.
    if (last.attempt && last.isSure) return last.attempt->error();
    const auto plain = readBoard(text);
    // A text that begins with a piece was meant as lines of b and w, so the plain reader's error is the best
    // one.
    if (!plain && (beginsAsBoard(text) || !last.attempt)) return plain.error();
    return last.attempt ? last.attempt->error() : TextError{1, 1, "no board", "a board"};
}

} // namespace flip
