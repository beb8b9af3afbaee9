#include "core/solve/lightest/class_join.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace flip {

namespace {

constexpr std::size_t fourBits = 4;
constexpr std::size_t valuesOfFour = 16;

void add(std::span<Step> row, const Step* other) {
    for (Step& step : row) step ^= *other++;
}

ClassJoin::Row rowOf(std::span<const ClassJoin::Word> words) {
    ClassJoin::Row row(stepsOf(words.size() * Grid::wordBits));
    for (std::size_t i = 0; i < words.size(); ++i) row[i / Step::words].at[i % Step::words] = words[i];
    return row;
}

/// Calls visit(i) for the bits that are set.
template <class Visit>
void forEachBit(std::uint64_t bits, Visit&& visit) {
    for (; bits != 0; bits &= bits - 1) visit(static_cast<std::size_t>(std::countr_zero(bits)));
}

} // namespace

ClassJoin::Table::Table(const std::vector<Row>& rows, const std::vector<Word>& keys) {
    for (std::size_t bit = 0; bit < rows.size(); bit += fourBits) {
        for (std::size_t value = 0; value < valuesOfFour; ++value) {
            Row row(rows.front().size());
            Word key = 0;
            forEachBit(value, [&](std::size_t i) {
                if (bit + i >= rows.size()) return;
                add(row, rows[bit + i].data());
                key ^= keys[bit + i];
            });
            rows_.insert(rows_.end(), row.begin(), row.end());
            keys_.push_back(key);
        }
    }
}

void ClassJoin::Table::addRow(std::uint64_t place, std::span<Step> row) const {
    const Step* rows = rows_.data();
    for (; place != 0; place /= valuesOfFour, rows += valuesOfFour * row.size())
        add(row, rows + place % valuesOfFour * row.size());
}

ClassJoin::Word ClassJoin::Table::key(std::uint64_t place) const {
    Word key = 0;
    for (const Word* keys = keys_.data(); place != 0; place /= valuesOfFour, keys += valuesOfFour)
        key ^= keys[place % valuesOfFour];
    return key;
}

ClassJoin::ClassJoin(const ClassCells& cells, ClassPair pair, ClassCells::Vector start)
    : pair_(std::move(pair)), start_(std::move(start)) {
    std::size_t known = 0;
    for (std::size_t number = 0; number < classes; ++number) {
        if (std::ranges::find(pair_.numbers, number) == pair_.numbers.end()) others_[known++] = number;
    }
    for (std::size_t other = 0; other < others_.size(); ++other) {
        const auto rowsOf = [&](const std::vector<ClassCells::Vector>& vectors) {
            std::vector<Row> rows;
            rows.reserve(vectors.size());
            for (const auto& vector : vectors) rows.push_back(rowOf(cells.ofClass(vector, others_[other])));
            return rows;
        };
        startRows_[other] = rowOf(cells.ofClass(start_, others_[other]));
        freeRows_[other] = rowsOf(pair_.free);
        for (std::size_t side = 0; side < pair_.sides.size(); ++side) {
            const auto& ofBit = pair_.sides[side].ofBit;
            std::vector<Word> keys;
            keys.reserve(ofBit.size());
            for (const auto& vector : ofBit) keys.push_back(vector.back());
            hasKeys_ = hasKeys_ || std::ranges::any_of(keys, [](Word key) { return key != 0; });
            tables_[side][other] = Table(rowsOf(ofBit), keys);
        }
    }
}

void ClassJoin::takeInner(Places inner, std::size_t side, Scratch& scratch) const {
    scratch.inner.clear();
    for (const std::uint64_t place : inner) scratch.inner.push_back({tables_[side][0].key(place), place});
    if (hasKeys_) std::ranges::sort(scratch.inner, {}, &KeyedPlace::key);
    for (std::size_t other = 0; other < others_.size(); ++other) {
        const std::size_t steps = startRows_[other].size();
        scratch.innerRows[other].assign(inner.size() * steps, Step());
        std::span<Step> rows(scratch.innerRows[other]);
        for (const KeyedPlace& keyed : scratch.inner) {
            tables_[side][other].addRow(keyed.place, rows.first(steps));
            rows = rows.subspan(steps);
        }
    }
}

void ClassJoin::weigh(KeyedPlace outer, std::uint64_t free, std::size_t innerSide, Limits limits,
                      Scratch& scratch) const {
    // Not std::ranges::equal_range, which clang 14 cannot read in libstdc++.
    const auto first = std::ranges::lower_bound(scratch.inner, outer.key, {}, &KeyedPlace::key);
    const auto last = std::ranges::upper_bound(first, scratch.inner.end(), outer.key, {}, &KeyedPlace::key);
    const auto begin = static_cast<std::size_t>(first - scratch.inner.begin());
    const auto count = static_cast<std::size_t>(last - first);
    const auto rowsOf = [&](std::size_t other, std::size_t from, std::size_t rows) {
        const std::size_t steps = scratch.sums[other].size();
        return std::span<const Step>(scratch.innerRows[other]).subspan(from * steps, rows * steps);
    };
    scratch.light.clear();
    findLightRows(scratch.sums[0], rowsOf(0, begin, count), limits.first, scratch.light);
    scratch.twice += scratch.light.size();
    for (const LightRow& light : scratch.light) {
        const std::size_t at = begin + light.number;
        if (light.weight + distance(scratch.sums[1], rowsOf(1, at, 1)) > limits.both) continue;
        Found found{{outer.place, outer.place}, free};
        found.places[innerSide] = scratch.inner[at].place;
        scratch.found.push_back(found);
    }
}

void ClassJoin::join(Places outer, Places inner, std::size_t innerSide, Limits limits,
                     Scratch& scratch) const {
    scratch.found.clear();
    takeInner(inner, innerSide, scratch);
    const auto& tables = tables_[1 - innerSide];
    for (const std::uint64_t place : outer) {
        scratch.sums = startRows_;
        for (std::size_t other = 0; other < others_.size(); ++other)
            tables[other].addRow(place, scratch.sums[other]);
        // In the order of the Gray code.
        for (std::uint64_t i = 0; i < freeElements(); ++i) {
            for (std::size_t other = 0; i != 0 && other < others_.size(); ++other)
                add(scratch.sums[other],
                    freeRows_[other][static_cast<std::size_t>(std::countr_zero(i))].data());
            weigh({tables[0].key(place), place}, i ^ i >> 1U, innerSide, limits, scratch);
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
