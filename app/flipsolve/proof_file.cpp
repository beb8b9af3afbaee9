#include "app/flipsolve/proof_file.h"

#include "app/flipsolve/file_replacement.h"
#include "app/flipsolve/input.h"
#include "core/base/counted.h"
#include "core/solve/proof/proof_words.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

namespace flip::console {

namespace {

/// What is lost when the program is killed is a tenth of the time that it has taken, and ten seconds at the
/// most; but writing a large file may take a hundredth of the time.
constexpr std::chrono::milliseconds shortestPeriod(100);
constexpr std::chrono::seconds longestPeriod(10);
constexpr int timesAsLong = 100;

constexpr std::array stopSignals{SIGINT, SIGTERM};

/// Who stops a whole group of programs may send a signal to each of them and to the group, at once.
constexpr std::chrono::seconds sameWish(1);

/// When there was a signal, in nanoseconds of the steady clock; 0 before. A signal can tell nobody else.
std::atomic<std::int64_t>& interruptedAt() {
    static std::atomic<std::int64_t> at{0};
    return at;
}

extern "C" void interrupt(int signal) {
    const std::chrono::nanoseconds now = std::chrono::steady_clock::now().time_since_epoch();
    std::int64_t first = 0;
    if (interruptedAt().compare_exchange_strong(first, now.count())) return;
    if (now - std::chrono::nanoseconds(first) < sameWish) return;
    // It is not waited for any longer.
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void onStopSignals(void (*handler)(int)) {
    struct sigaction action {};

    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    for (const int signal : stopSignals) sigaction(signal, &action, nullptr);
}

/// Whether more of the text need be read: some files never end.
bool mayBeProof(std::string_view text) {
    return text.starts_with(proofFormat.substr(0, std::min(text.size(), proofFormat.size())));
}

constexpr const char* otherProgram = "was written by a flipsolve that searches in another way";

/// The smallest number of equal parts of which one is about this share, and the number of that, from 1.
std::optional<std::pair<std::uint64_t, std::uint64_t>> partOf(NumberRange pieces) {
    constexpr std::uint64_t mostParts = 1'000;
    const auto whole = static_cast<double>(WorkShare::whole);
    for (std::uint64_t count = 1; count <= mostParts; ++count) {
        const double size = whole / static_cast<double>(count);
        const double number = std::round(static_cast<double>(pieces.to) / size);
        const auto isNear = [&](std::uint64_t at, double end) {
            return std::abs(static_cast<double>(at) - end * size) <= size / 16;
        };
        if (number >= 1 && isNear(pieces.to, number) && isNear(pieces.from, number - 1))
            return std::pair(static_cast<std::uint64_t>(number), count);
    }
    return std::nullopt;
}

std::string percent(std::uint64_t piece) {
    std::array<char, 16> text{};
    const double share = static_cast<double>(piece) / static_cast<double>(WorkShare::whole);
    static_cast<void>(std::snprintf(text.data(), text.size(), "%.2f %%", share * 100));
    return text.data();
}

std::string rangeText(NumberRange pieces) {
    const auto part = partOf(pieces);
    if (!part) return percent(pieces.from) + " to " + percent(pieces.to);
    if (part->second == 1) return "all";
    return "part " + std::to_string(part->first) + "/" + std::to_string(part->second);
}

/// "the lists (part 2/3)".
std::string rangeText(const char* what, const NumberSet& pieces) {
    std::string text(what);
    const char* before = " (";
    for (const NumberRange range : pieces.ranges()) {
        text += before;
        text += rangeText(range);
        before = ", ";
    }
    return text + ")";
}

} // namespace

void ListedFiles::add(const std::string& name, const ProofRecord& record) {
    auto& [own, blocks] = files_.emplace_back(name, Blocks());
    for (const auto& [place, search] : record.searches) {
        for (std::size_t i = 0; i < classes; ++i) blocks[place][i] = search.lists[i].done;
    }
}

/// Only where they are still of use.
bool ListedFiles::isAnyMissing(const Blocks& blocks, const ProofRecord& whole) {
    return std::ranges::any_of(blocks, [&](const auto& listed) {
        const ClassProgress& search = whole.searches.at(listed.first);
        if (search.proven) return false;
        for (std::size_t i = 0; i < classes; ++i) {
            const NumberSet& done = search.lists[i].done;
            const auto isMissing = [&](NumberRange range) { return done.gapIn(range).has_value(); };
            if (std::ranges::any_of(listed.second[i].ranges(), isMissing)) return true;
        }
        return false;
    });
}

std::vector<std::string> ListedFiles::shorterThan(const ProofRecord& whole) const {
    std::vector<std::string> names;
    for (const auto& [name, blocks] : files_) {
        // The checkpoint may be among the files to be merged.
        const bool isKnown = std::ranges::find(names, name) != names.end();
        if (!isKnown && isAnyMissing(blocks, whole)) names.push_back(name);
    }
    return names;
}

Result<WrittenProof, FileError> readProofFile(const std::string& path, std::size_t most) {
    Input input(path, [] { return true; });
    std::string text;
    for (auto block = input.read(); !block.empty() && mayBeProof(text += block); block = input.read()) {
        if (text.size() > most && !input.share())
            return FileError{input.name(), "does not end after " + grouped(most >> 20U) +
                                               " MiB; save it in a file to have it read"};
    }
    if (!input.failure().empty()) return FileError{input.name(), "cannot be read: " + input.failure()};
    auto proof = readProof(text);
    if (proof) return *std::move(proof);
    const TextError& error = proof.error();
    return FileError{input.name() + ":" + std::to_string(error.line) + ":" + std::to_string(error.column),
                     "found " + error.found + ", expected " + error.expected};
}

Result<MergedProof, FileError> mergeProofFiles(const std::vector<std::string>& paths) {
    auto first = readProofFile(paths.front());
    if (!first) return first.error();
    MergedProof merged{*std::move(first), {}};
    merged.files.add(paths.front(), merged.proof.record);
    for (std::size_t i = 1; i < paths.size(); ++i) {
        const auto other = readProofFile(paths[i]);
        if (!other) return other.error();
        if (other->puzzle != merged.proof.puzzle)
            return FileError{paths[i], "is of another puzzle than " + paths.front()};
        if (!merged.proof.record.merge(other->record)) return FileError{paths[i], otherProgram};
        merged.files.add(paths[i], other->record);
    }
    return merged;
}

std::string leftOf(const ProofWork& work) {
    const bool hasLists = !work.leftOfLists.ranges().empty();
    const bool hasPairs = !work.leftOfPairs.ranges().empty();
    std::string text;
    if (hasLists) text += rangeText("the lists", work.leftOfLists);
    if (hasLists && hasPairs) text += " and ";
    if (hasPairs) text += rangeText("the pairs", work.leftOfPairs);
    return text;
}

ProofKeeper::ProofKeeper(const std::string& path, const Puzzle& puzzle, ProofWork& work, Monitor* monitor)
    : path_(path), puzzle_(puzzle), work_(work), monitor_(monitor), begin_(Clock::now()) {
    work_.advanced = [this] { saveIfDue(); };
    onStopSignals(interrupt);
}

ProofKeeper::~ProofKeeper() {
    onStopSignals(SIG_DFL);
    work_.advanced = nullptr;
}

std::optional<FileError> ProofKeeper::begin(ListedFiles& files) {
    std::error_code unknown;
    const auto kind = std::filesystem::status(path_, unknown).type();
    const bool isFile = kind == std::filesystem::file_type::regular;
    // Two would take turns in writing over what the other one has found out.
    if (isFile || kind == std::filesystem::file_type::not_found) {
        const FileLock::Taking taking = lock_.take(path_);
        if (taking == FileLock::Taking::Waits)
            return FileError{path_, "is being written by another flipsolve"};
        if (taking == FileLock::Taking::NoLock)
            return FileError{path_, "cannot be locked, as " + lock_.path() + " is not an empty file"};
    }
    // Reading a device might never end; it cannot be written, either.
    if (isFile) {
        const auto proof = readProofFile(path_);
        if (!proof) return proof.error();
        if (proof->puzzle != puzzle_) return FileError{path_, "is of another puzzle"};
        if (!work_.record.merge(proof->record)) return FileError{path_, otherProgram};
        files.add(path_, proof->record);
    }
    if (lock_.isTaken()) FileReplacement::removeUnfinished(path_);
    save();
    nextAt_ = Clock::now() + shortestPeriod;
    if (problem_) return FileError{path_, "cannot be written: " + *problem_};
    return std::nullopt;
}

void ProofKeeper::save() {
    const auto start = Clock::now();
    FileReplacement file(path_);
    writeProof(puzzle_, work_.record, [&](std::string_view text) { file.write(text); });
    problem_ = file.finish();
    const auto end = Clock::now();
    const Clock::duration period =
        std::clamp<Clock::duration>((end - begin_) / 10, shortestPeriod, longestPeriod);
    nextAt_ = end + std::max(period, timesAsLong * (end - start));
}

void ProofKeeper::saveIfDue() {
    if (!problem_ && Clock::now() >= nextAt_) save();
}

bool ProofKeeper::isInterrupted() { return interruptedAt() != 0; }

void ProofKeeper::progressed(const Progress& progress) {
    if (monitor_ != nullptr) monitor_->progressed(progress);
}

bool ProofKeeper::stopRequested() {
    return isInterrupted() || problem_ || (monitor_ != nullptr && monitor_->stopRequested());
}

} // namespace flip::console
