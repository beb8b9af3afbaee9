#include "core/explain/atlas_order.h"

#include "core/base/index.h"
#include "core/explain/atlas.h"
#include "core/model/packed_puzzle.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace flip {

namespace {

using Word = PackedPuzzle::Word;

Word gray(Word number) { return number ^ (number >> 1); }

Word fromGray(Word code) {
    for (int shift = 1; shift < Grid::wordBits; shift *= 2) code ^= code >> shift;
    return code;
}

/// The Gray code of a set on an axis: bit i is cells[i].
Word codeOf(Word set, Size size, const std::vector<Cell>& cells) {
    Word code = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) code |= ((set >> indexOf(size, cells[i])) & 1U) << i;
    return code;
}

/// Every sum of `flips`, in Gray code.
std::vector<Word> sums(Word start, const std::vector<Word>& flips) {
    std::vector<Word> boards{start};
    const Word count = Word{1} << flips.size();
    for (Word i = 1; i < count; ++i)
        boards.push_back(boards.back() ^ flips[static_cast<std::size_t>(std::countr_zero(i))]);
    return boards;
}

std::vector<Word> columnsOf(const BoardFamily& family) {
    if (family.cells() > largestTable) throw std::logic_error("too many boards for a table");
    return family.rule().packedMasks();
}

} // namespace

Grid AtlasMap::Axis::set(Size size, int i) const {
    const Word code = gray(static_cast<Word>(i));
    Grid set(size);
    for (std::size_t bit = 0; bit < cells.size(); ++bit) {
        if ((code >> bit) & 1U) set.set(cells[bit]);
    }
    return set;
}

AtlasMap::AtlasMap(const BoardFamily& family, AtlasOrder order)
    : size_(family.rule().size()), order_(order), equations_(columnsOf(family)) {
    const bool byPresses = order == AtlasOrder::Presses;
    const std::vector<Word> masks = family.rule().packedMasks();
    full_ = (Word{1} << masks.size()) - 1;
    Word leads = 0;
    for (const Word quiet : equations_.quiet()) leads |= quiet & -quiet;
    std::vector<Cell> cells;
    std::vector<Word> flips;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        if (byPresses && ((leads >> i) & 1U)) continue;
        cells.push_back(cellAt(size_, static_cast<std::int64_t>(i)));
        flips.push_back(byPresses ? masks[i] : Word{1} << i);
    }
    if (byPresses) {
        start_ = family.goal() == Goal::Black ? full_ : 0;
        hasTwoStarts_ = family.goal() == Goal::Either && !equations_.solve(full_);
    }
    // The two starts take part in halving, so that the rectangle stays as square as possible.
    const std::size_t half = std::min((cells.size() + (hasTwoStarts_ ? 2 : 1)) / 2, cells.size());
    const auto middle = static_cast<std::ptrdiff_t>(half);
    columns_.cells.assign(cells.begin(), cells.begin() + middle);
    rows_.cells.assign(cells.begin() + middle, cells.end());
    columns_.boards = sums(start_, {flips.begin(), flips.begin() + middle});
    flips.erase(flips.begin(), flips.begin() + middle);
    if (hasTwoStarts_) flips.push_back(full_);
    rows_.boards = sums(0, flips);
}

std::optional<std::uint64_t> AtlasMap::setOf(std::uint64_t board) const {
    return order_ == AtlasOrder::Pieces ? board : equations_.solve(board ^ start_);
}

std::optional<AtlasPlace> AtlasMap::placeOf(std::uint64_t board) const {
    auto set = setOf(board);
    Word lower = 0;
    if (!set && hasTwoStarts_) {
        set = setOf(board ^ full_);
        lower = Word{1} << rows_.cells.size();
    }
    if (!set) return std::nullopt;
    const Word column = codeOf(*set, size_, columns_.cells);
    const Word row = codeOf(*set, size_, rows_.cells) | lower;
    return AtlasPlace{static_cast<int>(fromGray(column)), static_cast<int>(fromGray(row))};
}

} // namespace flip
