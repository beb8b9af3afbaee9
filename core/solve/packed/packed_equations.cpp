#include "core/solve/packed/packed_equations.h"

#include "core/model/ties.h"

#include <bit>

namespace flip {

using Word = PackedEquations::Word;

PackedEquations::PackedEquations(std::span<const Word> columns) {
    for (std::size_t p = 0; p < columns.size(); ++p) {
        Combination next{columns[p], Word{1} << p};
        reduce(next);
        if (next.flips == 0) {
            addQuiet(next.presses);
        } else {
            byLead_[static_cast<std::size_t>(std::countr_zero(next.flips))] = next;
            leads_ |= lowestBit(next.flips);
        }
    }
}

void PackedEquations::reduce(Combination& combination) const {
    // Adding a combination clears its lead and changes only higher cells.
    for (Word rest; (rest = combination.flips & leads_) != 0;) {
        const Combination& other = byLead_[static_cast<std::size_t>(std::countr_zero(rest))];
        combination.flips ^= other.flips;
        combination.presses ^= other.presses;
    }
}

void PackedEquations::addQuiet(Word presses) {
    for (const Word other : quiet()) {
        if ((presses & lowestBit(other)) != 0) presses ^= other;
    }
    const Word lead = lowestBit(presses);
    std::size_t place = 0;
    for (std::size_t i = 0; i < nullity_; ++i) {
        if ((quiet_[i] & lead) != 0) quiet_[i] ^= presses;
        if (lowestBit(quiet_[i]) < lead) place = i + 1;
    }
    for (std::size_t i = nullity_++; i > place; --i) quiet_[i] = quiet_[i - 1];
    quiet_[place] = presses;
}

std::optional<Word> PackedEquations::solve(Word toFlip) const {
    Combination rest{toFlip, 0};
    reduce(rest);
    if (rest.flips != 0) return std::nullopt;
    for (const Word vector : quiet()) {
        if ((rest.presses & lowestBit(vector)) != 0) rest.presses ^= vector;
    }
    return rest.presses;
}

Word lightestPacked(std::span<const Word> basis, Word start) {
    Word best = start;
    // In the order of the Gray code, step number i adds the vector with the number of the lowest 1 of i.
    for (std::uint64_t i = 1; i < std::uint64_t{1} << basis.size(); ++i) {
        start ^= basis[static_cast<std::size_t>(std::countr_zero(i))];
        if (isBetter(start, best)) best = start;
    }
    return best;
}

std::array<Word, maxPackedCells> transposedPacked(std::span<const Word> columns) {
    std::array<Word, maxPackedCells> rows{};
    for (std::size_t p = 0; p < columns.size(); ++p) {
        for (Word rest = columns[p]; rest != 0; rest &= rest - 1) {
            rows[static_cast<std::size_t>(std::countr_zero(rest))] |= Word{1} << p;
        }
    }
    return rows;
}

} // namespace flip
