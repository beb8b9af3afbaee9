// What other programs have on the clipboard of a real display: it is read as Qt reads it, which is slow but
// knows all programs, and nothing that another program does or fails to do holds the window up.

#include "tests/support/ui_test.h"
#include "tests/support/watched_window.h"
#include "ui/reading/x11_selection.h"

#include <QAbstractButton>
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QProcess>
#include <QStringEncoder>
#include <QTimer>

#include <cstdlib>
#include <memory>
#include <vector>

#include <signal.h>
#include <xcb/xcb.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Another program that has something on the clipboard, in one format; without a name, as a text.
class Owner {
  public:
    explicit Owner(const QByteArray& contents, const QString& format = {}) {
        QStringList arguments{"-quiet", "-selection", "clipboard"};
        if (!format.isEmpty()) arguments << "-target" << format;
        process_.setStandardOutputFile(QProcess::nullDevice());
        process_.setStandardErrorFile(QProcess::nullDevice());
        process_.start("xclip", arguments);
        process_.write(contents);
        process_.closeWriteChannel();
        const QString wanted = format.isEmpty() ? QStringLiteral("UTF8_STRING") : format;
        isReady_ = QTest::qWaitFor([&] { return offers().contains(wanted.toLatin1()); }, patience);
    }

    ~Owner() {
        send(SIGCONT);
        process_.kill();
        process_.waitForFinished();
    }

    Owner(const Owner&) = delete;
    Owner& operator=(const Owner&) = delete;

    [[nodiscard]] bool isReady() const { return isReady_; }

    void send(int signal) const { ::kill(static_cast<pid_t>(process_.processId()), signal); }

  private:
    static QByteArray offers() {
        QProcess asking;
        asking.start("xclip", {"-selection", "clipboard", "-o", "-target", "TARGETS"});
        asking.waitForFinished(patience);
        return asking.readAllStandardOutput();
    }

    QProcess process_;
    bool isReady_ = false;
};

/// Another program from whose window in the corner a square board can be dragged, and a hand at the mouse.
class DragSource {
  public:
    explicit DragSource(int side, const QStringList& options = {}) {
        process_.setStandardErrorFile(QProcess::nullDevice());
        process_.start(QStringLiteral(DRAG_SOURCE), QStringList{QString::number(side)} + options);
        // To start a program takes this one, which is watched, tens of milliseconds: another one does it.
        hand_.start("bash", {"-c", "while read -r what; do xdotool $what; echo moved; done"});
        isReady_ = QTest::qWaitFor([&] { return says("shown"); }, patience) && hand_.waitForStarted();
    }

    ~DragSource() {
        for (QProcess* process : {&process_, &hand_}) {
            process->kill();
            process->waitForFinished();
        }
    }

    DragSource(const DragSource&) = delete;
    DragSource& operator=(const DragSource&) = delete;

    [[nodiscard]] bool isReady() const { return isReady_; }

    /// Drags to a place on the screen; the button stays pressed.
    [[nodiscard]] bool dragTo(QPoint place) {
        return mouseUntil("mousemove 50 50 mousedown 1", "pressed") &&
               mouseUntil("mousemove 70 70", "dragging") &&
               mouseUntil(QStringLiteral("mousemove %1 %2").arg(place.x()).arg(place.y()), "accepted");
    }

    [[nodiscard]] bool release() { return mouse(QStringLiteral("mouseup 1")); }

    /// Whether it says this.
    [[nodiscard]] bool says(const QByteArray& what) {
        said_ += process_.readAllStandardOutput();
        return said_.contains(what);
    }

  private:
    [[nodiscard]] bool mouse(const QString& what) {
        hand_.write(what.toLatin1() + '\n');
        return QTest::qWaitFor([&] { return hand_.readAllStandardOutput().contains("moved"); }, patience);
    }

    /// Moves the mouse a little each time, until it is said what came of it.
    [[nodiscard]] bool mouseUntil(const QString& moves, const QByteArray& what) {
        if (!mouse(moves)) return false;
        return QTest::qWaitFor(
            [&] { return says(what) || (mouse(QStringLiteral("mousemove_relative 1 1")) && says(what)); },
            patience);
    }

    QProcess process_;
    QProcess hand_;
    QByteArray said_;
    bool isReady_ = false;
};

/// Another client of the display. To draw, the window has to wait until the server has taken what others
/// send: the 15 MB below, which come in one piece, take it 50 ms on a slow machine.
class OtherClient {
  public:
    OtherClient() : connection_(xcb_connect(nullptr, nullptr)) {}

