#pragma once

#include "ui/reading/html_text.h"

#include <QImage>
#include <QMimeData>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace flip::ui {

/// What was copied or dropped, as far as a board can be read from it; at most one of these is not empty.
struct Clipping {
    /// The paths of files on this machine.
    QStringList files = {};
    /// A picture. What a browser copies or drags as one has an HTML text and links, too, which only name it.
    QImage picture = {};
    RichText text = {};
};

/// Whether these formats may hold a board.
[[nodiscard]] bool mayBeClipping(const QMimeData& data);

/// The paths of those that are files on this machine.
[[nodiscard]] QStringList localFiles(const QList<QUrl>& urls);

/// Asks another program for the contents, which may take seconds; those of this program are there at once.
[[nodiscard]] Clipping clippingOf(const QMimeData& data);

} // namespace flip::ui
