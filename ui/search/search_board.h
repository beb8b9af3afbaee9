#pragma once

#include "ui/board/board_widget.h"
#include "ui/search/pictures/search_marks.h"
#include "ui/search/search_explorer.h"

namespace flip::ui {

/// The board of a recorded search: the pieces, the current press set, and what the last event did. Nothing
/// can be pressed here. ← and → step, Home and End jump, PageUp and PageDown go to the previous and next
/// landmark, Space plays; Shift with the arrow keys points at a piece.
class SearchBoard : public BoardWidget {
    Q_OBJECT

  public:
    explicit SearchBoard(SearchExplorer& explorer, QWidget* parent = nullptr);

    [[nodiscard]] const Grid& board() const override { return board_; }

    [[nodiscard]] bool isPlayable() const override { return false; }

    [[nodiscard]] const std::vector<SearchMark>& marks() const { return marks_; }

    [[nodiscard]] std::vector<Cell> markedCells() const override;

    /// Highlights the pieces that belong to what the pointer is on in the picture.
    void lightCells(const std::vector<Cell>& cells);

    [[nodiscard]] const std::vector<Cell>& litCells() const { return lit_; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

    [[nodiscard]] const Goal& goal() const override { return explorer_.puzzle().goal; }

    [[nodiscard]] QStringList marksOn(Cell cell) const override;

    [[nodiscard]] std::vector<Cell> tintedCells() const override { return lit_; }

    [[nodiscard]] BoardScene scene() override;
    [[nodiscard]] BoardPicture::Overlay overlay() const override;

  private:
    void showPlace();

    SearchExplorer& explorer_;
    Grid board_;
    Goal::Kind goal_;
    std::vector<SearchMark> marks_;
    std::vector<Cell> lit_;
};

} // namespace flip::ui
