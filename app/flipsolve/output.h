#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace flip::console {

/// Standard output and standard error, in the right order, and whether they took what was written.
class Output {
  public:
    void write(std::string_view text);
    void flush();
    /// A message for a person: "flipsolve: MESSAGE". What has been written so far goes out before it.
    void complain(std::string_view message);
    /// A message without the program's name in front: "FILE:LINE:COLUMN: MESSAGE".
    void complainAt(std::string_view place, std::string_view message);

    /// Why standard output could not be written, in the system's words; empty when all went well.
    [[nodiscard]] const std::string& failure() const { return failure_; }

  private:
    void checked(bool written);

    std::string failure_;
};

} // namespace flip::console
