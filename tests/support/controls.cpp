#include "tests/support/controls.h"

#include <QAbstractButton>
#include <QComboBox>

namespace flip::test {

QWidgetList controlsOf(const QWidget& window) {
    QWidgetList controls;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isUsed = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                            qobject_cast<QComboBox*>(widget) != nullptr ||
                            (widget->focusPolicy() & Qt::TabFocus) != 0;
        const bool isSeen = widget->isVisible() && widget->isEnabled() && !widget->visibleRegion().isEmpty();
        if (isUsed && isSeen && widget->window() == &window) controls << widget;
    }
    return controls;
}

} // namespace flip::test
