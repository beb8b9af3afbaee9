#pragma once

#include <QPainter>
#include <QPalette>
#include <QWidget>

#include <functional>
#include <vector>

namespace flip::ui {

/// Draws a sign into a small rectangle, as the picture draws it, in the colours of a palette.
using LegendSign = std::function<void(QPainter&, const QRectF&, const QPalette&)>;

struct LegendEntry {
    /// Without one, the words stand for themselves, for example as the name of an axis.
    LegendSign sign;
    /// What it means; a few words, which are never wrapped.
    QString words;
    /// How many times as wide as high the sign is.
    qreal width = 1;

    friend bool operator==(const LegendEntry& one, const LegendEntry& other) {
        return one.words == other.words && bool(one.sign) == bool(other.sign);
    }
};

/// A filled bar, as in a chart; `colour` takes it from the palette.
[[nodiscard]] LegendSign barSign(std::function<QColor(const QPalette&)> colour);

/// What the signs, colours and lines of a picture mean: one after another, in as many rows as they need.
class Legend : public QWidget {
    Q_OBJECT

  public:
    explicit Legend(QWidget* parent = nullptr);

    /// Hides it if there are none.
    void show(const std::vector<LegendEntry>& entries);

    [[nodiscard]] const std::vector<LegendEntry>& entries() const { return entries_; }

    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    std::vector<LegendEntry> entries_;
};

} // namespace flip::ui
