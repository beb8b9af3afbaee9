#pragma once

#include <string>

namespace flip {

/// Why a text could not be read. Line and column count from 1; the column counts characters (code points), as
/// an editor shows it, not bytes. `found` and `expected` are phrases in plain English that complete the
/// sentence "line 2, column 5: found …, expected …".
struct TextError {
    int line = 1;
    int column = 1;
    std::string found;
    std::string expected;

    /// "line 2, column 5: found the letter “x”, expected …".
    [[nodiscard]] std::string sentence() const;

    friend bool operator==(const TextError&, const TextError&) = default;
};

} // namespace flip
