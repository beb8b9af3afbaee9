#pragma once

class QMainWindow;
class QWidget;

namespace flip::ui {

/// The rules of the game and what the program can do, in a few sentences.
void showHowToPlay(QWidget* parent);

/// Every shortcut of the window's menus, and the keys of the board and of the steps.
void showShortcuts(QMainWindow* window);

/// Name, version, licence.
void showAbout(QWidget* parent);

} // namespace flip::ui
