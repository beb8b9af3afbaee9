#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace flip {

/// Why a text could not be read. Line and column count from 1; the column counts characters (code points), as
/// editors do, not bytes. `found` and `expected` are phrases in plain English that complete the sentence
/// "found …, expected …".
struct TextError {
    std::int64_t line = 1;
    std::int64_t column = 1;
    std::string found;
    std::string expected;
    /// Whether the text is a game in a file (flip_file.h), damaged or of a later version: more than a board.
    bool isInGame = false;

    /// "Line 2, column 5: found “x”, expected a piece."
    [[nodiscard]] std::string sentence() const;

    friend bool operator==(const TextError&, const TextError&) = default;
};

/// The part of a line that was found, in quotation marks, shortened to so many bytes; or that the line ends.
[[nodiscard]] std::string quotedPart(std::string_view text, std::size_t longest = 40);

/// What is expected instead of the number of a version that cannot be read: "version 1, 2 or 3", and where
/// a later version was found, that a newer program may read it.
[[nodiscard]] std::string versionExpected(std::string_view found, int latest);

} // namespace flip
