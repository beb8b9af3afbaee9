#pragma once

#include "app/flipsolve/text_sink.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace flip::console {

/// Writes all of the text, waiting as often as the descriptor takes no more for now. Returns 0, or errno.
[[nodiscard]] int writeAll(int descriptor, std::string_view text);

/// Standard output and standard error, in the right order, with their errors.
class Output final : public TextSink {
  public:
    /// Keeps what is written until there is much of it or flush() is called. If only whole lines are written,
    /// readers only get whole lines, even if this program is killed.
    void write(std::string_view text) override;
    /// The same without a copy: room() returns space for at least `bytes` bytes, and wrote() writes the first
    /// `count` of them.
    [[nodiscard]] char* room(std::size_t bytes);
    void wrote(std::size_t count);

    void flush();
    /// Prints a message on standard error: "flipsolve: MESSAGE". Everything written so far is flushed first.
    /// Text from outside in the message is made printable.
    void complain(std::string_view message);
    /// Prints a message with a place instead of the program's name: "FILE:LINE:COLUMN: MESSAGE".
    void complainAt(std::string_view place, std::string_view message);

    /// Shows a line on standard error until anything else is written or the next such line replaces it.
    void showProgress(std::string_view text);
    void removeProgress();

    /// Why standard output could not be written, in the system's words; empty if there was no error.
    [[nodiscard]] const std::string& failure() const { return failure_; }

  private:
    static constexpr std::size_t mostPending = 1U << 16U;

    /// Not initialised: memory that is not needed is never touched.
    std::unique_ptr<char[]> pending_;
    std::size_t capacity_ = 0;
    std::size_t size_ = 0;
    std::string failure_;
    bool progressShown_ = false;
};

} // namespace flip::console
