// Texts that are long, slow to come, or of a board that is too large for the window.

#include "tests/core/liar.h"
#include "tests/support/ui_test.h"
#include "tests/ui/reader.h"
#include "ui/reading/large_board_dialog.h"
#include "ui/widgets/announcer.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

#include <fcntl.h>
#include <functional>
#include <stdexcept>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Whether somebody has the reading end of a pipe open.
bool isBeingRead(const QString& pipe) {
    const int end = ::open(QFile::encodeName(pipe).constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (end >= 0) ::close(end);
    return end >= 0;
}

/// A method that searches in another way than the liar.
Method methodThat(Outcome (*search)(const Puzzle&, const SearchContext&)) {
    Method method = liar;
    method.search = search;
    return method;
}

/// What another program copied that does not answer any more; Qt waits for seconds each time.
class Unanswered : public QMimeData {
    Q_OBJECT

  public:
    explicit Unanswered(int& questions) : questions_(questions) {}

    QStringList formats() const override {
        ++questions_;
        return {};
    }

  protected:
    QVariant retrieveData(const QString&, QMetaType) const override {
        ++questions_;
        return {};
    }

  private:
    int& questions_;
};

const Method endless = methodThat([](const Puzzle&, const SearchContext& context) {
    while (!context.monitor->stopRequested()) std::this_thread::yield();
    return Outcome{Stopped{}, {}};
});

const Method broken = methodThat(
    [](const Puzzle&, const SearchContext&) -> Outcome { throw std::runtime_error("out of order"); });

} // namespace

class TestReading : public UiTest {
    Q_OBJECT

  private slots:

    void aBoardThatIsTooLargeIsAnsweredInWordsAndAPicture_data() {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("headline");
        QTest::newRow("solvable") << "bb"
                                  << "1";
        QTest::newRow("impossible") << "b"
                                    << "Impossible";
    }

    void aBoardThatIsTooLargeIsAnsweredInWordsAndAPicture() {
        QFETCH(QString, black);
        QFETCH(QString, headline);
        Reader open(folder());
        QVERIFY(open.isReady());
        const Puzzle before = open.puzzle();
        // Of a row whose length leaves 2 when divided by 3, half of all boards are impossible.
        open.paste(black + QString(1001 - black.size(), 'w') + '\n');
        auto& offer = open.part<QAbstractButton>("offer");
        QVERIFY(offer.isVisible());
        QCOMPARE(offer.text(), "Show the Answer");
        offer.click();
        auto* dialog = open.window.findChild<LargeBoardDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QCOMPARE(dialog->windowTitle(), "Board of 1×1001");
        const auto* told = dialog->findChild<QLabel*>("largeHeadline");
        QTRY_COMPARE(told->text(), headline);
        const auto* words = dialog->findChild<QLabel*>("largeWords");
        QVERIFY(words->text().contains("coloured"));
        QCOMPARE(dialog->findChild<Announcer*>()->said(), headline + ". " + words->text());
        const auto* picture = dialog->findChild<QLabel*>("largePicture");
        QTRY_VERIFY(!picture->pixmap().isNull());
        QVERIFY(open.puzzle() == before);
        dialog->close();
    }

    void puzzlesThatAreTooLargeAreLeafedThroughToo_data() {
        QTest::addColumn<QStringList>("boards");
        const QString large(1001, 'w');
        QTest::newRow("the first") << QStringList{large, "bw\nwb", "b\nb\nw"};
        QTest::newRow("one in the middle") << QStringList{"bw\nwb", large, "b\nb\nw"};
        QTest::newRow("the last") << QStringList{"bw\nwb", "b\nb\nw", large};
    }

    void puzzlesThatAreTooLargeAreLeafedThroughToo() {
        QFETCH(QStringList, boards);
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste(boards.join("\n\n"));
        QString shown = written(open.puzzle());
        for (qsizetype i = 0; i < boards.size(); ++i) {
            if (i > 0) open.next();
            QVERIFY2(open.message().contains(QString("Puzzle %1 of 3;").arg(i + 1)),
                     qPrintable(open.message()));
            QCOMPARE(open.isEnabled("previousPuzzle"), i > 0);
            QCOMPARE(open.isEnabled("nextPuzzle"), i < 2);
            if (boards[i].size() < 100) {
                shown = QString(boards[i]).replace('\n', '/');
            } else {
                QVERIFY2(open.message().startsWith("This board is 1×1001;"), qPrintable(open.message()));
                QCOMPARE(open.part<QAbstractButton>("offer").text(), "Show the Answer");
                QCOMPARE(open.spoken(), open.message());
            }
            QCOMPARE(written(open.puzzle()), shown);
        }
        // Who plays on plays the board that is shown; the text is still there.
        open.click({0, 0});
        open.previous();
        QVERIFY2(open.message().contains("Puzzle 2 of 3;"), qPrintable(open.message()));
    }

