#pragma once

#include "tests/support/manual_clock.h"
#include "tests/support/ui_test.h"
#include "ui/board/board_view.h"

#include <QSignalSpy>
#include <QTest>

namespace flip::test {

/// A window with a game on its board, where every press that is asked for is made.
struct Table {
    ManualClock clock;
    ui::Game game;
    ui::BoardView view;
    QSignalSpy requested{&view, &ui::BoardView::pressRequested};

    explicit Table(const Puzzle& puzzle = samplePuzzle()) : game(puzzle), view(game, clock) {
        QObject::connect(&view, &ui::BoardView::pressRequested, &game,
                         [this](Cell cell) { game.press(cell); });
        view.resize(480, 480);
        // Without their mark the black pieces are evenly dark.
        view.setMarkBlack(false);
        view.show();
        view.activateWindow();
    }

    [[nodiscard]] bool isReady() { return QTest::qWaitForWindowActive(&view, patience); }

    [[nodiscard]] QPoint centre(Cell cell) const { return view.cellRect(cell).center(); }

    void click(Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(view.windowHandle(), button, {}, centre(cell));
    }

    void hover(Cell cell) { QTest::mouseMove(view.windowHandle(), centre(cell)); }

    /// A cell as it looks now.
    [[nodiscard]] QImage picture(Cell cell) { return view.grab(view.cellRect(cell)).toImage(); }

    /// From 0 to 255: how light the middle of a cell is.
    [[nodiscard]] int middleLightness(Cell cell) {
        return picture(cell).pixelColor(middle(cell)).lightness();
    }

    /// The same in the corner of a cell, beside the piece.
    [[nodiscard]] int groundLightness(Cell cell) {
        const int inset = view.cellRect(cell).width() / 9;
        return picture(cell).pixelColor(inset, inset).lightness();
    }

    [[nodiscard]] bool looksBlack(Cell cell) { return middleLightness(cell) < 110; }

    [[nodiscard]] bool looksWhite(Cell cell) { return middleLightness(cell) > 200; }

    /// Whether every piece lies still with the side up that the game says.
    [[nodiscard]] bool showsTheGame() {
        const Puzzle& puzzle = game.puzzle();
        for (std::int64_t i = 0; i < puzzle.size().cells(); ++i) {
            const Cell cell = cellAt(puzzle.size(), i);
            if (!(puzzle.colourAt(cell) == Colour::Black ? looksBlack(cell) : looksWhite(cell))) return false;
        }
        return true;
    }

  private:
    [[nodiscard]] QPoint middle(Cell cell) const { return centre(cell) - view.cellRect(cell).topLeft(); }
};

} // namespace flip::test
