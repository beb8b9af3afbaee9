#pragma once

#include "core/picture/picture_look.h"
#include "ui/game/settings.h"

#include <QString>

namespace flip::ui {

/// How pictures look by the settings and the application's palette.
[[nodiscard]] PictureLook pictureLookFrom(const Settings& settings);

/// Draws the game or the board in a file, in a link, or on standard input for "-", in this look and the
/// application's palette and font, and writes the picture to `path`; the end of its name is the format. The
/// picture shows the position with the presses that follow it in the file, numbered; if there are none, with
/// those of an optimal solution, or hatched with the proof that there is none. An animation plays these
/// presses, with fewer movements if these are reduced. Needs no window, but an application. Blocks until
/// everything is done. Returns an empty string, or why nothing was written: a sentence.
[[nodiscard]] QString exportPicture(const QString& source, const QString& path, const PictureLook& look,
                                    bool reducedMotion = false);

} // namespace flip::ui
