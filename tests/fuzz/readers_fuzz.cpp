// Feeds any bytes to the readers. Besides not crashing they keep promises, which are checked here: what has
// been read can be written and read again, errors name a place, and it makes no difference in which blocks a
// text comes.

#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "core/text/long_text.h"
#include "core/text/panel_stream.h"
#include "core/text/recognise.h"
#include "core/text/text_kind.h"
#include "tests/fuzz/promises.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

using namespace flip;

namespace {

void requireComesBack(const Grid& board) {
    require(board.cells() > 0 && board.checkInvariant(), "a board has cells, and only those");
    // Seven bytes may stand for 64 million cells, which takes seconds to write and read.
    constexpr std::int64_t mostCells = std::int64_t{1} << 20;
    if (board.cells() > mostCells) return;
    const auto again = readBoard(writeBoard(board));
    require(again && *again == board, "a board that was written can be read");
}

void requireComesBack(const FlipFile& file) {
    const auto again = readFlipFile(writeFlipFile(file));
    require(again && *again == file, "a game that was written can be read");
    require(file.made >= 0 && file.made <= std::ssize(file.presses),
            "no more presses are made than there are");
    for (const Cell cell : file.presses)
        require(contains(file.start.size(), cell), "presses are on the board");
}

/// The text in blocks of 1, 2, 3, … bytes.
BlockSource growingBlocks(std::string_view text) {
    return [text, length = std::size_t{1}]() mutable {
        const std::string_view block = text.substr(0, length++);
        text.remove_prefix(block.size());
        return block;
    };
}

/// Everything that a stream yields; a loop that does not end would show as a timeout.
template <class Stream>
auto drained(Stream stream) {
    std::vector<typename decltype(stream.next())::value_type> all;
    while (auto next = stream.next()) all.push_back(std::move(*next));
    return all;
}

template <class Value>
bool same(const std::vector<Result<Value, TextError>>& left,
          const std::vector<Result<Value, TextError>>& right) {
    if (left.size() != right.size()) return false;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i].ok() != right[i].ok()) return false;
        if (left[i] ? *left[i] != *right[i] : left[i].error() != right[i].error()) return false;
    }
    return true;
}

/// The same, taking the fast way wherever it is open.
std::vector<Result<Grid, TextError>> drainedFast(BoardStream stream) {
    std::vector<Result<Grid, TextError>> all;
    std::array<std::uint16_t, 3> plain{};
    for (;;) {
        while (const std::size_t count = stream.nextPlain(plain)) {
            for (std::size_t i = 0; i < count; ++i) all.emplace_back(Grid::fromPacked({4, 4}, plain[i]));
        }
        auto next = stream.next();
        if (!next) return all;
        all.push_back(std::move(*next));
    }
}

void readBoards(std::string_view text, BoardLayout layout) {
    const auto boards = drained(BoardStream(singleBlock(text), layout));
    require(same(boards, drained(BoardStream(growingBlocks(text), layout))), "blocks make no difference");
    require(same(boards, drainedFast(BoardStream(singleBlock(text), layout))), "the fast way reads the same");
    require(same(boards, drainedFast(BoardStream(growingBlocks(text), layout))),
            "the fast way reads the same, whatever the blocks");
    for (const auto& board : boards) {
        if (!board) {
            requirePlace(board.error());
            require(&board == &boards.back(), "nothing follows an error");
        } else {
            requireComesBack(*board);
            require(!layout.size || board->size() == *layout.size, "a fixed size is the only one");
        }
    }
}

void readPanels(std::string_view text) {
    const auto panels = drained(PanelStream(singleBlock(text)));
    require(same(panels, drained(PanelStream(growingBlocks(text)))), "blocks make no difference");
    for (const auto& panel : panels) {
        if (!panel) {
            requirePlace(panel.error());
        } else {
            const auto again = recognise(writePanel(panel->size(), *panel->rule.pattern()));
            require(again && again->readings.front().puzzles.front().puzzle == *panel,
                    "a panel that was written can be read");
        }
    }
}

void readOne(std::string_view text) {
    const auto board = readBoard(text);
    if (board) requireComesBack(*board);
    if (!board) requirePlace(board.error());
}

