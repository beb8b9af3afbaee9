#pragma once

#include "core/model/pattern.h"
#include "core/text/said_words.h"

#include <cstddef>
#include <optional>

namespace flip::said {

/// Which pieces a sentence names as flipped: “the light and those above and below”.
struct FlippedPieces {
    /// As Pattern counts them.
    unsigned pieces = 0;
    /// Corners are named, not only what is diagonal.
    bool hasCorners = false;
    /// The diagonal ones are said to be four.
    bool hasFour = false;
    /// Some are excepted.
    bool isExcept = false;
    /// The piece itself is.
    bool isItselfExcepted = false;
    bool isOnly = false;
    /// The places of “row” and “column”.
    std::optional<std::size_t> row = {};
    std::optional<std::size_t> column = {};
    /// The place of what no press of this program flips.
    std::optional<std::size_t> strange = {};

    [[nodiscard]] bool areNone() const { return pieces == 0 && !row && !column && !strange; }

    /// Whether it is the whole row and column; neighbours in the same row or column are those beside it.
    [[nodiscard]] bool areLines() const;
    [[nodiscard]] bool isWithoutItself() const;
    [[nodiscard]] bool isOnlyItself() const;
    /// The pattern; nothing if it is open whether the piece itself flips, too, or whether those beside it do
    /// where others are called diagonal.
    [[nodiscard]] std::optional<Pattern> pattern() const;
    /// The place of what no press flips; or `begin`, if some pieces on one side are named without saying
    /// whether the pressed one flips, too.
    [[nodiscard]] std::optional<std::size_t> unknown(std::size_t begin) const;
};

/// What is flipped according to the words from `begin` to the end of the sentence, of which `verbs` add
/// nothing. Nothing if the meaning of a word is not known, unless another one is of no pattern.
[[nodiscard]] std::optional<FlippedPieces> flippedPieces(const Words& words, std::size_t begin,
                                                         Phrases verbs);

} // namespace flip::said
