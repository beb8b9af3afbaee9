#include "ui/widgets/commands.h"

namespace flip::ui {

QList<QKeySequence> distinct(const QList<QKeySequence>& keys) {
    QList<QKeySequence> kept;
    for (const QKeySequence& key : keys) {
        if (!key.isEmpty() && !kept.contains(key)) kept << key;
    }
    return kept;
}

} // namespace flip::ui
