#include "ui/widgets/accessible_items.h"

#include "ui/widgets/parts_accessible.h"

#include <QWidget>

#include <algorithm>
#include <limits>

namespace flip::ui {

namespace {

class ItemAccessible : public PartAccessible {
  public:
    ItemAccessible(QWidget& widget, AccessibleItems& items, int index)
        : PartAccessible(widget, index), items_(items) {}

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? items_.sentence(item()) : QString();
    }

    [[nodiscard]] QStringList actionNames() const override {
        return isValid() && items_.canTake() ? QStringList{pressAction()} : QStringList();
    }

    void doAction(const QString& name) override {
        if (isValid() && name == pressAction() && items_.canTake()) items_.take(item());
    }

  protected:
    [[nodiscard]] QRect area() const override { return items_.itemRect(item()).toAlignedRect(); }

  private:
    [[nodiscard]] std::size_t item() const { return static_cast<std::size_t>(index()); }

    AccessibleItems& items_;
};

class ItemsAccessible : public PartsAccessible {
  public:
    ItemsAccessible(QWidget& widget, AccessibleItems& items)
        : PartsAccessible(&widget, QAccessible::List), items_(items) {}

    [[nodiscard]] int childCount() const override {
        constexpr std::size_t most = std::numeric_limits<int>::max();
        return isValid() ? static_cast<int>(std::min(items_.itemCount(), most)) : 0;
    }

    [[nodiscard]] std::optional<int> cursorPart() const override {
        const auto item = childCount() == 0 ? std::nullopt : items_.cursorItem();
        return item ? std::optional(static_cast<int>(*item)) : std::nullopt;
    }

  protected:
    [[nodiscard]] PartAccessible* makePart(int index) const override {
        return new ItemAccessible(*widget(), items_, index);
    }

    [[nodiscard]] std::optional<int> partAt(QPoint point) const override {
        const auto item = items_.itemAt(point);
        return item ? std::optional(static_cast<int>(*item)) : std::nullopt;
    }

  private:
    AccessibleItems& items_;
};

} // namespace

std::optional<std::size_t> AccessibleItems::itemAt(QPointF point) const {
    for (std::size_t i = 0; i < itemCount(); ++i) {
        if (itemRect(i).contains(point)) return i;
    }
    return std::nullopt;
}

void tellItems(QWidget& widget) {
    if (!QAccessible::isActive()) return;
    auto* parts = dynamic_cast<PartsAccessible*>(QAccessible::queryAccessibleInterface(&widget));
    if (parts != nullptr) parts->tellNames();
}

QAccessibleInterface* itemsAccessibleFactory(const QString& className, QObject* object) {
    Q_UNUSED(className)
    auto* items = dynamic_cast<AccessibleItems*>(object);
    if (items == nullptr || !object->isWidgetType()) return nullptr;
    return new ItemsAccessible(*static_cast<QWidget*>(object), *items);
}

} // namespace flip::ui
