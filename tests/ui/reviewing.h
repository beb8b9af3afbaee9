#pragma once

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/review/review_chart.h"

#include <QListWidget>
#include <QTest>

#include <vector>

namespace flip::test {

/// A window with a game that is reviewed.
struct Reviewing : OpenWindow {
    using OpenWindow::OpenWindow;

    [[nodiscard]] bool isReadyFor(const Puzzle& puzzle, const std::vector<Cell>& presses) {
        if (!isReady()) return false;
        game().replace(puzzle, QStringLiteral("New"));
        game().pressAll(presses, ui::Motion::Immediate);
        key(Qt::Key_6, Qt::ControlModifier);
        return QTest::qWaitFor([&] { return !label("reviewHeadline").isEmpty(); }, patience);
    }

    [[nodiscard]] ui::ReviewChart& chart() { return part<ui::ReviewChart>("reviewChart"); }

    [[nodiscard]] QStringList lines(const char* name) {
        QStringList all;
        const auto& list = part<QListWidget>(name);
        for (int i = 0; list.isVisible() && i < list.count(); ++i) all << list.item(i)->text();
        return all;
    }

    void clickLine(const char* name, int row) {
        auto& list = part<QListWidget>(name);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
    }

    /// Clicks on the chart at the place after this many presses.
    void clickPlace(std::size_t made) {
        QTest::mouseClick(&chart(), Qt::LeftButton, {}, chart().pointOf(made).toPoint());
    }
};

/// The four presses that solve the sample, with two in between that cancel each other.
[[nodiscard]] inline std::vector<Cell> sampleWithDetour() {
    std::vector<Cell> presses = solutionOf(samplePuzzle());
    presses.insert(presses.begin() + 1, Cell{3, 3});
    presses.insert(presses.begin() + 3, Cell{3, 3});
    return presses;
}

} // namespace flip::test
