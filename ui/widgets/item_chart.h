#pragma once

#include "ui/widgets/accessible_items.h"

#include <QWidget>

namespace flip::ui {

/// A chart of several items, one of which can be current: the one under the pointer or, with the keyboard,
/// the chosen one. The arrow keys along the chart's direction, Home and End choose an item; Enter, Space or a
/// click takes it.
class ItemChart : public QWidget, public AccessibleItems {
    Q_OBJECT

  public:
    /// `direction` is the direction in which the items are arranged.
    explicit ItemChart(Qt::Orientation direction, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<std::size_t> current() const;
    /// Acts as if the pointer were on this item, or on none.
    void setCurrent(std::optional<std::size_t> item);
    /// Chooses an item as the keyboard does.
    void choose(std::size_t item);

    /// The item chosen with the keyboard; 0 if there are no items.
    [[nodiscard]] std::size_t chosen() const { return chosen_; }

    [[nodiscard]] std::optional<std::size_t> cursorItem() const override { return chosen_; }

    [[nodiscard]] bool canTake() const override { return true; }

    void take(std::size_t item) override { emit itemTaken(item); }

  signals:
    void currentChanged();
    void itemTaken(std::size_t item);

  protected:
    /// To be called after the items were replaced: none is under the pointer, and the first is chosen.
    void itemsReplaced();
    /// To be called after the sentences of the items have changed.
    void describe();
    /// Paints the background of the current item, for paintEvent.
    void paintCurrentGround(QPainter& painter) const;

    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void refresh();

    Qt::Orientation direction_;
    std::optional<std::size_t> hovered_;
    std::size_t chosen_ = 0;
};

} // namespace flip::ui
