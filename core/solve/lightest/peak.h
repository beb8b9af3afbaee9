#pragma once

#include <cstdint>

namespace flip {

/// Where a correlation is highest; of several such places the smallest.
struct Peak {
    std::uint64_t place = 0;
    std::int64_t value = 0;

    [[nodiscard]] bool improvedBy(std::uint64_t otherPlace, std::int64_t otherValue) const {
        return otherValue > value || (otherValue == value && otherPlace < place);
    }

    friend bool operator==(Peak, Peak) = default;
};

} // namespace flip
