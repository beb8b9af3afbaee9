#include "core/text/numbered_boards.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace flip {

namespace {

/// What comes before and behind a number.
struct Form {
    std::string_view before;
    std::string_view behind;
    /// Letters from a to i in place of numbers.
    bool areLetters = false;
};

constexpr auto forms = std::to_array<Form>(
    {{"", "."}, {"", ")"}, {"(", ")"}, {"#", ""}, {"No. ", ""}, {"", ")", true}, {"(", ")", true}});

/// The number that a line is in this form, from 1; 0 if it is none.
std::size_t numberIn(std::string_view line, const Form& form) {
    if (line.size() <= form.before.size() + form.behind.size()) return 0;
    if (!line.starts_with(form.before) || !line.ends_with(form.behind)) return 0;
    const std::string_view name =
        line.substr(form.before.size(), line.size() - form.before.size() - form.behind.size());
    if (form.areLetters)
        return name.size() == 1 && name[0] >= 'a' && name[0] <= 'i'
                   ? static_cast<std::size_t>(name[0] - 'a') + 1
                   : 0;
    // Nobody numbers so many boards by hand.
    constexpr std::size_t mostDigits = 3;
    if (name.size() > mostDigits || name.find_first_not_of("0123456789") != std::string_view::npos) return 0;
    std::size_t number = 0;
    for (const char digit : name) number = 10 * number + static_cast<std::size_t>(digit - '0');
    return number;
}

/// The lines that are headings in this form, if there are any: they count up, and something is below each.
std::optional<std::vector<std::string_view>> headingsIn(const std::vector<std::string_view>& lines,
                                                        const Form& form) {
    std::vector<std::string_view> headings;
    bool isAbove = true;
    for (const std::string_view each : lines) {
        const std::string_view line = trimmed(each);
        if (line.empty()) continue;
        const std::size_t number = numberIn(line, form);
        const bool isNext = number == headings.size() + 1;
        if (number > 0 && (!isNext || !isAbove)) return std::nullopt;
        if (isNext) headings.push_back(line);
        isAbove = !isNext;
    }
    return headings.size() > 1 && isAbove ? std::optional(std::move(headings)) : std::nullopt;
}

} // namespace

std::string withNumberedHeadings(std::string text) {
    const std::vector<std::string_view> lines = splitAt(text, '\n');
    for (const Form& form : forms) {
        const auto headings = headingsIn(lines, form);
        if (!headings) continue;
        for (std::size_t i = 0; i < headings->size(); ++i) {
            const std::string_view heading = (*headings)[i];
            std::string name = std::to_string(i + 1) + ':';
            name.resize(std::max(name.size(), heading.size()), ' ');
            text.replace(static_cast<std::size_t>(heading.data() - text.data()), heading.size(), name);
        }
        return text;
    }
    return text;
}

} // namespace flip
