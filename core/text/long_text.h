#pragma once

#include "core/text/recognise.h"
#include "core/text/text_reader.h"

#include <cstdint>

namespace flip {

/// The memory, in bytes, that the puzzles of one text may take: a gibibyte, as for a search.
inline constexpr std::int64_t mostPuzzleMemory = std::int64_t{1} << 30U;

/// Reads a text of any length that comes block by block: one of up to `recognised` bytes as recognise() does;
/// of a longer one only its puzzles are kept, except that a game file, and puzzles of one line each, are
/// gathered as a whole.
///
/// `memory` limits the puzzles, in bytes, and a sixteenth of it such a gathered text; more is an error.
/// The board that is being read takes at most three bits more for every piece. A source that ends early,
/// because somebody does not want to wait any longer, has the same result as a text that ends there.
[[nodiscard]] Result<Recognised, TextError> recogniseBlocks(BlockSource source,
                                                            std::int64_t memory = mostPuzzleMemory,
                                                            std::size_t recognised = longestRecognised);

} // namespace flip
