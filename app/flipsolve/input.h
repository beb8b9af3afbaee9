#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace flip::console {

/// A file, standard input, or a link given instead of a file name, read block by block.
class Input {
  public:
    /// Opens the file; "-" is standard input, and a link (core/text/flip_uri.h) is its own text. Errors are
    /// in failure(). Calls `beforeWaiting` before a read that must wait for input; if that returns false,
    /// nothing more is read.
    Input(const std::string& path, std::function<bool()> beforeWaiting);
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input();

    /// The name of the file in messages; "<stdin>" for standard input, “” for an empty name.
    [[nodiscard]] const std::string& name() const { return name_; }

    /// The next block, valid until the next call; empty at the end and after a failure. The first one has all
    /// that a program writes without a pause, so that what is read does not depend on the moment.
    [[nodiscard]] std::string_view read();

    /// Why the file could not be opened or read, in the system's words; empty if there was no error.
    [[nodiscard]] const std::string& failure() const { return failure_; }

    /// The share of the file that has been read, from 0 to 1; nothing if its length is not known.
    [[nodiscard]] std::optional<double> share() const;

    /// Whether this is a terminal.
    [[nodiscard]] bool isTerminal() const;

  private:
    void fail();
    /// Waits until there is something to read, for at most this many milliseconds, or for ever if −1.
    [[nodiscard]] bool isReadable(int milliseconds) const;
    /// Whether more comes before that time, or the end does.
    [[nodiscard]] bool goesOnUntil(std::chrono::steady_clock::time_point end) const;
    /// Reads behind so many bytes of the block; returns how many more there are, 0 at the end or after a
    /// failure.
    [[nodiscard]] std::size_t readBehind(std::size_t size);

    bool isStandardInput_;
    std::string name_;
    /// A link that has not been read yet: the name itself.
    std::string_view link_;
    std::string failure_;
    std::function<bool()> beforeWaiting_;

    /// Aligned to a page: the system copies into unaligned memory half as fast.
    struct alignas(4096) Page {
        std::array<char, 4096> bytes;
    };

    /// Not initialised, so that short inputs do not pay for a long block.
    std::unique_ptr<Page[]> block_;
    int descriptor_;
    double bytesRead_ = 0;
};

} // namespace flip::console
