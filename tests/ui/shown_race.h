#pragma once

#include "tests/support/manual_clock.h"
#include "tests/support/patience.h"
#include "ui/race/race_page.h"

#include <QAbstractButton>
#include <QTest>

namespace flip::test {

/// The page on a game of its own. Time stands still, but for the methods.
struct ShownRace {
    ManualClock clock;
    ui::Game game;
    ui::RacePage page;
    ui::RaceChart& chart;
    ui::RaceTable& table;

    explicit ShownRace(const Puzzle& puzzle)
        : game(puzzle), page(game, clock), chart(*page.findChild<ui::RaceChart*>()),
          table(*page.findChild<ui::RaceTable*>()) {
        page.resize(360, 560);
        page.show();
    }

    void click(const char* name) const {
        QTest::mouseClick(page.findChild<QAbstractButton*>(QLatin1String(name)), Qt::LeftButton);
    }

    [[nodiscard]] bool race() {
        click("startRace");
        return QTest::qWaitFor([this] { return !page.job().isRunning(); }, patience);
    }

    /// The words of the table.
    [[nodiscard]] QString cell(int row, int column) const {
        return table.model()->index(row, column).data().toString();
    }
};

} // namespace flip::test
