#include "core/text/puzzle_stream.h"

namespace flip {

PuzzleStream::PuzzleStream(BlockSource source, std::optional<PuzzleKind> kind, BoardLayout layout)
    : layout_(layout), stream_(Unopened{std::move(source), kind}) {}

void PuzzleStream::open() {
    auto* unopened = std::get_if<Unopened>(&stream_);
    if (!unopened) return;
    KnownSource known = unopened->kind ? KnownSource{*unopened->kind, std::move(unopened->source)}
                                       : tellKind(std::move(unopened->source));
    if (known.kind == PuzzleKind::Boards) {
        stream_.emplace<BoardStream>(std::move(known.source), layout_);
    } else {
        stream_.emplace<PanelStream>(std::move(known.source));
    }
}

PuzzleKind PuzzleStream::kind() {
    open();
    return std::holds_alternative<PanelStream>(stream_) ? PuzzleKind::Panels : PuzzleKind::Boards;
}

std::optional<Result<Puzzle, TextError>> PuzzleStream::next() {
    open();
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
    const auto* boards = std::get_if<BoardStream>(&stream_);
    return boards ? boards->boardLine() : 1;
}

} // namespace flip
