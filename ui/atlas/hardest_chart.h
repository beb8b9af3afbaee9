#pragma once

#include "ui/atlas/hardest_job.h"
#include "ui/look/grown.h"
#include "ui/widgets/item_chart.h"

#include <QPicture>

namespace flip::ui {

/// The table of the hardest boards for a file: with what it is about, and words that explain it.
struct HardestSheet {
    QPicture picture;
    QString words;
};

/// The hardest boards of many sizes, in a table: the sizes with equally many rows beside each other, those
/// with equally many columns above each other. The arrow keys choose a size, Enter or a click takes its
/// board.
class HardestChart : public ItemChart {
    Q_OBJECT

  public:
    explicit HardestChart(QWidget* parent = nullptr);

    /// One size, or all of them in the order of HardestJob.
    void show(std::vector<HardestOfSize> sizes);
    /// More is known of one of them.
    void setSize(std::size_t item, const HardestOfSize& size);

    /// "4×4: the hardest board needs 6 presses."
    [[nodiscard]] QString sentence(std::size_t item) const override;

    [[nodiscard]] std::size_t itemCount() const override { return sizes_.size(); }

    [[nodiscard]] const HardestOfSize& size(std::size_t item) const { return sizes_[item]; }

    [[nodiscard]] QRectF itemRect(std::size_t item) const override;

    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

    [[nodiscard]] QSize minimumSizeHint() const override { return {grown(140, font()), grown(180, font())}; }

    /// The table as it is seen, with these words below it.
    [[nodiscard]] HardestSheet sheet(const QString& words) const;

  signals:
    /// The user wants to play this board.
    void taken(const flip::Puzzle& puzzle);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] int side() const;
    [[nodiscard]] qreal titleHeight() const;
    [[nodiscard]] QRectF table() const;
    /// One of the numbers may be stronger than the others.
    void paintTable(QPainter& painter, std::optional<std::size_t> strong = {}) const;
    void paintItem(QPainter& painter, std::size_t item, bool isStrong) const;
    void paintTitle(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;

    std::vector<HardestOfSize> sizes_;
};

} // namespace flip::ui
