#include "ui/reading/picture_desk.h"

#include "ui/file/puzzle_in_picture.h"
#include "ui/reading/picture_reader.h"

#include <QBuffer>
#include <QImageReader>
#include <QMimeDatabase>

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

/// Larger ones than Qt's limit of 256 MiB are refused there.
Result<QImage, SourceError> pictureOf(QByteArray bytes) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    const QImage picture = reader.read();
    if (!picture.isNull()) return picture;
    switch (reader.error()) {
    case QImageReader::UnsupportedFormatError:
        return SourceError{PictureDesk::tr(
            "This is no picture, or of a kind that cannot be read here. PNG pictures can be read.")};
    case QImageReader::InvalidDataError:
        return SourceError{PictureDesk::tr("This picture is damaged, or too large.")};
    default:
        return SourceError{PictureDesk::tr("This picture could not be read.")};
    }
}

QString reason(NoBoard why) {
    if (why == NoBoard::NotClear) {
        return PictureDesk::tr(
            "It is not clear where the board in the picture ends, or which of its cells are "
            "black. Try a sharper picture that shows a little more around the board.");
    }
    return PictureDesk::tr(
        "No board was found in the picture. It should show square cells of two colours, in "
        "three or more rows and columns, upright and as a whole.");
}

/// What is to be compared, with a little of what is around it.
BoardInPicture cutOut(const QImage& picture, const PictureBoard& found) {
    const double around = 0.3 * found.area.width() / found.board.columns();
    const QRect cut =
        found.area.adjusted(-around, -around, around, around).toAlignedRect().intersected(picture.rect());
    QImage image = picture.copy(cut);
    const double scale =
        std::min(1.0, static_cast<double>(BoardInPicture::mostSide) / std::max(cut.width(), cut.height()));
    if (scale < 1) image = image.scaled(cut.size() * scale, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QRectF cells(QPointF(found.area.topLeft() - cut.topLeft()) * scale, found.area.size() * scale);
    return {image, cells, found.board.size(), found.uncertain};
}

} // namespace

PictureDesk::PictureDesk(Game& game, MessageBar& messages, QObject* parent)
    : QObject(parent), game_(game), messages_(messages), start_(game.start()) {
    job_.allowLeavingBehind();
    connect(&job_, &BackgroundJob::failed, this,
            [this](const QString& why) { tell(MessageBar::Kind::Warning, why); });
    // Another board has taken its place meanwhile. A restart or another try is no other board.
    connect(&game_, &Game::replaced, this, [this] {
        if (std::exchange(start_, game_.start()) != game_.start()) job_.cancel();
    });
}

bool PictureDesk::isPicture(const QString& path) {
    const QMimeType type = QMimeDatabase().mimeTypeForFile(path, QMimeDatabase::MatchExtension);
    return type.name().startsWith(QLatin1String("image/"));
}

void PictureDesk::take(const QImage& picture, const LinkReader& readLink) {
    start([picture](Monitor&) -> Picture { return picture; }, readLink);
}

void PictureDesk::open(const QString& path, const LinkReader& readLink) {
    const auto picture = [path](Monitor& monitor) -> Picture {
        const auto bytes = readSource(path, &monitor);
        if (!bytes) return bytes.error();
        return pictureOf(*bytes);
    };
    start(picture, readLink);
}

void PictureDesk::start(std::function<Picture(Monitor&)> picture, const LinkReader& readLink) {
    tell(MessageBar::Kind::Info, tr("Looking for a board in the picture…"));
    job_.start([this, picture = std::move(picture), readLink](Monitor& monitor) -> BackgroundJob::Delivery {
        const Picture image = picture(monitor);
        if (!image) return [this, why = image.error().sentence] { tell(MessageBar::Kind::Warning, why); };
        if (const QString link = linkIn(*image); !link.isEmpty()) return [readLink, link] { readLink(link); };
        const auto found = boardInPicture(*image, &monitor);
        if (!found) return [this, why = reason(found.error())] { tell(MessageBar::Kind::Warning, why); };
        return [this, found = *found, picture = cutOut(*image, *found)] {
            game_.replace(Puzzle::flipGame(found.board), tr("Read a Picture"));
            emit read(picture);
            const QString sentence = found.isOneColour
                                         ? tr("Read from the picture: %1×%2, all of one colour. It may be "
                                              "wrong: compare the two, then play.")
                                         : tr("Read from the picture: %1×%2, darker cells black. It may be "
                                              "wrong: compare the two, then play.");
            tell(MessageBar::Kind::Info, sentence.arg(found.board.rows()).arg(found.board.columns()));
        };
    });
}

void PictureDesk::tell(MessageBar::Kind kind, const QString& sentence) {
    messages_.tell(kind, sentence);
    emit said(sentence);
}

} // namespace flip::ui
