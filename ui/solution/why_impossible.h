#pragma once

#include "core/explain/parity.h"
#include "ui/board/board_painter.h"
#include "ui/game/explain_job.h"
#include "ui/game/frame_clock.h"
#include "ui/game/game.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <optional>
#include <vector>

namespace flip::ui {

class Chooser;

/// Explains why a board has no solution: the witness in words and on the board, every press tried in turn,
/// how many boards are impossible, and the nearest solvable boards.
class WhyImpossible : public QWidget {
    Q_OBJECT

  public:
    WhyImpossible(Game& game, FrameClock& clock, QWidget* parent = nullptr);

    /// The witness refutes every colour of the goal.
    void show(const Witness& witness);
    void show(const Explanation& explanation);
    void clear();

    /// The marks to be drawn on the board.
    [[nodiscard]] BoardMarks marks() const;

  signals:
    void marksChanged();
    /// The user wants to play this board instead.
    void boardChosen(const flip::Grid& board);

  private:
    void addWitness(QWidget& parent);
    void addTrial(QWidget& parent);
    void addNearest(QWidget& parent);
    void showWitness();
    void toggleTrial();
    void endTrial();
    void tick(qint64 now);
    void showTrial();
    /// Shows the nearest boards as long as no press has made them others; undo brings them back.
    void offerChanges();
    void showChanges(bool shown);

    Game& game_;
    FrameClock& clock_;
    QLabel* text_ = nullptr;
    QPushButton* tryAll_ = nullptr;
    QLabel* trialText_ = nullptr;
    QWidget* odds_ = nullptr;
    QLabel* oddsTitle_ = nullptr;
    QLabel* oddsText_ = nullptr;
    QWidget* nearest_ = nullptr;
    QLabel* nearestText_ = nullptr;
    QPushButton* showNearest_ = nullptr;
    QPushButton* playNearest_ = nullptr;
    Chooser* change_ = nullptr;
    std::optional<Witness> witness_;
    /// How many pieces the presses flip, in words: it takes a look at every press.
    QString counts_;
    /// All presses that can be made, while they are tried, and the number of the one that is shown.
    std::vector<Cell> trials_;
    std::size_t trial_ = 0;
    qint64 nextTrialAt_ = 0;
    Grid explainedBoard_;
    std::vector<Grid> changes_;
};

} // namespace flip::ui
