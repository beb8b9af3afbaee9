#pragma once

#include "ui/search/search_board.h"
#include "ui/search/search_foot.h"

namespace flip::ui {

/// The stage beside the search page: the board of the search, and its foot.
class SearchStage : public QWidget {
    Q_OBJECT

  public:
    explicit SearchStage(SearchExplorer& explorer, QWidget* parent = nullptr);

    [[nodiscard]] SearchBoard& board() { return *board_; }

    [[nodiscard]] SearchFoot& foot() { return *foot_; }

  private:
    SearchBoard* board_;
    SearchFoot* foot_;
};

} // namespace flip::ui
