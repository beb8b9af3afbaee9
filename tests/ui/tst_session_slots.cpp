// Which window has which saved game: each has one of its own, whatever somebody deletes.

#include "tests/ui/session_test.h"

#include <QDateTime>
#include <QTest>

#include <memory>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Restored = Session::Restored;

} // namespace

class TestSessionSlots : public SessionTest {
    Q_OBJECT

  private slots:

    void everyWindowHasAJournalOfItsOwn() {
        const QString place = inFolder("shared");
        Game left(samplePuzzle());
        Game right(samplePuzzle());
        {
            Session first(place);
            Session second(place);
            QCOMPARE(first.attach(left), Restored::Nothing);
            QCOMPARE(second.attach(right), Restored::Nothing);
            QVERIFY(first.path() != second.path());
            left.press({0, 0});
            right.press({1, 1});
            left.press({2, 2});
        }
        for (Game* game : {&left, &right}) {
            Game again(impossiblePuzzle());
            // The first slot is free again, then the second.
            Session session(place);
            Session other(place);
            QCOMPARE((game == &left ? session : other).attach(again), Restored::All);
            QVERIFY(saved(again) == saved(*game));
        }
    }

    void theGameThatWasPlayedLastComesFirst() {
        const QString place = inFolder("shared");
        Game left(samplePuzzle());
        Game right(samplePuzzle());
        {
            Session first(place);
            Session second(place);
            first.attach(left);
            second.attach(right);
            left.press({0, 0});
            right.press({1, 1});
            // Even if that was within one tick of the clock.
            QFile earlier(first.path());
            QVERIFY(
                earlier.open(QIODevice::ReadWrite) &&
                earlier.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFile::FileModificationTime));
        }
        Session session(place);
        Session other(place);
        Session third(place);
        for (const auto& [window, game] : {std::pair(&session, &right), std::pair(&other, &left)}) {
            Game again(impossiblePuzzle());
            QCOMPARE(window->attach(again), Restored::All);
            QVERIFY(saved(again) == saved(*game));
        }
        Game fresh(impossiblePuzzle());
        QCOMPARE(third.attach(fresh), Restored::Nothing);
        QCOMPARE(third.slot(), 3);
    }

    void aWindowWhoseLockSomebodyDeletesLosesNothing_data() {
        QTest::addColumn<bool>("isFolderDeleted");
        QTest::addColumn<bool>("comesAnother");
        QTest::addColumn<bool>("staysIt");
        QTest::newRow("the lock, and another window begins") << false << true << true;
        QTest::newRow("the lock, and another window has begun and ended") << false << true << false;
        QTest::newRow("the lock, and nobody comes") << false << false << false;
        QTest::newRow("the folder, and another window begins") << true << true << true;
        QTest::newRow("the folder, and another window has begun and ended") << true << true << false;
    }

    void aWindowWhoseLockSomebodyDeletesLosesNothing() {
        QFETCH(const bool, isFolderDeleted);
        QFETCH(const bool, comesAnother);
        QFETCH(const bool, staysIt);
        const QString place = inFolder("shared");
        Game game(samplePuzzle());
        auto session = std::make_unique<Session>(place);
        session->attach(game);
        game.press({0, 0});
        const QString before = session->path();
        QVERIFY(isFolderDeleted ? QDir(place).removeRecursively() : QFile::remove(before + ".lock"));
        Game theirs(impossiblePuzzle());
        std::unique_ptr<Session> other;
        if (comesAnother) {
            other = std::make_unique<Session>(place);
            QCOMPARE(other->attach(theirs), isFolderDeleted ? Restored::Nothing : Restored::All);
            QCOMPARE(other->path(), before);
            theirs.press({3, 3});
        }
        if (!staysIt) other.reset();
        for (const Cell cell : {Cell{1, 1}, Cell{2, 2}}) {
            game.press(cell);
            // Nor does the lock of the other window go.
            if (comesAnother) QCOMPARE(QFileInfo::exists(before + ".lock"), staysIt);
            if (staysIt) theirs.press(cell);
            QCOMPARE(session->problem(), QString());
            QCOMPARE(session->path() == before, !comesAnother);
            QVERIFY(restore(contents(session->path())).second == saved(game));
            if (comesAnother) QVERIFY(restore(contents(before)).second == saved(theirs));
        }
        session.reset();
        QCOMPARE(QFileInfo::exists(before + ".lock"), staysIt);
    }

    void aWindowThatEndsLeavesTheLockOfAnother() {
        const QString place = inFolder("shared");
        Game game(samplePuzzle());
        auto session = std::make_unique<Session>(place);
        session->attach(game);
        QVERIFY(QFile::remove(session->path() + ".lock"));
        const Session other(place);
        QCOMPARE(other.path(), session->path());
        session.reset();
        QVERIFY(QFileInfo::exists(other.path() + ".lock"));
    }

    void aJournalThatSomebodyElseIsUsingIsLeftAlone() {
        Game game(samplePuzzle());
        Session session(inFolder("shared"));
        session.attach(game);
        game.press({0, 0});
        const QByteArray before = contents(session.path());
        Game other(impossiblePuzzle());
        Session second(inFolder("shared"));
        second.attach(other);
        other.press({3, 3});
        QCOMPARE(contents(session.path()), before);
    }
};

QTEST_GUILESS_MAIN(TestSessionSlots)
#include "tst_session_slots.moc"
