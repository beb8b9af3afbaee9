#include "app/flipsolve/options.h"

#include "app/flipsolve/contradictions.h"
#include "app/flipsolve/option_values.h"

#include <getopt.h>

#include <array>

namespace flip::console {

namespace {

/// An option with what it does to the others that were given.
struct Entry {
    const char* name;
    /// no_argument or required_argument.
    int value;
    std::optional<UsageError> (*apply)(Options& options, std::string_view value);
};

template <bool Options::*flag>
std::optional<UsageError> turnOn(Options& options, std::string_view /*value*/) {
    options.*flag = true;
    return std::nullopt;
}

template <Options::Action action>
std::optional<UsageError> act(Options& options, std::string_view /*value*/) {
    options.action = action;
    return std::nullopt;
}

template <Options::Output output>
std::optional<UsageError> print(Options& options, std::string_view /*value*/) {
    options.output = output;
    return std::nullopt;
}

std::optional<UsageError> joinEdges(Options& options, std::string_view /*value*/) {
    options.edges = Edges::Torus;
    return std::nullopt;
}

constexpr std::array entries{
    Entry{"presses", no_argument, turnOn<&Options::presses>},
    Entry{"steps", no_argument, turnOn<&Options::steps>},
    Entry{"proof", no_argument, turnOn<&Options::proof>},
    Entry{"all", no_argument, turnOn<&Options::all>},
    Entry{"explain", no_argument, turnOn<&Options::explain>},
    Entry{"json", no_argument, print<Options::Output::Json>},
    Entry{"compare", no_argument, print<Options::Output::Comparison>},
    Entry{"method", required_argument, setMethod},
    Entry{"methods", no_argument, act<Options::Action::Methods>},
    Entry{"time", required_argument, setTime},
    Entry{"jobs", required_argument, setJobs},
    Entry{"memory", required_argument, setMemory},
    Entry{"goal", required_argument, setGoal},
    Entry{"target", required_argument, setTarget},
    Entry{"size", required_argument, setSize},
    Entry{"format", required_argument, setFormat},
    Entry{"judge", required_argument, setJudge},
    Entry{"judges", no_argument, act<Options::Action::Judges>},
    Entry{"check", required_argument, setProgram},
    Entry{"duration", required_argument, setDuration},
    Entry{"seed", required_argument, setSeed},
    Entry{"order", required_argument, setOrder},
    Entry{"strict", no_argument, turnOn<&Options::strict>},
    Entry{"export", required_argument, setPicture},
    Entry{"look", required_argument, setLook},
    Entry{"checkpoint", required_argument, setCheckpoint},
    Entry{"part", required_argument, setPart},
    Entry{"merge", no_argument, turnOn<&Options::merges>},
    Entry{"hardest", required_argument, setHardest},
    Entry{"torus", no_argument, joinEdges},
    Entry{"level", required_argument, setLevel},
    Entry{"daily", required_argument, setDay},
    Entry{"help", no_argument, act<Options::Action::Help>},
    Entry{"version", no_argument, act<Options::Action::Version>},
};

/// What getopt_long returns for the first of the table; below it are the codes of short options.
constexpr int firstCode = 256;

/// What getopt_long wants: the table, and an end.
constexpr auto longOptions = [] {
    std::array<option, entries.size() + 1> all{};
    for (std::size_t i = 0; i < entries.size(); ++i)
        all[i] = {entries[i].name, entries[i].value, nullptr, firstCode + static_cast<int>(i)};
    return all;
}();

/// "--presses", "--presses or --proof", …: the options whose names begin so.
std::string optionsBeginningWith(std::string_view beginning) {
    std::string text;
    for (const Entry& entry : entries) {
        if (!std::string_view(entry.name).starts_with(beginning)) continue;
        text.append(text.empty() ? "--" : " or --").append(entry.name);
    }
    return text;
}

/// What getopt_long has just stumbled over. It leaves an option that is short, or known and misused, in
/// optopt; a long one that is unknown, or short for several, is the last argument it has looked at.
UsageError misused(int code, std::string_view lastArgument) {
    const bool isShort = optopt != 0 && optopt < firstCode;
    const std::string name = isShort ? std::string{'-', static_cast<char>(optopt)}
                                     : std::string(lastArgument.substr(0, lastArgument.find('=')));
    if (code == ':') return {"the option " + quoted(name) + " needs a value"};
    if (!isShort && optopt != 0) return {"the option " + quoted(name) + " takes no value"};
    const std::string meant = isShort ? "" : optionsBeginningWith(name.substr(2));
    if (!meant.empty()) return {quoted(name) + " is ambiguous: " + meant};
    return {"there is no option " + quoted(name) + "; flipsolve --help lists them"};
}

} // namespace

Result<Options, UsageError> parseOptions(std::vector<std::string> arguments) {
    std::vector<char*> pointers;
    pointers.reserve(arguments.size() + 1);
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    const int count = static_cast<int>(arguments.size());
    Options options;
    opterr = 0; // The messages are ours.
    optind = 0; // Starts anew, however often this has been called.
    for (;;) {
        const int code = getopt_long(count, pointers.data(), ":h", longOptions.data(), nullptr);
        if (code == -1) break;
        if (code == ':' || code == '?') return misused(code, pointers[static_cast<std::size_t>(optind) - 1]);
        if (code == 'h') {
            options.action = Options::Action::Help;
            return options;
        }
        const Entry& entry = entries.at(static_cast<std::size_t>(code - firstCode));
        if (auto error = entry.apply(options, optarg ? optarg : "")) return *error;
        // Whatever else is asked for, as other programs do.
        if (options.action == Options::Action::Help || options.action == Options::Action::Version)
            return options;
        options.given.emplace_back(entry.name);
    }
    options.files.assign(pointers.begin() + optind, pointers.end() - 1);
    if (auto error = contradiction(options)) return *error;
    if (options.files.empty()) options.files.emplace_back("-");
    return options;
}

} // namespace flip::console
