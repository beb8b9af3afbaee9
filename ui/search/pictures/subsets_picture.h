#pragma once

#include "ui/look/grown.h"
#include "ui/search/pictures/level_picture.h"

namespace flip::ui {

/// The picture of `subsets`: the press set as a row of digits, one for each piece in reading order, the share
/// of the sets of its size that has been tried, and all sizes.
class SubsetsPicture : public LevelPicture {
    Q_OBJECT

  public:
    explicit SubsetsPicture(QWidget* parent = nullptr);

    [[nodiscard]] QString inWords() const override;
    void lightCell(std::optional<Cell> cell) override;

    /// The place of a cell's digit.
    [[nodiscard]] QRectF bitRect(int bit) const;

  protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void place() override;
    [[nodiscard]] QString axisNames() const override;
    [[nodiscard]] std::vector<LegendEntry> legendAbove() const override;
    [[nodiscard]] qreal heightAboveLegend() const override;
    [[nodiscard]] qreal heightBelowLegend() const override;

    [[nodiscard]] int leastHeight() const override { return grown(150, font()); }

    void paintAbove(QPainter& painter) override;

  private:
    void paintBits(QPainter& painter);
    void paintShare(QPainter& painter);
    [[nodiscard]] QString shareText() const;
    [[nodiscard]] const LevelBar* currentBar() const;

    std::optional<int> litBit_;
};

} // namespace flip::ui
