#pragma once

#include <QAccessible>

namespace flip::ui {

/// Hand this to QAccessible::installFactory once: the board then shows a screen reader every piece as a check
/// box named "row 2, column 3, black" with a Press action.
[[nodiscard]] QAccessibleInterface* boardAccessibleFactory(const QString& className, QObject* object);

} // namespace flip::ui
