#include "ui/setup/setup_edits.h"

#include "core/model/board_edits.h"
#include "ui/game/board_source.h"

#include <QCoreApplication>

#include <array>

namespace flip::ui {

namespace {

using Group = SetupGroup;

using Change = Grid(const Grid& board);

Grid allWhite(const Grid& board) { return Grid(board.size()); }

Grid allBlack(const Grid& board) { return Grid::filled(board.size()); }

Grid allTurned(const Grid& board) { return board.complement(); }

template <int down, int right>
Grid shiftedBy(const Grid& board) {
    return shifted(board, down, right);
}

template <Side side>
Grid grownAt(const Grid& board) {
    return grown(board, side);
}

template <Side side>
Grid shrunkAt(const Grid& board) {
    return shrunk(board, side);
}

using SizeChange = Size(Size size);

Size same(Size size) { return size; }

Size swapped(Size size) { return {size.columns, size.rows}; }

template <int rows, int columns>
Size more(Size size) {
    return {size.rows + rows, size.columns + columns};
}

bool fitsWindow(Size size) { return size.rows >= 1 && size.columns >= 1 && fitsIntoWindow(size); }

bool always(const Puzzle&) { return true; }

bool hasTarget(const Puzzle& puzzle) { return puzzle.goal.target() != nullptr; }

template <SizeChange size>
bool canMove(const Puzzle& puzzle) {
    const Size after = size(puzzle.size());
    return after == puzzle.size() || (puzzle.rule.pattern() && fitsWindow(after));
}

/// The pieces of the board change; a target stays.
template <Change change>
std::optional<Puzzle> filled(const Puzzle& puzzle) {
    return Puzzle{puzzle.rule, change(puzzle.board), puzzle.goal};
}

/// The board changes, and a target with it.
template <Change change, SizeChange sizeAfter>
std::optional<Puzzle> moved(const Puzzle& puzzle) {
    if (!canMove<sizeAfter>(puzzle)) return std::nullopt;
    Grid board = change(puzzle.board);
    const Grid* const target = puzzle.goal.target();
    Goal goal = target != nullptr ? Goal::target(change(*target)) : puzzle.goal;
    const Size size = board.size();
    if (size == puzzle.size()) return Puzzle{puzzle.rule, std::move(board), std::move(goal)};
    const Pattern pattern = *puzzle.rule.pattern();
    return Puzzle{Rule::fromPattern(size, pattern, puzzle.rule.edges()), std::move(board), std::move(goal)};
}

std::optional<Puzzle> boardAsTarget(const Puzzle& puzzle) {
    return Puzzle{puzzle.rule, puzzle.board, Goal::target(puzzle.board)};
}

std::optional<Puzzle> boardAndTargetSwapped(const Puzzle& puzzle) {
    const Grid* const target = puzzle.goal.target();
    if (target == nullptr) return std::nullopt;
    return Puzzle{puzzle.rule, *target, Goal::target(puzzle.board)};
}

std::optional<Puzzle> targetRemoved(const Puzzle& puzzle) {
    if (puzzle.goal.target() == nullptr) return std::nullopt;
    return Puzzle{puzzle.rule, puzzle.board, Goal::Either};
}

constexpr QKeyCombination noKey;

constexpr std::array edits{
    SetupEdit{"setAllWhite", QT_TRANSLATE_NOOP("SetupEdits", "All &White"), Group::Fill,
              Qt::CTRL | Qt::Key_Delete, filled<allWhite>, always,
              QT_TRANSLATE_NOOP("SetupEdits", "All &Unlit")},
    SetupEdit{"setAllBlack", QT_TRANSLATE_NOOP("SetupEdits", "All &Black"), Group::Fill, noKey,
              filled<allBlack>, always, QT_TRANSLATE_NOOP("SetupEdits", "All L&it")},
    SetupEdit{"turnAllOver", QT_TRANSLATE_NOOP("SetupEdits", "Turn All &Over"), Group::Fill,
              Qt::CTRL | Qt::Key_I, filled<allTurned>, always},
    SetupEdit{"turnRight", QT_TRANSLATE_NOOP("SetupEdits", "Rotate &Right"), Group::Turn,
              Qt::CTRL | Qt::Key_T, moved<turnedRight, swapped>, canMove<swapped>},
    SetupEdit{"turnLeft", QT_TRANSLATE_NOOP("SetupEdits", "Rotate &Left"), Group::Turn,
              Qt::CTRL | Qt::SHIFT | Qt::Key_T, moved<turnedLeft, swapped>, canMove<swapped>},
    SetupEdit{"mirror", QT_TRANSLATE_NOOP("SetupEdits", "&Mirror Left and Right"), Group::Turn, noKey,
              moved<mirrored, same>, canMove<same>},
    SetupEdit{"upsideDown", QT_TRANSLATE_NOOP("SetupEdits", "Mirror &Top and Bottom"), Group::Turn, noKey,
              moved<upsideDown, same>, canMove<same>},
    SetupEdit{"transpose", QT_TRANSLATE_NOOP("SetupEdits", "&Swap Rows and Columns"), Group::Turn, noKey,
              moved<transposed, swapped>, canMove<swapped>},
    SetupEdit{"shiftLeft", QT_TRANSLATE_NOOP("SetupEdits", "Shift Left"), Group::Turn,
              Qt::CTRL | Qt::Key_Left, moved<shiftedBy<0, -1>, same>, canMove<same>},
    SetupEdit{"shiftRight", QT_TRANSLATE_NOOP("SetupEdits", "Shift Right"), Group::Turn,
              Qt::CTRL | Qt::Key_Right, moved<shiftedBy<0, 1>, same>, canMove<same>},
    SetupEdit{"shiftUp", QT_TRANSLATE_NOOP("SetupEdits", "Shift Up"), Group::Turn, Qt::CTRL | Qt::Key_Up,
              moved<shiftedBy<-1, 0>, same>, canMove<same>},
    SetupEdit{"shiftDown", QT_TRANSLATE_NOOP("SetupEdits", "Shift Down"), Group::Turn,
              Qt::CTRL | Qt::Key_Down, moved<shiftedBy<1, 0>, same>, canMove<same>},
    SetupEdit{"addTop", QT_TRANSLATE_NOOP("SetupEdits", "Add Row at the Top"), Group::Resize, noKey,
              moved<grownAt<Side::Top>, more<1, 0>>, canMove<more<1, 0>>},
    SetupEdit{"addBottom", QT_TRANSLATE_NOOP("SetupEdits", "Add Row at the Bottom"), Group::Resize, noKey,
              moved<grownAt<Side::Bottom>, more<1, 0>>, canMove<more<1, 0>>},
    SetupEdit{"addLeft", QT_TRANSLATE_NOOP("SetupEdits", "Add Column on the Left"), Group::Resize, noKey,
              moved<grownAt<Side::Left>, more<0, 1>>, canMove<more<0, 1>>},
    SetupEdit{"addRight", QT_TRANSLATE_NOOP("SetupEdits", "Add Column on the Right"), Group::Resize, noKey,
              moved<grownAt<Side::Right>, more<0, 1>>, canMove<more<0, 1>>},
    SetupEdit{"removeTop", QT_TRANSLATE_NOOP("SetupEdits", "Remove Top Row"), Group::Resize, noKey,
              moved<shrunkAt<Side::Top>, more<-1, 0>>, canMove<more<-1, 0>>},
    SetupEdit{"removeBottom", QT_TRANSLATE_NOOP("SetupEdits", "Remove Bottom Row"), Group::Resize, noKey,
              moved<shrunkAt<Side::Bottom>, more<-1, 0>>, canMove<more<-1, 0>>},
    SetupEdit{"removeLeft", QT_TRANSLATE_NOOP("SetupEdits", "Remove Left Column"), Group::Resize, noKey,
              moved<shrunkAt<Side::Left>, more<0, -1>>, canMove<more<0, -1>>},
    SetupEdit{"removeRight", QT_TRANSLATE_NOOP("SetupEdits", "Remove Right Column"), Group::Resize, noKey,
              moved<shrunkAt<Side::Right>, more<0, -1>>, canMove<more<0, -1>>},
    SetupEdit{"useAsTarget", QT_TRANSLATE_NOOP("SetupEdits", "Make This Board the Tar&get"), Group::Target,
              noKey, boardAsTarget, always},
    SetupEdit{"swapTarget", QT_TRANSLATE_NOOP("SetupEdits", "Swap Board and Target"), Group::Target, noKey,
              boardAndTargetSwapped, hasTarget},
    SetupEdit{"removeTarget", QT_TRANSLATE_NOOP("SetupEdits", "Remove the Target"), Group::Target, noKey,
              targetRemoved, hasTarget},
};

} // namespace

QString titleOf(const SetupEdit& edit, const Goal& goal) {
    const bool isOnPanel = goal == Goal::Black && edit.titleOnPanel != nullptr;
    return QCoreApplication::translate("SetupEdits", isOnPanel ? edit.titleOnPanel : edit.title);
}

QString nameOf(const SetupEdit& edit, const Goal& goal) {
    return titleOf(edit, goal).remove(QLatin1Char('&'));
}

std::span<const SetupEdit> setupEdits() { return edits; }

} // namespace flip::ui
