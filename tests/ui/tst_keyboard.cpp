// Without a mouse: every command of the menus is done with keys alone, and the Tab key comes by everything
// that can be used on a page or in a dialog.

#include "tests/support/controls.h"
#include "tests/support/scenes.h"
#include "tests/support/ui_test.h"
#include "ui/widgets/transport_bar.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSet>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const Scene& sceneNamed(const char* name) {
    return *std::ranges::find_if(scenes(),
                                 [&](const Scene& scene) { return QLatin1String(scene.name) == name; });
}

/// A level with a press that was undone.
QWidget* levelWithUndonePress(OpenWindow& open) {
    open.action("levelsAction").trigger();
    QDialog* levels = nullptr;
    const auto isOpen = [&] { return (levels = open.window.findChild<QDialog*>("levels")) != nullptr; };
    if (!QTest::qWaitFor(isOpen, patience)) return nullptr;
    QTest::mouseClick(levels->findChild<QAbstractButton*>("playLevel"), Qt::LeftButton);
    if (!QTest::qWaitFor([&] { return open.window.findChild<QDialog*>("levels") == nullptr; }, patience))
        return nullptr;
    // It is made in the background.
    const auto isLevel = [&] { return open.action("nextLevel").isEnabled(); };
    if (!QTest::qWaitFor(isLevel, patience)) return nullptr;
    open.window.activateWindow();
    if (!open.isReady()) return nullptr;
    open.click({0, 0});
    open.key(Qt::Key_Z, Qt::ControlModifier);
    return &open.window;
}

/// Several puzzles to leaf through, of which the second is shown, enlarged.
QWidget* several(OpenWindow& open) {
    open.paste("bwwb\nbbwb\nbwwb\nbwww\n\nbwww\nwwww\nwwww\nwwww\n\nwbbw\nwwww\nwwww\nwwww\n");
    open.action("nextPuzzle").trigger();
    open.key(Qt::Key_Equal, Qt::ControlModifier);
    return &open.window;
}

/// Set up with a target.
QWidget* target(OpenWindow& open) {
    if (sceneNamed("set-up").bring(open) == nullptr) return nullptr;
    open.action("useAsTarget").trigger();
    return &open.window;
}

/// In which every command of the menus can be done in one or another.
const std::vector<Scene>& situations() {
    static const std::vector<Scene> all{sceneNamed("solution"), sceneNamed("set-up"),
                                        sceneNamed("readings"), {"level", levelWithUndonePress},
                                        {"several", several},   {"target", target}};
    return all;
}

/// The way through the menus to a command: its menu, submenus and the command itself.
using Path = QList<QAction*>;

void addPaths(const QList<QAction*>& actions, const Path& before, QList<Path>& paths) {
    for (QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible()) continue;
        const Path path = before + Path{action};
        if (action->menu() != nullptr) {
            addPaths(action->menu()->actions(), path, paths);
        } else {
            paths << path;
        }
    }
}

/// The ways to all commands that the menus have in a window that shows a solution.
QList<Path> pathsIn(OpenWindow& open) {
    QList<Path> paths;
    addPaths(open.window.menuBar()->actions(), {}, paths);
    return paths;
}

/// Undo and Redo say what they would undo.
QString textOf(const QAction& action) {
    if (action.objectName() == "undo" || action.objectName() == "redo") return action.objectName();
    return action.text().remove('&');
}

/// Presses the down key until the menu's entry is reached.
bool isReached(QMenu& menu, const QAction* entry) {
    for (qsizetype i = 0; i <= menu.actions().size() && menu.activeAction() != entry; ++i)
        QTest::keyClick(&menu, Qt::Key_Down);
    return menu.activeAction() == entry;
}

enum class Way { Done, Disabled, NotReached };

/// Opens the menus on the way and does the command. Some commands are disabled only once their menu opens.
Way goAlong(OpenWindow& open, const Path& path) {
    const QKeySequence mnemonic = QKeySequence::mnemonic(path.front()->text());
    if (mnemonic.isEmpty()) return Way::NotReached;
    open.key(mnemonic[0].key(), mnemonic[0].keyboardModifiers());
    for (qsizetype i = 0; i + 1 < path.size(); ++i) {
        QMenu& menu = *path[i]->menu();
        if (!QTest::qWaitForWindowExposed(&menu, patience)) return Way::NotReached;
        if (!path[i + 1]->isEnabled()) return Way::Disabled;
        if (!isReached(menu, path[i + 1])) return Way::NotReached;
        QTest::keyClick(&menu, i + 2 < path.size() ? Qt::Key_Right : Qt::Key_Return);
    }
    return Way::Done;
}

/// A button on a tool bar that has a command of the menus.
bool isInMenu(OpenWindow& open, const QWidget& widget) {
    const auto* button = qobject_cast<const QToolButton*>(&widget);
    if (button == nullptr || button->defaultAction() == nullptr) return false;
    return std::ranges::any_of(pathsIn(open),
                               [&](const Path& path) { return path.back() == button->defaultAction(); });
}

