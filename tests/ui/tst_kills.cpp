// The window's game when the program is killed at any moment: started as `tst_kills --play FOLDER SEED`, this
// program plays at random for ever, with a session that keeps the game, and as `tst_kills --save FILE` it
// saves two games in turn; the test kills it and looks what is left. FLIP_KILLS=1000 in the environment makes
// the test kill that many; a few are enough for every day.

#include "core/text/flip_file.h"
#include "tests/support/random_moves.h"
#include "ui/game/replace_file.h"
#include "ui/game/session.h"

#include <QProcess>
#include <QTest>

#include <cstdio>
#include <memory>
#include <vector>

#include <unistd.h>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Tells where its journal lies, and then every move by a full stop, once it has been made. Where nobody
/// reads that, it stands still in the end.
[[noreturn]] void playForEver(const QString& folder, std::uint64_t seed) {
    constexpr qint64 shortJournal = 2000;
    Game game(samplePuzzle());
    Session session(folder);
    session.setLongJournal(shortJournal);
    session.attach(game);
    const QByteArray path = session.path().toUtf8() + '\n';
    if (write(STDOUT_FILENO, path.constData(), static_cast<std::size_t>(path.size())) != path.size())
        std::_Exit(1);
    for (Random random(seed);;) {
        moveSomehow(game, random);
        if (write(STDOUT_FILENO, ".", 1) != 1) std::_Exit(1);
    }
}

/// The games that are saved in turn: a short file and a long one.
FlipFile savedGame(bool isLong) {
    FlipFile file{samplePuzzle()};
    constexpr int many = 20'000;
    for (int i = 0; isLong && i < many; ++i) file.presses.push_back({i % 4, i / 4 % 4});
    file.made = static_cast<int>(file.presses.size());
    return file;
}

/// Tells of every time by a full stop.
[[noreturn]] void saveForEver(const QString& path) {
    for (bool isLong = true;; isLong = !isLong) {
        const QString problem =
            replaceFile(path, QByteArray::fromStdString(writeFlipFile(savedGame(isLong))));
        if (!problem.isEmpty() || write(STDOUT_FILENO, ".", 1) != 1) std::_Exit(1);
    }
}

/// How many are killed, of which some are enough for every day.
int killsFor(int everyDay) {
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("FLIP_KILLS", &isNumber);
    return isNumber ? wanted : everyDay;
}

/// Somebody who plays, until killed.
class Player {
  public:
    Player(const QString& folder, std::uint64_t seed) : seed_(seed) {
        process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_.start(QCoreApplication::applicationFilePath(), {"--play", folder, QString::number(seed)});
    }

    /// Waits until it plays.
    [[nodiscard]] bool isReady() { return process_.waitForReadyRead(30'000); }

    void kill() {
        process_.kill();
        process_.waitForFinished();
        const QByteArray said = process_.readAllStandardOutput();
        journal_ = QString::fromUtf8(said.left(said.indexOf('\n')));
        moves_ =
            static_cast<int>(said.count('.')) - static_cast<int>(said.left(said.indexOf('\n')).count('.'));
    }

    [[nodiscard]] QString journal() const { return journal_; }

    /// How many it told of.
    [[nodiscard]] int moves() const { return moves_; }

    /// The game after the last move that it told of, and after the one that it may have made besides.
    [[nodiscard]] std::vector<Saved> expected() const {
        Game game(samplePuzzle());
        Random random(seed_);
        for (int i = 0; i < moves_; ++i) moveSomehow(game, random);
        std::vector<Saved> games{saved(game)};
        moveSomehow(game, random);
        games.push_back(saved(game));
        return games;
    }

  private:
    std::uint64_t seed_;
    QProcess process_;
    QString journal_;
    int moves_ = 0;
};

} // namespace

class TestKills : public UiTest {
    Q_OBJECT

  private slots:

    void noMoveIsLost() {
        Random random(9);
        for (int i = 0, kills = killsFor(24); i < kills; ++i) {
            // Two of them at once in the same folder, as two windows are.
            const QString place = inFolder(QString::number(i));
            std::vector<std::unique_ptr<Player>> players;
            for (const int seed : {2 * i, 2 * i + 1})
                players.push_back(std::make_unique<Player>(place, static_cast<std::uint64_t>(seed)));
            for (const auto& player : players) QVERIFY(player->isReady());
            constexpr std::uint64_t mostMicroseconds = 20'000;
            usleep(static_cast<useconds_t>(random.below(mostMicroseconds)));
            for (const auto& player : players) {
                player->kill();
                const QString again = inFolder(QStringLiteral("again%1").arg(i));
                QDir().mkpath(again);
                QFile::remove(again + "/session.txt");
                QVERIFY(QFile::copy(player->journal(), again + "/session.txt"));
                Game game(impossiblePuzzle());
                Session session(again);
                // The kernel may end a write between two pages of the file.
                const Session::Restored how = session.attach(game);
                QVERIFY(how == Session::Restored::All || how == Session::Restored::Cut);
                const auto expected = player->expected();
                constexpr qsizetype end = 300;
                QFile journal(player->journal());
                QVERIFY(journal.open(QIODevice::ReadOnly));
                QVERIFY2(
                    std::ranges::count(expected, saved(game)) > 0,
                    qPrintable(
                        QStringLiteral("kill %1 of %2 after %3 moves, at %4 of %5 instead of %6; it ends: %7")
                            .arg(i)
                            .arg(player->journal())
                            .arg(player->moves())
                            .arg(game.moveIndex())
                            .arg(game.moveCount())
                            .arg(expected.front().index)
                            .arg(QString::fromUtf8(journal.readAll().right(end)))));
            }
        }
    }

    void aGameThatIsBeingSavedIsWhole() {
        const QString path = inFolder("game.flip");
        Random random(10);
        for (int i = 0, kills = killsFor(24); i < kills; ++i) {
            QProcess saver;
            saver.start(QCoreApplication::applicationFilePath(), {"--save", path});
            QVERIFY(saver.waitForReadyRead(30'000));
            constexpr std::uint64_t mostMicroseconds = 20'000;
            usleep(static_cast<useconds_t>(random.below(mostMicroseconds)));
            saver.kill();
            saver.waitForFinished();
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto left = readFlipFile(file.readAll().toStdString());
            QVERIFY2(left, left ? "" : left.error().sentence().c_str());
            QVERIFY(*left == savedGame(false) || *left == savedGame(true));
        }
    }
};

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("--play"))
        playForEver(arguments[2], arguments[3].toULongLong());
    if (arguments.size() == 3 && arguments[1] == QLatin1String("--save")) saveForEver(arguments[2]);
    TestKills test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kills.moc"
