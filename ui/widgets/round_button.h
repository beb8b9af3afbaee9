#pragma once

#include <QToolButton>

namespace flip::ui {

/// A round button in the accent colour with a white icon, for the most important action of a row.
class RoundButton : public QToolButton {
    Q_OBJECT

  public:
    explicit RoundButton(QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace flip::ui
