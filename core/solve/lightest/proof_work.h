#pragma once

#include "core/solve/lightest/proof_record.h"

#include <functional>

namespace flip {

/// Work on a long proof: what is known of it, what of it is to be done here, and what turns out to be left.
struct ProofWork {
    /// Is added to.
    ProofRecord record;
    /// The share of each search that is to be done. With less than the whole, only a proof that others have
    /// left nothing of can be completed.
    WorkShare share{};
    /// Called on the searching thread whenever something has been found out: what is in the record then can
    /// be kept. Mostly once a second or so, but often where little is to be done at a time. May be empty.
    std::function<void()> advanced{};
    /// The search that is running.
    ProofRecord::Place current{};
    /// What the searches have found to be left to others, of their lists and, if these are whole, of their
    /// pairs: pieces as in a WorkShare.
    NumberSet leftOfLists{};
    NumberSet leftOfPairs{};
    /// Whether lists turned out to be too short, so that others have their shares of longer ones left to do.
    bool needsLongerLists = false;
    /// Whether a search could not prove its minimum, and going on from the record would not help.
    bool isOutOfReach = false;
    /// Whether a minimum could not be proven in the time that there was, in a way that is not made in parts.
    bool isUndivided = false;
};

} // namespace flip
