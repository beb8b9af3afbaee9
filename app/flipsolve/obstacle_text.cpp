#include "app/flipsolve/obstacle_text.h"

#include "core/base/counted.h"

#include <array>
#include <cstddef>

namespace flip::console {

namespace {

std::string amountOf(const RoughTime& time) {
    constexpr std::array units{"seconds", "minutes", "hours", "days", "years"};
    return std::to_string(time.count) + ' ' + units.at(static_cast<std::size_t>(time.unit));
}

} // namespace

std::string whyUnproven(const Obstacle& obstacle, const Budget& budget) {
    switch (obstacle.kind) {
    case Obstacle::Kind::Ended:
        return {};
    case Obstacle::Kind::Time:
        return "this proof takes about " + amountOf(roughTime(obstacle.seconds)) +
               " of a processor; --time can give it more";
    case Obstacle::Kind::Memory:
        return grouped(budget.memory >> 20) + " MiB do not suffice for this proof; --memory can give more";
    case Obstacle::Kind::Reach:
        return "this board’s proof is out of reach";
    }
    return {};
}

} // namespace flip::console
