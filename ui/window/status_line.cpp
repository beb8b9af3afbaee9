#include "ui/window/status_line.h"

#include "ui/look/icons.h"
#include "ui/widgets/plain_tip.h"
#include "ui/words/answer_words.h"
#include "ui/words/origin_words.h"
#include "ui/words/reading_words.h"

namespace flip::ui {

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent), origin_(new QLabel(this)), presses_(new QLabel(this)), least_(new QLabel(this)),
      time_(new QLabel(this)), place_(new QLabel(this)), notes_(new QToolButton(this)),
      unsaved_(new QLabel(tr("Not saved"), this)), signs_(new RulePicture(this)), rule_(new QLabel(this)),
      goal_(new QLabel(this)), spoken_(new Announcer(this)) {
    origin_->setObjectName(QStringLiteral("origin"));
    origin_->setContentsMargins(0, 0, 8, 0);
    presses_->setObjectName(QStringLiteral("presses"));
    least_->setObjectName(QStringLiteral("least"));
    time_->setObjectName(QStringLiteral("time"));
    time_->setToolTip(tr("The time of this game, from its first press until it is solved"));
    time_->hide();
    place_->setObjectName(QStringLiteral("pointedPlace"));
    notes_->setObjectName(QStringLiteral("notesButton"));
    notes_->setIcon(icon(QStringLiteral("notes")));
    notes_->setAutoRaise(true);
    connect(notes_, &QToolButton::clicked, this, &StatusLine::notesRequested);
    unsaved_->setObjectName(QStringLiteral("unsaved"));
    rule_->setObjectName(QStringLiteral("rule"));
    rule_->setContentsMargins(4, 0, 16, 0);
    rule_->setToolTip(tr("Which pieces a press flips, and what happens at the edges of the board"));
    goal_->setObjectName(QStringLiteral("goal"));
    spoken_->setObjectName(QStringLiteral("spoken"));
    addWidget(origin_);
    addWidget(presses_);
    addWidget(least_);
    addWidget(time_);
    addWidget(notes_);
    addWidget(place_);
    for (QWidget* part : std::initializer_list<QWidget*>{unsaved_, signs_, rule_, goal_, spoken_})
        addPermanentWidget(part);
    setContentsMargins(12, 0, 0, 0);
    setSaved(true);
    setNotes({});
    setOrigin({});
}

void StatusLine::showPuzzle(const Puzzle& puzzle, std::optional<int> presses) {
    presses_->setText(presses ? answer_words::presses(*presses) : tr("Setting up"));
    rule_->setText(tr("Rule: %1").arg(reading_words::rule(puzzle.rule)));
    goal_->setText(tr("Goal: %1").arg(answer_words::goal(puzzle.goal.kind())));
    signs_->setSigns(ruleSigns(puzzle));
    QString told = tr("%1. %2.").arg(rule_->text(), goal_->text());
    if (signs_->signs() != RuleSigns())
        told += QLatin1Char(' ') + tr("Differences from Flip Game are framed.");
    signs_->setAccessibleName(told);
    signs_->setToolTip(told);
    showWhatFits();
}

void StatusLine::setOrigin(const Origin& origin) {
    origin_->setText(origin_words::shortName(origin));
    origin_->setToolTip(origin_words::seed(origin));
    showWhatFits();
}

void StatusLine::setLeastShown(bool shown) {
    least_->setVisible(shown);
    showWhatFits();
}

void StatusLine::setLeast(const QString& sentence) {
    least_->setText(sentence);
    showWhatFits();
}

void StatusLine::setTime(const QString& time) {
    time_->setText(time);
    time_->setVisible(!time.isEmpty());
    time_->setAccessibleName(tr("Time %1").arg(time));
    showWhatFits();
}

void StatusLine::setPlace(std::optional<Cell> cell) {
    place_->setText(cell ? tr("Row %1, column %2").arg(cell->row + 1).arg(cell->column + 1) : QString());
}

void StatusLine::setSaved(bool saved) {
    unsaved_->setVisible(!saved);
    showWhatFits();
}

void StatusLine::setNotes(const QString& notes) {
    constexpr qsizetype longest = 300;
    const QString shown = notes.size() <= longest ? notes : notes.left(longest) + QStringLiteral(" …");
    notes_->setVisible(!notes.isEmpty());
    showWhatFits();
    notes_->setAccessibleName(tr("Notes: %1").arg(shown));
    // Otherwise it would be the tip.
    notes_->setAccessibleDescription(tr("Opens the notes"));
    notes_->setToolTip(plainTip(shown));
}

void StatusLine::arrange(const WindowPlan& plan) {
    plan_ = plan;
    showWhatFits();
}

void StatusLine::showWhatFits() {
    // What a part needs besides its words, and what there is at both ends of the line.
    constexpr int besidesPart = 8;
    constexpr int ends = 36;
    int room = plan_.width - ends;
    for (const QWidget* part :
         std::initializer_list<const QWidget*>{presses_, least_, time_, notes_, unsaved_, signs_}) {
        if (!part->isHidden()) room -= part->sizeHint().expandedTo(part->minimumSize()).width() + besidesPart;
    }
    const auto showIf = [&room](QLabel& part, bool isWanted) {
        const int wide = part.sizeHint().width() + besidesPart;
        const bool isShown = isWanted && wide <= room;
        if (isShown) room -= wide;
        part.setVisible(isShown);
    };
    const bool hasOrigin = !origin_->text().isEmpty() && plan_.tellsOrigin;
    showIf(*goal_, plan_.tellsGoal);
    showIf(*origin_, hasOrigin);
    showIf(*rule_, plan_.tellsRule && (!hasOrigin || plan_.tellsRuleBesideOrigin));
}

void StatusLine::say(const QString& sentence) { spoken_->say(sentence); }

void StatusLine::repeat() {
    if (spoken_->count() > 0) say(spoken_->said());
}

void StatusLine::sayIfSilent(const QString& sentence) {
    QMetaObject::invokeMethod(
        this,
        [this, sentence, before = spoken_->count()] {
            if (spoken_->count() == before) say(sentence);
        },
        Qt::QueuedConnection);
}

} // namespace flip::ui
