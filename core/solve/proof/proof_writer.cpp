#include "core/solve/proof/proof_text.h"
#include "core/solve/proof/proof_words.h"
#include "core/text/board_text.h"
#include "core/text/puzzle_line.h"

#include <array>
#include <charconv>
#include <string>
#include <utility>

namespace flip {

namespace {

class Writer {
  public:
    explicit Writer(const std::function<void(std::string_view)>& write) : write_(write) {}

    Writer& word(std::string_view text) {
        text_.append(isLineBegun_ ? " " : "").append(text);
        isLineBegun_ = true;
        return *this;
    }

    template <class Number>
    Writer& number(Number number, int base = decimal) {
        std::array<char, 32> digits;
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, base).ptr;
        return word({digits.data(), static_cast<std::size_t>(end - digits.data())});
    }

    void end() {
        text_ += '\n';
        isLineBegun_ = false;
        if (text_.size() >= mostKept) flush();
    }

    void finish() {
        flush();
        word("end").number(sum_.get(), hexadecimal).end();
        flush();
    }

  private:
    static constexpr std::size_t mostKept = 1U << 16U;

    void flush() {
        sum_.add(text_);
        write_(text_);
        text_.clear();
    }

    const std::function<void(std::string_view)>& write_;
    std::string text_;
    bool isLineBegun_ = false;
    Checksum sum_;
};

void writeList(Writer& writer, std::size_t number, const ListProgress& progress) {
    writer.word("list").number(number + 1).number(progress.asked).number(progress.list.minimum).end();
    writer.word("blocks");
    for (const NumberRange range : progress.done.ranges())
        writer.word(std::to_string(range.from) + "-" + std::to_string(range.to));
    writer.end();
    for (std::size_t excess = 0; excess < progress.list.listed(); ++excess) {
        writer.word("places");
        std::uint64_t before = 0;
        for (const std::uint64_t place : progress.list.ofExcesses(excess, excess + 1))
            writer.number(place - std::exchange(before, place), hexadecimal);
        writer.end();
    }
}

void writePairs(Writer& writer, const MetPairs& pairs) {
    writer.word("pairs").number(pairs.share.pieces.from).number(pairs.share.pieces.to).end();
    for (std::size_t pair = 0; pair < pairs.met.size(); ++pair) {
        for (std::size_t side = 0; side < pairs.met[pair].size(); ++side) {
            const auto& met = pairs.met[pair][side];
            if (met.empty()) continue;
            writer.word("met").number(pair + 1).number(side + 1);
            for (const std::size_t to : met) writer.number(to);
            writer.end();
        }
    }
}

void writeSearch(Writer& writer, ProofRecord::Place place, const ClassProgress& progress) {
    writer.word("search").number(place.coset + 1).number(place.part + 1).number(progress.mark, hexadecimal);
    writer.end();
    writer.word("most").number(progress.most).end();
    if (progress.best) writer.word("best").word(writeBoardLine(*progress.best)).end();
    if (progress.proven) {
        writer.word("proven").number(*progress.proven).end();
        return;
    }
    for (std::size_t i = 0; i < classes; ++i) {
        if (!progress.lists[i].done.ranges().empty()) writeList(writer, i, progress.lists[i]);
    }
    for (const MetPairs& pairs : progress.pairs) writePairs(writer, pairs);
}

} // namespace

void writeProof(const Puzzle& puzzle, const ProofRecord& record,
                const std::function<void(std::string_view)>& write) {
    Writer writer(write);
    writer.word(proofFormat).number(proofVersion).end();
    writer.word("puzzle").word(writePuzzleLine(puzzle)).end();
    for (const auto& [place, progress] : record.searches) writeSearch(writer, place, progress);
    writer.finish();
}

} // namespace flip
