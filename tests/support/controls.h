#pragma once

#include <QComboBox>
#include <QWidget>

namespace flip::test {

/// What can be used in a window and is seen, in the order in which it was made.
[[nodiscard]] QWidgetList controlsOf(const QWidget& window);

/// The part of this name. The program ends if there is none.
template <class Part>
[[nodiscard]] Part& partOf(const QWidget& window, const char* name) {
    auto* const found = window.findChild<Part*>(QLatin1String(name));
    if (found == nullptr) qFatal("there is no part called %s", name);
    return *found;
}

/// As a person chooses: with the keyboard.
inline void choose(QComboBox& box, const QString& text) {
    box.setFocus();
    box.setCurrentText(text);
    emit box.activated(box.currentIndex());
}

} // namespace flip::test
