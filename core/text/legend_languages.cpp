#include "core/text/legend_languages.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <string>

namespace flip::said {

void addInitials(std::vector<ColouredSign>& legend, const Words& words,
                 const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 24> colours{
        "blanc",  "blancs", "blanche", "blanches", "blanco", "blancos", "blanca", "blancas",
        "bianco", "bianca", "bianchi", "bianche",  "noir",   "noirs",   "noire",  "noires",
        "negro",  "negros", "negra",   "negras",   "nero",   "neri",    "nera",   "nere"};
    const auto has = [&](std::string_view small) {
        return std::ranges::any_of(signs,
                                   [&](const ColouredSign& each) { return lowered(each.sign) == small; });
    };
    // “N = night” says otherwise.
    bool isSaid = false;
    for (std::size_t at = 1; at < words.size(); ++at)
        isSaid = isSaid || (words[at].isSaid && (words[at - 1].text == "n" || words[at - 1].text == "b"));
    const bool areInitials =
        !isSaid && legend.empty() && signs.size() == 2 && has("n") && has("b") &&
        std::ranges::any_of(words, [](const Word& word) { return isAmong(word.text, colours); });
    if (!areInitials) return;
    for (const ColouredSign& sign : signs) legend.push_back({sign.sign, lowered(sign.sign) == "n"});
}

void addUnspaced(std::vector<ColouredSign>& legend, std::string_view text,
                 const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 8> verbs{"表示", "代表", "为", "是", "：", "=", "＝", ":"};
    const auto isThere = [&](std::string_view colour) { return text.find(colour) != std::string::npos; };
    if (std::ranges::none_of(chinese::blacks, isThere) && std::ranges::none_of(chinese::whites, isThere))
        return;
    const auto isSaid = [&](const ColouredSign& sign, Phrases colours) {
        return std::ranges::any_of(verbs, [&](std::string_view verb) {
            return std::ranges::any_of(colours, [&](std::string_view colour) {
                return text.find(sign.sign + std::string(verb) + std::string(colour)) != std::string::npos;
            });
        });
    };
    for (const ColouredSign& sign : signs) {
        if (isSaid(sign, chinese::blacks)) legend.push_back({sign.sign, true});
        if (isSaid(sign, chinese::whites)) legend.push_back({sign.sign, false});
    }
}

} // namespace flip::said
