#include "app/flipsolve/reply_texts.h"

#include "core/base/processor.h"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace flip::console {

namespace {

/// The usual text again and again, in registers. Inlined where these are those of AVX2.
class Run {
  public:
    /// From bytes that begin with as many whole texts as fit in.
    [[gnu::always_inline]] Run(const char* bytes, std::size_t textLength)
        : length_(textLength), most_(sizeof chunks_ / textLength) {
        std::memcpy(chunks_, bytes, sizeof chunks_);
    }

    /// Writes `count` texts, and something after them. Whatever the number, nearly always the same bytes are
    /// written, and those once: a loop that ended with the texts would be guessed wrongly every time.
    [[gnu::always_inline]] char* copy(std::size_t count, char* to) const {
        for (;; to += most_ * length_, count -= most_) {
#pragma GCC unroll 8
            for (std::size_t i = 0; i < std::size(chunks_); ++i)
                std::memcpy(to + i * sizeof(Chunk), &chunks_[i], sizeof(Chunk));
            if (count <= most_) return to + count * length_;
        }
    }

  private:
    using Chunk [[gnu::vector_size(32)]] = char;

    Chunk chunks_[ReplyTexts::runBytes / sizeof(Chunk)];
    std::size_t length_;
    /// At once.
    std::size_t most_;
};

} // namespace

std::string_view ReplyTexts::of(std::uint16_t board) const {
    const Text text = texts_[numbers_[board] - 1U];
    return std::string_view(characters_).substr(text.begin, text.length);
}

std::uint16_t ReplyTexts::numberOf(const std::string& text) {
    const auto next = static_cast<std::uint16_t>(texts_.size() + 1);
    const auto [known, isNew] = numberOf_.try_emplace(text, next);
    if (!isNew) return known->second;
    const std::size_t rounded = (text.size() + step - 1) / step * step;
    texts_.push_back(
        {static_cast<std::uint32_t>(characters_.size()), static_cast<std::uint32_t>(text.size())});
    characters_ += text;
    characters_.append(rounded - text.size(), ' ');
    longest_ = std::max(longest_, rounded);
    return next;
}

void ReplyTexts::expect(std::uint16_t usual, const SolvableSieve& sieve) {
    const Text text = texts_[usual - 1U];
    if (!SolvableSieve::isFast() || text.length > runBytes) return;
    sieve_ = sieve;
    usualLength_ = text.length;
    for (std::size_t i = 0; i < runBytes; ++i) run_[i] = characters_[text.begin + i % usualLength_];
}

[[gnu::always_inline]] inline char* ReplyTexts::Tables::copyOne(std::uint16_t board, char* to) const {
    const Text text = texts[numbers[board] - 1U];
    const char* const from = characters + text.begin;
    std::memcpy(to, from, step);
    for (std::size_t done = step; done < text.length; done += step) std::memcpy(to + done, from + done, step);
    return to + text.length;
}

char* ReplyTexts::copy(std::span<const std::uint16_t> boards, char* to) const {
    if (sieve_) return copyRuns(boards, to);
    const Tables tables = this->tables();
    for (const std::uint16_t board : boards) to = tables.copyOne(board, to);
    return to;
}

FLIP_TARGET("avx2")

char* ReplyTexts::copyRuns(std::span<const std::uint16_t> boards, char* to) const {
    constexpr std::size_t batch = 1024;
    const Tables tables = this->tables();
    const Run run(run_.data(), usualLength_);
    std::array<std::uint16_t, batch + SolvableSieve::slack> unusual;
    while (!boards.empty()) {
        const auto some = boards.first(std::min(batch, boards.size()));
        const std::size_t found = sieve_->find(some, unusual);
        std::size_t begin = 0;
        for (const std::size_t position : std::span(unusual).first(found)) {
            to = run.copy(position - begin, to);
            to = tables.copyOne(some[position], to);
            begin = position + 1;
        }
        to = run.copy(some.size() - begin, to);
        boards = boards.subspan(some.size());
    }
    return to;
}

} // namespace flip::console
