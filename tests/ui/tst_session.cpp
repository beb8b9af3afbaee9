#include "core/generate/random.h"
#include "tests/support/ui_test.h"
#include "ui/game/session.h"

#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Restored = Session::Restored;

/// Everything that a person would miss if it did not come back.
struct Saved {
    Puzzle first;
    Puzzle start;
    Puzzle puzzle;
    int presses = 0;
    int index = 0;
    QStringList names;

    friend bool operator==(const Saved&, const Saved&) = default;
};

Saved saved(Game& game) {
    Saved now{game.first(), game.start(), game.puzzle(), game.presses(), game.moveIndex(), {}};
    for (int i = 0; i < game.undoStack()->count(); ++i) now.names << game.undoStack()->text(i);
    return now;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

/// One move of any kind.
void moveSomehow(Game& game, Random& random) {
    const Size size = game.puzzle().size();
    const Cell cell{static_cast<int>(random.below(static_cast<std::uint64_t>(size.rows))),
                    static_cast<int>(random.below(static_cast<std::uint64_t>(size.columns)))};
    const auto moves = static_cast<std::uint64_t>(game.undoStack()->count());
    switch (random.below(8)) {
    case 0:
        return game.undoStack()->undo();
    case 1:
        return game.undoStack()->redo();
    case 2:
        return game.goTo(static_cast<int>(random.below(moves + 1)), Motion::Immediate);
    case 3:
        return game.restart();
    case 4:
        return game.replace(random.below(2) == 0 ? samplePuzzle() : puzzleOf("bw/wb/bb"),
                            QStringLiteral("Eingefügt"));
    default:
        return game.press(cell);
    }
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
        game.undoStack()->undo();
        return contents(session.path());
    }

  private slots:

    void aNewSessionFollowsTheGame() {
        Game game(samplePuzzle());
        Session session(inFolder("a/folder/to/be/made"));
        QCOMPARE(session.attach(game), Restored::Nothing);
        QCOMPARE(session.problem(), QString());
        game.press({1, 2});
        game.undoStack()->undo();
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

    void undoGoesOnBehindTheRestart() {
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
        while (original.undoStack()->canUndo()) {
            QCOMPARE(game.undoStack()->undoText(), original.undoStack()->undoText());
            original.undoStack()->undo();
            game.undoStack()->undo();
            QVERIFY(game.puzzle() == original.puzzle());
            QCOMPARE(game.presses(), original.presses());
        }
        QVERIFY(!game.undoStack()->canUndo());
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
            QCOMPARE(how, Restored::All);
            QVERIFY2(again == std::prev(stood.upper_bound(length))->second, journal.left(length).constData());
        }
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
        QTest::newRow("a first board that is none") << QByteArray("flipgame-session 1\nfirst either bw/b\n");
    }

    void aJournalWithoutABeginningIsKept() {
        QFETCH(QByteArray, journal);
        const auto [how, again] = restore(journal);
        QCOMPARE(how, Restored::Part);
        QVERIFY(again.puzzle == impossiblePuzzle());
        QCOMPARE(contents(inFolder("again/session.txt.damaged")), journal);
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
        game.undoStack()->undo();
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
