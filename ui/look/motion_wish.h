#pragma once

#include <QDBusVariant>
#include <QMap>
#include <QObject>
#include <QString>
#include <QVariantMap>

namespace flip::ui {

/// Settings of the desktop, by group and name.
using DesktopSettings = QMap<QString, QVariantMap>;

/// Whether the desktop wants programs to move less: the standard setting of the desktops, or those of GNOME
/// and KDE from before there was one. Settings of other types say nothing.
[[nodiscard]] bool wantsLessMotion(const DesktopSettings& settings);

/// Asks the desktop, through its settings portal, whether it wants less motion, and listens for changes. Does
/// not block. Where there is no portal, nothing is ever wished.
/// Source: https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
class MotionWish : public QObject {
    Q_OBJECT

  public:
    explicit MotionWish(QObject* parent = nullptr);

    [[nodiscard]] bool isLess() const { return less_; }

  signals:
    void changed(bool less);

  private:
    /// The portal calls it.
    Q_SLOT void settingChanged(const QString& group, const QString& name, const QDBusVariant& value);
    void ask();
    void take();

    DesktopSettings settings_;
    bool less_ = false;
};

} // namespace flip::ui
