#pragma once

#include <QSlider>

#include <limits>

namespace flip::ui {

/// A slider on a line with a dot for every step. It has the keys of any slider; a click on the line goes
/// there.
class StepSlider : public QSlider {
    Q_OBJECT

  public:
    explicit StepSlider(QWidget* parent = nullptr);

    /// From this value on, the line is dashed to show that steps are missing.
    void setRoughFrom(int value);

    [[nodiscard]] QSize sizeHint() const override { return {180, 28}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {48, 28}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    [[nodiscard]] qreal positionOf(int value) const;
    [[nodiscard]] int valueAt(qreal x) const;
    void paintLine(QPainter& painter, qreal from, qreal to, const QColor& colour) const;

    int roughFrom_ = std::numeric_limits<int>::max();
};

} // namespace flip::ui
