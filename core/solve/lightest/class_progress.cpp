#include "core/solve/lightest/class_progress.h"

#include "core/model/ties.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace flip {

namespace {

void cutAt(std::vector<MetPairs>& pairs, std::uint64_t piece) {
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const NumberRange whole = pairs[i].share.pieces;
        if (piece <= whole.from || piece >= whole.to) continue;
        MetPairs rest = pairs[i];
        pairs[i].share.pieces.to = rest.share.pieces.from = piece;
        pairs.insert(pairs.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(rest));
        return;
    }
}

/// In one share, both are known.
void addMet(MetPairs& to, const MetPairs& other) {
    for (std::size_t pair = 0; pair < to.met.size(); ++pair) {
        for (std::size_t side = 0; side < to.met[pair].size(); ++side) {
            auto& met = to.met[pair][side];
            const auto& others = other.met[pair][side];
            if (met.size() < others.size()) met.resize(others.size());
            for (std::size_t excess = 0; excess < others.size(); ++excess)
                met[excess] = std::max(met[excess], others[excess]);
        }
    }
}

void joinEqualShares(std::vector<MetPairs>& pairs) {
    for (std::size_t i = 1; i < pairs.size();) {
        if (pairs[i - 1].met == pairs[i].met) {
            pairs[i - 1].share.pieces.to = pairs[i].share.pieces.to;
            pairs.erase(pairs.begin() + static_cast<std::ptrdiff_t>(i));
        } else {
            ++i;
        }
    }
}

/// FNV-1a, word by word.
class Mark {
  public:
    void add(std::uint64_t word) { mark_ = (mark_ ^ word) * 0x100'0000'01b3U; }

    void add(const ClassCells::Vector& vector) {
        for (const ClassCells::Word word : vector) add(word);
    }

    [[nodiscard]] std::uint64_t get() const { return mark_; }

  private:
    std::uint64_t mark_ = 0xcbf2'9ce4'8422'2325U;
};

} // namespace

std::uint64_t planMark(const ClassPlan& plan, const ClassCells::Vector& start) {
    // A version of what lists hold: since 2, one of each elements that are images of each other.
    constexpr std::uint64_t listed = 2;
    Mark mark;
    mark.add(listed);
    mark.add(start);
    mark.add(plan.mainPair);
    mark.add(mirrorsOf(plan.space, start, plan.mirrors).size());
    for (const Restriction& restriction : plan.restrictions) {
        for (const ClassCells::Vector& vector : restriction.seen) mark.add(vector);
    }
    return mark.get();
}

void ClassProgress::takeUp(std::uint64_t ofMark, std::int64_t ofUse) {
    if (mark != ofMark) {
        *this = ClassProgress();
        mark = ofMark;
        most = ofUse;
    }
    if (most > ofUse) best.reset();
    most = std::min(most, ofUse);
}

void ClassProgress::offer(const Grid& element) {
    const std::int64_t weight = element.count();
    if (weight > most || (best && weight == most && !comesFirst(element, *best))) return;
    best = element;
    most = weight;
}

void ClassProgress::end(std::optional<Grid> lightest, std::int64_t atLeast) {
    ClassProgress ended;
    ended.mark = mark;
    ended.most = lightest ? lightest->count() : most;
    ended.proven = lightest ? ended.most : atLeast;
    ended.best = std::move(lightest);
    *this = std::move(ended);
}

void ClassProgress::cutPairs(WorkShare share) {
    cutAt(pairs, share.pieces.from);
    cutAt(pairs, share.pieces.to);
}

void ClassProgress::merge(const ClassProgress& other) {
    if (proven) return;
    if (other.proven) {
        *this = other;
        return;
    }
    const bool isBetter = other.best && (other.most < most ||
                                         (other.most == most && (!best || comesFirst(*other.best, *best))));
    // A best of another weight is heavier than what is of use.
    if (isBetter) {
        best = other.best;
    } else if (other.most < most) {
        best.reset();
    }
    most = std::min(most, other.most);
    for (std::size_t i = 0; i < classes; ++i) lists[i].merge(other.lists[i]);
    std::vector<MetPairs> others = other.pairs;
    for (const MetPairs& pair : other.pairs) cutPairs(pair.share);
    for (const MetPairs& pair : pairs) {
        cutAt(others, pair.share.pieces.from);
        cutAt(others, pair.share.pieces.to);
    }
    for (std::size_t i = 0; i < pairs.size(); ++i) addMet(pairs[i], others[i]);
    joinEqualShares(pairs);
}

} // namespace flip
