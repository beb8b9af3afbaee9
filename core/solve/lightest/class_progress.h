#pragma once

#include "core/model/grid.h"
#include "core/solve/lightest/class_list.h"
#include "core/solve/lightest/class_plan.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

/// How far the pairs of classes have been met, in one share of them. A pair of elements belongs to the share
/// to which the place of the heavier one among those that are equally heavy belongs.
struct MetPairs {
    WorkShare share;
    /// For each pair of classes in the plan's order, for each side and each excess of that side: all elements
    /// of the other side with a smaller excess than this have been met. The other side is never the heavier.
    std::array<std::array<std::vector<std::size_t>, 2>, classPairs.size()> met{};

    friend bool operator==(const MetPairs&, const MetPairs&) = default;
};

/// What a search by classes has found out: true once and for all, whoever has found it. So a search can be
/// taken up again, and the progress of several searches of the same coset be put together.
struct ClassProgress {
    /// Tells the plan and the coset apart from others (planMark).
    std::uint64_t mark = 0;
    /// What is heavier is of no use.
    std::int64_t most = 0;
    /// The first of the lightest elements that have been met or guessed and are of use; only the part's cells
    /// are set.
    std::optional<Grid> best;
    /// Whether the search has ended; then no element is lighter than that, and there is no more to be known.
    std::optional<std::int64_t> proven;
    /// What has been listed of each class.
    std::array<ListProgress, classes> lists;
    /// In order, all shares together.
    std::vector<MetPairs> pairs = {MetPairs()};

    /// Begins anew if this is of another plan or coset. What is heavier than `most` is of no use.
    void takeUp(std::uint64_t ofMark, std::int64_t ofUse);
    /// Keeps an element, with only the part's cells, if it is of use and comes before the best.
    void offer(const Grid& element);
    /// Has the search end with the lightest element, only the part's cells, or without one that is lighter
    /// than `atLeast`. Everything else has led to this and is of no use any more.
    void end(std::optional<Grid> lightest, std::int64_t atLeast);
    /// Has a share of pairs begin and end there, from 0 to WorkShare::whole.
    void cutPairs(WorkShare share);
    /// Adds what another search of the same coset with the same plan has found out.
    void merge(const ClassProgress& other);

    friend bool operator==(const ClassProgress&, const ClassProgress&) = default;
};

/// The same for two searches with the same plan and coset, hardly ever for others. O(vectors·words).
[[nodiscard]] std::uint64_t planMark(const ClassPlan& plan, const ClassCells::Vector& start);

} // namespace flip
