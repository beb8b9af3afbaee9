#pragma once

#include "ui/search/search_board.h"
#include "ui/search/search_told.h"
#include "ui/search/search_transport.h"

namespace flip::ui {

/// The stage beside the search page while a search is recorded or shown: its last event, its board, and the
/// transport bar.
class SearchStage : public QWidget {
    Q_OBJECT

  public:
    explicit SearchStage(SearchExplorer& explorer, QWidget* parent = nullptr);

    [[nodiscard]] SearchBoard& board() { return *board_; }

    [[nodiscard]] SearchTold& told() { return *told_; }

    [[nodiscard]] TransportBar& transport() { return *transport_; }

  private:
    SearchTold* told_;
    SearchBoard* board_;
    SearchTransport* transport_;
};

} // namespace flip::ui
