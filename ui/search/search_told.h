#pragma once

#include "ui/search/search_board.h"
#include "ui/search/search_explorer.h"
#include "ui/widgets/sketch.h"

#include <QLabel>

namespace flip::ui {

/// The last event of a search that is being watched: its mark on the board, and what happened in words.
class SearchTold : public QWidget {
    Q_OBJECT

  public:
    explicit SearchTold(SearchExplorer& explorer, QWidget* parent = nullptr);

  signals:
    /// The words, after the user has stepped to an event; for screen readers.
    void said(const QString& sentence);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    void drawGlyph(std::optional<MarkShape> shape);

    SearchExplorer& explorer_;
    Sketch* glyph_;
    QLabel* told_;
};

} // namespace flip::ui
