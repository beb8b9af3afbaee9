#include "ui/board/step_marks.h"

#include <algorithm>
#include <utility>

namespace flip::ui {

StepMarks::StepMarks(Steps steps, int made) : steps_(std::move(steps)), made_(made) {}

StepMark StepMarks::operator[](std::size_t index) const {
    if (index >= left()) return others_.at(static_cast<qsizetype>(index - left()));
    const qsizetype step = made_ + static_cast<qsizetype>(index);
    return {steps_.at(step), static_cast<int>(step) + 1, index == 0};
}

std::size_t StepMarks::commonEnd(const StepMarks& a, const StepMarks& b) {
    const std::size_t most = std::min(a.size(), b.size());
    if (a.steps_.isSharedWith(b.steps_) && a.others_.empty() && b.others_.empty()) return most;
    std::size_t same = 0;
    const auto isSame = [&](const StepMark& one, const StepMark& other) {
        return one.cell == other.cell && one.number == other.number;
    };
    while (same < most && isSame(a[a.size() - 1 - same], b[b.size() - 1 - same])) ++same;
    return same;
}

} // namespace flip::ui
