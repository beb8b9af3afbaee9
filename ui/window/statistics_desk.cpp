#include "ui/window/statistics_desk.h"

#include "core/model/special_cells.h"
#include "ui/statistics/statistics_dialog.h"
#include "ui/statistics/statistics_words.h"
#include "ui/window/confirm.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>

namespace flip::ui {

namespace {

/// Beside the session's journal.
QString fileFor(const Session& session) {
    return QFileInfo(session.path()).dir().filePath(QStringLiteral("statistics.sqlite"));
}

QString nameOf(const Session& session) { return QFileInfo(session.path()).completeBaseName(); }

QString resetTold() { return StatisticsDesk::tr("The statistics have been reset."); }

} // namespace

StatisticsDesk::StatisticsDesk(const Parts& parts, QWidget* window)
    : QObject(window), parts_(parts), window_(*window), keeper_(fileFor(parts.session)),
      counter_(parts.game, parts.clock, nameOf(parts.session)) {
    // The games of an earlier journal of this name, which somebody has removed, cannot go on.
    if (parts_.isFresh) keeper_.endSession(nameOf(parts_.session));
    keeper_.setKeeping(parts_.settings.get(settings::keepStatistics));
    isActive_ = window_.isActiveWindow();
    counter_.setAway(!isActive_);
    window_.installEventFilter(this);
    nextSecond_.setSingleShot(true);
    connect(&nextSecond_, &QTimer::timeout, this, &StatisticsDesk::refreshTime);
    count();
    listen();
}

void StatisticsDesk::count() {
    // After the press, which is connected earlier.
    connect(&parts_.board, &BoardView::pressRequested, &counter_, [this](Cell cell) {
        if (hasButton(parts_.game.puzzle().rule, cell)) counter_.pressed();
    });
    connect(&counter_, &PlayCounter::counted, &keeper_, &StatisticsKeeper::keep);
    connect(&counter_, &PlayCounter::timeChanged, this, &StatisticsDesk::refreshTime);
}

void StatisticsDesk::listen() {
    connect(&keeper_, &StatisticsKeeper::problemChanged, this, &StatisticsDesk::tellProblem);
    connect(&keeper_, &StatisticsKeeper::damageFound, this, [this](const QString& keptIn) {
        parts_.messages.warnToo(
            tr("The statistics were damaged and begin anew. The damaged file is kept in %1.").arg(keptIn));
    });
    connect(&keeper_, &StatisticsKeeper::wasReset, this, &StatisticsDesk::tellReset);
    connect(&keeper_, &StatisticsKeeper::resetFailed, this, [this](const QString& why) {
        // Otherwise it is told there.
        if (window_.findChild<StatisticsDialog*>() == nullptr)
            parts_.messages.confirm(MessageBar::Kind::Warning, StatisticsDialog::notReset(why), {});
    });
    connect(&keeper_, &StatisticsKeeper::resetUndone, this,
            [this] { parts_.messages.withdraw(resetTold()); });
}

void StatisticsDesk::showDialog() {
    auto* dialog = window_.findChild<StatisticsDialog*>();
    if (dialog == nullptr) {
        dialog = new StatisticsDialog(keeper_, &window_);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &StatisticsDialog::keepingChosen, this, [this](bool keeping) {
            keeper_.setKeeping(keeping);
            parts_.settings.set(settings::keepStatistics, keeping);
        });
        connect(dialog, &StatisticsDialog::said, this,
                [this, dialog](const QString& sentence, bool isProblem) {
                    // The dialog has its own place for it, as long as it is there.
                    if (!dialog->isHidden()) return parts_.status.say(sentence);
                    confirm(parts_.messages, parts_.status, sentence, isProblem);
                });
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void StatisticsDesk::setTimerShown(bool shown) {
    timerShown_ = shown;
    counter_.setTimed(shown);
    refreshTime();
}

void StatisticsDesk::setGameShown(bool shown) {
    gameShown_ = shown;
    refreshTime();
}

void StatisticsDesk::setPlayable(bool playable) {
    isPlayable_ = playable;
    counter_.setAway(!isActive_ || !isPlayable_);
}

void StatisticsDesk::refreshTime() {
    constexpr qint64 second = 1000;
    const auto time = timerShown_ && gameShown_ ? counter_.time() : std::nullopt;
    parts_.status.setTime(time ? statistics_words::clock(*time) : QString());
    if (time && counter_.isTiming()) {
        nextSecond_.start(static_cast<int>(second - *time % second));
    } else {
        nextSecond_.stop();
    }
}

void StatisticsDesk::tellProblem() {
    if (keeper_.problem().isEmpty()) parts_.messages.withdraw(told_);
    // It is told once. If moves are not saved either, that is worse, and has the same cause.
    if (!told_.isEmpty() || keeper_.problem().isEmpty() || !parts_.session.problem().isEmpty()) return;
    told_ = tr("The statistics of your games are not saved. %1").arg(keeper_.problem());
    parts_.messages.warn(told_);
    parts_.status.say(told_);
}

void StatisticsDesk::tellReset() {
    parts_.messages.confirm(MessageBar::Kind::Info, resetTold(),
                            {tr("Undo Reset"), [this] { keeper_.undoReset(); }});
}

bool StatisticsDesk::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowActivate) isActive_ = true;
    if (event->type() == QEvent::WindowDeactivate) isActive_ = false;
    counter_.setAway(!isActive_ || !isPlayable_);
    return QObject::eventFilter(watched, event);
}

} // namespace flip::ui
