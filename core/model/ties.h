#pragma once

namespace flip {

/// Which of several optimal press sets is wanted.
enum class Ties {
    Any,
    /// The one that presses the earlier cell, in reading order, where two of them first differ.
    Reading,
    /// The other way round: as a string of a 0 or 1 for every cell it comes first.
    Lexicographic,
};

} // namespace flip
