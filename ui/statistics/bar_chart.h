#pragma once

#include "ui/look/grown.h"
#include "ui/widgets/item_chart.h"
#include "ui/widgets/legend.h"

#include <vector>

namespace flip::ui {

/// A bar for each of several numbers, side by side on a line. Some have a narrower bar in front of them for a
/// second number.
class BarChart : public ItemChart {
    Q_OBJECT

  public:
    struct Bar {
        /// Below the bar, where there is room.
        QString label;
        int count = 0;
        /// The number of the bar in front; 0 if there is none.
        int front = 0;
        /// Whether the bar is in the accent colour; the one in front always is.
        bool strong = false;
        QString sentence;
    };

    /// Of bars in the accent colour, those in front among them, and of the others.
    [[nodiscard]] static LegendSign sign(bool strong);

    BarChart(const char* name, const QString& title, QWidget* parent);

    void show(std::vector<Bar> bars);

    [[nodiscard]] const std::vector<Bar>& bars() const { return bars_; }

    [[nodiscard]] std::size_t itemCount() const override { return bars_.size(); }

    [[nodiscard]] QRectF itemRect(std::size_t item) const override;

    [[nodiscard]] QString sentence(std::size_t item) const override { return bars_[item].sentence; }

    [[nodiscard]] QSize sizeHint() const override { return {240, grown(104, font())}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {120, grown(64, font())}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// The room of the number of a bar, apart from its height.
    [[nodiscard]] QRectF countRect(std::size_t item, const QFontMetrics& metrics) const;
    /// Whether there is room for the numbers above all bars.
    [[nodiscard]] bool hasCounts(const QFontMetrics& metrics) const;
    void paintBar(QPainter& painter, std::size_t item, bool labelled) const;

    QString title_;
    std::vector<Bar> bars_;
};

} // namespace flip::ui
