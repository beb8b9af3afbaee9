#pragma once

#include <QByteArray>
#include <QPainter>
#include <QSize>
#include <QString>

#include <functional>

namespace flip::ui {

/// An SVG drawing of this size in pixels, with a title and a description for those who cannot see it.
[[nodiscard]] QByteArray paintedSvg(QSize size, const QString& title, const QString& description,
                                    const std::function<void(QPainter&)>& paint);

/// The elements of such a drawing alone, to be part of another. What is painted has no gradients.
[[nodiscard]] QByteArray paintedElements(QSize size, const std::function<void(QPainter&)>& paint);

} // namespace flip::ui
