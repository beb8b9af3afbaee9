#pragma once

#include "ui/search/pictures/level_bars.h"
#include "ui/search/pictures/replay_picture.h"
#include "ui/widgets/accessible_items.h"

namespace flip::ui {

/// The base of the pictures of searches by levels. Below, there is a bar for each level; a click on a bar
/// goes to the start of its level. Above, there is what only this search has, with a legend of its own.
class LevelPicture : public ReplayPicture, public AccessibleItems {
    Q_OBJECT

  public:
    LevelPicture(const QString& name, const QString& title, QWidget* parent);

    /// The place of the bars and of the name above them.
    [[nodiscard]] QRectF barsRect() const;

    [[nodiscard]] QSize sizeHint() const final;

    [[nodiscard]] std::vector<LegendEntry> legend() const override { return levelBarsLegend(); }

    /// The bars, for screen readers.
    [[nodiscard]] std::size_t itemCount() const override { return bars_.size(); }

    [[nodiscard]] QRectF itemRect(std::size_t bar) const override;
    [[nodiscard]] QString sentence(std::size_t bar) const override;

    [[nodiscard]] bool canTake() const override { return true; }

    void take(std::size_t bar) override;

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    void place() override;

    void paint(QPainter& painter) final;

    /// What the signs above the bars mean.
    [[nodiscard]] virtual std::vector<LegendEntry> legendAbove() const = 0;

    /// How high that is which stands above this legend, and between it and the bars.
    [[nodiscard]] virtual qreal heightAboveLegend() const = 0;

    [[nodiscard]] virtual qreal heightBelowLegend() const { return 0; }

    /// The least height of the picture without its legend.
    [[nodiscard]] virtual int leastHeight() const = 0;

    [[nodiscard]] qreal legendHeight() const;

    /// "Nodes at each limit": what the height of a bar and the number below it count.
    [[nodiscard]] virtual QString axisNames() const = 0;

    /// Paints what is above the bars.
    virtual void paintAbove(QPainter& painter) = 0;

    [[nodiscard]] std::vector<LevelBar>& bars() { return bars_; }

    [[nodiscard]] const std::vector<LevelBar>& bars() const { return bars_; }

  private:
    /// The bars alone.
    [[nodiscard]] QRectF chartRect() const;
    void placeLegend();

    Legend* legend_;
    std::vector<LevelBar> bars_;
};

} // namespace flip::ui
