#pragma once

#include "core/solve/methods/line_plan.h"
#include "ui/look/grown.h"
#include "ui/search/pictures/cell_sketch.h"
#include "ui/search/pictures/replay_picture.h"
#include "ui/widgets/accessible_items.h"

namespace flip::ui {

/// The picture of `first-row`: the presses line by line in the order in which they are filled in, beside the
/// pieces that are still wrong and force the next line. At the end, whether any are left.
class FirstRowPicture : public ReplayPicture, public AccessibleItems {
    Q_OBJECT

  public:
    explicit FirstRowPicture(QWidget* parent = nullptr);

    [[nodiscard]] QString inWords() const override;
    void lightCell(std::optional<Cell> cell) override;

    [[nodiscard]] std::vector<LegendEntry> legend() const override;

    /// The lines in the order in which they are filled in: their presses and what is still wrong.
    [[nodiscard]] std::size_t itemCount() const override;
    [[nodiscard]] QRectF itemRect(std::size_t line) const override;
    [[nodiscard]] QString sentence(std::size_t line) const override;

    [[nodiscard]] QSize sizeHint() const override;

    /// The number of lines filled in.
    [[nodiscard]] int filled() const { return filled_; }

  protected:
    void begin() override;
    void place() override;
    void paint(QPainter& painter) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    enum class Verdict { None, Right, Wrong };

    [[nodiscard]] int filledBy(const TraceEvent& event) const;
    /// The height that its boards can fill in this width.
    [[nodiscard]] int usefulHeight() const;
    void fitHeight();
    /// The width that one of the two boards may take.
    [[nodiscard]] qreal sketchWidth() const;
    [[nodiscard]] CellSketch wrongSketch() const;
    [[nodiscard]] CellSketch pressSketch() const;
    [[nodiscard]] Verdict verdict() const;
    [[nodiscard]] Cell placeOf(Cell cell) const;
    /// "2, 4": the places of a line whose bits are set; "none".
    [[nodiscard]] QString placesIn(std::size_t line, Grid::Word bits) const;
    [[nodiscard]] Colour sought() const;
    /// Whether all beginnings have been tried, and the answer is shown again.
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] QString beginningText() const;
    [[nodiscard]] double beginning() const;
    [[nodiscard]] double beginnings() const;
    void paintWrong(QPainter& painter) const;
    void paintPresses(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintShare(QPainter& painter) const;

    std::optional<LinePlan> plan_;
    int filled_ = 0;
    std::vector<Grid::Word> presses_;
    std::vector<Grid::Word> wrong_;
    std::optional<Cell> lit_;
};

} // namespace flip::ui
