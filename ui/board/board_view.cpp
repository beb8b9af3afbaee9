#include "ui/board/board_view.h"

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

constexpr double breath = 900;

std::vector<Cell> cellsOf(const Transition& transition) {
    std::vector<Cell> cells;
    for (const Flip& flip : transition.flips) cells.push_back(flip.cell);
    return cells;
}

/// The cells that look different with other steps, if those that are left are nearly all the same and
/// nothing else differs; nothing otherwise.
std::optional<std::vector<Cell>> changedSteps(const BoardMarks& before, const BoardMarks& after) {
    if (before.witness != after.witness || before.trial != after.trial || before.changes != after.changes)
        return std::nullopt;
    const std::size_t same = StepMarks::commonEnd(before.steps, after.steps);
    std::vector<Cell> cells;
    for (const StepMarks* steps : {&before.steps, &after.steps}) {
        const std::size_t others = steps->size() - same;
        constexpr std::size_t most = 100;
        if (others > most) return std::nullopt;
        for (std::size_t i = 0; i < others; ++i) cells.push_back((*steps)[i].cell);
    }
    // The first of those that stay may be the next one now, or not any more.
    if (same > 0) cells.push_back(after.steps[after.steps.size() - same].cell);
    return cells;
}

} // namespace

BoardView::BoardView(Game& game, FrameClock& clock, QWidget* parent)
    : BoardWidget(parent), game_(game), clock_(clock) {
    setObjectName(QStringLiteral("board"));
    showRule(game_.puzzle().rule);
    retheme();
    connect(&game_, &Game::pressed, this, &BoardView::startTurning);
    connect(&game_, &Game::pressedMany, this, &BoardView::showMany);
    connect(&game_, &Game::replaced, this, &BoardView::replaceBoard);
    connect(&clock_, &FrameClock::ticked, this, &BoardView::tick);
}

void BoardView::setReducedMotion(bool reduced) { reducedMotion_ = reduced; }

void BoardView::setSpeed(double speed) { speed_ = speed; }

void BoardView::setMarks(BoardMarks marks) {
    if (marks == marks_) return;
    const auto changed = changedSteps(marks_, marks);
    marks_ = std::move(marks);
    if (changed) {
        updateCells(*changed);
        for (const Cell cell : *changed) update(board_painter::stepRect(geometry(), cell));
    } else {
        updateAll();
    }
    emit marksChanged();
}

void BoardView::showHint(HintLight light) {
    updateCells(hintedCells());
    hint_ = std::move(light);
    hintPulse_.reset();
    // Ends where it is brightest, and stays so.
    if (hint() != nullptr) hintPulse_ = Pulse{clock_.now(), 1.5 * breath, 1.5};
    wantFrames();
}

std::vector<Cell> BoardView::hintedCells() const {
    std::vector<Cell> cells = hint_.others;
    if (hint_.piece) cells.push_back(*hint_.piece);
    for (int column = 0; hint_.row && column < board().columns(); ++column)
        cells.push_back({*hint_.row, column});
    return cells;
}

void BoardView::celebrate() {
    glowPulse_ = Pulse{clock_.now(), motion::glowTime, 1};
    wantFrames();
}

QStringList BoardView::marksOn(Cell cell) const {
    QStringList words;
    for (const StepMark mark : marks_.steps) {
        if (mark.cell == cell) words << tr("step %1").arg(mark.number);
    }
    if (marks_.witness.size() == game_.puzzle().size() && marks_.witness.test(cell)) words << tr("hatched");
    if (std::find(marks_.changes.begin(), marks_.changes.end(), cell) != marks_.changes.end())
        words << tr("to be flipped by hand");
    if (hint_.piece == cell) words << tr("ringed by the hint");
    if (hint_.row == cell.row || std::ranges::find(hint_.others, cell) != hint_.others.end())
        words << tr("marked by the hint");
    return words;
}

std::vector<Cell> BoardView::markedCells() const {
    Grid seen(board().size());
    std::vector<Cell> cells;
    const auto add = [&](Cell cell) {
        if (!contains(seen.size(), cell) || seen.test(cell)) return;
        seen.set(cell, true);
        cells.push_back(cell);
    };
    for (const StepMark mark : marks_.steps) add(mark.cell);
    for (const Cell cell : marks_.changes) add(cell);
    if (marks_.witness.size() == board().size()) {
        for (const Cell cell : marks_.witness.setCells()) add(cell);
    }
    for (const Cell cell : hintedCells()) add(cell);
    for (const Cell cell : markedByPuzzle().setCells()) add(cell);
    return cells;
}

void BoardView::startTurning(const Transition& transition, Direction direction, Motion motion) {
    // New input finishes the current animation at once.
    finishTurning();
    if (motion == Motion::Animated && isVisible()) {
        running_ = Running{transition, direction, clock_.now()};
        wantFrames();
    }
    updateCells(cellsOf(transition));
    emit piecesTurned(cellsOf(transition));
}

void BoardView::finishTurning() {
    if (!running_) return;
    const auto cells = cellsOf(running_->transition);
    running_.reset();
    updateCells(cells);
}

void BoardView::tick(qint64 now) {
    if (running_) {
        const double length = motion::timeSeen(running_->transition, reducedMotion_);
        updateCells(cellsOf(running_->transition));
        if (static_cast<double>(now - running_->since) * speed_ >= length) running_.reset();
    }
    if (hintPulse_) {
        updateCells(hintedCells());
        if (static_cast<double>(now - hintPulse_->since) >= hintPulse_->length) hintPulse_.reset();
    }
    if (glowPulse_) {
        update();
        if (static_cast<double>(now - glowPulse_->since) >= glowPulse_->length) glowPulse_.reset();
    }
    wantFrames();
}

void BoardView::wantFrames() {
    if (running_ || hintPulse_ || glowPulse_) {
        clock_.require(this);
    } else {
        clock_.release(this);
    }
}

double BoardView::strength(const std::optional<Pulse>& pulse) const {
    if (!pulse) return 0;
    const double share = static_cast<double>(clock_.now() - pulse->since) / pulse->length;
    return motion::lightAt(share * pulse->breaths, reducedMotion_);
}

std::vector<Cell> BoardView::tintedCells() const {
    std::vector<Cell> cells;
    if (const auto pressed = pointedCell())
        game_.puzzle().rule.forEachFlipped(*pressed, [&](Cell cell) { cells.push_back(cell); });
    return cells;
}

BoardScene BoardView::scene() {
    BoardScene scene = BoardWidget::scene();
    scene.marks = &marks_;
    scene.reducedMotion = reducedMotion_;
    scene.hint = hint();
    scene.hintStrength = hintPulse_ ? strength(hintPulse_) : 1;
    scene.glow = strength(glowPulse_);
    if (running_) {
        const double elapsed = static_cast<double>(clock_.now() - running_->since) * speed_;
        scene.turning = motion::turningAt(running_->transition, running_->direction, elapsed, reducedMotion_);
    }
    return scene;
}

void BoardView::showMany() {
    running_.reset();
    updateAll();
    emit boardReplaced();
}

void BoardView::replaceBoard() {
    running_.reset();
    showRule(game_.puzzle().rule);
    hintPulse_.reset();
    adaptToBoard();
}

} // namespace flip::ui
