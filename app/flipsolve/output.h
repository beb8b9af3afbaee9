#pragma once

#include "app/flipsolve/text_sink.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace flip::console {

/// Standard output and standard error, in the right order, and whether they took what was written.
class Output final : public TextSink {
  public:
    /// Keeps what is written until there is much of it or flush() is called. Who writes whole lines can be
    /// sure that what a reader has got ends with a line even when this program is killed.
    void write(std::string_view text) override;
    /// The same without a copy: room for at least `bytes` bytes, of which the first `count` are then written.
    [[nodiscard]] char* room(std::size_t bytes);
    void wrote(std::size_t count);

    void flush();
    /// A message for a person: "flipsolve: MESSAGE". What has been written so far goes out before it. It may
    /// quote texts from outside, which are made printable.
    void complain(std::string_view message);
    /// A message without the program's name in front: "FILE:LINE:COLUMN: MESSAGE".
    void complainAt(std::string_view place, std::string_view message);

    /// A line on standard error that stands until anything else is written or the next one takes its place.
    void showProgress(std::string_view text);
    void removeProgress();

    /// Why standard output could not be written, in the system's words; empty when all went well.
    [[nodiscard]] const std::string& failure() const { return failure_; }

  private:
    static constexpr std::size_t mostPending = 1U << 16U;

    /// Not filled beforehand: what is never written is never touched.
    std::unique_ptr<char[]> pending_;
    std::size_t capacity_ = 0;
    std::size_t size_ = 0;
    std::string failure_;
    bool progressShown_ = false;
};

} // namespace flip::console
