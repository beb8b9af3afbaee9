#include "core/text/lamp_signs.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip::said {

namespace {

/// Whether a word says of lamps that they are on or off, or is one for them.
bool isOfLight(const Words& words, std::size_t at) {
    static constexpr auto stems = std::to_array<std::string_view>(
        {"light", "lamp",   "bulb", "dark",  "glow",  "licht", "éteind", "éteint", "allum", "lumière",
         "apag",  "encend", "luz",  "luces", "spegn", "spent", "accend", "acces",  "luci",  "lâmpad"});
    static constexpr std::array<std::string_view, 4> whole{"lit", "unlit", "off", "aus"};
    // These words mean something else before most others.
    static constexpr std::array<std::string_view, 3> ends{"on", "an", "ein"};
    static constexpr std::array<std::string_view, 4> all{"all", "everything", "alle", "alles"};
    const std::string& word = words[at].text;
    const bool isLast = at + 1 == words.size() || isEnd(words[at + 1]) || words[at + 1].begins;
    const bool isOfAll = at > 0 && isAmong(words[at - 1].text, all);
    return isAmong(word, whole) || ((isLast || isOfAll) && isAmong(word, ends)) ||
           std::ranges::any_of(stems, [&](std::string_view stem) { return word.starts_with(stem); });
}

bool speaksOfLight(std::string_view text, const Words& words) {
    // Where words are not apart, or have many forms.
    static constexpr auto parts =
        std::to_array<std::string_view>({"灯", "燈", "亮", "灭", "滅", "ライト", "ランプ", "불을", "свет",
                                         "ламп", "ключить", "ключены", "świat", "zgas", "lámp"});
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (isOfLight(words, at)) return true;
    }
    return isAnyIn(text, parts);
}

} // namespace

std::vector<ColouredSign> lampsAmong(const std::vector<ColouredSign>& signs, std::string_view text,
                                     const Words& words) {
    static constexpr std::array<std::string_view, 5> lamps{"💡", "🟨", "🟡", "🌕", "🔆"};
    static constexpr std::array<std::string_view, 12> colours{"🟩", "🟧", "🟦", "🟥", "🟪", "🟫",
                                                              "🟢", "🟠", "🔵",    "🔴",    "🟣", "🟤"};
    static constexpr std::array<std::string_view, 3> darks{"⬛", "⚫", "🌑"};
    std::vector<ColouredSign> lit;
    if (!speaksOfLight(text, words)) return lit;
    const bool isAnyDark =
        std::ranges::any_of(signs, [](const ColouredSign& sign) { return isAmong(sign.sign, darks); });
    for (const ColouredSign& sign : signs) {
        const bool isLit = isAmong(sign.sign, lamps) || (isAnyDark && isAmong(sign.sign, colours));
        if (isLit) lit.push_back({sign.sign, true});
    }
    return lit;
}

} // namespace flip::said