    void readingCanBeCancelled() {
        Reader open(folder());
        QVERIFY(open.isReady());
        const Puzzle before = open.puzzle();
        // Nobody ever writes into it.
        const QString pipe = inFolder("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        open.window.openSource(pipe);
        QCOMPARE(open.message(), "Reading the board…");
        QCOMPARE(open.part<QAbstractButton>("offer").text(), "Cancel");
        open.click("offer");
        QCOMPARE(open.message(), "Reading was cancelled.");
        // What it would have read does not come any more.
        QFile end(pipe);
        QVERIFY(end.open(QIODevice::ReadWrite | QIODevice::Unbuffered));
        end.write("bw\nwb\n");
        end.close();
        QTRY_VERIFY(!isBeingRead(pipe));
        QCoreApplication::processEvents();
        QVERIFY(open.puzzle() == before);
    }

    void readingCanStillBeCancelledAfterAPress() {
        Reader open(folder());
        QVERIFY(open.isReadyToPlay());
        const Puzzle before = open.game().start();
        const QString pipe = inFolder("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        open.window.openSource(pipe);
        for (int presses = 1; presses <= 2; ++presses) {
            open.click({0, 1});
            QCOMPARE(open.game().presses(), presses);
            QCOMPARE(open.message(), "Reading the board…");
            QCOMPARE(open.part<QAbstractButton>("offer").text(), "Cancel");
        }
        open.click("offer");
        QCOMPARE(open.message(), "Reading was cancelled.");
        QTRY_VERIFY(!isBeingRead(pipe));
        open.click({0, 1});
        QCOMPARE(open.message(), QString());
        QVERIFY(open.game().start() == before);
    }

    void theSameBoardAgainDoesNotEndReading_data() {
        QTest::addColumn<std::function<void(Reader&)>>("play");
        QTest::newRow("a restart") << std::function<void(Reader&)>([](Reader& open) {
            open.click({0, 1});
            open.key(Qt::Key_R, Qt::ControlModifier);
            // The first move was the board itself.
            QCOMPARE(open.game().moveCount(), 3);
        });
        QTest::newRow("another try") << std::function<void(Reader&)>([](Reader& open) {
            for (int i = 0; i < 2; ++i) open.click({0, 1});
            open.key(Qt::Key_Z, Qt::ControlModifier);
            open.key(Qt::Key_6, Qt::ControlModifier);
            open.click({0, 0});
            QCOMPARE(open.game().moveCount(), 6);
        });
    }

    void theSameBoardAgainDoesNotEndReading() {
        QFETCH(std::function<void(Reader&)>, play);
        Reader open(folder());
        QVERIFY(open.isReadyToPlay());
        const QString pipe = inFolder("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        open.window.openSource(pipe);
        play(open);
        QCOMPARE(open.message(), "Reading the board…");
        QFile end(pipe);
        QVERIFY(end.open(QIODevice::ReadWrite | QIODevice::Unbuffered));
        end.write("bw\nwb\n");
        // What nobody has read yet would be lost with the end of the pipe.
        const auto left = [&end] {
            int bytes = -1;
            return ::ioctl(end.handle(), FIONREAD, &bytes) == 0 ? bytes : -1;
        };
        QTRY_COMPARE(left(), 0);
        end.close();
        QTRY_VERIFY(open.game().start() == puzzleOf("bw/wb"));
    }

    void anotherBoardEndsReading_data() {
        QTest::addColumn<std::function<void(Reader&)>>("replace");
        QTest::newRow("a new one") << std::function<void(Reader&)>(
            [](Reader& open) { open.key(Qt::Key_N, Qt::ControlModifier); });
        QTest::newRow("the one before")
            << std::function<void(Reader&)>([](Reader& open) { open.key(Qt::Key_Z, Qt::ControlModifier); });
        QTest::newRow("a pasted one")
            << std::function<void(Reader&)>([](Reader& open) { open.paste("bww/www/www"); });
    }

    void anotherBoardEndsReading() {
        QFETCH(std::function<void(Reader&)>, replace);
        Reader open(folder());
        QVERIFY(open.isReady());
        open.paste("bbb/bww/www");
        const QString pipe = inFolder("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        open.window.openSource(pipe);
        QCOMPARE(open.message(), "Reading the board…");
        replace(open);
        const Puzzle played = open.puzzle();
        QVERIFY2(!open.message().startsWith("Reading"), qPrintable(open.message()));
        QFile end(pipe);
        QVERIFY(end.open(QIODevice::ReadWrite | QIODevice::Unbuffered));
        end.write("bw\nwb\n");
        end.close();
        QTRY_VERIFY(!isBeingRead(pipe));
        QCoreApplication::processEvents();
        QVERIFY(open.puzzle() == played);
    }

    void whatIsOpenedLastIsReadAlone_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("then");
        QTest::newRow("a text, then a picture") << "pipe"
                                                << "empty.png";
        QTest::newRow("a picture, then a text") << "pipe.png"
                                                << "board.txt";
        QTest::newRow("a picture, then another one") << "pipe.png"
                                                     << "empty.png";
    }

    void whatIsOpenedLastIsReadAlone() {
        QFETCH(QString, first);
        QFETCH(QString, then);
        QVERIFY(!write("board.txt", "bbb/bww/www\n").isEmpty());
        QImage empty(64, 64, QImage::Format_RGB32);
        empty.fill(Qt::white);
        QVERIFY(empty.save(inFolder("empty.png")));
        Reader open(folder());
        QVERIFY(open.isReady());
        const QString pipe = inFolder(first);
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        open.window.openSource(pipe);
        open.window.openSource(inFolder(then));
        const bool isText = then.endsWith("txt");
        const QString told = isText ? "Opened: 3×3" : "No board was found in the picture.";
        QTRY_VERIFY2(open.message().startsWith(told), qPrintable(open.message()));
        const Puzzle played = open.puzzle();
        QFile end(pipe);
        QVERIFY(end.open(QIODevice::ReadWrite | QIODevice::Unbuffered));
        end.write("bw\nwb\n");
        end.close();
        QTRY_VERIFY(!isBeingRead(pipe));
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
        QVERIFY(open.puzzle() == played);
        QVERIFY2(open.message().startsWith(told), qPrintable(open.message()));
    }

    void itIsToldHowMuchHasBeenRead() {
        Reader open(folder());
        QVERIFY(open.isReady());
        QStringList told;
        auto& message = open.part<QLabel>("message");
        const QString path = write("board.txt", (QByteArray(8000, 'w') + '\n').repeated(8000));
        open.window.openSource(path);
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (told.isEmpty() || told.last() != message.text()) told << message.text();
                return !message.text().startsWith("Reading");
            },
            patience));
        QCOMPARE(told.first(), "Reading the board…");
        QVERIFY2(told.size() > 3 && told[1].endsWith("0%"), qPrintable(told.join("; ")));
    }

