#include "core/text/changed_list.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip {

namespace {

bool isDigit(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// The whole text is looked through for a name; a program has few places where a list is changed.
constexpr int mostNames = 64;

/// Whether the name that ends there, perhaps with places in brackets, is that of a list: “board” in “board =
/// [[…]]”.
bool isOfList(std::string_view text, std::size_t end) {
    constexpr std::size_t longest = 64;
    while (end > 0 && text[end - 1] == ']') {
        const std::size_t open = text.rfind('[', end - 1);
        if (open == std::string_view::npos || end - open > longest) return false;
        end = open;
    }
    std::size_t begin = end;
    while (begin > 0 && isOfName(text[begin - 1])) --begin;
    if (begin == end) return false;
    const std::string name(text.substr(begin, end - begin));
    return std::ranges::any_of(std::array{" = [", "=[", " = np.", " = {"}, [&](const char* set) {
        const std::size_t at = text.find(name + set);
        return at != std::string_view::npos && (at == 0 || !isOfName(text[at - 1]));
    });
}

/// Where a program sets single cells, as in b[0][1] = 1.
std::optional<std::string_view> setCell(std::string_view text) {
    int names = 0;
    for (const std::string_view set : {"]=0", "]=1", "] = 0", "] = 1", "] ^=", "]^=", "] |=", "] &="}) {
        for (std::size_t at = text.find(set); at != std::string_view::npos; at = text.find(set, at + 1)) {
            // Not of a loop over all of them.
            const bool isOne = at > 0 && isDigit(text, at - 1);
            const bool isSet = set.ends_with('0') || set.ends_with('1');
            if (isOne && (isSet || (++names <= mostNames && isOfList(text, at + 1)))) return set;
        }
    }
    // A(2,2) = 0
    for (const std::string_view set : {")=0", ")=1", ") = 0", ") = 1"}) {
        for (std::size_t at = text.find(set); at != std::string_view::npos; at = text.find(set, at + 1)) {
            constexpr std::size_t longest = 16;
            const std::size_t begin = at - std::min(at, longest);
            const std::size_t inside = text.substr(begin, at - begin).rfind('(');
            const std::size_t open = inside == std::string_view::npos ? inside : begin + inside;
            const bool isOne =
                open != std::string_view::npos && isDigit(text, open + 1) && isDigit(text, at - 1);
            if (isOne && ++names <= mostNames && isOfList(text, open)) return set;
        }
    }
    return std::nullopt;
}

/// Where a string of pieces is repeated, or rows of a list are cut off: '1'*3, board[:2].
std::optional<std::string_view> repetition(std::string_view text) {
    constexpr std::string_view pieces = "01bwBWXOxo#.";
    int names = 0;
    for (const std::string_view sign : {"'*", "\"*", "[:"}) {
        for (std::size_t at = text.find(sign); at != std::string_view::npos; at = text.find(sign, at + 1)) {
            if (at == 0 || !isDigit(text, at + sign.size())) continue;
            const bool isChanged = sign == "[:" ? ++names <= mostNames && isOfList(text, at)
                                                : pieces.find(text[at - 1]) != std::string_view::npos;
            if (isChanged) return text.substr(at, sign.size() + 1);
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string_view> changeOfList(std::string_view text) {
    static constexpr auto changes = std::to_array<std::string_view>({"not.(",
                                                                     ".![",
                                                                     "map not",
                                                                     "map reverse",
                                                                     "transpose [",
                                                                     ").reversed()",
                                                                     "~[",
                                                                     "]]) ^",
                                                                     "]])^",
                                                                     "]] ^ ",
                                                                     "]]^",
                                                                     "\"]*",
                                                                     "']*",
                                                                     "not([",
                                                                     "repmat(",
                                                                     "np.pad(",
                                                                     "t(matrix",
                                                                     "mod([",
                                                                     "zip([",
                                                                     "] + [",
                                                                     "Transpose[",
                                                                     "~np.",
                                                                     "logical_not",
                                                                     "].'",
                                                                     ".reverse(",
                                                                     ", ::-1]",
                                                                     "]] * ",
                                                                     "1 - [",
                                                                     "].T",
                                                                     ").T",
                                                                     ".transpose",
                                                                     "transpose(",
                                                                     "cbind(",
                                                                     "column_stack",
                                                                     "hcat(",
                                                                     "zip(*",
                                                                     "[::-1]",
                                                                     "order=\"F\"",
                                                                     "order='F'",
                                                                     "order = 'F'",
                                                                     "'] * ",
                                                                     "\"] * ",
                                                                     "' * ",
                                                                     "\" * ",
                                                                     "rot90",
                                                                     "flipud",
                                                                     "fliplr",
                                                                     "1-np.",
                                                                     "1 - np.",
                                                                     "np.invert(",
                                                                     "hstack([[",
                                                                     "horzcat([",
                                                                     "concatenate([[",
                                                                     "np.flip([",
                                                                     "np.roll([",
                                                                     "circshift([",
                                                                     "kron([[",
                                                                     "blkdiag([[",
                                                                     "diag([",
                                                                     "toeplitz([",
                                                                     "reversed([[",
                                                                     "np.triu([",
                                                                     "np.tril([",
                                                                     "])[",
                                                                     "sorted([[",
                                                                     "]].map(",
                                                                     ") + [["});
    if (text.find_first_of("[(") == std::string_view::npos) return std::nullopt;
    constexpr std::string_view setRow = "] = [";
    if (text.find("zeros(") != std::string_view::npos && text.find(setRow) != std::string_view::npos)
        return setRow;
    // Of the list itself, and not of one in a function.
    constexpr std::string_view inverted = "[not ";
    if (text.find(inverted) != std::string_view::npos && text.find(" in [[") != std::string_view::npos)
        return inverted;
    for (const std::string_view change : changes)
        if (text.find(change) != std::string_view::npos) return change;
    // An apostrophe that ends no quotation turns a matrix in Matlab.
    const std::size_t turned = text.find("]'");
    const bool isAlone = turned != std::string_view::npos && std::ranges::count(text, '\'') == 1;
    if (isAlone) return text.substr(turned, 2);
    const auto repeated = repetition(text);
    return repeated ? repeated : setCell(text);
}

std::optional<std::string_view> changeOfMatrix(std::string_view text) {
    static constexpr std::array<std::string_view, 10> changes{
        "matrix}^T",     "matrix}^{T}",     "matrix}^t",          "matrix}^{t}",
        "matrix}^\\top", "matrix}^{\\top}", "matrix}^\\intercal", "matrix}^{\\intercal}",
        "matrix}+",      "matrix} + "};
    for (const std::string_view change : changes)
        if (text.find(change) != std::string_view::npos) return change.substr(change.find('}') + 1);
    return std::nullopt;
}

} // namespace flip
