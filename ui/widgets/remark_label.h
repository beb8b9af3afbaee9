#pragma once

#include <QLabel>

namespace flip::ui {

/// A label for a remark on the current state: a sentence after a bar in the accent colour, set apart from
/// permanent text.
class RemarkLabel : public QLabel {
    Q_OBJECT

  public:
    explicit RemarkLabel(QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace flip::ui
