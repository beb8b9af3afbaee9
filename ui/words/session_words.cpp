#include "ui/words/session_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QLockFile>
#include <QStringList>

namespace flip::ui::session_words {

namespace {

/// The texts' context for translators.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(SessionWords)
};

/// The machine that a lock names.
QString machineOf(const QString& lock) {
    qint64 process = 0;
    QString machine;
    QString program;
    QLockFile(lock).getLockInfo(&process, &machine, &program);
    return machine;
}

/// Why a saved game is not the one in this window, and how it gets there.
QString passedOver(const Session::PassedOver& game, const QString& instead) {
    const QString journal = QDir::toNativeSeparators(game.journal);
    const QString owner = QFileInfo(game.lock).owner();
    QString why;
    if (game.holder == LockHolder::Nobody)
        why = Words::tr("The saved game in %1 is in no window, but its lock cannot be removed.").arg(journal);
    else if (game.holder == LockHolder::Elsewhere)
        why = Words::tr("The saved game in %1 is open on the computer %2, or was when that computer stopped.")
                  .arg(journal, machineOf(game.lock));
    else if (owner.isEmpty())
        why = Words::tr("The saved game in %1 cannot be taken over: its lock cannot be read.").arg(journal);
    else
        why = Words::tr("The saved game in %1 cannot be taken over: its lock belongs to the user %2 and "
                        "cannot be read.")
                  .arg(journal, owner);
    // They are beside it.
    const QString then = Words::tr("So this window saves another one, in %1. If no other window is open, "
                                   "delete %2 and start the program once more, beside this window.")
                             .arg(QFileInfo(instead).fileName(), QFileInfo(game.lock).fileName());
    return why + QLatin1Char(' ') + then;
}

} // namespace

QString restored(Session::Restored restored, const Session& session) {
    QStringList sentences;
    if (session.passedOver()) sentences << passedOver(*session.passedOver(), session.path());
    if (restored == Session::Restored::Lost) {
        sentences << Words::tr(
                         "The saved game could not be restored: it is damaged, or from a later version of "
                         "Flip Game. The file is kept in %1.")
                         .arg(session.damagedPath());
    } else if (restored == Session::Restored::TooLong) {
        sentences << Words::tr(
                         "The saved game is longer than %1, so it has not been restored. It is kept in %2.")
                         .arg(QLocale().formattedDataSize(Session::longestJournal, 0), session.damagedPath());
    } else if (restored == Session::Restored::Part) {
        sentences << Words::tr(
                         "The saved game is damaged, or from a later version of Flip Game. What could be "
                         "read has been restored; the file as it was is kept in %1.")
                         .arg(session.damagedPath());
    } else if (restored == Session::Restored::Cut) {
        sentences << Words::tr(
                         "The end of the saved game is missing. Everything before it has been restored; "
                         "the file as it was is kept in %1.")
                         .arg(session.damagedPath());
    }
    if (!session.problem().isEmpty())
        sentences << Words::tr("This game cannot be saved. %1").arg(session.problem());
    return sentences.join(QLatin1Char(' '));
}

QString saving(const Session& session) {
    if (!session.problem().isEmpty())
        return Words::tr("Your last moves have not been saved. %1").arg(session.problem());
    if (!session.isTooLong()) return Words::tr("The game is being saved again.");
    return Words::tr("What you have done so far takes more than %1, and the next start will not restore so "
                     "much. Save the game as a file to go on with it then.")
        .arg(QLocale().formattedDataSize(Session::longestJournal, 0));
}

QString leaving(const Session& session) {
    return Words::
        tr("Your last moves have not been saved. %1 Save the game as a file elsewhere, or close the window "
           "again to give them up.")
            .arg(session.problem());
}

} // namespace flip::ui::session_words
