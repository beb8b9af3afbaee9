#include "app/flipsolve/picture_program.h"

#include "app/flipsolve/child_program.h"

#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace flip::console {

namespace {

constexpr const char* program = "flipgame";
/// Bytes; it prints nothing.
constexpr std::size_t mostOutput = 1000;

std::string pathOfProgram() {
    std::error_code unknown;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", unknown);
    const auto beside = self.parent_path() / program;
    const bool isThere = !unknown && std::filesystem::exists(beside, unknown);
    return isThere ? beside.string() : program;
}

/// The last line, without the full stop. Libraries may have complained before.
std::string lastLineOf(std::string_view text) {
    while (text.ends_with('\n') || text.ends_with('.')) text.remove_suffix(1);
    return std::string(text.substr(text.rfind('\n') + 1));
}

/// Whether the program is not there. POSIX lets the child say so by its exit status instead, which it does in
/// an emulator.
bool isMissing(const ChildEnd& end) {
    constexpr int notFound = 127;
    return end.kind == ChildEnd::Kind::NotStarted
               ? end.code == ENOENT
               : end.kind == ChildEnd::Kind::Exited && end.code == notFound;
}

} // namespace

std::optional<std::string> drawByFlipgame(const std::string& path, const FlipFile& game,
                                          const PictureLook& look) {
    const Child flipgame{{pathOfProgram(), "--export=" + path, "--look=" + writePictureLook(look), "-"},
                         true};
    const ChildEnd end = runChild(flipgame, writeFlipFile(game), {std::nullopt, mostOutput});
    if (isMissing(end)) return "only SVG pictures are drawn without flipgame, and flipgame is not installed";
    if (end.kind == ChildEnd::Kind::Exited && end.code == 0) return std::nullopt;
    const std::string why = lastLineOf(end.errors);
    return why.empty() ? "flipgame, which draws it, ended without a word" : why;
}

} // namespace flip::console
