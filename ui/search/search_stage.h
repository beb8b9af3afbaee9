#pragma once

#include "ui/search/search_board.h"
#include "ui/widgets/sketch.h"
#include "ui/widgets/transport_bar.h"

#include <QLabel>

namespace flip::ui {

/// The stage beside the search page: the board of the search, the last event, and the transport bar.
class SearchStage : public QWidget {
    Q_OBJECT

  public:
    explicit SearchStage(SearchExplorer& explorer, QWidget* parent = nullptr);

    [[nodiscard]] SearchBoard& board() { return *board_; }

    [[nodiscard]] TransportBar& transport() { return *transport_; }

  signals:
    /// The last event in words, after the user has stepped there; for screen readers.
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
