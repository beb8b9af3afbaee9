#pragma once

#include <QColor>
#include <QImage>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

namespace flip::test {

/// Something that has been drawn, and where: so that what is painted can be measured without a picture that
/// depends on fonts and screens.
struct Drawn {
    enum class Kind { Words, Line, Ellipse, Shape };

    Kind kind = Kind::Shape;
    /// In the coordinates of the widget; what an outline adds is left out.
    QRectF rect;
    /// Of words, and what their glyphs cover, which may be less than `rect` or reach over it.
    QString words;
    QRectF ink;
    bool bold = false;
    /// What it is filled with; of words, their colour. Invalid where it is not filled.
    QColor fill;
    /// Its outline; invalid where it has none.
    QColor outline;
    qreal outlineWidth = 0;
    bool dotted = false;
    /// What is seen of it at most; the rest is cut off.
    QRectF clip;
    /// Who draws it; null if that is no widget.
    QWidget* widget = nullptr;
};

/// Everything that a widget draws itself, in that order, its children and its ground left out.
[[nodiscard]] std::vector<Drawn> drawnBy(QWidget& widget);
/// The same with its children.
[[nodiscard]] std::vector<Drawn> drawnByAll(QWidget& widget);
/// Everything that `paint` draws.
[[nodiscard]] std::vector<Drawn> drawnBy(const std::function<void(QPainter&)>& paint);

/// Those of one kind.
[[nodiscard]] std::vector<Drawn> only(Drawn::Kind kind, const std::vector<Drawn>& drawn);
/// All words, in the order in which they are drawn.
[[nodiscard]] QStringList wordsOf(const std::vector<Drawn>& drawn);

/// The largest difference of two pictures in any pixel and colour; 255 if their sizes differ.
[[nodiscard]] int largestDifference(const QImage& left, const QImage& right);

} // namespace flip::test
