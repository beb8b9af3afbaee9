#include "ui/widgets/painted_svg.h"

#include <QBuffer>
#include <QSvgGenerator>

namespace flip::ui {

QByteArray paintedSvg(QSize size, const QString& title, const QString& description,
                      const std::function<void(QPainter&)>& paint) {
    // As in CSS.
    constexpr int pixelsPerInch = 96;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(pixelsPerInch);
    generator.setSize(size);
    generator.setViewBox(QRect({0, 0}, size));
    generator.setTitle(title);
    generator.setDescription(description);
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return bytes;
}

QByteArray paintedElements(QSize size, const std::function<void(QPainter&)>& paint) {
    const QByteArray drawing = paintedSvg(size, {}, {}, paint);
    const QByteArray before = QByteArrayLiteral("</defs>");
    const qsizetype begin = drawing.indexOf(before) + before.size();
    return drawing.mid(begin, drawing.lastIndexOf("</svg>") - begin);
}

} // namespace flip::ui
