#pragma once

#include "core/explain/atlas.h"
#include "core/explain/hardest_boards.h"
#include "ui/game/background_job.h"

#include <QObject>

#include <memory>
#include <optional>

namespace flip::ui {

/// What the atlas shows about one family.
struct AtlasReport {
    std::shared_ptr<const BoardFamily> family;
    /// Nothing if not even a sample could be counted.
    std::optional<Atlas> atlas;
    /// The minimum of every board, for families with a picture: those of up to largestTable cells; empty for
    /// others.
    std::vector<std::int8_t> table;
};

/// Counts boards, and picks some at random, off the window's thread.
class AtlasJob : public QObject {
    Q_OBJECT

  public:
    explicit AtlasJob(QObject* parent = nullptr);

    /// counted() follows: the exact distribution, or a sample if that would take too long.
    void count(const Rule& rule, Goal::Kind goal);

    /// drawn() follows: a random board that needs as many presses as this one (or, like it, has no solution).
    void drawLike(std::shared_ptr<const BoardFamily> family, const Grid& board);
    /// The same for a number of presses; nothing means a board without a solution.
    void draw(std::shared_ptr<const BoardFamily> family, std::optional<std::int64_t> presses);

    /// hardestFound() follows: the board that needs the most presses, or the hardest found in a few seconds.
    void findHardest(std::shared_ptr<const BoardFamily> family);

    void cancel();

    /// Draws and looks for no board any more, but goes on counting.
    void cancelDrawing() { drawing_.cancel(); }

    [[nodiscard]] bool isCounting() const { return counting_.isRunning(); }

  signals:
    void counted(const flip::ui::AtlasReport& report);
    void progressed(const flip::Progress& progress);
    /// Counting failed: why, as a sentence.
    void failed(const QString& why);
    /// Nothing if no such board was found.
    void drawn(const std::optional<flip::Grid>& board);
    /// Neither of these follows: why, as a sentence.
    void notDrawn(const QString& why);
    /// Nothing if the family is out of reach.
    void hardestFound(const std::optional<flip::HardestBoard>& hardest);

  private:
    BackgroundJob counting_;
    BackgroundJob drawing_;
};

} // namespace flip::ui
