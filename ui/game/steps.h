#pragma once

#include "core/model/grid.h"

#include <QList>

#include <vector>

namespace flip::ui {

/// The presses of a solution in the order in which they are made. A large board needs half a million of them,
/// and many look at them: copies share them, as those of all of Qt's lists do.
using Steps = QList<Cell>;

[[nodiscard]] inline Steps stepsFrom(const std::vector<Cell>& cells) { return {cells.begin(), cells.end()}; }

/// In reading order.
[[nodiscard]] inline Steps stepsFrom(const Grid& presses) {
    Steps steps;
    steps.reserve(presses.count());
    presses.forEachSet([&](Cell cell) { steps.push_back(cell); });
    return steps;
}

} // namespace flip::ui
