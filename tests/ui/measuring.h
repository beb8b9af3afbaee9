#pragma once

#include "tests/support/drawn.h"

#include <QGuiApplication>
#include <QPalette>

#include <vector>

namespace flip::test {

// For measuring what has been drawn.

inline bool same(qreal one, qreal other) { return qAbs(one - other) < 0.01; }

/// The shapes that are filled with this colour, however strongly.
inline std::vector<Drawn> filledWith(const QColor& colour, const std::vector<Drawn>& drawn) {
    std::vector<Drawn> those = only(Drawn::Kind::Shape, drawn);
    std::erase_if(those,
                  [&](const Drawn& each) { return !each.fill.isValid() || each.fill.rgb() != colour.rgb(); });
    return those;
}

/// The accent colour, where nothing else has it.
inline QColor accent() { return QGuiApplication::palette().color(QPalette::Highlight); }

} // namespace flip::test
