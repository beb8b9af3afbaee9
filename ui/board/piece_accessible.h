#pragma once

#include "core/model/cell.h"

#include <QAccessible>
#include <QPointer>

namespace flip::ui {

class BoardWidget;

/// One piece for screen readers: a cell of the table that the board is, and a check box (checked: black side
/// up) that can be pressed if the board can be played on.
class PieceAccessible : public QAccessibleInterface,
                        public QAccessibleActionInterface,
                        public QAccessibleTableCellInterface {
  public:
    PieceAccessible(BoardWidget& view, Cell cell);

    [[nodiscard]] Cell cell() const { return cell_; }

    [[nodiscard]] bool isValid() const override;

    [[nodiscard]] QObject* object() const override { return nullptr; }

    [[nodiscard]] QWindow* window() const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;

    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }

    [[nodiscard]] int childCount() const override { return 0; }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    [[nodiscard]] QRect rect() const override;

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::CheckBox; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override;

    void setText(QAccessible::Text, const QString&) override {}

    [[nodiscard]] QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString& name) const override;

    [[nodiscard]] int rowIndex() const override { return cell_.row; }

    [[nodiscard]] int columnIndex() const override { return cell_.column; }

    [[nodiscard]] int rowExtent() const override { return 1; }

    [[nodiscard]] int columnExtent() const override { return 1; }

    /// A name says its row and column; headers would only repeat them.
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }

    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }

    [[nodiscard]] bool isSelected() const override { return false; }

    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

  private:
    QPointer<BoardWidget> view_;
    Cell cell_;
};

} // namespace flip::ui
