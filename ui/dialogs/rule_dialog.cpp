#include "ui/dialogs/rule_dialog.h"

#include "core/model/board_edits.h"
#include "ui/game/board_source.h"
#include "ui/widgets/button_row.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace flip::ui {

RuleDialog::RuleDialog(const Puzzle& current, QWidget* parent)
    : QDialog(parent), current_(current), preview_(new MiniBoard(this)) {
    setObjectName(QStringLiteral("ruleDialog"));
    setWindowTitle(tr("Size and Rule"));
    auto* rows = new QFormLayout;
    form_ = new RuleForm(*rows, RuleForm::Offer::AllKinds, this);
    form_->setLongestSide(maxWindowSide);
    if (current.goal.target() != nullptr) form_->offerTarget();
    preview_->setObjectName(QStringLiteral("preview"));
    preview_->setToolTip(tr("The board after the change"));
    preview_->setAccessibleName(preview_->toolTip());
    form_->addPicture(*preview_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Change"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(16);
    auto* contents = new QWidget;
    rows->setContentsMargins(0, 0, 0, 0);
    contents->setLayout(rows);
    body_ = new DialogBody(*contents, this);
    layout->addWidget(body_);
    layout->addWidget(new ButtonRow(*buttons, nullptr, this));
    // The pieces stay, whichever way puzzles of a name begin.
    connect(form_, &RuleForm::kindChosen, form_, &RuleForm::setRandom);
    connect(form_, &RuleForm::changed, this,
            [this] { preview_->setBoard(puzzle().board, puzzle().goal.kind()); });
    // What is said of a puzzle with a name takes a line more, once it has been laid out.
    const auto makeRoom = [this] {
        if (isVisible()) body_->heighten(*this);
    };
    connect(form_, &RuleForm::changed, this, makeRoom, Qt::QueuedConnection);
    form_->choose(current.rule, current.goal.kind());
    resize(sizeHint().boundedTo(roomForDialog(*this)));
}

Puzzle RuleDialog::puzzle() const {
    const Rule rule = form_->rule();
    const Grid* const target = current_.goal.target();
    const bool staysTarget = form_->goal() == Goal::Target && target != nullptr;
    Goal goal = staysTarget ? Goal::target(resizedTo(*target, rule.size())) : Goal(form_->goal());
    return {rule, resizedTo(current_.board, rule.size()), std::move(goal)};
}

void RuleDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    // Lines that wrap are higher than their size hints say.
    body_->heighten(*this);
}

} // namespace flip::ui
