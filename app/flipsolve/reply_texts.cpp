#include "app/flipsolve/reply_texts.h"

#include <algorithm>
#include <cstring>

namespace flip::console {

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

#if defined(__x86_64__) && defined(__GNUC__)
[[gnu::target("avx2")]]
#endif
char* ReplyTexts::copyRuns(std::span<const std::uint16_t> boards, char* to) const {
    /// A vector of AVX2.
    using Chunk [[gnu::vector_size(32)]] = char;
    constexpr std::size_t chunks = runBytes / sizeof(Chunk);
    constexpr std::size_t batch = 1024;
    Chunk run[chunks];
    std::memcpy(run, run_.data(), runBytes);
    const Tables tables = this->tables();
    const std::size_t length = usualLength_;
    const std::size_t most = runBytes / length;
    std::array<std::uint16_t, batch + SolvableSieve::slack> unusual;
    for (; !boards.empty(); boards = boards.subspan(std::min(batch, boards.size()))) {
        const auto some = boards.first(std::min(batch, boards.size()));
        const std::size_t found = sieve_->find(some, unusual);
        // One more, which ends the last run.
        unusual[found] = static_cast<std::uint16_t>(some.size());
        std::size_t begin = 0;
        for (std::size_t i = 0; i <= found; ++i) {
            std::size_t count = unusual[i] - begin;
            // Nearly always once. Always as much, because the processor could not guess how much.
            while (true) {
#pragma GCC unroll 8
                for (std::size_t k = 0; k < chunks; ++k)
                    std::memcpy(to + k * sizeof(Chunk), &run[k], sizeof(Chunk));
                if (count <= most) break;
                to += most * length;
                count -= most;
            }
            to += count * length;
            if (i < found) to = tables.copyOne(some[unusual[i]], to);
            begin = unusual[i] + std::size_t{1};
        }
    }
    return to;
}

} // namespace flip::console
