#pragma once

#include <QColor>

#include <array>

namespace flip::test {

/// How a person sees colours: as most do, or without the cones for long, middle or short waves.
enum class Vision { Usual, Protanopia, Deuteranopia, Tritanopia };

inline constexpr std::array visions{Vision::Usual, Vision::Protanopia, Vision::Deuteranopia,
                                    Vision::Tritanopia};

/// The colour that it looks like to this person. (Machado, Oliveira and Fernandes 2009, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", the matrices of severity 1.0, on
/// linear sRGB.)
[[nodiscard]] QColor seenWith(Vision vision, const QColor& colour);

/// How different two colours look: the distance in CIE L*a*b* with D65 (CIE 1976); 2.3 is just noticeable,
/// and black and white are 100 apart. Ignores transparency.
[[nodiscard]] double difference(const QColor& one, const QColor& other);

} // namespace flip::test
