#pragma once

#include <QLabel>

namespace flip::ui {

enum class Weight { Plain, Quiet };

/// A label that wraps its words, and is never lower than they need in its width: a QLabel lets itself be
/// squeezed.
class WordLabel : public QLabel {
    Q_OBJECT

  public:
    explicit WordLabel(QWidget* parent);

    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    /// Copying takes the words that are selected, and not what the window copies.
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

/// A label for sentences: plain text that wraps and can be selected and copied.
[[nodiscard]] QLabel* wordLabel(QWidget* parent, const char* name, Weight weight = Weight::Plain);

} // namespace flip::ui
