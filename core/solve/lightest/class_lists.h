#pragma once

#include "core/base/memory_share.h"
#include "core/solve/lightest/class_plan.h"
#include "core/solve/lightest/excess_bound.h"
#include "core/solve/lightest/proof_work.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

namespace flip {

/// The lists of the lightest elements of all classes, as far as they are known and needed.
class ClassLists {
  public:
    /// All that is listed, where an excess is asked for.
    static constexpr auto unlimited = std::numeric_limits<std::int64_t>::max() / 4;

    /// What is known, of this plan and start, is added to. Without work on a proof, which may be null, it is
    /// not kept; with some, only its share of the blocks is listed.
    /// The mirrors keep the coset.
    ClassLists(const ClassPlan& plan, const ClassCells::Vector& start, std::span<const ClassMirror> mirrors,
               ClassProgress& known, ProofWork* work, SearchClock& clock, Workload& load);

    /// One of each elements that are images of each other.
    [[nodiscard]] const ClassList& operator[](std::size_t number) const { return known_.lists[number].list; }

    /// What leads to the images.
    [[nodiscard]] const PlaceMaps& mirrors(std::size_t number) const { return listed_[number].mirrors; }

    /// How many images most elements have, with themselves.
    [[nodiscard]] std::size_t images() const { return mirrors_.size() + 1; }

    /// What the list tells of any element of the class.
    [[nodiscard]] const ExcessBound& bound(std::size_t number) const { return listed_[number].bound; }

    /// Lists as many elements of all classes as planned, and more if more have been listed. False if the
    /// clock has stopped the search, or if others have a share of the blocks left to do.
    [[nodiscard]] bool complete();

    /// Lists several times as many elements of a class. False if the memory does not suffice, too.
    [[nodiscard]] bool extend(std::size_t number);

    /// The greatest excess of which all elements of the class are listed.
    [[nodiscard]] std::int64_t listedUpTo(std::size_t number) const {
        return listed_[number].isWhole ? unlimited : static_cast<std::int64_t>((*this)[number].listed()) - 1;
    }

    /// Of the classes together.
    [[nodiscard]] std::int64_t minimum() const;

    /// Whether others have a share of the blocks left to do.
    [[nodiscard]] bool isShared() const { return isShared_; }

    /// Whether the memory did not suffice for longer ones.
    [[nodiscard]] bool lackMemory() const { return lackMemory_; }

    /// What has been listed here has taken, by estimate, in nanoseconds of one thread.
    [[nodiscard]] double spent() const { return spent_; }

  private:
    /// What follows from a list.
    struct Listed {
        PlaceMaps mirrors;
        ExcessBound bound;
        /// Whether all elements of the class are listed.
        bool isWhole = false;
    };

    /// What is left of the list. False if stopped by the clock.
    bool list(std::size_t number);
    [[nodiscard]] Listed tellAbout(std::size_t number, PlaceMaps mirrors) const;
    /// What others have left to do of the blocks.
    void tellLeft(std::size_t number, std::uint64_t blocks);
    void keep(ClassList& list) const;
    [[nodiscard]] std::size_t askedFirst(std::size_t number) const;
    [[nodiscard]] double memory() const;

    const ClassPlan& plan_;
    const ClassCells::Vector& start_;
    std::span<const ClassMirror> mirrors_;
    std::array<Listed, classes> listed_;
    ClassProgress& known_;
    ProofWork* work_;
    /// Elements of a class that the memory allows, of several images one.
    std::size_t mostListed_;
    double spent_ = 0;
    bool isShared_ = false;
    bool lackMemory_ = false;
    SearchClock& clock_;
    Workload& load_;
    std::optional<MemoryShare> taken_;
};

} // namespace flip
