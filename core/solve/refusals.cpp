#include "core/solve/refusals.h"

#include "core/base/counted.h"
#include "core/model/packed_puzzle.h"

#include <cmath>

namespace flip {

namespace {

/// Whole mebibytes, rounded up, so that it never reads as 0.
std::string mebibytes(double bytes) {
    return grouped(static_cast<std::uint64_t>(std::ceil(bytes / (1 << 20)))) + " MiB";
}

} // namespace

std::optional<TooLarge> refuseAboveCells(const Puzzle& puzzle, int limit) {
    const std::int64_t cells = puzzle.size().cells();
    if (cells <= limit) return std::nullopt;
    return TooLarge{"takes boards of up to " + std::to_string(limit) + " cells; this one has " +
                    grouped(cells)};
}

std::optional<TooLarge> refuseAboveBranches(double log2Branches, int limit) {
    if (log2Branches <= limit) return std::nullopt;
    return TooLarge{"takes puzzles with up to 2^" + std::to_string(limit) +
                    " branches to search; this one may have 2^" +
                    std::to_string(static_cast<int>(std::ceil(log2Branches)))};
}

std::optional<TooLarge> refuseAboveMemory(double bytes, std::int64_t limit) {
    if (bytes <= static_cast<double>(limit)) return std::nullopt;
    return TooLarge{"may take " + mebibytes(static_cast<double>(limit)) + " of memory; this puzzle needs " +
                    mebibytes(bytes)};
}

std::int64_t packedMemory(Size size) {
    // Including the press set that is found, and its copy in the answer.
    constexpr std::int64_t answer = 512;
    return static_cast<std::int64_t>(sizeof(PackedPuzzle)) + answer +
           size.cells() * static_cast<std::int64_t>(sizeof(PackedPuzzle::Word));
}

} // namespace flip
