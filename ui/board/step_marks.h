#pragma once

#include "ui/game/steps.h"

#include <cstddef>
#include <initializer_list>

namespace flip::ui {

/// A cell to press, and the number in its badge, which gives the order.
struct StepMark {
    Cell cell;
    int number = 0;
    /// Whether it is the next one, which is drawn stronger.
    bool next = false;

    friend bool operator==(const StepMark&, const StepMark&) = default;
};

/// The marks of steps. A solution may have half a million of them, and the marks change with each step:
/// those of a solution are not listed, but read from its steps, which are shared.
class StepMarks {
  public:
    class Iterator {
      public:
        Iterator(const StepMarks& marks, std::size_t at) : marks_(&marks), at_(at) {}

        StepMark operator*() const { return (*marks_)[at_]; }

        Iterator& operator++() {
            ++at_;
            return *this;
        }

        friend bool operator==(const Iterator&, const Iterator&) = default;

      private:
        const StepMarks* marks_;
        std::size_t at_;
    };

    StepMarks() = default;

    StepMarks(std::initializer_list<StepMark> marks) : others_(marks) {}

    /// Those steps of a solution that are left after the first `made`, 0 ≤ made ≤ steps.size(): numbers from
    /// 1 in their order, and the first that is left is the next.
    StepMarks(Steps steps, int made);

    /// Marks with numbers of their own can be added to any others.
    void add(const StepMark& mark) { others_.push_back(mark); }

    [[nodiscard]] std::size_t size() const { return left() + static_cast<std::size_t>(others_.size()); }

    [[nodiscard]] bool empty() const { return size() == 0; }

    /// 0 ≤ index < size().
    [[nodiscard]] StepMark operator[](std::size_t index) const;

    [[nodiscard]] Iterator begin() const { return {*this, 0}; }

    [[nodiscard]] Iterator end() const { return {*this, size()}; }

    /// How many marks at the end of both have the same cell and number. At once for marks of the same
    /// solution, and in linear time otherwise.
    [[nodiscard]] static std::size_t commonEnd(const StepMarks& a, const StepMarks& b);

    friend bool operator==(const StepMarks&, const StepMarks&) = default;

  private:
    [[nodiscard]] std::size_t left() const { return static_cast<std::size_t>(steps_.size() - made_); }

    Steps steps_;
    qsizetype made_ = 0;
    QList<StepMark> others_;
};

} // namespace flip::ui
