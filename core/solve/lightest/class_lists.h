#pragma once

#include "core/base/memory_share.h"
#include "core/solve/lightest/class_plan.h"
#include "core/solve/lightest/proof_work.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

namespace flip {

/// The lists of the lightest elements of all classes, as far as they are known and needed.
class ClassLists {
  public:
    /// All that is listed, where an excess is asked for.
    static constexpr auto unlimited = std::numeric_limits<std::int64_t>::max() / 4;

    /// What is known, of this plan and start, is added to. Without work on a proof, which may be null, it is
    /// not kept; with some, only its share of the blocks is listed.
    ClassLists(const ClassPlan& plan, const ClassCells::Vector& start, ClassProgress& known, ProofWork* work,
               SearchClock& clock, Workload& load);

    [[nodiscard]] const ClassList& operator[](std::size_t number) const { return known_.lists[number].list; }

    /// Lists as many elements of all classes as planned, and more if more have been listed. False if the
    /// clock has stopped the search, or if others have a share of the blocks left to do.
    [[nodiscard]] bool complete();

    /// Lists elements of a class until all with this excess are listed. False if the memory does not suffice,
    /// too.
    [[nodiscard]] bool extendTo(std::size_t number, std::int64_t excess);

    /// The greatest excess of which all elements of the class are listed.
    [[nodiscard]] std::int64_t listedUpTo(std::size_t number) const {
        const ClassList& list = (*this)[number];
        return list.whole ? unlimited : static_cast<std::int64_t>(list.listed()) - 1;
    }

    /// Of the classes together.
    [[nodiscard]] std::int64_t minimum() const;

    /// Whether others have a share of the blocks left to do.
    [[nodiscard]] bool isShared() const { return isShared_; }

    /// What has been listed here has taken, by estimate, in nanoseconds of one thread.
    [[nodiscard]] double spent() const { return spent_; }

  private:
    /// What is left of the list. False if stopped by the clock.
    bool list(std::size_t number);
    void keep(ClassList& list) const;
    [[nodiscard]] double memory() const;

    const ClassPlan& plan_;
    const ClassCells::Vector& start_;
    ClassProgress& known_;
    ProofWork* work_;
    /// Elements of a class that the memory allows.
    std::size_t mostListed_;
    double spent_ = 0;
    bool isShared_ = false;
    SearchClock& clock_;
    Workload& load_;
    std::optional<MemoryShare> taken_;
};

} // namespace flip
