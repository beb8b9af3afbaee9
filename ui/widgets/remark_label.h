#pragma once

#include <QLabel>

namespace flip::ui {

/// What is said of the present moment: a sentence after a bar in the accent colour, set apart from the words
/// that stay.
class RemarkLabel : public QLabel {
    Q_OBJECT

  public:
    explicit RemarkLabel(QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace flip::ui
