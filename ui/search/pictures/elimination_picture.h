#pragma once

#include "core/solve/methods/elimination_trace.h"
#include "ui/search/pictures/replay_picture.h"
#include "ui/widgets/accessible_items.h"

#include <vector>

namespace flip::ui {

/// The picture of `algebra` during the elimination: the matrix of the equations, with a row for each piece
/// and a column for each press, and the right-hand sides after a line. The pivot's row and column are tinted;
/// the row that was added to is framed, and its changed entries stand out. A row that became 0 = 1 is crossed
/// out, and the pieces that were added up to it are highlighted on the board.
class EliminationPicture : public ReplayPicture, public AccessibleItems {
    Q_OBJECT

  public:
    explicit EliminationPicture(QWidget* parent = nullptr);

    [[nodiscard]] QString inWords() const override;
    void lightCell(std::optional<Cell> cell) override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;

    /// An entry of the matrix; the right-hand sides are the columns after the last press.
    struct Place {
        int row = 0;
        int column = 0;

        friend bool operator==(const Place&, const Place&) = default;
    };

    [[nodiscard]] QRectF placeRect(Place place) const;

    /// The entries, row by row.
    [[nodiscard]] std::size_t itemCount() const override;

    [[nodiscard]] QRectF itemRect(std::size_t entry) const override { return placeRect(placeOf(entry)); }

    [[nodiscard]] QString sentence(std::size_t entry) const override { return placeWords(placeOf(entry)); }

    [[nodiscard]] std::optional<std::size_t> cursorItem() const override;

    /// The text below the matrix.
    [[nodiscard]] QString caption() const;
    /// What the rows and columns are, while nothing is chosen.
    [[nodiscard]] static QString axisNames();
    [[nodiscard]] qreal captionHeight() const;
    void fitHeight();
    /// The side of an entry in a matrix of this height, and the height of a picture with such entries.
    [[nodiscard]] qreal sideFor(qreal height) const;
    [[nodiscard]] int pictureHeight(qreal side) const;

    [[nodiscard]] const std::vector<PieceEquation>& equations() const { return equations_; }

  protected:
    void begin() override;
    void place() override;
    void paint(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    [[nodiscard]] std::size_t sides() const;
    [[nodiscard]] Colour colourOfSide(std::size_t side) const;
    /// The side that an entry can have in this width.
    [[nodiscard]] qreal widthLeft() const;
    [[nodiscard]] qreal side() const;
    [[nodiscard]] QRectF rowRect(int row) const;
    [[nodiscard]] QRectF columnRect(int column) const;
    [[nodiscard]] std::optional<Place> placeAt(QPointF point) const;
    [[nodiscard]] std::optional<Place> current() const;
    [[nodiscard]] int settledColumns() const;
    [[nodiscard]] bool isContradiction() const;

    /// The number of entries in a row.
    [[nodiscard]] int columns() const { return cells() + static_cast<int>(sides()); }

    [[nodiscard]] Place placeOf(std::size_t entry) const;
    [[nodiscard]] QString placeWords(Place place) const;
    [[nodiscard]] QString witnessWords() const;
    /// The cells of the board that belong to the current entry, or to the contradiction.
    [[nodiscard]] std::vector<Cell> litCells() const;
    void tellLit();
    void paintGrounds(QPainter& painter) const;
    void paintHeads(QPainter& painter) const;
    void paintRow(QPainter& painter, int row) const;
    void paintSides(QPainter& painter, int row) const;
    void paintFrames(QPainter& painter) const;

    /// What the caption needs in a width and a font.
    struct CaptionRoom {
        int width = -1;
        QFont font;
        qreal height = 0;
    };

    /// The last that was measured: every entry is placed by it, and laying out words takes longer than
    /// painting one.
    mutable CaptionRoom captionRoom_;
    std::vector<PieceEquation> equations_;
    std::optional<int> lit_;
    std::optional<Place> hovered_;
    Place cursor_;
    bool tells_ = false;
};

} // namespace flip::ui
