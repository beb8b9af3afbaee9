#pragma once

namespace flip {

/// The search ended early, without a result.
struct Stopped {
    enum class Reason {
        Asked,
        Time,
        Nodes,
        Memory,
        /// There was an answer, but it failed the check: a bug in the program. The answer must not be shown.
        Wrong,
    };
    Reason reason = Reason::Asked;
};

} // namespace flip
