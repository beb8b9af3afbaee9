// The program flipgame itself, started as a person starts it, on a real display: command line, keys, mouse,
// clipboard, and what is left after it was killed.

#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "ui/game/session.h"

#include <QMap>
#include <QProcess>
#include <QRect>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <memory>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Runs a tool to its end and gives what it printed; nothing when it failed.
QByteArray run(const QString& tool, const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    // Tools complain while the window they ask for comes or goes.
    process.setStandardErrorFile(QProcess::nullDevice());
    // xclip stays behind to serve the clipboard; it must not keep our pipe open.
    if (!input.isEmpty()) process.setStandardOutputFile(QProcess::nullDevice());
    process.start(tool, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(patience) && process.exitCode() == 0;
    return ended && input.isEmpty() ? process.readAllStandardOutput() : QByteArray();
}

/// Sends keys to the window that has the focus, as "ctrl+v", one after the other.
void type(const QStringList& keys) { run("xdotool", QStringList{"key", "--clearmodifiers"} + keys); }

/// The window to which keys come.
QByteArray focusedWindow() { return run("xdotool", {"getwindowfocus"}).trimmed(); }

/// What another program finds on the clipboard.
QByteArray clipboard() { return run("xclip", {"-selection", "clipboard", "-o"}); }

/// Puts a text on the clipboard, as another program does, and waits until it is there.
bool copyElsewhere(const QByteArray& text) {
    run("xclip", {"-selection", "clipboard"}, text);
    return QTest::qWaitFor([&] { return clipboard() == text; }, patience);
}

/// The pipes of a program, each with its number and the name that the system has for it, but for the standard
/// streams.
QMap<QString, QString> pipesOf(const QString& program) {
    const QDir folder(QStringLiteral("/proc/%1/fd").arg(program));
    QMap<QString, QString> pipes;
    for (const QString& number : folder.entryList(QDir::System | QDir::Files)) {
        std::array<char, 64> name{};
        const QByteArray path = folder.filePath(number).toLatin1();
        if (number.toInt() > STDERR_FILENO && readlink(path.constData(), name.data(), name.size() - 1) > 0 &&
            QByteArray(name.data()).startsWith("pipe:"))
            pipes[number] = QString::fromLatin1(name.data());
    }
    return pipes;
}

} // namespace

class TestProgram : public UiTest {
    Q_OBJECT

    /// The program with a home of its own in the test's folder.
    class Program {
      public:
        explicit Program(const QString& home, const QStringList& arguments = {}, const QByteArray& input = {})
            : home_(home) {
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
                environment.insert(name, home);
            process_.setProcessEnvironment(environment);
            process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process_.start(FLIPGAME, arguments);
            process_.write(input);
            process_.closeWriteChannel();
        }

        ~Program() { kill(); }

        Program(const Program&) = delete;
        Program& operator=(const Program&) = delete;

        /// Waits until keys come to its window. That it is the active one says too little: the window manager
        /// says so before it has asked the window to take the focus.
        [[nodiscard]] bool isReady() { return isReadyBeside({}); }

        /// Waits until keys come to another window of it than this one.
        [[nodiscard]] bool isReadyBeside(const QByteArray& window) {
            return QTest::qWaitFor(
                [&] {
                    const QByteArray focused = run("xdotool", {"getwindowfocus", "getwindowpid"});
                    return focused.trimmed() == QByteArray::number(process_.processId()) &&
                           focusedWindow() != window;
                },
                patience);
        }

        /// What it has saved up to now.
        [[nodiscard]] std::unique_ptr<Game>
        saved(const QString& journal = QStringLiteral("session.txt")) const {
            const QString copy = home_ + QStringLiteral("/copy");
            QDir(copy).removeRecursively();
            QDir().mkpath(copy);
            QFile::copy(home_ + QStringLiteral("/flipgame/flipgame/") + journal,
                        copy + QStringLiteral("/session.txt"));
            auto game = std::make_unique<Game>(impossiblePuzzle());
            Session(copy).attach(*game);
            return game;
        }

        [[nodiscard]] bool stands(const Puzzle& puzzle) const { return saved()->puzzle() == puzzle; }

        /// As the kernel does when memory is short: nothing can be done about it.
        void kill() {
            process_.kill();
            process_.waitForFinished();
        }

        /// The pipes that it has opened itself, and those of them that a program started by it would inherit.
        [[nodiscard]] std::pair<QStringList, QStringList> pipes() const {
            const QStringList given = pipesOf(QStringLiteral("self")).values();
            const QString program = QString::number(process_.processId());
            std::pair<QStringList, QStringList> pipes;
            const auto all = pipesOf(program);
            for (auto pipe = all.begin(); pipe != all.end(); ++pipe) {
                if (given.contains(pipe.value())) continue;
                QFile about(QStringLiteral("/proc/%1/fdinfo/%2").arg(program, pipe.key()));
                if (!about.open(QIODevice::ReadOnly)) continue;
                static const QRegularExpression flags(QStringLiteral("flags:\\s*(\\d+)"));
                const auto found = flags.match(QString::fromLatin1(about.readAll()));
                pipes.first += pipe.key();
                if ((found.captured(1).toLongLong(nullptr, 8) & O_CLOEXEC) == 0) pipes.second += pipe.key();
            }
            return pipes;
        }

