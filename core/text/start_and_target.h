#pragma once

#include "core/text/readings.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace flip {

/// Two boards of one size with an arrow (->, =>, →) or a heading such as “Target:” between them: from the
/// first to the second. They may stand beside each other. Nothing for other texts.
[[nodiscard]] Attempt startAndTarget(std::string_view text);

/// The same for strings of a program with such names: {"from": "101/010", "to": "000/000"}.
[[nodiscard]] Attempt startAndTargetInStrings(std::string_view code);

/// The boards of a text that says nothing else, or only words.
[[nodiscard]] std::optional<Recognised> boardsAmongWords(const std::string& text);

/// Where the name of a list begins, and its first bracket.
struct NamedList {
    std::size_t name = 0;
    std::size_t list = 0;
};

/// Where a program gives a list one of these names: target = [[…]], "target": [[…]], or target =
/// np.array([[…]]).
[[nodiscard]] std::optional<NamedList> namedList(std::string_view text,
                                                 std::span<const std::string_view> names);

} // namespace flip
