#pragma once

#include "core/solve/methods/decision_order.h"
#include "ui/search/pictures/cell_sketch.h"
#include "ui/search/pictures/replay_picture.h"
#include "ui/widgets/accessible_items.h"

namespace flip::ui {

/// The picture of `row-backtracking`: a plan of the board that shows which cells are decided, which pieces
/// can no longer change, and which one ended the branch.
class RowBacktrackingPicture : public ReplayPicture, public AccessibleItems {
    Q_OBJECT

  public:
    explicit RowBacktrackingPicture(QWidget* parent = nullptr);

    [[nodiscard]] QString inWords() const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    void lightCell(std::optional<Cell> cell) override;

    /// The pieces.
    [[nodiscard]] std::size_t itemCount() const override;
    [[nodiscard]] QRectF itemRect(std::size_t piece) const override;
    [[nodiscard]] QString sentence(std::size_t piece) const override;

    [[nodiscard]] QSize sizeHint() const override;

    /// The number of decided cells, and the pieces that can no longer change.
    [[nodiscard]] int decided() const { return decided_; }

    [[nodiscard]] const Grid& settled() const { return settled_; }

    [[nodiscard]] const CellSketch& sketch() const { return sketch_; }

  protected:
    void begin() override;
    void place() override;
    void paint(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    enum class Fate { Open, Decided, Settled };

    void layOut();
    /// Of the number of decided cells, and the line below it.
    [[nodiscard]] qreal shareHeight() const;
    [[nodiscard]] int decidedBy(const TraceEvent& event) const;
    [[nodiscard]] Fate fateOf(Cell cell) const;
    [[nodiscard]] static QString fateWords(Fate fate);
    [[nodiscard]] Cell cellOf(std::size_t piece) const;
    static void paintFate(QPainter& painter, const QRectF& rect, Fate fate, const QPalette& palette);
    void paintBoard(QPainter& painter) const;
    void paintShare(QPainter& painter) const;
    [[nodiscard]] QString boundText() const;

    std::optional<DecisionOrder> order_;
    CellSketch sketch_;
    int decided_ = 0;
    Grid settled_;
    std::optional<Cell> lit_;
};

} // namespace flip::ui
