#pragma once

#include "core/explain/atlas.h"

#include <QWidget>

#include <optional>

namespace flip::ui {

/// How many boards need how many presses: a column for each number of presses. ← and → choose a column, Enter
/// or a click takes it.
class OptimaChart : public QWidget {
    Q_OBJECT

  public:
    explicit OptimaChart(QWidget* parent = nullptr);

    void show(Atlas atlas);

    [[nodiscard]] const Atlas& atlas() const { return atlas_; }

    /// The column under the pointer or, with the keyboard, the chosen one.
    [[nodiscard]] std::optional<std::size_t> current() const;
    void setCurrent(std::optional<std::size_t> column);

    /// "1,562 boards need 4 presses."
    [[nodiscard]] QString sentence(std::size_t column) const;

    /// Where a column and its words are.
    [[nodiscard]] QRectF columnRect(std::size_t column) const;

    [[nodiscard]] QSize sizeHint() const override { return {270, 104}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 104}; }

  signals:
    void currentChanged();
    /// A board that needs so many presses is wanted.
    void taken(qint64 presses);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    [[nodiscard]] std::optional<std::size_t> columnAt(QPointF point) const;
    [[nodiscard]] QString countText(std::uint64_t boards) const;
    void paintColumn(QPainter& painter, std::size_t column, double most, bool labelled);

    Atlas atlas_;
    std::optional<std::size_t> hovered_;
    std::size_t chosen_ = 0;
};

/// A number of boards in few characters: "1,562", "2.3 million", "1.2e14".
[[nodiscard]] QString boardsText(double boards);

} // namespace flip::ui
