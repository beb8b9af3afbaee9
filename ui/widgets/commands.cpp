#include "ui/widgets/commands.h"

namespace flip::ui {

QList<QKeySequence> distinct(const QList<QKeySequence>& keys) {
    QList<QKeySequence> kept;
    for (const QKeySequence& key : keys) {
        if (!key.isEmpty() && !kept.contains(key)) kept << key;
    }
    return kept;
}

QList<QKeySequence> quitKeys() {
    return distinct({QKeySequence(QKeySequence::Quit), QKeySequence(Qt::CTRL | Qt::Key_Q)});
}

} // namespace flip::ui
