#pragma once

class QMainWindow;
class QWidget;

namespace flip::ui {

/// Shows the rules of the game and what the program can do, in a few sentences.
void showHowToPlay(QWidget* parent);

/// Shows all shortcuts of the window's menus, and the keys of the board and of the steps.
void showShortcuts(QMainWindow* window);

/// Shows the name, version and licence.
void showAbout(QWidget* parent);

} // namespace flip::ui
