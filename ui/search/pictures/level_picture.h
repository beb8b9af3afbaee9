#pragma once

#include "ui/search/pictures/level_bars.h"
#include "ui/search/pictures/replay_picture.h"
#include "ui/widgets/accessible_items.h"

namespace flip::ui {

/// The base of the pictures of searches by levels: a bar for each level, below; a click on a bar goes to the
/// start of its level.
class LevelPicture : public ReplayPicture, public AccessibleItems {
    Q_OBJECT

  public:
    using ReplayPicture::ReplayPicture;

    /// The place of the bars.
    [[nodiscard]] virtual QRectF barsRect() const = 0;

    [[nodiscard]] std::vector<LegendEntry> legend() const override { return levelBarsLegend(); }

    /// The bars, for screen readers.
    [[nodiscard]] std::size_t itemCount() const override { return bars_.size(); }

    [[nodiscard]] QRectF itemRect(std::size_t bar) const override;
    [[nodiscard]] QString sentence(std::size_t bar) const override;

    [[nodiscard]] bool canTake() const override { return true; }

    void take(std::size_t bar) override;

  protected:
    void mousePressEvent(QMouseEvent* event) override;

    void place() override;

    void paint(QPainter& painter) final;

    /// "Nodes at each limit": what the height of a bar and the number below it count.
    [[nodiscard]] virtual QString axisNames() const = 0;

    /// Paints what is above the bars.
    virtual void paintAbove(QPainter& painter) = 0;

    [[nodiscard]] std::vector<LevelBar>& bars() { return bars_; }

    [[nodiscard]] const std::vector<LevelBar>& bars() const { return bars_; }

  private:
    std::vector<LevelBar> bars_;
};

} // namespace flip::ui
