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

bool fitsWindow(Size size) {
    return size.rows >= 1 && size.columns >= 1 && size.rows <= maxMadeSide && size.columns <= maxMadeSide;
}

/// The pieces of the board change; a target stays.
template <Change change>
std::optional<Puzzle> filled(const Puzzle& puzzle) {
    return Puzzle{puzzle.rule, change(puzzle.board), puzzle.goal};
}

/// The board changes, and a target with it.
template <Change change>
std::optional<Puzzle> moved(const Puzzle& puzzle) {
    Grid board = change(puzzle.board);
    const Grid* const target = puzzle.goal.target();
    Goal goal = target != nullptr ? Goal::target(change(*target)) : puzzle.goal;
    const Size size = board.size();
    if (size == puzzle.size()) return Puzzle{puzzle.rule, std::move(board), std::move(goal)};
    const auto pattern = puzzle.rule.pattern();
    if (!pattern || !fitsWindow(size)) return std::nullopt;
    return Puzzle{Rule::fromPattern(size, *pattern, puzzle.rule.edges()), std::move(board), std::move(goal)};
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
    return Puzzle{puzzle.rule, puzzle.board, Goal::White};
}

constexpr QKeyCombination noKey;

constexpr std::array edits{
    SetupEdit{"setAllWhite", QT_TRANSLATE_NOOP("SetupEdits", "All &White"), Group::Fill,
              Qt::CTRL | Qt::Key_Delete, filled<allWhite>},
    SetupEdit{"setAllBlack", QT_TRANSLATE_NOOP("SetupEdits", "All &Black"), Group::Fill, noKey,
              filled<allBlack>},
    SetupEdit{"turnAllOver", QT_TRANSLATE_NOOP("SetupEdits", "Turn All &Over"), Group::Fill,
              Qt::CTRL | Qt::Key_I, filled<allTurned>},
    SetupEdit{"turnRight", QT_TRANSLATE_NOOP("SetupEdits", "Rotate &Right"), Group::Turn,
              Qt::CTRL | Qt::Key_T, moved<turnedRight>},
    SetupEdit{"turnLeft", QT_TRANSLATE_NOOP("SetupEdits", "Rotate &Left"), Group::Turn,
              Qt::CTRL | Qt::SHIFT | Qt::Key_T, moved<turnedLeft>},
    SetupEdit{"mirror", QT_TRANSLATE_NOOP("SetupEdits", "&Mirror Left and Right"), Group::Turn, noKey,
              moved<mirrored>},
    SetupEdit{"upsideDown", QT_TRANSLATE_NOOP("SetupEdits", "Mirror &Top and Bottom"), Group::Turn, noKey,
              moved<upsideDown>},
    SetupEdit{"transpose", QT_TRANSLATE_NOOP("SetupEdits", "&Swap Rows and Columns"), Group::Turn, noKey,
              moved<transposed>},
    SetupEdit{"shiftLeft", QT_TRANSLATE_NOOP("SetupEdits", "Shift Left"), Group::Turn,
              Qt::CTRL | Qt::Key_Left, moved<shiftedBy<0, -1>>},
    SetupEdit{"shiftRight", QT_TRANSLATE_NOOP("SetupEdits", "Shift Right"), Group::Turn,
              Qt::CTRL | Qt::Key_Right, moved<shiftedBy<0, 1>>},
    SetupEdit{"shiftUp", QT_TRANSLATE_NOOP("SetupEdits", "Shift Up"), Group::Turn, Qt::CTRL | Qt::Key_Up,
              moved<shiftedBy<-1, 0>>},
    SetupEdit{"shiftDown", QT_TRANSLATE_NOOP("SetupEdits", "Shift Down"), Group::Turn,
              Qt::CTRL | Qt::Key_Down, moved<shiftedBy<1, 0>>},
    SetupEdit{"addTop", QT_TRANSLATE_NOOP("SetupEdits", "Add Row at the Top"), Group::Resize, noKey,
              moved<grownAt<Side::Top>>},
    SetupEdit{"addBottom", QT_TRANSLATE_NOOP("SetupEdits", "Add Row at the Bottom"), Group::Resize, noKey,
              moved<grownAt<Side::Bottom>>},
    SetupEdit{"addLeft", QT_TRANSLATE_NOOP("SetupEdits", "Add Column on the Left"), Group::Resize, noKey,
              moved<grownAt<Side::Left>>},
    SetupEdit{"addRight", QT_TRANSLATE_NOOP("SetupEdits", "Add Column on the Right"), Group::Resize, noKey,
              moved<grownAt<Side::Right>>},
    SetupEdit{"removeTop", QT_TRANSLATE_NOOP("SetupEdits", "Remove Top Row"), Group::Resize, noKey,
              moved<shrunkAt<Side::Top>>},
    SetupEdit{"removeBottom", QT_TRANSLATE_NOOP("SetupEdits", "Remove Bottom Row"), Group::Resize, noKey,
              moved<shrunkAt<Side::Bottom>>},
    SetupEdit{"removeLeft", QT_TRANSLATE_NOOP("SetupEdits", "Remove Left Column"), Group::Resize, noKey,
              moved<shrunkAt<Side::Left>>},
    SetupEdit{"removeRight", QT_TRANSLATE_NOOP("SetupEdits", "Remove Right Column"), Group::Resize, noKey,
              moved<shrunkAt<Side::Right>>},
    SetupEdit{"useAsTarget", QT_TRANSLATE_NOOP("SetupEdits", "Make This Board the Tar&get"), Group::Target,
              noKey, boardAsTarget},
    SetupEdit{"swapTarget", QT_TRANSLATE_NOOP("SetupEdits", "Swap Board and Target"), Group::Target, noKey,
              boardAndTargetSwapped},
    SetupEdit{"removeTarget", QT_TRANSLATE_NOOP("SetupEdits", "Remove the Target"), Group::Target, noKey,
              targetRemoved},
};

} // namespace

std::span<const SetupEdit> setupEdits() { return edits; }

} // namespace flip::ui
