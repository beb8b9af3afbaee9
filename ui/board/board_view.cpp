#include "ui/board/board_view.h"

#include "ui/board/board_accessible.h"
#include "ui/widgets/palettes.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPaintEvent>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace flip::ui {

namespace {

constexpr double breath = 900;
constexpr double fadeTime = 120;

std::vector<Cell> cellsOf(const Transition& transition) {
    std::vector<Cell> cells;
    for (const Flip& flip : transition.flips) cells.push_back(flip.cell);
    return cells;
}

} // namespace

BoardView::BoardView(Game& game, FrameClock& clock, QWidget* parent)
    : QWidget(parent), game_(game), clock_(clock) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setObjectName(QStringLiteral("board"));
    retheme();
    connect(&game_, &Game::pressed, this, &BoardView::startTurning);
    connect(&game_, &Game::replaced, this, &BoardView::boardReplaced);
    connect(&clock_, &FrameClock::ticked, this, &BoardView::tick);
}

void BoardView::setTheme(const QString& name) {
    themeName_ = name;
    retheme();
}

void BoardView::setMarkBlack(bool marked) {
    markBlack_ = marked;
    retheme();
}

void BoardView::setCoordinates(bool shown) {
    coordinates_ = shown;
    relayout();
}

void BoardView::setReducedMotion(bool reduced) { reducedMotion_ = reduced; }

void BoardView::setSpeed(double speed) { speed_ = speed; }

void BoardView::setMarks(BoardMarks marks) {
    if (marks == marks_) return;
    marks_ = std::move(marks);
    update();
}

void BoardView::showHint(Cell cell) {
    if (hintPulse_) update(board_painter::dirtyRect(geometry_, hintCell_));
    hintCell_ = cell;
    hintPulse_ = Pulse{clock_.now(), 2 * breath, 2};
    wantFrames();
}

void BoardView::celebrate() {
    glowPulse_ = Pulse{clock_.now(), 2 * breath, 1};
    wantFrames();
}

void BoardView::setCursorCell(Cell cell) {
    std::vector<Cell> dirty = tintedCells();
    dirty.push_back(cursor_);
    cursor_ = cell;
    cursorShown_ = true;
    updateCells(dirty);
    updateCells(tintedCells());
    updateCells({cursor_});
    emit cursorMoved(cell);
}

QString BoardView::pieceName(Cell cell) const {
    const bool black = game_.puzzle().colourAt(cell) == Colour::Black;
    const QString side = theme_.kind == PieceKind::Button ? (black ? tr("lit") : tr("unlit"))
                                                          : (black ? tr("black") : tr("white"));
    return tr("row %1, column %2, %3").arg(cell.row + 1).arg(cell.column + 1).arg(side);
}

QString BoardView::pieceMarks(Cell cell) const {
    QStringList words;
    for (const StepMark& mark : marks_.steps) {
        if (mark.cell == cell) words << tr("step %1").arg(mark.number);
    }
    if (marks_.witness.size() == game_.puzzle().size() && marks_.witness.test(cell)) words << tr("hatched");
    if (std::find(marks_.changes.begin(), marks_.changes.end(), cell) != marks_.changes.end())
        words << tr("to be turned over by hand");
    return words.join(tr(", "));
}

void BoardView::retheme() {
    theme_ =
        boardTheme(themeName_, game_.puzzle().goal, isDark(palette()), palette().color(QPalette::Highlight));
    relayout();
}

void BoardView::relayout() {
    geometry_ = BoardGeometry(size(), game_.puzzle().size(), coordinates_);
    art_.prepare(theme_, geometry_.pieceRadius(), devicePixelRatioF(), markBlack_);
    table_ = QPixmap();
    update();
}

void BoardView::startTurning(const Transition& transition, Direction direction, Motion motion) {
    // New input finishes at once what is still moving.
    finishTurning();
    if (motion == Motion::Animated && isVisible()) {
        running_ = Running{transition, direction, clock_.now()};
        wantFrames();
    }
    updateCells(cellsOf(transition));
}

void BoardView::finishTurning() {
    if (!running_) return;
    const auto cells = cellsOf(running_->transition);
    running_.reset();
    updateCells(cells);
}

