#pragma once

#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "tests/support/manual_clock.h"
#include "tests/support/patience.h"
#include "ui/board/board_view.h"
#include "ui/main_window.h"
#include "ui/widgets/announcer.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QTest>

#include <algorithm>

namespace flip::test {

/// The program's window, open and active, to be used like a person with mouse and keys. Time stands still
/// until a test advances it.
class OpenWindow {
  public:
    ManualClock clock;
    ui::MainWindow window;

    explicit OpenWindow(const QString& sessionFolder) : window(sessionFolder, clock) {
        // The screen without a display is smaller than most.
        if (!ui::Settings().isChosen(ui::settings::windowGeometry)) window.resize(1000, 700);
        window.show();
        window.activateWindow();
    }

    [[nodiscard]] bool isReady() { return QTest::qWaitForWindowActive(&window, patience); }

    [[nodiscard]] ui::Game& game() { return window.game(); }

    [[nodiscard]] ui::SolutionPlayer& player() { return window.player(); }

    [[nodiscard]] const Puzzle& puzzle() { return window.game().puzzle(); }

    /// The part of this type and name; a visible one, if there are several. Ends the program if there is
    /// none.
    template <class Part>
    [[nodiscard]] Part& part(const char* name) {
        const auto found = window.findChildren<Part*>(QLatin1String(name));
        if (found.isEmpty()) qFatal("the window has no part called %s", name);
        const auto seen = std::ranges::find_if(found, &QWidget::isVisible);
        return **(seen == found.end() ? found.begin() : seen);
    }

    /// The text of a label; empty if it is not visible.
    [[nodiscard]] QString label(const char* name) {
        auto& found = part<QLabel>(name);
        return found.isVisible() ? found.text() : QString();
    }

    /// The sentence above the board.
    [[nodiscard]] QString message() { return label("message"); }

    /// The answer in large letters.
    [[nodiscard]] QString headline() { return label("headline"); }

    /// The last sentence for screen readers.
    [[nodiscard]] QString spoken() { return part<ui::Announcer>("spoken").said(); }

    /// Clicks on a piece.
    void click(Cell cell) {
        const auto& board = window.board();
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                          board.mapTo(&window, board.cellRect(cell).center()));
    }

    /// Clicks on a button.
    void click(const char* name) {
        auto& button = part<QAbstractButton>(name);
        QTest::mouseClick(&button, Qt::LeftButton);
    }

    /// Presses a key in the widget that has the focus.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget* target = QApplication::focusWidget();
        QTest::keyClick(target == nullptr ? &window : target, key, modifiers);
    }

    /// The command with this object name.
    [[nodiscard]] QAction& action(const char* name) {
        auto* found = window.findChild<QAction*>(QLatin1String(name));
        if (found == nullptr) qFatal("the window has no command %s", name);
        return *found;
    }

    /// The menu command with this text, without ampersands.
    [[nodiscard]] QAction& command(const QString& text) {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->text().remove(QLatin1Char('&')) == text) return *action;
        }
        qFatal("no menu has the command %s", qPrintable(text));
    }

    /// Copies text elsewhere, then pastes it here.
    void paste(const QString& text) {
        QApplication::clipboard()->setText(text);
        key(Qt::Key_V, Qt::ControlModifier);
    }

    /// Asks for the solution and waits for it.
    [[nodiscard]] bool solve() {
        key(Qt::Key_Return, Qt::ControlModifier);
        // In a small window the panel is not visible.
        return QTest::qWaitFor([this] { return !part<QLabel>("headline").isHidden(); }, patience);
    }
};

/// An optimal press set of a puzzle that has a solution.
[[nodiscard]] inline std::vector<Cell> solutionOf(const Puzzle& puzzle) {
    const Outcome outcome = flip::solve(defaultMethod(), puzzle);
    const auto* optimal = std::get_if<Optimal>(&outcome.answer);
    if (optimal == nullptr) qFatal("a puzzle that should have a solution has none");
    return optimal->presses.setCells();
}

/// Drops something on the window as if dragged from another program, which offers these actions; with Shift,
/// it proposes to move. Returns the action that is taken; Qt::IgnoreAction if it is not accepted.
[[nodiscard]] inline Qt::DropAction actionOfDrop(QWidget& window, const QMimeData& data,
                                                 Qt::DropActions offered, Qt::KeyboardModifiers keys) {
    const QPoint at(100, 100);
    QDragEnterEvent enter(at, offered, &data, Qt::LeftButton, keys);
    enter.ignore();
    QApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted()) return Qt::IgnoreAction;
    QDropEvent drop(at, offered, &data, Qt::LeftButton, keys);
    QApplication::sendEvent(&window, &drop);
    return drop.isAccepted() ? drop.dropAction() : Qt::IgnoreAction;
}

[[nodiscard]] inline bool drop(QWidget& window, const QMimeData& data) {
    return actionOfDrop(window, data, Qt::CopyAction, {}) == Qt::CopyAction;
}

} // namespace flip::test
