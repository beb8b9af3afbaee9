#pragma once

#include <QDBusVariant>
#include <QMap>
#include <QObject>
#include <QString>
#include <QVariantMap>

namespace flip::ui {

/// Settings of the desktop, by group and name.
using DesktopSettings = QMap<QString, QVariantMap>;

/// Whether the desktop asks programs to reduce motion: by the standard setting, or by the older ones of GNOME
/// and KDE. Settings of an unexpected type are ignored.
[[nodiscard]] bool wantsLessMotion(const DesktopSettings& settings);

/// Asks the desktop, through its settings portal, whether it wants reduced motion, and listens for changes.
/// Does not block. Without a portal, isLess() stays false. Source:
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
class MotionWish : public QObject {
    Q_OBJECT

  public:
    explicit MotionWish(QObject* parent = nullptr);

    [[nodiscard]] bool isLess() const { return less_; }

  signals:
    void changed(bool less);

  private:
    /// Called by the portal.
    Q_SLOT void settingChanged(const QString& group, const QString& name, const QDBusVariant& value);
    void ask();
    void take();

    DesktopSettings settings_;
    bool less_ = false;
};

} // namespace flip::ui
