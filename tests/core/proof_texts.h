#pragma once

#include "core/solve/proof/proof_text.h"
#include "tests/core/cosets.h"
#include "tests/core/proof_checksum.h"

#include <string>
#include <string_view>

namespace flip {

// Texts of proofs that have been begun, for the tests of their reader.

/// A coset of a few elements, and a plan whose lists are too short for it.
inline Coset begunCoset() { return drawn(9); }

inline ClassPlan begunPlan(const Coset& coset) {
    ClassPlan plan = planClasses(coset.part).value();
    plan.listed.fill(2);
    return plan;
}

inline std::string textOf(const Puzzle& puzzle, const ProofRecord& record) {
    std::string text;
    writeProof(puzzle, record, [&](std::string_view piece) { text += piece; });
    return text;
}

} // namespace flip