    ~OtherClient() { xcb_disconnect(connection_); }

    OtherClient(const OtherClient&) = delete;
    OtherClient& operator=(const OtherClient&) = delete;

    /// Returns when the server has answered.
    void ask() {
        std::free(xcb_get_input_focus_reply(connection_, xcb_get_input_focus(connection_), nullptr));
    }

  private:
    xcb_connection_t* connection_;
};

class Unwatched : public Monitor {
  public:
    void progressed(const Progress& /*progress*/) override {}

    [[nodiscard]] bool stopRequested() override { return false; }
};

QByteArray bytesOf(const RichText& text) {
    const auto* bytes = std::get_if<QByteArray>(&text.plain);
    return bytes != nullptr ? *bytes : std::get<QString>(text.plain).toUtf8();
}

QByteArray png() {
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(Qt::darkCyan);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray wide(const QString& text, bool bigEndian, bool mark) {
    QStringEncoder encoder(bigEndian ? QStringEncoder::Utf16BE : QStringEncoder::Utf16LE,
                           mark ? QStringEncoder::Flag::WriteBom : QStringEncoder::Flag::Default);
    return encoder(text);
}

QString message(const Watched& watched) {
    return watched.window.findChild<QLabel*>(QStringLiteral("message"))->text();
}

void paste(Watched& watched) { watched.window.findChild<QAction*>(QStringLiteral("paste"))->trigger(); }

/// Whether the source's board could be dropped on the window, which is watched from then on.
bool isDropped(DragSource& source, Watched& watched) {
    if (!source.isReady()) return false;
    watched.heart.begin();
    return source.dragTo(watched.window.geometry().center()) && source.release();
}

} // namespace

class TestClipboard : public UiTest {
    Q_OBJECT

  private slots:

    void itIsReadAsQtReadsIt_data() {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QString>("format");
        const QString table = QStringLiteral("<table><tr><td>黑</td><td>w</td></tr></table>");
        QTest::newRow("a text") << QByteArray("bwwb\nbbwb\nbwwb\nbwww\n") << QString();
        QTest::newRow("a text that is not ASCII") << QByteArray("黑白\n白黑\n") << QString();
        QTest::newRow("a text that comes in parts") << QByteArray(3'000'001, 'b') << QString();
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("a text of a very old program") << QByteArray("b\xE4\nww\n") << "STRING";
        QTest::newRow("a text that only says that it is one") << QByteArray("bw\nww\n") << "text/plain";
        QTest::newRow("a table") << table.toUtf8() << "text/html";
        QTest::newRow("a table in UTF-16, with the mark") << wide(table, false, true) << "text/html";
        QTest::newRow("a table in UTF-16, without it") << wide(table, false, false) << "text/html";
        QTest::newRow("a table in UTF-16, the other way round, with the mark")
            << wide(table, true, true) << "text/html";
        QTest::newRow("a picture") << png() << "image/png";
        QTest::newRow("a picture that is none") << QByteArray("PNG") << "image/png";
        QTest::newRow("a file") << QByteArray("file:///tmp/a%20board.txt\r\n") << "text/uri-list";
        QTest::newRow("two files") << QByteArray("file:///tmp/a\r\nfile:///tmp/b\r\n") << "text/uri-list";
        QTest::newRow("a page of the web") << QByteArray("https://example.org/bw\r\n") << "text/uri-list";
        QTest::newRow("something else") << QByteArray("bw\nww\n") << "application/x-other";
    }

    void itIsReadAsQtReadsIt() {
        QFETCH(QByteArray, contents);
        QFETCH(QString, format);
        const Owner owner(contents, format);
        QVERIFY(owner.isReady());
        QTRY_VERIFY(isClipboardOfOthers());
        Unwatched monitor;
        const auto read = readX11({}, monitor);
        QVERIFY2(read.ok(), read ? "" : qPrintable(read.error().sentence));
        const Clipping expected = clippingOf(*QGuiApplication::clipboard()->mimeData());
        QCOMPARE(read->files, expected.files);
        QCOMPARE(read->picture, expected.picture);
        QCOMPARE(bytesOf(read->text), bytesOf(expected.text));
        QCOMPARE(read->text.html, expected.text.html);
    }

