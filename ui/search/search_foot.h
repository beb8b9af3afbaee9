#pragma once

#include "ui/search/search_board.h"
#include "ui/search/search_explorer.h"
#include "ui/widgets/sketch.h"
#include "ui/widgets/transport_bar.h"

#include <QLabel>

namespace flip::ui {

/// What goes with a search that is being watched: the last event in words, and the transport bar.
class SearchFoot : public QWidget {
    Q_OBJECT

  public:
    /// The names of its parts begin with the prefix: the window has several transport bars.
    SearchFoot(SearchExplorer& explorer, const QString& prefix, QWidget* parent = nullptr);

    [[nodiscard]] TransportBar& transport() { return *transport_; }

  signals:
    /// The last event in words, after the user has stepped there; for screen readers.
    void said(const QString& sentence);

  private:
    void refresh();
    void drawGlyph(std::optional<MarkShape> shape);

    SearchExplorer& explorer_;
    Sketch* glyph_;
    QLabel* told_;
    TransportBar* transport_;
};

} // namespace flip::ui
