#include "core/solve/lightest/class_join.h"

#include "core/solve/lightest/distance.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace flip {

namespace {

constexpr std::size_t fourBits = 4;
constexpr std::size_t valuesOfFour = 16;

void add(std::span<ClassJoin::Word> row, const ClassJoin::Word* other) {
    for (ClassJoin::Word& word : row) word ^= *other++;
}

void addSeen(ClassJoin::Seen& seen, const ClassJoin::Seen& other) {
    add(seen.row, other.row.data());
    seen.place ^= other.place;
    seen.key ^= other.key;
}

/// Calls visit(i) for the bits that are set.
template <class Visit>
void forEachBit(std::uint64_t bits, Visit&& visit) {
    for (; bits != 0; bits &= bits - 1) visit(static_cast<std::size_t>(std::countr_zero(bits)));
}

} // namespace

ClassJoin::Table::Table(const std::vector<Seen>& ofBit) {
    for (std::size_t bit = 0; bit < ofBit.size(); bit += fourBits) {
        for (std::size_t value = 0; value < valuesOfFour; ++value) {
            Seen sum{Row(ofBit.front().row.size())};
            forEachBit(value, [&](std::size_t i) {
                if (bit + i < ofBit.size()) addSeen(sum, ofBit[bit + i]);
            });
            rows_.insert(rows_.end(), sum.row.begin(), sum.row.end());
            places_.push_back(sum.place);
            keys_.push_back(sum.key);
        }
    }
}

void ClassJoin::Table::addRow(std::uint64_t place, std::span<Word> row) const {
    const Word* rows = rows_.data();
    for (; place != 0; place /= valuesOfFour, rows += valuesOfFour * row.size())
        add(row, rows + place % valuesOfFour * row.size());
}

std::uint64_t ClassJoin::Table::sum(const std::vector<std::uint64_t>& values, std::uint64_t place) {
    std::uint64_t sum = 0;
    for (const std::uint64_t* four = values.data(); place != 0; place /= valuesOfFour, four += valuesOfFour)
        sum ^= four[place % valuesOfFour];
    return sum;
}

ClassJoin::ClassJoin(const ClassCells& cells, ClassPair pair, ClassCells::Vector start,
                     std::span<const Restriction, classes> restrictions)
    : pair_(std::move(pair)), start_(std::move(start)) {
    std::size_t known = 0;
    for (std::size_t number = 0; number < classes; ++number) {
        if (std::ranges::find(pair_.numbers, number) == pair_.numbers.end()) others_[known++] = number;
    }
    for (std::size_t other = 0; other < others_.size(); ++other) {
        const std::size_t number = others_[other];
        const auto rowOf = [&](const ClassCells::Vector& vector) {
            const auto words = cells.ofClass(vector, number);
            return Row(words.begin(), words.end());
        };
        const auto seen = [&](const std::vector<ClassCells::Vector>& vectors) {
            std::vector<Seen> all;
            all.reserve(vectors.size());
            for (const auto& vector : vectors)
                all.push_back({rowOf(vector), restrictions[number].coordinates(vector), vector.back()});
            return all;
        };
        startRows_[other] = rowOf(start_);
        free_[other] = seen(pair_.free);
        for (std::size_t side = 0; side < pair_.sides.size(); ++side) {
            const auto ofBit = seen(pair_.sides[side].ofBit);
            hasKeys_ = hasKeys_ || std::ranges::any_of(ofBit, [](const Seen& bit) { return bit.key != 0; });
            tables_[side][other] = Table(ofBit);
        }
    }
}

ClassJoin::Digests ClassJoin::digestsOf(std::uint64_t place, std::size_t side,
                                        const BoundsOfOthers& bounds) const {
    const auto digest = [&](std::size_t other) {
        return bounds[other]->digest(tables_[side][other].placeSeen(place));
    };
    return {digest(0), digest(1)};
}

void ClassJoin::takeInner(Places inner, std::size_t side, const BoundsOfOthers& bounds,
                          Scratch& scratch) const {
    scratch.inner.clear();
    for (const std::uint64_t place : inner) scratch.inner.push_back({tables_[side][0].key(place), place});
    if (hasKeys_) std::ranges::sort(scratch.inner, {}, &KeyedPlace::key);
    scratch.innerDigests.clear();
    for (const KeyedPlace& keyed : scratch.inner)
        scratch.innerDigests.push_back(digestsOf(keyed.place, side, bounds));
    scratch.innerRows.resize(inner.size() * startRows_[0].size());
    scratch.isInnerMade.assign(inner.size(), 0);
}

