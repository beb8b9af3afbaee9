#include "ui/widgets/parts_accessible.h"

#include <QKeySequence>
#include <QWidget>

#include <utility>
#include <vector>

namespace flip::ui {

QAccessibleInterface* PartAccessible::parent() const {
    return whole_ ? QAccessible::queryAccessibleInterface(whole_) : nullptr;
}

bool PartAccessible::isValid() const {
    const QAccessibleInterface* whole = parent();
    return whole != nullptr && whole->isValid() && index_ < whole->childCount();
}

QWindow* PartAccessible::window() const { return whole_ ? whole_->window()->windowHandle() : nullptr; }

QRect PartAccessible::rect() const {
    return isValid() ? area().translated(whole_->mapToGlobal(QPoint(0, 0))) : QRect();
}

QAccessible::State PartAccessible::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const auto cursor = static_cast<const PartsAccessible*>(parent())->cursorPart();
    state.focusable = cursor.has_value();
    state.focused = whole_->hasFocus() && cursor == index_;
    state.invisible = !whole_->isVisible();
    state.disabled = !whole_->isEnabled();
    return state;
}

void* PartAccessible::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

QStringList PartAccessible::keyBindingsForAction(const QString& name) const {
    return name == pressAction() ? QStringList{QKeySequence(Qt::Key_Space).toString()} : QStringList();
}

QAccessible::State PartsAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    if (isValid() && cursorPart()) state.focused = false;
    return state;
}

QAccessibleInterface* PartsAccessible::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    Known& known = known_[index];
    if (known.id == 0) {
        known.id = QAccessible::registerAccessibleInterface(makePart(index));
        known.name = QAccessible::accessibleInterface(known.id)->text(QAccessible::Name);
    }
    return QAccessible::accessibleInterface(known.id);
}

QAccessibleInterface* PartsAccessible::childAt(int x, int y) const {
    const auto part = partAt(widget()->mapFromGlobal(QPoint(x, y)));
    return part ? child(*part) : nullptr;
}

int PartsAccessible::indexOfChild(const QAccessibleInterface* wanted) const {
    const auto* part = dynamic_cast<const PartAccessible*>(wanted);
    return part != nullptr && part->parent() == this ? part->index() : -1;
}

QAccessibleInterface* PartsAccessible::focusChild() const {
    if (!isValid() || !widget()->hasFocus()) return nullptr;
    const auto part = cursorPart();
    return part ? child(*part) : nullptr;
}

void PartsAccessible::tellFocus() {
    if (auto* part = focusChild()) {
        QAccessibleEvent event(part, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

QAccessibleInterface* PartsAccessible::tellName(int index) {
    const auto found = known_.find(index);
    if (found == known_.end() || index >= childCount()) return nullptr;
    QAccessibleInterface* part = QAccessible::accessibleInterface(found->second.id);
    const QString name = part->text(QAccessible::Name);
    if (std::exchange(found->second.name, name) != name) {
        QAccessibleEvent event(part, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
    return part;
}

void PartsAccessible::tellNames() {
    std::vector<int> indices;
    for (const auto& [index, known] : known_) indices.push_back(index);
    // Whoever is told may ask for more.
    for (const int index : indices) tellName(index);
}

void PartsAccessible::forgetParts() {
    for (const auto& [index, known] : known_) QAccessible::deleteAccessibleInterface(known.id);
    known_.clear();
}

void tellPartFocus(QWidget& whole) {
    if (!QAccessible::isActive()) return;
    QMetaObject::invokeMethod(
        &whole,
        [&whole] {
            auto* parts = dynamic_cast<PartsAccessible*>(QAccessible::queryAccessibleInterface(&whole));
            if (parts != nullptr) parts->tellFocus();
        },
        Qt::QueuedConnection);
}

} // namespace flip::ui
