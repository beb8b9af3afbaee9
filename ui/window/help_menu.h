#pragma once

#include "ui/window/centre.h"

#include <QMainWindow>
#include <QMenu>

namespace flip::ui {

/// Creates the menu Help. Its dialogs belong to the window.
[[nodiscard]] QMenu& makeHelpMenu(QMainWindow& window, Centre& centre);

} // namespace flip::ui
