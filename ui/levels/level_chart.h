#pragma once

#include "ui/levels/level_progress.h"
#include "ui/widgets/item_chart.h"

#include <vector>

namespace flip::ui {

/// All levels as tiles, in groups with a name and what is new in each. The arrow keys choose a tile in all
/// four directions; Enter, Space or a click takes it. Level n is item n − 1.
class LevelChart : public ItemChart {
    Q_OBJECT

  public:
    explicit LevelChart(QWidget* parent = nullptr);

    void show(const LevelProgress& progress);

    /// "Level 12, Flip Game, 4×4: 4 presses are enough. You solved it in 6."
    [[nodiscard]] QString sentence(std::size_t item) const override;

    [[nodiscard]] std::size_t itemCount() const override { return tiles_.size(); }

    [[nodiscard]] QRectF itemRect(std::size_t item) const override { return tiles_[item]; }

    /// A tile, and above it the words of its group if it is in the first row of it.
    [[nodiscard]] QRectF itemWithGroup(std::size_t item) const;

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    /// Where a group is, from its name to its last tile.
    struct Place {
        QRect name;
        QRect news;
        std::vector<QRect> tiles;
        int bottom = 0;
    };

    [[nodiscard]] Place placeOf(std::size_t group, int top, int width) const;
    void arrange();
    void chooseAcross(int rows);
    void paintTile(QPainter& painter, std::size_t item) const;

    LevelProgress progress_;
    std::vector<Place> groups_;
    std::vector<QRectF> tiles_;
};

} // namespace flip::ui
