// The dialogs in which files get their names, and are chosen.

#include "tests/support/file_dialogs.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTest>

#include <array>

#include <sys/inotify.h>
#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// The files of a folder that have been opened since this began, by whomever.
class OpenedFiles {
  public:
    explicit OpenedFiles(const QString& folder) : notes_(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
        if (inotify_add_watch(notes_, QFile::encodeName(folder).constData(), IN_OPEN) < 0)
            qFatal("the folder cannot be watched");
    }

    ~OpenedFiles() { close(notes_); }

    OpenedFiles(const OpenedFiles&) = delete;
    OpenedFiles& operator=(const OpenedFiles&) = delete;

    /// Those since the last call.
    [[nodiscard]] QStringList names() const {
        alignas(inotify_event) std::array<char, 4096> buffer{};
        const ssize_t size = read(notes_, buffer.data(), buffer.size());
        QStringList names;
        for (ssize_t at = 0; at < size;) {
            const auto* event = reinterpret_cast<const inotify_event*>(buffer.data() + at);
            if ((event->mask & IN_ISDIR) == 0) names << QFile::decodeName(event->name);
            at += static_cast<ssize_t>(sizeof(inotify_event)) + event->len;
        }
        names.removeDuplicates();
        return names;
    }

  private:
    int notes_;
};

} // namespace

class TestFileDialogs : public UiTest {
    Q_OBJECT

  private slots:

    void theFirstSaveAsksForANameAndTheNextOnesDoNot() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click({0, 0});
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        open.key(Qt::Key_S, Qt::ControlModifier);
        const QString path = inFolder("evening.flip");
        // The ending comes by itself.
        QVERIFY(nameFile(open, "saveDialog", inFolder("evening")));
        QCOMPARE(open.message(), "The game is saved in " + path + ".");
        QCOMPARE(open.spoken(), open.message());
        QCOMPARE(title(open), "evening.flip");
        open.click({1, 1});
        QCOMPARE(title(open), "evening.flip*");
        QTRY_VERIFY(!asksForName(open));
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!asksForName(open));
        QCOMPARE(title(open), "evening.flip");
        const auto file = readFlipFile(contents(path).toStdString());
        QVERIFY(file && file->start == samplePuzzle());
        QVERIFY((file->presses == std::vector<Cell>{{0, 0}, {1, 1}}));
        QCOMPARE(file->made, 2);
    }

    void aDialogForFilesOpensNoneOfThem_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("button");
        QTest::newRow("a game to open") << "Open…"
                                        << "";
        QTest::newRow("a game to save") << "Save As…"
                                        << "";
        QTest::newRow("a picture") << "Export Picture…"
                                   << "";
        QTest::newRow("statistics") << "Statistics…"
                                    << "exportStatistics";
        QTest::newRow("sheets") << "Print Puzzles…"
                                << "savePdf";
    }

    void aDialogForFilesOpensNoneOfThem() {
        QFETCH(QString, command);
        QFETCH(QString, button);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        // So that there is something to export.
        open.click({0, 0});
        open.command(command).trigger();
        if (!button.isEmpty()) {
            QTRY_VERIFY(open.part<QPushButton>(qPrintable(button)).isEnabled());
            open.click(qPrintable(button));
        }
        auto* dialog = open.window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
        QVERIFY(QDir(folder()).mkpath("pictures"));
        // Its name tells nothing.
        const QString path = write("pictures/picture.unknown", "\x89PNG\r\n\x1a\n");
        const OpenedFiles opened(QFileInfo(path).path());
        // As everywhere in the window. Only on a display is there a platform that wants any.
        for (const auto* each : dialog->findChild<QDialogButtonBox*>()->buttons())
            QVERIFY2(each->icon().isNull(), qPrintable(each->text()));
        auto& name = *dialog->findChild<QLineEdit*>();
        name.selectAll();
        QTest::keyClicks(&name, path);
        auto& list = *dialog->findChild<QFileSystemModel*>();
        const int typeColumn = 2;
        QTRY_VERIFY(!list.index(path, typeColumn).data().toString().isEmpty());
        QVERIFY(!list.fileIcon(list.index(path)).isNull());
        QCOMPARE(opened.names(), QStringList());
        QVERIFY(!contents(path).isEmpty());
        QCOMPARE(opened.names(), QStringList("picture.unknown"));
        dialog->close();
    }

    void aDialogForFilesSaysWhatTheyAre_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("types");
        // With and without the desktop's files of this program.
        QTest::newRow("a game") << "evening.flip" << QStringList{"Game", "Flip Game"};
        QTest::newRow("a game in capitals") << "EVENING.FLIP" << QStringList{"Game", "Flip Game"};
        QTest::newRow("a name that tells nothing") << "evening" << QStringList{"File"};
    }

    void aDialogForFilesSaysWhatTheyAre() {
        QFETCH(QString, name);
        QFETCH(QStringList, types);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = write(name, playedFile);
        open.command("Open…").trigger();
        auto* dialog = open.window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
        dialog->setDirectory(folder());
        auto& list = *dialog->findChild<QFileSystemModel*>();
        const int typeColumn = 2;
        QTRY_VERIFY2(types.contains(list.index(path, typeColumn).data().toString()),
                     qPrintable(list.index(path, typeColumn).data().toString()));
        QVERIFY(!list.fileIcon(list.index(path)).isNull());
        dialog->close();
    }

    void theGameIsSavedForWhichANameWasWanted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.click({0, 0});
        open.key(Qt::Key_S, Qt::ControlModifier);
        // It has been on its way since before.
        open.game().replace(impossiblePuzzle(), "Open");
        QVERIFY(nameFile(open, "saveDialog", inFolder("evening.flip")));
        const auto file = readFlipFile(contents(inFolder("evening.flip")).toStdString());
        QVERIFY(file && file->start == samplePuzzle());
        QCOMPARE(file->made, 1);
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "evening.flip");
    }

    void aGameThatWasForgottenWhileItsNameWasChosenIsSaved() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.key(Qt::Key_S, Qt::ControlModifier);
        open.game().undo();
        open.game().press({0, 0});
        QVERIFY(nameFile(open, "saveDialog", inFolder("evening.flip")));
        const auto file = readFlipFile(contents(inFolder("evening.flip")).toStdString());
        QVERIFY(file && file->start == samplePuzzle());
        QCOMPARE(title(open), QGuiApplication::applicationDisplayName());
    }

    void noNameIsProposedWhereThereIsNoFolderForDocuments() {
        const QByteArray home = qgetenv("HOME");
        const auto back = qScopeGuard([&] { qputenv("HOME", home); });
        QVERIFY(QDir(folder()).mkdir("home"));
        qputenv("HOME", QFile::encodeName(inFolder("home")));
        QVERIFY(!QFileInfo::exists(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_O, Qt::ControlModifier);
        auto* dialog = open.window.findChild<QFileDialog*>("openDialog");
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->directory().absolutePath(), inFolder("home"));
        QCOMPARE(dialog->findChild<QLineEdit*>("fileNameEdit")->text(), QString());
    }
};

QTEST_MAIN(TestFileDialogs)
#include "tst_file_dialogs.moc"
