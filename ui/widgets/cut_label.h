#pragma once

#include <QLabel>

namespace flip::ui {

/// A label of plain text that ends with "…" after a whole word if it is not high enough for all of it.
class CutLabel : public QLabel {
    Q_OBJECT

  public:
    explicit CutLabel(QWidget* parent = nullptr);

    [[nodiscard]] bool isCut() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace flip::ui
