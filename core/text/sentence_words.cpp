#include "core/text/sentence_words.h"

#include <algorithm>
#include <array>

namespace flip::said {

namespace {

/// A sentence about whoever writes, or what is said of solving and of machines, is no rule.
constexpr auto besideThePoint = std::to_array<std::string_view>(
    {"i",     "i'm",    "i've",  "me",       "my",     "we",     "our",     "twice", "again",
     "once",  "few",    "these", "pattern",  "more",   "matter", "matters", "least", "need",
     "needs", "needed", "other", "sequence", "parity", "if",     "outside", "time"});

bool isThing(std::string_view word) {
    static constexpr auto nouns = std::to_array<std::string_view>(
        {"button", "buttons", "one", "ones", "neighbour", "neighbours", "neighbor", "neighbors", "it",
         "itself", "rows", "columns", "cells"});
    return isAmong(word, nouns) || isAmong(word, sentence_lists::places) || isPiece(word) || arePieces(word);
}

} // namespace

std::vector<SentenceWords> sentencesOf(const Words& words) {
    std::vector<SentenceWords> sentences;
    for (std::size_t begin = 0, end = 0; begin < words.size(); begin = end + 1) {
        end = begin;
        while (end < words.size() && !isEnd(words[end])) ++end;
        if (begin < end) sentences.emplace_back(words.data() + begin, end - begin);
    }
    return sentences;
}

bool hasAny(SentenceWords sentence, Phrases wanted) {
    return std::ranges::any_of(sentence, [&](const Word& word) { return isAmong(word.text, wanted); });
}

bool hasThing(SentenceWords sentence) {
    return std::ranges::any_of(sentence, [](const Word& word) { return isThing(word.text); });
}

bool isFollowed(SentenceWords sentence, Phrases first, Phrases second, std::size_t within) {
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        if (!isAmong(sentence[at].text, first)) continue;
        const auto behind = sentence.subspan(at + 1, std::min(within, sentence.size() - at - 1));
        if (hasAny(behind, second)) return true;
    }
    return false;
}

bool isOfPuzzle(SentenceWords sentence) {
    return !hasAny(sentence, besideThePoint) && !hasAny(sentence, sentence_lists::ofSolving) &&
           !hasAny(sentence, sentence_lists::ofMachines) &&
           !isAmong(sentence.front().text, sentence_lists::asking);
}

} // namespace flip::said
