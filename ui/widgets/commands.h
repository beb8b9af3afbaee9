#pragma once

#include "ui/look/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QMenu>

namespace flip::ui {

/// The keys without duplicates and empty ones. A standard key may be unbound on this desktop, or already in
/// the list; Qt treats a key that an action has twice as ambiguous.
[[nodiscard]] QList<QKeySequence> distinct(const QList<QKeySequence>& keys);

/// The keys that quit the program.
[[nodiscard]] QList<QKeySequence> quitKeys();

/// Adds a command at the end of a menu; without an icon if its name is null.
template <class Slot, class Receiver>
QAction* addCommand(QMenu& menu, const char* iconName, const QString& text, const QList<QKeySequence>& keys,
                    Receiver* receiver, Slot slot) {
    QAction* action = menu.addAction(text, receiver, slot);
    if (iconName != nullptr) action->setIcon(icon(QLatin1String(iconName)));
    action->setShortcuts(distinct(keys));
    return action;
}

} // namespace flip::ui
