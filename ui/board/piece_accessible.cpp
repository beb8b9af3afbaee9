#include "ui/board/piece_accessible.h"

#include "ui/board/board_widget.h"

namespace flip::ui {

PieceAccessible::PieceAccessible(BoardWidget& view, int index) : PartAccessible(view, index), view_(view) {}

Cell PieceAccessible::cell() const { return flip::cellAt(view_.board().size(), index()); }

QRect PieceAccessible::area() const { return view_.cellRect(cell()); }

QString PieceAccessible::text(QAccessible::Text kind) const {
    if (!isValid()) return {};
    if (kind == QAccessible::Description) return view_.pieceMarks(cell());
    return kind == QAccessible::Name ? view_.pieceName(cell()) : QString();
}

QAccessible::State PieceAccessible::state() const {
    QAccessible::State state = PartAccessible::state();
    if (state.invalid) return state;
    state.checkable = true;
    state.checked = view_.board().test(cell());
    return state;
}

void* PieceAccessible::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                   : PartAccessible::interface_cast(type);
}

QStringList PieceAccessible::actionNames() const {
    if (!isValid() || !view_.isPlayable()) return {setFocusAction()};
    return {pressAction(), setFocusAction()};
}

void PieceAccessible::doAction(const QString& name) {
    if (!isValid()) return;
    if (name == pressAction() && view_.isPlayable()) emit view_.pressRequested(cell());
    if (name == setFocusAction()) {
        view_.setFocus();
        view_.setCursorCell(cell());
    }
}

} // namespace flip::ui
