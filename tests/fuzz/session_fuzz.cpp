// Feeds any bytes to the session as its journal. Besides not crashing it keeps promises, which are checked
// here: whatever came back is a game, and comes back whole from the journal that is then written.

#include "ui/game/session.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace flip;
using namespace flip::ui;

namespace {

void require(bool kept, const char* promise) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

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

void requireComesBack(const Game& game) {
    Game again(anyPuzzle());
    Session session(folder());
    require(session.attach(again) == Session::Restored::All, "what the session wrote is read whole");
    require(again.first() == game.first() && again.puzzle() == game.puzzle(), "the same board comes back");
    require(again.moveIndex() == game.moveIndex() && again.moves().size() == game.moves().size(),
            "all moves come back");
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    writeJournal(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    Game game(anyPuzzle());
    {
        Session session(folder());
        static_cast<void>(session.attach(game));
        require(session.problem().isEmpty(), "moves are saved, whatever the journal held");
    }
    require(game.puzzle().board.checkInvariant(), "the board has cells, and only those");
    require(game.moveIndex() >= 0 && game.moveIndex() <= static_cast<int>(game.moves().size()),
            "a game is at one of its moves");
    requireComesBack(game);
    return 0;
}
