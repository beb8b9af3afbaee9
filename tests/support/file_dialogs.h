#pragma once

#include "tests/support/open_window.h"

#include <QFileDialog>
#include <QLineEdit>
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

} // namespace flip::test
