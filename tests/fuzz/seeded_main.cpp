// Runs a fuzz target where there is no libFuzzer: over the corpus, and over texts made from it by seeded
// mutation, so that every run is the same.

#include "core/base/index.h"
#include "core/base/random.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using flip::Random;

std::vector<std::string> readCorpus(const char* folder) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::string> texts;
    for (const auto& path : paths) {
        std::ifstream file(path, std::ios::binary);
        texts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return texts;
}

void runOn(const std::string& text) {
    static_cast<void>(
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

/// A few bytes of the text.
std::string pieceOf(const std::string& text, Random& random) {
    const auto at = static_cast<std::size_t>(random.below(text.size() + 1));
    return text.substr(at, 1 + flip::asIndex(random.below(8)));
}

/// One change: a piece put in, taken out, doubled, or taken from another text.
void mutate(std::string& text, const std::vector<std::string>& corpus, Random& random) {
    const auto at = static_cast<std::size_t>(random.below(text.size() + 1));
    const auto length =
        static_cast<std::size_t>(random.below(std::min<std::size_t>(8, text.size() - at) + 1));
    switch (random.below(5)) {
    case 0:
        text.insert(at, pieceOf(corpus[flip::asIndex(random.below(corpus.size()))], random));
        break;
    case 1:
        text.erase(at, length);
        break;
    case 2:
        text.insert(at, text.substr(at, length));
        break;
    case 3:
        text.insert(at, 1, static_cast<char>(random.below(256)));
        break;
    default:
        text = text.substr(0, at) + corpus[flip::asIndex(random.below(corpus.size()))];
        break;
    }
}

} // namespace

int main(int argc, char** argv) {
    constexpr std::uint64_t mostMutations = 6;
    if (argc != 3) return EXIT_FAILURE;
    const int texts = std::atoi(argv[2]);
    const std::vector<std::string> corpus = readCorpus(argv[1]);
    if (corpus.empty()) return EXIT_FAILURE;
    for (const std::string& text : corpus) runOn(text);
    Random random(1753);
    for (int i = 0; i < texts; ++i) {
        std::string text = corpus[flip::asIndex(random.below(corpus.size()))];
        for (auto left = random.below(mostMutations) + 1; left > 0; --left) mutate(text, corpus, random);
        runOn(text);
    }
    std::printf("%d texts made from %zu\n", texts, corpus.size());
}
