#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_error.h"

#include <string>
#include <string_view>

namespace flip {

// A puzzle as a link, to be sent and clicked on:
//
//     flip:bwwb/bbwb/bwwb/bwww
//     flip:bwb/wbw?goal=white&edges=torus&pattern=*.*/.*./*.*
//     flip:bw/wb?table=c700
//     flip:bw/wb?target=ww/wb
//
// After the board comes what differs from Flip Game, in the notation of writePuzzleLine. Characters may be
// percent-encoded as in any link (%2F for the slash).

/// The link, without a line end. A table takes cells²/4 characters.
[[nodiscard]] std::string writeFlipUri(const Puzzle& puzzle);

/// Whether this can only be a link.
[[nodiscard]] bool isFlipUri(std::string_view line);

/// The inverse of writeFlipUri. The position of an error counts from the beginning of the line.
[[nodiscard]] Result<Puzzle, TextError> readFlipUri(std::string_view line);

} // namespace flip
