#pragma once

#include "ui/look/grown.h"
#include "ui/search/pictures/replay_picture.h"
#include "ui/widgets/accessible_items.h"

#include <vector>

namespace flip::ui {

/// The picture of `algebra` after the elimination: all solutions by their number of presses, as dots, or as
/// columns if there are many. Those that have been weighed are filled; a ring marks the current one, and a
/// diamond the lightest so far. A click goes to a solution.
class CosetPicture : public ReplayPicture, public AccessibleItems {
    Q_OBJECT

  public:
    explicit CosetPicture(QWidget* parent = nullptr);

    [[nodiscard]] QString inWords() const override;

    [[nodiscard]] QSize sizeHint() const override { return {280, grown(200, font())}; }

    [[nodiscard]] std::vector<LegendEntry> legend() const override;

    /// How many solutions are shown.
    [[nodiscard]] std::size_t count() const { return solutions_.size(); }

    /// The place of a solution, by its number in the order in which they are weighed.
    [[nodiscard]] QRectF solutionRect(std::size_t solution) const;

    [[nodiscard]] std::size_t itemCount() const override { return hasReplay() ? count() : 0; }

    [[nodiscard]] QRectF itemRect(std::size_t solution) const override { return solutionRect(solution); }

    [[nodiscard]] QString sentence(std::size_t solution) const override;

    [[nodiscard]] std::optional<std::size_t> cursorItem() const override { return cursor_; }

    [[nodiscard]] bool canTake() const override { return true; }

    void take(std::size_t solution) override;

    /// The solution that was weighed last, and the lightest so far; nothing before the first.
    [[nodiscard]] std::optional<std::size_t> present() const;
    [[nodiscard]] std::optional<std::size_t> lightest() const;

  protected:
    void begin() override;
    void place() override;
    void paint(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    struct Solution {
        /// The position of the replay when it has been weighed.
        std::size_t position = 0;
        int presses = 0;
        Colour colour = Colour::White;
        /// Its place among those with equally many presses.
        std::size_t rank = 0;
    };

    void add(std::size_t position, const TraceEvent& event);
    void layOut();
    [[nodiscard]] QRectF columnRect(int presses) const;
    [[nodiscard]] const std::vector<std::size_t>& column(int presses) const;
    [[nodiscard]] std::size_t weighed() const;
    [[nodiscard]] std::optional<std::size_t> solutionAt(QPointF point) const;
    [[nodiscard]] std::optional<std::size_t> current() const;
    [[nodiscard]] QString caption() const;
    void moveCursor(int across, int along);
    void tellLit();
    void paintDots(QPainter& painter) const;
    void paintColumns(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;

    std::vector<Solution> solutions_;
    /// The numbers of the solutions by their presses, starting from the fewest.
    std::vector<std::vector<std::size_t>> columns_;
    /// The solutions that were lighter than all before them.
    std::vector<std::size_t> lighter_;
    /// There are too many solutions to weigh each; algebra has found the lightest in another way.
    bool isLightestAlone_ = false;
    int least_ = 0;
    /// The space of a dot, 0 if there are too many, and the number of dots side by side.
    qreal dot_ = 0;
    std::size_t across_ = 1;
    std::optional<std::size_t> hovered_;
    std::size_t cursor_ = 0;
};

} // namespace flip::ui
