#pragma once

#include "ui/game/step_player.h"
#include "ui/widgets/step_slider.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace flip::ui {

/// Buttons for first, previous, play or pause, next and last, a slider to scrub, the current place, and the
/// speed. While the player has nothing to step through, the bar is hidden or, in two rows, disabled.
class TransportBar : public QWidget {
    Q_OBJECT

  public:
    /// One row, or two with a slider from edge to edge where a single one would be too narrow for it.
    enum class Rows { One, Two };

    /// `steps` is the accessible name of the slider: "Steps of the solution".
    TransportBar(StepPlayer& player, const QString& steps, Rows rows = Rows::One, QWidget* parent = nullptr);

    /// Chooses the speed nearest to this one.
    void setSpeed(double speed);

    [[nodiscard]] StepSlider& slider() { return *slider_; }

  signals:
    /// The user has chosen a speed.
    void speedChosen(double speed);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void arrange();
    void addButtons(QBoxLayout& layout);
    QToolButton* button(const QString& iconName, const QString& name, void (StepPlayer::*act)());
    void addSpeeds();
    void refresh();

    StepPlayer& player_;
    Rows rows_;
    QToolButton* first_;
    QToolButton* previous_;
    QToolButton* play_;
    QToolButton* next_;
    QToolButton* last_;
    StepSlider* slider_;
    QLabel* place_;
    QComboBox* speed_;
};

} // namespace flip::ui
