#pragma once

#include "core/base/random.h"
#include "tests/support/ui_test.h"
#include "ui/game/game.h"

#include <QStringList>

namespace flip::test {

/// Everything about a game that must be restored.
struct Saved {
    Puzzle first;
    Puzzle start;
    Puzzle puzzle;
    ui::Origin origin;
    int presses = 0;
    int index = 0;
    QStringList names;

    friend bool operator==(const Saved&, const Saved&) = default;
};

[[nodiscard]] inline Saved saved(const ui::Game& game) {
    Saved now{game.first(), game.start(), game.puzzle(), game.origin(), game.presses(), game.moveIndex(), {}};
    for (int i = 0; i < game.moveCount(); ++i) now.names << game.moveName(i);
    return now;
}

/// Makes one random move of any kind.
inline void moveSomehow(ui::Game& game, Random& random) {
    const Size size = game.puzzle().size();
    const Cell cell{static_cast<int>(random.below(static_cast<std::uint64_t>(size.rows))),
                    static_cast<int>(random.below(static_cast<std::uint64_t>(size.columns)))};
    const auto moves = static_cast<std::uint64_t>(game.moveCount());
    switch (random.below(10)) {
    case 0:
        return game.undo();
    case 1:
        return game.redo();
    case 2:
        return game.goTo(static_cast<int>(random.below(moves + 1)), ui::Motion::Immediate);
    case 3:
        return game.restart();
    case 4:
        return game.replace(random.below(2) == 0 ? samplePuzzle() : puzzleOf("bw/wb/bb"),
                            QStringLiteral("Eingefügt"));
    case 5:
        return game.replace(random.below(2) == 0 ? ui::ReplaceMove(puzzleOf("bb/bw"), QStringLiteral("Stufe"),
                                                                   ui::LevelOrigin{1})
                                                 : ui::ReplaceMove(samplePuzzle(), QStringLiteral("Heute"),
                                                                   ui::DailyOrigin{QDate(2026, 11, 22)}));
    case 6:
        return game.beginTry();
    default:
        return game.press(cell);
    }
}

} // namespace flip::test
