// Nothing in a dialog holds the window up: every button, every choice and every number, one after the other.

#include "core/generate/random_puzzle.h"
#include "tests/support/controls.h"
#include "tests/support/ui_test.h"
#include "tests/support/watched_window.h"
#include "ui/board/board_accessible.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

QString nameOf(const QWidget& control) {
    const auto* button = qobject_cast<const QAbstractButton*>(&control);
    return button != nullptr && !button->text().isEmpty() ? button->text() : control.objectName();
}

/// The keys that go through all that it offers, or none for a click.
QList<Qt::Key> keysFor(const QWidget& control) {
    if (qobject_cast<const QAbstractSpinBox*>(&control)) return {Qt::Key_PageUp, Qt::Key_Down};
    const auto* choices = qobject_cast<const QComboBox*>(&control);
    if (choices == nullptr) return {};
    QList<Qt::Key> keys{Qt::Key_Home};
    keys.resize(choices->count(), Qt::Key_Down);
    return keys;
}

/// The dialog that a command opens, shown and through with what it does at first.
QDialog* openedBy(Watched& watched, const QString& command) {
    auto* dialog = watched.window.findChild<QDialog*>();
    if (dialog == nullptr) watched.window.findChild<QAction*>(command)->trigger();
    const bool isOpen = QTest::qWaitFor(
        [&] {
            dialog = watched.window.findChild<QDialog*>();
            return dialog != nullptr && dialog->isVisible();
        },
        patience);
    return isOpen ? dialog : nullptr;
}

} // namespace

class TestDialogHeartbeat : public UiTest {
    Q_OBJECT

  public:
    TestDialogHeartbeat() { QAccessible::installFactory(boardAccessibleFactory); }

  private slots:

    void nothingInADialogHoldsTheWindowUp_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("side");
        for (const char* command :
             {"levelsAction", "newPuzzleAction", "notesAction", "printPuzzlesAction", "statisticsAction"}) {
            for (const int side : {1, 4, 64})
                QTest::addRow("%s, %d×%d", command, side, side) << command << side;
        }
    }

    void nothingInADialogHoldsTheWindowUp() {
        QFETCH(QString, command);
        QFETCH(int, side);
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Rule rule = Rule::fromPattern({side, side}, Pattern::plus());
        watched.window.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
        qsizetype used = 0;
        for (;; ++used) {
            QDialog* dialog = openedBy(watched, command);
            QVERIFY(dialog != nullptr);
            const QWidgetList controls = controlsOf(*dialog);
            if (used >= controls.size()) break;
            const QPointer<QWidget> control(controls[used]);
            const QString name = nameOf(*control);
            const QList<Qt::Key> keys = keysFor(*control);
            const qsizetype told = watched.slow.size();
            if (keys.isEmpty()) {
                // It may close the dialog.
                watched.check(name, [&] {
                    if (control) QTest::mouseClick(control, Qt::LeftButton);
                });
            }
            for (const Qt::Key key : keys) {
                control->setFocus();
                watched.check(name, [&] { QTest::keyClick(control, key); });
            }
            // Dialogs for files and printers are Qt's or the desktop's, and so is the time that they take.
            QList<QDialog*> dialogs;
            for (QDialog* const other : watched.window.findChildren<QDialog*>()) {
                if (other->inherits("QFileDialog") || other->inherits("QPrintDialog")) dialogs << other;
            }
            if (!dialogs.isEmpty()) watched.slow.resize(told);
            qDeleteAll(dialogs);
        }
        QVERIFY(used >= 2);
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void lookingForABoardThatNeedsSoManyPressesDoesNotHoldTheWindowUp_data() {
        QTest::addColumn<int>("side");
        for (const int side : {4, 9, 20, 64}) QTest::addRow("%d×%d", side, side) << side;
    }

    void lookingForABoardThatNeedsSoManyPressesDoesNotHoldTheWindowUp() {
        QFETCH(int, side);
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        const Rule rule = Rule::fromPattern({side, side}, Pattern::plus());
        watched.window.game().replace(randomPuzzle(rule, Goal::Either, 1), "New");
        QPointer<QDialog> dialog(openedBy(watched, "newPuzzleAction"));
        QVERIFY(dialog);
        auto& start = *dialog->findChild<QComboBox*>("start");
        watched.check("choose", [&] { start.setCurrentText("A board as hard as you choose"); });
        auto& needed = *dialog->findChild<QSpinBox*>("needed");
        QVERIFY(needed.isVisible());
        watched.check("play", [&] {
            // It is closed after the first time.
            if (!dialog || !dialog->isVisible()) return;
            needed.setValue(3);
            QTest::keyClick(&needed, Qt::Key_Return);
            // Where none is found in time, it stays.
            const auto& button = *dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(QTest::qWaitFor([&] { return !dialog || !dialog->isVisible() || button.isEnabled(); },
                                    patience));
        });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }
};

QTEST_MAIN(TestDialogHeartbeat)
#include "tst_dialog_heartbeat.moc"
