#pragma once

#include "ui/game/game.h"
#include "ui/search/search_job.h"
#include "ui/search/search_player.h"

namespace flip::ui {

/// What the search page and its stage show: a method, the search of the game's present puzzle by it, and the
/// place in its recording. A recording belongs to its puzzle and goes with it.
class SearchExplorer : public QObject {
    Q_OBJECT

  public:
    SearchExplorer(Game& game, FrameClock& clock, std::int64_t memory = SearchTrace::defaultMemory,
                   QObject* parent = nullptr);

    enum class State {
        Ready,     ///< the search can be recorded
        Refused,   ///< it cannot; refusal() says why
        Recording, ///< it is being recorded
        Shown,     ///< it has been recorded; the player has it
    };

    [[nodiscard]] State state() const;

    [[nodiscard]] const Method& method() const { return *method_; }

    /// Drops what is shown; where there was something, or will be, the new method is recorded at once.
    void setMethod(const Method& method);

    /// Why the search cannot be recorded, as a sentence; empty when it can.
    [[nodiscard]] QString refusal() const;

    /// Records the search of the present puzzle; nothing happens where that is refused.
    void watch();

    /// Whether what is shown was stopped before the search had come to its end.
    [[nodiscard]] bool wasStopped() const;

    /// Ends the recording: what has been recorded by then is shown.
    void stop() { job_.finishEarly(); }

    [[nodiscard]] const Puzzle& puzzle() const { return game_.puzzle(); }

    [[nodiscard]] SearchPlayer& player() { return player_; }

    [[nodiscard]] const SearchPlayer& player() const { return player_; }

  signals:
    /// The state, the method or the puzzle is another one. Of the place in the recording the player tells.
    void changed();
    /// A recording is there, and shown.
    void recorded();
    void progressed(const flip::Progress& progress);
    /// There will be no recording: why, as a sentence.
    void failed(const QString& why);

  private:
    void drop();
    void refreshRefusal();

    Game& game_;
    SearchJob job_;
    SearchPlayer player_;
    const Method* method_;
    QString refusal_;
};

} // namespace flip::ui
