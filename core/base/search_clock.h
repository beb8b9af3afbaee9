#pragma once

#include "core/base/cost.h"
#include "core/base/search_context.h"
#include "core/base/stopped.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace flip {

/// Counts the nodes of one search and says when it must end. The node limit is exact; the time and the
/// monitor are checked every few thousand nodes. In the hot loop it costs one increment and one comparison.
class SearchClock {
  public:
    /// Nodes between two checks. At a few nanoseconds per node that is about ten microseconds.
    static constexpr std::uint64_t period = 4096;

    /// Machine words of other work between two checks.
    static constexpr std::uint64_t workPeriod = std::uint64_t{1} << 20U;

    /// The time starts now.
    explicit SearchClock(const SearchContext& context) : context_(context) {
        if (context.budget.time == std::chrono::nanoseconds::max()) return;
        // A limit of centuries ends after the last moment that the clock can tell; the one before never must
        // do.
        const Clock::time_point now = Clock::now();
        const Clock::duration most = never - now - Clock::duration(1);
        deadline_ = now + std::min<Clock::duration>(context.budget.time, most);
    }

    /// Counts one node, or returns false: then the search must end with stopped() and not search this node.
    /// share() returns the share of the work done, from 0 to 1; it is called only if there is a monitor.
    template <class Share>
    [[nodiscard]] bool count(Share&& share) {
        if (nodes_ >= nextLook_ && !look(share)) [[unlikely]]
            return false;
        ++nodes_;
        return true;
    }

    /// Counts a block of nodes that is searched as a whole, or returns false: then none of it may be
    /// searched. Checks once per period, or once per block if that is longer.
    template <class Share>
    [[nodiscard]] bool countBlock(std::uint64_t block, Share&& share) {
        if (block > context_.budget.nodes - nodes_) return end(Stopped::Reason::Nodes);
        if (nodes_ + block > nextLook_ && !look(share)) return false;
        nodes_ += block;
        return true;
    }

    [[nodiscard]] const Budget& budget() const { return context_.budget; }

    /// The work on a long proof; may be null.
    [[nodiscard]] ProofWork* proof() const { return context_.proof; }

    /// What is left of the budget.
    [[nodiscard]] Budget left() const {
        Budget left = context_.budget;
        left.nodes -= nodes_;
        if (deadline_ != never) left.time = std::max(deadline_ - Clock::now(), {});
        return left;
    }

    /// Accounts for work that is not counted in nodes, such as an elimination: `words` machine words have
    /// been processed since the last call. Checks the limits every few hundred microseconds, as count() does;
    /// returns false when the search must end, and from then on.
    template <class Share>
    [[nodiscard]] bool work(std::uint64_t words, Share&& share) {
        work_ += words;
        if (work_ < workPeriod) [[likely]]
            return true;
        if (!look(share)) return false;
        work_ = 0;
        return true;
    }

    /// The same where the share of the work done is not known.
    [[nodiscard]] bool work(std::uint64_t words) {
        return work(words, [this] { return done_; });
    }

    /// Takes bytes from the memory budget until they are given back; the rest is for the other parts of the
    /// search. False when fewer are left; then the search must end.
    [[nodiscard]] bool take(std::int64_t bytes) {
        if (bytes > context_.budget.memory) return end(Stopped::Reason::Memory);
        context_.budget.memory -= bytes;
        taken_ += bytes;
        mostTaken_ = std::max(mostTaken_, taken_);
        return true;
    }

    void giveBack(std::int64_t bytes) {
        context_.budget.memory += bytes;
        taken_ -= bytes;
    }

    /// Takes the peak memory of a finished part of the search, which had a clock of its own, into account.
    void accountFor(const SearchClock& part) { mostTaken_ = std::max(mostTaken_, part.mostTaken_); }

