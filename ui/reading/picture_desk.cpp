#include "ui/reading/picture_desk.h"

#include "ui/game/board_source.h"
#include "ui/reading/picture_reader.h"

#include <QBuffer>
#include <QImageReader>
#include <QMimeDatabase>

#include <utility>

namespace flip::ui {

namespace {

/// Nothing if it is none that can be read. Larger ones than Qt's limit of 256 MiB are refused there.
QImage pictureOf(QByteArray bytes) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    return reader.read();
}

} // namespace

PictureDesk::PictureDesk(Game& game, MessageBar& messages, QObject* parent)
    : QObject(parent), game_(game), messages_(messages) {
    connect(&job_, &BackgroundJob::failed, this,
            [this](const QString& why) { tell(MessageBar::Kind::Warning, why); });
    // Another board has taken its place meanwhile.
    connect(&game_, &Game::replaced, &job_, &BackgroundJob::cancel);
}

bool PictureDesk::isPicture(const QString& path) {
    const QMimeType type = QMimeDatabase().mimeTypeForFile(path, QMimeDatabase::MatchExtension);
    return type.name().startsWith(QLatin1String("image/"));
}

void PictureDesk::take(const QImage& picture) {
    start([picture](Monitor&) { return picture; });
}

void PictureDesk::open(const QString& path) {
    start([path](Monitor& monitor) {
        const auto bytes = readSource(path, &monitor);
        return bytes ? pictureOf(*bytes) : QImage();
    });
}

void PictureDesk::start(std::function<QImage(Monitor&)> picture) {
    tell(MessageBar::Kind::Info, tr("Looking for a board in the picture…"));
    job_.start([this, picture = std::move(picture)](Monitor& monitor) -> BackgroundJob::Delivery {
        const QImage image = picture(monitor);
        if (image.isNull())
            return [this] { tell(MessageBar::Kind::Warning, tr("This picture could not be read.")); };
        const auto found = boardInPicture(image, &monitor);
        if (!found) {
            return [this] {
                tell(MessageBar::Kind::Warning, tr("No board was found in the picture. It should show square "
                                                   "cells of two colours, upright "
                                                   "and as a whole."));
            };
        }
        return [this, found = *found] {
            game_.replace(Puzzle::flipGame(found.board), tr("Read a Picture"));
            emit read();
            const QString sentence = found.isOneColour
                                         ? tr("Read from the picture: %1×%2, all of one colour. Compare it "
                                              "with the picture, correct it by "
                                              "clicking, then play.")
                                         : tr("Read from the picture: %1×%2, darker cells black. Compare it "
                                              "with the picture, correct it "
                                              "by clicking, then play.");
            tell(MessageBar::Kind::Info, sentence.arg(found.board.rows()).arg(found.board.columns()));
        };
    });
}

void PictureDesk::tell(MessageBar::Kind kind, const QString& sentence) {
    messages_.tell(kind, sentence);
    emit said(sentence);
}

} // namespace flip::ui
