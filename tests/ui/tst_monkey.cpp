// A monkey at the window: mouse, wheel, keys and texts from elsewhere, at random but the same for the same
// seed, to whatever window is open. Nothing is asserted of what it does; no warning, no crash and, under
// sanitizers, no leak may come of it, and the game that it leaves must come back. FLIP_MONKEY=20000 makes it
// do that many things, FLIP_MONKEY_SEED=2 others.

#include "core/base/random.h"
#include "tests/support/open_window.h"
#include "tests/support/random_moves.h"
#include "tests/support/ui_test.h"
#include "ui/game/session.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>

#include <array>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// What it finds on the clipboard.
constexpr std::array texts{
    "bwwb\nbbwb\nbwwb\nbwww\n",
    "bw\nwb\n",
    "[[0,0],[0,1]]",
    "b",
    "Dear Sir or Madam",
    "",
    "3 4 4 2\n0 1 0\n1 1 1\n0 1 0\n",
    "010101010\n101010101\n",
    "bwwb bbwb bwwb bwww",
    "\xE2\x9A\xAB\xE2\x9A\xAA",
};

/// Keys that nothing may come of but what a person sees and can undo.
constexpr std::array keys{
    Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Left,
    Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Home, Qt::Key_End,     Qt::Key_Delete,
    Qt::Key_F1,    Qt::Key_F5,     Qt::Key_F10,    Qt::Key_Menu, Qt::Key_PageUp,  Qt::Key_PageDown,
    Qt::Key_Plus,  Qt::Key_A,      Qt::Key_C,      Qt::Key_E,    Qt::Key_H,       Qt::Key_N,
    Qt::Key_R,     Qt::Key_S,      Qt::Key_V,      Qt::Key_Y,    Qt::Key_Z,       Qt::Key_1,
    Qt::Key_3,     Qt::Key_5,      Qt::Key_D,      Qt::Key_G,    Qt::Key_I,       Qt::Key_L,
    Qt::Key_M,     Qt::Key_O,      Qt::Key_P,      Qt::Key_2,    Qt::Key_4,       Qt::Key_6,
    Qt::Key_F9,    Qt::Key_Enter,
};

int numberFrom(const char* variable, int otherwise) {
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : otherwise;
}

} // namespace

class TestMonkey : public UiTest {
    Q_OBJECT

    class Monkey {
      public:
        Monkey(OpenWindow& open, std::uint64_t seed) : open_(open), random_(seed) {}

        template <class Values>
        auto any(const Values& values) {
            return values[static_cast<std::size_t>(random_.below(values.size()))];
        }

        void doSomething() {
            QWindow* window = target();
            if (window == nullptr) return open_.window.show();
            switch (random_.below(13)) {
            case 0:
            case 1:
            case 2:
            case 3:
                return click(*window);
            case 4:
                return drag(*window, Qt::LeftButton, {}, point(*window), point(*window));
            case 5:
                return drag(*window, Qt::LeftButton, Qt::ShiftModifier, point(*window), point(*window));
            case 6:
                return turnWheel(*window);
            case 7:
                return QApplication::clipboard()->setText(QString::fromUtf8(any(texts)));
            case 8:
                return resize();
            case 9:
                return open_.clock.advance(upTo(2'000));
            case 10:
                return dragOut();
            default:
                return strike(*window);
            }
        }

        /// Whether the mouse has been pressed and is not yet released.
        [[nodiscard]] bool isDragging() const { return isDragging_; }

      private:
        int upTo(int most) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(most) + 1)); }

