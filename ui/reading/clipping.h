#pragma once

#include "ui/reading/html_text.h"

#include <QImage>
#include <QMimeData>
#include <QString>

namespace flip::ui {

/// What was copied or dropped, as far as a board can be read from it; at most one of these is not empty.
struct Clipping {
    /// The path of a file on this machine.
    QString file = {};
    /// A picture. What a browser copies as one has an HTML text, too, which only names it.
    QImage picture = {};
    RichText text = {};
};

/// Whether these formats may hold a board.
[[nodiscard]] bool mayBeClipping(const QMimeData& data);

/// Asks another program for the contents, which may take seconds; those of this program are there at once.
[[nodiscard]] Clipping clippingOf(const QMimeData& data);

} // namespace flip::ui
