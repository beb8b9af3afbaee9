// Journals that are damaged, and disks that are full: what can be kept is, and what cannot is told.

#include "tests/support/full_disk.h"
#include "tests/support/random_moves.h"
#include "tests/ui/session_test.h"
#include "ui/game/damaged_file.h"
#include "ui/game/journal.h"
#include "ui/game/session.h"

#include <QSignalSpy>
#include <QTest>

#include <cstdio>
#include <memory>

#include <sys/stat.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Restored = Session::Restored;

} // namespace

class TestDamagedSession : public SessionTest {
    Q_OBJECT

    /// The journal of a game in which a few moves were made.
    QByteArray playedJournal() {
        Game game(samplePuzzle());
        Session session(inFolder("played"));
        session.attach(game);
        game.press({0, 0});
        game.press({1, 2});
        game.undo();
        return contents(session.path());
    }

    /// Of the journal in the folder "crowded", which then cannot be put aside.
    void takeAllNamesForDamaged() {
        for (int i = 1; i <= 1000; ++i) {
            const QString number = i == 1 ? QString() : QString::number(i);
            static_cast<void>(write("crowded/session.txt.damaged" + number, {}));
        }
        QCOMPARE(nameForDamaged(inFolder("crowded/session.txt")), QString());
    }

  private slots:

    void whatWasNotWrittenToTheEndIsAsIfNeverMade() {
        Random random(3);
        Game game(samplePuzzle());
        Session session(inFolder("played"));
        session.attach(game);
        std::map<qsizetype, Saved> stood;
        const auto note = [&] { stood.insert_or_assign(contents(session.path()).size(), saved(game)); };
        note();
        for (int i = 0; i < 6; ++i, note()) moveSomehow(game, random);
        // Commands of many lines: another try, and one that goes on with it where only some presses are made.
        const std::vector<Cell> presses{{0, 1}, {1, 1}, {0, 0}};
        game.replace(ReplaceMove(puzzleOf("bb/bw"), "Small"), presses, 2);
        note();
        const int earlier = game.moveIndex() - game.presses();
        game.beginTry();
        note();
        game.replace(ReplaceMove(game.start(), "Go On"), presses, 1, {"Hard.", true, earlier});
        note();
        const QByteArray journal = contents(session.path());
        for (auto length = stood.begin()->first; length <= journal.size(); ++length) {
            const auto [how, again] = restore(journal.left(length));
            QCOMPARE(how, stood.contains(length) ? Restored::All : Restored::Cut);
            QVERIFY2(again == std::prev(stood.upper_bound(length))->second, journal.left(length).constData());
        }
    }

    void whatIsMissingAtTheEndIsKept() {
        // Perhaps somebody's only words about it.
        const QByteArray journal = playedJournal() + "notes 0 Found in an o";
        const auto [how, again] = restore(journal, "cut");
        QCOMPARE(how, Restored::Cut);
        QCOMPARE(contents(inFolder("cut/session.txt.damaged")), journal);
        QCOMPARE(restore(contents(inFolder("cut/session.txt"))).first, Restored::All);
    }

    void aDamagedJournalThatCannotBePutAsideStays_data() {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<Restored>("how");
        QTest::newRow("a line that nobody knows") << QByteArray("jump\n") << Restored::Part;
        QTest::newRow("a line that was cut off") << QByteArray("press") << Restored::Cut;
        QTest::newRow("nothing but damage") << QByteArray() << Restored::Lost;
    }

    void aDamagedJournalThatCannotBePutAsideStays() {
        QFETCH(QByteArray, end);
        QFETCH(Restored, how);
        const QByteArray journal = end.isEmpty() ? QByteArray("jump\n") : playedJournal() + end;
        const QString place = inFolder("crowded");
        QVERIFY(QDir().mkpath(place));
        const QString path = write("crowded/session.txt", journal);
        takeAllNamesForDamaged();
        std::optional<Saved> before;
        for (const bool isFirst : {true, false}) {
            Game game(impossiblePuzzle());
            Session session(place);
            // What has been told is not told again: the next journal is whole.
            QCOMPARE(session.attach(game), isFirst ? how : Restored::All);
            QCOMPARE(session.damagedPath(), path);
            QVERIFY(session.path() != path);
            if (before) QVERIFY(saved(game) == *before);
            game.press({3, 3});
            before = saved(game);
            QCOMPARE(session.problem(), QString());
            QCOMPARE(contents(path), journal);
            // The clock of files is coarse.
            QFile other(session.path());
            QVERIFY(other.open(QIODevice::ReadWrite));
            QVERIFY(other.setFileTime(QFileInfo(path).lastModified(), QFileDevice::FileModificationTime));
        }
    }

