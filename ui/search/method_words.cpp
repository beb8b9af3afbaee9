#include "ui/search/method_words.h"

#include "core/solve/methods/line_plan.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace flip::ui::method_words {

namespace {

using Kind = TraceEvent::Kind;
using Why = TraceEvent::Why;

/// The texts' context for translators.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct LineText {
    int indent;
    const char* text;
};

constexpr std::array deepeningLines{
    LineText{0, QT_TRANSLATE_NOOP("Words", "For 0, 1, 2, … presses:")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Press a piece, then go on with the pieces after it.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Give up if a piece that can no longer change is wrong.")},
    LineText{1, QT_TRANSLATE_NOOP("Words",
                                  "Give up if more pieces are wrong than the remaining presses can turn.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Take the press back, and try the next piece.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "The first answer has the fewest presses.")},
};

constexpr std::array subsetsLines{
    LineText{0, QT_TRANSLATE_NOOP("Words", "A press set is a string of digits, with a 1 for each press.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "For 0, 1, 2, … presses:")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Go through all strings with that many 1s.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Make these presses, and check the board.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "The first answer has the fewest presses.")},
};

constexpr std::array breadthFirstLines{
    LineText{0, QT_TRANSLATE_NOOP("Words", "Put the board into a queue.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "Take the first board from the queue.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Press each of its pieces in turn.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Seen before: skip it.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "New: add it to the end of the queue.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "The first solved board is the nearest.")},
};

constexpr std::array rowBacktrackingLines{
    LineText{0, QT_TRANSLATE_NOOP("Words", "Decide the pieces one by one:")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "first leave it alone,")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "then press it,")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "then take that back: both have been tried.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "Give up if a piece that can no longer change is wrong.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "Give up if it cannot beat the best answer.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "All decided: a new best answer.")},
};

constexpr std::array firstRowLines{
    LineText{0, QT_TRANSLATE_NOOP("Words", "For every way to press the first row:")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Each further row is forced by the one before.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Give up if no row fits.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Give up if it cannot beat the best answer.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "The last row is wrong, so the first was.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "The last row is right: a new best answer.")},
};

/// Where more than the first row is free, or the rows can be filled in more than one way.
constexpr std::array freeRowsLines{
    LineText{0, QT_TRANSLATE_NOOP("Words", "For every way to press the rows that are free:")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Fill in each other row so that a row becomes right.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Give up if no row fits.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Give up if it cannot beat the best answer.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "A row is wrong in the end: try the next way.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "All rows are right: a new best answer.")},
};

constexpr std::array freeColumnsLines{
    LineText{0, QT_TRANSLATE_NOOP("Words", "For every way to press the columns that are free:")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Fill in each other column so that a column becomes right.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Give up if no column fits.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Give up if it cannot beat the best answer.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "A column is wrong in the end: try the next way.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "All columns are right: a new best answer.")},
};

constexpr std::array firstColumnLines{
    LineText{0, QT_TRANSLATE_NOOP("Words", "For every way to press the first column:")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Each further column is forced by the one before.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Give up if no column fits.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Give up if it cannot beat the best answer.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "The last column is wrong, so the first was.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "The last column is right: a new best answer.")},
};

constexpr std::array algebraLines{
    LineText{0, QT_TRANSLATE_NOOP("Words", "For each piece, an equation says whether it must turn.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "Choose an equation to determine a press.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "Add it to the others that contain this press.")},
    LineText{1, QT_TRANSLATE_NOOP("Words", "No equation is left: the press is free.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "An equation says 0 = 1: no presses can do this.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "Weigh all solutions: count the presses of each.")},
    LineText{0, QT_TRANSLATE_NOOP("Words", "The lightest is the answer.")},
};

/// Whether each line after the first is forced by the one before, as with the plus.
bool isForcedByTheFirst(const Rule& rule) {
    const auto plan = bestPlan(rule);
    return !plan || (plan->freeLines == 1 && plan->equationStep == -1 && plan->lead.kernel().size() == 1);
}

std::span<const LineText> linesOf(std::string_view method, Scan scan, const Rule& rule) {
    if (method == "deepening") return deepeningLines;
    if (method == "subsets") return subsetsLines;
    if (method == "breadth-first") return breadthFirstLines;
    if (method == "row-backtracking") return rowBacktrackingLines;
    if (method == "first-row") {
        if (isForcedByTheFirst(rule))
            return byColumns(scan) ? std::span<const LineText>(firstColumnLines) : firstRowLines;
        return byColumns(scan) ? std::span<const LineText>(freeColumnsLines) : freeRowsLines;
    }
    return algebraLines;
}

/// Which line an event belongs to.
struct LineOfEvent {
    std::string_view method;
    Kind kind;
    std::size_t line;
    Why why = Why::None;
};

constexpr std::array lineTable{
    LineOfEvent{"deepening", Kind::Level, 0},
    LineOfEvent{"deepening", Kind::Press, 1},
    LineOfEvent{"deepening", Kind::Prune, 2, Why::SettledPiece},
    LineOfEvent{"deepening", Kind::Prune, 3, Why::TooManyLeft},
    LineOfEvent{"deepening", Kind::TakeBack, 4},
    LineOfEvent{"deepening", Kind::Found, 5},
    LineOfEvent{"subsets", Kind::Level, 1},
    LineOfEvent{"subsets", Kind::Try, 3},
    LineOfEvent{"subsets", Kind::Found, 4},
    LineOfEvent{"breadth-first", Kind::Level, 1},
    LineOfEvent{"breadth-first", Kind::Expand, 1},
    LineOfEvent{"breadth-first", Kind::Seen, 3},
    LineOfEvent{"breadth-first", Kind::Try, 4},
    LineOfEvent{"breadth-first", Kind::Found, 5},
    LineOfEvent{"row-backtracking", Kind::Leave, 1},
    LineOfEvent{"row-backtracking", Kind::Press, 2},
    LineOfEvent{"row-backtracking", Kind::TakeBack, 3},
    LineOfEvent{"row-backtracking", Kind::Prune, 4, Why::SettledPiece},
    LineOfEvent{"row-backtracking", Kind::Prune, 5, Why::NoBetter},
    LineOfEvent{"row-backtracking", Kind::Found, 6},
    LineOfEvent{"first-row", Kind::Row, 1},
    LineOfEvent{"first-row", Kind::Prune, 2, Why::NoRow},
    LineOfEvent{"first-row", Kind::Prune, 3, Why::NoBetter},
    LineOfEvent{"first-row", Kind::Prune, 4, Why::WrongLine},
    LineOfEvent{"first-row", Kind::Found, 5},
    LineOfEvent{"algebra", Kind::Pivot, 1},
    LineOfEvent{"algebra", Kind::AddRow, 2},
    LineOfEvent{"algebra", Kind::Free, 3},
    LineOfEvent{"algebra", Kind::Contradiction, 4},
    LineOfEvent{"algebra", Kind::Try, 5},
    LineOfEvent{"algebra", Kind::Found, 6},
};

} // namespace

std::vector<MethodLine> lines(std::string_view method, Scan scan, const Rule& rule) {
    std::vector<MethodLine> lines;
    for (const LineText& line : linesOf(method, scan, rule))
        lines.push_back({line.indent, Words::tr(line.text)});
    return lines;
}

std::optional<std::size_t> litLine(const TraceReplay& replay) {
    const TraceEvent* last = replay.event();
    if (last == nullptr) return std::nullopt;
    const SearchTrace& trace = replay.trace();
    if (last->kind == Kind::Row) {
        const auto plan = bestPlan(trace.puzzle()->rule);
        return plan && plan->choiceFor(last->cell) == LinePlan::Choice::Any ? 0 : 1;
    }
    if (trace.method() == "breadth-first" && last->level == 0) return 0;
    const auto found = std::ranges::find_if(lineTable, [&](const LineOfEvent& line) {
        return line.method == trace.method() && line.kind == last->kind && line.why == last->why;
    });
    return found == lineTable.end() ? std::nullopt : std::optional(found->line);
}

} // namespace flip::ui::method_words
