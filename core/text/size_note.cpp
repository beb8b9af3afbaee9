#include "core/text/size_note.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace flip {

namespace {

constexpr std::string_view blankSigns = " \t\r";

/// Reads the numbers of a line such as "rows: 4, columns = 5" or "4×5".
class NoteReader {
  public:
    explicit NoteReader(std::string_view line) : line_(line) {}

    bool read(SizeNote& note) {
        std::int64_t number = 0;
        if (!takeNumber(note.first)) return false;
        if (isAtEnd()) return true;
        if (!takeNumber(number)) return false;
        note.second = number;
        return isAtEnd();
    }

  private:
    /// A number, after a name or a sign for "by".
    bool takeNumber(std::int64_t& number) {
        std::size_t letters = 0;
        while (at_ < line_.size() && std::isdigit(byte()) == 0) {
            const bool isName = std::isalpha(byte()) != 0 || byte() >= 0x80;
            const bool isSign = std::string_view(" \t,;:=*").find(line_[at_]) != std::string_view::npos;
            if (isName) ++letters;
            if (!isName && !isSign) return false;
            ++at_;
        }
        constexpr std::size_t mostLetters = 20;
        constexpr std::int64_t most = 1'000'000'000;
        if (at_ == line_.size() || letters > mostLetters) return false;
        // 001 is a row.
        const bool isRow = line_[at_] == '0' && at_ + 1 < line_.size() &&
                           std::isdigit(static_cast<unsigned char>(line_[at_ + 1])) != 0;
        if (isRow) return false;
        for (number = 0; at_ < line_.size() && std::isdigit(byte()) != 0; ++at_)
            number = std::min(number * 10 + (line_[at_] - '0'), most);
        return true;
    }

    [[nodiscard]] unsigned char byte() const { return static_cast<unsigned char>(line_[at_]); }

    [[nodiscard]] bool isAtEnd() const { return line_.find_first_not_of(" \t\r,;:", at_) == line_.npos; }

    std::string_view line_;
    std::size_t at_ = 0;
};

} // namespace

bool SizeNote::fits(std::size_t boards, Size size) const {
    if (!second)
        return (first == size.rows && (size.rows == size.columns || boards == 1)) ||
               first == static_cast<std::int64_t>(boards);
    return (first == size.rows && *second == size.columns) || (first == size.columns && *second == size.rows);
}

std::optional<SizeNote> takeSizeNote(std::string_view text) {
    SizeNote note;
    std::string_view line;
    while (line.find_first_not_of(blankSigns) == std::string_view::npos) {
        if (text.empty()) return std::nullopt;
        const std::size_t end = std::min(text.find('\n'), text.size());
        line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++note.restLine;
    }
    note.rest = text;
    return NoteReader(line).read(note) ? std::optional(note) : std::nullopt;
}

} // namespace flip
