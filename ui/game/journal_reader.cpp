#include "core/text/move_lines.h"
#include "core/text/puzzle_line.h"
#include "ui/game/board_source.h"
#include "ui/game/journal.h"
#include "ui/game/journal_words.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace flip::ui {

namespace {

std::optional<Puzzle> puzzleFrom(std::string_view text) {
    auto puzzle = readPuzzleLine(text);
    if (!puzzle || !fitsIntoWindow(*puzzle)) return std::nullopt;
    return *std::move(puzzle);
}

/// The rest of the line after a word; nothing if the line does not begin with it.
std::optional<std::string_view> after(std::string_view word, std::string_view line) {
    if (!line.starts_with(word)) return std::nullopt;
    return line.substr(word.size());
}

std::optional<ReplaceMove> replacementFrom(std::string_view text) {
    const auto tab = text.find('\t');
    if (tab == std::string_view::npos) return std::nullopt;
    auto puzzle = puzzleFrom(text.substr(0, tab));
    if (!puzzle) return std::nullopt;
    const std::string_view rest = text.substr(tab + 1);
    const auto end = std::min(rest.find('\t'), rest.size());
    return ReplaceMove(*std::move(puzzle), QString::fromUtf8(rest.data(), static_cast<qsizetype>(end)),
                       originFrom(rest.substr(std::min(end + 1, rest.size()))));
}

/// What a letter after a backslash means.
QChar unescaped(QChar letter) {
    if (letter == QLatin1Char('n')) return QLatin1Char('\n');
    return letter == QLatin1Char('t') ? QLatin1Char('\t') : letter;
}

/// The inverse of what journal.cpp does to a text.
QString unescaped(std::string_view text) {
    const QString read = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    QString plain;
    for (qsizetype i = 0; i < read.size(); ++i) {
        const bool isEscaped = read[i] == QLatin1Char('\\') && i + 1 < read.size();
        if (isEscaped) ++i;
        plain += isEscaped ? unescaped(read[i]) : read[i];
    }
    return plain;
}

/// The first word of a text, and what comes after the blank that follows it.
std::pair<std::string_view, std::string_view> firstWord(std::string_view text) {
    const auto end = std::min(text.find(' '), text.size());
    return {text.substr(0, end), text.substr(std::min(end + 1, text.size()))};
}

std::optional<KnownFile> knownFileFrom(std::string_view text) {
    const auto tab = text.find('\t');
    if (tab == std::string_view::npos) return std::nullopt;
    auto file = readFlipFile(unescaped(text.substr(tab + 1)).toStdString());
    if (!file) return std::nullopt;
    return KnownFile{unescaped(text.substr(0, tab)), *std::move(file)};
}

/// The number at the beginning of a text, without it and the blank before it; nothing if there is none.
std::optional<int> takeNumber(std::string_view& text) {
    if (text.starts_with(' ')) text.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// What a line of changes says, after its word, of a puzzle.
std::optional<ReplaceMove> changeFrom(std::string_view text, Puzzle puzzle) {
    const auto tab = text.find('\t');
    if (tab == std::string_view::npos) return std::nullopt;
    const std::string_view name = text.substr(tab + 1);
    for (std::string_view cells = text.substr(0, tab); !cells.empty();) {
        const auto row = takeNumber(cells);
        const auto column = row ? takeNumber(cells) : std::nullopt;
        if (!column) return std::nullopt;
        const Cell cell{*row - 1, *column - 1};
        if (!contains(puzzle.size(), cell)) return std::nullopt;
        puzzle.board.flip(cell);
    }
    return ReplaceMove(std::move(puzzle),
                       QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

/// The number that a text is; nothing if it is none.
std::optional<int> wholeNumber(std::string_view text) {
    const auto number = text.starts_with(' ') ? std::nullopt : takeNumber(text);
    return text.empty() ? number : std::nullopt;
}

/// Replays a journal line by line.
class Reader {
  public:
    explicit Reader(SavedGame& saved) : saved_(saved), boards_{{0, saved.first.size()}} {}

    /// False if the line is not valid here.
    bool take(std::string_view line) {
        if (const auto cell = pressFrom(line)) {
            if (!contains(size(), *cell)) return false;
            make(PressMove{*cell});
        } else if (const auto puzzle = after("replace ", line)) {
            const auto replacement = replacementFrom(*puzzle);
            if (!replacement) return false;
            replace(*replacement);
        } else if (const auto changes = after("changed", line)) {
            const auto replacement = changeFrom(*changes, position());
            if (!replacement) return false;
            replace(*replacement);
        } else if (const auto notes = after("notes ", line)) {
            return takeNotes(*notes);
        } else if (const auto hinted = after("hinted ", line)) {
            return takePlace(*hinted, saved_.records.hinted);
        } else if (const auto shown = after("shown ", line)) {
            return takePlace(*shown, saved_.records.shown);
        } else if (const auto beside = after("shownbeside ", line)) {
            return takePlace(*beside, saved_.records.shownBeside);
        } else if (const auto uncounted = after("uncounted ", line)) {
            return takeUncounted(*uncounted);
        } else if (const auto file = after("file ", line)) {
            return takeFile(*file);
        } else if (const auto continued = after("continued ", line)) {
            return takeContinued(*continued);
        } else if (const auto index = placeFrom(line)) {
            if (*index > static_cast<int>(saved_.moves.size())) return false;
            saved_.index = *index;
            ++saved_.spareLines;
        } else {
            return false;
        }
        return true;
    }

  private:
    /// A board: the number of moves before it, and its size.
    struct Board {
        int index;
        Size size;
    };

    [[nodiscard]] const Board& board() const {
        const auto next = std::ranges::upper_bound(boards_, saved_.index, {}, &Board::index);
        return *std::prev(next);
    }

    [[nodiscard]] Size size() const { return board().size; }

    /// The puzzle after the moves that are made.
    [[nodiscard]] Puzzle position() const {
        Puzzle puzzle = puzzleAt(board().index);
        Grid pressed(puzzle.size());
        for (int i = board().index; i < saved_.index; ++i)
            pressed.flip(std::get<PressMove>(saved_.moves[static_cast<std::size_t>(i)]).cell);
        puzzle.rule.pressAll(puzzle.board, pressed);
        return puzzle;
    }

    void replace(const ReplaceMove& replacement) {
        make(replacement);
        boards_.push_back({saved_.index, replacement.puzzle().size()});
    }

    /// The place in the game that this says; nothing if no puzzle came on the board there.
    [[nodiscard]] std::optional<int> placeOfPuzzle(std::string_view text) const {
        const auto place = wholeNumber(text);
        const bool hasPuzzle =
            place == 0 ||
            (place > 0 && place <= std::ssize(saved_.moves) &&
             std::holds_alternative<ReplaceMove>(saved_.moves[static_cast<std::size_t>(*place - 1)]));
        return hasPuzzle ? place : std::nullopt;
    }

    [[nodiscard]] const Puzzle& puzzleAt(int place) const {
        if (place == 0) return saved_.first;
        return std::get<ReplaceMove>(saved_.moves[static_cast<std::size_t>(place - 1)]).puzzle();
    }

    bool takeNotes(std::string_view text) {
        const auto [word, written] = firstWord(text);
        const auto place = placeOfPuzzle(word);
        if (!place || word.size() == text.size()) return false;
        GameNotes& notes = saved_.records.notes;
        saved_.spareLines += static_cast<int>(notes.count(*place));
        notes[*place] = unescaped(written);
        return true;
    }

    bool takePlace(std::string_view text, GamePlaces& places) {
        const auto place = placeOfPuzzle(text);
        if (place && !places.insert(*place).second) ++saved_.spareLines;
        return place.has_value();
    }

    bool takeUncounted(std::string_view text) {
        const auto [word, rest] = firstWord(text);
        const auto place = placeOfPuzzle(word);
        const auto presses = wholeNumber(rest);
        if (!place || !(presses || rest.empty())) return false;
        auto& uncounted = saved_.records.uncounted;
        saved_.spareLines += static_cast<int>(uncounted.erase(*place));
        if (presses) {
            uncounted[*place] = *presses;
        } else {
            ++saved_.spareLines;
        }
        return true;
    }

    bool takeFile(std::string_view text) {
        const auto [word, rest] = firstWord(text);
        const auto place = placeOfPuzzle(word);
        if (!place) return false;
        auto& files = saved_.records.files;
        saved_.spareLines += static_cast<int>(files.erase(*place));
        auto known = knownFileFrom(rest);
        // A file of a later version is no damage: the game has no file then.
        if (known && known->file.start == puzzleAt(*place)) {
            files.emplace(*place, *std::move(known));
        } else {
            ++saved_.spareLines;
        }
        return true;
    }

    bool takeContinued(std::string_view text) {
        const auto [word, rest] = firstWord(text);
        const auto place = placeOfPuzzle(word);
        const auto from = placeOfPuzzle(rest);
        if (!place || !from || *from >= *place || !(puzzleAt(*from) == puzzleAt(*place))) return false;
        saved_.spareLines += static_cast<int>(saved_.records.continued.count(*place));
        saved_.records.continued[*place] = *from;
        return true;
    }

    void make(const Move& move) {
        saved_.spareLines += static_cast<int>(saved_.moves.size()) - saved_.index;
        saved_.moves.erase(saved_.moves.begin() + saved_.index, saved_.moves.end());
        saved_.records.forgetAfter(saved_.index);
        while (boards_.back().index > saved_.index) boards_.pop_back();
        saved_.moves.push_back(move);
        ++saved_.index;
    }

    SavedGame& saved_;
    std::vector<Board> boards_;
};

/// Takes the first line from a text, without its line end; nothing if it has none. Text after the last line
/// end is a line that the program could not finish; its move was never shown.
std::optional<std::string_view> takeLine(std::string_view& rest) {
    const auto end = rest.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    return line;
}

/// Whether so many whole lines follow.
bool hasLines(std::string_view rest, int count) {
    while (count > 0 && takeLine(rest)) --count;
    return count == 0;
}

} // namespace

std::optional<SavedGame> readJournal(const QByteArray& text) {
    std::string_view rest(text.constData(), static_cast<std::size_t>(text.size()));
    if (takeLine(rest) != journal_words::header) return std::nullopt;
    const auto begin = takeLine(rest);
    const auto firstText = begin ? after("first ", *begin) : std::nullopt;
    auto first = firstText ? puzzleFrom(*firstText) : std::nullopt;
    if (!first) return std::nullopt;
    SavedGame saved{*std::move(first), {}, 0, {}, 0, 0, true};
    Reader reader(saved);
    int ofGroup = 0; // lines of a group that are still to come
    do {
        saved.length = text.size() - static_cast<qsizetype>(rest.size());
        const auto line = takeLine(rest);
        if (!line) return saved;
        if (const auto group = after(journal_words::together, *line)) {
            const int lines = wholeNumber(*group).value_or(0);
            // No group is within another, so no line is counted twice.
            saved.whole = ofGroup == 0 && lines > 0;
            if (saved.whole && !hasLines(rest, lines)) return saved;
            ofGroup = lines;
            ++saved.spareLines;
        } else {
            saved.whole = reader.take(*line);
            ofGroup = std::max(ofGroup - 1, 0);
        }
    } while (saved.whole);
    return saved;
}

} // namespace flip::ui
