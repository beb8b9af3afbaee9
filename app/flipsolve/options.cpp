#include "app/flipsolve/options.h"

#include "core/text/words.h"

#include <getopt.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace flip::console {

namespace {

enum OptionCode : int {
    Presses = 256,
    Steps,
    Proof,
    All,
    Explain,
    Json,
    Compare,
    MethodName,
    Methods,
    Time,
    Jobs,
    GoalColour,
    BoardSize,
    Format,
    Help,
    Version
};

const std::array longOptions{
    option{"presses", no_argument, nullptr, Presses},
    option{"steps", no_argument, nullptr, Steps},
    option{"proof", no_argument, nullptr, Proof},
    option{"all", no_argument, nullptr, All},
    option{"explain", no_argument, nullptr, Explain},
    option{"json", no_argument, nullptr, Json},
    option{"compare", no_argument, nullptr, Compare},
    option{"method", required_argument, nullptr, MethodName},
    option{"methods", no_argument, nullptr, Methods},
    option{"time", required_argument, nullptr, Time},
    option{"jobs", required_argument, nullptr, Jobs},
    option{"goal", required_argument, nullptr, GoalColour},
    option{"size", required_argument, nullptr, BoardSize},
    option{"format", required_argument, nullptr, Format},
    option{"help", no_argument, nullptr, Help},
    option{"version", no_argument, nullptr, Version},
    option{nullptr, 0, nullptr, 0},
};

std::string quoted(std::string_view text) { return "“" + std::string(text) + "”"; }

std::optional<UsageError> setMethod(Options& options, std::string_view name) {
    options.method = findMethod(name);
    if (options.method) return std::nullopt;
    return UsageError{"there is no method " + quoted(name) + "; flipsolve --methods lists them"};
}

std::optional<UsageError> setGoal(Options& options, std::string_view name) {
    options.goal = goalNamed(name);
    if (options.goal) return std::nullopt;
    return UsageError{"--goal takes white, black or either, not " + quoted(name)};
}

std::optional<UsageError> setFormat(Options& options, std::string_view name) {
    if (name == "auto") {
        options.kind.reset();
    } else if (name == "board") {
        options.kind = PuzzleKind::Boards;
    } else if (name == "panel") {
        options.kind = PuzzleKind::Panels;
    } else {
        return UsageError{"--format takes auto, board or panel, not " + quoted(name)};
    }
    return std::nullopt;
}

/// Whether the whole text is a number.
template <class Number>
bool readNumber(std::string_view text, Number& number) {
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stopped == end;
}

std::optional<int> sideFrom(std::string_view text) {
    int side = 0;
    const bool fits = readNumber(text, side) && side >= 1 && side <= Grid::maxSide;
    return fits ? std::optional(side) : std::nullopt;
}

std::optional<UsageError> setTime(Options& options, std::string_view text) {
    constexpr double longest = 1e9;
    double seconds = 0;
    if (!readNumber(text, seconds) || !(seconds > 0 && seconds <= longest)) {
        return UsageError{"--time takes seconds, as in 2.5, not " + quoted(text)};
    }
    options.budget.time =
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(seconds));
    return std::nullopt;
}

std::optional<UsageError> setJobs(Options& options, std::string_view text) {
    constexpr int most = 1024;
    if (!readNumber(text, options.jobs) || options.jobs < 1 || options.jobs > most) {
        return UsageError{"--jobs takes a number of threads from 1 to " + std::to_string(most) + ", not " +
                          quoted(text)};
    }
    return std::nullopt;
}

std::optional<UsageError> setSize(Options& options, std::string_view text) {
    const std::size_t cross = std::min(text.find_first_of("xX"), text.size());
    const auto rows = sideFrom(text.substr(0, cross));
    const auto columns = sideFrom(text.substr(std::min(cross + 1, text.size())));
    if (!rows || !columns) {
        return UsageError{"--size takes rows and columns as in 3x4, both from 1 to " +
                          std::to_string(Grid::maxSide) + ", not " + quoted(text)};
    }
    options.size = Size{*rows, *columns};
    return std::nullopt;
}

/// An option that needs no value.
void applyFlag(Options& options, int code) {
    switch (code) {
    case Presses:
        options.presses = true;
        break;
    case Steps:
        options.steps = true;
        break;
    case Proof:
        options.proof = true;
        break;
    case All:
        options.all = true;
        break;
    case Explain:
        options.explain = true;
        break;
    case Json:
        options.output = Options::Output::Json;
        break;
    case Compare:
        options.output = Options::Output::Comparison;
        break;
    case Methods:
        options.action = Options::Action::Methods;
        break;
    case Help:
        options.action = Options::Action::Help;
        break;
    default:
        options.action = Options::Action::Version;
        break;
    }
}

