#include "tests/tools/accepted.h"

#include <QFile>
#include <QFontInfo>
#include <QGuiApplication>
#include <QPainter>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>

namespace flip::tools {

namespace {

const char* const machineFile = "taken-with.txt";

/// What letters depend on.
QString machine() {
    return QStringLiteral("Qt %1 and the font %2")
        .arg(QLatin1String(qVersion()), QFontInfo(QGuiApplication::font()).family());
}

QString textIn(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Of the 256 shades of a colour.
constexpr int unseen = 8;

bool differs(QRgb one, QRgb other) {
    return std::abs(qRed(one) - qRed(other)) > unseen || std::abs(qGreen(one) - qGreen(other)) > unseen ||
           std::abs(qBlue(one) - qBlue(other)) > unseen;
}

/// The second picture in pale greys, with red where the first differs.
QImage differenceOf(const QImage& accepted, const QImage& now) {
    QImage picture(now.size(), QImage::Format_RGB32);
    for (int y = 0; y < now.height(); ++y) {
        for (int x = 0; x < now.width(); ++x) {
            const int grey = 192 + qGray(now.pixel(x, y)) / 4;
            const bool other = !accepted.valid(x, y) || differs(accepted.pixel(x, y), now.pixel(x, y));
            picture.setPixel(x, y, other ? qRgb(224, 0, 0) : qRgb(grey, grey, grey));
        }
    }
    return picture;
}

} // namespace

int differingPixels(const QImage& one, const QImage& other) {
    if (one.size() != other.size())
        return std::max(one.width() * one.height(), other.width() * other.height());
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) count += differs(one.pixel(x, y), other.pixel(x, y)) ? 1 : 0;
    }
    return count;
}

QImage contactSheet(const std::vector<QImage>& pictures, int inRow) {
    constexpr int gap = 8;
    std::vector<QPoint> places;
    QSize size;
    QPoint at;
    int high = 0;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        if (i % static_cast<std::size_t>(inRow) == 0) {
            at = QPoint(0, i == 0 ? 0 : at.y() + high + gap);
            high = 0;
        }
        places.push_back(at);
        size = size.expandedTo(QSize(at.x(), at.y()) + pictures[i].size());
        high = std::max(high, pictures[i].height());
        at.rx() += pictures[i].width() + gap;
    }
    QImage sheet(size, QImage::Format_RGB32);
    sheet.fill(Qt::gray);
    QPainter painter(&sheet);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        QImage picture = pictures[i];
        // One pixel each, whatever the scale of the screen that they are from.
        picture.setDevicePixelRatio(1);
        painter.drawImage(places[i], picture);
    }
    return sheet;
}

AcceptedPictures::AcceptedPictures(const QString& folder)
    : folder_(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                                     QLatin1String("/flipgame-looks")
                               : folder) {}

QString AcceptedPictures::accept(const QDir& pictures, const QRegularExpression& only) const {
    const auto names = [&](const QDir& folder) {
        return folder.entryList({QStringLiteral("*.png")}, QDir::Files).filter(only);
    };
    QString problem = QStringLiteral("The pictures cannot be kept in %1.").arg(folder_.path());
    if (!folder_.mkpath(QStringLiteral("."))) return problem;
    for (const QString& former : names(folder_)) QFile::remove(folder_.filePath(former));
    for (const QString& name : names(pictures)) {
        if (!QFile::copy(pictures.filePath(name), folder_.filePath(name))) return problem;
    }
    QFile file(folder_.filePath(QLatin1String(machineFile)));
    const QByteArray text = machine().toUtf8();
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    return isWritten ? QString() : problem;
}

QString AcceptedPictures::whyNot() const {
    const QString with = textIn(folder_.filePath(QLatin1String(machineFile)));
    if (with.isEmpty()) return QStringLiteral("No pictures have been accepted in %1.").arg(folder_.path());
    if (with == machine()) return {};
    return QStringLiteral("The accepted pictures were taken with %1, these with %2.").arg(with, machine());
}

QString AcceptedPictures::compared(const QString& name, const QImage& now, const QDir& differences) const {
    const QImage accepted(folder_.filePath(name));
    if (accepted.isNull()) return QStringLiteral("The picture has not been accepted yet");
    const int pixels = differingPixels(accepted, now);
    if (pixels == 0) return {};
    sideBySide(accepted, now).save(differences.filePath(name));
    return QStringLiteral("The picture differs from the accepted one in %1 pixels").arg(pixels);
}

QImage sideBySide(const QImage& accepted, const QImage& now) {
    return contactSheet({accepted, now, differenceOf(accepted, now)});
}

} // namespace flip::tools
