// Feeds any bytes to the reader of long proofs, also with a checksum that is right. What has been read can be
// written and read again, and a search takes it up: whatever is true of it, the search comes to its end
// and leaves a record that can be read.

#include "core/solve/lightest/proof_work.h"
#include "tests/core/proof_texts.h"
#include "tests/fuzz/promises.h"

#include <cstdint>

using namespace flip;

namespace {

void requireComesBack(const Puzzle& puzzle, const ProofRecord& record) {
    const std::string text = textOf(puzzle, record);
    const auto again = readProof(text);
    require(again && again->puzzle == puzzle, "a proof that was written can be read");
    // A list of which nothing is done is not written.
    require(textOf(again->puzzle, again->record) == text, "all that is known comes back");
}

/// As if the file were one of this search.
void takeUp(WrittenProof proof) {
    static const Coset coset = begunCoset();
    static const ClassPlan plan = begunPlan(coset);
    static const std::uint64_t mark = planMark(plan, plan.cells.pack(coset.start));
    constexpr std::uint64_t nodes = 20'000;
    if (proof.puzzle.size() != coset.start.size()) return;
    for (auto& [place, progress] : proof.record.searches) progress.mark = mark;
    ProofWork work{std::move(proof.record)};
    static_cast<void>(
        byClasses(plan, coset, coset.weightOf(coset.start), {.budget = {.nodes = nodes}, .proof = &work}));
    requireComesBack(proof.puzzle, work.record);
}

void readIt(const std::string& text) {
    auto proof = readProof(text);
    if (!proof) return requirePlace(proof.error());
    requireComesBack(proof->puzzle, proof->record);
    takeUp(*std::move(proof));
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    readIt(text);
    readIt(withChecksum(text));
    return 0;
}
