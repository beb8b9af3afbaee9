#include "core/flipgame.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <chrono>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

// Flip Game for Python: boards and press sets are numpy arrays. pybind11 handles the interpreter; this file
// only converts between values of core and of Python.

namespace py = pybind11;

namespace {

using Cells = py::array_t<bool>;
/// Anything that numpy can convert to numbers; values other than 0 are black.
using GivenCells = py::array_t<bool, py::array::c_style | py::array::forcecast>;

Cells arrayOf(const flip::Grid& grid) {
    Cells array({grid.rows(), grid.columns()});
    auto cells = array.mutable_unchecked<2>();
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) cells(row, column) = grid.test({row, column});
    }
    return array;
}

flip::Size sizeOf(py::ssize_t rows, py::ssize_t columns) {
    if (rows < 1 || columns < 1 || rows > flip::Grid::maxSide || columns > flip::Grid::maxSide)
        throw py::value_error("a board must have from 1 to " + std::to_string(flip::Grid::maxSide) +
                              " rows and columns");
    return {static_cast<int>(rows), static_cast<int>(columns)};
}

flip::Grid gridOf(const GivenCells& array) {
    if (array.ndim() != 2)
        throw py::value_error("a board must be an array of two dimensions: rows and columns");
    flip::Grid grid(sizeOf(array.shape(0), array.shape(1)));
    const auto cells = array.unchecked<2>();
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) grid.set({row, column}, cells(row, column));
    }
    return grid;
}

flip::Goal::Kind goalOf(const std::string& name) {
    if (const auto goal = flip::goalNamed(name)) return *goal;
    throw py::value_error("the goal must be 'either', 'white' or 'black', not '" + name + "'");
}

flip::Pattern patternOf(const std::string& text) {
    if (const auto pattern = flip::readPattern(text)) return *pattern;
    throw py::value_error("a pattern must be three rows of '*' and '.', such as '.*./***/.*.', not '" + text +
                          "'");
}

flip::Rule ruleOf(flip::Size size, const std::string& pattern, bool torus) {
    return flip::Rule::fromPattern(size, patternOf(pattern),
                                   torus ? flip::Edges::Torus : flip::Edges::Clipped);
}

/// What solve() returns; the docstring describes the fields.
struct PythonAnswer {
    std::string kind;
    py::object presses = py::none();
    py::object reached = py::none();
    py::object lowerBound = py::none();
    py::object witness = py::none();
    py::object reason = py::none();
};

/// What the board becomes. With a target, white stands for it.
const char* nameOf(flip::Colour reached, const flip::Goal& goal) {
    if (!goal.isUniform()) return "target";
    return reached == flip::Colour::White ? "white" : "black";
}

const char* nameOf(flip::Stopped::Reason reason) {
    switch (reason) {
    case flip::Stopped::Reason::Time:
        return "time";
    case flip::Stopped::Reason::Memory:
        return "memory";
    case flip::Stopped::Reason::Nodes:
        return "nodes";
    case flip::Stopped::Reason::Wrong:
        return "a wrong answer";
    case flip::Stopped::Reason::Asked:
        break;
    }
    return "asked";
}

PythonAnswer pythonAnswer(const flip::Answer& answer, const flip::Goal& goal) {
    return std::visit(
        [&](const auto& given) -> PythonAnswer {
            using Given = std::decay_t<decltype(given)>;
            if constexpr (std::is_same_v<Given, flip::Optimal>) {
                return {.kind = "optimal",
                        .presses = arrayOf(given.presses),
                        .reached = py::str(nameOf(given.reached, goal)),
                        .lowerBound = py::int_(given.presses.count())};
            } else if constexpr (std::is_same_v<Given, flip::Unproven>) {
                return {.kind = "unproven",
                        .presses = arrayOf(given.presses),
                        .reached = py::str(nameOf(given.reached, goal)),
                        .lowerBound = py::int_(given.lowerBound)};
            } else if constexpr (std::is_same_v<Given, flip::Impossible>) {
                return {.kind = "impossible", .witness = arrayOf(given.witnesses.front().cells)};
            } else if constexpr (std::is_same_v<Given, flip::Stopped>) {
                return {.kind = "stopped", .reason = py::str(nameOf(given.reason))};
            } else {
                return {.kind = "too large", .reason = py::str(given.limit)};
            }
        },
        answer);
}

/// Asks Python regularly whether the user has pressed Ctrl+C.
class InterruptMonitor : public flip::Monitor {
  public:
    void progressed(const flip::Progress& /*progress*/) override {}

    bool stopRequested() override {
        const py::gil_scoped_acquire python;
        interrupted_ = interrupted_ || PyErr_CheckSignals() != 0;
        return interrupted_;
    }

    [[nodiscard]] bool interrupted() const { return interrupted_; }

  private:
    bool interrupted_ = false;
};

flip::Budget budgetOf(std::optional<double> seconds, int threads) {
    if (threads < 1) throw py::value_error("threads must be at least 1");
    flip::Budget budget{.threads = threads};
    if (!seconds) return budget;
    if (!(*seconds >= 0 && *seconds <= 1e9)) throw py::value_error("seconds must be a number from 0 to 10^9");
    budget.time =
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(*seconds));
    return budget;
}

