#include "app/flipsolve/options.h"

#include "app/flipsolve/contradictions.h"
#include "app/flipsolve/picture_file.h"
#include "app/flipsolve/reading_text.h"
#include "core/base/counted.h"
#include "core/generate/levels.h"
#include "core/text/board_text.h"
#include "core/text/words.h"

#include <getopt.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

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
    Memory,
    GoalColour,
    TargetBoard,
    BoardSize,
    Format,
    JudgeName,
    Judges,
    CheckProgram,
    Duration,
    Seed,
    Order,
    Strict,
    Export,
    Look,
    Checkpoint,
    Part,
    Merge,
    Hardest,
    Torus,
    LevelNumber,
    Daily,
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
    option{"memory", required_argument, nullptr, Memory},
    option{"goal", required_argument, nullptr, GoalColour},
    option{"target", required_argument, nullptr, TargetBoard},
    option{"size", required_argument, nullptr, BoardSize},
    option{"format", required_argument, nullptr, Format},
    option{"judge", required_argument, nullptr, JudgeName},
    option{"judges", no_argument, nullptr, Judges},
    option{"check", required_argument, nullptr, CheckProgram},
    option{"duration", required_argument, nullptr, Duration},
    option{"seed", required_argument, nullptr, Seed},
    option{"order", required_argument, nullptr, Order},
    option{"strict", no_argument, nullptr, Strict},
    option{"export", required_argument, nullptr, Export},
    option{"look", required_argument, nullptr, Look},
    option{"checkpoint", required_argument, nullptr, Checkpoint},
    option{"part", required_argument, nullptr, Part},
    option{"merge", no_argument, nullptr, Merge},
    option{"hardest", required_argument, nullptr, Hardest},
    option{"torus", no_argument, nullptr, Torus},
    option{"level", required_argument, nullptr, LevelNumber},
    option{"daily", required_argument, nullptr, Daily},
    option{"help", no_argument, nullptr, Help},
    option{"version", no_argument, nullptr, Version},
    option{nullptr, 0, nullptr, 0},
};

constexpr std::string_view goalOrTarget = "--goal cannot be combined with --target";

std::string quoted(std::string_view text) { return "“" + std::string(text) + "”"; }

std::optional<UsageError> setMethod(Options& options, std::string_view name) {
    options.method = findMethod(name);
    if (options.method) return std::nullopt;
    return UsageError{"there is no method " + quoted(name) + "; flipsolve --methods lists them"};
}

std::optional<UsageError> setGoal(Options& options, std::string_view name) {
    const auto goal = goalNamed(name);
    if (!goal) return UsageError{"--goal takes white, black or either, not " + quoted(name)};
    if (options.goal && !options.goal->isUniform()) return UsageError{std::string(goalOrTarget)};
    options.goal = *goal;
    return std::nullopt;
}

