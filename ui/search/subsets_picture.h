#pragma once

#include "ui/search/level_bars.h"
#include "ui/search/search_picture.h"

namespace flip::ui {

/// `subsets`: the press set as the number that it is, how far the sets of its size have been tried, and all
/// sizes.
class SubsetsPicture : public SearchPicture {
    Q_OBJECT

  public:
    explicit SubsetsPicture(QWidget* parent = nullptr);

    void showPlace(const TraceReplay& replay) override;
    [[nodiscard]] QString inWords() const override;
    void lightCell(std::optional<Cell> cell) override;

    [[nodiscard]] QSize sizeHint() const override { return {280, 156}; }

    /// Where the digit of a cell stands.
    [[nodiscard]] QRectF bitRect(int bit) const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    void paintBits(QPainter& painter);
    void paintShare(QPainter& painter);
    [[nodiscard]] QRectF barsRect() const;
    [[nodiscard]] QString shareText() const;
    [[nodiscard]] const LevelBar* currentBar() const;

    std::optional<TraceReplay> replay_;
    std::vector<LevelBar> bars_;
    std::optional<int> litBit_;
};

} // namespace flip::ui
