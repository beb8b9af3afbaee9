#pragma once

#include "ui/game/solve_job.h"

#include <chrono>
#include <optional>
#include <vector>

namespace flip::ui {

/// One method in a race.
struct RaceLane {
    enum class State {
        Waiting,  ///< its turn has not come, or never came because the race was stopped
        Running,  ///< it searches now
        Finished, ///< it has said what it has to say
    };

    const Method* method = nullptr;
    State state = State::Waiting;
    /// So far while it runs, in the end when it has finished.
    Cost cost;
    /// The share of its work that is done, from 0 to 1.
    double done = 0;
    /// Once it has finished.
    std::optional<SolveReport> report;

    /// Whether it takes this puzzle at all.
    [[nodiscard]] bool takesPart() const;
    /// Whether it has proven its answer: the fewest presses, or that there is no solution.
    [[nodiscard]] bool hasProof() const;
};

/// All methods on one puzzle, in the order of their table. A value.
struct Race {
    Puzzle puzzle;
    std::vector<RaceLane> lanes;
    /// What each of them may take.
    Budget budget;

    /// A race that has not begun. Those that refuse the puzzle have finished already: they say why.
    [[nodiscard]] static Race before(const Puzzle& puzzle, const Budget& budget);

    /// A finished race as if all had started together, so long after the start.
    [[nodiscard]] Race at(std::chrono::nanoseconds moment) const;

    /// Whether any method has begun to search.
    [[nodiscard]] bool hasBegun() const;
    /// Whether a method is searching.
    [[nodiscard]] bool isRunning() const;
};

/// What the lanes say together.
struct Agreement {
    /// How many have proven an answer.
    int proofs = 0;
    /// Whether nothing that any of them says contradicts another, and every answer holds when it is checked.
    bool holds = true;
    /// The fewest presses that have been proven, −1 where no solution has been; nothing without a proof.
    std::optional<std::int64_t> presses;
};

[[nodiscard]] Agreement agreementOf(const Race& race);

} // namespace flip::ui
