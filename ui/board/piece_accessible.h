#pragma once

#include "core/model/cell.h"
#include "ui/widgets/parts_accessible.h"

namespace flip::ui {

class BoardWidget;

/// One piece for screen readers: a cell of the table that the board is, and a check box (checked: black side
/// up) that can be pressed if the board can be played on.
class PieceAccessible : public PartAccessible, public QAccessibleTableCellInterface {
  public:
    PieceAccessible(BoardWidget& view, int index);

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::CheckBox; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& name) override;

    [[nodiscard]] bool isValid() const override { return PartAccessible::isValid(); }

    [[nodiscard]] int rowIndex() const override { return cell().row; }

    [[nodiscard]] int columnIndex() const override { return cell().column; }

    [[nodiscard]] int rowExtent() const override { return 1; }

    [[nodiscard]] int columnExtent() const override { return 1; }

    /// A name says its row and column; headers would only repeat them.
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }

    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }

    [[nodiscard]] bool isSelected() const override { return false; }

    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

  protected:
    [[nodiscard]] QRect area() const override;

  private:
    [[nodiscard]] Cell cell() const;

    /// Lives as long as the part is valid.
    BoardWidget& view_;
};

} // namespace flip::ui
