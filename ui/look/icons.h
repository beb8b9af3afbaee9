#pragma once

#include <QIcon>
#include <QString>

namespace flip::ui {

/// One of our own icons, by the name of its file in resources/icons without its extension. It is drawn as
/// vectors at any size, in the text colour of the current palette.
[[nodiscard]] QIcon icon(const QString& name);

/// One of our own icons in the colour of highlighted text, as it is on a selected row; any other as it is.
[[nodiscard]] QIcon onSelection(const QIcon& icon);

/// The icon of the program, in its own colours.
[[nodiscard]] QIcon programIcon();

} // namespace flip::ui
