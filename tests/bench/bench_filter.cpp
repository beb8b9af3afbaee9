// flipsolve as a filter, beside what the system needs to read the same file or to start any program at all,
// in CPU time of one thread where nothing else is said. Usage: bench_filter

#include "app/flipsolve/input.h"
#include "app/flipsolve/known_replies.h"
#include "core/base/random.h"
#include "core/generate/random_puzzle.h"
#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "tests/bench/peer_process.h"
#include "tests/bench/timing.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

using namespace flip;

namespace {

constexpr int boardCount = 5'000'000;
constexpr int repetitions = 7;
constexpr int starts = 400;
constexpr double mostSeconds = 600;

using Path = std::filesystem::path;

/// The least of some measurements: whatever else the machine does only adds.
double least(int times, const std::function<double()>& measure) {
    double best = measure();
    for (int i = 1; i < times; ++i) best = std::min(best, measure());
    return best;
}

double cpuOf(const Path& program, const std::vector<std::string>& arguments, int times = repetitions) {
    return least(times, [&] { return runProgram(program, arguments, mostSeconds, "/dev/null").seconds; });
}

/// What a function takes in a process of its own, in CPU time, its standard output thrown away.
double cpuOfFork(const std::function<void()>& work) {
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
        static_cast<void>(dup2(nowhere, STDOUT_FILENO));
        work();
        _exit(0);
    }
    rusage usage{};
    static_cast<void>(wait4(child, nullptr, 0, &usage));
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double wallOf(const std::function<void()>& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void print(const std::string& work, double seconds, const std::string& beside, double yardstick,
           double goal) {
    std::printf("%-44s%12s%12s  %-22s%6.2f  goal %.2f\n", work.c_str(), inUnits(seconds).c_str(),
                inUnits(yardstick).c_str(), beside.c_str(), seconds / yardstick, goal);
    std::fflush(stdout);
}

void writeBoards(const Path& path, const std::string& lineEnd, bool blankLines) {
    Random random(1);
    std::array<std::string, 16> rows;
    for (unsigned bits = 0; bits < rows.size(); ++bits) {
        for (unsigned column = 0; column < 4; ++column)
            rows.at(bits) += ((bits >> column) & 1U) != 0 ? 'b' : 'w';
        rows.at(bits) += lineEnd;
    }
    std::ofstream file(path, std::ios::binary);
    std::string text;
    for (int i = 0; i < boardCount; ++i) {
        if (blankLines && i > 0) text += lineEnd;
        for (std::uint64_t board = random.below(65'536), row = 0; row < 4; ++row, board /= 16)
            text += rows.at(board % 16);
        if (text.size() > 1U << 20U || i + 1 == boardCount) {
            file << text;
            text.clear();
        }
    }
}

void writePanels(const Path& path) {
    std::ofstream file(path);
    for (unsigned bits = 0; bits < unsigned{Pattern::count}; ++bits) {
        for (int cells = 0; cells < 25; ++cells) {
            file << cells / 5 + 1 << ' ' << cells % 5 + 1 << '\n';
            for (unsigned cell = 0; cell < 9; ++cell)
                file << (((bits >> cell) & 1U) != 0 ? '*' : '.') << (cell % 3 == 2 ? "\n" : "");
        }
    }
}

void writeLargeBoards(const Path& path) {
    std::ofstream file(path);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Rule rule = Rule::fromPattern({47, 47}, Pattern::plus());
        file << writeBoard(randomPuzzle(rule, Goal::White, seed).board) << '\n';
    }
}

/// The work of flipsolve on a file of 4×4 boards, with one kernel.
void filter(const Path& path, const PlainKernel& kernel) {
    console::Options options;
    console::Output output;
    console::KnownReplies known(options);
    console::Input input(path, [] { return true; });
    BoardStream boards([&] { return input.read(); }, {.judge = true, .size = {}, .kernel = &kernel});
    std::vector<std::uint16_t> plain(4096);
    while (true) {
        while (const std::size_t count = boards.nextPlain(plain))
            static_cast<void>(known.write(std::span(plain).first(count), output));
        const auto board = boards.next();
        if (!board) break;
        output.write(known.to(static_cast<std::uint16_t>((*board)->packed())).text);
    }
    output.flush();
}

void streams(const TemporaryFolder& folder) {
    const Path boards = folder / "boards.txt";
    writeBoards(boards, "\n", false);
    const double count = cpuOf("/usr/bin/wc", {"-l", boards});
    print("5 million boards, flipsolve", cpuOf(FLIPSOLVE, {boards}), "wc -l", count, 2);
    for (const PlainKernel& kernel : plainKernels()) {
        if (!kernel.runsHere()) continue;
        const double seconds = least(repetitions, [&] { return cpuOfFork([&] { filter(boards, kernel); }); });
        const bool isVector = &kernel != &plainKernels().back();
        print("  with " + std::string(kernel.name), seconds, "wc -l", count, isVector ? 2 : 3);
    }
    const double presses = cpuOf(FLIPSOLVE, {"--presses", boards});
    print("  with the cells to press", presses, "wc -l", count, 2.5);
    const auto other = [&](const char* name, const std::string& lineEnd, bool blankLines) {
        const Path path = folder / "other.txt";
        writeBoards(path, lineEnd, blankLines);
        print(name, cpuOf(FLIPSOLVE, {path}), "wc -l", cpuOf("/usr/bin/wc", {"-l", path}), 2);
    };
    other("  with blank lines between", "\n", true);
    other("  with CR LF", "\r\n", false);
    other("  with both", "\r\n", true);
}

void panels(const TemporaryFolder& folder) {
    const Path path = folder / "panels.txt";
    writePanels(path);
    print("12,800 Security Panels", cpuOf(FLIPSOLVE, {path}), "15 ms", 0.015, 1);
}

/// 100 million pieces: what is read and written, and the memory that this takes.
void hugeBoard(const TemporaryFolder& folder) {
    constexpr int side = 10'000;
    constexpr double mebibyte = 1 << 20;
    constexpr double mostMemory = 100 * mebibyte;
    const Path path = folder / "huge.txt";
    const Rule rule = Rule::fromPattern({side, side}, Pattern::plus());
    std::ofstream(path) << writeBoard(randomPuzzle(rule, Goal::White, 1).board);
    const double count = cpuOf("/usr/bin/wc", {"-l", path});
    const auto run = [&](const char* name, const std::vector<std::string>& options) {
        std::vector<std::string> arguments{"--goal", "white", path};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const ProgramRun used = runProgram(FLIPSOLVE, arguments, mostSeconds, "/dev/null");
        std::printf("%-44s%12s%12s  %-22s%6.1f\n", name, inUnits(used.seconds).c_str(),
                    inUnits(count).c_str(), "wc -l", used.seconds / count);
        std::printf("%-44s%8.0f MiB%8.0f MiB  %-22s%6.2f  goal 1.00\n", "  its memory",
                    used.memory / mebibyte, mostMemory / mebibyte, "100 MiB", used.memory / mostMemory);
    };
    run("one board of 10,000×10,000", {});
    run("  with the cells to press", {"--presses"});
    run("  as JSON", {"--json"});
}

/// A median of many starts, one after the other with those of a program that does nothing.
void coldStart(const TemporaryFolder& folder) {
    const Path board = folder / "board.txt";
    std::ofstream(board) << "bwwb\nbbwb\nbwwb\nbwww\n";
    std::vector<double> ours;
    std::vector<double> nothing;
    for (int i = 0; i < starts; ++i) {
        ours.push_back(wallOf([&] { static_cast<void>(cpuOf(FLIPSOLVE, {board}, 1)); }));
        nothing.push_back(wallOf([&] { static_cast<void>(cpuOf("/bin/true", {}, 1)); }));
    }
    std::ranges::sort(ours);
    std::ranges::sort(nothing);
    print("one board, cold process (wall)", ours[starts / 2], "/bin/true", nothing[starts / 2], 1.3);
}

void jobs(const TemporaryFolder& folder) {
    const Path path = folder / "large.txt";
    writeLargeBoards(path);
    const auto wall = [&](const char* count) {
        return wallOf([&] {
            static_cast<void>(cpuOf(FLIPSOLVE, {"--goal", "white", "--jobs", count, path}, 1));
        });
    };
    const double one = wall("1");
    print("eight boards of 47×47, --jobs 2 (wall)", wall("2"), "--jobs 1", one, 0.6);
}

} // namespace

int main() {
    if (!std::filesystem::exists(FLIPSOLVE)) {
        std::fprintf(stderr, "bench_filter: there is no %s to measure\n", FLIPSOLVE);
        return 1;
    }
    const TemporaryFolder folder;
    std::printf("%-44s%12s%12s  %-22s%6s\n", "work", "time", "beside", "that of", "ratio");
    streams(folder);
    panels(folder);
    hugeBoard(folder);
    coldStart(folder);
    jobs(folder);
}
