#include "app/flipsolve/picture_file.h"

#include "app/flipsolve/answer_text.h"
#include "app/flipsolve/output.h"
#include "app/flipsolve/picture_program.h"
#include "core/base/counted.h"
#include "core/picture/board_svg.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <variant>

namespace flip::console {

namespace {

/// A picture of more would be a file of more than 100 MB.
constexpr std::int64_t mostCells = 1 << 18;

std::string systemsWords() { return std::generic_category().message(errno); }

/// The file that a path leads to: links stay links to it.
std::string followed(const std::string& path) {
    std::error_code unknown;
    const std::filesystem::path file = std::filesystem::canonical(path, unknown);
    return unknown ? path : file.string();
}

/// Whatever goes wrong, either the old file or the new one is there. Who could read and write the old one can
/// do so with the new one.
std::optional<std::string> replaceFile(const std::string& path, std::string_view bytes) {
    struct stat old {};

    const bool isThere = stat(path.c_str(), &old) == 0;
    // Replacing a device or a pipe would destroy it.
    if (isThere && !S_ISREG(old.st_mode)) return "it is not a file";
    const std::string target = followed(path);
    const std::string unfinished = target + "." + std::to_string(getpid()) + ".part";
    constexpr mode_t asUsual = 0666;
    constexpr mode_t permissions = 0777;
    const int file = open(unfinished.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, asUsual);
    if (file < 0) return systemsWords();
    // Some file systems know no permissions.
    if (isThere) static_cast<void>(fchmod(file, old.st_mode & permissions));
    const bool written = writeAll(file, bytes) == 0 && fsync(file) == 0;
    std::optional<std::string> problem = written ? std::nullopt : std::optional(systemsWords());
    close(file);
    if (!problem && rename(unfinished.c_str(), target.c_str()) != 0) problem = systemsWords();
    if (problem) unlink(unfinished.c_str());
    return problem;
}

/// As in the window: steps are numbered in their order, also those of a panel, and the first comes next.
BoardDrawing drawingOf(const Puzzle& puzzle, const Answer& answer, const PictureLook& look) {
    BoardDrawing drawing;
    drawing.markBlack = look.markBlack;
    drawing.coordinates = look.coordinates;
    drawing.board = puzzle.board;
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
    return replaceFile(
        path, writeBoardSvg(drawingOf(puzzle, answer, look), colours, pictureCellSide(puzzle.size())));
}

} // namespace flip::console
