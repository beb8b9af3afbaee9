#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/solve/lightest/proof_record.h"
#include "core/text/text_error.h"

#include <functional>
#include <string_view>

namespace flip {

// A proof that has been begun, as a text that ends with a checksum:
//
//     flipgame-proof 1
//     puzzle white clipped .*./***/.*. bbb/bbb/bbb     as in core/text/puzzle_line.h
//     search 1 1 0123456789abcdef                      the coset, the part, and the mark of the plan
//     most 5                                           what is heavier is of no use
//     best wbw/bbb/wbw                                 the best element so far, if there is one
//     list 1 2048 12                                   a class, how many elements it may have, the minimum
//     blocks 0-7 9-16                                  those that have been done
//     places 1f 2 30                                   in hexadecimal, each minus the one before; a line for
//     places 8                                         each excess
//     pairs 0 1073741824                               a share, in 2^30ths
//     met 1 1 0 2 3                                    a pair, one of its sides: for each excess, how far
//     end 0123456789abcdef
//
// A search that has ended consists of “most”, “best” and “proven 5”, the lower bound. Numbers of cosets,
// parts, classes, pairs and sides count from 1.

/// What such a text says.
struct WrittenProof {
    Puzzle puzzle;
    /// Only the searches are known.
    ProofRecord record;
};

/// Passes the text on piece by piece. The places of all lists must be in increasing order within each excess.
void writeProof(const Puzzle& puzzle, const ProofRecord& record,
                const std::function<void(std::string_view)>& write);

/// The inverse. Errors: everything that writeProof() does not write, another version, a text that is not
/// complete, and a checksum that does not match.
[[nodiscard]] Result<WrittenProof, TextError> readProof(std::string_view text);

} // namespace flip
