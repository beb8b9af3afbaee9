#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace flip::console {

/// A file, or standard input, that is read block by block.
class Input {
  public:
    /// Opens the file; "-" is standard input. What went wrong shows in failure(). Calls `beforeWaiting`
    /// before each read, which may wait for somebody to write.
    Input(std::string path, std::function<void()> beforeWaiting);
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input();

    /// The file as it is called in messages.
    [[nodiscard]] const std::string& name() const { return name_; }

    /// The next block, valid until the next call; empty at the end and after a failure.
    [[nodiscard]] std::string_view read();

    /// Why the file could not be opened or read, in the system's words; empty when all went well.
    [[nodiscard]] const std::string& failure() const { return failure_; }

    /// Whether a person types here.
    [[nodiscard]] bool isTerminal() const;

  private:
    void fail();

    std::string name_;
    std::string failure_;
    std::function<void()> beforeWaiting_;
    /// Not filled beforehand: short inputs need not pay for a long block.
    std::unique_ptr<char[]> block_;
    int descriptor_;
};

} // namespace flip::console