    void damageIsToldOnceThoughAnotherGameIsThere() {
        const QString place = inFolder("crowded");
        Saved other = saved(Game(samplePuzzle()));
        {
            Game game(samplePuzzle());
            Session first(place);
            Session second(place);
            second.attach(game);
            game.press({1, 1});
            other = saved(game);
        }
        takeAllNamesForDamaged();
        const QString path = write("crowded/session.txt", "jump\n");
        // It has been damaged after that; the clock of files is too coarse for a test.
        QFile damaged(path);
        QVERIFY(damaged.open(QIODevice::ReadWrite));
        QVERIFY(damaged.setFileTime(QFileInfo(place + "/session2.txt").lastModified().addMSecs(1),
                                    QFileDevice::FileModificationTime));
        damaged.close();
        for (const Restored how : {Restored::Lost, Restored::All}) {
            Game game(impossiblePuzzle());
            Session session(place);
            QCOMPARE(session.attach(game), how);
            // The other game has been played later by now, and comes first.
            QCOMPARE(session.damagedPath(), how == Restored::Lost ? path : QString());
            QVERIFY(session.path() != path);
            QVERIFY(saved(game) == other);
        }
        QCOMPARE(contents(path), "jump\n");
    }

    void aDamagedJournalOnAFullDiskStaysUntilThereIsRoom() {
        const QByteArray journal = playedJournal() + "jump\n";
        const QString place = inFolder("full");
        QVERIFY(QDir().mkpath(place));
        const QString path = write("full/session.txt", journal);
        Game game(impossiblePuzzle());
        std::unique_ptr<Session> session;
        {
            const FullDisk disk(0);
            session = std::make_unique<Session>(place);
            QCOMPARE(session->attach(game), Restored::Part);
            QCOMPARE(session->damagedPath(), path);
            game.press({0, 0});
            QVERIFY(!session->problem().isEmpty());
            QCOMPARE(contents(path), journal);
        }
        game.press({1, 2});
        QCOMPARE(session->problem(), QString());
        QCOMPARE(contents(session->damagedPath()), journal);
        QVERIFY(restore(contents(session->path())).second == saved(game));
    }

