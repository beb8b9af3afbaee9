#pragma once

#include "core/solve/trace/trace_replay.h"
#include "ui/widgets/legend.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace flip::ui {

/// The picture beside a recorded search that explains its method; there is one for each method. It is drawn
/// from the replay alone, so stepping back and scrubbing need no extra code.
class SearchPicture : public QWidget {
    Q_OBJECT

  public:
    explicit SearchPicture(QWidget* parent = nullptr);

    /// Shows the position of a replay, which must be of this picture's method. Called at most once per frame;
    /// must not take longer than a few milliseconds.
    virtual void showPlace(const TraceReplay& replay) = 0;

    /// The same position in words. It becomes the accessibleDescription() unless the search is playing, when
    /// a screen reader could not keep up.
    [[nodiscard]] virtual QString inWords() const { return accessibleDescription(); }

    /// What its signs mean, to be shown below it; none if the picture says so itself. May change with the
    /// position.
    [[nodiscard]] virtual std::vector<LegendEntry> legend() const { return {}; }

    /// Highlights what belongs to this piece, which the pointer or the cursor on the board is on.
    virtual void lightCell(std::optional<Cell> cell) { Q_UNUSED(cell) }

  signals:
    /// The pointer is on something that belongs to these pieces of the board; none when it has left.
    void cellsLit(const std::vector<flip::Cell>& cells);
    /// The user has chosen another position of the recording.
    void placeChosen(qsizetype position);

  protected:
    void leaveEvent(QEvent* event) override;

    /// The font for text in a picture.
    [[nodiscard]] QFont smallFont() const;
    /// Paints a thin line, a share of which is filled.
    void paintShareLine(QPainter& painter, const QRectF& line, double share) const;
};

} // namespace flip::ui
