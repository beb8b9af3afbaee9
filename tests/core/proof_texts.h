#pragma once

#include "core/solve/proof/proof_text.h"
#include "core/solve/proof/proof_words.h"
#include "tests/core/cosets.h"

#include <array>
#include <charconv>
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

/// The text with the checksum that belongs to it, instead of one that does not.
inline std::string withChecksum(std::string_view text) {
    const std::size_t end = text.rfind("end ");
    const std::string body(text.substr(0, end));
    Checksum sum;
    sum.add(body);
    std::array<char, 16> digits;
    const auto last = std::to_chars(digits.begin(), digits.end(), sum.get(), hexadecimal).ptr;
    return body + "end " + std::string(digits.begin(), last) + "\n";
}

} // namespace flip
