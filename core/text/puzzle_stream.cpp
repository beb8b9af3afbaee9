#include "core/text/puzzle_stream.h"

#include <utility>

namespace flip {

PuzzleStream::PuzzleStream(BlockSource source, std::optional<PuzzleKind> kind, BoardLayout layout)
    : layout_(layout), stream_(Unopened{std::move(source), kind}) {}

void PuzzleStream::open() {
    auto* unopened = std::get_if<Unopened>(&stream_);
    if (!unopened) return;
    KnownSource known = unopened->kind ? KnownSource{*unopened->kind, std::move(unopened->source), {}}
                                       : tellKind(std::move(unopened->source));
    if (known.recognised && *known.recognised) {
        stream_.emplace<Whole>(Whole{**std::move(known.recognised), std::move(known.error)});
    } else if (known.recognised) {
        stream_.emplace<Unreadable>(Unreadable{known.recognised->error()});
    } else if (known.kind == PuzzleKind::Boards) {
        stream_.emplace<BoardStream>(std::move(known.source), layout_);
    } else {
        stream_.emplace<PanelStream>(std::move(known.source));
    }
}

PuzzleKind PuzzleStream::kind() {
    open();
    const auto* whole = std::get_if<Whole>(&stream_);
    const bool arePanels = whole ? whole->recognised.readings.front().notation == Notation::Panel
                                 : std::holds_alternative<PanelStream>(stream_);
    return arePanels ? PuzzleKind::Panels : PuzzleKind::Boards;
}

const Recognised* PuzzleStream::recognised() {
    open();
    const auto* whole = std::get_if<Whole>(&stream_);
    return whole ? &whole->recognised : nullptr;
}

std::optional<Result<Puzzle, TextError>> PuzzleStream::next() {
    open();
    std::optional<TextError>* error = nullptr;
    if (auto* whole = std::get_if<Whole>(&stream_)) {
        const auto& puzzles = whole->recognised.readings.front().puzzles;
        if (whole->given < puzzles.size()) return puzzles[whole->given++].puzzle;
        error = &whole->error;
    }
    if (auto* unreadable = std::get_if<Unreadable>(&stream_)) error = &unreadable->error;
    if (error != nullptr) {
        const auto reported = std::exchange(*error, std::nullopt);
        return reported ? std::optional<Result<Puzzle, TextError>>(*reported) : std::nullopt;
    }
    if (auto* panels = std::get_if<PanelStream>(&stream_)) return panels->next();
    auto board = std::get<BoardStream>(stream_).next();
    if (!board) return std::nullopt;
    if (!*board) return board->error();
    return Puzzle::flipGame(*std::move(*board));
}

std::size_t PuzzleStream::nextPlain(std::span<std::uint16_t> boards) {
    open();
    auto* stream = std::get_if<BoardStream>(&stream_);
    return stream ? stream->nextPlain(boards) : 0;
}

std::int64_t PuzzleStream::line() const {
    if (const auto* panels = std::get_if<PanelStream>(&stream_)) return panels->caseLine();
    if (const auto* whole = std::get_if<Whole>(&stream_); whole && whole->given > 0)
        return whole->recognised.readings.front().puzzles[whole->given - 1].line;
    const auto* boards = std::get_if<BoardStream>(&stream_);
    return boards ? boards->boardLine() : 1;
}

} // namespace flip
