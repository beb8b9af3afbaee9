#pragma once

#include "tests/support/controls.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/search/search_explorer.h"
#include "ui/statistics/statistics_dialog.h"
#include "ui/statistics/statistics_file.h"
#include "ui/statistics/statistics_table.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

namespace flip::test {

inline constexpr const char* sampleText = "bwwb\nbbwb\nbwwb\nbwww\n";

inline void clickAll(OpenWindow& open, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) open.click(cell);
}

/// The window is left for another one, or entered again.
inline void goAway(OpenWindow& open, bool away) {
    QEvent event(away ? QEvent::WindowDeactivate : QEvent::WindowActivate);
    QApplication::sendEvent(&open.window, &event);
}

inline ui::StatisticsDialog& openDialog(OpenWindow& open) {
    open.key(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = open.window.findChild<ui::StatisticsDialog*>();
    if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog, patience)) qFatal("there is no dialog");
    return *dialog;
}

/// Whether the command has told what helps. A search that is watched tells it when it comes to its answer.
inline bool isTold(OpenWindow& open, const QString& command) {
    if (command == "Hint") return open.message().startsWith("It can be solved");
    if (command == "Solve") return !open.headline().isEmpty();
    auto& player = open.window.findChild<ui::SearchExplorer*>()->player();
    if (!player.isActive()) return false;
    player.goTo(player.count());
    return true;
}

/// Gives the keyboard to the window again. A window counts as active while a dialog of its own is, so waiting
/// for that is not enough.
inline bool goBack(OpenWindow& open) {
    open.window.activateWindow();
    return QTest::qWaitFor([&] { return QApplication::activeWindow() == &open.window; }, patience);
}

inline QString remark(ui::StatisticsDialog& dialog) {
    const auto& label = partOf<QLabel>(dialog, "statisticsRemark");
    return label.isVisible() ? label.text() : QString();
}

/// A row of the table, its cells separated by bars; empty if there is none.
inline QString rowOf(ui::StatisticsDialog& dialog, int row) {
    const auto& table = partOf<ui::StatisticsTable>(dialog, "statisticsTable");
    if (!table.isVisible() || row >= table.rowCount()) return {};
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column) cells << table.item(row, column)->text();
    return cells.join('|');
}

/// A test with the file of the games that a person has played.
class StatisticsTest : public UiTest {
  protected:
    [[nodiscard]] QString path() const { return inFolder(QStringLiteral("statistics.sqlite")); }

    [[nodiscard]] std::vector<ui::PlayedGame> games() {
        const auto read = ui::readStatistics(path());
        if (!read.problem.isEmpty()) qWarning("%s", qPrintable(read.problem));
        return read.games;
    }

    /// Waits until everything is written that there will be: this many games, all with their minima.
    [[nodiscard]] bool isWritten(std::size_t count) {
        return QTest::qWaitFor(
            [&] {
                const auto all = games();
                return all.size() == count && std::ranges::all_of(all, [](const ui::PlayedGame& game) {
                           return game.minimum.has_value();
                       });
            },
            patience);
    }

    /// Waits until this many games are solved.
    [[nodiscard]] bool areSolved(int count) {
        return QTest::qWaitFor(
            [&] {
                return std::ranges::count_if(games(), [](const ui::PlayedGame& game) {
                           return game.solved.has_value();
                       }) == count;
            },
            patience);
    }
};

} // namespace flip::test
