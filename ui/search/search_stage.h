#pragma once

#include "ui/search/search_board.h"
#include "ui/widgets/sketch.h"
#include "ui/widgets/transport_bar.h"

#include <QLabel>

namespace flip::ui {

/// What stands beside the search page: the board of the search, what happened last, and the transport bar.
class SearchStage : public QWidget {
    Q_OBJECT

  public:
    explicit SearchStage(SearchExplorer& explorer, QWidget* parent = nullptr);

    [[nodiscard]] SearchBoard& board() { return *board_; }

    [[nodiscard]] TransportBar& transport() { return *transport_; }

  signals:
    /// What happened, when a person has stepped there; for those who cannot see it.
    void said(const QString& sentence);

  private:
    void refresh();
    void drawGlyph(std::optional<MarkShape> shape);

    SearchExplorer& explorer_;
    SearchBoard* board_;
    Sketch* glyph_;
    QLabel* told_;
    TransportBar* transport_;
};

} // namespace flip::ui
