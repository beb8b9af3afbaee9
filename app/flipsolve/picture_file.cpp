#include "app/flipsolve/picture_file.h"

#include "app/flipsolve/answer_text.h"
#include "app/flipsolve/file_replacement.h"
#include "app/flipsolve/picture_program.h"
#include "core/base/counted.h"
#include "core/picture/board_svg.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <variant>

namespace flip::console {

namespace {

/// A picture of more would be a file of more than 100 MB.
constexpr std::int64_t mostCells = 1 << 18;

/// As in the window: steps are numbered in their order, also those of a panel, and the first comes next.
BoardDrawing drawingOf(const Puzzle& puzzle, const Answer& answer, const PictureLook& look) {
    BoardDrawing drawing;
    drawing.markBlack = look.markBlack;
    drawing.coordinates = look.coordinates;
    drawing.board = puzzle.board;
    drawing.special = specialCells(puzzle.rule);
    if (const Grid* target = puzzle.goal.target()) drawing.target = *target;
    if (const auto* impossible = std::get_if<Impossible>(&answer)) {
        drawing.witness = impossible->witnesses.front().cells;
        return drawing;
    }
    int made = 0;
    pressesOf(answer)->forEachSet([&](Cell cell) {
        drawing.steps.push_back({cell, made + 1, made == 0});
        ++made;
    });
    return drawing;
}

} // namespace

std::optional<std::string> writePicture(const std::string& path, const Puzzle& puzzle, const Answer& answer,
                                        const PictureLook& look) {
    if (!path.ends_with(pictureEndings.front())) {
        const Grid* presses = pressesOf(answer);
        const auto steps = presses != nullptr ? presses->setCells() : std::vector<Cell>();
        return drawByFlipgame(path, {puzzle, steps, 0, {}}, look);
    }
    if (puzzle.size().cells() > mostCells) return "a picture has at most " + grouped(mostCells) + " pieces";
    const BoardLook colours = boardLook(look.board, puzzle.goal.kind(), look.dark);
    FileReplacement file(path);
    file.write(writeBoardSvg(drawingOf(puzzle, answer, look), colours, pictureCellSide(puzzle.size())));
    return file.finish();
}

std::optional<std::string> inputAt(const std::string& picture, const std::vector<std::string>& files) {
    const auto isThere = [&picture](const std::string& file) {
        std::error_code unknown;
        return file == "-" ? isAt(picture, STDIN_FILENO)
                           : std::filesystem::equivalent(file, picture, unknown);
    };
    const auto found = std::ranges::find_if(files, isThere);
    if (found == files.end()) return std::nullopt;
    return *found == "-" ? "<stdin>" : *found;
}

} // namespace flip::console
