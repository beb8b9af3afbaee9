#include "tests/bench/peer_files.h"

#include "core/solve/equations/equations.h"

#include <bit>
#include <fstream>
#include <utility>

namespace flip {

namespace {

/// At most `most` of the presses (C. Sinz, "Towards an optimal CNF encoding of Boolean cardinality
/// constraints", 2005): a new variable says that at least j of the first i are pressed.
std::vector<std::vector<int>> atMost(int presses, int most) {
    const auto counted = [&](int i, int j) { return presses + (i - 1) * most + j; };
    std::vector<std::vector<int>> clauses;
    if (most == 0) {
        for (int i = 1; i <= presses; ++i) clauses.push_back({-i});
        return clauses;
    }
    for (int i = 1; i <= presses; ++i) {
        clauses.push_back({-i, counted(i, 1)});
        for (int j = 1; j <= most && i > 1; ++j) {
            clauses.push_back({-counted(i - 1, j), counted(i, j)});
            if (j > 1) clauses.push_back({-i, -counted(i - 1, j - 1), counted(i, j)});
        }
        if (i > 1) clauses.push_back({-i, -counted(i - 1, most)});
    }
    return clauses;
}

} // namespace

ParityProblem parityProblem(const Puzzle& puzzle) {
    const Size size = puzzle.size();
    ParityProblem problem{static_cast<int>(size.cells()), {}};
    const Rule flippedBy = puzzle.rule.transposed();
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        const Cell piece = cellAt(size, i);
        auto& equation = problem.equations.emplace_back();
        equation.odd = puzzle.board.test(piece);
        flippedBy.forEachFlipped(piece, [&](Cell press) {
            equation.presses.push_back(static_cast<int>(indexOf(size, press)) + 1);
        });
    }
    return problem;
}

void writeDimacs(const ParityProblem& problem, std::optional<int> most, const std::filesystem::path& path) {
    const auto clauses = most ? atMost(problem.presses, *most) : std::vector<std::vector<int>>{};
    std::ofstream file(path);
    file << "p cnf " << problem.presses * (1 + most.value_or(0)) << ' '
         << clauses.size() + problem.equations.size() << '\n';
    for (const auto& [presses, odd] : problem.equations) {
        file << 'x';
        // A minus turns the parity round.
        for (std::size_t i = 0; i < presses.size(); ++i)
            file << (i == 0 && !odd ? "-" : "") << presses[i] << ' ';
        file << "0\n";
    }
    for (const auto& clause : clauses) {
        for (const int literal : clause) file << literal << ' ';
        file << "0\n";
    }
}

void writePseudoBoolean(const ParityProblem& problem, const std::filesystem::path& path) {
    std::ofstream file(path);
    std::size_t clauses = 0;
    for (const auto& equation : problem.equations) clauses += std::size_t{1} << (equation.presses.size() - 1);
    file << "* #variable= " << problem.presses << " #constraint= " << clauses << "\nmin:";
    for (int press = 1; press <= problem.presses; ++press) file << " +1 x" << press;
    file << ";\n";
    for (const auto& [presses, odd] : problem.equations) {
        for (unsigned wrong = 0; wrong < 1U << presses.size(); ++wrong) {
            if ((std::popcount(wrong) % 2 == 1) == odd) continue;
            for (std::size_t i = 0; i < presses.size(); ++i) {
                file << ((wrong >> i) & 1U ? "+1 ~x" : "+1 x") << presses[i] << ' ';
            }
            file << ">= 1;\n";
        }
    }
}

void writeIntegerProgram(const ParityProblem& problem, const std::filesystem::path& path) {
    std::ofstream file(path);
    file << "Minimize\n presses:";
    for (int press = 1; press <= problem.presses; ++press) file << "\n + x" << press;
    file << "\nSubject To\n";
    for (std::size_t i = 0; i < problem.equations.size(); ++i) {
        for (const int press : problem.equations[i].presses) file << " + x" << press;
        file << " - 2 y" << i + 1 << " = " << (problem.equations[i].odd ? 1 : 0) << '\n';
    }
    file << "Bounds\n";
    for (std::size_t i = 0; i < problem.equations.size(); ++i) {
        file << " 0 <= y" << i + 1 << " <= " << problem.equations[i].presses.size() / 2 << '\n';
    }
    file << "General\n";
    for (std::size_t i = 0; i < problem.equations.size(); ++i) file << " y" << i + 1 << '\n';
    file << "Binary\n";
    for (int press = 1; press <= problem.presses; ++press) file << " x" << press << '\n';
    file << "End\n";
}

} // namespace flip
