#pragma once

#include "core/model/puzzle.h"
#include "ui/board/board_picture.h"

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QPainter>
#include <QString>

#include <functional>
#include <span>

namespace flip::ui {

/// What can be saved in a file of any format, on any thread.
struct SavedPicture {
    /// The title of the file dialog: "Export a picture of the board".
    QString request;
    /// The title of a document: "A board of Flip Game".
    QString title;
    /// In pixels.
    QSize size;
    std::function<QImage()> image;
    std::function<QByteArray()> svg;
    /// Paints it on paper, at the painter's origin.
    std::function<void(QPainter&)> paint;
    /// What is behind it, if that is of one colour.
    QColor ground = {};
};

/// The image says that it shows the puzzle (puzzle_in_picture.h).
[[nodiscard]] SavedPicture savedPicture(const BoardPicture& picture, const Puzzle& puzzle);

/// A kind of file that a picture can be saved in.
struct PictureFormat {
    /// The end of the names of such files, without the point.
    const char* ending;
    /// For a file dialog, before translation: see titleOf().
    const char* title;
    /// The contents of such a file; nullptr for an animation, which FilmSaver writes.
    QByteArray (*write)(const SavedPicture& picture);
};

/// All formats; the first one is for those who do not choose.
[[nodiscard]] std::span<const PictureFormat> pictureFormats();

/// The format of a file, by the end of its name in either case; nullptr if there is none.
[[nodiscard]] const PictureFormat* pictureFormatOf(const QString& path);

/// "PNG pictures (*.png)", in the user's language.
[[nodiscard]] QString titleOf(const PictureFormat& format);

} // namespace flip::ui
