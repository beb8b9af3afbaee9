#pragma once

#include "tests/support/open_window.h"

#include <functional>
#include <vector>

namespace flip::test {

/// Something that the window or a dialog shows, to be looked at in every size, font and colour.
struct Scene {
    /// For file names, such as "why-impossible".
    const char* name;
    /// Brings it about in a window that has just opened. What is to be looked at: the window or a dialog;
    /// null if it did not come.
    std::function<QWidget*(OpenWindow&)> bring;
    /// Whether it looks the same every time, but for the label "cost"; times that were measured do not.
    bool isSteady = true;
};

/// Every page of the window in the state in which it shows most, the messages and the dialogs.
[[nodiscard]] const std::vector<Scene>& scenes();

} // namespace flip::test