        /// As a desktop does at its end, and `kill`.
        void terminate() { process_.terminate(); }

        [[nodiscard]] bool endedWell() {
            return process_.waitForFinished(patience) && process_.exitStatus() == QProcess::NormalExit &&
                   process_.exitCode() == 0;
        }

      private:
        QString home_;
        QProcess process_;
    };

  private slots:

    void programsThatItStartsInheritNoPipe() {
        Program program(folder());
        QVERIFY(program.isReady());
        const auto [own, inherited] = program.pipes();
        QVERIFY(own.size() >= 2);
        QVERIFY2(inherited.isEmpty(), qPrintable(inherited.join(QLatin1Char(' '))));
    }

    void numbersInEnglishSentencesAreEnglishEverywhere_data() {
        QTest::addColumn<QString>("locale");
        for (const char* locale : {"de_DE.UTF-8", "ar_EG.UTF-8", "fr_FR.UTF-8", "C.UTF-8"})
            QTest::newRow(locale) << QString(locale);
    }

    void numbersInEnglishSentencesAreEnglishEverywhere() {
        QFETCH(QString, locale);
        constexpr int rows = 1001;
        const QString board = write("large.txt", QByteArray("bw\n").repeated(rows));
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LC_ALL", locale);
        program.setProcessEnvironment(environment);
        program.start(FLIPGAME, {"--export", folder() + "/large.png", board});
        QVERIFY(program.waitForFinished(patience));
        const QByteArray told = program.readAllStandardError();
        QVERIFY2(told.contains("This board is 1,001×2; the window shows boards of up to 1,000×1,000."),
                 told.constData());
    }

