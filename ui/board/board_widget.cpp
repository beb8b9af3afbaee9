#include "ui/board/board_widget.h"

#include "ui/board/board_overview.h"
#include "ui/board/zoom_hands.h"
#include "ui/look/palettes.h"
#include "ui/widgets/parts_accessible.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPaintEvent>

#include <algorithm>

namespace flip::ui {

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent), overview_(new BoardOverview(*this)) {
    new ZoomHands(*this);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardWidget::setTheme(const QString& name) {
    themeName_ = name;
    retheme();
}

void BoardWidget::setMarkBlack(bool marked) {
    markBlack_ = marked;
    retheme();
}

void BoardWidget::setCoordinates(bool shown) {
    coordinates_ = shown;
    relayout();
}

void BoardWidget::setCursorCell(Cell cell) {
    std::vector<Cell> dirty = tintedCells();
    dirty.push_back(cursor_);
    cursor_ = cell;
    cursorShown_ = true;
    updateCells(dirty);
    if (cursorCounts() && !hover_) setZoom(revealing(geometry_, cell));
    updateCells(tintedCells());
    updateCells({cursor_});
    emit cursorMoved(cell);
    emit pointed(pointedCell());
}

std::optional<Cell> BoardWidget::pointedCell() const {
    if (hover_) return hover_;
    return cursorCounts() ? std::optional(cursor_) : std::nullopt;
}

QString BoardWidget::pieceName(Cell cell) const {
    const bool black = board().test(cell);
    const QString side = theme_.kind == PieceKind::Button ? (black ? tr("lit") : tr("unlit"))
                                                          : (black ? tr("black") : tr("white"));
    return tr("row %1, column %2, %3").arg(cell.row + 1).arg(cell.column + 1).arg(side);
}

QString BoardWidget::pieceMarks(Cell cell) const {
    QStringList words;
    if (special_.hasNoButton(cell)) words << tr("no button");
    if (special_.isNeverFlipped(cell)) words << tr("no press flips it");
    words << marksOn(cell);
    const Grid* const wanted = target();
    if (wanted != nullptr && wanted->test(cell) != board().test(cell))
        words.prepend(tr("differs from the target"));
    return words.join(tr(", "));
}

Grid BoardWidget::markedByPuzzle() const {
    Grid marked(board().size());
    if (special_.withoutButton.size() == marked.size()) marked |= special_.withoutButton;
    if (special_.neverFlipped.size() == marked.size()) marked |= special_.neverFlipped;
    if (const Grid* const wanted = target(); wanted != nullptr) marked |= *wanted ^ board();
    return marked;
}

bool BoardWidget::isOnFrame(QPoint point) const {
    constexpr qreal near = 4;
    const bool isNear = geometry_.frame().adjusted(-near, -near, near, near).contains(point);
    return isNear && geometry_.view().contains(point) && !geometry_.cellAt(point);
}

void BoardWidget::retheme() {
    theme_ = boardTheme(themeName_, goal().kind(), palette());
    relayout();
}

void BoardWidget::showRule(const Rule& rule) {
    if (rule_ == rule) return;
    rule_ = rule;
    special_ = specialCells(rule);
    table_ = QPixmap();
    update();
}

void BoardWidget::relayout() {
    if (zoomedSize_ != board().size()) zoom_ = {};
    geometry_ = BoardGeometry(size(), board().size(), coordinates_, zoom_);
    table_ = QPixmap();
    update();
    overview_->follow();
    emit zoomed();
}

void BoardWidget::setZoom(const BoardZoom& zoom) {
    zoomedSize_ = board().size();
    if (zoom == zoom_) return;
    zoom_ = zoom;
    relayout();
    // What is seen has moved away below the pointer.
    if (pointer_) setHover(geometry_.cellAt(*pointer_));
}

void BoardWidget::zoomByStep(bool larger) {
    const QPointF middle = geometry_.view().center();
    const bool isAtCursor = cursorCounts() && geometry_.view().contains(geometry_.centre(cursor_));
    setZoom(zoomedByStep(geometry_, larger, isAtCursor ? geometry_.centre(cursor_) : middle));
}

bool BoardWidget::canZoom(bool larger) const {
    const qreal fitting = geometry_.fittingSide();
    return larger ? geometry_.cellSide() < largestSide(fitting) : geometry_.isZoomed();
}

void BoardWidget::paintWhole(QPainter& painter, const BoardGeometry& geometry, const QRect& clip) {
    BoardScene whole = scene();
    whole.geometry = &geometry;
    whole.glow = 0;
    board_painter::paintPieces(painter, whole, clip);
}

const Grid* BoardWidget::target() const {
    const Grid* target = goal().target();
    return target != nullptr && target->size() == board().size() ? target : nullptr;
}

void BoardWidget::adaptToBoard() {
    hover_.reset();
    pointer_.reset();
    const Size size = board().size();
    cursor_ = {std::min(cursor_.row, size.rows - 1), std::min(cursor_.column, size.columns - 1)};
    retheme();
    emit boardReplaced();
}

BoardScene BoardWidget::scene() {
    BoardScene scene;
    scene.board = &board();
    scene.target = target();
    scene.special = &special_;
    scene.geometry = &geometry_;
    scene.theme = &theme_;
    scene.art = &art_;
    scene.tinted = tintedCells();
    if (cursorCounts()) scene.cursor = cursor_;
    return scene;
}

void BoardWidget::drawCaches() {
    art_.prepare(theme_, geometry_.pieceRadius(), devicePixelRatioF(), markBlack_);
    table_ = QPixmap((QSizeF(size()) * devicePixelRatioF()).toSize());
    table_.setDevicePixelRatio(devicePixelRatioF());
    table_.fill(Qt::transparent);
    QPainter painter(&table_);
    board_painter::paintTable(painter, geometry_, theme_, font(), special_);
}

BoardPicture BoardWidget::picture(int cellSide) {
    const BoardScene shown = scene();
    return {{board(),
             goal(),
             special_,
             *shown.marks,
             theme_,
             markBlack_,
             coordinates_,
             palette().color(QPalette::Window),
             font(),
             {},
             shown.reducedMotion,
             0,
             shown.hint != nullptr ? *shown.hint : HintLight(),
             overlay()},
            cellSide};
}

void BoardWidget::paintEvent(QPaintEvent* event) {
    // The window may have moved to a screen with another scale.
    if (table_.isNull() || table_.devicePixelRatio() != devicePixelRatioF()) drawCaches();
    QPainter painter(this);
    for (const QRect& rect : event->region()) {
        const QRectF source(QPointF(rect.topLeft()) * devicePixelRatioF(),
                            QSizeF(rect.size()) * devicePixelRatioF());
        painter.drawPixmap(QRectF(rect), table_, source);
    }
    board_painter::paintPieces(painter, scene(), event->region().boundingRect());
    if (const auto paintOver = overlay()) paintOver(painter, geometry_);
}

void BoardWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    relayout();
}

void BoardWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) retheme();
}

void BoardWidget::updateCells(const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
        if (contains(geometry_.board(), cell)) update(board_painter::dirtyRect(geometry_, cell));
    }
    overview_->updateCells(cells);
}

void BoardWidget::updateAll() {
    update();
    overview_->update();
}

void BoardWidget::setHover(std::optional<Cell> cell) {
    if (cell == hover_) return;
    updateCells(tintedCells());
    hover_ = cell;
    updateCells(tintedCells());
    emit pointed(pointedCell());
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    if (const auto cell = geometry_.cellAt(event->position())) {
        if (cursorShown_) updateCells({cursor_});
        cursor_ = *cell;
        cursorShown_ = false;
        emit cursorMoved(*cell);
        if (isPlayable()) emit pressRequested(*cell);
    }
}

void BoardWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    // The second click of a double click is a press like any other.
    mousePressEvent(event);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    pointer_ = event->position();
    setHover(geometry_.cellAt(*pointer_));
}

void BoardWidget::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    pointer_.reset();
    setHover(std::nullopt);
}

std::optional<Cell> BoardWidget::cursorTarget(const QKeyEvent& event) const {
    const Size size = board().size();
    const bool corner = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Left:
        return Cell{cursor_.row, std::max(cursor_.column - 1, 0)};
    case Qt::Key_Right:
        return Cell{cursor_.row, std::min(cursor_.column + 1, size.columns - 1)};
    case Qt::Key_Up:
        return Cell{std::max(cursor_.row - 1, 0), cursor_.column};
    case Qt::Key_Down:
        return Cell{std::min(cursor_.row + 1, size.rows - 1), cursor_.column};
    case Qt::Key_Home:
        return corner ? Cell{0, 0} : Cell{cursor_.row, 0};
    case Qt::Key_End:
        return corner ? Cell{size.rows - 1, size.columns - 1} : Cell{cursor_.row, size.columns - 1};
    default:
        return std::nullopt;
    }
}

bool BoardWidget::moveCursor(const QKeyEvent& event) {
    const auto target = cursorTarget(event);
    if (!target) return false;
    pointer_.reset();
    setHover(std::nullopt);
    // The first key only shows where the cursor is; a screen reader has said so already.
    setCursorCell(cursorShown_ || QAccessible::isActive() ? *target : cursor_);
    return true;
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    // With Ctrl or Alt they are commands, which may have nothing to do now.
    const bool isPress =
        (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
        (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    if (isPress && isPlayable()) {
        setCursorCell(cursor_);
        if (!event->isAutoRepeat()) emit pressRequested(cursor_);
    } else if (!moveCursor(*event)) {
        QWidget::keyPressEvent(event);
    }
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason ||
                            event->reason() == Qt::ShortcutFocusReason;
    if (byKeyboard) setCursorCell(cursor_);
    update();
    emit pointed(pointedCell());
    tellPartFocus(*this);
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
    emit pointed(pointedCell());
}

} // namespace flip::ui
