#pragma once

#include <QLabel>

namespace flip::ui {

/// A label of plain text that ends with "…" after a whole word if it is not high enough for all of it. A word
/// that is wider than the label, such as the path of a file, goes on in the next line.
class CutLabel : public QLabel {
    Q_OBJECT

  public:
    explicit CutLabel(QWidget* parent = nullptr);

    /// The height of all of a text in lines that are so wide, in pixels. O(length).
    [[nodiscard]] static int heightOf(const QString& text, const QFont& font, int width);

    [[nodiscard]] bool isCut() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace flip::ui
