#pragma once

#include "core/solve/lightest/class_join.h"
#include "core/solve/lightest/class_lists.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace flip {

/// Two classes, and how far their pairs have been met.
struct PairState {
    ClassJoin join;
    /// All pairs of up to this excess together are to be met.
    std::int64_t most = -1;
};

/// Meets pairs of listed elements, keeps what has been met, and the best element of all.
class PairMeeting {
  public:
    /// What is known, of this plan and start, is added to. The work may be null; with some, only its share
    /// of the pairs is met. What is heavier than known.most is of no use.
    /// The mirrors keep the coset: for each element that is met there are others that are not.
    PairMeeting(const ClassPlan& plan, const Grid& start, std::span<const ClassMirror> mirrors,
                const ClassLists& lists, ClassProgress& known, ProofWork* work, SearchClock& clock,
                Workload& load);

    /// Meets all pairs of pair `number` that are to be met and have not been, but for those that are left to
    /// others. Before each step of about a second it asks whether to go on. False if that or the clock has
    /// ended the search.
    [[nodiscard]] bool meet(const PairState& state, std::size_t number, const std::function<bool()>& goesOn);

    /// The weight of the best element, or as much as is of use.
    [[nodiscard]] std::int64_t most() const { return most_; }

    /// The best element of all; it is taken away.
    [[nodiscard]] std::optional<Grid> takeBest() { return std::move(best_); }

    /// Whether others have a share of the pairs left to do.
    [[nodiscard]] bool isShared() const { return isShared_; }

    /// What two listed places take, with the images of one of them and all free elements, in nanoseconds of
    /// one thread by estimate.
    [[nodiscard]] double nanosecondsOfTwo(const ClassJoin& join) const {
        return static_cast<double>(lists_.images() * join.freeElements()) * join.nanoseconds();
    }

    /// What has been met here has taken, by estimate, in nanoseconds of one thread.
    [[nodiscard]] double spent() const { return spent_; }

    /// The same for all that is known to have been met.
    [[nodiscard]] double nanosecondsKnown(const std::vector<PairState>& states) const;

  private:
    /// Some of the elements of one side of a pair that have this excess.
    struct Heavier {
        std::size_t side = 0;
        std::size_t excess = 0;
        WorkShare share;
    };

    /// These elements, and elements of the other class that have at least the excess `met` and less than
    /// `to`, if they are to be met here.
    bool meetUpTo(const ClassJoin& join, Heavier heavier, std::size_t to, std::size_t& met,
                  const std::function<bool()>& goesOn);
    /// These elements, and elements of the other class that have at least the excess `from` and less than
    /// `to`.
    bool meetPairs(const ClassJoin& join, Heavier heavier, std::size_t from, std::size_t to,
                   const std::function<bool()>& goesOn);
    /// Has the share be so small that these elements are met with those of the next excess in one step.
    void cutToStep(const ClassJoin& join, Heavier heavier, std::size_t met);
    [[nodiscard]] ClassJoin::Places placesOf(const ClassJoin& join, Heavier heavier) const;

    [[nodiscard]] double nanosecondsOf(const ClassJoin& join, std::size_t side, WorkShare share,
                                       const std::vector<std::size_t>& met) const;
    /// And its images.
    void offer(const ClassCells::Vector& element);
    void offerOne(const ClassCells::Vector& element, std::int64_t weight);

    const ClassPlan& plan_;
    const Grid& start_;
    std::span<const ClassMirror> mirrors_;
    const ClassLists& lists_;
    ClassProgress& known_;
    ProofWork* work_;
    /// What is to be done here, and whether something else is left to be done.
    WorkShare share_;
    bool isShared_ = false;
    double spent_ = 0;
    /// How long pairs are met at a time, in nanoseconds of one thread by estimate.
    double atATime_;
    SearchClock& clock_;
    Workload& load_;
    std::atomic<std::int64_t> most_;
    std::mutex mutex_;
    std::optional<Grid> best_;
};

} // namespace flip
