#pragma once

#include "core/base/result.h"
#include "core/picture/board_look.h"

#include <string>
#include <string_view>

namespace flip {

/// How a picture is to look that is drawn without the window.
struct PictureLook {
    /// One of boardLooks.
    std::string_view board = boardLooks.front();
    bool dark = false;
    /// Whether black pieces have a mark for those who can't tell the colours apart.
    bool markBlack = true;
    bool coordinates = true;

    friend bool operator==(const PictureLook&, const PictureLook&) = default;
};

/// Reads words separated by commas, such as "dark,plain,no-coordinates": a name of boardLooks, "light" or
/// "dark", "marks" or "no-marks", "coordinates" or "no-coordinates". What is not said is as usual. The error
/// is the word that is none of these, or two that contradict each other, such as "dark,light".
[[nodiscard]] Result<PictureLook, std::string> readPictureLook(std::string_view text);

/// The words that readPictureLook reads as this look, all of them.
[[nodiscard]] std::string writePictureLook(const PictureLook& look);

/// All words that readPictureLook knows, for people: "auto, classic, …".
[[nodiscard]] std::string pictureLookWords();

} // namespace flip