    void aDamagedJournalGivesWhatComesBeforeTheDamage_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("a word that nobody knows") << QByteArray("jump 1 1");
        QTest::newRow("an empty line") << QByteArray();
        QTest::newRow("a press outside the board") << QByteArray("press 5 1");
        QTest::newRow("a press in row 0") << QByteArray("press 0 1");
        QTest::newRow("a press without a column") << QByteArray("press 1");
        QTest::newRow("a press with a third number") << QByteArray("press 1 1 1");
        QTest::newRow("a press in letters") << QByteArray("press one two");
        QTest::newRow("a press beyond all numbers") << QByteArray("press 99999999999999999999 1");
        QTest::newRow("a place beyond the moves") << QByteArray("at 3");
        QTest::newRow("a place before the first move") << QByteArray("at -1");
        QTest::newRow("a place in letters") << QByteArray("at home");
        QTest::newRow("a board that is none") << QByteArray("replace either clipped .*./***/.*. bwx\tPasted");
        QTest::newRow("a board without a name") << QByteArray("replace either clipped .*./***/.*. bwwb");
        QTest::newRow("a board without an end") << QByteArray("replace either clip");
        QTest::newRow("a board that is larger than the window shows")
            << "replace either clipped .*./***/.*. " + QByteArray(1001, 'b') + "\tPasted";
        QTest::newRow("a rule for each of more pieces than the window shows")
            << "replace either table " + QByteArray(2501 * 2501 / 4 + 1, '0') + ' ' +
                   QByteArray(41, 'b').append('/').repeated(61).chopped(1) + "\tPasted";
        QTest::newRow("a file of a try that is none") << QByteArray("file 1 /a.flip\tflipgame 1");
        QTest::newRow("a hint in a try that is none") << QByteArray("hinted 1");
        QTest::newRow("a level solved in a try that is none") << QByteArray("uncounted 1 3");
        QTest::newRow("a level solved in presses that are no number") << QByteArray("uncounted 0 3x");
        QTest::newRow("a try that continues itself") << QByteArray("continued 0 0");
        QTest::newRow("a try that continues nothing") << QByteArray("continued 0");
        QTest::newRow("lines together that are none") << QByteArray("together 0");
        QTest::newRow("lines together within others") << QByteArray("together 2\ntogether 2");
        QTest::newRow("lines together of which nobody knows how many") << QByteArray("together many");
        QTest::newRow("bytes that are no text") << QByteArray("\0\xff\x80\x1b", 4);
        QTest::newRow("a line of a million letters") << QByteArray(1'000'000, 'b');
    }

    void aDamagedJournalGivesWhatComesBeforeTheDamage() {
        QFETCH(QByteArray, line);
        QByteArray journal = playedJournal();
        const Saved before = restore(journal).second;
        journal += line + "\npress 4 4\n";
        const auto [how, again] = restore(journal, "damaged");
        QCOMPARE(how, Restored::Part);
        QVERIFY(again == before);
        QCOMPARE(contents(inFolder("damaged/session.txt.damaged")), journal);
        // The next start finds everything in order.
        const auto [next, repaired] = restore(contents(inFolder("damaged/session.txt")));
        QCOMPARE(next, Restored::All);
        QVERIFY(repaired == before);
    }

    void aJournalWithoutABeginningIsKept_data() {
        QTest::addColumn<QByteArray>("journal");
        QTest::newRow("another kind of file") << QByteArray("bwwb\nbbwb\n");
        QTest::newRow("a later version") << QByteArray("flipgame-session 2\nfirst x\n");
        QTest::newRow("nothing, as after a loss of power") << QByteArray("");
        QTest::newRow("only the head") << QByteArray("flipgame-session 1\n");
        QTest::newRow("a first board of 3000×3000")
            << "flipgame-session 1\nfirst either clipped .*./***/.*. " +
                   (QByteArray(3000, 'b') + '/').repeated(2999) + QByteArray(3000, 'b') + '\n';
        QTest::newRow("a first board that is none") << QByteArray("flipgame-session 1\nfirst either bw/b\n");
    }

    void aJournalWithoutABeginningIsKept() {
        QFETCH(QByteArray, journal);
        const auto [how, again] = restore(journal);
        QCOMPARE(how, Restored::Lost);
        QVERIFY(again.puzzle == impossiblePuzzle());
        QCOMPARE(contents(inFolder("again/session.txt.damaged")), journal);
    }

    void whatIsNoFileIsSetAside_data() {
        QTest::addColumn<std::function<bool(const QString&)>>("make");
        const auto row = [](const char* name, const std::function<bool(const QString&)>& make) {
            QTest::newRow(name) << make;
        };
        row("a pipe that nobody writes into",
            [](const QString& path) { return mkfifo(QFile::encodeName(path).constData(), 0600) == 0; });
        row("a folder", [](const QString& path) { return QDir().mkpath(path + "/inside"); });
        row("a link to nothing", [](const QString& path) { return QFile::link(path + ".gone", path); });
        row("a file of 3 GB", [](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.resize(qint64{3} << 30);
        });
    }

    void whatIsNoFileIsSetAside() {
        QFETCH(std::function<bool(const QString&)>, make);
        const QString path = inFolder("session.txt");
        QVERIFY(make(path));
        Game game(samplePuzzle());
        Session session(folder());
        const bool isLong = QFileInfo(path).isFile();
        QCOMPARE(session.attach(game), isLong ? Restored::TooLong : Restored::Lost);
        QCOMPARE(session.problem(), QString());
        QVERIFY(QFileInfo(session.damagedPath()).exists() || QFileInfo(session.damagedPath()).isSymLink());
        game.press({1, 1});
        QVERIFY(restore(contents(path)).second == saved(game));
    }

    void everyDamagedJournalIsKept() {
        const QString place = inFolder("kept");
        const QByteArray journal = playedJournal();
        QVERIFY(QDir().mkpath(place));
        QByteArrayList damaged;
        for (const char* rubbish : {"rubbish\n", "other rubbish\n"}) {
            damaged << journal + rubbish;
            const QString path = write("kept/session.txt", damaged.last());
            Game game(samplePuzzle());
            Session session(place);
            QCOMPARE(session.path(), path);
            QCOMPARE(session.attach(game), Restored::Part);
            QCOMPARE(contents(session.damagedPath()), damaged.last());
        }
        QCOMPARE(contents(place + "/session.txt.damaged"), damaged.first());
    }

    void aFullDiskIsToldAndNothingIsLost_data() {
        QTest::addColumn<int>("room");
        for (int room = 0; room <= 11; ++room) QTest::addRow("room for %d bytes", room) << room;
    }

    void aFullDiskIsToldAndNothingIsLost() {
        QFETCH(int, room);
        Game game(samplePuzzle());
        Session session(inFolder("played"));
        session.attach(game);
        const QSignalSpy told(&session, &Session::problemChanged);
        {
            const FullDisk disk(QFileInfo(session.path()).size() + room);
            for (const Cell cell : {Cell{0, 0}, Cell{1, 2}}) game.press(cell);
            QVERIFY2(session.problem().contains(session.path()), qPrintable(session.problem()));
            QVERIFY2(session.problem().contains("File too large"), qPrintable(session.problem()));
            QCOMPARE(told.count(), 1);
            // What is there is whole.
            QVERIFY(contents(session.path()).endsWith('\n'));
            QCOMPARE(restore(contents(session.path())).first, Restored::All);
        }
        game.undo();
        QCOMPARE(session.problem(), QString());
        QCOMPARE(told.count(), 2);
        QVERIFY2(restore(contents(session.path())).second == saved(game),
                 contents(session.path()).constData());
    }

    void changesThatCannotBeAreDamage_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no name") << QByteArray("changed 1 1");
        QTest::newRow("half a cell") << QByteArray("changed 1 1 2\tPainting");
        QTest::newRow("a cell beyond the board") << QByteArray("changed 5 1\tPainting");
        QTest::newRow("a row 0") << QByteArray("changed 0 1\tPainting");
        QTest::newRow("a word") << QByteArray("changed 1 one\tPainting");
        QTest::newRow("another word") << QByteArray("changedly\tPainting");
    }

    void changesThatCannotBeAreDamage() {
        QFETCH(QByteArray, line);
        const QByteArray begin = "flipgame-session 1\nfirst either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww\n";
        const auto good = readJournal(begin + "changed 1 1 4 4\tPainting\n");
        QVERIFY(good && good->whole && good->moves.size() == 1);
        const auto read = readJournal(begin + line + '\n');
        QVERIFY(read && !read->whole && read->moves.empty());
    }

    void aDiskThatWasFullAtTheStartIsUsedAsSoonAsThereIsRoom_data() {
        QTest::addColumn<bool>("hasGame");
        QTest::addColumn<bool>("isPlayedElsewhere");
        QTest::newRow("nothing was saved") << false << false;
        QTest::newRow("the saved game goes on") << true << false;
        QTest::newRow("another window has gone on with the saved game") << true << true;
    }

    void aDiskThatWasFullAtTheStartIsUsedAsSoonAsThereIsRoom() {
        QFETCH(const bool, hasGame);
        QFETCH(const bool, isPlayedElsewhere);
        const QString place = inFolder("full");
        std::optional<Saved> elsewhere;
        if (hasGame) {
            Game before(samplePuzzle());
            Session session(place);
            session.attach(before);
            before.press({3, 3});
        }
        Game game(samplePuzzle());
        std::unique_ptr<Session> session;
        {
            const FullDisk disk(0);
            session = std::make_unique<Session>(place);
            QCOMPARE(session->attach(game), hasGame ? Restored::All : Restored::Nothing);
            game.press({0, 0});
            QVERIFY2(session->problem().contains(place), qPrintable(session->problem()));
        }
        if (isPlayedElsewhere) {
            Game other(samplePuzzle());
            Session second(place);
            second.attach(other);
            other.press({1, 1});
            elsewhere = saved(other);
        }
        const QSignalSpy told(session.get(), &Session::problemChanged);
        game.press({1, 2});
        QCOMPARE(session->problem(), QString());
        QCOMPARE(told.count(), 1);
        game.undo();
        QVERIFY(restore(contents(session->path())).second == saved(game));
        if (elsewhere) QVERIFY(restore(contents(place + "/session.txt")).second == *elsewhere);
    }
};

QTEST_GUILESS_MAIN(TestDamagedSession)
#include "tst_damaged_session.moc"
