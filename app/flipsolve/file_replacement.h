#pragma once

#include "app/flipsolve/text_sink.h"

#include <optional>
#include <string>
#include <string_view>

namespace flip::console {

/// The file that a path leads to, which may be missing: symbolic links stay links to it.
[[nodiscard]] std::string linkedFile(const std::string& path);

/// Whether two paths lead to one file, which may be missing.
[[nodiscard]] bool areOneFile(const std::string& path, const std::string& other);

/// Whether the path leads to the open file, and not to one that somebody else has put there since.
[[nodiscard]] bool isAt(const std::string& path, int file);

/// A new content for a file, written beside it under a name of its own. Whatever goes wrong, and whoever else
/// writes the file, it is either the old one or a new one, whole.
class FileReplacement : public TextSink {
  public:
    explicit FileReplacement(const std::string& path);
    /// Removes what is not finished.
    ~FileReplacement() override;

    void write(std::string_view bytes) override;

    /// Puts the new content in the place of the old one; who could read and write that one can do so with the
    /// new one. Returns why that or anything before has failed, in the system's words, or nothing.
    [[nodiscard]] std::optional<std::string> finish();

    /// Removes what programs that have been killed while they wrote this file have left beside it. Nobody
    /// else may begin to write the file meanwhile.
    static void removeUnfinished(const std::string& path);

  private:
    void fail();

    std::string target_;
    std::string unfinished_;
    int file_ = -1;
    std::optional<std::string> problem_;
};

} // namespace flip::console
