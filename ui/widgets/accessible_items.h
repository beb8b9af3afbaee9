#pragma once

#include <QAccessible>
#include <QRectF>
#include <QString>

#include <optional>

class QWidget;

namespace flip::ui {

/// What a chart or a picture consists of, for screen readers: its bars, its dots, its places. To be inherited
/// beside QWidget; the widget is then a list of these items, each with its value in words.
class AccessibleItems {
  public:
    AccessibleItems() = default;
    AccessibleItems(const AccessibleItems&) = delete;
    AccessibleItems& operator=(const AccessibleItems&) = delete;
    virtual ~AccessibleItems() = default;

    [[nodiscard]] virtual std::size_t itemCount() const = 0;
    /// The place of an item in the widget; empty if it is not seen.
    [[nodiscard]] virtual QRectF itemRect(std::size_t item) const = 0;
    /// An item and its value as a sentence.
    [[nodiscard]] virtual QString sentence(std::size_t item) const = 0;

    /// The item at a point of the widget.
    [[nodiscard]] virtual std::optional<std::size_t> itemAt(QPointF point) const;

    /// The item chosen with the keyboard; nothing if none can be.
    [[nodiscard]] virtual std::optional<std::size_t> cursorItem() const { return std::nullopt; }

    /// Whether an item can be taken, and taking it, as a click does.
    [[nodiscard]] virtual bool canTake() const { return false; }

    virtual void take(std::size_t item) { Q_UNUSED(item) }
};

/// To be called when the items of this widget, or their sentences, have changed.
void tellItems(QWidget& widget);

/// Makes such widgets accessible. To be passed to QAccessible::installFactory once.
[[nodiscard]] QAccessibleInterface* itemsAccessibleFactory(const QString& className, QObject* object);

} // namespace flip::ui
