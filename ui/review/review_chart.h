#pragma once

#include "ui/game/review_job.h"
#include "ui/look/grown.h"
#include "ui/widgets/accessible_items.h"
#include "ui/widgets/legend.h"

#include <QPolygonF>
#include <QTransform>
#include <QWidget>

namespace flip::ui {

/// The fewest presses left, drawn over the presses made, beside the straight line of an optimal game. The
/// arrow keys, Home and End, and the mouse choose a place in the game.
class ReviewChart : public QWidget, public AccessibleItems {
    Q_OBJECT

  public:
    explicit ReviewChart(QWidget* parent = nullptr);

    void show(const SharedReview& review);
    /// Marks the place after this many presses.
    void setPlace(std::size_t made);

    [[nodiscard]] std::size_t place() const { return place_; }

    [[nodiscard]] const GameReview& review() const { return *review_; }

    /// What the lines and rings are.
    [[nodiscard]] static std::vector<LegendEntry> legend();

    /// Where the curve is after this many presses, if that is known.
    [[nodiscard]] QPointF pointOf(std::size_t made) const;

    /// The curve, with at most four points for each pixel of its width. O(presses).
    [[nodiscard]] QPolygonF curve() const;

    /// Item n is the place after n presses.
    [[nodiscard]] std::size_t itemCount() const override;
    [[nodiscard]] QRectF itemRect(std::size_t made) const override;
    [[nodiscard]] QString sentence(std::size_t made) const override;

    [[nodiscard]] std::optional<std::size_t> cursorItem() const override { return place_; }

    [[nodiscard]] bool canTake() const override { return true; }

    void take(std::size_t made) override { choose(made); }

    [[nodiscard]] QSize sizeHint() const override { return {270, grown(150, font())}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {160, grown(150, font())}; }

  signals:
    /// The user wants to see this place in the game.
    void placeChosen(std::size_t made);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    [[nodiscard]] QRectF plot() const;
    /// From presses made and left to the plot.
    [[nodiscard]] QTransform scale() const;
    [[nodiscard]] QPointF at(double made, double left) const;
    /// How many presses are made and left there.
    [[nodiscard]] QPointF placeOf(std::size_t made) const;
    [[nodiscard]] std::size_t madeAt(qreal x) const;
    void choose(std::size_t made);
    void paintAxes(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintDetours(QPainter& painter) const;
    void paintPlace(QPainter& painter) const;

    SharedReview review_ = std::make_shared<const GameReview>();
    /// The most presses left, and the most that an axis shows.
    std::int64_t most_ = 1;
    std::size_t place_ = 0;
};

} // namespace flip::ui
