#pragma once

#include "tests/support/manual_clock.h"
#include "tests/support/patience.h"
#include "ui/board/board_view.h"

#include <QTest>
#include <QWheelEvent>

namespace flip::test {

/// One turn of the wheel.
inline constexpr QPoint notch(0, 120);

/// A board of all white pieces but one.
inline Puzzle boardWith(Size size, Cell black) {
    Puzzle puzzle = Puzzle::flipGame(Grid(size));
    puzzle.board.set(black);
    return puzzle;
}

/// A window with a large board, which the wheel zooms; every press that is asked for is made.
struct ZoomedTable {
    ManualClock clock;
    ui::Game game;
    ui::BoardView view;

    explicit ZoomedTable(const Puzzle& puzzle = boardWith({300, 300}, {120, 40}), QSize size = {500, 500})
        : game(puzzle), view(game, clock) {
        QObject::connect(&view, &ui::BoardView::pressRequested, &game,
                         [this](Cell cell) { game.press(cell); });
        view.resize(size);
        view.setMarkBlack(false);
        view.show();
        view.activateWindow();
    }

    [[nodiscard]] bool isReady() { return QTest::qWaitForWindowActive(&view, patience); }

    [[nodiscard]] qreal side() const { return view.geometry().cellSide(); }

    [[nodiscard]] QPoint centre(Cell cell) const { return view.cellRect(cell).center(); }

    void turnWheel(QPointF at, QPoint angle, Qt::KeyboardModifiers keys = {}) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, angle, Qt::NoButton, keys, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }

    void zoomIn(Cell about, int notches) {
        for (int i = 0; i < notches; ++i) turnWheel(centre(about), notch, Qt::ControlModifier);
    }
};

} // namespace flip::test
