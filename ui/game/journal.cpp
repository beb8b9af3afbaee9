#include "ui/game/journal.h"

#include "core/text/move_lines.h"
#include "core/text/puzzle_line.h"
#include "ui/game/board_source.h"
#include "ui/game/journal_words.h"

#include <algorithm>
#include <initializer_list>

namespace flip::ui {

namespace {

/// The parts one after the other. Boards of a million pieces are among them, so each is copied only once.
QByteArray joined(std::initializer_list<QByteArrayView> parts) {
    qsizetype length = 0;
    for (const QByteArrayView part : parts) length += part.size();
    QByteArray text;
    text.reserve(length);
    for (const QByteArrayView part : parts) text.append(part);
    return text;
}

/// A file with the masks of a table has 25 million bytes, nearly all of which stay as they are.
QByteArray escaped(const QByteArray& text) {
    const auto isSpecial = [](char c) { return c == '\\' || c == '\t' || c == '\n'; };
    QByteArray all;
    all.reserve(text.size());
    for (auto rest = text.begin();;) {
        const auto special = std::find_if(rest, text.end(), isSpecial);
        all.append(rest, special - rest);
        if (special == text.end()) return all;
        all.append('\\').append(*special == '\t' ? 't' : *special == '\n' ? 'n' : '\\');
        rest = special + 1;
    }
}

/// A board with no more cells is written as a whole, whatever has changed on it.
constexpr std::int64_t mostWhole = std::int64_t{maxMadeSide} * maxMadeSide;

/// The pieces by which a move changes a large board, if they are so few that they take less room than the
/// board.
std::optional<Grid> fewChanges(const Puzzle& before, const ReplaceMove& move) {
    const Puzzle& next = move.puzzle();
    const bool isSimilar = next.size() == before.size() && next.size().cells() > mostWhole &&
                           move.origin() == Origin() && next.rule == before.rule && next.goal == before.goal;
    if (!isSimilar) return std::nullopt;
    Grid changes = before.board ^ next.board;
    constexpr std::int64_t ofEach = 16;
    return changes.count() * ofEach < changes.cells() ? std::optional(std::move(changes)) : std::nullopt;
}

QByteArray changesLine(const Grid& changes, const QString& name) {
    QByteArray line = "changed";
    changes.forEachSet([&line](Cell cell) {
        line.append(' ').append(QByteArray::number(cell.row + 1));
        line.append(' ').append(QByteArray::number(cell.column + 1));
    });
    return line + '\t' + name.toUtf8() + '\n';
}

} // namespace

QByteArray journalLine(const Move& move, const Puzzle& before) {
    if (const auto* press = std::get_if<PressMove>(&move)) {
        return QByteArray::fromStdString(pressLine(press->cell)) + '\n';
    }
    const auto& replacement = std::get<ReplaceMove>(move);
    if (const auto changes = fewChanges(before, replacement))
        return changesLine(*changes, replacement.name());
    const QByteArray origin = originText(replacement.origin());
    return joined({"replace ", writePuzzleLine(replacement.puzzle()), "\t", replacement.name().toUtf8(),
                   origin.isEmpty() ? "" : "\t", origin, "\n"});
}

QByteArray noteLine(const Game& game, int place) {
    return "notes " + QByteArray::number(place) + ' ' + escaped(game.records().notes.at(place).toUtf8()) +
           '\n';
}

QByteArray hintedLine(int place) { return "hinted " + QByteArray::number(place) + '\n'; }

QByteArray shownLine(int place) { return "shown " + QByteArray::number(place) + '\n'; }

QByteArray shownBesideLine(int place) { return "shownbeside " + QByteArray::number(place) + '\n'; }

QByteArray uncountedLine(const Game& game, int place) {
    const auto& uncounted = game.records().uncounted;
    const auto presses = uncounted.find(place);
    const QByteArray line = "uncounted " + QByteArray::number(place);
    if (presses == uncounted.end()) return line + '\n';
    return line + ' ' + QByteArray::number(presses->second) + '\n';
}

QByteArray fileLine(const Game& game, int place) {
    const auto& files = game.records().files;
    const auto known = files.find(place);
    const QByteArray line = "file " + QByteArray::number(place);
    if (known == files.end()) return line + '\n';
    const auto& [path, file] = known->second;
    return line + ' ' + escaped(path.toUtf8()) + '\t' +
           escaped(QByteArray::fromStdString(writeFlipFile(file))) + '\n';
}

QByteArray continuedLine(const Game& game, int place) {
    return "continued " + QByteArray::number(place) + ' ' +
           QByteArray::number(game.records().continued.at(place)) + '\n';
}

QByteArray journalLine(int index) { return QByteArray::fromStdString(placeLine(index)) + '\n'; }

QByteArray linesTogether(const QByteArray& lines) {
    const auto count = lines.count('\n');
    if (count == 1) return lines;
    return joined({journal_words::together, QByteArray::number(count), "\n", lines});
}

qint64 lengthOfWholeJournal(const Game& game) {
    constexpr qint64 ofLine = 16;
    const auto ofBoard = [](const Puzzle& puzzle) {
        return (puzzle.goal.isUniform() ? 1 : 2) * (puzzle.size().cells() + puzzle.size().rows) + ofLine;
    };
    const Puzzle* before = &game.first();
    qint64 length = ofBoard(*before);
    for (const Move& move : game.moves()) {
        length += ofLine;
        const auto* replacement = std::get_if<ReplaceMove>(&move);
        if (replacement == nullptr) continue;
        // Presses since are left out: they change little.
        const auto changes = fewChanges(*before, *replacement);
        length += changes ? ofLine * changes->count() : ofBoard(replacement->puzzle());
        before = &replacement->puzzle();
    }
    return length;
}

QByteArray wholeJournal(const Game& game, int index) {
    QByteArray text = joined({journal_words::header, "\nfirst ", writePuzzleLine(game.first()), "\n"});
    constexpr qsizetype usualLine = 16;
    text.reserve(text.size() + usualLine * static_cast<qsizetype>(game.moves().size()));
    Puzzle now = game.first();
    Grid pressed(now.size());
    for (const Move& move : game.moves()) {
        if (const auto* press = std::get_if<PressMove>(&move)) {
            pressed.flip(press->cell);
            // There may be a million, and nothing is made for each.
            const std::string line = pressLine(press->cell);
            text.append(line.data(), static_cast<qsizetype>(line.size())).append('\n');
        } else {
            now.rule.pressAll(now.board, pressed);
            text += journalLine(move, now);
            now = std::get<ReplaceMove>(move).puzzle();
            pressed = Grid(now.size());
        }
    }
    const GameRecords& records = game.records();
    for (const auto& [place, notes] : records.notes) text += noteLine(game, place);
    for (const int place : records.hinted) text += hintedLine(place);
    for (const int place : records.shown) text += shownLine(place);
    for (const int place : records.shownBeside) text += shownBesideLine(place);
    for (const auto& [place, presses] : records.uncounted) text += uncountedLine(game, place);
    for (const auto& [place, file] : records.files) text += fileLine(game, place);
    for (const auto& [place, from] : records.continued) text += continuedLine(game, place);
    text += journalLine(index);
    return text;
}

} // namespace flip::ui
