#pragma once

#include "tests/support/open_window.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

namespace flip::test {

/// The window has the keyboard again; without a window manager that takes a hint.
inline bool isBack(OpenWindow& open) {
    open.window.activateWindow();
    return open.isReady();
}

/// Types a name into the dialog for files that is open; false when there is none, or it stays.
inline bool nameFile(OpenWindow& open, const char* dialogName, const QString& path) {
    auto* dialog = open.window.findChild<QFileDialog*>(QLatin1String(dialogName));
    if (dialog == nullptr || !QTest::qWaitForWindowExposed(dialog)) return false;
    auto* name = dialog->findChild<QLineEdit*>();
    name->selectAll();
    QTest::keyClicks(name, path);
    QTest::keyClick(name, Qt::Key_Return);
    return dialog->isHidden() && isBack(open);
}

/// Saves the game under this name, in the dialog; false when there is none, or it stays.
inline bool saveAs(OpenWindow& open, const QString& path) {
    open.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    return nameFile(open, "saveDialog", path);
}

inline bool asksForName(OpenWindow& open) {
    return open.window.findChild<QFileDialog*>("saveDialog") != nullptr;
}

/// "evening.flip*": what a person reads above the window.
inline QString title(OpenWindow& open) {
    return open.window.windowTitle().replace("[*]", open.window.isWindowModified() ? "*" : "");
}

/// The names in the menu of recent files.
inline QStringList recentNames(OpenWindow& open) {
    auto* menu = open.window.findChild<QMenu*>("recentFiles");
    emit static_cast<QMenu*>(menu->parent())->aboutToShow();
    QStringList names;
    for (const QAction* action : menu->actions()) {
        if (!action->isSeparator()) names << action->text();
    }
    return names;
}

/// A game of POJ's sample, after the first of two presses.
inline const QByteArray playedFile = "flipgame 1\n"
                                     "goal either\n"
                                     "edges clipped\n"
                                     "pattern\n"
                                     ".*.\n"
                                     "***\n"
                                     ".*.\n"
                                     "board\n"
                                     "bwwb\n"
                                     "bbwb\n"
                                     "bwwb\n"
                                     "bwww\n"
                                     "press 1 1\n"
                                     "press 2 2\n"
                                     "at 1\n"
                                     "note Found in an old book.\n";

} // namespace flip::test