/// Whether another widget that has been reached takes the keys for this one: arrows change between the
/// buttons of one choice, and the slider of a transport bar steps and plays.
bool isUsedFrom(const QWidget& reached, const QWidget& widget) {
    if (reached.isAncestorOf(&widget)) return true;
    if (reached.parentWidget() != widget.parentWidget()) return false;
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button == nullptr) return false;
    if (qobject_cast<const TransportBar*>(widget.parentWidget()) != nullptr)
        return qobject_cast<const QSlider*>(&reached) != nullptr;
    return button->group() != nullptr || button->autoExclusive();
}

QString described(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const QString text = button == nullptr ? QString() : button->text();
    return QStringLiteral("%1 “%2” %3 in %4")
        .arg(QLatin1String(widget.metaObject()->className()), text, widget.objectName(),
             QLatin1String(widget.parentWidget()->metaObject()->className()));
}

} // namespace

class TestKeyboard : public UiTest {
    Q_OBJECT

    /// Does one command, by its number, in a window of its own.
    void doCommand(const Scene& scene, qsizetype number, const QString& name, QSet<QString>& done) {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(scene.bring(open) != nullptr);
        const Path path = pathsIn(open).at(number);
        QSignalSpy triggered(path.back(), &QAction::triggered);
        const Way way = goAlong(open, path);
        QVERIFY2(way != Way::NotReached, qPrintable(name));
        if (way == Way::Disabled) return;
        QVERIFY2(triggered.size() == 1, qPrintable(name));
        done.insert(name);
        if (name == "Quit") {
            QVERIFY(!open.window.isVisible());
            return;
        }
        for (QDialog* dialog : open.window.findChildren<QDialog*>()) {
            QPointer<QDialog> still(dialog);
            QVERIFY2(QTest::qWaitForWindowExposed(dialog, patience), qPrintable(name));
            QTest::keyClick(dialog, Qt::Key_Escape);
            QTRY_VERIFY2(!still || !still->isVisible(), qPrintable(name));
        }
        // Whoever goes on must not have to look for the keyboard.
        open.window.activateWindow();
        QVERIFY2(open.isReady(), qPrintable(name));
        QVERIFY2(open.window.focusWidget() != nullptr, qPrintable(name));
    }

  private slots:

    void everyCommandIsDoneWithKeysAlone() {
        QSet<QString> done;
        QSet<QString> known;
        for (const Scene& scene : situations()) {
            OpenWindow all(folder());
            QVERIFY(all.isReady());
            QVERIFY2(scene.bring(all) != nullptr, scene.name);
            const QList<Path> paths = pathsIn(all);
            for (qsizetype i = 0; i < paths.size(); ++i) {
                const QString name = textOf(*paths[i].back());
                known.insert(name);
                if (done.contains(name) || !paths[i].back()->isEnabled()) continue;
                doCommand(scene, i, name, done);
                if (QTest::currentTestFailed()) return;
            }
        }
        // Whether a board has this notation is known only once the menu is open.
        known.remove("Security Panel (UVA 10318)");
        const QStringList missed = (known - done).values();
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join("; ")));
        QVERIFY(done.size() > 95);
    }

    void aCommandThatHasNothingToDoPressesNoPiece() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        QVERIFY(!open.command("Play or Pause").isEnabled());
        for (const auto modifiers : {Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier}) {
            QTest::keyClick(&open.window.board(), Qt::Key_Space, modifiers);
            QCOMPARE(open.game().presses(), 1);
        }
        QTest::keyClick(&open.window.board(), Qt::Key_Space);
        QCOMPARE(open.game().presses(), 2);
    }

    void theTabKeyComesByEverything_data() {
        QTest::addColumn<QString>("scene");
        for (const Scene& scene : scenes()) QTest::newRow(scene.name) << QString(scene.name);
    }

    void theTabKeyComesByEverything() {
        QFETCH(QString, scene);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QWidget* shown = sceneNamed(qPrintable(scene)).bring(open);
        QVERIFY(shown != nullptr);
        open.clock.finish();
        QVERIFY(QTest::qWaitForWindowActive(shown, patience));
        QTRY_VERIFY(shown->focusWidget() != nullptr);
        QSet<const QWidget*> reached;
        while (!reached.contains(shown->focusWidget())) {
            reached.insert(shown->focusWidget());
            QTest::keyClick(shown->focusWidget(), Qt::Key_Tab);
        }
        QStringList missed;
        for (const QWidget* control : controlsOf(*shown)) {
            const bool isUsed = std::ranges::any_of(reached, [&](const QWidget* widget) {
                return widget == control || isUsedFrom(*widget, *control);
            });
            if (!isUsed && !isInMenu(open, *control)) missed << described(*control);
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join("; ")));
    }
};

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
