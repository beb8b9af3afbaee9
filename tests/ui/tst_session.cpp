#include "tests/support/random_moves.h"
#include "tests/ui/session_test.h"
#include "ui/game/journal.h"
#include "ui/game/session.h"
#include "ui/words/session_words.h"

#include <QSignalSpy>
#include <QTest>

#include <cstdio>

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

class TestSession : public SessionTest {
    Q_OBJECT

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
        QTest::newRow("lines of one command") << QByteArray("together 2\npress 1 1\npress 1 2\n") << 1;
        QTest::newRow("a level whose solving counts") << QByteArray("uncounted 0 3\nuncounted 0\n") << 2;
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

    void aJournalThatSomebodyRemovesIsWrittenAnew() {
        Game game(samplePuzzle());
        Session session(inFolder("played"));
        session.attach(game);
        game.press({0, 0});
        // The lock goes, too.
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

    void whatIsUncountedComesBackAndGoesWithItsTry() {
        Game game(samplePuzzle());
        game.replace(ReplaceMove(impossiblePuzzle(), "Level 1", LevelOrigin{1}));
        game.press({0, 0});
        game.setUncounted(6);
        const auto read = readJournal(wholeJournal(game, game.moveIndex()));
        QVERIFY(read && read->whole);
        QCOMPARE(read->records.uncounted, (std::map<int, int>{{1, 6}}));
        QVERIFY(game.originAt(1) == Origin(LevelOrigin{1}));
        game.goTo(0, Motion::Immediate);
        game.press({1, 1});
        QVERIFY(game.records().uncounted.empty());
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
        QVERIFY(!words.contains("damaged,"));
        QVERIFY(next.puzzle() == impossiblePuzzle());
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
