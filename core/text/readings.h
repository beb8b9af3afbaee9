#pragma once

#include "core/text/recognise.h"
#include "core/text/sign_boards.h"

#include <optional>
#include <utility>
#include <vector>

namespace flip {

/// What one notation makes of a text: nothing if the text is in another notation; an error if it is in this
/// one but wrong.
using Attempt = std::optional<Result<Recognised, TextError>>;

/// Boards, each with the line where it begins, as puzzles of Flip Game.
[[nodiscard]] Reading flipGames(std::vector<std::pair<Grid, std::int64_t>> boards, Notation notation);

/// All boards of a reading, each in rows of another length, as Flip Game; they have as many cells as the
/// size.
[[nodiscard]] Reading reshapedAll(const Reading& reading, Size size);

/// The readings of boards in signs, of which nothing else is known. A row of n² signs may be a square, lone
/// rows one board, and rows of four the stream of POJ 1753. Nothing for signs that were not meant as pieces.
[[nodiscard]] Attempt boardsFrom(const std::optional<SignBoards>& signs, Notation notation);

/// Puts the reading as LeetCode 1284 first, if these are small lists of zeros and ones.
void considerLeetCode(Recognised& recognised, const SignBoards& signs);

/// Adds the puzzles of another sample of the same kind. False, and nothing changes, if it is of another kind.
[[nodiscard]] bool addSample(Recognised& recognised, Recognised sample);

} // namespace flip
