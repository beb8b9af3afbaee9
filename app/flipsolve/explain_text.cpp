#include "app/flipsolve/explain_text.h"

#include "core/base/search_clock.h"
#include "core/explain/nearest.h"
#include "core/explain/parity.h"
#include "core/model/special_cells.h"

#include <algorithm>
#include <limits>

namespace flip::console {

namespace {

/// Nobody reads more lines of one kind.
constexpr std::size_t mostLines = 64;
constexpr std::size_t mostPatterns = 8;

/// Stands for that many or more.
constexpr std::uint64_t countless = std::numeric_limits<std::uint64_t>::max();

std::string countText(std::uint64_t count) { return count == countless ? "more than 10^19" : grouped(count); }

std::string andMore(std::uint64_t all, std::uint64_t shown) {
    if (all <= shown) return {};
    return "  and " + countText(all == countless ? countless : all - shown) + " more\n";
}

std::string whyNoSets(const SetsOrNot& found) {
    if (const auto* large = std::get_if<TooLarge>(&found)) return "the program " + large->limit;
    return "this takes too long";
}

std::string powerOfTwo(int exponent) {
    return exponent < 64 ? grouped(std::uint64_t{1} << exponent) : "2^" + std::to_string(exponent);
}

/// There are 2^nullity press sets for each colour that can be reached.
std::string whyNotFewer(const SolutionSets& sets) {
    const int exponent = sets.nullity() + (sets.colours.size() > 1 ? 1 : 0);
    if (exponent == 0) {
        return "Why not fewer: this is the only press set that works (nullity 0).\n";
    }
    return "Why not fewer: " + powerOfTwo(exponent) + " press sets work, and none has fewer than " +
           counted(sets.fewest(), "press", "presses") + ".\n";
}

/// One line for each size that occurs: for how many press sets, and for which colour.
std::string sizesText(const Wording& wording, const Goal& goal, const ColourSets& sets) {
    std::string text = goal.isUniform()
                           ? "Of these, making the board all " + wording.nameOf(sets.colour) + ":\n"
                           : "Of these, by size:\n";
    const std::size_t shown = std::min(sets.sizes.size(), mostLines);
    for (std::size_t i = 0; i < shown; ++i) {
        const SizeCount& size = sets.sizes[i];
        text += "  " + countText(size.sets) + " of " + counted(size.presses, "press", "presses") + '\n';
    }
    return text + andMore(sets.sizes.size(), shown);
}

void writeQuiet(TextSink& to, const SolutionSets& sets) {
    const int nullity = sets.nullity();
    if (nullity == 0) {
        to += "Only the empty press set flips nothing (nullity 0), so there is exactly one press set per "
              "colour.\n";
        return;
    }
    const auto& patterns = sets.quiet.vectors();
    to += "Quiet patterns, which flip nothing; combined, they give " + powerOfTwo(nullity) + " (nullity " +
          std::to_string(nullity) + "), and each leads from one press set that works to another:\n";
    const std::size_t shown = std::min(patterns.size(), mostPatterns);
    for (std::size_t i = 0; i < shown; ++i) {
        if (i > 0) to += "\n";
        draw(to, patterns[i], 'x', '-');
    }
    to += andMore(patterns.size(), shown);
}

/// The same when there may be more than have been counted.
std::string andMore(std::uint64_t counted, std::uint64_t shown, bool isComplete) {
    if (isComplete) return andMore(counted, shown);
    if (counted <= shown) return "  and perhaps more\n";
    return "  and at least " + countText(counted - shown) + " more\n";
}

std::string parityLine(const Wording& wording, Size size, const PressParity& press) {
    std::string line = "  press " + wording.cell(size, press.pressed) + " flips " +
                       std::to_string(press.flipped.size()) + ':';
    for (const Cell cell : press.flipped) line += ' ' + wording.cell(size, cell);
    return line + '\n';
}

bool flipsAnyOf(const Rule& rule, const Grid& cells, Cell pressed) {
    bool any = false;
    rule.forEachFlipped(pressed, [&](Cell flipped) { any = any || cells.test(flipped); });
    return any;
}

/// Lists the first presses that flip cells of the witness, and counts the others until the clock stops it.
std::string everyPressText(const Wording& wording, const Rule& rule, const Grid& witness,
                           SearchClock& clock) {
    // A press of a pattern takes as long as so many words.
    constexpr std::size_t wordsOfPress = 64;
    const std::uint64_t words = rule.pattern() ? wordsOfPress : wordsOf(witness);
    const Size size = rule.size();
    std::string text = "Each press below flips an even number of the marked cells:\n";
    std::uint64_t lines = 0;
    std::int64_t tried = 0;
    for (; tried < size.cells() && clock.work(words); ++tried) {
        const Cell pressed = cellAt(size, tried);
        if (!flipsAnyOf(rule, witness, pressed) || ++lines > mostLines) continue;
        text += parityLine(wording, size, tryPress(rule, witness, pressed));
    }
    const bool isComplete = tried == size.cells();
    if (lines > 0) return text + andMore(lines, std::min<std::uint64_t>(lines, mostLines), isComplete);
    if (isComplete) return "No press flips any of the marked cells.\n";
    return "Time ran out before a press was found that flips any of the marked cells.\n";
}

void writeNearest(TextSink& to, const Wording& wording, const Puzzle& puzzle, const Budget& budget) {
    const NearestSolvable nearest = nearestSolvable(puzzle, {.budget = budget});
    // Where nothing is known of an impossible puzzle, it takes one.
    const std::string pieces =
        wording.pieces(std::max<std::uint64_t>(static_cast<std::uint64_t>(nearest.fewest), 1));
    if (nearest.changes.empty()) {
        to += "The nearest solvable board differs in at least " + pieces + ".\n";
        return;
    }
    to += "Flipping " + pieces + " first would make it solvable:\n";
    const std::size_t shown = std::min(nearest.changes.size(), mostLines);
    for (std::size_t i = 0; i < shown; ++i) {
        to += "  ";
        wording.writeCells(to, nearest.changes[i]);
        to += "\n";
    }
    to += andMore(nearest.count, shown, nearest.complete);
}

std::string earlierRuns(const SearchEffort& effort) {
    return effort.wentOn ? " besides those of earlier runs" : "";
}

/// Where the press sets that work cannot tell.
std::string whyNotFewer(const SearchEffort& effort, const Grid& presses) {
    if (presses.none()) return "Why not fewer: the board is finished already.";
    if (effort.isProvenByFlips)
        return "Why not fewer: even if each flipped as many as any press can, fewer would not flip enough.";
    return "Why not fewer: " + counted(effort.nodes, "node was", "nodes were") + " searched" +
           earlierRuns(effort) + ".";
}

} // namespace

void writeAllSets(TextSink& to, const Wording& wording, const Goal& goal, const Answer& answer,
                  const SetsOrNot& found) {
    const auto writeSet = [&](const Optimal& optimal) {
        to += "  " + wording.nameOf(goal, optimal.reached) + ": ";
        wording.writeCells(to, optimal.presses);
        to += "\n";
    };
    const auto* sets = std::get_if<SolutionSets>(&found);
    const auto* optimal = std::get_if<Optimal>(&answer);
    if (!sets && optimal != nullptr && isOnlyOne(*optimal)) {
        to += "1 optimal:\n";
        return writeSet(*optimal);
    }
    if (!sets) {
        to += "The optimal press sets cannot be listed: " + whyNoSets(found) + ".\n";
        return;
    }
    to += countText(sets->optimalCount()) + " optimal:\n";
    const std::uint64_t shown = std::min(sets->listedCount(), mostSets);
    for (std::uint64_t i = 0; i < shown; ++i) writeSet(sets->optimal(i));
    to += andMore(sets->optimalCount(), shown);
}

void writeWhyOptimal(TextSink& to, const Wording& wording, const Goal& goal, const Optimal& optimal,
                     const SearchEffort& effort, const SetsOrNot& found) {
    const auto* sets = std::get_if<SolutionSets>(&found);
    if (!sets) {
        to += whyNotFewer(effort, optimal.presses) +
              " The press sets that work cannot be listed: " + whyNoSets(found) + ".\n";
        return;
    }
    to += whyNotFewer(*sets);
    if (sets->nullity() == 0 && sets->colours.size() == 1) return;
    for (const ColourSets& colour : sets->colours) to += sizesText(wording, goal, colour);
    writeQuiet(to, *sets);
}

void writeSpecialCells(TextSink& to, const Wording& wording, const Rule& rule) {
    if (rule.pattern()) return;
    const auto write = [&](const char* title, const Grid& cells) {
        if (cells.none()) return;
        to += title;
        wording.writeCells(to, cells);
        to += "\n";
    };
    write("Cells without a button: ", cellsWithoutButton(rule));
    write("Cells that no press flips: ", cellsNeverFlipped(rule));
}

void writeWhyUnproven(TextSink& to, const Unproven& unproven, const SearchEffort& effort) {
    to += "Perhaps not minimal: the search ended after " + counted(effort.nodes, "node", "nodes") +
          earlierRuns(effort) + ", and all that is proven is that at least " +
          counted(unproven.lowerBound, "press is", "presses are") + " needed.\n";
}

void writeWhyImpossible(TextSink& to, const Wording& wording, const Puzzle& puzzle,
                        const Impossible& impossible, const Budget& budget) {
    SearchClock clock({.budget = budget});
    for (const Witness& witness : impossible.witnesses)
        to += everyPressText(wording, puzzle.rule, witness.cells, clock);
    writeNearest(to, wording, puzzle, clock.left());
}

} // namespace flip::console
