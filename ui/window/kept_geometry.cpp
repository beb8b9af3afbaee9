#include "ui/window/kept_geometry.h"

#include <QEvent>

#include <chrono>

namespace flip::ui {

KeptGeometry::KeptGeometry(QWidget& window, Settings& settings) : window_(window), settings_(settings) {
    soon_.setSingleShot(true);
    soon_.setInterval(std::chrono::milliseconds(400));
    connect(&soon_, &QTimer::timeout, this, &KeptGeometry::save);
    window_.installEventFilter(this);
}

void KeptGeometry::restore() { window_.restoreGeometry(settings_.get(settings::windowGeometry)); }

void KeptGeometry::save() { settings_.set(settings::windowGeometry, window_.saveGeometry()); }

bool KeptGeometry::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::Move) soon_.start();
    if (type == QEvent::Close) save();
    return QObject::eventFilter(watched, event);
}

} // namespace flip::ui
