#pragma once

#include "core/model/puzzle.h"
#include "core/solve/lightest/proof_work.h"
#include "tests/core/proof_texts.h"

#include <QtGlobal>

#include <utility>

namespace flip::test {

/// Any puzzle of the coset's size: its rule is of no interest here.
inline Puzzle puzzleOf(const Coset& coset) { return Puzzle::flipGame(Grid(coset.start.size())); }

/// The record as it comes back from a file.
inline ProofRecord readAgain(const Puzzle& puzzle, const ProofRecord& record) {
    auto proof = readProof(textOf(puzzle, record));
    if (!proof) {
        qWarning("%s", proof.error().sentence().c_str());
        return {};
    }
    return std::move((*std::move(proof)).record);
}

/// A search of one coset by classes that is stopped, taken up and shared out.
struct DividedSearch {
    const Coset& coset;
    ClassPlan plan;
    Puzzle puzzle = puzzleOf(coset);
    ProofRecord record = {};
    /// What has been done last, with a record of its own, like another machine.
    ProofWork work = {};

    /// Does a share of what is left.
    PartMinimum search(WorkShare share, const Budget& budget = {}) {
        work = {readAgain(puzzle, record), share};
        PartMinimum minimum =
            byClasses(plan, coset, coset.weightOf(coset.start), {.budget = budget, .proof = &work});
        work.record = readAgain(puzzle, work.record);
        return minimum;
    }

    /// The same, and goes on from there.
    PartMinimum advance(WorkShare share, const Budget& budget = {}) {
        PartMinimum minimum = search(share, budget);
        record = work.record;
        return minimum;
    }
};

} // namespace flip::test
