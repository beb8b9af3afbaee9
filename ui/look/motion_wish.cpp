#include "ui/look/motion_wish.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace flip::ui {

namespace {

constexpr auto service = "org.freedesktop.portal.Desktop";
constexpr auto path = "/org/freedesktop/portal/desktop";
constexpr auto interface = "org.freedesktop.portal.Settings";

const QString standardGroup = QStringLiteral("org.freedesktop.appearance");
const QString gnomeGroup = QStringLiteral("org.gnome.desktop.interface");
const QString kdeGroup = QStringLiteral("org.kde.kdeglobals.KDE");

} // namespace

bool wantsLessMotion(const DesktopSettings& settings) {
    const auto value = [&](const QString& group, const char* name) {
        return settings.value(group).value(QLatin1String(name));
    };
    if (value(standardGroup, "reduced-motion").toUInt() == 1) return true;
    const QVariant animations = value(gnomeGroup, "enable-animations");
    if (animations.typeId() == QMetaType::Bool && !animations.toBool()) return true;
    // KDE's slider for the speed of animations, at its end "instant". The value is a string.
    bool isNumber = false;
    const double factor = value(kdeGroup, "AnimationDurationFactor").toString().toDouble(&isNumber);
    return isNumber && factor == 0;
}

MotionWish::MotionWish(QObject* parent) : QObject(parent) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    // QtDBus finds the types of the slot by name, and registers its own types only on their first use.
    qRegisterMetaType<QDBusVariant>();
    bus.connect(QLatin1String(service), QLatin1String(path), QLatin1String(interface),
                QStringLiteral("SettingChanged"), this, SLOT(settingChanged(QString, QString, QDBusVariant)));
    ask();
}

void MotionWish::ask() {
    QDBusMessage call = QDBusMessage::createMethodCall(QLatin1String(service), QLatin1String(path),
                                                       QLatin1String(interface), QStringLiteral("ReadAll"));
    call << QStringList{standardGroup, gnomeGroup, kdeGroup};
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusMessage reply = watcher->reply();
        // Desktops without a portal reply with an error, or with another type.
        if (reply.signature() != QLatin1String("a{sa{sv}}")) return;
        settings_ = qdbus_cast<DesktopSettings>(reply.arguments().constFirst());
        take();
    });
}

void MotionWish::settingChanged(const QString& group, const QString& name, const QDBusVariant& value) {
    settings_[group][name] = value.variant();
    take();
}

void MotionWish::take() {
    const bool less = wantsLessMotion(settings_);
    if (less == less_) return;
    less_ = less;
    emit changed(less);
}

} // namespace flip::ui
