#include "ui/setup/setup_stage.h"

#include "ui/setup/earlier_goal.h"
#include "ui/widgets/stage_layout.h"
#include "ui/widgets/word_label.h"

namespace flip::ui {

SetupStage::SetupStage(Game& game, QWidget* parent)
    : QWidget(parent), game_(game), before_(game.puzzle()), board_(new SetupBoard(game, this)),
      comparison_(new Comparison(*board_, this)), told_(wordLabel(this, "setupTold")),
      bar_(new QWidget(this)), rule_(new QAction(tr("Size and Rul&e…"), this)) {
    setObjectName(QStringLiteral("setupStage"));
    buildCommands();
    auto* bar = new QHBoxLayout(bar_);
    buildBar(*bar);
    told_->setAlignment(Qt::AlignCenter);
    auto* layout = new StageLayout(*this);
    layout->addHead(told_);
    layout->addBoard(*comparison_);
    layout->addFoot(*bar_);
    connect(board_, &SetupBoard::finished, this, &SetupStage::finished);
    connect(board_, &SetupBoard::painted, this, [this] { byHand_.insert(game_.moveIndex() - 1); });
    // What was undone has been forgotten.
    connect(&game_, &Game::made, this,
            [this] { byHand_.erase(byHand_.lower_bound(game_.moveIndex()), byHand_.end()); });
    // A new try at the board of the picture is still that board.
    connect(&game_, &Game::continued, this, [this](int place) {
        if (hasPicture() && game_.records().continued.at(place) >= moveOfPicture_) byHand_.insert(place - 1);
    });
    connect(&game_, &Game::changed, this, &SetupStage::refresh);
    // Later: only then is it known whether a move was made here.
    connect(&game_, &Game::changed, this, &SetupStage::refreshPicture, Qt::QueuedConnection);
    refresh();
}

void SetupStage::buildCommands() {
    for (const SetupEdit& edit : setupEdits()) {
        auto* command = new QAction(titleOf(edit, game_.puzzle().goal), this);
        command->setObjectName(QLatin1String(edit.name));
        if (edit.key != QKeyCombination()) command->setShortcut(edit.key);
        connect(command, &QAction::triggered, this, [this, &edit] { apply(edit); });
        commands_.push_back(command);
    }
    rule_->setObjectName(QStringLiteral("sizeAndRule"));
    rule_->setToolTip(tr("Change size, pattern, edges or goal of this board"));
    connect(rule_, &QAction::triggered, this, &SetupStage::ruleWanted);
}

void SetupStage::buildBar(QBoxLayout& bar) {
    bar.setContentsMargins(4, 2, 4, 2);
    bar.setSpacing(4);
    bar.addStretch();
    bar.addWidget(menuButton(tr("Board"), SetupGroup::Fill));
    bar.addWidget(menuButton(tr("Move"), SetupGroup::Turn));
    bar.addWidget(menuButton(tr("Size"), SetupGroup::Resize));
    bar.addWidget(pictureButton());
    auto* done = new QPushButton(tr("Play"), bar_);
    done->setObjectName(QStringLiteral("setupDone"));
    done->setToolTip(tr("Play this board"));
    bar.addWidget(done);
    bar.addStretch();
    connect(done, &QPushButton::clicked, this, &SetupStage::finished);
}

QPushButton* SetupStage::menuButton(const QString& title, SetupGroup group) {
    auto* button = new QPushButton(title, bar_);
    button->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(button);
    addCommands(*menu, group);
    if (group == SetupGroup::Fill) {
        menu->addSeparator();
        addCommands(*menu, SetupGroup::Target);
    }
    button->setMenu(menu);
    return button;
}

QToolButton* SetupStage::pictureButton() {
    auto* button = new QToolButton(bar_);
    button->setObjectName(QStringLiteral("pictureButton"));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    QAction& command = comparison_->command();
    button->setDefaultAction(&command);
    const auto follow = [button, &command] { button->setVisible(command.isVisible()); };
    connect(&command, &QAction::changed, button, follow);
    follow();
    return button;
}

void SetupStage::addCommands(QMenu& menu, SetupGroup group) const {
    const auto edits = setupEdits();
    for (std::size_t i = 0; i < edits.size(); ++i) {
        if (edits[i].group == group) menu.addAction(commands_[i]);
    }
    if (group == SetupGroup::Resize) menu.addAction(rule_);
}

void SetupStage::addCommands(QMenu& menu) const {
    for (const SetupGroup group :
         {SetupGroup::Fill, SetupGroup::Turn, SetupGroup::Resize, SetupGroup::Target}) {
        addCommands(menu, group);
        menu.addSeparator();
    }
    menu.addAction(&comparison_->command());
}

void SetupStage::setActive(bool active) {
    active_ = active;
    before_ = game_.puzzle();
    moveBefore_ = game_.moveIndex();
    byHand_.clear();
    comparison_->setPicture(std::nullopt);
    refresh();
}

void SetupStage::setPicture(const BoardInPicture& picture) {
    moveOfPicture_ = game_.moveIndex();
    comparison_->setPicture(picture);
    refresh();
}

bool SetupStage::isFromPicture() const {
    // Otherwise it was undone, or replaced by a board from elsewhere.
    bool isItsBoard = hasPicture() && game_.moveIndex() >= moveOfPicture_;
    for (int move = moveOfPicture_; move < game_.moveIndex(); ++move)
        isItsBoard = isItsBoard && byHand_.contains(move);
    return isItsBoard;
}

void SetupStage::refreshPicture() {
    if (!hasPicture() || isFromPicture()) return;
    comparison_->setPicture(std::nullopt);
    refresh();
}

QString SetupStage::toldOfPicture() const {
    QString told = tr("Compare the board with the picture; click pieces to correct them.");
    const auto uncertain = static_cast<int>(comparison_->picture().picture()->uncertain.size());
    if (uncertain == 0) return told;
    return told + QLatin1Char(' ') +
           (uncertain == 1 ? tr("The framed cell is uncertain.")
                           : tr("The %n framed cells are uncertain.", nullptr, uncertain));
}

void SetupStage::apply(const SetupEdit& edit) {
    auto next = edit.apply(game_.puzzle());
    // Without its target, the puzzle has the goal that it had before.
    if (next && next->goal.isUniform() && !game_.puzzle().goal.isUniform())
        next->goal = goalBeforeTarget(game_);
    if (next) change(*next, nameOf(edit, game_.puzzle().goal));
}

void SetupStage::change(const Puzzle& next, const QString& name) {
    if (next == game_.puzzle()) return;
    game_.replace(next, name);
    byHand_.insert(game_.moveIndex() - 1);
    emit edited(name, next);
}

void SetupStage::refresh() {
    const auto edits = setupEdits();
    const Puzzle& now = game_.puzzle();
    for (std::size_t i = 0; i < edits.size(); ++i) {
        commands_[i]->setText(titleOf(edits[i], now.goal));
        commands_[i]->setEnabled(active_ && edits[i].isPossible(now));
    }
    // A table says what every single piece does.
    rule_->setEnabled(active_ && now.rule.pattern());
    if (hasPicture()) return told_->setText(toldOfPicture());
    told_->setText(now.goal.isUniform() ? tr("Click or drag over pieces to turn them over.")
                                        : tr("A spot in the target's colour marks each difference."));
}

} // namespace flip::ui
