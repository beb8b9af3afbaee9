// What is told above the board: it stays as long as it is true and nobody has closed it, and no longer.

#include "tests/support/level_play.h"
#include "ui/atlas/atlas_page.h"
#include "ui/guide/guide_page.h"
#include "ui/setup/setup_board.h"
#include "ui/widgets/message_bar.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const QString sampleText = QStringLiteral("bwwb\nbbwb\nbwwb\nbwww\n");

MessageBar& bar(OpenWindow& open) { return open.part<MessageBar>("messageBar"); }

void paint(OpenWindow& open, Cell cell) {
    auto& board = open.part<SetupBoard>("setupBoard");
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.cellRect(cell).center());
}

void settle() {
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
}

} // namespace

class TestMessages : public LevelPlayTest {
    Q_OBJECT

  private slots:

    void aWarningThatLastsStaysBehindOtherMessages() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        bar(open).warn("Not saved.");
        QCOMPARE(open.message(), "Not saved.");
        bar(open).tell(MessageBar::Kind::Info, "Pasted.", {"More", [] {}});
        QCOMPARE(open.message(), "Pasted. Not saved.");
        QCOMPARE(bar(open).text(), "Pasted.");
        QCOMPARE(offer(open), "More");
        open.click({0, 0});
        QCOMPARE(open.message(), "Not saved.");
        QCOMPARE(offer(open), QString());
        bar(open).tell(MessageBar::Kind::Info, "Pasted.");
        bar(open).withdraw("Pasted.");
        QCOMPARE(open.message(), "Not saved.");
        // What was never told is not taken back, nor is the warning told again.
        const QSignalSpy warned(&bar(open), &MessageBar::warned);
        bar(open).withdraw(QString());
        QCOMPARE(warned.count(), 0);
        bar(open).warnToo("Nor is this.");
        bar(open).tell(MessageBar::Kind::Info, "Pasted.");
        QCOMPARE(open.message(), "Pasted. Not saved. Nor is this.");
        bar(open).withdraw("Not saved. Nor is this.");
        QCOMPARE(open.message(), "Pasted.");
        bar(open).warn("Not saved.");
        open.click("closeMessage");
        QCOMPARE(open.message(), QString());
        bar(open).tell(MessageBar::Kind::Info, "Pasted.");
        QCOMPARE(open.message(), "Pasted.");
    }

    void whatGoesOnLeavesOtherMessages() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        bar(open).tell(MessageBar::Kind::Info, "Saving: 1%", {"Cancel", [] {}});
        bar(open).goOn("Saving: 1%", "Saving: 2%", {"Cancel", [] {}});
        QCOMPARE(open.message(), "Saving: 2%");
        QCOMPARE(offer(open), "Cancel");
        bar(open).tell(MessageBar::Kind::Info, "There is no text on the clipboard.");
        bar(open).goOn("Saving: 2%", "Saving: 3%", {"Cancel", [] {}});
        QCOMPARE(open.message(), "There is no text on the clipboard.");
        // Where nothing is told any more, or only what always is, it is told again.
        bar(open).warn("Not saved.");
        bar(open).goOn("Saving: 3%", "Saving: 4%", {"Cancel", [] {}});
        QCOMPARE(open.message(), "Saving: 4% Not saved.");
        // Where a page has the place of the board, what a command does is told all the same, and goes on.
        bar(open).setBoardShown(false);
        bar(open).withdraw("Not saved.");
        bar(open).confirm(MessageBar::Kind::Info, "Saving: 5%", {"Cancel", [] {}});
        bar(open).goOn("Saving: 5%", "Saving: 6%", {"Cancel", [] {}});
        QVERIFY(bar(open).isVisible());
        bar(open).tell(MessageBar::Kind::Info, "It is seen later.");
        bar(open).goOn("Saving: 6%", "Saving: 7%", {"Cancel", [] {}});
        QCOMPARE(bar(open).text(), "It is seen later.");
        QVERIFY(!bar(open).isVisible());
    }

    void aDamagedGameIsToldBesideTheFileThatIsOpened() {
        const QString path = write("board.txt", sampleText.toUtf8());
        const QString session = write("session.txt", "rubbish\n");
        OpenWindow open(folder());
        open.window.openSource(path);
        QVERIFY(open.isReady());
        QTRY_VERIFY2(open.message().startsWith("Opened: 4×4"), qPrintable(open.message()));
        QTRY_VERIFY2(open.message().contains("The minimum is 4 presses."), qPrintable(open.message()));
        QVERIFY2(open.message().contains(session + ".damaged"), qPrintable(open.message()));
        QCOMPARE(offer(open), "Show the solution");
    }

    void nothingIsSaidOfABoardThatIsNotShown_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<bool>("isPainted");
        const Qt::KeyboardModifiers ctrl(Qt::ControlModifier);
        QTest::newRow("a lesson, after painting") << Qt::Key_F1 << Qt::KeyboardModifiers() << true;
        QTest::newRow("the large atlas, after painting") << Qt::Key_L << ctrl << true;
        QTest::newRow("a lesson, and the board is as it was")
            << Qt::Key_F1 << Qt::KeyboardModifiers() << false;
        QTest::newRow("the large atlas, and the board is as it was") << Qt::Key_L << ctrl << false;
    }

    void nothingIsSaidOfABoardThatIsNotShown() {
        QFETCH(const Qt::Key, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        QFETCH(const bool, isPainted);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste("bww\nwww\nwww\n");
        QTRY_COMPARE(offer(open), "Show the solution");
        open.key(Qt::Key_F2);
        if (isPainted) paint(open, {0, 0});
        open.key(key, modifiers);
        QTRY_VERIFY(open.part<GuidePage>("guidePage").isVisible() ||
                    open.part<AtlasPage>("atlasPage").isLarge());
        settle();
        QCOMPARE(open.message(), QString());
        QVERIFY(open.puzzle() == puzzleOf(isPainted ? "www/www/www" : "bww/www/www"));
    }

    void aSolvedLevelIsNotToldOverALesson() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            QVERIFY(play(open, 1));
            solveByHand(open);
            open.key(Qt::Key_F1);
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(open.part<GuidePage>("guidePage").isVisible());
        QCOMPARE(open.message(), QString());
    }

    void whatWasToldIsNotToldAgainOfABoardThatWasPainted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(play(open, 1));
        solveByHand(open);
        QTRY_COMPARE(offer(open), "Next Level");
        open.key(Qt::Key_F2);
        open.key(Qt::Key_F2);
        QCOMPARE(offer(open), "Next Level");
        open.key(Qt::Key_F2);
        // And back.
        for (int i = 0; i < 2; ++i) paint(open, {0, 0});
        open.key(Qt::Key_F2);
        QCOMPARE(open.label("origin"), QString());
        QCOMPARE(open.message(), QString());
        QCOMPARE(offer(open), QString());
    }

    void aSolutionEndsOnlyTheOffersToSolve() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_COMPARE(offer(open), "Show the solution");
        QVERIFY(open.solve());
        QCOMPARE(offer(open), QString());
        bar(open).tell(MessageBar::Kind::Info, "Reset.", {"Undo Reset", [] {}});
        QVERIFY(open.solve());
        QCOMPARE(offer(open), "Undo Reset");
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.key(Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY(!offer(open).isEmpty());
        QVERIFY(open.solve());
        QCOMPARE(offer(open), QString());
    }
};

QTEST_MAIN(TestMessages)
#include "tst_messages.moc"
