#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

namespace flip {

/// A number for people, its digits in groups of three, as the window writes it: "61,440". Not negative.
[[nodiscard]] std::string grouped(std::integral auto number) {
    std::string text = std::to_string(number);
    for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, 1, ',');
    return text;
}

/// "12 presses", "1 press", "61,440 presses".
[[nodiscard]] std::string counted(std::integral auto count, std::string_view one, std::string_view many) {
    return grouped(count).append(1, ' ').append(count == 1 ? one : many);
}

} // namespace flip
