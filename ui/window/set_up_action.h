#pragma once

#include "ui/game/solution_player.h"
#include "ui/setup/setup_stage.h"
#include "ui/solution/solve_desk.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/centre.h"
#include "ui/window/status_line.h"

#include <QAction>

namespace flip::ui {

/// The command Set Up by Hand, which is checked while the user sets the board up, and everything that ends
/// set-up.
class SetUpAction : public QAction {
    Q_OBJECT

  public:
    struct Parts {
        Centre& centre;
        SetupStage& setup;
        SolutionPlayer& player;
        SolveDesk& desk;
        StatusLine& status;
        MessageBar& messages;
    };

    SetUpAction(const Parts& parts, QObject* parent);

  private:
    void setUp(bool on);
    void chooseRule();

    void end() { setChecked(false); }

    Parts parts_;
};

} // namespace flip::ui
