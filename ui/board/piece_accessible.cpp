#include "ui/board/piece_accessible.h"

#include "ui/board/board_widget.h"

namespace flip::ui {

PieceAccessible::PieceAccessible(BoardWidget& view, Cell cell) : view_(&view), cell_(cell) {}

bool PieceAccessible::isValid() const { return view_ && contains(view_->board().size(), cell_); }

QWindow* PieceAccessible::window() const { return view_ ? view_->window()->windowHandle() : nullptr; }

QAccessibleInterface* PieceAccessible::parent() const { return QAccessible::queryAccessibleInterface(view_); }

QRect PieceAccessible::rect() const {
    return isValid() ? view_->cellRect(cell_).translated(view_->mapToGlobal(QPoint(0, 0))) : QRect();
}

QString PieceAccessible::text(QAccessible::Text kind) const {
    if (!isValid()) return {};
    if (kind == QAccessible::Description) return view_->pieceMarks(cell_);
    return kind == QAccessible::Name ? view_->pieceName(cell_) : QString();
}

QAccessible::State PieceAccessible::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.focused = view_->hasFocus() && view_->cursor() == cell_;
    state.checkable = true;
    state.checked = view_->board().test(cell_);
    state.invisible = !view_->isVisible();
    return state;
}

void* PieceAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
    if (type == QAccessible::TableCellInterface) return static_cast<QAccessibleTableCellInterface*>(this);
    return nullptr;
}

QStringList PieceAccessible::actionNames() const {
    if (!isValid() || !view_->isPlayable()) return {setFocusAction()};
    return {pressAction(), setFocusAction()};
}

void PieceAccessible::doAction(const QString& name) {
    if (!isValid()) return;
    if (name == pressAction() && view_->isPlayable()) emit view_->pressRequested(cell_);
    if (name == setFocusAction()) {
        view_->setFocus();
        view_->setCursorCell(cell_);
    }
}

QStringList PieceAccessible::keyBindingsForAction(const QString& name) const {
    return name == pressAction() ? QStringList{QKeySequence(Qt::Key_Space).toString()} : QStringList();
}

} // namespace flip::ui
