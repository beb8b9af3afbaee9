#include "core/solve/proof/proof_text.h"

#include "core/solve/proof/proof_words.h"
#include "core/text/board_text.h"
#include "core/text/puzzle_line.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

namespace flip {

namespace {

/// A text line by line, and each line word by word. Words are separated by single spaces.
class Words {
  public:
    explicit Words(std::string_view text) : rest_(text) { nextLine(); }

    /// The first word of the line.
    [[nodiscard]] std::string_view name() const { return line_.substr(0, line_.find(' ')); }

    void nextLine() {
        atEnd_ = rest_.empty();
        line_ = rest_.substr(0, rest_.find('\n'));
        rest_.remove_prefix(std::min(line_.size() + 1, rest_.size()));
        ++number_;
        at_ = name().size();
    }

    [[nodiscard]] bool hasMore() const { return at_ < line_.size(); }

    /// What is left of the line.
    std::string_view rest() {
        begin_ = std::min(at_ + 1, line_.size());
        at_ = line_.size();
        return line_.substr(begin_);
    }

    std::string_view word() {
        begin_ = std::min(at_ + 1, line_.size());
        at_ = std::min(line_.find(' ', begin_), line_.size());
        return line_.substr(begin_, at_ - begin_);
    }

    /// At the word that was taken last; all characters are ASCII up to there.
    [[nodiscard]] TextError unexpected(std::string expected) const {
        return {number_, static_cast<std::int64_t>(begin_) + 1,
                quotedPart(line_.substr(begin_, at_ - begin_)), std::move(expected)};
    }

    /// At the beginning of the line.
    [[nodiscard]] TextError unexpectedLine(std::string expected) const {
        return {number_, 1, atEnd_ ? "the end of the text" : quotedPart(line_), std::move(expected)};
    }

    [[nodiscard]] std::int64_t line() const { return number_; }

    [[nodiscard]] std::int64_t column() const { return static_cast<std::int64_t>(begin_) + 1; }

