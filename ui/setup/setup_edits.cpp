#include "ui/setup/setup_edits.h"

#include "core/model/board_edits.h"
#include "ui/game/board_source.h"

#include <QCoreApplication>

#include <array>

namespace flip::ui {

namespace {

using Group = SetupGroup;

constexpr std::array edits{
    SetupEdit{"setAllWhite", QT_TRANSLATE_NOOP("SetupEdits", "All &White"), Group::Fill,
              Qt::CTRL | Qt::Key_Delete, [](const Grid& board) { return Grid(board.size()); }},
    SetupEdit{"setAllBlack",
              QT_TRANSLATE_NOOP("SetupEdits", "All &Black"),
              Group::Fill,
              {},
              [](const Grid& board) { return Grid::filled(board.size()); }},
    SetupEdit{"turnAllOver", QT_TRANSLATE_NOOP("SetupEdits", "Turn All &Over"), Group::Fill,
              Qt::CTRL | Qt::Key_I, [](const Grid& board) { return board.complement(); }},
    SetupEdit{"turnRight", QT_TRANSLATE_NOOP("SetupEdits", "Rotate &Right"), Group::Turn,
              Qt::CTRL | Qt::Key_T, turnedRight},
    SetupEdit{"turnLeft", QT_TRANSLATE_NOOP("SetupEdits", "Rotate &Left"), Group::Turn,
              Qt::CTRL | Qt::SHIFT | Qt::Key_T, turnedLeft},
    SetupEdit{"mirror", QT_TRANSLATE_NOOP("SetupEdits", "&Mirror Left and Right"), Group::Turn, {}, mirrored},
    SetupEdit{
        "upsideDown", QT_TRANSLATE_NOOP("SetupEdits", "Mirror &Top and Bottom"), Group::Turn, {}, upsideDown},
    SetupEdit{
        "transpose", QT_TRANSLATE_NOOP("SetupEdits", "&Swap Rows and Columns"), Group::Turn, {}, transposed},
    SetupEdit{"shiftLeft", QT_TRANSLATE_NOOP("SetupEdits", "Shift Left"), Group::Turn,
              Qt::CTRL | Qt::Key_Left, [](const Grid& board) { return shifted(board, 0, -1); }},
    SetupEdit{"shiftRight", QT_TRANSLATE_NOOP("SetupEdits", "Shift Right"), Group::Turn,
              Qt::CTRL | Qt::Key_Right, [](const Grid& board) { return shifted(board, 0, 1); }},
    SetupEdit{"shiftUp", QT_TRANSLATE_NOOP("SetupEdits", "Shift Up"), Group::Turn, Qt::CTRL | Qt::Key_Up,
              [](const Grid& board) { return shifted(board, -1, 0); }},
    SetupEdit{"shiftDown", QT_TRANSLATE_NOOP("SetupEdits", "Shift Down"), Group::Turn,
              Qt::CTRL | Qt::Key_Down, [](const Grid& board) { return shifted(board, 1, 0); }},
    SetupEdit{"addTop",
              QT_TRANSLATE_NOOP("SetupEdits", "Add Row at the Top"),
              Group::Resize,
              {},
              [](const Grid& board) { return grown(board, Side::Top); }},
    SetupEdit{"addBottom",
              QT_TRANSLATE_NOOP("SetupEdits", "Add Row at the Bottom"),
              Group::Resize,
              {},
              [](const Grid& board) { return grown(board, Side::Bottom); }},
    SetupEdit{"addLeft",
              QT_TRANSLATE_NOOP("SetupEdits", "Add Column on the Left"),
              Group::Resize,
              {},
              [](const Grid& board) { return grown(board, Side::Left); }},
    SetupEdit{"addRight",
              QT_TRANSLATE_NOOP("SetupEdits", "Add Column on the Right"),
              Group::Resize,
              {},
              [](const Grid& board) { return grown(board, Side::Right); }},
    SetupEdit{"removeTop",
              QT_TRANSLATE_NOOP("SetupEdits", "Remove Top Row"),
              Group::Resize,
              {},
              [](const Grid& board) { return shrunk(board, Side::Top); }},
    SetupEdit{"removeBottom",
              QT_TRANSLATE_NOOP("SetupEdits", "Remove Bottom Row"),
              Group::Resize,
              {},
              [](const Grid& board) { return shrunk(board, Side::Bottom); }},
    SetupEdit{"removeLeft",
              QT_TRANSLATE_NOOP("SetupEdits", "Remove Left Column"),
              Group::Resize,
              {},
              [](const Grid& board) { return shrunk(board, Side::Left); }},
    SetupEdit{"removeRight",
              QT_TRANSLATE_NOOP("SetupEdits", "Remove Right Column"),
              Group::Resize,
              {},
              [](const Grid& board) { return shrunk(board, Side::Right); }},
    SetupEdit{"useAsTarget",
              QT_TRANSLATE_NOOP("SetupEdits", "Make This Board the Tar&get"),
              Group::Target,
              {},
              nullptr,
              [](const Puzzle& puzzle) { return std::optional(Goal::target(puzzle.board)); }},
    SetupEdit{"swapTarget",
              QT_TRANSLATE_NOOP("SetupEdits", "Swap Board and Target"),
              Group::Target,
              {},
              nullptr,
              [](const Puzzle& puzzle) {
                  return puzzle.goal.isUniform() ? std::nullopt : std::optional(Goal::target(puzzle.board));
              },
              true},
    SetupEdit{"removeTarget",
              QT_TRANSLATE_NOOP("SetupEdits", "Remove the Target"),
              Group::Target,
              {},
              nullptr,
              [](const Puzzle& puzzle) {
                  return puzzle.goal.isUniform() ? std::nullopt : std::optional(Goal(Goal::White));
              }},
};

bool fitsWindow(Size size) {
    return size.rows >= 1 && size.columns >= 1 && size.rows <= maxWindowSide && size.columns <= maxWindowSide;
}

} // namespace

std::span<const SetupEdit> setupEdits() { return edits; }

std::optional<Puzzle> edited(const Puzzle& puzzle, const SetupEdit& edit) {
    const Grid* const target = puzzle.goal.target();
    if (edit.goal != nullptr) {
        auto goal = edit.goal(puzzle);
        if (!goal) return std::nullopt;
        return Puzzle{puzzle.rule, edit.swaps ? *target : puzzle.board, *std::move(goal)};
    }
    Grid board = edit.board(puzzle.board);
    const bool changesTarget = target != nullptr && edit.group != SetupGroup::Fill;
    Goal goal = changesTarget ? Goal::target(edit.board(*target)) : puzzle.goal;
    const Size size = board.size();
    if (size == puzzle.size()) return Puzzle{puzzle.rule, std::move(board), std::move(goal)};
    const auto pattern = puzzle.rule.pattern();
    if (!pattern || !fitsWindow(size)) return std::nullopt;
    return Puzzle{Rule::fromPattern(size, *pattern, puzzle.rule.edges()), std::move(board), std::move(goal)};
}

} // namespace flip::ui
