#include "tests/support/full_disk.h"
#include "tests/support/random_moves.h"
#include "ui/game/damaged_file.h"
#include "ui/game/journal.h"
#include "ui/game/session.h"
#include "ui/words/session_words.h"

#include <QRegularExpression>
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

/// Whether the length of a journal is known before it is written, more or less.
bool isLengthEstimated(const Game& game) {
    const qint64 length = wholeJournal(game, game.moveIndex()).size();
    const qint64 estimated = lengthOfWholeJournal(game);
    return estimated > length / 2 && estimated < 2 * length;
}

} // namespace

class TestSession : public UiTest {
    Q_OBJECT

    /// The game that a journal brings back, and how.
    std::pair<Restored, Saved> restore(const QByteArray& journal, const QString& name = "again") {
        const QString place = inFolder(name);
        QDir().mkpath(place);
        const QString path = write(name + "/session.txt", journal);
        Game game(impossiblePuzzle());
        Session session(place);
        if (session.path() != path) qFatal("the journal lies elsewhere");
        const Restored how = session.attach(game);
        return {how, saved(game)};
    }

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

    void linesThatAreSpareAreCounted_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("spare");
        QTest::newRow("presses") << QByteArray("press 1 1\npress 1 2\n") << 0;
        QTest::newRow("presses that are undone") << QByteArray("press 1 1\npress 1 2\nat 0\n") << 1;
        QTest::newRow("presses that gave way to another one")
            << QByteArray("press 1 1\npress 1 2\npress 2 1\nat 1\npress 2 2\n") << 3;
        QTest::newRow("more than once")
            << QByteArray("press 1 1\npress 1 2\nat 1\npress 2 2\nat 0\npress 2 1\n") << 5;
        const QByteArray file = "file 0 /a.flip\tflipgame 1\\nboard\\nbw\\nwb\\n\n";
        QTest::newRow("a file") << file << 0;
        QTest::newRow("a file that was read again") << file + file << 1;
        QTest::newRow("a file that the game does not have any more") << file + "file 0\n" << 2;
        QTest::newRow("a file of another board") << QByteArray(file).replace("wb", "bb") << 1;
        QTest::newRow("a file of a later version")
            << QByteArray(file).replace("flipgame 1", "flipgame 9") << 1;
        QTest::newRow("hints") << QByteArray("hinted 0\nhinted 0\n") << 1;
        QTest::newRow("notes") << QByteArray("notes 0 one\n") << 0;
        QTest::newRow("notes that others have replaced")
            << QByteArray("notes 0 one\nnotes 0 two\nnotes 0 three\n") << 2;
    }

    void linesThatAreSpareAreCounted() {
        QFETCH(QByteArray, lines);
        QFETCH(int, spare);
        const auto saved =
            readJournal("flipgame-session 1\nfirst either clipped .*./***/.*. bw/wb\n" + lines);
        QVERIFY(saved.has_value());
        QCOMPARE(saved->spareLines, spare);
    }

    void whereAPuzzleComesFromIsKept_data() {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<QString>("name");
        QTest::addColumn<Origin>("origin");
        QTest::newRow("a level") << QByteArray("\tLevel 1\tlevel 1") << "Level 1" << Origin(LevelOrigin{1});
        QTest::newRow("the puzzle of a day")
            << QByteArray("\tHeute\tdaily 2026-11-22") << "Heute" << Origin(DailyOrigin{QDate(2026, 11, 22)});
        QTest::newRow("elsewhere") << QByteArray("\tPaste") << "Paste" << Origin();
        QTest::newRow("what a later version knows") << QByteArray("\tNew\tweekly 47") << "New" << Origin();
        QTest::newRow("a level that there is not") << QByteArray("\tNew\tlevel 0") << "New" << Origin();
    }

    void whereAPuzzleComesFromIsKept() {
        QFETCH(QByteArray, end);
        QFETCH(QString, name);
        QFETCH(Origin, origin);
        const QByteArray line = "replace white clipped .*./***/.*. bb/bw" + end + '\n';
        const auto read = readJournal("flipgame-session 1\nfirst either clipped .*./***/.*. bw/wb\n" + line);
        QVERIFY(read.has_value() && read->whole);
        const auto& replacement = std::get<ReplaceMove>(read->moves.front());
        QCOMPARE(replacement.name(), name);
        QVERIFY(replacement.origin() == origin);
        QVERIFY(originText(origin).isEmpty() || journalLine(read->moves.front(), read->first) == line);
    }

    void aNewSessionFollowsTheGame() {
        Game game(samplePuzzle());
        Session session(inFolder("a/folder/to/be/made"));
        QCOMPARE(session.attach(game), Restored::Nothing);
        QCOMPARE(session.problem(), QString());
        game.press({1, 2});
        game.undo();
        const QByteArray expected = "flipgame-session 1\n"
                                    "first either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww\n"
                                    "at 0\npress 2 3\nat 0\n";
        QCOMPARE(contents(session.path()), expected);
    }

    void theGameComesBackAfterEveryMove() {
        Random random(1753);
        Game game(samplePuzzle());
        Session session(inFolder("played"));
        session.attach(game);
        for (int i = 0; i < 150; ++i) {
            moveSomehow(game, random);
            const auto [how, again] = restore(contents(session.path()));
            QCOMPARE(how, Restored::All);
            QVERIFY2(again == saved(game), contents(session.path()).constData());
        }
    }

    void theGameComesBackAgainAndAgain() {
        Random random(10318);
        std::optional<Saved> before;
        for (int round = 0; round < 20; ++round) {
            Game game(impossiblePuzzle());
            Session session(inFolder("played"));
            QCOMPARE(session.attach(game), round == 0 ? Restored::Nothing : Restored::All);
            if (before) QVERIFY(saved(game) == *before);
            for (int i = 0; i < 20; ++i) moveSomehow(game, random);
            before = saved(game);
        }
    }

    void undoGoesOnAcrossTheRestart() {
        const auto play = [](Game& game) {
            game.press({0, 0});
            game.replace(impossiblePuzzle(), "Pasted");
            game.press({3, 3});
        };
        Game original(samplePuzzle());
        play(original);
        {
            Game game(samplePuzzle());
            Session session(inFolder("played"));
            session.attach(game);
            play(game);
        }
        Game game(impossiblePuzzle());
        Session session(inFolder("played"));
        session.attach(game);
        while (original.canUndo()) {
            QCOMPARE(game.moveName(game.moveIndex() - 1), original.moveName(original.moveIndex() - 1));
            original.undo();
            game.undo();
            QVERIFY(game.puzzle() == original.puzzle());
            QCOMPARE(game.presses(), original.presses());
        }
        QVERIFY(!game.canUndo());
    }

    void whatWasNotWrittenToTheEndIsAsIfNeverMade() {
        Random random(3);
        Game game(samplePuzzle());
        Session session(inFolder("played"));
        session.attach(game);
        const auto begin = contents(session.path()).size();
        std::map<qsizetype, Saved> stood{{begin, saved(game)}};
        for (int i = 0; i < 6; ++i) {
            moveSomehow(game, random);
            stood.insert_or_assign(contents(session.path()).size(), saved(game));
        }
        const QByteArray journal = contents(session.path());
        for (auto length = begin; length <= journal.size(); ++length) {
            const auto [how, again] = restore(journal.left(length));
            const bool isWholeLine = journal.left(length).endsWith('\n');
            QCOMPARE(how, isWholeLine ? Restored::All : Restored::Cut);
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
            QCOMPARE(session.damagedPath(), path);
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
        QTest::newRow("a file of a try that is none") << QByteArray("file 1 /a.flip\tflipgame 1");
        QTest::newRow("a hint in a try that is none") << QByteArray("hinted 1");
        QTest::newRow("a try that continues itself") << QByteArray("continued 0 0");
        QTest::newRow("a try that continues nothing") << QByteArray("continued 0");
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

    void aJournalThatSomebodyRemovesIsWrittenAnew() {
        Game game(samplePuzzle());
        Session session(inFolder("played"));
        session.attach(game);
        game.press({0, 0});
        // The lock goes, too.
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression("Could not remove our own lock file"));
        QVERIFY(QDir(inFolder("played")).removeRecursively());
        game.press({1, 2});
        QVERIFY(restore(contents(session.path())).second == saved(game));
        QVERIFY(QFile::remove(session.path()));
        game.undo();
        QVERIFY(restore(contents(session.path())).second == saved(game));
    }

    void aJournalThatSomebodyReplacesIsWrittenAnew_data() {
        QTest::addColumn<QByteArray>("other");
        QTest::newRow("by the same, as programs for backups do") << QByteArray();
        QTest::newRow("by something else") << QByteArray("nothing of a game\n");
    }

    void aJournalThatSomebodyReplacesIsWrittenAnew() {
        QFETCH(QByteArray, other);
        Game game(samplePuzzle());
        Session session(inFolder("played"));
        session.attach(game);
        game.press({0, 0});
        game.press({1, 2});
        const QString path = session.path();
        const QString copy = write("copy", other.isEmpty() ? contents(path) : other);
        QVERIFY(std::rename(QFile::encodeName(copy).constData(), QFile::encodeName(path).constData()) == 0);
        game.press({2, 1});
        game.setNotes(0, "found in an old book");
        QCOMPARE(session.problem(), QString());
        QCOMPARE(restore(contents(path)).first, Restored::All);
        QVERIFY2(restore(contents(path)).second == saved(game), contents(path).constData());
    }

    void aFewPiecesOfALargeBoardTakeLittleRoom() {
        Game game(Puzzle::flipGame(Grid({1000, 1000})));
        Session session(inFolder("played"));
        session.attach(game);
        const qint64 before = QFileInfo(session.path()).size();
        // What is painted by hand follows presses, undone presses, and other paintings that were undone.
        for (int stroke = 0; stroke < 100; ++stroke) {
            game.press({stroke, 7});
            game.press({stroke, 9});
            game.undo();
            Puzzle next = game.puzzle();
            for (int column = 3; column < 30; ++column) next.board.flip({5 * stroke, column});
            game.replace(next, "Painting");
            if (stroke % 3 == 0) game.undo();
        }
        QVERIFY(restore(contents(session.path())).second == saved(game));
        QVERIFY(QFileInfo(session.path()).size() - before < 1'300'000);
        QVERIFY(restore(wholeJournal(game, game.moveIndex())).second == saved(game));
        // A board of which most pieces change is written as a whole.
        Puzzle all = game.puzzle();
        all.board = all.board.complement();
        game.replace(all, "All");
        QVERIFY(restore(contents(session.path())).second == saved(game));
        QVERIFY(restore(wholeJournal(game, game.moveIndex())).second == saved(game));
        QVERIFY(isLengthEstimated(game));
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

    void aLongJournalIsWrittenAnew() {
        constexpr qint64 mostBytes = 1000;
        Game game(samplePuzzle());
        Session session(inFolder("played"));
        session.setLongJournal(mostBytes);
        session.attach(game);
        game.press({0, 0});
        for (int i = 0; i < 500; ++i) {
            i % 2 == 0 ? game.undo() : game.redo();
            QVERIFY(QFileInfo(session.path()).size() <= mostBytes + 5);
        }
        QVERIFY(restore(contents(session.path())).second == saved(game));
        // It has become shorter and longer many times.
        for (int i = 0; i < 300; ++i) game.press({i % 4, 1});
        QVERIFY(restore(contents(session.path())).second == saved(game));
        QVERIFY(isLengthEstimated(game));
    }

    void aJournalThatIsTooLongIsTold() {
        constexpr qint64 longest = 6000;
        const QString place = inFolder("played");
        Game game(samplePuzzle());
        QByteArray kept;
        {
            Session session(place);
            session.setLongJournal(1000);
            session.setLongestJournal(longest);
            session.attach(game);
            const QSignalSpy told(&session, &Session::problemChanged);
            // What would be too long only for what has been undone is made shorter.
            for (int i = 0; i < 150; ++i) game.press({i % 4, 1});
            for (int i = 0; i < 1000; ++i) i % 2 == 0 ? game.undo() : game.redo();
            QVERIFY(!session.isTooLong());
            QCOMPARE(told.count(), 0);
            for (int i = 0; i < 600; ++i) game.press({i % 4, 2});
            QVERIFY(session.isTooLong());
            QCOMPARE(session.problem(), QString());
            QCOMPARE(told.count(), 1);
            const QString words = session_words::saving(session);
            QVERIFY2(words.contains("256 MiB") && words.contains("as a file"), qPrintable(words));
            kept = contents(session.path());
            QVERIFY(kept.size() > longest);
            // Nothing is missing in it.
            QVERIFY(restore(kept).second == saved(game));
        }
        Game next(impossiblePuzzle());
        Session session(place);
        session.setLongestJournal(longest);
        QCOMPARE(session.attach(next), Restored::TooLong);
        QCOMPARE(contents(session.damagedPath()), kept);
        const QString words = session_words::restored(Restored::TooLong, session);
        QVERIFY2(words.contains("256 MiB") && words.contains(session.damagedPath()), qPrintable(words));
        QVERIFY(!words.contains("damaged and"));
        QVERIFY(next.puzzle() == impossiblePuzzle());
    }

    void anEmptyJournalIsNoDamage() { QCOMPARE(restore({}).first, Restored::Nothing); }

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

    void aFolderThatCannotBeWrittenIsNamed_data() {
        QTest::addColumn<QString>("place");
        // Not even root can write there.
        QTest::newRow("a folder for reading only") << "/proc";
        QTest::newRow("a folder that cannot be made") << "/proc/flipgame";
    }

    void aFolderThatCannotBeWrittenIsNamed() {
        QFETCH(QString, place);
        if (!QFileInfo("/proc/self").exists()) QSKIP("This system has no /proc.");
        Game game(samplePuzzle());
        Session session(place);
        QCOMPARE(session.attach(game), Restored::Nothing);
        QVERIFY2(session.problem().contains(place), qPrintable(session.problem()));
        game.press({0, 0});
        game.undo();
        QVERIFY(game.puzzle() == samplePuzzle());
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

    void aGameOfTensOfThousandsOfMovesComesBack() {
        constexpr int moves = 30'000;
        Random random(5);
        std::optional<Saved> before;
        {
            Game game(samplePuzzle());
            Session session(inFolder("long"));
            session.attach(game);
            for (int i = 0; i < moves; ++i)
                game.press({static_cast<int>(random.below(4)), static_cast<int>(random.below(4))});
            before = saved(game);
        }
        Game game(impossiblePuzzle());
        Session session(inFolder("long"));
        QCOMPARE(session.attach(game), Restored::All);
        QCOMPARE(game.moveIndex(), moves);
        QVERIFY(saved(game) == *before);
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
