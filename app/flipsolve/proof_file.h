#pragma once

#include "app/flipsolve/file_lock.h"
#include "app/flipsolve/options.h"
#include "core/base/monitor.h"
#include "core/solve/proof/proof.h"
#include "core/solve/proof/proof_text.h"

#include <array>
#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace flip::console {

/// Why a file cannot be used, as a phrase, and where.
struct FileError {
    /// "FILE" or "FILE:LINE:COLUMN".
    std::string place;
    std::string why;
};

/// The lists of the longest proof that has been begun take some ten megabytes; with more memory they may
/// become as long as one likes.
inline constexpr std::size_t mostOfStream = std::size_t{1} << 30U;

/// Reads a proof that has been begun; "-" is standard input. Of what is no file, and so may never end, at
/// most `most` bytes; a file may be of any length, as it may be written.
[[nodiscard]] Result<WrittenProof, FileError> readProofFile(const std::string& path,
                                                            std::size_t most = mostOfStream);

/// Files of one proof, and how much of its lists each of them holds.
class ListedFiles {
  public:
    void add(const std::string& name, const ProofRecord& record);

    /// The names of those with lists of which something is not in what they have been put together to, as
    /// other files have longer ones.
    [[nodiscard]] std::vector<std::string> shorterThan(const ProofRecord& whole) const;

  private:
    /// Which blocks of the lists of each search have been done.
    using Blocks = std::map<ProofRecord::Place, std::array<NumberSet, classes>>;

    [[nodiscard]] static bool isAnyMissing(const Blocks& blocks, const ProofRecord& whole);

    std::vector<std::pair<std::string, Blocks>> files_;
};

/// What files hold of one proof, put together.
struct MergedProof {
    WrittenProof proof;
    ListedFiles files;
};

/// Puts proofs of one puzzle together. They must not be none.
[[nodiscard]] Result<MergedProof, FileError> mergeProofFiles(const std::vector<std::string>& paths);

/// "the lists (part 2/3)": what work on a proof has found to be left, as a phrase; empty if that is nothing.
[[nodiscard]] std::string leftOf(const ProofWork& work);

/// Keeps what is known of a proof in a file while the proof goes on, and asks the search to stop when the
/// file cannot be written, or when the program receives SIGINT or SIGTERM.
class ProofKeeper : public Monitor {
  public:
    /// The work must outlive it. The monitor may be null. Until it is destroyed, the signals only stop the
    /// search; another one, a second later or more, ends the program as usual.
    ProofKeeper(const std::string& path, const Puzzle& puzzle, ProofWork& work, Monitor* monitor);
    ~ProofKeeper() override;

    /// Adds to what is known what the file, if there is one, holds; then writes it, because who can't write
    /// should know that now. A file that is not of this puzzle, or that another program is keeping, is left
    /// alone. Adds the file to those that something is known from.
    [[nodiscard]] std::optional<FileError> begin(ListedFiles& files);

    /// Writes the file.
    void save();

    /// Why the file could not be written, in the system's words.
    [[nodiscard]] const std::optional<std::string>& problem() const { return problem_; }

    /// Whether there has been a signal.
    [[nodiscard]] static bool isInterrupted();

    void progressed(const Progress& progress) override;
    [[nodiscard]] bool stopRequested() override;

  private:
    using Clock = std::chrono::steady_clock;

    void saveIfDue();

    const std::string& path_;
    FileLock lock_;
    const Puzzle& puzzle_;
    ProofWork& work_;
    Monitor* monitor_;
    Clock::time_point begin_;
    Clock::time_point nextAt_;
    std::optional<std::string> problem_;
};

} // namespace flip::console