    void aPictureDoesNotTakeThePlaceOfItsGame() {
        const QString game = write("game.svg", sampleText);
        QCOMPARE(QProcess::execute(FLIPGAME, {"--export", folder() + "/./game.svg", game}), 2);
        QFile file(game);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray(sampleText));
    }

    void helpNamesOnlyWhatThereIs() {
        const QByteArray help = run(FLIPGAME, {"--help"});
        QVERIFY(help.contains("--solve"));
        const QRegularExpression option(QStringLiteral("--[a-z-]+"));
        for (auto found = option.globalMatch(QString::fromUtf8(help)); found.hasNext();) {
            const QString name = found.next().captured();
            if (name == "--export" || name == "--look") continue;
            // After which nothing else counts.
            QVERIFY2(!run(FLIPGAME, {name, "--help"}).isEmpty(), qPrintable(name));
        }
    }

    void theFirstWindowFitsTheScreen_data() {
        QTest::addColumn<QByteArray>("scale");
        QTest::newRow("scale 1") << QByteArray("1");
        QTest::newRow("scale 2, which leaves 640 by 512 points") << QByteArray("2");
    }

    void theFirstWindowFitsTheScreen() {
        QFETCH(QByteArray, scale);
        const QByteArray before = qgetenv("QT_SCALE_FACTOR");
        qputenv("QT_SCALE_FACTOR", scale);
        Program program(folder());
        before.isNull() ? qunsetenv("QT_SCALE_FACTOR") : qputenv("QT_SCALE_FACTOR", before);
        QVERIFY(program.isReady());
        const QString told =
            QString::fromLatin1(run("xdotool", {"getwindowfocus", "getwindowgeometry", "--shell"}));
        const auto number = [&](const char* name) {
            const QRegularExpression line(QLatin1String(name) + QStringLiteral("=(-?\\d+)"));
            return line.match(told).captured(1).toInt();
        };
        const QRect window(number("X"), number("Y"), number("WIDTH"), number("HEIGHT"));
        const QList<QByteArray> screen = run("xdotool", {"getdisplaygeometry"}).simplified().split(' ');
        QVERIFY2(window.width() >= 640 && window.height() >= 640, qPrintable(told));
        QVERIFY2(QRect(0, 0, screen[0].toInt(), screen[1].toInt()).contains(window), qPrintable(told));
    }

    void aFileIsOpened() {
        Program program(folder(), {write("board.txt", sampleText)});
        QVERIFY(program.isReady());
        QTRY_VERIFY(program.stands(samplePuzzle()));
    }

    void standardInputIsRead() {
        Program program(folder(), {"-"}, sampleText);
        QVERIFY(program.isReady());
        QTRY_VERIFY(program.stands(samplePuzzle()));
    }

    void aBoardIsSolvedAtOnce() {
        Program program(folder(), {"--solve", write("board.txt", sampleText)});
        QVERIFY(program.isReady());
        // To the end of the steps, as soon as there are some.
        QTRY_VERIFY((type({"alt+End"}), program.saved()->solved()));
        QCOMPARE(program.saved()->presses(), 4);
        type({"ctrl+q"});
        QVERIFY(program.endedWell());
    }

    void keysAndMousePress() {
        Program program(folder(), {write("board.txt", sampleText)});
        QVERIFY(program.isReady());
        type({"ctrl+Home", "ctrl+Home", "Right", "Down", "space"});
        Puzzle expected = samplePuzzle();
        expected.press({1, 1});
        QTRY_VERIFY(program.stands(expected));
        const QByteArray window = run("xdotool", {"getactivewindow"}).trimmed();
        run("xdotool", {"mousemove", "--window", window, "300", "350", "click", "1"});
        QTRY_COMPARE(program.saved()->presses(), 2);
    }

    void nothingIsLostWhenItIsKilled() {
        const QStringList presses{"ctrl+Home", "ctrl+Home", "space",  "Down",
                                  "space",     "Right",     "Return", "ctrl+z"};
        Puzzle expected = samplePuzzle();
        for (const Cell cell : {Cell{0, 0}, Cell{1, 0}}) expected.press(cell);
        {
            Program program(folder(), {write("board.txt", sampleText)});
            QVERIFY(program.isReady());
            type(presses);
            // Before the third press they are three as well.
            QTRY_COMPARE(program.saved()->moveCount(), 4);
            QTRY_COMPARE(program.saved()->moveIndex(), 3);
            program.kill();
        }
        Program again(folder());
        QVERIFY(again.isReady());
        QVERIFY(again.stands(expected));
        const auto game = again.saved();
        QCOMPARE(game->presses(), 2);
        QVERIFY(game->start() == samplePuzzle());
        QCOMPARE(game->moveCount(), 4);
        // The undone press can be redone, and everything undone.
        type({"ctrl+y"});
        expected.press({1, 1});
        QTRY_VERIFY(again.stands(expected));
        type({"ctrl+z", "ctrl+z", "ctrl+z"});
        QTRY_VERIFY(again.stands(samplePuzzle()));
        type({"ctrl+q"});
        QVERIFY(again.endedWell());
    }

    void notesThatAreBeingTypedAreKeptWhenItIsToEnd() {
        Program program(folder(), {write("board.txt", sampleText)});
        QVERIFY(program.isReady());
        QTRY_VERIFY(program.stands(samplePuzzle()));
        const QByteArray window = focusedWindow();
        type({"ctrl+m"});
        QVERIFY(program.isReadyBeside(window));
        type({"h", "a", "l", "f", "space", "a", "ctrl+a", "ctrl+c"});
        QTRY_COMPARE(clipboard(), QByteArray("half a"));
        program.terminate();
        QVERIFY(program.endedWell());
        QCOMPARE(program.saved()->notes(), std::optional<QString>("half a"));
    }

    void twoProgramsKeepTwoGames() {
        Program first(folder(), {write("board.txt", sampleText)});
        QVERIFY(first.isReady());
        QTRY_VERIFY(first.stands(samplePuzzle()));
        Program second(folder(), {write("other.txt", "bw\nwb\n")});
        QVERIFY(second.isReady());
        QTRY_VERIFY(second.saved("session2.txt")->puzzle() == puzzleOf("bw/wb"));
        QVERIFY(first.stands(samplePuzzle()));
    }

    void theClipboardGoesBothWays() {
        Program program(folder());
        QVERIFY(program.isReady());
        QVERIFY(copyElsewhere(sampleText));
        type({"ctrl+v"});
        QTRY_VERIFY(program.stands(samplePuzzle()));
        type({"ctrl+Home", "ctrl+Home", "space"});
        Puzzle expected = samplePuzzle();
        expected.press({0, 0});
        QTRY_VERIFY(program.stands(expected));
        type({"ctrl+c"});
        QTRY_COMPARE(clipboard(), QByteArray("wbwb\nwbwb\nbwwb\nbwww\n"));
        QVERIFY(copyElsewhere("Dear Sir or Madam"));
        type({"ctrl+v", "ctrl+Home", "space"});
        QTRY_VERIFY(program.stands(samplePuzzle()));
    }

    void theCommandLineIsExplained_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("help") << QStringList{"--help"} << 0 << QByteArray("--solve");
        QTest::newRow("help in short") << QStringList{"-h"} << 0 << QByteArray("--solve");
        QTest::newRow("version") << QStringList{"--version"} << 0 << QByteArray("flipgame ");
        QTest::newRow("an unknown option") << QStringList{"--sovle"} << 2 << QByteArray("sovle");
        QTest::newRow("an unknown option beside one of Qt")
            << QStringList{"-platform", "offscreen", "--sovle"} << 2 << QByteArray("sovle");
        QTest::newRow("an option without its value") << QStringList{"--export"} << 2 << QByteArray("export");
        QTest::newRow("a value that is not wanted") << QStringList{"--solve=3"} << 2 << QByteArray("solve");
        QTest::newRow("two files") << QStringList{"a.txt", "b.txt"} << 2 << QByteArray("one file");
        QTest::newRow("two files beside an option of Qt")
            << QStringList{"-platform", "offscreen", "a.txt", "b.txt"} << 2 << QByteArray("one file");
    }

    void theCommandLineIsExplained() {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, says);
        QProcess process;
        // Words need no display.
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(FLIPGAME, arguments);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), status);
        const QByteArray printed = process.readAll();
        QVERIFY2(printed.contains(says), printed.constData());
    }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
