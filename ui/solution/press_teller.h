#pragma once

#include "ui/game/solution_player.h"

#include <optional>

namespace flip::ui {

/// Says to screen readers what every press has done, also one that is undone or is a step of the solution:
/// "row 2, column 3: 5 pieces flipped, 2 black left". Of several presses at once it says only how many they
/// are, and while steps are played faster than at normal speed, nothing until the last. It also says which
/// board was taken back or brought back by undo and redo; of new ones says more who brings them.
class PressTeller : public QObject {
    Q_OBJECT

  public:
    PressTeller(Game& game, SolutionPlayer& player, QObject* parent = nullptr);

  signals:
    void said(const QString& sentence);

  private:
    struct Press {
        Transition transition;
        Direction direction = Direction::Forward;
    };

    void note(const Transition& transition, Direction direction);
    void tell();
    void tellBoard(int before);

    Game& game_;
    SolutionPlayer& player_;
    /// The last press since the last sentence.
    std::optional<Press> last_;
    int count_ = 0;
    int moves_ = 0;
    /// Whether the puzzle was replaced since the last sentence, and by a new move.
    bool replaced_ = false;
    bool isNew_ = false;
};

} // namespace flip::ui
