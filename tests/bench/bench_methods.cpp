// What each method of the table costs: nodes, time and memory on single boards, on all boards of POJ 1753 and
// on all panels of UVA 10318, side by side, with the ratio to the fastest. Usage: bench_methods [NAME…]

#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/trace/search_trace.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

using namespace flip;

namespace {

struct Task {
    std::string title;
    std::vector<Puzzle> puzzles;
    /// Methods that would take minutes; they run when they are asked for by name.
    std::vector<std::string_view> leftOut = {};
};

struct Line {
    const Method* method = nullptr;
    std::string answer;
    Cost cost;
};

/// Sixteen letters in reading order.
Puzzle fourByFour(std::string_view letters) {
    Grid board({4, 4});
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (letters[i] == 'b') board.flip(cellAt(board.size(), static_cast<std::int64_t>(i)));
    }
    return Puzzle::flipGame(std::move(board));
}

std::vector<Puzzle> allBoards() {
    std::vector<Puzzle> boards;
    for (std::uint64_t bits = 0; bits < 65'536; ++bits) {
        boards.push_back(Puzzle::flipGame(Grid::fromPacked({4, 4}, bits)));
    }
    return boards;
}

std::vector<Puzzle> allPanels() {
    std::vector<Puzzle> panels;
    for (int rows = 1; rows <= 5; ++rows) {
        for (int columns = 1; columns <= 5; ++columns) {
            for (unsigned bits = 0; bits < unsigned{Pattern::count}; ++bits) {
                const Size size{rows, columns};
                panels.push_back({Rule::fromPattern(size, Pattern(bits)), Grid(size), Goal::Black});
            }
        }
    }
    return panels;
}

std::vector<Puzzle> allLit(int side) {
    const Size size{side, side};
    return {{Rule::fromPattern(size, Pattern::plus()), Grid::filled(size), Goal::White}};
}

std::string wordFor(const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer)) {
        return std::to_string(optimal->presses.count()) + " presses";
    }
    if (std::holds_alternative<Impossible>(answer)) return "impossible";
    return std::holds_alternative<TooLarge>(answer) ? "too large" : "no answer";
}

/// The outcome of the fastest of as many runs as fill a twentieth of a second: the first one of a search that
/// takes microseconds mostly measures cold caches.
Outcome bestRun(const Method& method, const Puzzle& puzzle) {
    constexpr auto enough = std::chrono::milliseconds(50);
    Outcome best = solve(method, puzzle);
    for (auto total = best.cost.time; total < enough && best.cost.time.count() > 0;) {
        Outcome next = solve(method, puzzle);
        total += next.cost.time;
        if (next.cost.time < best.cost.time) best = std::move(next);
    }
    return best;
}

/// The sum over all puzzles; the answers of more than one are told as the sum of their presses.
Line run(const Method& method, const Task& task) {
    Line line{&method, {}, {}};
    std::int64_t presses = 0;
    for (const Puzzle& puzzle : task.puzzles) {
        const Outcome outcome = task.puzzles.size() == 1 ? bestRun(method, puzzle) : solve(method, puzzle);
        line.answer = wordFor(outcome.answer);
        if (std::holds_alternative<TooLarge>(outcome.answer)) return line;
        if (const auto* optimal = std::get_if<Optimal>(&outcome.answer)) presses += optimal->presses.count();
        line.cost.nodes += outcome.cost.nodes;
        line.cost.time += outcome.cost.time;
        line.cost.memory = std::max(line.cost.memory, outcome.cost.memory);
    }
    if (task.puzzles.size() > 1) line.answer = std::to_string(presses) + " presses";
    return line;
}

void print(const Task& task, const std::vector<Line>& lines) {
    std::printf("\n%s\n%-18s%16s%16s%14s%10s%12s\n", task.title.c_str(), "method", "answer", "nodes",
                "milliseconds", "ratio", "KiB");
    auto fastest = std::chrono::nanoseconds::max();
    for (const Line& line : lines) {
        if (line.cost.time.count() > 0) fastest = std::min(fastest, line.cost.time);
    }
    for (const Line& line : lines) {
        std::printf("%-18s%16s", line.method->name.data(), line.answer.c_str());
        if (line.cost.time.count() > 0) {
            std::printf("%16llu%14.4f%10.1f%12lld", static_cast<unsigned long long>(line.cost.nodes),
                        static_cast<double>(line.cost.time.count()) * 1e-6,
                        static_cast<double>(line.cost.time.count()) / static_cast<double>(fastest.count()),
                        static_cast<long long>(line.cost.memory / 1024));
        }
        std::printf("\n");
    }
    std::fflush(stdout);
}

/// The methods that were asked for by name, or all.
std::vector<const Method*> chosen(int count, char** names) {
    std::vector<const Method*> methodsToRun;
    for (const Method& method : methods()) {
        const bool named =
            std::any_of(names + 1, names + count, [&](const char* name) { return method.name == name; });
        if (count == 1 || named) methodsToRun.push_back(&method);
    }
    return methodsToRun;
}

/// Hears everything and says nothing.
class Listener : public Monitor {
  public:
    void progressed(const Progress& /*progress*/) override {}

    bool stopRequested() override { return false; }
};

double millisecondsOf(const Method& method, const std::vector<Puzzle>& puzzles,
                      const SearchContext& context) {
    std::chrono::nanoseconds time{0};
    for (const Puzzle& puzzle : puzzles) time += solve(method, puzzle, context).cost.time;
    return static_cast<double>(time.count()) * 1e-6;
}

/// The first 200 boards, of which most are impossible, with nobody there, listened to, and recorded.
void printCostOfWatching(const std::vector<const Method*>& methodsToRun) {
    const std::vector<Puzzle> all = allBoards();
    const std::vector<Puzzle> boards(all.begin(), all.begin() + 200);
    Listener listener;
    SearchTrace trace;
    std::printf("\n200 boards, watched\n%-18s%16s%16s%14s\n", "method", "alone, ms", "monitor, ms",
                "trace, ms");
    for (const Method* method : methodsToRun) {
        std::printf("%-18s%16.3f%16.3f%14.3f\n", method->name.data(), millisecondsOf(*method, boards, {}),
                    millisecondsOf(*method, boards, {.monitor = &listener}),
                    millisecondsOf(*method, boards, {.trace = &trace}));
    }
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<const Method*> methodsToRun = chosen(argc, argv);
    const std::vector<Task> tasks{
        {"the sample of POJ 1753", {fourByFour("bwwbbbwbbwwbbwww")}},
        {"a board of six rounds", {fourByFour("bwbwbbwbbbwwwwww")}},
        {"an impossible board", {fourByFour("bwwwwwwwwwwwwwww")}},
        {"5x5, all lit", allLit(5)},
        {"8x8, all lit", allLit(8)},
        {"16x16, all lit", allLit(16)},
        {"all 65,536 boards of POJ 1753", allBoards()},
        {"all 12,800 panels of UVA 10318", allPanels(), {"subsets", "breadth-first"}},
    };
    for (const Task& task : tasks) {
        std::vector<Line> lines;
        for (const Method* method : methodsToRun) {
            const bool leftOut = argc == 1 && std::ranges::count(task.leftOut, method->name) > 0;
            lines.push_back(leftOut ? Line{method, "left out", {}} : run(*method, task));
        }
        print(task, lines);
    }
    printCostOfWatching(methodsToRun);
    return 0;
}
