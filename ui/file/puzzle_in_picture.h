#pragma once

#include "core/model/puzzle.h"

#include <QImage>
#include <QString>

namespace flip::ui {

// A picture that was made here says which puzzle it shows, so that it is read exactly, with its rule and
// goal, where a picture of a board alone leaves much open. The link of the puzzle is among the texts that PNG
// files keep, and with it a digest of the pixels: whoever paints over the picture, or cuts a part out, shows
// another board.

/// The picture with the link of the puzzle that it shows. Without it if the link would be longer than
/// longestRecognised, as those of tables for more than some 4,000 cells are. O(pixels + link).
[[nodiscard]] QImage withLink(QImage picture, const Puzzle& puzzle);

/// The link; empty if there is none, or the picture has been altered since. O(pixels).
[[nodiscard]] QString linkIn(const QImage& picture);

} // namespace flip::ui
