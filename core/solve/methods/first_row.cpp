#include "core/solve/methods/first_row.h"

#include "core/base/counted.h"
#include "core/base/index.h"
#include "core/base/search_clock.h"
#include "core/solve/equations/equations.h"
#include "core/solve/methods/best_so_far.h"
#include "core/solve/methods/line_plan.h"
#include "core/solve/refusals.h"
#include "core/solve/trace/recorder.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

// First-row enumeration, also called light chasing: the usual answer to the question of what to do if the
// board were ten times larger. Decide which cells of the first row to press. A piece of the first row that is
// still wrong can then only be flipped by the cell below it, so the second row is forced; in the same way it
// forces the third, and so on. In the end the last row is right, or the first row was wrong. That takes
// 2^columns first rows instead of 2^(rows·columns) press sets.
//
// The published program handles one pattern, with which every row forces the next. Ours takes any pattern,
// clipped or on a torus, starts from the side that leaves the least to enumerate (line_plan.h), and gives up
// a branch as soon as it has more presses than the best answer so far.

namespace flip {

namespace {

using Word = LinePuzzle::Word;
using Choice = LinePlan::Choice;
using Kind = TraceEvent::Kind;
using Why = TraceEvent::Why;

/// Filling in 2^29 lines takes a few seconds.
constexpr int log2FirstRowLimit = 29;

/// One line of the board while it is searched.
struct Line {
    Word toFlip = 0;
    Word presses = 0;
    /// One of the solutions of its equation.
    Word base = 0;
    /// The next choice, and how many there are.
    std::uint64_t next = 0;
    std::uint64_t choices = 0;
    std::int64_t pressesBefore = 0;
};

/// The bytes of a plan and of the one that it is compared with; of the lines, both as they are searched and
/// as they are recorded; of the pieces that must flip, and of the press set that is found. O(1).
double lineMemory(Size size) {
    constexpr double plans = 3;
    const int lines = std::max(size.rows, size.columns);
    const int width = std::min(std::max(size.rows, size.columns), Grid::wordBits);
    return plans * static_cast<double>(LineInverse::memory(width)) +
           lines * (sizeof(Line) + plans * sizeof(int) + 2 * sizeof(Word)) + 6 * gridMemory(size);
}

template <class Recorder>
class FirstRow {
  public:
    FirstRow(const Puzzle& puzzle, const SearchContext& context, LinePlan plan, Recorder recorder)
        : recorder_(recorder), puzzle_(puzzle), plan_(std::move(plan)), clock_(context),
          lines_(static_cast<std::size_t>(plan_.puzzle.lines)), most_(puzzle.size().cells()) {
        if (context.trace != nullptr) context.trace->setScan(plan_.puzzle.scan);
    }

    Outcome run() {
        // White first, and after it only black with fewer presses.
        for (const Colour colour : coloursOf(puzzle_.goal)) {
            colour_ = colour;
            search();
            if (clock_.stopped()) break;
            ++coloursDone_;
        }
        const Cost cost = clock_.cost(static_cast<std::int64_t>(lineMemory(puzzle_.size())));
        if (clock_.stopped()) return {bestSoFar(puzzle_, found_, *clock_.stopped()), cost};
        if (found_) return {*found_, cost};
        return {Impossible{}, cost};
    }

  private:
    void search() {
        const std::vector<Word> toFlip = plan_.puzzle.linesOf(puzzle_.toFlip(colour_));
        for (std::size_t l = 0; l < lines_.size(); ++l) lines_[l] = Line{.toFlip = toFlip[l]};
        const int last = plan_.puzzle.lines - 1;
        int line = prepare(0) ? 0 : -1;
        while (line >= 0) {
            Line& current = at(line);
            if (current.next == current.choices) {
                --line;
                continue;
            }
            if (!clock_.count([this] { return share(); })) return;
            current.presses = choose(line, current.next++);
            record(Kind::Row, line);
            if (current.pressesBefore + std::popcount(current.presses) > most_) {
                record(Kind::Prune, line, Why::NoBetter);
            } else if (line == last) {
                finish();
            } else if (prepare(line + 1)) {
                ++line;
            }
        }
    }

    /// Determines the choices for a line after the lines before it are filled in. False if there is none.
    bool prepare(int line) {
        Line& prepared = at(line);
        prepared.pressesBefore =
            line == 0 ? 0 : at(line - 1).pressesBefore + std::popcount(at(line - 1).presses);
        prepared.next = 0;
        prepared.choices = 1;
        const Choice choice = plan_.choiceFor(line);
        if (choice == Choice::Any) prepared.choices = std::uint64_t{1} << plan_.puzzle.width;
        if (choice == Choice::Any || choice == Choice::Nothing) return true;
        const auto base = plan_.lead.solve(restFor(line));
        if (!base) {
            record(Kind::Prune, line, Why::NoRow);
            return false;
        }
        prepared.base = *base;
        if (choice == Choice::Solve) prepared.choices = plan_.lead.kernel().size();
        return true;
    }

