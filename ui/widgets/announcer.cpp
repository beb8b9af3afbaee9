#include "ui/widgets/announcer.h"

#include <QAccessibleWidget>

namespace flip::ui {

Announcer::Announcer(QWidget* parent) : QWidget(parent) {
    setFixedSize(1, 1);
    for (QWidget*& notice : notices_) {
        notice = new QWidget(this);
        notice->setFixedSize(1, 1);
    }
}

void Announcer::say(const QString& sentence) {
    said_ = sentence;
    ++count_;
    QWidget* const notice = notices_[next_];
    next_ = (next_ + 1) % notices_.size();
    notice->setAccessibleName(sentence);
    // Qt passes no alerts on, but says when something comes into sight; a notification is then read aloud.
    QAccessibleEvent event(notice, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
}

QAccessibleInterface* announcerFactory(const QString& className, QObject* object) {
    Q_UNUSED(className)
    if (!object->isWidgetType() || qobject_cast<Announcer*>(object->parent()) == nullptr) return nullptr;
    return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Notification);
}

} // namespace flip::ui
