#pragma once

namespace flip {

/// Why a search has not proven more. The later kinds are the greater obstacles.
struct Obstacle {
    enum class Kind {
        /// The search was ended, by a limit or by whoever had begun it.
        Ended,
        /// A proof would have taken longer than there was time, so it was not begun, or not to its end.
        Time,
        /// There was too little memory for a proof.
        Memory,
        /// No way leads to a proof in a hundred years.
        Reach,
    };
    Kind kind = Kind::Ended;
    /// What a proof takes of a single processor, by estimate, in seconds; only of use for Time.
    double seconds = 0;
};

/// An estimated time: at least two seconds, minutes, hours, days or years.
struct RoughTime {
    enum class Unit { Second, Minute, Hour, Day, Year };
    Unit unit = Unit::Second;
    int count = 2;
};

/// In the largest unit of which there are two, rounded up. Seconds are at most those of a hundred years.
[[nodiscard]] RoughTime roughTime(double seconds);

} // namespace flip