    /// The right-hand side of a line's equation for the map to be solved, given the lines before it.
    [[nodiscard]] Word restFor(int line) const {
        const int equation = plan_.equationFor(line);
        Word rest = at(equation).toFlip;
        if (plan_.equationStep < 0) rest ^= plan_.puzzle.own(at(equation).presses);
        if (plan_.equationStep <= 0 && equation > 0) rest ^= plan_.puzzle.below(at(equation - 1).presses);
        return rest;
    }

    [[nodiscard]] Word choose(int line, std::uint64_t number) const {
        const std::vector<Word>& kernel = plan_.lead.kernel();
        const Word base = at(line).base;
        switch (plan_.choiceFor(line)) {
        case Choice::Any:
            return number;
        case Choice::Solve:
            return base ^ kernel[asIndex(number)];
        case Choice::Lightest:
            return base ^
                   *std::ranges::min_element(kernel, {}, [&](Word k) { return std::popcount(base ^ k); });
        case Choice::Nothing:
            break;
        }
        return 0;
    }

    /// All lines are filled in: checks the remaining equations.
    void finish() {
        for (const int line : plan_.unused) {
            if (isRight(line)) continue;
            record(Kind::Prune, line, Why::WrongLine);
            return;
        }
        found_ = Optimal{plan_.puzzle.gridOf(firstLines(plan_.puzzle.lines)), colour_};
        most_ = found_->presses.count() - 1;
        record(Kind::Found, plan_.puzzle.lines - 1);
    }

    [[nodiscard]] bool isRight(int line) const {
        const LinePuzzle& puzzle = plan_.puzzle;
        const int count = puzzle.lines;
        Word rest = at(line).toFlip ^ puzzle.own(at(line).presses);
        if (puzzle.torus || line > 0) rest ^= puzzle.below(at((line + count - 1) % count).presses);
        if (puzzle.torus || line + 1 < count) rest ^= puzzle.above(at((line + 1) % count).presses);
        return rest == 0;
    }

    /// The choices made so far, read as digits of one number.
    [[nodiscard]] double share() const {
        double sum = 0;
        double scale = 1;
        for (const Line& line : lines_) {
            if (line.choices == 0 || scale < 1e-12) break;
            scale /= static_cast<double>(line.choices);
            sum += scale * static_cast<double>(line.next - std::min<std::uint64_t>(line.next, 1));
        }
        return (static_cast<double>(coloursDone_) + sum) /
               static_cast<double>(coloursOf(puzzle_.goal).size());
    }

    void record(Kind kind, int line, Why why = Why::None) const {
        if constexpr (Recorder::active) {
            // The contents of the lines after this one are from other branches.
            const bool complete = kind == Kind::Found || why == Why::WrongLine;
            const int filled = complete ? plan_.puzzle.lines : why == Why::NoRow ? line : line + 1;
            recorder_.add({.presses = plan_.puzzle.gridOf(firstLines(filled)).packed(),
                           .nodes = clock_.nodes(),
                           .cell = static_cast<std::uint16_t>(line),
                           .level = static_cast<std::uint16_t>(colour_),
                           .kind = kind,
                           .why = why});
        }
    }

    [[nodiscard]] std::vector<Word> firstLines(int count) const {
        std::vector<Word> presses(static_cast<std::size_t>(count));
        std::transform(lines_.begin(), lines_.begin() + count, presses.begin(), std::mem_fn(&Line::presses));
        return presses;
    }

    [[nodiscard]] Line& at(int line) { return lines_[static_cast<std::size_t>(line)]; }

    [[nodiscard]] const Line& at(int line) const { return lines_[static_cast<std::size_t>(line)]; }

    [[no_unique_address]] Recorder recorder_;
    const Puzzle& puzzle_;
    LinePlan plan_;
    SearchClock clock_;
    std::vector<Line> lines_;
    /// The most presses that are still useful.
    std::int64_t most_;
    Colour colour_ = Colour::White;
    int coloursDone_ = 0;
    std::optional<Optimal> found_;
};

} // namespace

std::optional<TooLarge> firstRowRefuses(const Puzzle& puzzle, const Budget& budget) {
    if (!puzzle.rule.pattern())
        return TooLarge{"takes only patterns, the same at every cell; the rule of this puzzle is a table"};
    if (std::min(puzzle.size().rows, puzzle.size().columns) > Grid::wordBits) {
        return TooLarge{"takes boards with a side of up to 64 cells; this one has " +
                        grouped(puzzle.size().rows) + " rows and " + grouped(puzzle.size().columns) +
                        " columns"};
    }
    if (auto refused = refuseAboveMemory(lineMemory(puzzle.size()), budget.memory)) return refused;
    const auto plan = bestPlan(puzzle.rule);
    return refuseAboveBranches(plan->log2Branches + std::log2(plan->puzzle.lines), log2FirstRowLimit);
}

Outcome searchByFirstRow(const Puzzle& puzzle, const SearchContext& context) {
    return withRecorder(puzzle, context, [&](auto recorder) {
        return FirstRow(puzzle, context, bestPlan(puzzle.rule).value(), recorder).run();
    });
}

} // namespace flip
