#pragma once

#include "ui/look/grown.h"
#include "ui/search/pictures/level_picture.h"

namespace flip::ui {

/// The picture of `subsets`: the press set as a binary number, the share of the sets of its size that has
/// been tried, and all sizes.
class SubsetsPicture : public LevelPicture {
    Q_OBJECT

  public:
    explicit SubsetsPicture(QWidget* parent = nullptr);

    [[nodiscard]] QString inWords() const override;
    void lightCell(std::optional<Cell> cell) override;

    [[nodiscard]] QSize sizeHint() const override { return {280, grown(156, font())}; }

    [[nodiscard]] std::vector<LegendEntry> legend() const override;

    /// The place of a cell's digit.
    [[nodiscard]] QRectF bitRect(int bit) const;
    [[nodiscard]] QRectF barsRect() const override;

  protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void place() override;
    [[nodiscard]] QString axisNames() const override;
    void paintAbove(QPainter& painter) override;

  private:
    void paintBits(QPainter& painter);
    void paintClass(QPainter& painter);
    [[nodiscard]] QString shareText() const;
    [[nodiscard]] const LevelBar* currentBar() const;

    std::optional<int> litBit_;
};

} // namespace flip::ui
