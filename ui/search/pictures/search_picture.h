#pragma once

#include "core/solve/trace/trace_replay.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace flip::ui {

/// The picture beside a recorded search that explains its method best: one for each method. It is drawn from
/// the replay alone, so going back and scrubbing need nothing of their own.
class SearchPicture : public QWidget {
    Q_OBJECT

  public:
    explicit SearchPicture(QWidget* parent = nullptr);

    /// The replay, of this picture's method, stands at another place, or is another one. Called at most once
    /// a frame; must not take longer than a few milliseconds.
    virtual void showPlace(const TraceReplay& replay) = 0;

    /// The same place in words. It becomes the accessibleDescription() whenever the search is not playing: a
    /// screen reader could not keep up.
    [[nodiscard]] virtual QString inWords() const { return accessibleDescription(); }

    /// The pointer or the cursor is on this piece of the board: whatever belongs to it is to be lit.
    virtual void lightCell(std::optional<Cell> cell) { Q_UNUSED(cell) }

  signals:
    /// These pieces of the board belong to what the pointer is on; none when it has left.
    void cellsLit(const std::vector<flip::Cell>& cells);
    /// The person has chosen another place of the recording.
    void placeChosen(qsizetype position);

  protected:
    void leaveEvent(QEvent* event) override;

    /// For the words in a picture.
    [[nodiscard]] QFont smallFont() const;
    /// A thin line of which a share is filled.
    void paintShareLine(QPainter& painter, const QRectF& line, double share) const;
};

} // namespace flip::ui
