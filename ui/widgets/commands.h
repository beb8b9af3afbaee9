#pragma once

#include "ui/look/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QMenu>

namespace flip::ui {

/// The keys, each once, without empty ones. A standard key may be unbound on this desktop, or be one that is
/// listed anyway; an action that has the same key twice would find it ambiguous.
[[nodiscard]] QList<QKeySequence> distinct(const QList<QKeySequence>& keys);

/// A command at the end of a menu; without an icon where its name is null.
template <class Slot, class Receiver>
QAction* addCommand(QMenu& menu, const char* iconName, const QString& text, const QList<QKeySequence>& keys,
                    Receiver* receiver, Slot slot) {
    QAction* action = menu.addAction(text, receiver, slot);
    if (iconName != nullptr) action->setIcon(icon(QLatin1String(iconName)));
    action->setShortcuts(distinct(keys));
    return action;
}

} // namespace flip::ui
