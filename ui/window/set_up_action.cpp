#include "ui/window/set_up_action.h"

#include "ui/dialogs/rule_dialog.h"
#include "ui/look/icons.h"
#include "ui/words/board_words.h"

#include <utility>

namespace flip::ui {

SetUpAction::SetUpAction(const Parts& parts, QObject* parent)
    : QAction(ui::icon(QStringLiteral("edit")), tr("Set &Up by Hand"), parent), parts_(parts) {
    setObjectName(QStringLiteral("setUp"));
    setIconText(tr("Set Up"));
    setToolTip(tr("Paint the pieces of the board by hand"));
    setCheckable(true);
    setShortcut(Qt::Key_F2);
    connect(this, &QAction::toggled, this, &SetUpAction::setUp);
    connect(&parts_.setup, &SetupStage::finished, this, &SetUpAction::end);
    connect(&parts_.centre, &Centre::escaped, this, &SetUpAction::end);
    connect(&parts_.setup, &SetupStage::ruleWanted, this, &SetUpAction::chooseRule);
    // An answer is shown on the game's board.
    connect(&parts_.desk, &SolveDesk::asked, this, &SetUpAction::end);
    connect(&parts_.setup, &SetupStage::edited, this, [this](const QString& name, const Puzzle& now) {
        parts_.status.say(tr("%1: %2").arg(name, board_words::left(now)));
    });
    connect(&parts_.setup.board(), &BoardWidget::piecesTurned, this, [this](const std::vector<Cell>& cells) {
        if (!isChecked()) return;
        parts_.status.say(cells.size() == 1 ? parts_.setup.board().pieceName(cells.front())
                                            : board_words::flipped(cells.size(), Direction::Forward));
    });
    connect(&parts_.centre.stages(), &Stages::changed, this, [this] {
        if (parts_.centre.stages().pageHasStage()) end();
    });
}

void SetUpAction::chooseRule() {
    auto* dialog = new RuleDialog(parts_.setup.puzzle(), parts_.setup.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        parts_.setup.change(dialog->puzzle(), tr("Size and Rule"));
        parts_.setup.board().setFocus();
    });
    dialog->open();
}

void SetUpAction::setUp(bool on) {
    Stages& stages = parts_.centre.stages();
    if (on) parts_.centre.showPlay();
    const bool another = !on && parts_.setup.isByHand();
    const bool isAsBefore = parts_.setup.isAsBefore();
    const bool fromPicture = !on && parts_.setup.isFromPicture();
    const bool hadKeyboard = parts_.setup.isAncestorOf(parts_.setup.window()->focusWidget());
    parts_.setup.setActive(on);
    stages.setSettingUp(on);
    if (on || hadKeyboard) stages.inFront().board.setFocus();
    if (on) {
        parts_.player.pause();
        parts_.messages.setAside();
        parts_.status.say(tr("Setting up the board"));
    } else if (fromPicture) {
        // That it may be wrong was told while it could be compared.
        parts_.desk.introduce(tr("This board was read from a picture."));
    } else if (another) {
        parts_.desk.introduce(tr("This board was set up by hand."));
    } else if (isAsBefore && stages.isGameShown()) {
        parts_.messages.tellAgain();
    }
    if (!on) parts_.messages.dropAside();
}

} // namespace flip::ui
