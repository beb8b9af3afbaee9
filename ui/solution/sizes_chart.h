#pragma once

#include "core/explain/solution_sets.h"
#include "ui/widgets/accessible_items.h"

#include <QWidget>

#include <vector>

namespace flip::ui {

/// All press sets for one colour, smallest first: a bar for each set if there are few; otherwise a bar for
/// each size, whose height is the number of sets. Optimal sets are in the accent colour.
class SizesChart : public QWidget, public AccessibleItems {
    Q_OBJECT

  public:
    explicit SizesChart(QWidget* parent = nullptr);

    /// What the highest bar for these would show, in presses or in logarithms of sets; at least 1.
    [[nodiscard]] static double highestOf(const std::vector<SizeCount>& sizes);

    /// `fewest` is the minimum over both colours, and `highest` is what a bar of the whole height shows, so
    /// that charts beside each other can be compared.
    void show(const std::vector<SizeCount>& sizes, std::int64_t fewest, double highest);

    /// An item for each size, even if its sets have a bar each.
    [[nodiscard]] std::size_t itemCount() const override { return sizes_.size(); }

    [[nodiscard]] QRectF itemRect(std::size_t size) const override;
    [[nodiscard]] QString sentence(std::size_t size) const override;

    [[nodiscard]] QSize sizeHint() const override { return {240, 38}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 38}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Bar {
        double height = 0;
        bool optimal = false;
    };

    [[nodiscard]] qreal barStep() const;

    std::vector<SizeCount> sizes_;
    std::vector<Bar> bars_;
    /// Whether every set has a bar.
    bool each_ = false;
};

} // namespace flip::ui
