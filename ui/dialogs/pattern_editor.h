#pragma once

#include "core/model/pattern.h"
#include "ui/widgets/accessible_items.h"

#include <QWidget>

namespace flip::ui {

/// An editor for a 3×3 pattern, by clicking or with the arrow keys and Space. The middle is the pressed
/// piece.
class PatternEditor : public QWidget, public AccessibleItems {
    Q_OBJECT

  public:
    explicit PatternEditor(QWidget* parent = nullptr);

    [[nodiscard]] Pattern pattern() const { return pattern_; }

    void setPattern(Pattern pattern);

    /// The nine places, row by row.
    [[nodiscard]] std::size_t itemCount() const override { return Pattern::bitCount; }

    [[nodiscard]] QRectF itemRect(std::size_t place) const override {
        return cellRect(static_cast<int>(place));
    }

    [[nodiscard]] QString sentence(std::size_t place) const override;

    [[nodiscard]] std::optional<std::size_t> cursorItem() const override {
        return static_cast<std::size_t>(cursor_);
    }

    [[nodiscard]] bool canTake() const override { return true; }

    void take(std::size_t place) override { toggle(static_cast<int>(place)); }

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
