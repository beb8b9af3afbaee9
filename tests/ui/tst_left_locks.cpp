// What a crash leaves besides the saved game: the lock of a process that has ended. Where nothing can be
// written, nobody can remove it.

#include "tests/support/full_disk.h"
#include "tests/support/random_moves.h"
#include "ui/game/session.h"

#include <QDateTime>
#include <QTest>

#include <functional>
#include <memory>
#include <optional>

#include <sys/wait.h>
#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Restored = Session::Restored;

/// A folder that cannot be written to during its lifetime, except by root.
class ReadOnly {
  public:
    explicit ReadOnly(const QString& folder) : folder_(folder), before_(QFile::permissions(folder)) {
        QFile::setPermissions(folder_, QFile::ReadOwner | QFile::ExeOwner);
    }

    ~ReadOnly() { QFile::setPermissions(folder_, before_); }

    ReadOnly(const ReadOnly&) = delete;
    ReadOnly& operator=(const ReadOnly&) = delete;

  private:
    QString folder_;
    QFile::Permissions before_;
};

/// Nothing can be written to the folder as long as what this returns is there.
using Obstacle = std::function<std::shared_ptr<void>(const QString& folder)>;

void play(Game& game) {
    game.press({3, 3});
    game.press({1, 2});
}

} // namespace

class TestLeftLocks : public UiTest {
    Q_OBJECT

    QString place() { return inFolder("left"); }

    QString journal() { return place() + "/session.txt"; }

    QString lock() { return journal() + ".lock"; }

    /// Another process plays, and ends without a chance to remove its lock.
    void crash() {
        const pid_t other = fork();
        if (other == 0) {
            Game game(samplePuzzle());
            Session session(place());
            session.attach(game);
            play(game);
            _exit(0);
        }
        int status = -1;
        if (waitpid(other, &status, 0) != other || status != 0) qFatal("the other process failed");
        if (!QFileInfo::exists(lock())) qFatal("the other process has left no lock");
    }

    /// The game that the next window shows.
    Saved shownNext() {
        Game game(impossiblePuzzle());
        Session session(place());
        session.attach(game);
        return saved(game);
    }

    static Saved played() {
        Game game(samplePuzzle());
        play(game);
        return saved(game);
    }

  private slots:

    void theGameOfACrashIsShownAndGoesOn_data() {
        QTest::addColumn<Obstacle>("obstacle");
        QTest::newRow("on a full disk") << Obstacle([](auto&) { return std::make_shared<FullDisk>(0); });
        QTest::newRow("in a folder for reading only")
            << Obstacle([](const QString& folder) { return std::make_shared<ReadOnly>(folder); });
    }

    void theGameOfACrashIsShownAndGoesOn() {
        QFETCH(const Obstacle, obstacle);
        crash();
        Game game(impossiblePuzzle());
        std::unique_ptr<Session> session;
        {
            const auto inTheWay = obstacle(place());
            QFile probe(inFolder("left/probe"));
            if (probe.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && probe.write("x") == 1)
                QSKIP("This user, perhaps root, may write everywhere.");
            session = std::make_unique<Session>(place());
            QCOMPARE(session->attach(game), Restored::All);
            QVERIFY(saved(game) == played());
            game.press({0, 0});
            QVERIFY2(session->problem().contains(place()), qPrintable(session->problem()));
        }
        // As soon as there is room, it goes on where it was, not beside it.
        game.press({2, 2});
        QCOMPARE(session->problem(), QString());
        QCOMPARE(session->path(), journal());
        session.reset();
        QVERIFY(shownNext() == saved(game));
    }

    void theGameGoesOnThoughALockIsOfNoUse_data() {
        QTest::addColumn<std::optional<QByteArray>>("instead");
        QTest::newRow("the power failed before it was written") << std::optional(QByteArray());
        QTest::newRow("the power failed, and zeros are there") << std::optional(QByteArray(40, '\0'));
        QTest::newRow("it belongs to another user") << std::optional<QByteArray>();
    }

    void theGameGoesOnThoughALockIsOfNoUse() {
        QFETCH(const std::optional<QByteArray>, instead);
        crash();
        if (instead) QCOMPARE(write("left/session.txt.lock", *instead), lock());
        QFile file(lock());
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFile::FileModificationTime));
        file.close();
        // Only root may write to it all the same, as to the file of another user.
        if (!instead) QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        Game game(impossiblePuzzle());
        Session session(place());
        QCOMPARE(session.attach(game), Restored::All);
        QCOMPARE(session.path(), journal());
        // The next one waits for this.
        QVERIFY(Session(place()).path() != journal());
    }

    /// Its window is about to fill it in.
    void aLockThatHasJustBeenCreatedIsRespected() {
        crash();
        QCOMPARE(write("left/session.txt.lock", {}), lock());
        QVERIFY(Session(place()).path() != journal());
    }

    void aGameThatAnotherWindowHasTakenOverIsNotReplaced() {
        crash();
        Game game(impossiblePuzzle());
        std::unique_ptr<Session> session;
        {
            const FullDisk disk(0);
            session = std::make_unique<Session>(place());
            QCOMPARE(session->attach(game), Restored::All);
        }
        Game other(impossiblePuzzle());
        Session second(place());
        QCOMPARE(second.attach(other), Restored::All);
        QCOMPARE(second.path(), journal());
        other.press({1, 1});
        const QByteArray theirs = contents(journal());
        game.press({2, 2});
        QCOMPARE(session->problem(), QString());
        QVERIFY(session->path() != journal());
        QCOMPARE(contents(journal()), theirs);
    }

    void theGameOfAnotherWindowIsNotShownTwice_data() {
        QTest::addColumn<bool>("isHere");
        QTest::newRow("it runs on this machine") << true;
        // Whether it has ended cannot be seen from here.
        QTest::newRow("it has run on another machine that shares the folder") << false;
    }

    void theGameOfAnotherWindowIsNotShownTwice() {
        QFETCH(const bool, isHere);
        Game running(samplePuzzle());
        std::unique_ptr<Session> first;
        if (isHere) {
            first = std::make_unique<Session>(place());
            first->attach(running);
            play(running);
        } else {
            crash();
            QByteArrayList lines = contents(lock()).split('\n');
            // The process, the program, the name of the machine, and what else tells machines apart.
            lines[2] = "elsewhere";
            for (int i = 3; i < lines.size(); ++i) lines[i] = lines[i].isEmpty() ? "" : "0123456789abcdef";
            QCOMPARE(write("left/session.txt.lock", lines.join('\n')), lock());
        }
        const FullDisk disk(0);
        Game game(impossiblePuzzle());
        Session session(place());
        QCOMPARE(session.attach(game), Restored::Nothing);
        QVERIFY(session.path() != journal());
        QVERIFY(game.puzzle() == impossiblePuzzle());
    }
};

QTEST_GUILESS_MAIN(TestLeftLocks)
#include "tst_left_locks.moc"
