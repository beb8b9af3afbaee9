#pragma once

#include "ui/game/background_job.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <cmath>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

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
/// From earlier versions, which did not keep it in the journal: the journal of a window, and on the next line
/// the file of its game; empty if that has none. Every window has its own: this is the name for the first
/// journal, and for others their number follows it.
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
/// Other windows write to the same file: only what was chosen here is changed in it. What cannot be written
/// is tried again with the next choice.
class Settings {
  public:
    Settings();
    /// Waits until everything has been written, or could not be.
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

    /// The lines of a list that all windows add to.
    [[nodiscard]] QStringList lines(const SettingKey<QString>& key) const;
    /// Puts a line first in such a list, which keeps at most so many. The line has no line end.
    void putFirst(const SettingKey<QString>& key, const QString& line, int most);
    /// Empties the list.
    void clearLines(const SettingKey<QString>& key);

    /// `tell` is called once, when something cannot be written: with the reason, a sentence.
    void onFailure(std::function<void(const QString& why)> tell) { tellFailure_ = std::move(tell); }

  private:
    /// A change of a list: a line that is put first, or nothing to empty it.
    struct ListChange {
        QString key;
        std::optional<QString> line;
        int most = 0;
    };

    /// What is to be changed in the file.
    struct Change {
        QVariantMap values;
        std::vector<ListChange> lists;

        [[nodiscard]] bool isNone() const { return values.isEmpty() && lists.empty(); }

        /// Adds a later change.
        void then(const Change& later);
        /// Changes the file, in one step for other windows, unless one of them is writing for longer than
        /// this. The monitor may be null. Returns an empty string, or why it failed.
        [[nodiscard]] QString write(QSettings& file, int milliseconds, Monitor* monitor) const;
    };

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
    void finished(const QString& problem);
    static void apply(const ListChange& change, QStringList& lines);

    QSettings file_;
    /// The settings that were changed since the program started: other windows do not change them here.
    QVariantMap chosen_;
    /// What could not be written, what is being written, and what waits.
    Change failed_;
    Change writingNow_;
    Change unwritten_;
    std::function<void(const QString&)> tellFailure_;
    /// Gone while the destructor writes the rest.
    std::optional<BackgroundJob> writing_{std::in_place};
};

} // namespace flip::ui
