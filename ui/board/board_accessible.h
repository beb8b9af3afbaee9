#pragma once

#include <QAccessible>

namespace flip::ui {

/// Makes boards accessible. Pass it to QAccessible::installFactory once: screen readers then see a board as a
/// table, and every piece as a check box in it, named "row 2, column 3, black", with a Press action.
[[nodiscard]] QAccessibleInterface* boardAccessibleFactory(const QString& className, QObject* object);

} // namespace flip::ui
