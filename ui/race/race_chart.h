#pragma once

#include "ui/race/race_scale.h"
#include "ui/widgets/item_chart.h"
#include "ui/widgets/legend.h"

namespace flip::ui {

/// A bar for every method of a race, with an axis below. The shortest bar of a finished race is emphasised;
/// the bar of a method that was stopped ends in blocks.
class RaceChart : public ItemChart {
    Q_OBJECT

  public:
    explicit RaceChart(QWidget* parent = nullptr);

    /// Shows the current lanes on a scale that may be that of another moment of the same race.
    void show(const Race& race, const RaceScale& scale);

    /// Draws it paler, for the race of another board.
    void setFaded(bool faded);

    [[nodiscard]] std::size_t itemCount() const override { return race_ ? race_->lanes.size() : 0; }

    [[nodiscard]] QRectF itemRect(std::size_t lane) const override;
    [[nodiscard]] QString sentence(std::size_t lane) const override;

    /// What a bar tells besides its length.
    struct BarLook {
        bool strong = false;
        /// Its end is in pieces, because the method was stopped before it had a proof.
        bool broken = false;
    };

    /// What the colours and the ends of bars mean; nothing where there is one bar.
    [[nodiscard]] std::vector<LegendEntry> legend() const;

    /// The bar of a lane; without width if there is none.
    [[nodiscard]] QRectF barRect(std::size_t lane) const;

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintAxis(QPainter& painter) const;
    /// The line of a tick, but not through words.
    void paintTickLine(QPainter& painter, qreal x) const;
    /// What stands behind a lane's bar.
    [[nodiscard]] QString wordsOf(const RaceLane& lane) const;
    [[nodiscard]] QRectF wordsRect(std::size_t lane, bool best) const;
    void paintLane(QPainter& painter, std::size_t lane, bool best) const;
    [[nodiscard]] BarLook lookOf(std::size_t lane) const;
    [[nodiscard]] QString valueText(const RaceLane& lane) const;
    [[nodiscard]] std::optional<std::size_t> best() const;
    [[nodiscard]] QRectF barsRect() const;
    /// The room for the names left of the bars, and for the values right of them.
    [[nodiscard]] qreal nameRoom() const;
    [[nodiscard]] qreal valueRoom() const;
    /// Whether the names are above the bars, because they would leave them no room in this width.
    [[nodiscard]] bool isStacked(int width) const;
    [[nodiscard]] int laneHeight(int width) const;
    [[nodiscard]] QFont small() const;

    std::optional<Race> race_;
    std::optional<RaceScale> scale_;
    bool faded_ = false;
};

} // namespace flip::ui
