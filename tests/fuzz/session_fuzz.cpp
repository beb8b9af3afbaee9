// Feeds any bytes to the session as its journal, now and then in a file. Besides not crashing it keeps
// promises, which are checked here: whatever came back is a game, and comes back whole from the journal that
// is then written.

#include "tests/fuzz/promises.h"
#include "ui/game/journal.h"
#include "ui/game/session.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdint>

using namespace flip;
using namespace flip::ui;

namespace {

Puzzle anyPuzzle() { return Puzzle::flipGame(Grid({2, 3})); }

/// A folder for the journal; in memory where the system has such a place, because every input writes to it
/// twice.
const QString& folder() {
    static const QTemporaryDir made(QDir(QStringLiteral("/dev/shm")).exists()
                                        ? QStringLiteral("/dev/shm/session_fuzz-XXXXXX")
                                        : QDir::temp().filePath(QStringLiteral("session_fuzz-XXXXXX")));
    static const QString path = made.path();
    return path;
}

void writeJournal(const QByteArray& text) {
    QFile file(QDir(folder()).filePath(QStringLiteral("session.txt")));
    require(file.open(QIODevice::WriteOnly) && file.write(text) == text.size(), "the disk can be written");
}

bool isSameGame(const Game& one, const Game& other) {
    return one.first() == other.first() && one.puzzle() == other.puzzle() &&
           one.moveIndex() == other.moveIndex() && one.moves().size() == other.moves().size();
}

void requireGame(const Game& game) {
    require(game.puzzle().board.checkInvariant(), "the board has cells, and only those");
    require(game.moveIndex() >= 0 && game.moveIndex() <= static_cast<int>(game.moves().size()),
            "a game is at one of its moves");
}

/// The game of a journal, if it has any.
bool restore(Game& game, const QByteArray& journal) {
    auto saved = readJournal(journal);
    if (!saved) return false;
    game.restore(saved->first, std::move(saved->moves), saved->index, std::move(saved->records));
    requireGame(game);
    return saved->whole;
}

/// The text alone.
void readAsText(const QByteArray& text) {
    Game game(anyPuzzle());
    restore(game, text);
    Game again(anyPuzzle());
    require(restore(again, wholeJournal(game, game.moveIndex())), "what is written is read whole");
    require(isSameGame(again, game), "all of the game comes back");
}

/// The same by a session, with its files.
void readAsFile(const QByteArray& text) {
    writeJournal(text);
    Game game(anyPuzzle());
    {
        Session session(folder());
        static_cast<void>(session.attach(game));
        require(session.problem().isEmpty(), "moves are saved, whatever the journal held");
        // Only so many are kept.
        if (!session.damagedPath().isEmpty()) QFile::remove(session.damagedPath());
    }
    requireGame(game);
    Game again(anyPuzzle());
    Session session(folder());
    require(session.attach(again) == Session::Restored::All, "what the session wrote is read whole");
    require(isSameGame(again, game), "all of the game comes back from the file");
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    readAsText(text);
    // The system takes several times as long for the files as all the rest takes.
    constexpr std::size_t filesEvery = 32;
    if (qHash(text) % filesEvery == 0) readAsFile(text);
    return 0;
}
