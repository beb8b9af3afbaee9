#pragma once

#include <QStringList>
#include <QWidget>

namespace flip::test {

/// The words of a widget that cannot be read: cut off at an edge, shortened with an ellipsis, or with others
/// on top of them; and the controls of which only a part is seen. Each as a sentence; scrolled-out words are
/// fine. Finds what is painted, whoever paints it; pictures with words in them are not looked at.
[[nodiscard]] QStringList unreadableWords(QWidget& shown);

/// "QLabel message in MessageBar messageBar".
[[nodiscard]] QString nameOf(const QWidget& widget);

} // namespace flip::test
