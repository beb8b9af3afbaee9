#include "app/flipsolve/json_text.h"

#include "app/flipsolve/answer_text.h"
#include "core/text/board_text.h"
#include "core/text/words.h"

#include <array>
#include <bit>
#include <charconv>
#include <limits>
#include <span>

namespace flip::console {

namespace {

// No text from outside gets into the output, only words of our own, so that nothing needs to be escaped.

std::string member(std::string_view name, std::string_view value) {
    return '"' + std::string(name) + "\":" + std::string(value);
}

std::string word(std::string_view text) { return '"' + std::string(text) + '"'; }

std::string colourWord(Colour colour) { return word(colour == Colour::White ? "white" : "black"); }

template <class Range, class Write>
std::string list(const Range& range, char open, char close, Write&& write) {
    std::string text{open};
    for (const auto& element : range) {
        if (text.size() > 1) text += ',';
        text += write(element);
    }
    return text + close;
}

std::string object(std::initializer_list<std::string> members) {
    return list(members, '{', '}', [](const std::string& text) { return text; });
}

/// [[row, column], …], counted from 1.
std::string cellList(const Grid& cells) {
    return list(cells.setCells(), '[', ']', [](Cell cell) {
        return '[' + std::to_string(cell.row + 1) + ',' + std::to_string(cell.column + 1) + ']';
    });
}

std::string puzzleObject(const Puzzle& puzzle) {
    return object({member("rows", std::to_string(puzzle.size().rows)),
                   member("columns", std::to_string(puzzle.size().columns)),
                   member("board", word(writeBoardLine(puzzle.board))),
                   member("pattern", word(writePattern(*puzzle.rule.pattern()))),
                   member("goal", word(nameOf(puzzle.goal)))});
}

/// null for a number that is not known, or so large that it could not be counted.
std::string countOrNull(std::uint64_t count) {
    return count == std::numeric_limits<std::uint64_t>::max() ? "null" : std::to_string(count);
}

/// How many press sets solve at all: 2^nullity for each colour that can be reached.
std::string solutionCount(const SolutionSets& sets) {
    const std::uint64_t colours = sets.colours.size();
    if (sets.nullity() + static_cast<int>(std::bit_width(colours)) > 64) return "null";
    return std::to_string(colours << sets.nullity());
}

std::string optimalCount(const SolutionSets& sets) {
    return sets.colours.empty() ? "0" : countOrNull(sets.optimalCount());
}

std::string witnessList(const Answer& answer) {
    const auto* impossible = std::get_if<Impossible>(&answer);
    return list(impossible ? std::span(impossible->witnesses) : std::span<const Witness>{}, '[', ']',
                [](const Witness& witness) {
                    return object({member("against", word(nameOf(witness.against))),
                                   member("cells", cellList(witness.cells))});
                });
}

std::string secondsText(std::chrono::nanoseconds time) {
    constexpr int decimals = 9;
    std::array<char, 64> digits{};
    const auto written =
        std::to_chars(digits.data(), digits.data() + digits.size(),
                      std::chrono::duration<double>(time).count(), std::chars_format::fixed, decimals);
    return {digits.data(), written.ptr};
}

std::string_view outcomeName(const Answer& answer) {
    if (std::holds_alternative<Optimal>(answer)) return "optimal";
    return std::holds_alternative<Unproven>(answer) ? "not proven" : "impossible";
}

std::string reachedWord(const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer)) return colourWord(optimal->reached);
    const auto* unproven = std::get_if<Unproven>(&answer);
    return unproven ? colourWord(unproven->reached) : "null";
}

std::string lowerBound(const Answer& answer) {
    if (const auto* unproven = std::get_if<Unproven>(&answer)) return std::to_string(unproven->lowerBound);
    const Grid* presses = pressesOf(answer);
    return presses ? std::to_string(presses->count()) : "null";
}

} // namespace

std::string jsonLine(const Puzzle& puzzle, const Method& method, const Outcome& outcome,
                     const std::variant<SolutionSets, Stopped, TooLarge>& found) {
    const auto* sets = std::get_if<SolutionSets>(&found);
    const Grid* presses = pressesOf(outcome.answer);
    return object({member("puzzle", puzzleObject(puzzle)),
                   member("outcome", word(outcomeName(outcome.answer))),
                   member("presses", presses ? cellList(*presses) : "null"),
                   member("at_least", lowerBound(outcome.answer)),
                   member("reached", reachedWord(outcome.answer)),
                   member("nullity", sets ? std::to_string(sets->nullity()) : "null"),
                   member("solutions", sets ? solutionCount(*sets) : "null"),
                   member("optimal_solutions", sets ? optimalCount(*sets) : "null"),
                   member("witnesses", witnessList(outcome.answer)), member("method", word(method.name)),
                   member("nodes", std::to_string(outcome.cost.nodes)),
                   member("seconds", secondsText(outcome.cost.time))}) +
           '\n';
}

} // namespace flip::console
