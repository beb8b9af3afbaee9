// Files on disks of the network, which may not answer.

#include "tests/support/file_dialogs.h"
#include "tests/support/hung_disk.h"
#include "tests/support/open_window.h"
#include "tests/support/slow_disk.h"
#include "tests/support/ui_test.h"
#include "tests/support/watched_window.h"
#include "ui/file/file_menu.h"
#include "ui/game/network_disk.h"

#include <QElapsedTimer>
#include <QFileDialog>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

#include <memory>
#include <optional>

#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const QByteArray mounts = R"(21 26 0:20 / / rw shared:1 - ext4 /dev/vda1 rw
22 21 0:21 / /home rw,relatime shared:2 master:1 - nfs4 server:/home rw,vers=4.2
23 21 8:17 / /media/a\040stick rw - fuseblk /dev/sdb1 rw
24 21 0:40 / /media/a\134b rw - cifs //server/share rw
25 22 0:41 / /home/local rw - tmpfs tmpfs rw
26 21 0:42 / /srv rw - nfs server:/srv rw
27 26 8:18 / /srv rw - ext4 /dev/sdc1 rw
28 21 0:43 / /run/gvfs rw - fuse.gvfsd-fuse gvfsd-fuse rw
)";

} // namespace

class TestNetworkDisk : public UiTest {
    Q_OBJECT

    /// A share of the network on a disk that answers; empty where none can be mounted.
    [[nodiscard]] QString shareOn(std::optional<WillingDisk>& disk) const {
        const QString place = inFolder("willing");
        if (!QDir().mkpath(place)) return {};
        disk.emplace(place);
        return disk->mountShare();
    }

  private slots:

