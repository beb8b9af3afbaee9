#pragma once

#include <QWidget>

#include <optional>

namespace flip::ui {

/// A drawn chart of several items of which one can be current: the one under the pointer or, with the
/// keyboard, the chosen one. The arrows along the chart's direction, Home and End choose; Enter, the space
/// bar or a click takes an item.
class ItemChart : public QWidget {
    Q_OBJECT

  public:
    /// `direction` is the one in which the items follow each other.
    explicit ItemChart(Qt::Orientation direction, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<std::size_t> current() const;
    /// As if the pointer were on this item, or on none.
    void setCurrent(std::optional<std::size_t> item);
    /// Moves the keyboard's choice.
    void choose(std::size_t item);

    /// The keyboard's choice; 0 where there are no items.
    [[nodiscard]] std::size_t chosen() const { return chosen_; }

    [[nodiscard]] virtual std::size_t itemCount() const = 0;
    /// Where an item and its words are.
    [[nodiscard]] virtual QRectF itemRect(std::size_t item) const = 0;
    /// An item in a sentence; a screen reader hears it when the item becomes the chosen one.
    [[nodiscard]] virtual QString sentence(std::size_t item) const = 0;

  signals:
    void currentChanged();
    void itemTaken(std::size_t item);

  protected:
    /// The items are others: nothing is under the pointer, the first is chosen, and all sentences together
    /// describe the chart.
    void itemsReplaced();
    /// The same items say something else.
    void describe();
    /// The ground of the current item, for paintEvent.
    void paintCurrentGround(QPainter& painter) const;

    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    [[nodiscard]] std::optional<std::size_t> itemAt(QPointF point) const;
    void refresh();

    Qt::Orientation direction_;
    std::optional<std::size_t> hovered_;
    std::size_t chosen_ = 0;
};

} // namespace flip::ui
