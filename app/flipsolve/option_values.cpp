#include "app/flipsolve/option_values.h"

#include "app/flipsolve/picture_file.h"
#include "app/flipsolve/reading_text.h"
#include "core/base/counted.h"
#include "core/generate/levels.h"
#include "core/text/board_text.h"
#include "core/text/words.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace flip::console {

namespace {

constexpr std::string_view goalOrTarget = "--goal cannot be combined with --target";

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

/// `name` is that of the option.
std::optional<UsageError> readSeconds(std::chrono::nanoseconds& time, std::string_view name,
                                      std::string_view text) {
    constexpr double longest = 1e9;
    const auto seconds = decimalFrom(text);
    if (!seconds || !(*seconds > 0 && *seconds <= longest)) {
        return UsageError{
            std::string(name) +
            " takes a number of seconds in plain digits, above 0 and up to 1000000000, such as 2.5, not " +
            quoted(text)};
    }
    time = std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(*seconds));
    return std::nullopt;
}

std::optional<UsageError> readSize(Options& options, std::string_view name, std::string_view text) {
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

} // namespace

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

std::optional<UsageError> setTime(Options& options, std::string_view text) {
    return readSeconds(options.budget.time, "--time", text);
}

std::optional<UsageError> setDuration(Options& options, std::string_view text) {
    return readSeconds(options.duration.emplace(), "--duration", text);
}

std::optional<UsageError> setMemory(Options& options, std::string_view text) {
    constexpr int fewest = 16;
    constexpr int most = 1 << 20;
    int mebibytes = 0;
    if (!readNumber(text, mebibytes) || mebibytes < fewest || mebibytes > most) {
        return UsageError{"--memory takes a number of MiB from " + grouped(fewest) + " to " + grouped(most) +
                          ", not " + quoted(text)};
    }
    options.budget.memory = std::int64_t{mebibytes} << 20;
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

std::optional<UsageError> setCheckpoint(Options& options, std::string_view path) {
    options.checkpoint = path;
    // Elsewhere that is standard input, which cannot be replaced.
    if (path.empty() || path == "-") return UsageError{"--checkpoint takes the name of a file"};
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

std::optional<UsageError> setSize(Options& options, std::string_view text) {
    return readSize(options, "--size", text);
}

std::optional<UsageError> setHardest(Options& options, std::string_view text) {
    options.action = Options::Action::Hardest;
    return readSize(options, "--hardest", text);
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
    if (!look && look.error().find(',') != std::string::npos)
        return UsageError{"--look takes no words that contradict each other, such as " +
                          quoted(look.error())};
    if (!look)
        return UsageError{"--look takes words such as dark,plain: some of " + pictureLookWords() + "; not " +
                          quoted(look.error())};
    options.look = *look;
    return std::nullopt;
}

} // namespace flip::console