void BoardView::tick(qint64 now) {
    if (running_) {
        const double length = reducedMotion_ ? fadeTime : motion::duration(running_->transition);
        updateCells(cellsOf(running_->transition));
        if (static_cast<double>(now - running_->since) * speed_ >= length) running_.reset();
    }
    if (hintPulse_) {
        update(board_painter::dirtyRect(geometry_, hintCell_));
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
    if (reducedMotion_) return 1;
    return (1 - std::cos(2 * std::numbers::pi * share * pulse->breaths)) / 2;
}

std::vector<Cell> BoardView::tintedCells() const {
    const bool cursorCounts = cursorShown_ && hasFocus();
    if (!hover_ && !cursorCounts) return {};
    std::vector<Cell> cells;
    game_.puzzle().rule.forEachFlipped(hover_.value_or(cursor_), [&](Cell cell) { cells.push_back(cell); });
    return cells;
}

BoardScene BoardView::scene() {
    BoardScene scene;
    scene.board = &game_.puzzle().board;
    scene.marks = &marks_;
    scene.geometry = &geometry_;
    scene.theme = &theme_;
    scene.art = &art_;
    scene.tinted = tintedCells();
    scene.reducedMotion = reducedMotion_;
    if (cursorShown_ && hasFocus()) scene.cursor = cursor_;
    if (hintPulse_) scene.hint = hintCell_;
    scene.hintStrength = strength(hintPulse_);
    scene.glow = strength(glowPulse_);
    if (running_) {
        double elapsed = static_cast<double>(clock_.now() - running_->since) * speed_;
        if (reducedMotion_) elapsed *= motion::duration(running_->transition) / fadeTime;
        for (const Flip& flip : running_->transition.flips) {
            scene.turning.push_back(
                {flip.cell, motion::turnAt(running_->transition, flip, running_->direction, elapsed)});
        }
    }
    return scene;
}

void BoardView::paintEvent(QPaintEvent* event) {
    if (table_.isNull()) {
        table_ = QPixmap((QSizeF(size()) * devicePixelRatioF()).toSize());
        table_.setDevicePixelRatio(devicePixelRatioF());
        table_.fill(Qt::transparent);
        QPainter painter(&table_);
        board_painter::paintTable(painter, geometry_, theme_, font());
    }
    QPainter painter(this);
    for (const QRect& rect : event->region()) {
        const QRectF source(QPointF(rect.topLeft()) * devicePixelRatioF(),
                            QSizeF(rect.size()) * devicePixelRatioF());
        painter.drawPixmap(QRectF(rect), table_, source);
    }
    board_painter::paintPieces(painter, scene(), event->region().boundingRect());
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    relayout();
}

void BoardView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) retheme();
}

void BoardView::updateCells(const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
        if (contains(geometry_.board(), cell)) update(board_painter::dirtyRect(geometry_, cell));
    }
}

void BoardView::setHover(std::optional<Cell> cell) {
    if (cell == hover_) return;
    updateCells(tintedCells());
    hover_ = cell;
    updateCells(tintedCells());
}

void BoardView::boardReplaced() {
    running_.reset();
    hintPulse_.reset();
    hover_.reset();
    const Size board = game_.puzzle().size();
    cursor_ = {std::min(cursor_.row, board.rows - 1), std::min(cursor_.column, board.columns - 1)};
    retheme();
}

void BoardView::pressCell(Cell cell) { emit pressRequested(cell); }

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    if (const auto cell = geometry_.cellAt(event->position())) {
        if (cursorShown_) updateCells({cursor_});
        cursor_ = *cell;
        cursorShown_ = false;
        pressCell(*cell);
    }
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    // The second click of two quick ones is a press like any other.
    mousePressEvent(event);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) { setHover(geometry_.cellAt(event->position())); }

void BoardView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    setHover(std::nullopt);
}

std::optional<Cell> BoardView::cursorTarget(const QKeyEvent& event) const {
    const Size board = game_.puzzle().size();
    const bool corner = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Left:
        return Cell{cursor_.row, std::max(cursor_.column - 1, 0)};
    case Qt::Key_Right:
        return Cell{cursor_.row, std::min(cursor_.column + 1, board.columns - 1)};
    case Qt::Key_Up:
        return Cell{std::max(cursor_.row - 1, 0), cursor_.column};
    case Qt::Key_Down:
        return Cell{std::min(cursor_.row + 1, board.rows - 1), cursor_.column};
    case Qt::Key_Home:
        return corner ? Cell{0, 0} : Cell{cursor_.row, 0};
    case Qt::Key_End:
        return corner ? Cell{board.rows - 1, board.columns - 1} : Cell{cursor_.row, board.columns - 1};
    default:
        return std::nullopt;
    }
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const bool isPress =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isPress) {
        setCursorCell(cursor_);
        if (!event->isAutoRepeat()) pressCell(cursor_);
    } else if (const auto target = cursorTarget(*event)) {
        setHover(std::nullopt);
        // The first key only shows where the cursor is.
        setCursorCell(cursorShown_ ? *target : cursor_);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason ||
                            event->reason() == Qt::ShortcutFocusReason;
    if (byKeyboard) setCursorCell(cursor_);
    update();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace flip::ui
