#include "core/picture/picture_look.h"

#include <algorithm>
#include <array>
#include <vector>

namespace flip {

namespace {

/// A word, and what it says.
struct Switch {
    std::string_view word;
    bool PictureLook::*part;
    bool value;
};

constexpr std::array switches{
    Switch{"light", &PictureLook::dark, false},
    Switch{"dark", &PictureLook::dark, true},
    Switch{"marks", &PictureLook::markBlack, true},
    Switch{"no-marks", &PictureLook::markBlack, false},
    Switch{"coordinates", &PictureLook::coordinates, true},
    Switch{"no-coordinates", &PictureLook::coordinates, false},
};

bool isBoardLook(std::string_view word) { return std::ranges::find(boardLooks, word) != boardLooks.end(); }

bool PictureLook::*partOf(std::string_view word) {
    const auto* const said = std::ranges::find(switches, word, &Switch::word);
    return said == switches.end() ? nullptr : said->part;
}

/// Whether two words that are not the same say something of the same part.
bool contradict(std::string_view word, std::string_view other) {
    if (word == other) return false;
    if (isBoardLook(word)) return isBoardLook(other);
    return !isBoardLook(other) && partOf(word) == partOf(other);
}

/// False if the word is none.
bool apply(PictureLook& look, std::string_view word) {
    const auto* const named = std::ranges::find(boardLooks, word);
    if (named != boardLooks.end()) {
        look.board = *named;
        return true;
    }
    const auto* const said = std::ranges::find(switches, word, &Switch::word);
    if (said == switches.end()) return false;
    look.*said->part = said->value;
    return true;
}

} // namespace

Result<PictureLook, std::string> readPictureLook(std::string_view text) {
    PictureLook look;
    std::vector<std::string_view> words;
    for (;;) {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::string_view word = text.substr(0, end);
        if (!apply(look, word)) return std::string(word);
        for (const std::string_view other : words) {
            if (contradict(other, word)) return std::string(other) + "," + std::string(word);
        }
        words.push_back(word);
        if (end == text.size()) return look;
        text.remove_prefix(end + 1);
    }
}

std::string writePictureLook(const PictureLook& look) {
    std::string text(look.board);
    for (const Switch& each : switches) {
        if (look.*each.part == each.value) text.append(",").append(each.word);
    }
    return text;
}

std::string pictureLookWords() {
    std::string words;
    for (const std::string_view name : boardLooks) words.append(name).append(", ");
    for (const Switch& each : switches) words.append(each.word).append(", ");
    words.resize(words.size() - 2);
    return words;
}

} // namespace flip
