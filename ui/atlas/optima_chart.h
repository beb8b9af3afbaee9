#pragma once

#include "core/explain/atlas.h"
#include "ui/look/grown.h"
#include "ui/widgets/item_chart.h"
#include "ui/widgets/legend.h"

namespace flip::ui {

/// A chart of how many boards need how many presses, with a column for each number of presses. ← and → choose
/// a column, Enter or a click takes it.
class OptimaChart : public ItemChart {
    Q_OBJECT

  public:
    explicit OptimaChart(QWidget* parent = nullptr);

    /// What the axes count, and the colours, which those of a picture of the boards are as well.
    [[nodiscard]] static std::vector<LegendEntry> legend();

    void show(Atlas atlas);

    [[nodiscard]] const Atlas& atlas() const { return atlas_; }

    /// "1,562 boards need 4 presses."
    [[nodiscard]] QString sentence(std::size_t column) const override;

    [[nodiscard]] std::size_t itemCount() const override { return atlas_.optima.size(); }

    [[nodiscard]] QRectF itemRect(std::size_t column) const override;

    [[nodiscard]] QSize sizeHint() const override { return {270, grown(96, font())}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {160, grown(96, font())}; }

  signals:
    /// The user wants a board that needs this number of presses.
    void taken(qint64 presses);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QString countText(std::uint64_t boards) const;
    void paintColumn(QPainter& painter, std::size_t column, double most, bool labelled);

    Atlas atlas_;
};

/// A number of boards in short: "1,562", "2.3 million", "1.2e14".
[[nodiscard]] QString boardsText(double boards);

} // namespace flip::ui
