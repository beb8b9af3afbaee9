#pragma once

#include "tests/support/scenes.h"

#include <QSize>
#include <QString>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace flip::test {

/// What the pictures of a scene differ in, besides the scale of the screen, which a program has once for all.
struct Look {
    QString appearance;
    QSize size;
    /// The size of the font in points.
    int points = 9;
};

/// "dark-400-18pt", for file names and messages.
[[nodiscard]] QString nameOf(const Look& look);

inline constexpr std::array appearances{"light", "dark", "contrast"};
/// The windows and fonts that are looked at.
inline constexpr std::array windowSizes{QSize(400, 400), QSize(640, 480), QSize(1000, 700),
                                        QSize(1920, 1080)};
inline constexpr std::array fontSizes{9, 14, 18};

/// Something that cannot be read or seen, as a sentence.
struct Finding {
    Look look;
    QString sentence;
};

/// Brings about a scene in a window of this size and font, looks over it in every appearance, and calls `see`
/// for each. A dialog has its own size, or that of the window if that is small, and must have room in it.
/// Nothing if the scene did not come.
[[nodiscard]] std::optional<std::vector<Finding>>
lookOver(const Scene& scene, QSize size, int points, const QString& folder,
         const std::function<void(const Look&, QWidget&)>& see = {});

/// Lets everything be laid out and painted that waits for the next events. What is told meanwhile, such as an
/// answer that took longer, is laid out one event later.
void settle(OpenWindow& open);

} // namespace flip::test
