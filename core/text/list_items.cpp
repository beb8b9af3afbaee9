#include "core/text/list_items.h"

#include "core/text/character.h"
#include "core/text/sign_lines.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace flip::lists {

namespace {

/// Lists of lists of lists are several boards; deeper ones are no boards.
constexpr int deepest = 4;

char32_t closing(char32_t open) { return open == U'(' ? U')' : open == U'[' ? U']' : U'}'; }

bool endsWord(const Character& at) {
    return at.sign == Sign::Blank || at.sign == Sign::LineEnd || at.sign == Sign::Open ||
           at.sign == Sign::Close || at.code == U';' || isQuote(at.code);
}

bool isVariation(char32_t code) { return code >= 0xFE00 && code <= 0xFE0F; }

/// How a place without a piece is written.
constexpr char32_t blankPiece = U'.';

/// Whether the blanks of a string may stand between its signs: each second character is one, and no other.
bool arePartedByBlanks(const SignText& text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if ((text[at] == blankPiece) != (at % 2 == 1)) return false;
    }
    return true;
}

/// Where strings of one length are rows of one sign with blanks in them, as in ["X X", " X "], the blanks are
/// pieces.
void takeBlanks(std::vector<Item>& items) {
    if (items.size() < 2 || items.front().isList || items.front().withBlanks.size() < 2) return;
    const std::size_t length = items.front().withBlanks.size();
    SignText signs;
    for (const Item& item : items) {
        if (item.isList || item.withBlanks.size() != length) return;
        if (!item.isBlank) signs += item.text;
    }
    const bool isOneSign = signs.find_first_not_of(signs.substr(0, 1)) == SignText::npos && !signs.empty();
    const auto isParted = [](const Item& item) { return arePartedByBlanks(item.withBlanks); };
    const bool hasBlank = std::ranges::any_of(items, &Item::isBlank);
    if (!isOneSign || (!hasBlank && std::ranges::all_of(items, isParted))) return;
    for (Item& item : items) item.text = item.withBlanks;
}

/// Reads one list at a time.
class ListReader {
  public:
    explicit ListReader(const Characters& text) : text_(text) {}

    /// The list that begins at `at`; moves past it.
    std::optional<Item> list(std::size_t& at, int depth = 1) {
        if (depth > deepest) return std::nullopt;
        const char32_t close = closing(halfWidth(text_[at].code));
        Item item{true, {}, {}, text_[at].line, text_[at].column, false, close};
        bool beginsRow = false;
        for (++at; at < text_.size();) {
            const Character& here = text_[at];
            if (here.sign == Sign::Close) {
                ++at;
                takeBlanks(item.items);
                return halfWidth(here.code) == close ? std::optional(std::move(item)) : std::nullopt;
            }
            if (here.sign == Sign::Blank || here.sign == Sign::LineEnd || here.code == U';') {
                beginsRow |= here.sign != Sign::Blank;
                ++at;
                continue;
            }
            auto next = isOpen(here) ? list(at, depth + 1) : word(at);
            if (!next) return std::nullopt;
            // The name of a function or a type before its bracket.
            if (!next->isList && next->text.empty()) continue;
            // The line goes on below, in Matlab.
            if (!next->isList && next->text == U"..." && endsContinued(at)) {
                ++at;
                continue;
            }
            // The empty brackets of a type: new[]{1, 0}.
            if (next->isList && next->items.empty() && at < text_.size() && isOpen(text_[at])) continue;
            next->beginsRow = std::exchange(beginsRow, false);
            item.items.push_back(*std::move(next));
        }
        return std::nullopt;
    }

  private:
    /// Whether three dots end at `at`, at the end of a line and after a comma or a semicolon.
    [[nodiscard]] bool endsContinued(std::size_t at) const {
        if (at == text_.size() || text_[at].sign != Sign::LineEnd) return false;
        std::size_t before = at - 3;
        while (before > 0 && text_[before - 1].code == U' ') --before;
        return before > 0 && (text_[before - 1].code == U',' || text_[before - 1].code == U';');
    }

    /// A word, or the text between quotation marks; empty for a name that is ignored.
    std::optional<Item> word(std::size_t& at) {
        Item item{false, {}, {}, text_[at].line, text_[at].column, false};
        const bool quoted = isQuote(text_[at].code);
        const char32_t quote = text_[at].code;
        if (quoted) ++at;
        while (at < text_.size() && (quoted ? text_[at].code != quote : !endsWord(text_[at]))) {
            const bool isBlank = quoted && text_[at].sign == Sign::Blank;
            if (!isVariation(text_[at].code) && !isBlank) item.text += lowered(text_[at].code);
            if (quoted) item.withBlanks += isBlank ? blankPiece : lowered(text_[at].code);
            ++at;
        }
        if (quoted) {
            if (at == text_.size()) return std::nullopt;
            ++at;
            // A place without a piece: an empty string, or a blank.
            item.isBlank = item.text.empty();
            if (item.isBlank) item.text.push_back(blankPiece);
            return item;
        }
        if (isFraction(item.text)) item.text.resize(1);
        const bool isName = at < text_.size() && isOpen(text_[at]);
        if (isName || item.text == U"new") item.text.clear();
        return item;
    }

    const Characters& text_;
};

} // namespace

std::optional<Item> readList(const Characters& text, std::size_t& at) { return ListReader(text).list(at); }

} // namespace flip::lists
