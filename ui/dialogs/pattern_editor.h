#pragma once

#include "core/model/pattern.h"

#include <QWidget>

namespace flip::ui {

/// An editor for a 3×3 pattern, by clicking or with the arrow keys and Space. The middle is the pressed
/// piece.
class PatternEditor : public QWidget {
    Q_OBJECT

  public:
    explicit PatternEditor(QWidget* parent = nullptr);

    [[nodiscard]] Pattern pattern() const { return pattern_; }

    void setPattern(Pattern pattern);

    [[nodiscard]] QSize sizeHint() const override { return {132, 132}; }

  signals:
    void patternChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    [[nodiscard]] QRectF cellRect(int bit) const;
    void toggle(int bit);
    void describe();

    Pattern pattern_ = Pattern::plus();
    int cursor_ = 4;
};

} // namespace flip::ui
