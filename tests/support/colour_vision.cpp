#include "tests/support/colour_vision.h"

#include <algorithm>
#include <cmath>

namespace flip::test {

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

constexpr Matrix usual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
/// From linear sRGB to CIE XYZ, as a share of the white of D65 (IEC 61966-2-1).
constexpr Matrix toXyz{{{0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505},
                        {0.2126, 0.7152, 0.0722},
                        {0.0193 / 1.0890, 0.1192 / 1.0890, 0.9505 / 1.0890}}};

constexpr const Matrix& matrixOf(Vision vision) {
    switch (vision) {
    case Vision::Protanopia:
        return protanopia;
    case Vision::Deuteranopia:
        return deuteranopia;
    case Vision::Tritanopia:
        return tritanopia;
    case Vision::Usual:
        break;
    }
    return usual;
}

Vector times(const Matrix& matrix, const Vector& vector) {
    Vector product{};
    for (std::size_t row = 0; row < product.size(); ++row) {
        for (std::size_t column = 0; column < vector.size(); ++column)
            product.at(row) += matrix.at(row).at(column) * vector.at(column);
    }
    return product;
}

double linear(double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); }

double encoded(double part) {
    return part <= 0.0031308 ? part * 12.92 : 1.055 * std::pow(part, 1 / 2.4) - 0.055;
}

Vector linearOf(const QColor& colour) {
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

/// L*, a* and b*.
Vector labOf(const QColor& colour) {
    Vector part = times(toXyz, linearOf(colour));
    for (double& each : part)
        each = each > 216.0 / 24389 ? std::cbrt(each) : (24389.0 / 27 * each + 16) / 116;
    return {116 * part[1] - 16, 500 * (part[0] - part[1]), 200 * (part[1] - part[2])};
}

} // namespace

QColor seenWith(Vision vision, const QColor& colour) {
    Vector seen = times(matrixOf(vision), linearOf(colour));
    for (double& part : seen) part = encoded(std::clamp(part, 0.0, 1.0));
    return QColor::fromRgbF(static_cast<float>(seen[0]), static_cast<float>(seen[1]),
                            static_cast<float>(seen[2]));
}

double difference(const QColor& one, const QColor& other) {
    const Vector left = labOf(one);
    const Vector right = labOf(other);
    return std::hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
}

} // namespace flip::test