    void aClipboardWithoutAnOwnerIsEmpty() {
        {
            const Owner owner("bw\nww\n");
            QVERIFY(owner.isReady());
        }
        Unwatched monitor;
        const auto read = readX11({}, monitor);
        QVERIFY(read.ok());
        QCOMPARE(lengthOf(read->text), qsizetype{0});
    }

    void aLongTextDoesNotHoldTheWindowUp() {
        constexpr int side = 6'000;
        const Owner owner((QByteArray(side, 'b') + '\n').repeated(side));
        QVERIFY(owner.isReady());
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.check("paste", [&] {
            watched.window.game().replace(samplePuzzle(), "New");
            paste(watched);
            QTRY_VERIFY2(message(watched).contains("6000×6000"), qPrintable(message(watched)));
        });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void aProgramThatDoesNotAnswerDoesNotHoldTheWindowUp() {
        const Owner owner("bw\nww\n");
        QVERIFY(owner.isReady());
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.window.game().replace(samplePuzzle(), "New");
        owner.send(SIGSTOP);
        watched.check("paste", [&] {
            paste(watched);
            QTRY_VERIFY(message(watched).startsWith("Reading the board"));
        });
        QTRY_COMPARE(message(watched), QString("The program that this comes from does not answer."));
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
        QVERIFY(watched.window.game().puzzle() == samplePuzzle());
    }

    void aLongTextThatIsDraggedDoesNotHoldTheWindowUp() {
        // Qt's programs send no more than 16 MB at once.
        std::vector<std::unique_ptr<DragSource>> sources;
        OtherClient client;
        Watched watched(folder(), [&] { client.ask(); });
        watched.window.move(300, 100);
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.check("drop", [&] {
            watched.window.game().replace(samplePuzzle(), "New");
            sources.push_back(std::make_unique<DragSource>(3'900));
            QVERIFY(isDropped(*sources.back(), watched));
            QTRY_VERIFY2(message(watched).contains("3900×3900"), qPrintable(message(watched)));
        });
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
    }

    void aShortTextThatIsDraggedIsTaken() {
        DragSource source(4);
        Watched watched(folder());
        watched.window.move(300, 100);
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.window.game().replace(samplePuzzle(), "New");
        QVERIFY(isDropped(source, watched));
        QTRY_VERIFY(watched.window.game().puzzle() == puzzleOf("bbbb/bbbb/bbbb/bbbb"));
    }

    void aProgramThatDragsAndDoesNotAnswerDoesNotHoldTheWindowUp() {
        std::vector<std::unique_ptr<DragSource>> sources;
        Watched watched(folder());
        watched.window.move(300, 100);
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        // Events are handled while the drop waits.
        bool wasTold = false;
        QTimer looking;
        connect(&looking, &QTimer::timeout, this,
                [&] { wasTold |= message(watched).startsWith("Reading the board"); });
        looking.start(patience / 1000);
        watched.check("drop", [&] {
            watched.window.game().replace(samplePuzzle(), "New");
            sources.push_back(std::make_unique<DragSource>(4, QStringList{"silent"}));
            QVERIFY(isDropped(*sources.back(), watched));
            QTRY_COMPARE(message(watched), QString("The program that this comes from does not answer."));
        });
        QVERIFY(wasTold);
        QVERIFY2(watched.slow.isEmpty(), qPrintable(watched.slow.join("; ")));
        QVERIFY(watched.window.game().puzzle() == samplePuzzle());
    }

    void waitingForItCanBeCancelled() {
        auto owner = std::make_unique<Owner>("bw\nww\n");
        QVERIFY(owner->isReady());
        Watched watched(folder());
        QVERIFY(QTest::qWaitForWindowExposed(&watched.window, patience));
        watched.window.game().replace(samplePuzzle(), "New");
        owner->send(SIGSTOP);
        paste(watched);
        auto* offer = watched.window.findChild<QAbstractButton*>(QStringLiteral("offer"));
        QVERIFY(offer != nullptr);
        QTRY_VERIFY(offer->isVisible());
        QTest::mouseClick(offer, Qt::LeftButton);
        QCOMPARE(message(watched), QString("Reading was cancelled."));
        owner.reset();
        // What is pasted next is wanted again.
        const Owner next("wb\nww\n");
        QVERIFY(next.isReady());
        QVERIFY(watched.window.game().puzzle() == samplePuzzle());
        paste(watched);
        QTRY_VERIFY(watched.window.game().puzzle() == puzzleOf("wb/ww"));
    }
};

QTEST_MAIN(TestClipboard)
#include "tst_clipboard.moc"
