#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace flip::console {

/// A file, or standard input, or a puzzle that stands in the place of a file's name, read block by block.
class Input {
  public:
    /// Opens the file; "-" is standard input, and a link (core/text/flip_uri.h) is read itself. What went
    /// wrong shows in failure(). Calls `beforeWaiting` before a read that has to wait for somebody to write;
    /// when that returns false, nothing more is read.
    Input(const std::string& path, std::function<bool()> beforeWaiting);
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input();

    /// The file as it is called in messages; standard input is "<stdin>", and no name “”.
    [[nodiscard]] const std::string& name() const { return name_; }

    /// The next block, valid until the next call; empty at the end and after a failure.
    [[nodiscard]] std::string_view read();

    /// Why the file could not be opened or read, in the system's words; empty when all went well.
    [[nodiscard]] const std::string& failure() const { return failure_; }

    /// The share of the file that has been read, from 0 to 1; nothing where its length is not known.
    [[nodiscard]] std::optional<double> share() const;

    /// Whether a person types here.
    [[nodiscard]] bool isTerminal() const;

  private:
    void fail();
    /// Waits, at most this many milliseconds, or without end for −1, until there is something to read.
    [[nodiscard]] bool isReadable(int milliseconds) const;

    bool isStandardInput_;
    std::string name_;
    /// A link that has not been read yet: the name itself.
    std::string_view link_;
    std::string failure_;
    std::function<bool()> beforeWaiting_;

    /// Begins at a page: the system copies into it half as fast where it begins anywhere.
    struct alignas(4096) Page {
        std::array<char, 4096> bytes;
    };

    /// Not filled beforehand: short inputs need not pay for a long block.
    std::unique_ptr<Page[]> block_;
    int descriptor_;
    double bytesRead_ = 0;
};

} // namespace flip::console
