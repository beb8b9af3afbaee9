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

char* ReplyTexts::copy(std::span<const std::uint16_t> boards, char* to) const {
    // Copies of the members' addresses, because a compiler must assume that writing text might change the
    // members.
    const std::uint16_t* const numbers = numbers_.data();
    const Text* const texts = texts_.data();
    const char* const characters = characters_.data();
    for (const std::uint16_t board : boards) {
        const Text text = texts[numbers[board] - 1U];
        const char* const from = characters + text.begin;
        std::memcpy(to, from, step);
        for (std::size_t done = step; done < text.length; done += step)
            std::memcpy(to + done, from + done, step);
        to += text.length;
    }
    return to;
}

} // namespace flip::console
