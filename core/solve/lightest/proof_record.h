#pragma once

#include "core/solve/lightest/class_progress.h"

#include <compare>
#include <cstddef>
#include <map>

namespace flip {

/// What is known of a long proof, to be kept while it goes on: the progress of every search by classes in it,
/// the only ones that take long enough. Whoever has a record gets the same answer as without it, only sooner.
struct ProofRecord {
    /// Where a search is in the proof: the number of its coset, that is of the colour to be reached, and that
    /// of its independent part, both from 0.
    struct Place {
        std::size_t coset = 0;
        std::size_t part = 0;

        friend auto operator<=>(const Place&, const Place&) = default;
    };

    std::map<Place, ClassProgress> searches;

    /// Adds what another record of the same puzzle knows. False, and nothing is changed, if that was made by
    /// a program that searches in another way.
    [[nodiscard]] bool merge(const ProofRecord& other);
};

} // namespace flip
