#include "ui/search/search_board.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

bool isOn(const SearchMark& mark, Cell cell) {
    return std::find(mark.cells.begin(), mark.cells.end(), cell) != mark.cells.end();
}

/// Lines are framed as a whole, other marks stand on each cell.
bool isFrame(MarkShape shape) {
    return shape == MarkShape::FilledIn || shape == MarkShape::Chosen || shape == MarkShape::Wrong;
}

} // namespace

SearchBoard::SearchBoard(SearchExplorer& explorer, QWidget* parent)
    : BoardWidget(parent), explorer_(explorer), board_(explorer.puzzle().board),
      goal_(explorer.puzzle().goal.kind()) {
    setObjectName(QStringLiteral("searchBoard"));
    setToolTip(
        tr("Diamonds mark the pieces that are pressed. ← → step, Space plays, Shift and arrows point"));
    retheme();
    connect(&explorer_, &SearchExplorer::changed, this, &SearchBoard::showPlace);
    connect(&explorer_.player(), &SearchPlayer::changed, this, &SearchBoard::showPlace);
    showPlace();
}

void SearchBoard::showPlace() {
    const SearchPlayer& player = explorer_.player();
    Grid board = player.isActive() ? player.replay().board() : explorer_.puzzle().board;
    marks_.clear();
    if (player.isActive()) {
        marks_.push_back(pressedMark(player.replay()));
        if (auto second = secondMark(player.replay())) marks_.push_back(*std::move(second));
        if (auto last = lastMark(player.replay())) marks_.push_back(*std::move(last));
    }
    showRule(explorer_.puzzle().rule);
    // An equal board with another goal may have another look.
    const Goal::Kind wanted = explorer_.puzzle().goal.kind();
    const bool isOtherGoal = std::exchange(goal_, wanted) != wanted;
    const bool replaced = isOtherGoal || board.size() != board_.size();
    // While it plays, a screen reader could not keep up.
    const bool isTold = !replaced && isVisible() && !player.isPlaying();
    const std::vector<Cell> turned = isTold ? (board ^ board_).setCells() : std::vector<Cell>();
    board_ = std::move(board);
    if (replaced) {
        lit_.clear();
        adaptToBoard();
    }
    update();
    if (!turned.empty()) emit piecesTurned(turned);
}

void SearchBoard::lightCells(const std::vector<Cell>& cells) {
    updateCells(lit_);
    lit_ = cells;
    updateCells(lit_);
}

QStringList SearchBoard::marksOn(Cell cell) const {
    QStringList words;
    for (const SearchMark& mark : marks_) {
        if (isOn(mark, cell)) words << markName(mark.shape);
    }
    return words;
}

std::vector<Cell> SearchBoard::markedCells() const {
    Grid marked(board_.size());
    for (const SearchMark& mark : marks_) {
        for (const Cell cell : mark.cells) marked.set(cell, true);
    }
    return marked.setCells();
}

BoardScene SearchBoard::scene() {
    static const BoardMarks none;
    BoardScene scene = BoardWidget::scene();
    scene.marks = &none;
    const bool found = !marks_.empty() && marks_.back().shape == MarkShape::Found;
    scene.glow = found ? 1 : 0;
    return scene;
}

BoardPicture::Overlay SearchBoard::overlay() const {
    if (marks_.empty()) return {};
    // The dots of pieces that differ from a target stay visible.
    return [marks = marks_, theme = theme(),
            isAside = goal().target() != nullptr](QPainter& painter, const BoardGeometry& geometry) {
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal side = geometry.cellSide();
        const qreal offset = isAside ? geometry.pieceRadius() * stepOffset : 0;
        for (const SearchMark& mark : marks) {
            QRectF all;
            for (const Cell cell : mark.cells) {
                const QRectF rect = geometry.cellRect(cell);
                all |= rect;
                if (!isFrame(mark.shape))
                    paintMark(painter, mark.shape, rect, side, theme, {offset, -offset});
            }
            if (isFrame(mark.shape) && !all.isEmpty()) paintMark(painter, mark.shape, all, side, theme);
        }
    };
}

void SearchBoard::keyPressEvent(QKeyEvent* event) {
    const bool points = event->modifiers().testFlag(Qt::ShiftModifier);
    if (!points && explorer_.player().isActive() && handlePlayerKey(explorer_.player(), event->key())) return;
    BoardWidget::keyPressEvent(event);
}

} // namespace flip::ui