void tellIt(std::string_view text) {
    require(tellKind(singleBlock(text)).kind == tellKind(growingBlocks(text)).kind,
            "blocks make no difference to the kind");
}

void requireUsable(const Result<Recognised, TextError>& recognised) {
    if (!recognised) {
        requirePlace(recognised.error());
        return;
    }
    require(!recognised->readings.empty(), "what is recognised has a reading");
    require(!recognised->isOpen || recognised->readings.size() > 1, "an open question has two answers");
    if (recognised->file) requireComesBack(*recognised->file);
    for (const Reading& reading : recognised->readings) {
        require(!reading.puzzles.empty(), "a reading has a puzzle");
        for (const FoundPuzzle& found : reading.puzzles) {
            requireComesBack(found.puzzle.board);
            require(found.puzzle.rule.size() == found.puzzle.board.size(), "the rule is one for the board");
            require(found.line >= 1, "lines count from 1");
        }
    }
}

void recogniseIt(std::string_view text) { requireUsable(recognise(text)); }

/// As if a few bytes were a long text.
Result<Recognised, TextError> recogniseLong(BlockSource source) {
    constexpr std::int64_t memory = std::int64_t{16} << 20U;
    constexpr std::size_t few = 12;
    return recogniseBlocks(std::move(source), memory, few);
}

void recogniseItInBlocks(std::string_view text) {
    const auto recognised = recogniseLong(singleBlock(text));
    requireUsable(recognised);
    const auto again = recogniseLong(growingBlocks(text));
    require(recognised.ok() == again.ok(), "blocks make no difference to what is recognised");
    if (!recognised) return require(recognised.error() == again.error(), "nor to an error");
    const auto& puzzles = recognised->readings.front().puzzles;
    require(std::ranges::equal(puzzles, again->readings.front().puzzles,
                               [](const FoundPuzzle& one, const FoundPuzzle& other) {
                                   return one.puzzle == other.puzzle && one.line == other.line;
                               }),
            "nor to the puzzles");
}

void readForAJudge(std::string_view text, std::size_t number) {
    const Judge& judge = judges()[number % judges().size()];
    const auto found = readJudgeInput(judge, text);
    if (!found) return requirePlace(found.error());
    const auto asPrinted = readJudgeInput(judge, text, Layout::AsPrinted);
    require(!asPrinted || found->size() == asPrinted->size(), "the layout makes no difference to the boards");
    for (const FoundPuzzle& puzzle : *found)
        static_cast<void>(writeJudgeAnswer(judge, 1, puzzle, &puzzle.puzzle.board));
}

/// One way to read a text, and how many texts of a hundred are read so.
struct Way {
    void (*read)(std::string_view text, std::size_t number);
    std::size_t share;
};

/// Guessing at notations takes most of the time by far, and to tell the kind that is done four times.
constexpr std::array ways{
    Way{[](std::string_view text, std::size_t /*number*/) { tellIt(text); }, 1},
    Way{[](std::string_view text, std::size_t /*number*/) { recogniseIt(text); }, 20},
    Way{[](std::string_view text, std::size_t /*number*/) { recogniseItInBlocks(text); }, 8},
    Way{[](std::string_view text, std::size_t /*number*/) { readOne(text); }, 8},
    Way{[](std::string_view text, std::size_t /*number*/) { readBoards(text, {}); }, 12},
    Way{[](std::string_view text, std::size_t /*number*/) {
            readBoards(text, {.judge = false, .size = std::nullopt});
        },
        11},
    Way{[](std::string_view text, std::size_t /*number*/) {
            readBoards(text, {.judge = true, .size = Size{2, 3}});
        },
        10},
    Way{[](std::string_view text, std::size_t /*number*/) { readPanels(text); }, 10},
    Way{readForAJudge, 20},
};

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    // Each text is read in one way only, which it decides itself: all of them take many times as long.
    const std::size_t number = std::hash<std::string_view>()(text);
    std::size_t place = number % 100;
    for (const Way& way : ways) {
        if (place < way.share) {
            way.read(text, number / 100);
            break;
        }
        place -= way.share;
    }
    return 0;
}
