#pragma once

#include "ui/game/background_job.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QVariant>

#include <cmath>
#include <optional>
#include <type_traits>

namespace flip::ui {

/// A setting's name in the file, and its default value.
template <class T>
struct SettingKey {
    const char* name;
    T fallback;
};

/// All settings with their defaults.
namespace settings {

inline const SettingKey<QByteArray> windowGeometry{"window/geometry", {}};
/// Paths, the latest first, one per line.
inline const SettingKey<QString> recentFiles{"file/recent", {}};
/// The journal of the window that has been using a file last, and on the next line that file; empty if its
/// game has none.
inline const SettingKey<QString> currentFile{"file/current", {}};
inline const SettingKey<bool> panelVisible{"window/panel", true};
/// The share of the window, from 0 to 1, that the panel has beside and below the board; 0 for the usual one.
inline const SettingKey<double> panelBeside{"window/panelBeside", 0};
inline const SettingKey<double> panelBelow{"window/panelBelow", 0};
inline const SettingKey<QString> page{"window/page", {}};
inline const SettingKey<QString> appearance{"look/appearance", QStringLiteral("system")};
inline const SettingKey<QString> theme{"look/theme", QStringLiteral("auto")};
inline const SettingKey<bool> markBlack{"look/markBlack", true};
inline const SettingKey<bool> coordinates{"look/coordinates", true};
inline const SettingKey<bool> reducedMotion{"look/reducedMotion", false};
/// The name of a size of paper; empty for the usual one of the country.
inline const SettingKey<QString> paper{"print/paper", {}};
inline const SettingKey<double> speed{"play/speed", 1.0};
inline const SettingKey<bool> leastPresses{"play/leastPresses", false};
inline const SettingKey<bool> timer{"play/timer", false};
inline const SettingKey<bool> keepStatistics{"play/statistics", true};
inline const SettingKey<int> lesson{"guide/lesson", 0};
inline const SettingKey<QString> method{"solve/method", {}};
inline const SettingKey<bool> raceNodes{"race/nodes", false};
inline const SettingKey<bool> raceLinear{"race/linear", false};
inline const SettingKey<QString> atlasView{"atlas/view", {}};
inline const SettingKey<QString> searchMethod{"search/method", {}};
/// 0 is the one that suits the length of the search.
inline const SettingKey<double> searchSpeed{"search/speed", 0.0};

} // namespace settings

/// Typed access to the user's settings file, which is written on a separate thread because disks may be slow.
class Settings {
  public:
    Settings();
    /// Waits until everything has been written.
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    template <class T>
    [[nodiscard]] T get(const SettingKey<T>& key) const {
        return valueFrom<T>(stored(key.name)).value_or(key.fallback);
    }

    template <class T>
    void set(const SettingKey<T>& key, const T& value) {
        choose(key.name, value);
    }

    /// Whether the user has set it.
    template <class T>
    [[nodiscard]] bool isChosen(const SettingKey<T>& key) const {
        return valueFrom<T>(stored(key.name)).has_value();
    }

  private:
    /// The file holds everything except bytes as text. A value that cannot be read as its type (somebody
    /// edited the file) counts as not set.
    template <class T>
    [[nodiscard]] static std::optional<T> valueFrom(const QVariant& stored) {
        if constexpr (std::is_same_v<T, QByteArray> || std::is_same_v<T, QString>) {
            return stored.typeId() == qMetaTypeId<T>() ? std::optional(stored.value<T>()) : std::nullopt;
        } else {
            const QString text = stored.toString();
            bool isNumber = false;
            if constexpr (std::is_same_v<T, bool>) {
                if (text == QLatin1String("true")) return true;
                return text == QLatin1String("false") ? std::optional(false) : std::nullopt;
            } else if constexpr (std::is_same_v<T, int>) {
                const int number = text.toInt(&isNumber);
                return isNumber ? std::optional(number) : std::nullopt;
            } else {
                const double number = text.toDouble(&isNumber);
                return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
            }
        }
    }

    [[nodiscard]] QVariant stored(const char* name) const;
    void choose(const char* name, const QVariant& value);
    void writeSoon();

    QSettings file_;
    /// The settings that were changed since the program started, and those of them that are not being written
    /// yet.
    QVariantMap chosen_;
    QVariantMap unwritten_;
    /// Gone while the destructor writes the rest.
    std::optional<BackgroundJob> writing_{std::in_place};
};

} // namespace flip::ui
