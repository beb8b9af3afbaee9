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

    [[nodiscard]] QSize sizeHint() const override { return {280, grown(190, font())}; }

    [[nodiscard]] std::vector<LegendEntry> legend() const override;

    /// The boards in the queue: first those of the previous distance, then those of the current one.
    struct Queue {
        std::uint64_t nearer = 0;
        std::uint64_t farther = 0;

        [[nodiscard]] std::uint64_t length() const { return nearer + farther; }
    };

    [[nodiscard]] const Queue& queue() const { return queue_; }

    [[nodiscard]] QRectF barsRect() const override;

  protected:
    void place() override;
    [[nodiscard]] QString axisNames() const override;
    void paintAbove(QPainter& painter) override;

  private:
    void paintQueue(QPainter& painter, const QRectF& rect) const;
    void paintReached(QPainter& painter, const QRectF& rect) const;
    [[nodiscard]] QString reachedText() const;
    [[nodiscard]] QString queueText() const;

    Queue queue_;
};

} // namespace flip::ui
