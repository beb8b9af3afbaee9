#include "ui/file/picture_file.h"

#include "ui/file/puzzle_in_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>

#include <algorithm>
#include <array>
#include <cmath>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct PictureFile {
    Q_DECLARE_TR_FUNCTIONS(PictureFile)
};

/// Of the pixels of a picture, as in CSS.
constexpr int pixelsPerInch = 96;
constexpr int pointsPerInch = 72;
/// Pieces are pixels in a PDF document, each only once, because there Qt draws their shadows and glows
/// without transparency: 384 pixels per inch.
constexpr qreal pieceScale = 4;

QByteArray writePng(const SavedPicture& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.image().save(&buffer, "PNG");
    return bytes;
}

QByteArray writeSvg(const SavedPicture& picture) { return picture.svg(); }

/// A single page, as large as the picture. The sides of pages are whole points, so its own may grow by a part
/// of one.
QByteArray writePdf(const SavedPicture& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pixelsPerInch);
    writer.setTitle(picture.title);
    const auto points = [](int pixels) {
        return std::ceil(qreal{1} * pixels * pointsPerInch / pixelsPerInch);
    };
    const QSizeF page(points(picture.size.width()), points(picture.size.height()));
    writer.setPageSize(QPageSize(page, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins({});
    QPainter painter(&writer);
    if (picture.ground.isValid())
        painter.fillRect(QRectF({}, page * pixelsPerInch / pointsPerInch), picture.ground);
    picture.paint(painter);
    painter.end();
    return bytes;
}

constexpr std::array formats{
    PictureFormat{"png", QT_TRANSLATE_NOOP("PictureFile", "PNG pictures (*.png)"), writePng},
    PictureFormat{"svg", QT_TRANSLATE_NOOP("PictureFile", "SVG drawings (*.svg)"), writeSvg},
    PictureFormat{"pdf", QT_TRANSLATE_NOOP("PictureFile", "PDF documents (*.pdf)"), writePdf},
    PictureFormat{"webp", QT_TRANSLATE_NOOP("PictureFile", "Animations of the solution (*.webp)"), nullptr},
};

} // namespace

SavedPicture savedPicture(const BoardPicture& picture, const Puzzle& puzzle) {
    return {PictureFile::tr("Export a picture of the board"),
            PictureFile::tr("A board of Flip Game"),
            picture.size(),
            [picture, puzzle] { return withLink(picture.image(), puzzle); },
            [picture] { return QByteArray::fromStdString(picture.svg()); },
            [picture](QPainter& painter) { picture.paint(painter, pieceScale); },
            picture.parts().ground};
}

std::span<const PictureFormat> pictureFormats() { return formats; }

const PictureFormat* pictureFormatOf(const QString& path) {
    const QString suffix = QFileInfo(path).suffix();
    const auto* const found = std::ranges::find_if(formats, [&](const PictureFormat& format) {
        return suffix.compare(QLatin1String(format.ending), Qt::CaseInsensitive) == 0;
    });
    return found == formats.end() ? nullptr : found;
}

QString titleOf(const PictureFormat& format) { return PictureFile::tr(format.title); }

} // namespace flip::ui