        /// A menu or dialog that keeps all others waiting, or any window that is open.
        QWindow* target() {
            // There it could write and delete what is not ours.
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog != nullptr && (dialog->inherits("QFileDialog") || dialog->inherits("QPrintDialog")))
                dialog->reject();
            for (QWidget* front : {QApplication::activePopupWidget(), QApplication::activeModalWidget()}) {
                if (front != nullptr && front->windowHandle() != nullptr) return front->windowHandle();
            }
            QList<QWindow*> seen;
            for (QWindow* window : QGuiApplication::topLevelWindows()) {
                if (window->isVisible() && window->type() != Qt::ToolTip) seen << window;
            }
            return seen.isEmpty() ? nullptr : seen[upTo(static_cast<int>(seen.size()) - 1)];
        }

        QPoint point(const QWindow& window) { return {upTo(window.width() - 1), upTo(window.height() - 1)}; }

        Qt::KeyboardModifiers modifiers() {
            constexpr std::array<Qt::KeyboardModifiers, 6> choices{
                Qt::NoModifier,    Qt::NoModifier,  Qt::ControlModifier,
                Qt::ShiftModifier, Qt::AltModifier, {Qt::ControlModifier | Qt::ShiftModifier}};
            return any(choices);
        }

        /// Takes the game away by the frame of its board, and lets it fall somewhere.
        void dragOut() {
            const BoardView& board = open_.window.board();
            if (!board.isVisible() || target() != open_.window.windowHandle()) return;
            const QPoint frame = board.cellRect({0, 0}).topLeft() - QPoint(5, 5);
            QWindow& window = *open_.window.windowHandle();
            drag(window, Qt::LeftButton, {}, board.mapTo(&open_.window, frame), point(window));
        }

        // What is pressed may close its window; Qt Test would release it on one that is gone.
        void drag(QWindow& window, Qt::MouseButton button, Qt::KeyboardModifiers modifiers, QPoint from,
                  QPoint to) {
            const QPointer<QWindow> still(&window);
            isDragging_ = true;
            QTest::mousePress(&window, button, modifiers, from);
            if (still && from != to) QTest::mouseMove(still, to);
            if (still) QTest::mouseRelease(still, button, modifiers, to);
            isDragging_ = false;
        }

        void click(QWindow& window) {
            const QPoint at = point(window);
            drag(window, random_.below(8) == 0 ? Qt::RightButton : Qt::LeftButton, modifiers(), at, at);
        }

        void strike(QWindow& window) {
            const QPointer<QWindow> still(&window);
            const Qt::Key key = any(keys);
            // Qt Test presses Alt before the key, which closes a menu, and then would press the key on it.
            const auto with = QApplication::activePopupWidget() == nullptr ? modifiers() : Qt::NoModifier;
            QTest::keyPress(&window, key, with);
            if (still) QTest::keyRelease(still, key, with);
        }

        void turnWheel(QWindow& window) {
            const QPoint at = point(window);
            const QPoint angle(0, random_.below(2) == 0 ? 120 : -120);
            QWheelEvent event(at, window.mapToGlobal(at), {}, angle, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&window, &event);
        }

        void resize() { open_.window.resize(320 + upTo(900), 240 + upTo(700)); }

        OpenWindow& open_;
        Random random_;
        bool isDragging_ = false;
    };

  private slots:

    void nothingComesOfWhatItDoes() {
        constexpr int few = 600;
        const int wanted = numberFrom("FLIP_MONKEY", few);
        const auto seed = static_cast<std::uint64_t>(numberFrom("FLIP_MONKEY_SEED", 1));
        const QString sessions = inFolder(QStringLiteral("sessions"));
        Saved left{impossiblePuzzle(), impossiblePuzzle(), impossiblePuzzle(), {}, 0, 0, {}};
        {
            OpenWindow open(sessions);
            QVERIFY(open.isReady());
            Monkey monkey(open, seed);
            int done = 0;
            // The menu of a tool button has an event loop of its own, in which nobody would do anything, and
            // so has the game that is dragged away.
            QTimer impatience;
            connect(&impatience, &QTimer::timeout, this, [&, last = -1]() mutable {
                QWidget* popup = QApplication::activePopupWidget();
                if (popup != nullptr && done == last) popup->close();
                if (popup == nullptr && done == last && monkey.isDragging()) {
                    // Not with Qt Test, which asks a window that a dialog may keep waiting.
                    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
                    QCoreApplication::sendEvent(open.window.windowHandle(), &escape);
                }
                last = done;
            });
            impatience.start(std::chrono::milliseconds(100));
            for (; done < wanted; ++done) {
                monkey.doSomething();
                QCoreApplication::processEvents();
            }
            QVERIFY2(open.game().moveCount() > 0, "it has not even played");
            left = saved(open.game());
        }
        Game game(impossiblePuzzle());
        Session session(sessions);
        QCOMPARE(session.attach(game), Session::Restored::All);
        QVERIFY2(saved(game) == left, "the game came back otherwise than it was left");
    }
};

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
