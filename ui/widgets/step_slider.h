#pragma once

#include <QSlider>

namespace flip::ui {

/// A slider on a line with a dot for every step. Its keys are those of any slider; a click on the line goes
/// there.
class StepSlider : public QSlider {
    Q_OBJECT

  public:
    explicit StepSlider(QWidget* parent = nullptr);

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
};

} // namespace flip::ui
