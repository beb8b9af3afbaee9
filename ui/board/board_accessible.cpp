#include "ui/board/board_accessible.h"

#include "ui/board/board_widget.h"

#include <QAccessibleWidget>

#include <algorithm>
#include <vector>

namespace flip::ui {

namespace {

class BoardAccessible;

/// One piece: a check box (checked: black side up) that can be pressed if the board can be played on.
class PieceAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    PieceAccessible(BoardWidget& view, Cell cell) : view_(&view), cell_(cell) {}

    [[nodiscard]] bool isValid() const override { return view_ && contains(view_->board().size(), cell_); }

    [[nodiscard]] QObject* object() const override { return nullptr; }

    [[nodiscard]] QWindow* window() const override {
        return view_ ? view_->window()->windowHandle() : nullptr;
    }

    [[nodiscard]] QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(view_);
    }

    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }

    [[nodiscard]] int childCount() const override { return 0; }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    [[nodiscard]] QRect rect() const override {
        return isValid() ? view_->cellRect(cell_).translated(view_->mapToGlobal(QPoint(0, 0))) : QRect();
    }

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::CheckBox; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (!isValid()) return {};
        if (kind == QAccessible::Description) return view_->pieceMarks(cell_);
        return kind == QAccessible::Name ? view_->pieceName(cell_) : QString();
    }

    void setText(QAccessible::Text, const QString&) override {}

    [[nodiscard]] QAccessible::State state() const override {
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

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override {
        if (!isValid() || !view_->isPlayable()) return {setFocusAction()};
        return {pressAction(), setFocusAction()};
    }

    void doAction(const QString& name) override {
        if (!isValid()) return;
        if (name == pressAction() && view_->isPlayable()) emit view_->pressRequested(cell_);
        if (name == setFocusAction()) {
            view_->setFocus();
            view_->setCursorCell(cell_);
        }
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString& name) const override {
        return name == pressAction() ? QStringList{QKeySequence(Qt::Key_Space).toString()} : QStringList();
    }

    [[nodiscard]] Cell cell() const { return cell_; }

  private:
    QPointer<BoardWidget> view_;
    Cell cell_;
};

class BoardAccessible : public QAccessibleWidget {
  public:
    explicit BoardAccessible(BoardWidget& view) : QAccessibleWidget(&view, QAccessible::Table), view_(&view) {
        connections_.push_back(QObject::connect(&view, &BoardWidget::piecesTurned, &view,
                                                [this](const std::vector<Cell>& cells) { announce(cells); }));
        connections_.push_back(
            QObject::connect(&view, &BoardWidget::boardReplaced, &view, [this] { forgetChildren(); }));
        connections_.push_back(QObject::connect(&view, &BoardWidget::cursorMoved, &view, [this] {
            if (auto* piece = focusChild()) {
                QAccessibleEvent event(piece, QAccessible::Focus);
                QAccessible::updateAccessibility(&event);
            }
        }));
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

    [[nodiscard]] int childCount() const override { return static_cast<int>(board().cells()); }

    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        ids_.resize(static_cast<std::size_t>(childCount()), 0);
        QAccessible::Id& id = ids_[static_cast<std::size_t>(index)];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(
                new PieceAccessible(*view_, flip::cellAt(board(), index)));
        return QAccessible::accessibleInterface(id);
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        const auto cell = view_->cellAt(view_->mapFromGlobal(QPoint(x, y)));
        return cell ? child(static_cast<int>(indexOf(board(), *cell))) : nullptr;
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override {
        const auto* piece = dynamic_cast<const PieceAccessible*>(wanted);
        return piece == nullptr ? -1 : static_cast<int>(indexOf(board(), piece->cell()));
    }

    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        return view_->hasFocus() ? child(static_cast<int>(indexOf(board(), view_->cursor()))) : nullptr;
    }

  private:
    [[nodiscard]] Size board() const { return view_->board().size(); }

    void announce(const std::vector<Cell>& cells) {
        for (const Cell cell : cells) {
            QAccessible::State changed;
            changed.checked = true;
            QAccessibleStateChangeEvent event(child(static_cast<int>(indexOf(board(), cell))), changed);
            QAccessible::updateAccessibility(&event);
        }
    }

    void forgetChildren() {
        for (const QAccessible::Id id : ids_) {
            if (id != 0) QAccessible::deleteAccessibleInterface(id);
        }
        ids_.clear();
    }

    BoardWidget* view_;
    mutable std::vector<QAccessible::Id> ids_;
    std::vector<QMetaObject::Connection> connections_;
};

} // namespace

QAccessibleInterface* boardAccessibleFactory(const QString& className, QObject* object) {
    Q_UNUSED(className)
    auto* view = qobject_cast<BoardWidget*>(object);
    return view == nullptr ? nullptr : new BoardAccessible(*view);
}

} // namespace flip::ui