/// A row of signs may be a square, too, and its groups rows: the puzzle tells.
std::optional<UsageError> setTarget(Options& options, std::string_view text) {
    options.targets = boardsThatMayBe(text);
    options.targetText = text;
    if (options.targets.empty()) {
        const TextError error = readBoard(text).error();
        return UsageError{"--target takes a board such as wwww/wbbw/wbbw/wwww; found " + error.found +
                          ", expected " + error.expected};
    }
    if (options.goal && options.goal->isUniform()) return UsageError{std::string(goalOrTarget)};
    options.goal = Goal::target(options.targets.front());
    return std::nullopt;
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

std::optional<UsageError> setJudge(Options& options, std::string_view name) {
    options.judgeByText = name == "auto";
    options.judge = findJudge(name);
    if (options.isForJudge()) return std::nullopt;
    return UsageError{"there is no judge " + quoted(name) + "; flipsolve --judges lists them"};
}

std::optional<UsageError> setOrder(Options& options, std::string_view name) {
    if (name == "reading") {
        options.order = Ties::EarlierCells;
    } else if (name == "lexicographic") {
        options.order = Ties::SmallerString;
    } else {
        return UsageError{"--order takes reading or lexicographic, not " + quoted(name)};
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

/// A decimal fraction without an exponent, to the nanosecond. std::from_chars reads none with libc++ before
/// 20, and the older functions ask the locale what a point is.
std::optional<double> decimalFrom(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (!std::ranges::all_of(fraction, isDigit)) return std::nullopt;
    // More digits would not fit into the number, and make no difference.
    fraction = fraction.substr(0, 9);
    std::uint64_t digits = 0;
    if (!readNumber(std::string(text.substr(0, point)).append(fraction), digits)) return std::nullopt;
    return static_cast<double>(digits) / std::pow(10.0, fraction.size());
}

std::optional<int> sideFrom(std::string_view text) {
    int side = 0;
    const bool fits = readNumber(text, side) && side >= 1 && side <= Grid::maxSide;
    return fits ? std::optional(side) : std::nullopt;
}

std::optional<UsageError> setSeconds(std::chrono::nanoseconds& time, std::string_view name,
                                     std::string_view text) {
    constexpr double longest = 1e9;
    const auto seconds = decimalFrom(text);
    if (!seconds || !(*seconds > 0 && *seconds <= longest)) {
        return UsageError{std::string(name) + " takes a number of seconds such as 2.5, not " + quoted(text)};
    }
    time = std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(*seconds));
    return std::nullopt;
}

std::optional<UsageError> setMemory(Budget& budget, std::string_view text) {
    constexpr int fewest = 16;
    constexpr int most = 1 << 20;
    int mebibytes = 0;
    if (!readNumber(text, mebibytes) || mebibytes < fewest || mebibytes > most) {
        return UsageError{"--memory takes a number of MiB from " + grouped(fewest) + " to " + grouped(most) +
                          ", not " + quoted(text)};
    }
    budget.memory = std::int64_t{mebibytes} << 20;
    return std::nullopt;
}

std::optional<UsageError> setJobs(Options& options, std::string_view text) {
    constexpr int most = 1024;
    if (!readNumber(text, options.jobs) || options.jobs < 1 || options.jobs > most) {
        return UsageError{"--jobs takes a number of threads from 1 to " + grouped(most) + ", not " +
                          quoted(text)};
    }
    return std::nullopt;
}

std::optional<UsageError> setPart(Options& options, std::string_view text) {
    constexpr std::uint64_t most = 10'000;
    const std::size_t slash = std::min(text.find('/'), text.size());
    Options::Part part;
    const bool isRead = readNumber(text.substr(0, slash), part.number) &&
                        readNumber(text.substr(std::min(slash + 1, text.size())), part.count);
    if (!isRead || part.number < 1 || part.number > part.count || part.count > most) {
        return UsageError{"--part takes a part as in 3/8, of at most " + grouped(most) + ", not " +
                          quoted(text)};
    }
    options.part = part;
    return std::nullopt;
}

std::optional<UsageError> setSize(Options& options, std::string_view name, std::string_view text) {
    const std::size_t cross = std::min(text.find_first_of("xX"), text.size());
    const auto rows = sideFrom(text.substr(0, cross));
    const auto columns = sideFrom(text.substr(std::min(cross + 1, text.size())));
    if (!rows || !columns) {
        return UsageError{std::string(name) + " takes rows and columns as in 3x4, both from 1 to " +
                          grouped(Grid::maxSide) + ", not " + quoted(text)};
    }
    options.size = Size{*rows, *columns};
    return std::nullopt;
}

std::optional<UsageError> setSeed(Options& options, std::string_view text) {
    std::uint64_t seed = 0;
    if (!readNumber(text, seed)) return UsageError{"--seed takes a number such as 42, not " + quoted(text)};
    options.seed = seed;
    return std::nullopt;
}

std::optional<UsageError> setLevel(Options& options, std::string_view text) {
    options.action = Options::Action::Level;
    if (readNumber(text, options.level) && levelNumbered(options.level)) return std::nullopt;
    return UsageError{"--level takes a number from 1 to " + std::to_string(levelCount) + ", not " +
                      quoted(text)};
}

std::optional<UsageError> setDay(Options& options, std::string_view text) {
    options.action = Options::Action::Daily;
    const bool hasDashes = text.size() == 10 && text[4] == '-' && text[7] == '-';
    const bool isRead = hasDashes && readNumber(text.substr(0, 4), options.day.year) &&
                        readNumber(text.substr(5, 2), options.day.month) &&
                        readNumber(text.substr(8), options.day.day);
    if (isRead && isDay(options.day)) return std::nullopt;
    return UsageError{"--daily takes a date such as 2026-11-22, not " + quoted(text)};
}

std::optional<UsageError> setProgram(Options& options, std::string_view command) {
    options.program = command;
    options.action = Options::Action::Check;
    const bool isBlank = command.find_first_not_of(" \t\r\n") == std::string_view::npos;
    return isBlank ? std::optional(UsageError{"--check takes a command for the shell"}) : std::nullopt;
}

std::optional<UsageError> setPicture(Options& options, std::string_view path) {
    options.picture = path;
    const bool isPicture =
        std::ranges::any_of(pictureEndings, [&](const char* ending) { return path.ends_with(ending); });
    if (isPicture) return std::nullopt;
    return UsageError{
        "--export takes a name that ends in .svg, .png, .pdf or .webp, such as board.svg, not " +
        quoted(path)};
}

std::optional<UsageError> setLook(Options& options, std::string_view text) {
    const auto look = readPictureLook(text);
    if (!look)
        return UsageError{"--look takes words such as dark,plain: some of " + pictureLookWords() + "; not " +
                          quoted(look.error())};
    options.look = *look;
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
    case Torus:
        options.edges = Edges::Torus;
        break;
    case Methods:
        options.action = Options::Action::Methods;
        break;
    case Judges:
        options.action = Options::Action::Judges;
        break;
    case Merge:
        options.merges = true;
        break;
    case Strict:
        options.strict = true;
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
        return setSeconds(options.budget.time, "--time", value);
    case Duration:
        return setSeconds(options.duration.emplace(), "--duration", value);
    case Seed:
        return setSeed(options, value);
    case CheckProgram:
        return setProgram(options, value);
    case Jobs:
        return setJobs(options, value);
    case Memory:
        return setMemory(options.budget, value);
    case GoalColour:
        return setGoal(options, value);
    case TargetBoard:
        return setTarget(options, value);
    case BoardSize:
        return setSize(options, "--size", value);
    case Hardest:
        options.action = Options::Action::Hardest;
        return setSize(options, "--hardest", value);
    case LevelNumber:
        return setLevel(options, value);
    case Daily:
        return setDay(options, value);
    case Format:
        return setFormat(options, value);
    case JudgeName:
        return setJudge(options, value);
    case Order:
        return setOrder(options, value);
    case Export:
        return setPicture(options, value);
    case Look:
        return setLook(options, value);
    case Checkpoint:
        options.checkpoint = value;
        // Elsewhere that is standard input, which cannot be replaced.
        if (value.empty() || value == "-") return UsageError{"--checkpoint takes the name of a file"};
        return std::nullopt;
    case Part:
        return setPart(options, value);
    default:
        applyFlag(options, code);
        return std::nullopt;
    }
}

/// "--presses", "--presses or --proof", …: the options whose names begin so.
std::string optionsBeginningWith(std::string_view beginning) {
    std::string text;
    for (const option& candidate : longOptions) {
        if (!candidate.name || !std::string_view(candidate.name).starts_with(beginning)) continue;
        text.append(text.empty() ? "--" : " or --").append(candidate.name);
    }
    return text;
}

/// What getopt_long has just stumbled over. It leaves an option that is short, or known and misused, in
/// optopt; a long one that is unknown, or short for several, is the last argument it has looked at.
UsageError misused(int code, std::string_view lastArgument) {
    const bool isShort = optopt != 0 && optopt < Presses;
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
        int number = 0;
        const int code = getopt_long(count, pointers.data(), ":h", longOptions.data(), &number);
        if (code == -1) break;
        if (code == ':' || code == '?') return misused(code, pointers[static_cast<std::size_t>(optind) - 1]);
        if (auto error = apply(options, code == 'h' ? Help : code, optarg ? optarg : "")) return *error;
        // Whatever else is asked for, as other programs do.
        if (options.action == Options::Action::Help || options.action == Options::Action::Version)
            return options;
        options.given.emplace_back(longOptions[static_cast<std::size_t>(number)].name);
    }
    options.files.assign(pointers.begin() + optind, pointers.end() - 1);
    if (auto error = contradiction(options)) return *error;
    if (options.files.empty()) options.files.emplace_back("-");
    return options;
}

} // namespace flip::console
