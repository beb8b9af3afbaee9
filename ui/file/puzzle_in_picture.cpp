#include "ui/file/puzzle_in_picture.h"

#include "core/text/flip_uri.h"
#include "core/text/recognise.h"

#include <QCryptographicHash>

#include <string>

namespace flip::ui {

namespace {

/// The keys of the texts; English, as those of PNG itself are.
QString linkKey() { return QStringLiteral("Puzzle"); }

QString digestKey() { return QStringLiteral("Puzzle Digest"); }

/// Of what is seen, whichever way a file keeps the pixels.
QString digestOf(const QImage& picture) {
    const QImage pixels = picture.convertToFormat(QImage::Format_ARGB32);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(QByteArray::number(pixels.width()));
    const qsizetype length = qsizetype{pixels.width()} * static_cast<qsizetype>(sizeof(QRgb));
    for (int y = 0; y < pixels.height(); ++y) hash.addData(QByteArrayView(pixels.constScanLine(y), length));
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace

QImage withLink(QImage picture, const Puzzle& puzzle) {
    const std::string link = writeFlipUri(puzzle);
    // Longer texts of PNG pictures need not be read.
    if (link.size() > longestRecognised) return picture;
    picture.setText(linkKey(), QString::fromStdString(link));
    picture.setText(digestKey(), digestOf(picture));
    return picture;
}

QString linkIn(const QImage& picture) {
    const QString link = picture.text(linkKey());
    const bool isOwn = !link.isEmpty() && picture.text(digestKey()) == digestOf(picture);
    return isOwn ? link : QString();
}

} // namespace flip::ui
