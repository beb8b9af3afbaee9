#pragma once

#include <QWidget>

namespace flip::test {

/// What can be used in a window and is seen, in the order in which it was made.
[[nodiscard]] QWidgetList controlsOf(const QWidget& window);

} // namespace flip::test
