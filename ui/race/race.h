#pragma once

#include "ui/game/solve_job.h"

#include <QString>

#include <chrono>
#include <optional>
#include <vector>

namespace flip::ui {

/// One method in a race.
struct RaceLane {
    enum class State {
        Waiting,  ///< it has not started, or never did because the race was stopped
        Running,  ///< it is searching
        Finished, ///< it has an outcome
    };

    const Method* method = nullptr;
    State state = State::Waiting;
    /// The cost so far while it is running, the total when it has finished.
    Cost cost;
    /// The share of its work that is done, from 0 to 1.
    double done = 0;
    /// Once it has finished.
    std::optional<SolveReport> report;
    /// Why it could not run to its end, as a sentence; empty if it could.
    QString trouble = {};

    /// Whether the method accepts this puzzle.
    [[nodiscard]] bool takesPart() const;
    /// Whether it has proven its answer: the fewest presses, or that there is no solution.
    [[nodiscard]] bool hasProof() const;
};

/// All methods on one puzzle, in the order of their table. A value.
struct Race {
    Puzzle puzzle;
    std::vector<RaceLane> lanes;
    /// The budget of each method.
    Budget budget;

    /// A race that has not started. Methods that refuse the puzzle have already finished, with the reason.
    [[nodiscard]] static Race before(const Puzzle& puzzle, const Budget& budget);

    /// A finished race as if all methods had started together, at `moment` after the start.
    [[nodiscard]] Race at(std::chrono::nanoseconds moment) const;

    /// Whether any method has started to search.
    [[nodiscard]] bool hasBegun() const;
    /// Whether a method is searching.
    [[nodiscard]] bool isRunning() const;
};

/// Whether the methods of a race agree.
struct Agreement {
    /// The number of methods that have proven an answer.
    int proofs = 0;
    /// Whether no two outcomes contradict each other, and all answers are correct.
    bool holds = true;
    /// The proven minimum, −1 if it is proven that there is no solution; nothing without a proof.
    std::optional<std::int64_t> presses;
};

[[nodiscard]] Agreement agreementOf(const Race& race);

} // namespace flip::ui
