#pragma once

namespace flip {

/// The search ended early: nothing has been found out.
struct Stopped {
    enum class Reason {
        Asked,
        Time,
        Nodes,
        Memory,
        /// There was an answer, but it does not hold: a mistake in the program, which is not to be shown.
        Wrong,
    };
    Reason reason = Reason::Asked;
};

} // namespace flip