std::optional<UsageError> apply(Options& options, int code, std::string_view value) {
    switch (code) {
    case MethodName:
        return setMethod(options, value);
    case Time:
        return setTime(options, value);
    case Jobs:
        return setJobs(options, value);
    case GoalColour:
        return setGoal(options, value);
    case BoardSize:
        return setSize(options, value);
    case Format:
        return setFormat(options, value);
    default:
        applyFlag(options, code);
        return std::nullopt;
    }
}

/// Options that contradict each other.
std::optional<UsageError> contradiction(const Options& options) {
    const bool adds = options.presses || options.steps || options.proof || options.all || options.explain;
    if (options.output != Options::Output::Text && adds) {
        return UsageError{"--json and --compare print all they have to say; nothing can be added to them"};
    }
    const bool isPanel = options.kind == PuzzleKind::Panels;
    if (isPanel && options.size) return UsageError{"--size is for boards; a panel tells its size itself"};
    if (isPanel && options.goal) return UsageError{"--goal is for boards; a panel is to be lit"};
    return std::nullopt;
}

/// What getopt_long has just stumbled over: it leaves a short option in optopt, a long one behind optind.
UsageError misused(int code, std::string_view lastArgument) {
    if (code == ':') return {"the option " + quoted(lastArgument) + " needs a value"};
    const bool isShort = optopt != 0 && optopt < Presses;
    const std::string name =
        isShort ? std::string{'-', static_cast<char>(optopt)} : std::string(lastArgument);
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
        if (auto error = apply(options, code == 'h' ? Help : code, optarg ? optarg : "")) return *error;
        if (options.action == Options::Action::Help) return options;
    }
    options.files.assign(pointers.begin() + optind, pointers.end() - 1);
    if (options.files.empty()) options.files.emplace_back("-");
    if (auto error = contradiction(options)) return *error;
    return options;
}

std::string helpText() {
    return R"(Usage: flipsolve [OPTION]... [FILE]...

Reads boards of two-sided pieces and prints, one line a board, the fewest rounds
that make all pieces white or all pieces black, or "Impossible". A round presses
one piece, which flips it and its left, right, upper and lower neighbours.
Without FILE, or when FILE is -, reads standard input.

  bwwb
  bbwb            is answered with 4
  bwwb
  bwww

Black is b, 1, # or *; white is w, 0 or a full stop. Every four rows of four are
a board; boards of other sizes are parted by blank lines, or stand on one line
each: bw/wb.

Also reads Security Panels (UVA 10318) and prints the fewest buttons to press.

What is printed
  --presses       adds the cells to press: 4 1,1 2,2 2,4 3,1 (row,column from 1)
  --steps         draws the board after every round
  --proof         shows why an impossible board is impossible
  --all           lists every press set that needs no more presses
  --explain       tells why it cannot be done with fewer presses, or at all
  --json          one object a puzzle instead, on one line
  --compare       a table of all methods instead: presses, nodes, time, memory
How it is solved
  --goal COLOUR   white, black or either (the default)
  --method NAME   which method searches; all of them give the fewest presses
  --time SECONDS  for each puzzle; what is found by then may be "not proven"
  --jobs N        threads, for many puzzles at a time or for a single one
What is read
  --format KIND   board, panel or auto (the default: the first lines tell)
  --size RxC      every R rows of C pieces are a board: --size 3x4
About the program
  --methods       lists the methods
  -h, --help      prints this text
  --version       prints the version

Exit status: 0 when every puzzle has been answered, 2 for bad input or a bad
command line, 1 for anything else. Bad input is told on standard error as
FILE:LINE:COLUMN; the puzzles before it have been answered.
)";
}

std::string methodsText() {
    std::string text;
    for (const Method& method : methods()) {
        text += method.name;
        text += &method == &defaultMethod() ? " (the default)\n" : "\n";
        const auto line = [&](std::string_view what) { text.append("    ").append(what).append("\n"); };
        line(method.summary);
        line("Takes " + std::string(method.takes) + ".");
        line("Time: " + std::string(method.cost) + ". Counts nodes: one a " + std::string(method.node) + ".");
        line("Origin: " + std::string(method.origin) + ".");
    }
    return text;
}

} // namespace flip::console
