#include "ui/widgets/word_label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QResizeEvent>

#include <algorithm>

namespace flip::ui {

WordLabel::WordLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
}

QSize WordLabel::minimumSizeHint() const {
    const QSize least = QLabel::minimumSizeHint();
    // Before that, its width means nothing.
    if (!isVisible()) return least;
    return {least.width(), std::max(least.height(), heightForWidth(width()))};
}

bool WordLabel::event(QEvent* event) {
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !hasSelectedText() || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        return QLabel::event(event);
    if (event->type() == QEvent::KeyPress) QGuiApplication::clipboard()->setText(selectedText());
    event->accept();
    return true;
}

void WordLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry();
}

QLabel* wordLabel(QWidget* parent, const char* name, Weight weight) {
    auto* label = new WordLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (weight == Weight::Quiet) label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace flip::ui
