#pragma once

#include "ui/look/grown.h"
#include "ui/search/pictures/level_picture.h"

namespace flip::ui {

/// The picture of `breadth-first`: the queue, the share of all boards that has been reached, and the number
/// of boards at each distance.
class BreadthFirstPicture : public LevelPicture {
    Q_OBJECT

  public:
    explicit BreadthFirstPicture(QWidget* parent = nullptr);

    [[nodiscard]] QString inWords() const override;

    /// The boards in the queue: first those of the previous distance, then those of the current one.
    struct Queue {
        std::uint64_t nearer = 0;
        std::uint64_t farther = 0;

        [[nodiscard]] std::uint64_t length() const { return nearer + farther; }
    };

    [[nodiscard]] const Queue& queue() const { return queue_; }

  protected:
    void place() override;
    [[nodiscard]] QString axisNames() const override;
    [[nodiscard]] std::vector<LegendEntry> legendAbove() const override;
    [[nodiscard]] qreal heightAboveLegend() const override;

    [[nodiscard]] int leastHeight() const override { return grown(176, font()); }

    void paintAbove(QPainter& painter) override;

  private:
    void paintWords(QPainter& painter, qreal top, const QString& words) const;
    void paintQueue(QPainter& painter, const QRectF& strip) const;
    [[nodiscard]] QString reachedText() const;
    [[nodiscard]] QString queueText() const;

    Queue queue_;
};

} // namespace flip::ui
