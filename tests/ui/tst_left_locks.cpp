// What a crash leaves besides the saved game: the lock of a process that has ended. Where nothing can be
// written, nobody can remove it.

#include "tests/support/full_disk.h"
#include "tests/support/random_moves.h"
#include "ui/game/session.h"
#include "ui/words/session_words.h"

#include <QDateTime>
#include <QTest>

#include <functional>
#include <memory>
#include <optional>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Restored = Session::Restored;

/// Acts as a user who may do less than root during its lifetime, if the program is run by root.
class OrdinaryUser {
  public:
    OrdinaryUser() {
        if (wasRoot_ && seteuid(nobody) != 0) qFatal("root cannot act as another user");
    }

    ~OrdinaryUser() {
        if (wasRoot_ && seteuid(0) != 0) qFatal("root cannot be root again");
    }

    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;

    static constexpr uid_t nobody = 65534;

  private:
    bool wasRoot_ = geteuid() == 0;
};

/// A folder that cannot be written to during its lifetime.
class ReadOnly {
  public:
    explicit ReadOnly(const QString& folder) : folder_(folder), before_(QFile::permissions(folder)) {
        constexpr mode_t forReading = 0555;
        for (const QString& each : {QFileInfo(folder_).path(), folder_}) {
            if (chmod(QFile::encodeName(each).constData(), forReading) != 0) qFatal("it cannot be protected");
        }
        user_.emplace();
    }

    ~ReadOnly() {
        user_.reset();
        for (const QString& each : {QFileInfo(folder_).path(), folder_}) QFile::setPermissions(each, before_);
    }

    ReadOnly(const ReadOnly&) = delete;
    ReadOnly& operator=(const ReadOnly&) = delete;

  private:
    QString folder_;
    QFile::Permissions before_;
    std::optional<OrdinaryUser> user_;
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

    /// As written by a window on a machine of this name.
    void sayInLock(const QByteArray& machine) {
        QByteArrayList lines = contents(lock()).split('\n');
        // The process, the program, the name of the machine, and what else tells machines apart.
        lines[2] = machine;
        for (int i = 3; i < lines.size(); ++i) lines[i] = lines[i].isEmpty() ? "" : "0123456789abcdef";
        QCOMPARE(write("left/session.txt.lock", lines.join('\n')), lock());
    }

    static constexpr auto needsTwoUsers = "is in no window, but its lock cannot be removed.";

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
            session = std::make_unique<Session>(place());
            QCOMPARE(session->attach(game), Restored::All);
            QVERIFY(saved(game) == played());
            QVERIFY(!session->passedOver());
            QVERIFY(!session->isBehind());
            game.press({0, 0});
            QVERIFY2(session->problem().contains(place()), qPrintable(session->problem()));
            session->tryAgain();
            QVERIFY(session->isBehind());
        }
        // As soon as there is room, it goes on where it was, not beside it.
        game.press({2, 2});
        QCOMPARE(session->problem(), QString());
        QVERIFY(!session->isBehind());
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

    void aGameThatAnotherWindowHasTakenOverIsNotReplaced_data() {
        QTest::addColumn<bool>("isOpen");
        QTest::newRow("while it is open") << true;
        QTest::newRow("after it was closed") << false;
    }

    void aGameThatAnotherWindowHasTakenOverIsNotReplaced() {
        QFETCH(const bool, isOpen);
        crash();
        Game game(impossiblePuzzle());
        std::unique_ptr<Session> session;
        {
            const FullDisk disk(0);
            session = std::make_unique<Session>(place());
            QCOMPARE(session->attach(game), Restored::All);
        }
        Game other(impossiblePuzzle());
        auto second = std::make_unique<Session>(place());
        QCOMPARE(second->attach(other), Restored::All);
        QCOMPARE(second->path(), journal());
        other.press({1, 1});
        const QByteArray theirs = contents(journal());
        if (!isOpen) second.reset();
        // Nor is one that two windows have left before.
        const QByteArray older = "flipgame-session 1\nfirst either clipped .*./***/.*. bw/wb\n";
        const QString olderPath = write("left/session2.txt", older);
        game.press({2, 2});
        QCOMPARE(session->problem(), QString());
        QVERIFY(session->path() != journal());
        QCOMPARE(contents(journal()), theirs);
        QCOMPARE(contents(olderPath), older);
        const QString path = session->path();
        session.reset();
        Game again(impossiblePuzzle());
        QVERIFY(QFile::remove(journal()) && QFile::rename(path, journal()));
        second.reset();
        Session(place()).attach(again);
        QVERIFY(saved(again) == saved(game));
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
            sayInLock("elsewhere");
        }
        const FullDisk disk(0);
        Game game(impossiblePuzzle());
        Session session(place());
        QCOMPARE(session.attach(game), Restored::Nothing);
        QVERIFY(session.path() != journal());
        QVERIFY(game.puzzle() == impossiblePuzzle());
    }

    void aGameThatIsPassedOverIsTold_data() {
        const auto privately = "cannot be taken over: its lock belongs to the user %1 and cannot be read.";
        QTest::addColumn<std::function<void()>>("happens");
        QTest::addColumn<QString>("why");
        QTest::newRow("its lock has run on another machine")
            << std::function<void()>([this] { sayInLock("elsewhere"); })
            << "is open on the computer elsewhere, or was when that computer stopped.";
        QTest::newRow("its lock is another user's, and private")
            << std::function<void()>([this] { QVERIFY(QFile::setPermissions(lock(), {})); }) << privately;
        QTest::newRow("its lock is no file")
            << std::function<void()>([this] { QVERIFY(QFile::remove(lock()) && QDir().mkdir(lock())); })
            << privately;
        // As in a folder that all may write to, such as /tmp.
        QTest::newRow("its lock is another user's, and only they may remove it")
            << std::function<void()>([this] {
                   QVERIFY(
                       QFile::setPermissions(lock(), QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
                   QCOMPARE(chmod(QFile::encodeName(place()).constData(), S_ISVTX | 0777), 0);
               })
            << needsTwoUsers;
    }

    void aGameThatIsPassedOverIsTold() {
        QFETCH(const std::function<void()>, happens);
        QFETCH(QString, why);
        if (why == needsTwoUsers && geteuid() != 0) QSKIP("Only root can act as two users.");
        crash();
        for (const QString& path : {folder(), place()})
            QCOMPARE(chmod(QFile::encodeName(path).constData(), 0777), 0);
        happens();
        if (QTest::currentTestFailed()) return;
        if (why.contains("%1")) why = why.arg(QFileInfo(lock()).owner());
        const OrdinaryUser user;
        Game game(impossiblePuzzle());
        Session session(place());
        const QString told = session_words::restored(session.attach(game), session);
        QCOMPARE(told,
                 QString("The saved game in %1 %2 So this window saves another one, in %3. If no other "
                         "window is open, delete %4 and start the program once more, beside this window.")
                     .arg(journal(), why, "session2.txt", "session.txt.lock"));
        QVERIFY(session.path() != journal());
        QVERIFY(game.puzzle() == impossiblePuzzle());
    }

    void otherWindowsOfThisMachineAreNoNews() {
        Game game(samplePuzzle());
        Session first(place());
        first.attach(game);
        Session second(place());
        QVERIFY(second.path() != first.path());
        QVERIFY(!second.passedOver());
    }

    void aLockWithoutAGameIsNoNews() {
        QVERIFY(QDir().mkpath(lock()));
        QVERIFY(!Session(place()).passedOver());
    }
};

QTEST_GUILESS_MAIN(TestLeftLocks)
#include "tst_left_locks.moc"
