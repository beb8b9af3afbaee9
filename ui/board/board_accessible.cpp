#include "ui/board/board_accessible.h"

#include "ui/board/board_widget.h"
#include "ui/board/piece_accessible.h"

#include <QAccessibleWidget>

#include <unordered_map>
#include <vector>

namespace flip::ui {

namespace {

/// The board as a table. Pieces are created when they are asked for, as a board may have millions; the table
/// itself never has the focus, because the piece at the cursor has it.
class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
  public:
    explicit BoardAccessible(BoardWidget& view) : QAccessibleWidget(&view, QAccessible::Table), view_(&view) {
        connections_.push_back(QObject::connect(&view, &BoardWidget::piecesTurned, &view,
                                                [this](const std::vector<Cell>& cells) { announce(cells); }));
        connections_.push_back(
            QObject::connect(&view, &BoardWidget::boardReplaced, &view, [this] { announceBoard(); }));
        for (const auto signal : {&BoardWidget::cursorMoved, &BoardWidget::focusTaken})
            connections_.push_back(QObject::connect(&view, signal, &view, [this] { announceFocus(); }));
    }

    ~BoardAccessible() override {
        for (const auto& connection : connections_) QObject::disconnect(connection);
        forgetChildren();
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Name) return QAccessibleWidget::text(kind);
        const Size size = board();
        if (size.rows == 1 && size.columns == 1) return BoardWidget::tr("Board of one piece");
        if (size.rows == 1) return BoardWidget::tr("Board of one row and %1 columns").arg(size.columns);
        if (size.columns == 1) return BoardWidget::tr("Board of %1 rows and one column").arg(size.rows);
        return BoardWidget::tr("Board of %1 rows and %2 columns").arg(size.rows).arg(size.columns);
    }

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.focused = false;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(board().cells()); }

    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        QAccessible::Id& id = ids_[index];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(
                new PieceAccessible(*view_, flip::cellAt(board(), index)));
        return QAccessible::accessibleInterface(id);
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        const auto cell = view_->cellAt(view_->mapFromGlobal(QPoint(x, y)));
        return cell ? piece(*cell) : nullptr;
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override {
        const auto* piece = dynamic_cast<const PieceAccessible*>(wanted);
        return piece == nullptr ? -1 : static_cast<int>(indexOf(board(), piece->cell()));
    }

    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        return view_->hasFocus() ? piece(view_->cursor()) : nullptr;
    }

    [[nodiscard]] int rowCount() const override { return board().rows; }

    [[nodiscard]] int columnCount() const override { return board().columns; }

    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        return contains(board(), {row, column}) ? piece({row, column}) : nullptr;
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

  private:
    [[nodiscard]] Size board() const { return view_->board().size(); }

    [[nodiscard]] QAccessibleInterface* piece(Cell cell) const {
        return child(static_cast<int>(indexOf(board(), cell)));
    }

    /// Of pieces that no screen reader has asked for, none remembers anything that is no longer true.
    void announce(const std::vector<Cell>& cells) {
        for (const Cell cell : cells) {
            const auto known = ids_.find(static_cast<int>(indexOf(board(), cell)));
            if (known == ids_.end()) continue;
            QAccessibleInterface* piece = QAccessible::accessibleInterface(known->second);
            QAccessibleEvent renamed(piece, QAccessible::NameChanged);
            QAccessible::updateAccessibility(&renamed);
            QAccessible::State changed;
            changed.checked = true;
            QAccessibleStateChangeEvent turned(piece, changed);
            QAccessible::updateAccessibility(&turned);
        }
    }

    void announceBoard() {
        forgetChildren();
        QAccessibleEvent renamed(view_, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
        announceFocus();
    }

    void announceFocus() {
        if (auto* piece = focusChild()) {
            QAccessibleEvent event(piece, QAccessible::Focus);
            QAccessible::updateAccessibility(&event);
        }
    }

    void forgetChildren() {
        for (const auto& [index, id] : ids_) QAccessible::deleteAccessibleInterface(id);
        ids_.clear();
    }

    BoardWidget* view_;
    /// The pieces that were asked for, by their index.
    mutable std::unordered_map<int, QAccessible::Id> ids_;
    std::vector<QMetaObject::Connection> connections_;
};

} // namespace

QAccessibleInterface* boardAccessibleFactory(const QString& className, QObject* object) {
    Q_UNUSED(className)
    auto* view = qobject_cast<BoardWidget*>(object);
    return view == nullptr ? nullptr : new BoardAccessible(*view);
}

} // namespace flip::ui
