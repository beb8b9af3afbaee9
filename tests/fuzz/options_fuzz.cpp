// Feeds any command lines to the reader of options, one argument a line. Besides not crashing it keeps
// promises, which are checked here: what it accepts makes sense, what it refuses it explains, and it says the
// same every time.

#include "app/flipsolve/options.h"
#include "tests/fuzz/promises.h"

#include <cstdint>
#include <string_view>
#include <vector>

using namespace flip;
using namespace flip::console;

namespace {

std::vector<std::string> argumentsFrom(std::string_view text) {
    std::vector<std::string> arguments{"flipsolve"};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        // As an argument can hold no null byte, so here.
        const std::string_view line = text.substr(0, end);
        arguments.emplace_back(line.substr(0, line.find('\0')));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return arguments;
}

void requireSense(const Options& options) {
    require(options.method != nullptr, "there is a method");
    require(options.jobs >= 1, "somebody has to work");
    require(options.budget.time.count() >= 0, "time does not run backwards");
    if (options.action == Options::Action::Help || options.action == Options::Action::Version) return;
    require(!options.files.empty(), "without a file, standard input is read");
    const bool adds = options.presses || options.steps || options.proof || options.all || options.explain;
    require(options.output == Options::Output::Text || !adds, "nothing is added to JSON or a comparison");
    if (options.size) {
        require(options.size->rows >= 1 && options.size->columns >= 1, "a board has cells");
        require(options.size->rows <= Grid::maxSide && options.size->columns <= Grid::maxSide,
                "a board fits a grid");
        require(options.kind != PuzzleKind::Panels, "a panel states its own size");
    }
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::vector<std::string> arguments = argumentsFrom({reinterpret_cast<const char*>(data), size});
    const auto options = parseOptions(arguments);
    const auto again = parseOptions(arguments);
    require(options.ok() == again.ok(), "the same command line is read the same way");
    if (options) {
        requireSense(*options);
        require(options->files == again->files, "the same files are read");
    } else {
        require(!options.error().message.empty(), "an error says what is wrong");
        require(options.error().message == again.error().message,
                "the same mistake is explained the same way");
    }
    return 0;
}