    /// A clock for a part of the search with a limit of `nodes` nodes, the same monitor and the same time.
    /// Its nodes are not added to this clock's.
    [[nodiscard]] SearchClock limitedTo(std::uint64_t nodes) const {
        SearchClock part = *this;
        part.context_.budget.nodes = nodes_ + std::min(nodes, context_.budget.nodes - nodes_);
        part.nextLook_ = std::min(part.nextLook_, part.context_.budget.nodes);
        return part;
    }

    /// The same clock for a part of the search that is no part of the long proof.
    [[nodiscard]] SearchClock withoutProof() const {
        SearchClock part = *this;
        part.context_.proof = nullptr;
        return part;
    }

    /// The same clock for a part of the search that has one thread: what several have found when their nodes
    /// are used up depends on which was faster.
    [[nodiscard]] SearchClock onOneThread() const {
        SearchClock part = *this;
        part.context_.budget.threads = 1;
        return part;
    }

    /// A clock for a part of the search that may take one of so many equal shares of the time and the nodes
    /// that are left.
    [[nodiscard]] SearchClock forOneOf(unsigned shares) const {
        SearchClock part = limitedTo((context_.budget.nodes - nodes_) / shares);
        if (deadline_ != never) part.deadline_ = deadline_ - left().time / shares * (shares - 1);
        return part;
    }

    /// Goes on after such a part, from its nodes, unless what has ended it ends the whole search.
    void goOnAfter(const SearchClock& part) {
        using Reason = Stopped::Reason;
        accountFor(part);
        nodes_ = part.nodes_;
        done_ = part.done_;
        const auto reason = part.stopped_ ? std::optional(part.stopped_->reason) : std::nullopt;
        if (reason && *reason != Reason::Nodes && *reason != Reason::Time) return stop(*part.stopped_);
        // The next call looks how much is left.
        nextLook_ = nodes_;
        work_ = workPeriod;
    }

    /// Ends the search because a part of it with a clock of its own was stopped. A search that has ended
    /// already keeps its reason.
    void stop(Stopped stopped) {
        if (!stopped_) stopped_ = stopped;
        // From now on every call of count() and work() checks, and sees that.
        nextLook_ = 0;
        work_ = workPeriod;
    }

    /// The share of the work last reported as done.
    [[nodiscard]] double done() const { return done_; }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

    /// Why count() returned false, if it has.
    [[nodiscard]] std::optional<Stopped> stopped() const { return stopped_; }

    /// The cost of the search so far, with the peak of the bytes taken; solve() adds the time.
    [[nodiscard]] Cost cost() const { return {nodes_, {}, mostTaken_}; }

    /// The same for a search that knows its bytes itself.
    [[nodiscard]] Cost cost(std::int64_t memory) const { return {nodes_, {}, memory}; }

  private:
    template <class Share>
    bool look(Share&& share) {
        using Reason = Stopped::Reason;
        if (stopped_) return false;
        if (context_.monitor != nullptr) {
            done_ = std::clamp(static_cast<double>(share()), done_, 1.0);
            context_.monitor->progressed({nodes_, done_});
            if (context_.monitor->stopRequested()) return end(Reason::Asked);
        }
        if (nodes_ >= context_.budget.nodes) return end(Reason::Nodes);
        if (deadline_ != never && Clock::now() >= deadline_) return end(Reason::Time);
        nextLook_ = nodes_ + std::min(period, context_.budget.nodes - nodes_);
        return true;
    }

    bool end(Stopped::Reason reason) {
        stop({reason});
        return false;
    }

    using Clock = std::chrono::steady_clock;
    static constexpr Clock::time_point never = Clock::time_point::max();

    SearchContext context_;
    Clock::time_point deadline_ = never;
    std::uint64_t nodes_ = 0;
    std::uint64_t nextLook_ = 0;
    std::uint64_t work_ = 0;
    std::int64_t taken_ = 0;
    std::int64_t mostTaken_ = 0;
    double done_ = 0;
    std::optional<Stopped> stopped_;
};

} // namespace flip
