#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>

namespace flip::ui {

/// A setting's name in the file and its value when nobody has chosen.
template <class T>
struct SettingKey {
    const char* name;
    T fallback;
};

/// Every setting, with its default, once.
namespace settings {

inline const SettingKey<QByteArray> windowGeometry{"window/geometry", {}};
inline const SettingKey<bool> panelVisible{"window/panel", true};
inline const SettingKey<QString> page{"window/page", {}};
inline const SettingKey<QString> appearance{"look/appearance", QStringLiteral("system")};
inline const SettingKey<QString> theme{"look/theme", QStringLiteral("auto")};
inline const SettingKey<bool> markBlack{"look/markBlack", true};
inline const SettingKey<bool> coordinates{"look/coordinates", true};
inline const SettingKey<bool> reducedMotion{"look/reducedMotion", false};
inline const SettingKey<double> speed{"play/speed", 1.0};
inline const SettingKey<bool> leastPresses{"play/leastPresses", false};
inline const SettingKey<int> lesson{"guide/lesson", 0};
inline const SettingKey<QString> method{"solve/method", {}};
inline const SettingKey<bool> raceNodes{"race/nodes", false};
inline const SettingKey<bool> raceLinear{"race/linear", false};
inline const SettingKey<QString> searchMethod{"search/method", {}};
inline const SettingKey<double> searchSpeed{"search/speed", 4.0};

} // namespace settings

/// Typed access to the stored settings.
class Settings {
  public:
    /// The user's own settings file.
    Settings() = default;

    template <class T>
    [[nodiscard]] T get(const SettingKey<T>& key) const {
        const QVariant stored = store_.value(QLatin1String(key.name));
        // A value of another type (somebody edited the file) counts as not chosen.
        return stored.isValid() && stored.canConvert<T>() ? stored.value<T>() : key.fallback;
    }

    template <class T>
    void set(const SettingKey<T>& key, const T& value) {
        store_.setValue(QLatin1String(key.name), value);
    }

    /// Whether somebody has chosen.
    template <class T>
    [[nodiscard]] bool isChosen(const SettingKey<T>& key) const {
        return store_.contains(QLatin1String(key.name));
    }

  private:
    QSettings store_;
};

} // namespace flip::ui
