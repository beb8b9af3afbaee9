// The window's game when the program is killed at any moment: started as `tst_kills --play FOLDER SEED`, this
// program plays at random for ever, with a session that keeps the game; the test kills it and looks what is
// left. FLIP_KILLS=1000 in the environment makes the test kill that many; a few are enough for every day.

#include "tests/support/random_moves.h"
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
        constexpr int fewKills = 24;
        bool isNumber = false;
        const int wanted = qEnvironmentVariableIntValue("FLIP_KILLS", &isNumber);
        const int kills = isNumber ? wanted : fewKills;
        Random random(9);
        for (int i = 0; i < kills; ++i) {
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
                QCOMPARE(session.attach(game), Session::Restored::All);
                const auto expected = player->expected();
                QVERIFY2(std::ranges::count(expected, saved(game)) > 0,
                         qPrintable(QStringLiteral("kill %1 of %2").arg(i).arg(player->journal())));
            }
        }
    }
};

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("--play"))
        playForEver(arguments[2], arguments[3].toULongLong());
    TestKills test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kills.moc"
