// The fewest presses, side by side: by `flipsolve`, by each way alone that `algebra` has to them, and by the
// general solvers that a user would take instead. Processor seconds of whole processes, ours like theirs,
// each with its input in a file; but for the ways alone, which have no input. Every peer is optional and is
// in Debian:
//
//     apt install cryptominisat clasp glpk-utils
//
// Usage: bench_peers [SECONDS], the limit of one proof; 5 seconds if none is given. 79×79 and 95×95 take
// more.

#include "core/generate/random_puzzle.h"
#include "core/solve/equations/equations.h"
#include "tests/bench/own_ways.h"
#include "tests/bench/peer_files.h"
#include "tests/bench/peer_process.h"
#include "tests/bench/timing.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace flip;

namespace {

struct Task {
    const Puzzle& puzzle;
    const TemporaryFolder& folder;
    double mostSeconds;

    [[nodiscard]] ProgramRun run(const std::filesystem::path& program,
                                 const std::vector<std::string>& arguments, double used = 0) const {
        return runProgram(program, arguments, mostSeconds - used, folder / "output");
    }
};

/// What follows a word in a text, as a number.
std::optional<int> numberAfter(std::string_view text, std::string_view word) {
    const auto place = text.find(word);
    if (place == std::string_view::npos) return std::nullopt;
    return std::atoi(std::string(text.substr(place + word.size(), 20)).c_str());
}

/// A proof, and the peak memory of its process in bytes.
struct OwnProof {
    Proof proof;
    double memory = 0;
};

std::optional<OwnProof> proveByFlipsolve(const std::filesystem::path& program, const Task& task) {
    const auto path = task.folder / "board.txt";
    {
        std::ofstream file(path);
        const Size size = task.puzzle.size();
        for (int row = 0; row < size.rows; ++row) {
            for (int column = 0; column < size.columns; ++column) {
                file << (task.puzzle.board.test({row, column}) ? 'b' : 'w');
            }
            file << '\n';
        }
    }
    const std::string size =
        std::to_string(task.puzzle.size().rows) + "x" + std::to_string(task.puzzle.size().columns);
    const auto [output, seconds, memory] = task.run(program, {"--goal", "white", "--size", size, path});
    if (output.find("not proven") != std::string::npos) return std::nullopt;
    const auto presses = numberAfter(output, "");
    if (!presses || *presses == 0) return std::nullopt;
    return OwnProof{{*presses, seconds}, memory};
}

/// A solution with fewer presses is asked for until there is none.
std::optional<Proof> proveByCryptoMiniSat(const std::filesystem::path& program, const Task& task) {
    const ParityProblem problem = parityProblem(task.puzzle);
    const auto path = task.folder / "puzzle.cnf";
    std::optional<int> presses;
    double seconds = 0;
    while (seconds < task.mostSeconds) {
        writeDimacs(problem, presses ? std::optional(*presses - 1) : std::nullopt, path);
        const ProgramRun run = task.run(program, {"--verb", "0", path}, seconds);
        seconds += run.seconds;
        if (presses && run.output.find("s UNSATISFIABLE") != std::string::npos)
            return Proof{*presses, seconds};
        if (run.output.find("s SATISFIABLE") == std::string::npos) return std::nullopt;
        presses = 0;
        std::istringstream words(run.output);
        for (std::string word; words >> word;) {
            const int literal = std::atoi(word.c_str());
            if (literal > 0 && literal <= problem.presses) ++*presses;
        }
    }
    return std::nullopt;
}

std::optional<Proof> proveByClasp(const std::filesystem::path& program, const Task& task) {
    const auto path = task.folder / "puzzle.opb";
    writePseudoBoolean(parityProblem(task.puzzle), path);
    const auto [output, seconds, memory] = task.run(program, {"--quiet=1", path});
    if (output.find("OPTIMUM FOUND") == std::string::npos) return std::nullopt;
    const auto last = output.rfind("\no ");
    return Proof{numberAfter(std::string_view(output).substr(last), "\no ").value_or(-1), seconds};
}

std::optional<Proof> proveByGlpk(const std::filesystem::path& program, const Task& task) {
    const auto path = task.folder / "puzzle.lp";
    const auto solution = task.folder / "solution.txt";
    writeIntegerProgram(parityProblem(task.puzzle), path);
    const auto [output, seconds, memory] = task.run(program, {"--lp", path, "-o", solution});
    if (output.find("INTEGER OPTIMAL SOLUTION FOUND") == std::string::npos) return std::nullopt;
    std::ostringstream text;
    text << std::ifstream(solution).rdbuf();
    return Proof{numberAfter(text.str(), "presses = ").value_or(-1), seconds};
}

/// A row of the table is added here.
struct Peer {
    const char* name;
    const char* program;
    std::optional<Proof> (*prove)(const std::filesystem::path& program, const Task& task);
};

constexpr std::array peers{Peer{"cryptominisat5", "cryptominisat5", proveByCryptoMiniSat},
                           Peer{"clasp", "clasp", proveByClasp}, Peer{"glpk", "glpsol", proveByGlpk}};

/// A peer that has run out of time so often is not asked any more.
constexpr int mostFailures = 2;

void printBeside(const std::optional<Proof>& proof, const Proof& ours) {
    std::string cell = "no proof";
    if (proof && proof->presses != ours.presses) cell = "wrong: " + std::to_string(proof->presses);
    if (proof && proof->presses == ours.presses) {
        std::array<char, 32> ratio{};
        std::snprintf(ratio.data(), ratio.size(), " %.3gx", proof->seconds / ours.seconds);
        cell = inUnits(proof->seconds) + ratio.data();
    }
    std::printf("%20s", cell.c_str());
    std::fflush(stdout);
}

/// All that stand beside our program, and how often each of them has failed.
class Table {
  public:
    explicit Table(double mostSeconds) : mostSeconds_(mostSeconds) {}

