#include "app/flipsolve/json_text.h"

#include "app/flipsolve/answer_text.h"
#include "app/flipsolve/wording.h"
#include "core/text/board_text.h"
#include "core/text/cell_bits.h"
#include "core/text/words.h"

#include <array>
#include <bit>
#include <charconv>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace flip::console {

namespace {

// No text from outside gets into the output, only words of our own, so that nothing needs to be escaped.

std::string word(std::string_view text) { return '"' + std::string(text) + '"'; }

std::string colourWord(Colour colour) { return word(colour == Colour::White ? "white" : "black"); }

/// An object under way.
class Members {
  public:
    explicit Members(TextSink& to) : to_(to) { to_ += "{"; }

    /// Begins the next member; its value is to be written after it.
    TextSink& next(std::string_view name) {
        to_ += std::exchange(isFirst_, false) ? "\"" : ",\"";
        to_ += name;
        return to_ += "\":";
    }

    void end() { to_ += "}"; }

  private:
    TextSink& to_;
    bool isFirst_ = true;
};

/// [[row, column], …], counted from 1.
void writeCells(TextSink& to, const Grid& cells) {
    to += "[";
    writeEachCell(to, cells, ',', [](char* at, Cell cell) {
        *at++ = '[';
        at = print(at, cell.row + 1);
        *at++ = ',';
        at = print(at, cell.column + 1);
        *at++ = ']';
        return at;
    });
    to += "]";
}

/// As writeBoardLine does, row by row.
void writeBoard(TextSink& to, const Grid& board) {
    for (int r = 0; r < board.rows(); ++r) {
        to += r == 0 ? "\"" : "/";
        to += writeRow(board, r);
    }
    to += "\"";
}

void writePuzzle(TextSink& to, const Puzzle& puzzle) {
    Members members(to);
    members.next("rows") += std::to_string(puzzle.size().rows);
    members.next("columns") += std::to_string(puzzle.size().columns);
    writeBoard(members.next("board"), puzzle.board);
    if (const auto pattern = puzzle.rule.pattern()) {
        members.next("pattern") += word(writePattern(*pattern));
        if (puzzle.rule.edges() != Edges::Clipped) members.next("edges") += word(nameOf(puzzle.rule.edges()));
    } else {
        members.next("table") += word(hexOf(puzzle.rule));
    }
    members.next("goal") += word(nameOf(puzzle.goal.kind()));
    if (const Grid* target = puzzle.goal.target()) writeBoard(members.next("target"), *target);
    members.end();
}

/// null for a number that is not known, or so large that it could not be counted.
std::string countOrNull(std::uint64_t count) {
    return count == std::numeric_limits<std::uint64_t>::max() ? "null" : std::to_string(count);
}

/// How many press sets solve at all.
std::string solutionCount(const SolutionCount& count) {
    const auto colours = static_cast<std::uint64_t>(count.colours);
    if (count.nullity + static_cast<int>(std::bit_width(colours)) > 64) return "null";
    return std::to_string(colours << static_cast<unsigned>(count.nullity));
}

/// Every number is null that is not known.
void writeCounts(Members& members, const Answer& answer, const SetsOrNot& found,
                 const std::optional<SolutionCount>& count) {
    const bool isImpossible = std::holds_alternative<Impossible>(answer);
    members.next("nullity") += count ? std::to_string(count->nullity) : "null";
    members.next("solutions") += isImpossible ? "0" : count ? solutionCount(*count) : "null";
    const auto* sets = std::get_if<SolutionSets>(&found);
    const auto* optimal = std::get_if<Optimal>(&answer);
    const bool isOne = optimal != nullptr && isOnlyOne(*optimal);
    members.next("optimal_solutions") += isImpossible ? "0"
                                         : sets       ? countOrNull(sets->optimalCount())
                                         : isOne      ? "1"
                                                      : "null";
}

void writeWitnesses(TextSink& to, const Goal& goal, const Answer& answer) {
    to += "[";
    if (const auto* impossible = std::get_if<Impossible>(&answer)) {
        for (const Witness& witness : impossible->witnesses) {
            if (&witness != &impossible->witnesses.front()) to += ",";
            Members members(to);
            members.next("against") += word(nameOf(goal.isUniform() ? witness.against : goal.kind()));
            writeCells(members.next("cells"), witness.cells);
            members.end();
        }
    }
    to += "]";
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

std::string reachedWord(const Goal& goal, const Answer& answer) {
    if (!goal.isUniform()) return pressesOf(answer) != nullptr ? word(nameOf(goal.kind())) : "null";
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

void writeJson(TextSink& to, const Puzzle& puzzle, const Method& method, const Outcome& outcome,
               const SetsOrNot& found, std::optional<SolutionCount> count) {
    const Grid* presses = pressesOf(outcome.answer);
    Members members(to);
    writePuzzle(members.next("puzzle"), puzzle);
    members.next("outcome") += word(outcomeName(outcome.answer));
    if (presses) {
        writeCells(members.next("presses"), *presses);
    } else {
        members.next("presses") += "null";
    }
    members.next("at_least") += lowerBound(outcome.answer);
    members.next("reached") += reachedWord(puzzle.goal, outcome.answer);
    writeCounts(members, outcome.answer, found, count);
    writeWitnesses(members.next("witnesses"), puzzle.goal, outcome.answer);
    members.next("method") += word(method.name);
    members.next("nodes") += std::to_string(outcome.cost.nodes);
    members.next("seconds") += secondsText(outcome.cost.time);
    members.end();
    to += "\n";
}

} // namespace flip::console
