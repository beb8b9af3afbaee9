#pragma once

#include "core/model/puzzle.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace flip {

/// A puzzle for other programs: each equation lists the presses of which an odd (or even) number is needed.
/// Presses are numbered from 1.
struct ParityProblem {
    struct Equation {
        std::vector<int> presses;
        bool odd = false;
    };

    int presses = 0;
    std::vector<Equation> equations;
};

/// The problem of making every piece white.
[[nodiscard]] ParityProblem parityProblem(const Puzzle& puzzle);

/// Writes it as clauses and exclusive ors (DIMACS with the x lines of CryptoMiniSat), satisfiable exactly by
/// the press sets of at most `most` presses.
void writeDimacs(const ParityProblem& problem, std::optional<int> most, const std::filesystem::path& path);

/// Writes it as a pseudo-Boolean optimisation problem, with every equation as clauses that rule out the wrong
/// parity.
void writePseudoBoolean(const ParityProblem& problem, const std::filesystem::path& path);

/// Writes it as an integer program in the format of CPLEX: a sum of presses is twice a new variable, or one
/// more.
void writeIntegerProgram(const ParityProblem& problem, const std::filesystem::path& path);

} // namespace flip
