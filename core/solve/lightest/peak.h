#pragma once

#include <cstdint>

namespace flip {

/// The place where a correlation is highest; the smallest of several such places.
struct Peak {
    std::uint64_t place = 0;
    std::int64_t value = 0;

    [[nodiscard]] bool improvedBy(std::uint64_t otherPlace, std::int64_t otherValue) const {
        return otherValue > value || (otherValue == value && otherPlace < place);
    }

    friend bool operator==(Peak, Peak) = default;
};

} // namespace flip