void ClassJoin::findPromising(const Outer& outer, const Limits& limits, Scratch& scratch) const {
    // Not std::ranges::equal_range, which clang 14 cannot read in libstdc++.
    const auto first = std::ranges::lower_bound(scratch.inner, outer.key, {}, &KeyedPlace::key);
    const auto last = std::ranges::upper_bound(first, scratch.inner.end(), outer.key, {}, &KeyedPlace::key);
    const ExcessBound& firstBound = *limits.bounds[0];
    const ExcessBound& secondBound = *limits.bounds[1];
    const std::int64_t room = limits.both - firstBound.minimum() - secondBound.minimum();
    const auto end = static_cast<std::uint32_t>(last - scratch.inner.begin());
    // Written without a branch, because nobody could foresee it.
    scratch.promising.resize(scratch.inner.size());
    std::size_t count = 0;
    for (auto inner = static_cast<std::uint32_t>(first - scratch.inner.begin()); inner < end; ++inner) {
        const Digests& digests = scratch.innerDigests[inner];
        scratch.promising[count] = inner;
        const std::int64_t least =
            firstBound[outer.digests[0] ^ digests[0]] + secondBound[outer.digests[1] ^ digests[1]];
        count += least <= room ? 1U : 0U;
    }
    scratch.promising.resize(count);
}

void ClassJoin::makeRow(std::size_t other, const Outer& outer, Row& row) const {
    row = startRows_[other];
    tables_[outer.side][other].addRow(outer.place, row);
    forEachBit(outer.free, [&](std::size_t i) { add(row, free_[other][i].row.data()); });
}

void ClassJoin::keepPromising(const Outer& outer, const Limits& limits, Scratch& scratch) const {
    const ExcessBound& bound = *limits.bounds[1];
    std::erase_if(scratch.light, [&](const Light& light) {
        const ExcessBound::Digest digest = outer.digests[1] ^ scratch.innerDigests[light.number][1];
        return light.weight + bound.minimum() + bound[digest] > limits.both;
    });
}

void ClassJoin::weigh(const Outer& outer, const Limits& limits, Scratch& scratch) const {
    const std::size_t innerSide = 1 - outer.side;
    const auto rowOf = [&](std::size_t inner) {
        const std::size_t words = startRows_[0].size();
        return std::span(scratch.innerRows).subspan(inner * words, words);
    };
    for (const std::uint32_t inner : scratch.promising) {
        if (scratch.isInnerMade[inner] != 0) continue;
        scratch.isInnerMade[inner] = 1;
        const std::span<Word> row = rowOf(inner);
        std::ranges::fill(row, 0);
        tables_[innerSide][0].addRow(scratch.inner[inner].place, row);
    }
    makeRow(0, outer, scratch.outerRow);
    scratch.light.clear();
    const std::int64_t most = limits.both - limits.bounds[1]->minimum();
    for (const std::uint32_t inner : scratch.promising) {
        const std::int64_t weight = distance(scratch.outerRow, rowOf(inner));
        if (weight <= most) scratch.light.push_back({inner, weight});
    }
    keepPromising(outer, limits, scratch);
    if (scratch.light.empty()) return;
    scratch.twice += scratch.light.size();
    makeRow(1, outer, scratch.outerRow);
    for (const Light& light : scratch.light) {
        const std::uint64_t place = scratch.inner[light.number].place;
        scratch.innerRow.assign(scratch.outerRow.size(), 0);
        tables_[innerSide][1].addRow(place, scratch.innerRow);
        if (light.weight + distance(scratch.outerRow, scratch.innerRow) > limits.both) continue;
        Found found{{outer.place, outer.place}, outer.free};
        found.places[innerSide] = place;
        scratch.found.push_back(found);
    }
}

void ClassJoin::join(Places outer, Places inner, std::size_t innerSide, const Limits& limits,
                     Scratch& scratch) const {
    scratch.found.clear();
    takeInner(inner, innerSide, limits.bounds, scratch);
    const std::size_t side = 1 - innerSide;
    for (const std::uint64_t place : outer) {
        Outer sum{side, place, 0, tables_[side][0].key(place), digestsOf(place, side, limits.bounds)};
        // In the order of the Gray code.
        for (std::uint64_t i = 0; i < freeElements(); ++i) {
            sum.free = i ^ i >> 1U;
            for (std::size_t other = 0; i != 0 && other < others_.size(); ++other) {
                const Seen& free = free_[other][static_cast<std::size_t>(std::countr_zero(i))];
                sum.digests[other] ^= limits.bounds[other]->digest(free.place);
            }
            findPromising(sum, limits, scratch);
            if (!scratch.promising.empty()) weigh(sum, limits, scratch);
        }
    }
}

ClassCells::Vector ClassJoin::elementOf(const Found& found) const {
    ClassCells::Vector element = start_;
    for (std::size_t side = 0; side < pair_.sides.size(); ++side)
        forEachBit(found.places[side], [&](std::size_t i) { addTo(element, pair_.sides[side].ofBit[i]); });
    forEachBit(found.free, [&](std::size_t i) { addTo(element, pair_.free[i]); });
    return element;
}

} // namespace flip