  private:
    std::string_view rest_;
    std::string_view line_;
    std::int64_t number_ = 0;
    bool atEnd_ = false;
    /// Of the word that was taken last.
    std::size_t begin_ = 0;
    std::size_t at_ = 0;
};

template <class Number>
bool readNumber(std::string_view text, Number& number, int base = decimal) {
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number, base);
    return error == std::errc{} && stopped == end;
}

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text), words_(text) {}

    Result<WrittenProof, TextError> read() {
        if (words_.name() != proofFormat)
            return TextError{1, 1, text_.empty() ? "an empty file" : "some other text", "“flipgame-proof 1”"};
        if (const std::size_t at = text_.find('\r'); at != std::string_view::npos) return changedLineEnd(at);
        const std::string_view version = words_.rest();
        if (version != std::to_string(proofVersion))
            return words_.unexpected(versionExpected(version, proofVersion));
        if (const auto error = checkSum()) return *error;
        words_.nextLine();
        if (words_.name() != "puzzle") return words_.unexpectedLine("“puzzle”");
        auto puzzle = readPuzzleLine(words_.rest());
        if (!puzzle) return placed(puzzle.error());
        WrittenProof proof{*std::move(puzzle), {}};
        words_.nextLine();
        while (words_.name() == "search") {
            if (auto error = takeSearch(proof)) return *std::move(error);
        }
        if (words_.name() != "end") return words_.unexpectedLine("“search” or “end”");
        return proof;
    }

  private:
    using Problem = std::optional<TextError>;

    /// That the file is whole and has not been changed is seen before anything else is read.
    Problem checkSum() {
        constexpr std::string_view beginning = "\nend ";
        const std::size_t at = text_.rfind(beginning);
        const auto lines = [&](std::size_t to) {
            return std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(to), '\n');
        };
        if (at == std::string_view::npos || !text_.ends_with('\n'))
            return TextError{lines(text_.size()) + 1, 1, "the end of the text",
                             "“end” and a checksum; the file is not complete"};
        const std::string_view body = text_.substr(0, at + 1);
        std::string_view found = text_.substr(at + beginning.size());
        found.remove_suffix(1);
        Checksum sum;
        sum.add(body);
        std::uint64_t number = 0;
        if (readNumber(found, number, hexadecimal) && number == sum.get()) return std::nullopt;
        return TextError{lines(at + 1) + 1, static_cast<std::int64_t>(beginning.size()),
                         quotedPart(found.substr(0, found.find('\n'))),
                         "the checksum of the text above; the file has been changed or damaged"};
    }

    /// Its checksum would be that of another text.
    [[nodiscard]] TextError changedLineEnd(std::size_t at) const {
        const std::string_view before = text_.substr(0, at);
        const std::size_t line = before.rfind('\n') + 1;
        return {std::ranges::count(before, '\n') + 1, static_cast<std::int64_t>(at - line) + 1,
                "a carriage return (CR)", "lines that end with LF, as they were written"};
    }

    [[nodiscard]] TextError placed(TextError error) const {
        error.line = words_.line();
        error.column += words_.column() - 1;
        return error;
    }

    template <class Number>
    Problem take(Number& number, Number least, Number most, const char* expected, int base = decimal) {
        const bool isRead = readNumber(words_.word(), number, base);
        return isRead && number >= least && number <= most ? Problem() : words_.unexpected(expected);
    }

    Problem takeEnd() {
        if (words_.hasMore()) {
            words_.rest();
            return words_.unexpected("the end of the line");
        }
        words_.nextLine();
        return std::nullopt;
    }

    Problem takeSearch(WrittenProof& proof) {
        ProofRecord::Place place;
        ClassProgress progress;
        if (auto error = take<std::size_t>(place.coset, 1, 2, "the number of a coset")) return error;
        if (auto error = take<std::size_t>(place.part, 1, mostNumber, "the number of a part")) return error;
        if (auto error =
                take<std::uint64_t>(progress.mark, 0, ~std::uint64_t{0}, "the mark of a plan", hexadecimal))
            return error;
        --place.coset;
        --place.part;
        if (!proof.record.searches.empty() && place <= proof.record.searches.rbegin()->first)
            return words_.unexpected("a later search than the one above");
        if (auto error = takeEnd()) return error;
        if (auto error = takeBounds(progress, proof.puzzle.size())) return error;
        if (!progress.proven) {
            while (words_.name() == "list") {
                if (auto error = takeList(progress)) return error;
            }
            if (auto error = takeAllPairs(progress)) return error;
        }
        proof.record.searches.emplace(place, std::move(progress));
        return std::nullopt;
    }

    Problem takeBounds(ClassProgress& progress, Size size) {
        if (words_.name() != "most") return words_.unexpectedLine("“most”");
        if (auto error = take<std::int64_t>(progress.most, 0, mostWeight, "a number of cells")) return error;
        if (auto error = takeEnd()) return error;
        if (words_.name() == "best") {
            auto best = readBoard(words_.rest());
            if (!best) return placed(best.error());
            if (best->size() != size) return words_.unexpected("cells of the puzzle’s board");
            progress.best = *std::move(best);
            words_.nextLine();
        }
        if (words_.name() != "proven") return std::nullopt;
        if (auto error = take<std::int64_t>(progress.proven.emplace(), 0, mostWeight, "a lower bound"))
            return error;
        return takeEnd();
    }

    Problem takeList(ClassProgress& progress) {
        std::size_t number = 0;
        if (auto error = take<std::size_t>(number, 1, classes, "the number of a class")) return error;
        ListProgress& list = progress.lists[number - 1];
        if (list.asked != 0) return words_.unexpected("each class only once");
        if (auto error = take<std::size_t>(list.asked, 1, mostNumber, "a number of elements")) return error;
        if (auto error = take<std::int64_t>(list.list.minimum, 0, mostWeight, "a number of cells"))
            return error;
        if (auto error = takeEnd()) return error;
        if (words_.name() != "blocks") return words_.unexpectedLine("“blocks”");
        while (words_.hasMore()) {
            if (auto error = takeBlocks(list.done)) return error;
        }
        if (auto error = takeEnd()) return error;
        while (words_.name() == "places") {
            if (auto error = takePlaces(list.list)) return error;
        }
        return std::nullopt;
    }

    Problem takeBlocks(NumberSet& done) {
        const std::string_view word = words_.word();
        const std::size_t dash = std::min(word.find('-'), word.size());
        NumberRange range;
        const bool isRange = readNumber(word.substr(0, dash), range.from) &&
                             readNumber(word.substr(std::min(dash + 1, word.size())), range.to) &&
                             !range.isEmpty();
        if (!isRange || (!done.ranges().empty() && range.from <= done.ranges().back().to))
            return words_.unexpected("blocks as in 0-8, in order");
        done.add(range);
        return std::nullopt;
    }

    Problem takePlaces(ClassList& list) {
        std::uint64_t place = 0;
        for (bool isFirst = true; words_.hasMore(); isFirst = false) {
            std::uint64_t more = 0;
            constexpr auto highest = (std::uint64_t{1} << mostListedDimension) - 1;
            if (auto error =
                    take<std::uint64_t>(more, isFirst ? 0 : 1, highest - place, "a place", hexadecimal))
                return error;
            list.places.push_back(place += more);
        }
        list.begins.push_back(list.places.size());
        return takeEnd();
    }

    Problem takeAllPairs(ClassProgress& progress) {
        progress.pairs.clear();
        std::uint64_t from = 0;
        while (from < WorkShare::whole) {
            if (words_.name() != "pairs") return words_.unexpectedLine("“pairs”");
            NumberRange pieces;
            if (auto error = take<std::uint64_t>(pieces.from, from, from, "the end of the share above"))
                return error;
            if (auto error = take<std::uint64_t>(pieces.to, from + 1, WorkShare::whole, "the end of a share"))
                return error;
            if (auto error = takeEnd()) return error;
            from = pieces.to;
            progress.pairs.push_back({{pieces}, {}});
            while (words_.name() == "met") {
                if (auto error = takeMet(progress.pairs.back())) return error;
            }
        }
        return std::nullopt;
    }

    Problem takeMet(MetPairs& pairs) {
        std::size_t pair = 0;
        std::size_t side = 0;
        if (auto error = take<std::size_t>(pair, 1, pairs.met.size(), "the number of a pair")) return error;
        if (auto error = take<std::size_t>(side, 1, 2, "1 or 2")) return error;
        auto& met = pairs.met[pair - 1][side - 1];
        if (!met.empty()) return words_.unexpected("each side only once");
        while (words_.hasMore()) {
            if (auto error = take<std::size_t>(met.emplace_back(), 0, mostNumber, "an excess")) return error;
        }
        return takeEnd();
    }

    static constexpr std::int64_t mostWeight = std::int64_t{1} << 62;
    static constexpr std::size_t mostNumber = std::size_t{1} << 31;

    std::string_view text_;
    Words words_;
};

} // namespace

Result<WrittenProof, TextError> readProof(std::string_view text) { return Reader(text).read(); }

} // namespace flip
