#pragma once

#include <QIcon>
#include <QString>

namespace flip::ui {

/// One of our own icons, by the name of its file in resources/icons without the ending. It is drawn at every
/// size from its vectors and takes the colour of the palette's text, whatever the palette is at that moment.
[[nodiscard]] QIcon icon(const QString& name);

/// The program itself, in its own colours.
[[nodiscard]] QIcon programIcon();

} // namespace flip::ui
