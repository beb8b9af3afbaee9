#pragma once

#include "ui/game/solution_player.h"
#include "ui/widgets/step_slider.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace flip::ui {

/// First, previous, play or pause, next, last, a slider to scrub, and the speed. Shown while there is a
/// solution.
class TransportBar : public QWidget {
    Q_OBJECT

  public:
    explicit TransportBar(SolutionPlayer& player, QWidget* parent = nullptr);

    /// Chooses the speed nearest to this one.
    void setSpeed(double speed);

  signals:
    /// The person has chosen a speed; SolutionPlayer::instantSpeed for "instant".
    void speedChosen(double speed);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QToolButton* addButton(const QString& iconName, const QString& name, void (SolutionPlayer::*act)());
    void addSpeeds();
    void refresh();

    SolutionPlayer& player_;
    QToolButton* first_;
    QToolButton* previous_;
    QToolButton* play_;
    QToolButton* next_;
    QToolButton* last_;
    StepSlider* slider_;
    QLabel* place_;
    QComboBox* speed_;
};

/// The keys that step through a solution, wherever one has the focus: ← → Home End Space. True when the key
/// was one.
bool handlePlayerKey(SolutionPlayer& player, int key);

} // namespace flip::ui
