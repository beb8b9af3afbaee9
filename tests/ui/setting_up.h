#pragma once

#include "core/text/puzzle_line.h"
#include "tests/support/open_window.h"
#include "ui/setup/setup_stage.h"

#include <QTest>

namespace flip::test {

/// A window with a board, about to be set up.
class SettingUp : public OpenWindow {
  public:
    ui::SetupBoard& board = part<ui::SetupBoard>("setupBoard");

    explicit SettingUp(const QString& folder) : OpenWindow(folder) {}

    [[nodiscard]] bool isReadyWith(const QString& text) {
        if (!isReady()) return false;
        paste(text);
        key(Qt::Key_F2);
        return isSettingUp();
    }

    [[nodiscard]] bool isSettingUp() {
        return board.isVisible() && !window.board().isVisible() && label("presses") == "Setting up";
    }

    void press(Cell cell) { QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, middleOf(cell)); }

    void moveTo(Cell cell) { QTest::mouseMove(window.windowHandle(), middleOf(cell)); }

    void release(Cell cell) {
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, middleOf(cell));
    }

    void clickOn(Cell cell) {
        press(cell);
        release(cell);
    }

    /// The board as the game has it, on one line.
    [[nodiscard]] QString line() { return written(puzzle()); }

  private:
    [[nodiscard]] QPoint middleOf(Cell cell) { return board.mapTo(&window, board.cellRect(cell).center()); }
};

} // namespace flip::test
