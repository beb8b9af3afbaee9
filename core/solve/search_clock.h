#pragma once

#include "core/solve/method.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace flip {

/// The machine words of a grid, as SearchClock::work counts them.
[[nodiscard]] inline std::uint64_t wordsOf(const Grid& grid) {
    return static_cast<std::uint64_t>(grid.rows()) * static_cast<std::uint64_t>(grid.wordsPerRow());
}

/// Counts the nodes of one search and says when it has to end: the node budget is exact, the time and the
/// monitor are looked at every few thousand nodes. In the hot loop it costs one increment and one comparison.
class SearchClock {
  public:
    /// Nodes between two looks. At a few nanoseconds a node that is some ten microseconds.
    static constexpr std::uint64_t period = 4096;

    /// Machine words of other work between two looks.
    static constexpr std::uint64_t workPeriod = std::uint64_t{1} << 20U;

    /// The time starts now.
    explicit SearchClock(const SearchContext& context) : context_(context) {
        if (context.budget.time != std::chrono::nanoseconds::max()) {
            deadline_ = std::chrono::steady_clock::now() + context.budget.time;
        }
    }

    /// Counts one node, or returns false: then the search ends with stopped() and the node was not looked at.
    /// share() is the share of the work done, from 0 to 1; it is only asked while somebody listens.
    template <class Share>
    [[nodiscard]] bool count(Share&& share) {
        if (nodes_ == nextLook_ && !look(share)) [[unlikely]]
            return false;
        ++nodes_;
        return true;
    }

    /// Counts a block of nodes, which is searched as a whole, or returns false: then none of it was looked
    /// at. Looks once a period, or once a block if that is longer.
    template <class Share>
    [[nodiscard]] bool countBlock(std::uint64_t block, Share&& share) {
        if (block > context_.budget.nodes - nodes_) return end(Stopped::Reason::Nodes);
        if (nodes_ + block > nextLook_ && !look(share)) return false;
        nodes_ += block;
        return true;
    }

    [[nodiscard]] const Budget& budget() const { return context_.budget; }

    /// For work that is not nodes, such as an elimination: `words` machine words have been gone through since
    /// the last call. Looks, like count(), every few hundred microseconds; false when the search has to end,
    /// and from then on.
    template <class Share>
    [[nodiscard]] bool work(std::uint64_t words, Share&& share) {
        work_ += words;
        if (work_ < workPeriod) [[likely]]
            return true;
        if (stopped_) return false;
        work_ = 0;
        return look(share);
    }

    /// The same where nobody can tell the share that is done.
    [[nodiscard]] bool work(std::uint64_t words) {
        return work(words, [this] { return done_; });
    }

    /// A clock for a part of the search that may count so many nodes: it listens to the same monitor and has
    /// the same time. The nodes are not added to this clock's.
    [[nodiscard]] SearchClock limitedTo(std::uint64_t nodes) const {
        SearchClock part = *this;
        part.context_.budget.nodes = nodes_ + std::min(nodes, context_.budget.nodes - nodes_);
        part.nextLook_ = std::min(part.nextLook_, part.context_.budget.nodes);
        return part;
    }

    /// Ends the search, because a part of it with a clock of its own has ended.
    void stop(Stopped stopped) {
        stopped_ = stopped;
        // From now on work() looks, and sees that, every time.
        work_ = workPeriod;
    }

    /// The share of the work that has been reported as done.
    [[nodiscard]] double done() const { return done_; }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

    /// Why count() returned false, if it has.
    [[nodiscard]] std::optional<Stopped> stopped() const { return stopped_; }

    /// What the search has cost so far; solve() adds the time.
    [[nodiscard]] Cost cost(std::int64_t memory = 0) const { return {nodes_, {}, memory}; }

  private:
    template <class Share>
    bool look(Share&& share) {
        using Reason = Stopped::Reason;
        if (context_.monitor != nullptr) {
            done_ = std::clamp(static_cast<double>(share()), done_, 1.0);
            context_.monitor->progressed({nodes_, done_});
            if (context_.monitor->stopRequested()) return end(Reason::Asked);
        }
        if (nodes_ >= context_.budget.nodes) return end(Reason::Nodes);
        if (deadline_ && std::chrono::steady_clock::now() >= *deadline_) return end(Reason::Time);
        nextLook_ = nodes_ + std::min(period, context_.budget.nodes - nodes_);
        return true;
    }

    bool end(Stopped::Reason reason) {
        stop({reason});
        return false;
    }

    SearchContext context_;
    std::optional<std::chrono::steady_clock::time_point> deadline_;
    std::uint64_t nodes_ = 0;
    std::uint64_t nextLook_ = 0;
    std::uint64_t work_ = 0;
    double done_ = 0;
    std::optional<Stopped> stopped_;
};

} // namespace flip
