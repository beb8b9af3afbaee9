#pragma once

#include <QToolButton>

namespace flip::ui {

/// A button that is a disc of the accent colour with a white icon: the one that matters most in its row.
class RoundButton : public QToolButton {
    Q_OBJECT

  public:
    explicit RoundButton(QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace flip::ui