PythonAnswer answerTo(const flip::Puzzle& puzzle, const flip::Budget& budget) {
    InterruptMonitor monitor;
    flip::Outcome outcome;
    {
        const py::gil_scoped_release noPython;
        outcome = flip::solve(puzzle, budget, &monitor);
    }
    if (monitor.interrupted()) throw py::error_already_set();
    return pythonAnswer(outcome.answer, puzzle.goal);
}

PythonAnswer solveText(const std::string& text, std::optional<double> seconds, int threads) {
    const auto recognised = flip::recognise(text);
    if (!recognised) throw py::value_error(recognised.error().sentence());
    return answerTo(recognised->readings.front().puzzles.front().puzzle, budgetOf(seconds, threads));
}

PythonAnswer solveBoard(const GivenCells& board, const std::string& goal, const std::string& pattern,
                        bool torus, std::optional<double> seconds, int threads) {
    flip::Grid grid = gridOf(board);
    flip::Rule rule = ruleOf(grid.size(), pattern, torus);
    return answerTo({std::move(rule), std::move(grid), goalOf(goal)}, budgetOf(seconds, threads));
}

py::tuple solveMany(const GivenCells& boards, const std::string& goal, const std::string& pattern,
                    bool torus) {
    if (boards.ndim() != 3)
        throw py::value_error("boards must be an array of three dimensions: boards, rows and columns");
    const flip::Size size = sizeOf(boards.shape(1), boards.shape(2));
    if (size.cells() > flip::maxPackedCells)
        throw py::value_error("solve_many takes boards of at most 64 cells");
    const flip::Rule rule = ruleOf(size, pattern, torus);
    const auto cells = static_cast<std::size_t>(size.cells());
    const auto count = static_cast<std::size_t>(boards.shape(0));
    py::array_t<int> fewest(boards.shape(0));
    Cells presses({boards.shape(0), boards.shape(1), boards.shape(2)});
    const bool* from = boards.data();
    bool* to = presses.mutable_data();
    int* counts = fewest.mutable_data();
    const flip::Goal::Kind wanted = goalOf(goal);
    const py::gil_scoped_release noPython;
    std::vector<std::uint64_t> packed(count);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t cell = 0; cell < cells; ++cell) packed[i] |= std::uint64_t{*from++} << cell;
    }
    std::vector<flip::PackedAnswer> answers(count);
    flip::solveEach(rule, wanted, packed, answers);
    for (std::size_t i = 0; i < count; ++i) {
        counts[i] = answers[i].count;
        for (std::size_t cell = 0; cell < cells; ++cell) *to++ = (answers[i].presses >> cell & 1U) != 0;
    }
    const py::gil_scoped_acquire python;
    return py::make_tuple(std::move(fewest), std::move(presses));
}

} // namespace

PYBIND11_MODULE(flipgame, module) {
    module.doc() = "Flip Game: the fewest presses that make a board one colour, proven, or a proof that it "
                   "is impossible.";
    py::class_<PythonAnswer>(module, "Answer", R"(The result of solve().

kind         'optimal', 'unproven', 'impossible', 'stopped' or 'too large'
presses      the cells to press, an array of bool, or None
reached      the colour that all pieces show afterwards, 'white' or 'black', 'target' if they show a target, or None
lower_bound  a lower bound on the number of presses, or None
witness      for 'impossible': cells of which every press flips an even number, while an odd number of them must flip
reason       for 'stopped' and 'too large': why)")
        .def_readonly("kind", &PythonAnswer::kind)
        .def_readonly("presses", &PythonAnswer::presses)
        .def_readonly("reached", &PythonAnswer::reached)
        .def_readonly("lower_bound", &PythonAnswer::lowerBound)
        .def_readonly("witness", &PythonAnswer::witness)
        .def_readonly("reason", &PythonAnswer::reason)
        .def("__repr__", [](const PythonAnswer& answer) { return "<flipgame.Answer: " + answer.kind + ">"; });
    const py::arg_v goal("goal", "either");
    const py::arg_v pattern("pattern", ".*./***/.*.");
    const py::arg_v torus("torus", false);
    const py::arg_v seconds("seconds", py::none());
    const py::arg_v threads("threads", 1);
    module.def(
        "solve", &solveText, py::arg("text"), py::kw_only(), seconds, threads,
        R"(Solves a board given as text, in any notation that flipsolve reads; if there are several, the first.

seconds  the time it may take; None for no limit, though a proof expected to take more than ten minutes is not begun
threads  how many threads it may use

Raises ValueError if the text cannot be read.)");
    module.def("solve", &solveBoard, py::arg("board"), py::kw_only(), goal, pattern, torus, seconds, threads,
               R"(Solves a board given as an array of rows and columns; values other than 0 are black.

goal     'either', 'white' or 'black'
pattern  three rows of '*' for a piece that a press flips and '.' for one that stays
torus    whether opposite edges are joined)");
    module.def("solve_many", &solveMany, py::arg("boards"), py::kw_only(), goal, pattern, torus,
               R"(Solves boards of up to 64 cells, given as an array of boards, rows and columns.

Returns the fewest presses of each, -1 if it is impossible, and the press sets as an array of the same shape.)");
}
