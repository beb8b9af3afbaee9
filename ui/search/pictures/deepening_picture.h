#pragma once

#include "core/solve/methods/decision_order.h"
#include "ui/look/grown.h"
#include "ui/search/pictures/level_picture.h"

namespace flip::ui {

/// The picture of `deepening`: the path in the search tree, one press below the other, with the siblings of
/// each press that have been tried and those that are left; the limit; and the number of presses tried for
/// each limit.
class DeepeningPicture : public LevelPicture {
    Q_OBJECT

  public:
    explicit DeepeningPicture(QWidget* parent = nullptr);

    [[nodiscard]] QString inWords() const override;
    void lightCell(std::optional<Cell> cell) override;

    /// The place of a cell's dot in the row of press number `depth` of the path.
    [[nodiscard]] QPointF dotAt(int depth, Cell cell) const;

  protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void begin() override;
    void place() override;
    [[nodiscard]] QString axisNames() const override;
    [[nodiscard]] std::vector<LegendEntry> legendAbove() const override;
    [[nodiscard]] qreal heightAboveLegend() const override;

    [[nodiscard]] int leastHeight() const override { return grown(184, font()); }

    void paintAbove(QPainter& painter) override;

  private:
    /// The presses of one depth: those before `tried` have been tried; `chosen` is in the path.
    struct Depth {
        int first = 0;
        int tried = 0;
        int last = 0;
        std::optional<int> chosen;
    };

    [[nodiscard]] std::vector<Depth> depths() const;
    [[nodiscard]] int triedAtTheEnd(const TraceEvent& event, int first) const;
    [[nodiscard]] QRectF treeRect() const;
    [[nodiscard]] QPointF pointAt(int depth, int step) const;
    void paintTree(QPainter& painter) const;
    void paintLimit(QPainter& painter) const;

    std::optional<DecisionOrder> order_;
    std::vector<Depth> depths_;
    std::optional<int> litStep_;
};

} // namespace flip::ui
