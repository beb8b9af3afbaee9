#pragma once

namespace flip {

/// Which of several optimal press sets to choose.
enum class Ties {
    Any,
    /// The one that presses the earlier cell, in reading order, where two of them first differ.
    Reading,
    /// The opposite: the one that is lexicographically first as a string with a 0 or 1 for every cell.
    Lexicographic,
};

} // namespace flip