    void aDiskOfTheNetworkIsKnownByItsMount_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isThere");
        QTest::newRow("of this machine") << "/etc/fstab" << false;
        QTest::newRow("the root") << "/" << false;
        QTest::newRow("the place itself") << "/home" << true;
        QTest::newRow("below the place") << "/home/me/deep/game.flip" << true;
        QTest::newRow("beside the place") << "/homes/game.flip" << false;
        QTest::newRow("through the place") << "/home/../etc/fstab" << false;
        QTest::newRow("a disk of this machine that can only be reached there") << "/home/local/x" << true;
        QTest::newRow("a stick that a program reads") << "/media/a stick/game.flip" << false;
        QTest::newRow("a share with a backslash in its name") << "/media/a\\b/game.flip" << true;
        QTest::newRow("below what has hidden it") << "/srv/game.flip" << false;
        QTest::newRow("a disk that another program provides") << "/run/gvfs/smb/game.flip" << true;
    }

    void aDiskOfTheNetworkIsKnownByItsMount() {
        QFETCH(QString, path);
        QFETCH(bool, isThere);
        QCOMPARE(isOnNetwork(path, mounts), isThere);
    }

    void wholeMachinesMayBeOnTheNetwork() {
        QVERIFY(isOnNetwork("/etc/fstab", "1 0 0:2 / / rw - nfs server:/root rw\n"));
        QVERIFY(!isOnNetwork("/etc/fstab", "damaged\n1 2 3 -\n"));
    }

    void symbolicLinksAreFollowed() {
        const auto link = [this](const char* to, const char* name) {
            return symlink(to, QFile::encodeName(inFolder(name)).constData()) == 0;
        };
        QVERIFY(link("/home/me", "absolute") && link("../../../../../../../home", "relative"));
        QVERIFY(link("absolute/there", "both") && link("round", "round") && link("/etc", "here"));
        QVERIFY(isOnNetwork(inFolder("absolute/game.flip"), mounts));
        QVERIFY(isOnNetwork(inFolder("relative"), mounts));
        QVERIFY(isOnNetwork(inFolder("both/game.flip"), mounts));
        QVERIFY(!isOnNetwork(inFolder("here/game.flip"), mounts));
        QVERIFY(!isOnNetwork(inFolder("round/game.flip"), mounts));
    }

    void asManyLinksAreFollowedAsBySystems() {
        // The folder itself may be reached by a link.
        const QDir place(QFileInfo(folder()).canonicalFilePath());
        QByteArray to = "/home/me";
        for (int links = 1; links <= 41; ++links) {
            const QByteArray name = "link" + QByteArray::number(links);
            const QString path = place.filePath(name);
            QVERIFY(symlink(to.constData(), QFile::encodeName(path).constData()) == 0);
            to = name;
            QCOMPARE(isOnNetwork(path, mounts), links <= 40);
        }
    }

    void aDialogGoesToTheLastFolderOnADiskThatAnswers() {
        const QString place = inFolder("willing");
        QVERIFY(QDir().mkpath(place));
        const WillingDisk disk(place);
        if (!disk.isThere()) QSKIP("no automounter's folder can be mounted here");
        QVERIFY(isOnNetwork(place));
        Settings().putFirst(settings::recentFiles, place + "/game.flip", 8);
        OpenWindow open(folder());
        // One that is gone before its folder is known.
        open.command("Open…").trigger();
        delete open.window.findChild<QFileDialog*>();
        for (const char* command : {"Open…", "Save As…"}) {
            open.command(command).trigger();
            auto* dialog = open.window.findChild<QFileDialog*>();
            QVERIFY(dialog != nullptr);
            QTRY_COMPARE_WITH_TIMEOUT(dialog->directory().path(), place, patience);
            delete dialog;
        }
    }

    void aGameThatIsSavedTwiceInARowIsSavedAsItStandsThen() {
        std::optional<WillingDisk> willing;
        const QString share = shareOn(willing);
        if (share.isEmpty()) QSKIP("no automounter's folder can be mounted here");
        const QString path = share + "/g.flip";
        QVERIFY(QFile::copy(write("g.flip", "flipgame 1\nboard\nbwwb\nbbwb\nbwwb\nbwww\n"), path));
        QVERIFY(isOnNetwork(path));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(path);
        QTRY_VERIFY(open.window.windowTitle().contains("g.flip"));
        QStringList told;
        connect(open.window.findChild<FileMenu*>(), &FileMenu::told, this,
                [&told](MessageBar::Kind, const QString& sentence) { told << sentence; });
        SlowDisk disk(share);
        open.click({0, 0});
        open.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(disk.isAwaited());
        open.click({1, 1});
        open.key(Qt::Key_S, Qt::ControlModifier);
        told.clear();
        disk.answer();
        const QString saved = QString("The game is saved in %1.").arg(path);
        QTRY_COMPARE(told, QStringList({saved, saved}));
        QVERIFY(!open.window.isWindowModified());
        const auto file = readFlipFile(contents(path).toStdString());
        QVERIFY(file && *file == fileOf(open.game()));
    }

    void gamesThatAreSavedInThreeFilesAreAllWritten() {
        std::optional<WillingDisk> willing;
        const QString share = shareOn(willing);
        if (share.isEmpty()) QSKIP("no automounter's folder can be mounted here");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        SlowDisk disk(share);
        const QStringList names{"a.flip", "b.flip", "c.flip"};
        for (const QString& name : names) {
            open.command("Save As…").trigger();
            QVERIFY(nameFile(open, "saveDialog", share + '/' + name));
            QTRY_VERIFY(disk.isAwaited());
        }
        disk.answer();
        QTRY_COMPARE(open.message(), QString("The game is saved in %1/c.flip.").arg(share));
        QCOMPARE(QDir(share).entryList(QDir::Files), names);
    }

    void aWindowThatIsKeptOpenDoesNotSayThatItCloses() {
        std::optional<WillingDisk> willing;
        const QString share = shareOn(willing);
        if (share.isEmpty()) QSKIP("no automounter's folder can be mounted here");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        SlowDisk disk(share);
        open.command("Save As…").trigger();
        QVERIFY(nameFile(open, "saveDialog", share + "/a.flip"));
        QTRY_VERIFY(disk.isAwaited());
        QVERIFY(!open.window.close());
        open.click("offer");
        QCOMPARE(open.message(), "The window stays open.");
        disk.answer();
        QTRY_VERIFY(open.message().startsWith("The game is saved in "));
        QVERIFY(open.window.isVisible());
    }

    void aWindowThatIsClosedStaysUntilItsGamesAreSaved_data() {
        QTest::addColumn<bool>("again");
        QTest::addColumn<bool>("fails");
        QTest::newRow("both are written") << false << false;
        QTest::newRow("it is closed again") << true << false;
        QTest::newRow("one cannot be written") << false << true;
    }

    void aWindowThatIsClosedStaysUntilItsGamesAreSaved() {
        QFETCH(bool, again);
        QFETCH(bool, fails);
        std::optional<WillingDisk> willing;
        const QString share = shareOn(willing);
        if (share.isEmpty()) QSKIP("no automounter's folder can be mounted here");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        SlowDisk disk(share);
        for (const QString& name : {QString("a.flip"), QString(fails ? "folder.flip" : "b.flip")}) {
            open.command("Save As…").trigger();
            QVERIFY(nameFile(open, "saveDialog", share + '/' + name));
            QTRY_VERIFY(disk.isAwaited());
        }
        QVERIFY(!open.window.close());
        QCOMPARE(open.message(),
                 "The window closes when everything is saved. Close it again to give up what is not.");
        if (again) {
            QVERIFY(open.window.close());
            disk.answer();
            return;
        }
        if (fails) QVERIFY(QDir(share).mkpath("folder.flip"));
        disk.answer();
        if (fails) {
            QTRY_VERIFY(open.message().startsWith("The game could not be saved in "));
            QVERIFY(open.window.isVisible());
        } else {
            QTRY_VERIFY(!open.window.isVisible());
            for (const char* name : {"/a.flip", "/b.flip"})
                QVERIFY(readFlipFile(contents(share + name).toStdString()));
        }
    }

    void aWindowThatIsClosedStaysIfAFileWasChangedElsewhere() {
        std::optional<WillingDisk> willing;
        const QString share = shareOn(willing);
        if (share.isEmpty()) QSKIP("no automounter's folder can be mounted here");
        const QString path = share + "/g.flip";
        const QByteArray other = QByteArray(playedFile).replace("press 1 1", "press 3 3");
        QVERIFY(QFile::copy(write("mine.flip", playedFile), path));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(path);
        QTRY_VERIFY(open.window.windowTitle().contains("g.flip"));
        open.click({3, 3});
        QVERIFY(QFile::remove(path) && QFile::copy(write("other.flip", other), path));
        SlowDisk disk(share);
        open.command("Save As…").trigger();
        QVERIFY(nameFile(open, "saveDialog", share + "/copy.flip"));
        QTRY_VERIFY(disk.isAwaited());
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!open.window.close());
        disk.answer();
        QTRY_COMPARE(open.message(),
                     QString("The game was not saved: another window or program has changed %1.").arg(path));
        QVERIFY(open.window.isVisible());
        QCOMPARE(contents(path), other);
    }

    void aDialogForAnExportDoesNotWaitForTheFolderForDocuments_data() {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("button");
        QTest::newRow("the statistics") << QByteArray("statisticsAction") << "exportStatistics";
        QTest::newRow("sheets") << QByteArray("printPuzzlesAction") << "savePdf";
    }

    void aDialogForAnExportDoesNotWaitForTheFolderForDocuments() {
        QFETCH(QByteArray, action);
        QFETCH(QString, button);
        const QByteArray home = qgetenv("HOME");
        const QByteArray config = qgetenv("XDG_CONFIG_HOME");
        const auto back = qScopeGuard([&] {
            qputenv("HOME", home);
            config.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", config);
            QStandardPaths::setTestModeEnabled(true);
        });
        for (const char* name : {"home", "config", "hung"}) QVERIFY(QDir(folder()).mkdir(name));
        static_cast<void>(write("config/user-dirs.dirs",
                                "XDG_DOCUMENTS_DIR=\"" + QFile::encodeName(inFolder("hung")) + "\"\n"));
        qputenv("HOME", QFile::encodeName(inFolder("home")));
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(inFolder("config")));
        QStandardPaths::setTestModeEnabled(false);
        const HungDisk disk(inFolder("hung"));
        if (!disk.isThere()) QSKIP("no disk can be mounted here");
        QCOMPARE(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), inFolder("hung"));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const Cell cell : solutionOf(open.puzzle())) open.click(cell);
        open.action(action.constData()).trigger();
        auto* save = open.window.findChild<QPushButton*>(button);
        QVERIFY(save != nullptr);
        QTRY_VERIFY(save->isEnabled());
        save->click();
        auto* dialog = open.window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->directory().absolutePath(), inFolder("home"));
        dialog->reject();
        auto* parent = qobject_cast<QDialog*>(dialog->parentWidget());
        parent->reject();
        QTRY_VERIFY(open.window.findChild<QFileDialog*>() == nullptr);
    }

    void aDiskThatDoesNotAnswerDoesNotHoldUpTheWindow() {
        const QString place = inFolder("hung");
        QVERIFY(QDir().mkpath(place));
        const HungDisk disk(place);
        if (!disk.isThere()) QSKIP("no disk can be mounted here");
        const QString path = place + "/game.flip";
        QVERIFY(isOnNetwork(path) && isOnNetwork(place) && !isOnNetwork(folder()));
        // The game of the last time has its file there.
        const QString board = QStringLiteral("bwwb/bbwb/bwwb/bwww");
        static_cast<void>(write("session.txt", QString("flipgame-session 1\nfirst either clipped .*./***/.*. "
                                                       "%1\nfile 0 %2\tflipgame 1\\nboard\\n%3\\n\n")
                                                   .arg(board, path, QString(board).replace('/', "\\n"))
                                                   .toUtf8()));
        auto watched = std::make_unique<Watched>(folder());
        // The disk never answers at all.
        watched->most = Watched::onASlowMachine;
        QVERIFY(QTest::qWaitForWindowExposed(&watched->window, patience));
        auto& message = *watched->window.findChild<QLabel*>("message");
        const auto command = [&](const QString& text) {
            for (QAction* each : watched->window.findChildren<QAction*>()) {
                if (each->text().remove('&') == text) return each->trigger();
            }
            qFatal("no command %s", qPrintable(text));
        };
        watched->check("open", [&] { watched->window.openSource(path); });
        QCOMPARE(message.text(), "Reading the board…");
        QMimeData dragged;
        dragged.setUrls({QUrl::fromLocalFile(path)});
        watched->check("drop",
                       [&] { watched->window.texts().take(clippingOf(dragged), TextDesk::Arrival::Drop); });
        QCOMPARE(message.text(), "Reading the board…");
        watched->check("open a picture", [&] { watched->window.openSource(place + "/board.png"); });
        QCOMPARE(message.text(), "Looking for a board in the picture…");
        watched->window.game().press({0, 0});
        watched->check("save", [&] { command("Save"); });
        QCOMPARE(message.text(), QString("Saving the game in %1…").arg(path));
        // Its folder would be the first to be shown.
        Settings().putFirst(settings::recentFiles, path, 8);
        watched->check("open a dialog", [&] {
            command("Open…");
            auto* dialog = watched->window.findChild<QFileDialog*>();
            QVERIFY(!dialog->directory().path().startsWith(place));
            delete dialog;
        });
        QVERIFY2(watched->slow.isEmpty(), qPrintable(watched->slow.join("; ")));
        // Nor does it hold up the end.
        QElapsedTimer end;
        end.start();
        watched.reset();
        QVERIFY2(end.elapsed() < 20'000, qPrintable(QString::number(end.elapsed())));
    }
};

int main(int argc, char* argv[]) {
    useOwnMounts();
    QApplication application(argc, argv);
    TestNetworkDisk test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_network_disk.moc"
