#pragma once

#include "ui/game/game.h"
#include "ui/search/search_job.h"
#include "ui/search/search_player.h"

namespace flip::ui {

/// The model of the search page and its stage: a method, its recorded search of the game's current puzzle,
/// and the position in the recording. When the puzzle changes, the recording is dropped.
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

    /// Drops what is shown; if a recording was shown or being made, the new method is recorded at once.
    void setMethod(const Method& method);

    /// Why the search cannot be recorded, as a sentence; empty if it can.
    [[nodiscard]] QString refusal() const;

    /// Records the search of the current puzzle; does nothing if that is refused.
    void watch();

    /// Whether the search shown was stopped before its end.
    [[nodiscard]] bool wasStopped() const;

    /// Ends the recording and shows what has been recorded so far.
    void stop() { job_.finishEarly(); }

    [[nodiscard]] const Puzzle& puzzle() const { return game_.puzzle(); }

    [[nodiscard]] SearchPlayer& player() { return player_; }

    [[nodiscard]] const SearchPlayer& player() const { return player_; }

  signals:
    /// The state, the method or the puzzle has changed. Changes of the position in the recording are reported
    /// by the player.
    void changed();
    /// A recording is finished and shown.
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
