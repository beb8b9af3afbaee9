#include "ui/board/board_accessible.h"

#include "ui/board/board_widget.h"
#include "ui/board/piece_accessible.h"

#include <vector>

namespace flip::ui {

namespace {

/// The board as a table; its parts are the pieces. The piece at the cursor has the focus, never the table.
class BoardAccessible : public PartsAccessible, public QAccessibleTableInterface {
  public:
    explicit BoardAccessible(BoardWidget& view) : PartsAccessible(&view, QAccessible::Table), view_(view) {
        connections_.push_back(QObject::connect(&view, &BoardWidget::piecesTurned, &view,
                                                [this](const std::vector<Cell>& cells) { announce(cells); }));
        connections_.push_back(
            QObject::connect(&view, &BoardWidget::boardReplaced, &view, [this] { announceBoard(); }));
        connections_.push_back(
            QObject::connect(&view, &BoardWidget::cursorMoved, &view, [this] { tellFocus(); }));
    }

    ~BoardAccessible() override {
        for (const auto& connection : connections_) QObject::disconnect(connection);
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Name) return QAccessibleWidget::text(kind);
        const Size size = board();
        if (size.rows == 1 && size.columns == 1) return BoardWidget::tr("Board of one piece");
        if (size.rows == 1) return BoardWidget::tr("Board of one row and %1 columns").arg(size.columns);
        if (size.columns == 1) return BoardWidget::tr("Board of %1 rows and one column").arg(size.rows);
        return BoardWidget::tr("Board of %1 rows and %2 columns").arg(size.rows).arg(size.columns);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : PartsAccessible::interface_cast(type);
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(board().cells()); }

    [[nodiscard]] std::optional<int> cursorPart() const override { return indexAt(view_.cursor()); }

    [[nodiscard]] int rowCount() const override { return board().rows; }

    [[nodiscard]] int columnCount() const override { return board().columns; }

    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        return contains(board(), {row, column}) ? child(indexAt({row, column})) : nullptr;
    }

    [[nodiscard]] QString rowDescription(int row) const override {
        return BoardWidget::tr("row %1").arg(row + 1);
    }

    [[nodiscard]] QString columnDescription(int column) const override {
        return BoardWidget::tr("column %1").arg(column + 1);
    }

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }

    // Nothing on a board can be selected.
    [[nodiscard]] int selectedCellCount() const override { return 0; }

    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }

    [[nodiscard]] int selectedColumnCount() const override { return 0; }

    [[nodiscard]] int selectedRowCount() const override { return 0; }

    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }

    [[nodiscard]] QList<int> selectedRows() const override { return {}; }

    [[nodiscard]] bool isColumnSelected(int) const override { return false; }

    [[nodiscard]] bool isRowSelected(int) const override { return false; }

    bool selectRow(int) override { return false; }

    bool selectColumn(int) override { return false; }

    bool unselectRow(int) override { return false; }

    bool unselectColumn(int) override { return false; }

    void modelChange(QAccessibleTableModelChangeEvent*) override {}

  protected:
    [[nodiscard]] PartAccessible* makePart(int index) const override {
        return new PieceAccessible(view_, index);
    }

    [[nodiscard]] std::optional<int> partAt(QPoint point) const override {
        const auto cell = view_.cellAt(point);
        return cell ? std::optional(indexAt(*cell)) : std::nullopt;
    }

  private:
    [[nodiscard]] Size board() const { return view_.board().size(); }

    [[nodiscard]] int indexAt(Cell cell) const { return static_cast<int>(indexOf(board(), cell)); }

    void announce(const std::vector<Cell>& cells) {
        for (const Cell cell : cells) {
            QAccessibleInterface* piece = tellName(indexAt(cell));
            if (piece == nullptr) continue;
            QAccessible::State changed;
            changed.checked = true;
            QAccessibleStateChangeEvent turned(piece, changed);
            QAccessible::updateAccessibility(&turned);
        }
    }

    void announceBoard() {
        forgetParts();
        QAccessibleEvent renamed(&view_, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
        tellFocus();
    }

    BoardWidget& view_;
    std::vector<QMetaObject::Connection> connections_;
};

} // namespace

QAccessibleInterface* boardAccessibleFactory(const QString& className, QObject* object) {
    Q_UNUSED(className)
    auto* view = qobject_cast<BoardWidget*>(object);
    return view == nullptr ? nullptr : new BoardAccessible(*view);
}

} // namespace flip::ui
