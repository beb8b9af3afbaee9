#pragma once

#include "core/generate/levels.h"
#include "core/text/flip_file.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/levels/levels_dialog.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

namespace flip::test {

inline Puzzle levelPuzzle(int level) { return puzzleFrom(levelNumbered(level)->recipe).value(); }

/// Waits until this level is on the board, untouched.
inline bool hasBegun(OpenWindow& open, int level) {
    return QTest::qWaitFor(
        [&] {
            return open.game().origin() == ui::Origin(ui::LevelOrigin{level}) && open.game().presses() == 0;
        },
        patience);
}

/// The dialog with all levels, opened by its key.
inline ui::LevelsDialog& chooseLevel(OpenWindow& open) {
    open.key(Qt::Key_G, Qt::ControlModifier);
    auto* dialog = open.window.findChild<ui::LevelsDialog*>("levels");
    if (dialog == nullptr || !QTest::qWaitForWindowExposed(dialog, patience)) qFatal("no levels are shown");
    return *dialog;
}

inline ui::LevelChart& chartOf(ui::LevelsDialog& dialog) {
    return *dialog.findChild<ui::LevelChart*>("levelChart");
}

inline QString textOf(QDialog& dialog, const char* name) {
    return dialog.findChild<QLabel*>(QLatin1String(name))->text();
}

/// Waits until the dialog is gone and the window has the keyboard again.
inline bool isClosed(OpenWindow& open) {
    return QTest::qWaitFor([&] { return open.window.findChild<QDialog*>("levels") == nullptr; }, patience) &&
           isBack(open);
}

/// Puts a level on the board as a click on its tile does.
inline bool play(OpenWindow& open, int level) {
    ui::LevelsDialog& dialog = chooseLevel(open);
    ui::LevelChart& chart = chartOf(dialog);
    chart.choose(static_cast<std::size_t>(level) - 1);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.itemRect(chart.chosen()).center().toPoint());
    return hasBegun(open, level) && isClosed(open);
}

/// Presses what solves the board, in the fewest presses and, if wanted, a corner twice before.
inline void solveByHand(OpenWindow& open, int detours = 0) {
    for (int i = 0; i < 2 * detours; ++i) open.click({0, 0});
    for (const Cell cell : solutionOf(open.puzzle())) open.click(cell);
}

/// Beside a long message it is said in short, and in whole words where the mouse rests.
inline QString offer(OpenWindow& open) {
    auto& button = open.part<QToolButton>("offer");
    if (!button.isVisible()) return {};
    return button.toolTip().isEmpty() ? button.text() : button.toolTip();
}

/// A test with the file of a person’s progress.
class LevelPlayTest : public UiTest {
  protected:
    /// What the file says of a level or a day.
    template <class Level>
    [[nodiscard]] std::optional<int> fewest(Level level) const {
        return ui::readLevelText(contents(inFolder("levels.txt"))).progress.fewest(level);
    }

    /// A file of a game that says where it comes from.
    [[nodiscard]] QString fileFrom(const Puzzle& start, const char* from,
                                   std::vector<Cell> presses = {}) const {
        FlipFile file{start, std::move(presses)};
        file.made = static_cast<int>(file.presses.size());
        file.from = from;
        return write("from.flip", QByteArray::fromStdString(writeFlipFile(file)));
    }

    /// Puts a file there, as another program or an accident does.
    void put(const QByteArray& text) const { QCOMPARE(write("levels.txt", text), inFolder("levels.txt")); }
};

} // namespace flip::test
