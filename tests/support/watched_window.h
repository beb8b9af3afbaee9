#pragma once

#include "core/base/threads.h"
#include "tests/support/heartbeat.h"
#include "tests/support/patience.h"
#include "ui/main_window.h"
#include "ui/reading/text_desk.h"

#include <QLabel>
#include <QMenu>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace flip::test {

/// Rows of a board on which only the first piece is black.
inline QString blackCorner(int rows, int columns) {
    QString text = (QString(columns, 'w') + '\n').repeated(rows);
    text[0] = 'b';
    return text;
}

/// A machine that has more to do than it can: threads that do nothing else than take the processors, until
/// this goes.
class BusyMachine {
  public:
    explicit BusyMachine(int threads) {
        for (int i = 0; i < threads; ++i) {
            auto thread = startThread([this] {
                while (!done_) {
                }
            });
            if (thread) threads_.push_back(*std::move(thread));
        }
    }

    ~BusyMachine() { done_ = true; }

    BusyMachine(const BusyMachine&) = delete;
    BusyMachine& operator=(const BusyMachine&) = delete;

  private:
    std::atomic<bool> done_{false};
    std::vector<JoiningThread> threads_;
};

/// These end the program, change the whole screen, or open a dialog for files, which is Qt's or the desktop's
/// and waits for its own thread.
inline const std::set<QString> notWatched{"Quit", "Full Screen", "Open…",
                                          "Save", "Save As…",    "Export Picture…"};

/// A window with a heartbeat and a clock that goes, as the program's does.
struct Watched {
    ui::WallClock clock;
    ui::MainWindow window;
    Heartbeat heart;
    /// What took too long, as "Solve: 120 ms".
    QStringList slow;

    /// No longer than this may the window be held up, in milliseconds.
    /// Where painting and counting a million pieces takes most of it, a machine that is slow
    /// for a while takes two or three times as long; such tests may allow that much.
    static constexpr int usual = 50 * slowness;
    static constexpr int onASlowMachine = 3 * usual;
    int most = usual;

    explicit Watched(const QString& folder, std::function<void()> idleWork = {})
        : window(folder, clock), heart(std::move(idleWork)) {
        window.show();
    }

    /// Does something, waits a little for what comes of it, and says for how long that held up the window.
    /// What the machine does at that moment is not the program's fault, and does not happen every time.
    template <class Act>
    [[nodiscard]] int pauseOf(Act act) {
        heart.begin();
        act();
        if (!heart.goOn()) qFatal("the window is dead");
        return static_cast<int>(heart.pause().count());
    }

    /// The same, and remembers it if that was too long.
    template <class Act>
    void check(const QString& name, Act act) {
        int least = pauseOf(act);
        const auto computed = static_cast<int>(heart.computed().count());
        // What is computed holds the window up even if it happens only once. A disk that others use makes it
        // wait now and then, a freeze every time.
        for (int again = 0; again < 2 && least > most && computed <= most; ++again)
            least = std::min(least, pauseOf(act));
        if (least <= most) return;
        slow << QStringLiteral("%1: %2 ms, computing %3 of them").arg(name).arg(least).arg(computed);
    }

    void paste(const QString& text) { window.texts().take({.text = {text}}, ui::TextDesk::Arrival::Paste); }

    [[nodiscard]] bool isSolved() {
        window.solve();
        auto* headline = window.findChild<QLabel*>(QStringLiteral("headline"));
        return QTest::qWaitFor([headline] { return !headline->isHidden(); }, patience);
    }

    /// All commands of the menus that act at once.
    [[nodiscard]] QList<QAction*> commands() {
        QList<QAction*> found;
        for (QMenu* menu : window.findChildren<QMenu*>()) {
            for (QAction* action : menu->actions()) {
                const bool acts = action->menu() == nullptr && !action->isSeparator();
                const bool isNew = !found.contains(action);
                if (acts && isNew && !notWatched.contains(action->text().remove('&'))) found << action;
            }
        }
        return found;
    }
};

} // namespace flip::test
