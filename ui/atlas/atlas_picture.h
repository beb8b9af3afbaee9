#pragma once

#include "ui/atlas/atlas_scene.h"
#include "ui/widgets/accessible_items.h"
#include "ui/widgets/legend.h"

#include <QImage>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace flip::ui {

/// A point for every board of a small family, or for every one with a solution, as AtlasMap arranges them,
/// as large as its room allows; where there is room, with axes that show what a column and a row mean. The
/// wheel zooms, dragging moves, a click takes a board; at high zoom, the boards themselves are drawn. By
/// keyboard: arrows, + and −, Enter.
class AtlasPicture : public QWidget, public AccessibleItems {
    Q_OBJECT

  public:
    explicit AtlasPicture(QWidget* parent = nullptr);

    /// What the mark of the current board and the colour of boards without a solution are, if they are drawn.
    [[nodiscard]] std::vector<LegendEntry> legend(bool hasImpossible) const;

    /// `optima` is the result of optimumOfEveryBoard.
    void show(std::shared_ptr<const BoardFamily> family, std::vector<std::int8_t> optima);
    void setOrder(AtlasOrder order);
    /// The board that is being played, by its packed word; it is marked, and the cursor begins there.
    void setInPlay(std::uint64_t board);
    /// Highlights the boards that need this number of presses.
    void setHighlight(std::optional<std::int64_t> presses);

    /// Nothing before the first show().
    [[nodiscard]] const std::optional<AtlasMap>& map() const { return map_; }

    [[nodiscard]] AtlasOrder order() const { return order_; }

    /// The place under the pointer or, with the keyboard, under the cursor.
    [[nodiscard]] std::optional<AtlasPlace> current() const;

    /// Everything that is drawn, which is valid as long as nothing changes.
    [[nodiscard]] AtlasScene scene() const;

    /// The area of a board in the picture; empty if it is not seen.
    [[nodiscard]] QRectF boardRect(std::uint64_t board) const;

    [[nodiscard]] const AtlasView& view() const { return view_; }

    /// The boards, row by row.
    [[nodiscard]] std::size_t itemCount() const override;
    [[nodiscard]] QRectF itemRect(std::size_t place) const override;
    [[nodiscard]] QString sentence(std::size_t place) const override;
    [[nodiscard]] std::optional<std::size_t> itemAt(QPointF point) const override;
    [[nodiscard]] std::optional<std::size_t> cursorItem() const override;

    [[nodiscard]] bool canTake() const override { return true; }

    void take(std::size_t place) override;

    /// No more than it needs, so that the page that it is on need not scroll; it takes all that is left.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

    [[nodiscard]] QSize minimumSizeHint() const override { return {140, 140}; }

    /// The height that all boards need, at the largest scale that this width has room for.
    [[nodiscard]] int usefulHeight(int width) const;

  signals:
    void currentChanged();
    /// Another board may be marked, or none.
    void legendChanged();
    void taken(quint64 board);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void arrange();
    void recolour();
    void paintImage(QPainter& painter);
    void paintRare(QPainter& painter);
    /// A ring around a board, `apart` pixels from it.
    void paintMark(QPainter& painter, QPoint place, qreal apart, const QColor& colour) const;
    void zoom(bool in, QPointF about);
    void setHovered(std::optional<QPoint> place);
    /// Moves the cursor or zooms; false for a key that does neither.
    bool travel(const QKeyEvent& event);
    /// The point of an item, and the other way round.
    [[nodiscard]] QPoint pointOfItem(std::size_t place) const;
    [[nodiscard]] std::size_t itemOf(QPoint point) const;
    /// The axes that have room beside a plot in this size; none in small ones.
    [[nodiscard]] std::optional<atlas_painter::Axes> axesIn(QSizeF size) const;
    [[nodiscard]] QMarginsF margins(QSizeF size) const;
    [[nodiscard]] QRectF room() const;
    [[nodiscard]] std::optional<QPoint> marked() const;

    [[nodiscard]] std::uint64_t boardOf(QPoint place) const { return map_->boardAt({place.x(), place.y()}); }

    std::shared_ptr<const BoardFamily> family_;
    std::vector<std::int8_t> optima_;
    std::int64_t worst_ = 0;
    AtlasOrder order_ = AtlasOrder::Presses;
    std::optional<AtlasMap> map_;
    AtlasView view_;
    QImage image_;
    /// The image, or one that is half as large, a quarter and so on: for boards narrower than a pixel.
    QImage shrunk_;
    std::optional<std::int64_t> highlight_;
    /// The places of the highlighted boards, if they are so few that one might miss them.
    std::vector<QPoint> rare_;
    std::optional<QPoint> inPlay_;
    std::uint64_t played_ = 0;
    std::optional<QPoint> hovered_;
    QPoint cursor_;
    std::optional<QPointF> dragFrom_;
    bool dragged_ = false;
};

} // namespace flip::ui
