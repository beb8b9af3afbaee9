#include "ui/setup/setup_board.h"

#include "core/model/board_edits.h"
#include "core/text/character.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace flip::ui {

namespace {

/// Whether the key moves the cursor, or changes what other keys mean.
bool maybePaints(const QKeyEvent& event) {
    constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,    Qt::Key_Down,
                              Qt::Key_Home, Qt::Key_End,   Qt::Key_Shift, Qt::Key_Control,
                              Qt::Key_Alt,  Qt::Key_AltGr, Qt::Key_Meta};
    constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    const auto isOneOf = [&](const auto& some) { return std::ranges::find(some, event.key()) != some.end(); };
    const Qt::KeyboardModifiers held = event.modifiers();
    // These with Ctrl shift the board.
    const bool shifts =
        held.testFlag(Qt::ControlModifier) && !held.testFlag(Qt::ShiftModifier) && isOneOf(arrows);
    const bool isCommand = shifts || (held.testFlag(Qt::AltModifier) && event.key() != Qt::Key_Alt);
    return !isCommand && isOneOf(keys);
}

} // namespace

SetupBoard::SetupBoard(Game& game, QWidget* parent) : BoardWidget(parent), game_(game) {
    setObjectName(QStringLiteral("setupBoard"));
    setCursor(Qt::CrossCursor);
    showRule(game_.puzzle().rule);
    retheme();
    connect(this, &BoardWidget::pressRequested, this, [this](Cell cell) {
        begin(cell, !board().test(cell));
        if (!mouseDraws_) end();
    });
    connect(&game_, &Game::replaced, this, &SetupBoard::replaceBoard);
    connect(&game_, &Game::pressedMany, this, &SetupBoard::showMany);
    connect(&game_, &Game::pressed, this, [this](const Transition& transition) {
        stroke_.reset();
        std::vector<Cell> cells;
        for (const Flip& flip : transition.flips) cells.push_back(flip.cell);
        updateCells(cells);
        emit piecesTurned(cells);
    });
}

void SetupBoard::showMarksOf(const BoardView& play) {
    play_ = &play;
    connect(&play, &BoardView::marksChanged, this, &SetupBoard::updateAll);
}

QStringList SetupBoard::marksOn(Cell cell) const {
    return play_ == nullptr ? QStringList() : play_->marksOn(cell);
}

std::vector<Cell> SetupBoard::markedCells() const {
    return play_ == nullptr ? std::vector<Cell>() : play_->markedCells();
}

void SetupBoard::showMany() {
    stroke_.reset();
    updateAll();
    emit boardReplaced();
}

void SetupBoard::begin(Cell cell, bool black) {
    end();
    stroke_ = Stroke{game_.puzzle().board, black, std::nullopt};
    drawTo(cell);
}

void SetupBoard::drawTo(std::optional<Cell> cell) {
    if (!stroke_) return;
    if (cell) {
        std::vector<Cell> turned;
        // The pointer may have skipped some cells.
        for (const Cell each : lineOfCells(stroke_->at.value_or(*cell), *cell)) {
            if (stroke_->board.test(each) == stroke_->black) continue;
            stroke_->board.flip(each);
            turned.push_back(each);
        }
        updateCells(turned);
        if (!turned.empty()) emit piecesTurned(turned);
    }
    stroke_->at = cell;
}

void SetupBoard::end() {
    if (!stroke_) return;
    const Puzzle& now = game_.puzzle();
    const bool isMove = stroke_->board != now.board;
    if (isMove) game_.replace({now.rule, stroke_->board, now.goal}, tr("Painting"));
    stroke_.reset();
    if (isMove) emit painted();
}

void SetupBoard::put(Cell cell, bool black) {
    begin(cell, black);
    end();
}

void SetupBoard::replaceBoard() {
    showRule(game_.puzzle().rule);
    // The end of a stroke is already on the screen.
    if (stroke_ && stroke_->board == game_.puzzle().board) return;
    stroke_.reset();
    adaptToBoard();
}

std::vector<Cell> SetupBoard::tintedCells() const {
    const auto cell = pointedCell();
    return cell ? std::vector{*cell} : std::vector<Cell>();
}

BoardScene SetupBoard::scene() {
    static const BoardMarks none;
    BoardScene scene = BoardWidget::scene();
    scene.marks = play_ == nullptr ? &none : &play_->marks();
    return scene;
}

void SetupBoard::paintEvent(QPaintEvent* event) {
    BoardWidget::paintEvent(event);
    // A dashed line along the frame: this board is not being played on.
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal inset = geometry().frameWidth() / 2;
    const qreal width = std::clamp(geometry().frameWidth() * 0.22, 1.5, 3.0);
    const auto drawFrame = [&] {
        painter.drawRoundedRect(geometry().frame().adjusted(inset, inset, -inset, -inset), inset, inset);
    };
    QColor below = theme().accentText;
    below.setAlpha(170);
    painter.setPen(QPen(below, width));
    drawFrame();
    painter.setPen(QPen(theme().accent, width, Qt::DashLine, Qt::FlatCap));
    drawFrame();
}

bool SetupBoard::event(QEvent* event) {
    // A command may follow, such as Undo, for which the stroke must be a move.
    if (event->type() == QEvent::ShortcutOverride && !maybePaints(*static_cast<QKeyEvent*>(event))) end();
    return BoardWidget::event(event);
}

void SetupBoard::mousePressEvent(QMouseEvent* event) {
    mouseDraws_ = true;
    BoardWidget::mousePressEvent(event);
}

void SetupBoard::mouseMoveEvent(QMouseEvent* event) {
    BoardWidget::mouseMoveEvent(event);
    if (mouseDraws_) drawTo(cellAt(event->position().toPoint()));
}

void SetupBoard::mouseReleaseEvent(QMouseEvent* event) {
    BoardWidget::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton) return;
    mouseDraws_ = false;
    end();
}

bool SetupBoard::drawByKey(const QKeyEvent& event) {
    if (!event.modifiers().testFlag(Qt::ShiftModifier)) return false;
    const Cell from = cursor();
    const bool black = board().test(from);
    if (!moveCursor(event)) return false;
    if (!stroke_) begin(from, black);
    drawTo(cursor());
    return true;
}

bool SetupBoard::type(const QKeyEvent& event) {
    const auto signs = event.text().toUcs4();
    const Sign sign = signs.size() == 1 ? signOf(static_cast<char32_t>(signs.front())) : Sign::Other;
    if (sign != Sign::Black && sign != Sign::White) return false;
    put(cursor(), sign == Sign::Black);
    const Size size = board().size();
    setCursorCell(flip::cellAt(size, (indexOf(size, cursor()) + 1) % size.cells()));
    return true;
}

void SetupBoard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit finished();
    } else if (!drawByKey(*event) && !type(*event)) {
        BoardWidget::keyPressEvent(event);
    }
}

void SetupBoard::keyReleaseEvent(QKeyEvent* event) {
    BoardWidget::keyReleaseEvent(event);
    if (event->key() == Qt::Key_Shift && !mouseDraws_) end();
}

void SetupBoard::focusOutEvent(QFocusEvent* event) {
    mouseDraws_ = false;
    end();
    BoardWidget::focusOutEvent(event);
}

} // namespace flip::ui