    void bytesAreReadAsTheyAre() {
        Reader open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setData("text/plain", "another, in an old encoding");
        data.setData("text/plain;charset=utf-8", "⚫⚪\n⚪⚫\n");
        QVERIFY(drop(open.window, data));
        QCOMPARE(written(open.puzzle()), "bw/wb");
    }

    void whatEndsTheAnswerToALargeBoardIsSaid_data() {
        QTest::addColumn<const Method*>("method");
        QTest::addColumn<QString>("headline");
        QTest::newRow("a person") << &endless << "Stopped";
        QTest::newRow("a fault of the method") << &broken << "This is a bug in the program: out of order.";
        QTest::newRow("a false answer")
            << &liar << "An incorrect answer was found. Please report this board.";
    }

    void whatEndsTheAnswerToALargeBoardIsSaid() {
        QFETCH(const Method*, method);
        QFETCH(QString, headline);
        liarsAnswer = Optimal{Grid({1, 1001}), Colour::Black};
        Puzzle puzzle = Puzzle::flipGame(Grid({1, 1001}));
        puzzle.board.set({0, 0});
        auto* dialog = new LargeBoardDialog(std::make_shared<const Puzzle>(puzzle), nullptr, *method);
        dialog->show();
        auto* stop = dialog->findChildren<QPushButton*>().last();
        QTRY_VERIFY(method != &endless || stop->isVisible());
        if (method == &endless) stop->click();
        const auto* label = dialog->findChild<QLabel*>("largeHeadline");
        QTRY_COMPARE(label->text(), headline);
        QTRY_VERIFY(!stop->isVisible());
        QPointer<LargeBoardDialog> shown(dialog);
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close)->click();
        QTRY_VERIFY(!shown);
    }

    void aProgramThatDoesNotAnswerIsAskedOnce() {
        Reader open(folder());
        QVERIFY(open.isReady());
        int questions = 0;
        QGuiApplication::clipboard()->setMimeData(new Unanswered(questions));
        questions = 0;
        open.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(open.message(), "There is no text and no picture on the clipboard.");
        QCOMPARE(questions, 1);
        QGuiApplication::clipboard()->clear();
    }
};

QTEST_MAIN(TestReading)
#include "tst_reading.moc"
