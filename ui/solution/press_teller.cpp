#include "ui/solution/press_teller.h"

#include "ui/words/board_words.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace flip::ui {

PressTeller::PressTeller(Game& game, SolutionPlayer& player, QObject* parent)
    : QObject(parent), game_(game), player_(player), moves_(game.moveIndex()) {
    connect(&game_, &Game::pressed, this, &PressTeller::note);
    connect(&game_, &Game::pressedMany, this, [this](int count, Direction direction) {
        count_ = (last_ ? count_ : 0) + count;
        last_ = Press{{}, direction};
    });
    connect(&game_, &Game::made, this, [this] { isNew_ = true; });
    connect(&game_, &Game::replaced, this, [this] {
        last_.reset();
        replaced_ = true;
    });
    connect(&game_, &Game::changed, this, &PressTeller::tell);
}

void PressTeller::note(const Transition& transition, Direction direction) {
    count_ = last_ ? count_ + 1 : 1;
    last_ = Press{transition, direction};
}

void PressTeller::tellBoard(int before) {
    // A game that begins again may have any number of moves.
    if (std::abs(moves_ - before) != 1 || std::max(moves_, before) > game_.moveCount()) return;
    const bool undone = moves_ < before;
    const QString told = undone ? tr("%1 undone: %2") : tr("%1 redone: %2");
    emit said(told.arg(game_.moveName(undone ? moves_ : before), board_words::left(game_.puzzle())));
}

void PressTeller::tell() {
    const int before = std::exchange(moves_, game_.moveIndex());
    const bool isNew = std::exchange(isNew_, false);
    if (std::exchange(replaced_, false) && !last_ && !isNew) return tellBoard(before);
    if (!last_) return;
    const Press press = *last_;
    last_.reset();
    const int step = count_ == 1 ? player_.stepOf(press.transition.pressed, press.direction) : 0;
    const bool fast = player_.isPlaying() && player_.speed() > 1;
    if (fast && step != player_.count()) return;
    const QString told = count_ == 1 ? board_words::pressed(press.transition, press.direction, game_.puzzle())
                                     : board_words::pressed(count_, press.direction, game_.puzzle());
    emit said(step > 0 ? tr("Step %L1 of %L2, %3").arg(step).arg(player_.count()).arg(told) : told);
}

} // namespace flip::ui
