#pragma once

#include "core/explain/hardest_boards.h"
#include "ui/game/background_job.h"

#include <QObject>

#include <optional>
#include <vector>

namespace flip::ui {

/// What is known of the hardest board of one size.
struct HardestOfSize {
    Rule rule;
    Goal::Kind goal = Goal::Either;
    /// The answer is not there yet.
    bool waits = true;
    /// Nothing if it waits, or is out of reach.
    std::optional<HardestBoard> hardest;
    /// Out of reach in this time and memory, and not because of the size.
    bool isStopped = false;
};

/// Finds the hardest boards of many sizes off the window's thread, each in a moment or not at all.
class HardestJob : public QObject {
    Q_OBJECT

  public:
    /// Boards of up to this many rows and columns.
    static constexpr int side = 8;

    explicit HardestJob(QObject* parent = nullptr);

    /// Forgets all that is known unless it is of this rule and goal, and goes on with what is not. A rule
    /// that is no pattern has only its own size.
    void start(const Rule& rule, Goal::Kind goal);

    void cancel() { job_.cancel(); }

    /// A board of this family that was drawn at random needs these presses, proven: the hardest one that is
    /// told of needs as many.
    void learn(const BoardFamily& family, const Grid& presses);

    /// In reading order, by rows and then by columns.
    [[nodiscard]] const std::vector<HardestOfSize>& sizes() const { return sizes_; }

  signals:
    /// All sizes are waiting again.
    void begun();
    /// More is known of sizes()[index].
    void found(std::size_t index);

  private:
    void next();
    void takeDrawn(std::size_t index);

    struct Drawn {
        Rule rule;
        Goal::Kind goal;
        Grid board;
        Grid presses;
    };

    std::vector<HardestOfSize> sizes_;
    std::optional<Drawn> drawn_;
    BackgroundJob job_;
};

} // namespace flip::ui