    void printHead() const {
        std::printf(
            "fewest presses for the plus on n x n, proven within %g s, and how many times flipsolve's "
            "time that is;\n-: not tried after two failures\n%-8s%4s%4s%9s%10s%12s",
            mostSeconds_, "board", "n", "k", "presses", "memory", "flipsolve");
        for (const OwnWay& way : ownWays()) std::printf("%20s", way.name);
        for (const Peer& peer : peers) std::printf("%20s", peer.name);
        std::printf("\n");
    }

    void printRow(const char* board, const Puzzle& puzzle) {
        const Task task{puzzle, folder_, mostSeconds_};
        const std::int64_t nullity = solveEquations(puzzle.rule, {}).nullity;
        std::printf("%-8s%4d%4d", board, puzzle.size().rows, static_cast<int>(nullity));
        const auto ours = proveByFlipsolve(FLIPSOLVE, task);
        if (!ours) {
            std::printf("  no proof by flipsolve\n");
            return;
        }
        std::printf("%9lld%6.0f MiB%12s", static_cast<long long>(ours->proof.presses),
                    ours->memory / (1 << 20), inUnits(ours->proof.seconds).c_str());
        for (const OwnWay& way : ownWays()) printBeside(way.prove(puzzle, mostSeconds_), ours->proof);
        for (std::size_t i = 0; i < peers.size(); ++i) {
            const auto program = findProgram(peers[i].program);
            if (!program || failures_[i] == mostFailures) {
                std::printf("%20s", program ? "-" : "absent");
                continue;
            }
            const auto proof = peers[i].prove(*program, task);
            if (!proof) ++failures_[i];
            printBeside(proof, ours->proof);
        }
        std::printf("\n");
    }

  private:
    double mostSeconds_;
    TemporaryFolder folder_;
    std::array<int, peers.size()> failures_{};
};

void fewestPresses(double mostSeconds) {
    Table table(mostSeconds);
    table.printHead();
    for (const int side : {4, 5, 6, 7, 8, 9, 10, 11, 14, 16, 19, 23, 30, 39, 47, 61, 64, 65, 67, 79, 95}) {
        const Rule rule = Rule::fromPattern({side, side}, Pattern::plus());
        table.printRow("all lit", {rule, Grid::filled({side, side}), Goal::White});
        table.printRow("drawn", randomPuzzle(rule, Goal::White, 1));
    }
}

} // namespace

int main(int argc, char** argv) {
    fewestPresses(argc > 1 ? std::atof(argv[1]) : 5);
    return 0;
}
