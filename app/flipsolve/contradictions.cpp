#include "app/flipsolve/contradictions.h"

#include "app/flipsolve/file_replacement.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace flip::console {

namespace {

/// An option that asks for something that not all others can be combined with.
struct Command {
    std::string_view name;
    /// The names of those that can.
    std::string_view takes;
    /// Why no other can, if it needs to be said: "--judge …".
    std::string_view why = {};
    /// What it does instead of reading files; empty if it reads them.
    std::string_view insteadOfFiles = {};
};

/// Where two of them are given, the first one refuses the other.
constexpr std::array commands{
    Command{"methods", "", {}, "prints a list"},
    Command{"judges", "", {}, "prints a list"},
    Command{"hardest", "torus goal presses time memory", {}, "makes a board"},
    Command{"level", "presses time memory", {}, "makes a board"},
    Command{"daily", "presses time memory", {}, "makes a board"},
    Command{"check", "judge time duration jobs seed", {}, "makes its own inputs"},
    Command{"judge", "check duration seed order method time jobs memory strict",
            "determines what is read and printed"},
    Command{"compare", "goal target time jobs memory format size strict",
            "runs all methods, and prints a table"},
    Command{"json",
            "goal target order method time jobs memory checkpoint merge format size strict export look",
            "prints objects and nothing else"},
    Command{"part", "goal target method time jobs memory checkpoint merge format size strict",
            "prints a part of a proof"},
    Command{"merge",
            "presses steps proof all explain json export look order method time jobs memory checkpoint part",
            "takes the puzzle from its files"},
};

/// An option that is of no use without another one.
struct Addition {
    std::string_view name;
    std::string_view to;
};

constexpr std::array additions{
    Addition{"torus", "hardest"},
    Addition{"duration", "check"},
    Addition{"seed", "check"},
    Addition{"look", "export"},
};

bool hasWord(std::string_view words, std::string_view word) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (words.substr(0, end) == word) return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

std::string dashed(std::string_view name) { return "--" + std::string(name); }

std::optional<UsageError> contradictionOf(const Command& command, const Options& options) {
    const std::string name = dashed(command.name);
    const auto isStrange = [&](std::string_view other) {
        return other != command.name && !hasWord(command.takes, other);
    };
    const auto strange = std::ranges::find_if(options.given, isStrange);
    if (strange != options.given.end()) {
        std::string text = name;
        if (!command.why.empty()) text.append(" ").append(command.why).append("; it");
        return UsageError{text + " cannot be combined with " + dashed(*strange)};
    }
    if (!command.insteadOfFiles.empty() && !options.files.empty())
        return UsageError{name + " " + std::string(command.insteadOfFiles) + " and reads no file"};
    return std::nullopt;
}

/// What the values of options contradict, or need.
std::optional<UsageError> contradictionOfValues(const Options& options) {
    if (options.action == Options::Action::Check && !options.judge)
        return UsageError{"--check needs --judge with a name; flipsolve --judges lists them"};
    if (options.merges && options.files.empty()) return UsageError{"--merge needs files"};
    for (const std::string_view name : {"part", "merge", "checkpoint"}) {
        if (options.isGiven(name) && options.method != &defaultMethod())
            return UsageError{dashed(name) + " works only with the method " +
                              std::string(defaultMethod().name)};
    }
    if (options.isGiven("checkpoint") && options.isGiven("export") &&
        areOneFile(options.checkpoint, options.picture))
        return UsageError{"--checkpoint and --export take two different files"};
    if (options.judge && options.order && options.judge->ties != Ties::Any)
        return UsageError{"the judge " + std::string(options.judge->name) +
                          " expects a certain one of several press sets; it cannot be combined with --order"};
    static constexpr std::array<std::string_view, 5> showing{"presses", "steps", "export", "json", "judge"};
    const bool isShown =
        std::ranges::any_of(showing, [&](std::string_view name) { return options.isGiven(name); });
    if (options.order && !isShown)
        return UsageError{"--order works only with --presses, --steps, --export, --json or --judge"};
    const bool isPanel = options.kind == PuzzleKind::Panels;
    if (isPanel && options.size) return UsageError{"--size is for boards; a panel states its own size"};
    if (isPanel && options.goal)
        return UsageError{"--goal and --target are for boards; a panel's goal is always all lit"};
    return std::nullopt;
}

} // namespace

std::optional<UsageError> contradiction(const Options& options) {
    for (const Addition& addition : additions) {
        if (options.isGiven(addition.name) && !options.isGiven(addition.to))
            return UsageError{dashed(addition.name) + " works only with " + dashed(addition.to)};
    }
    for (const Command& command : commands) {
        if (!options.isGiven(command.name)) continue;
        if (auto error = contradictionOf(command, options)) return error;
    }
    return contradictionOfValues(options);
}

} // namespace flip::console
