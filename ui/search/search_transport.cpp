#include "ui/search/search_transport.h"

namespace flip::ui {

SearchTransport::SearchTransport(SearchExplorer& explorer, const QString& prefix, Rows rows, QWidget* parent)
    : TransportBar(explorer.player(), tr("Steps of the search"), rows, parent) {
    setObjectName(prefix + objectName());
    for (QWidget* part : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        part->setObjectName(prefix + part->objectName());
    findChild<QComboBox*>(prefix + QStringLiteral("speed"))
        ->setToolTip(tr("Speed of playing, in steps per second"));
    slider().setToolTip(tr("Drag to any step. ← → step, Home and End jump, PageUp and PageDown "
                           "jump to the previous or next notable step, Space plays"));
    connect(&explorer.player(), &SearchPlayer::changed, this, [this, &player = explorer.player()] {
        if (player.isActive()) slider().setRoughFrom(static_cast<int>(player.replay().trace().exactCount()));
    });
}

} // namespace flip::ui
