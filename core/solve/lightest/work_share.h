#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

/// The numbers from `from` up to, but not including, `to`.
struct NumberRange {
    std::uint64_t from = 0;
    std::uint64_t to = 0;

    [[nodiscard]] bool isEmpty() const { return from >= to; }

    friend bool operator==(NumberRange, NumberRange) = default;
};

/// A share of any work that can be divided, in pieces of which the whole has 2^30. Shares that end and begin
/// with the same piece leave no gap and have nothing in common, however little work there is.
struct WorkShare {
    static constexpr int wholeBits = 30;
    static constexpr std::uint64_t whole = std::uint64_t{1} << wholeBits;

    NumberRange pieces{0, whole};

    /// Share number `number`, counted from 1, of `count` shares of nearly the same size.
    [[nodiscard]] static WorkShare part(std::uint64_t number, std::uint64_t count) {
        return {{whole * (number - 1) / count, whole * number / count}};
    }

    [[nodiscard]] static WorkShare nothing() { return {{0, 0}}; }

    /// Which of `count` things belong to the share; at most 2^33 things.
    [[nodiscard]] NumberRange of(std::uint64_t count) const {
        return {count * pieces.from >> wholeBits, count * pieces.to >> wholeBits};
    }

    /// The largest share that has only these of `count` things, at most 2^33.
    [[nodiscard]] static WorkShare with(NumberRange things, std::uint64_t count) {
        const auto first = [&](std::uint64_t thing) { return ((thing << wholeBits) + count - 1) / count; };
        return {{first(things.from), first(things.to)}};
    }

    [[nodiscard]] bool contains(WorkShare other) const {
        return pieces.from <= other.pieces.from && other.pieces.to <= pieces.to;
    }

    friend bool operator==(WorkShare, WorkShare) = default;
};

/// A set of numbers, as few ranges in increasing order.
class NumberSet {
  public:
    [[nodiscard]] const std::vector<NumberRange>& ranges() const { return ranges_; }

    [[nodiscard]] std::uint64_t count() const {
        std::uint64_t count = 0;
        for (const NumberRange range : ranges_) count += range.to - range.from;
        return count;
    }

    /// O(ranges).
    void add(NumberRange range) {
        if (range.isEmpty()) return;
        std::erase_if(ranges_, [&](NumberRange other) {
            if (other.to < range.from || range.to < other.from) return false;
            range = {std::min(range.from, other.from), std::max(range.to, other.to)};
            return true;
        });
        const auto after = [&](NumberRange other) { return other.from > range.from; };
        ranges_.insert(std::ranges::find_if(ranges_, after), range);
    }

    /// The first numbers within `all` that are not in the set; nothing if they all are.
    [[nodiscard]] std::optional<NumberRange> gapIn(NumberRange all) const {
        for (const NumberRange range : ranges_) {
            if (all.isEmpty() || range.from > all.from) break;
            all.from = std::max(all.from, range.to);
        }
        if (all.isEmpty()) return std::nullopt;
        for (const NumberRange range : ranges_) {
            if (range.from > all.from) all.to = std::min(all.to, range.from);
        }
        return all;
    }

    friend bool operator==(const NumberSet&, const NumberSet&) = default;

  private:
    std::vector<NumberRange> ranges_;
};

} // namespace flip
