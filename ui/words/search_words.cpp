#include "ui/words/search_words.h"

#include "core/model/packed_puzzle.h"
#include "core/solve/methods/decision_order.h"
#include "core/solve/methods/line_plan.h"
#include "ui/words/answer_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace flip::ui::search_words {

namespace {

using Kind = TraceEvent::Kind;
using Why = TraceEvent::Why;

/// The texts' context for translators.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString number(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

QString placeOf(const TraceReplay& replay, std::uint16_t cell) {
    return answer_words::place(cellAt(replay.trace().puzzle()->size(), cell));
}

QString colourOf(const TraceReplay& replay, Colour colour) {
    return answer_words::colour(colour, replay.trace().puzzle()->goal.kind());
}

bool hasTarget(const TraceReplay& replay) { return !replay.trace().puzzle()->goal.isUniform(); }

/// The colour that `first-row` and `algebra` were looking for.
QString soughtColour(const TraceReplay& replay, const TraceEvent& event) {
    return colourOf(replay, event.level == 0 ? Colour::White : Colour::Black);
}

/// "row 3": a line of `first-row`, numbered as on the board.
QString lineName(const TraceReplay& replay, int line) {
    const Scan scan = replay.trace().scan();
    const Cell cell = LinePuzzle(replay.trace().puzzle()->rule, scan).cellAt(line, 0);
    return byColumns(scan) ? Words::tr("column %1").arg(cell.column + 1)
                           : Words::tr("row %1").arg(cell.row + 1);
}

QString sentenceCase(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString level(const TraceReplay& replay, const TraceEvent& event) {
    const QString count = answer_words::presses(event.level);
    const std::string_view method = replay.trace().method();
    if (method == "deepening") return Words::tr("From now on: exactly %1.").arg(count);
    if (method == "subsets") return Words::tr("From now on: sets of %1.").arg(count);
    return event.level == 0 ? Words::tr("The search begins with the board itself.")
                            : Words::tr("From now on: boards that are %1 away.").arg(count);
}

QString tried(const TraceReplay& replay, const TraceEvent& event) {
    const std::string_view method = replay.trace().method();
    if (method == "subsets")
        return Words::tr("Tried this set of %1.").arg(answer_words::presses(event.level));
    if (method == "breadth-first")
        return Words::tr("A new board, %1 away: added to the queue.").arg(answer_words::presses(event.level));
    return Words::tr("Weighed a solution of %1.").arg(answer_words::presses(replay.presses().count()));
}

QString row(const TraceReplay& replay, const TraceEvent& event) {
    const QString name = sentenceCase(lineName(replay, event.cell));
    const auto plan = bestPlan(replay.trace().puzzle()->rule);
    if (!plan) return {};
    const LinePlan::Choice choice = plan->choiceFor(event.cell);
    if (choice == LinePlan::Choice::Any) return Words::tr("%1 is free: the next way to press it.").arg(name);
    if (choice == LinePlan::Choice::Nothing)
        return Words::tr("%1 stays unpressed: its presses turn nothing over.").arg(name);
    const int made = plan->equationFor(event.cell);
    const QString other = lineName(replay, made);
    const bool isOwn = made == event.cell;
    if (plan->lead.kernel().size() == 1)
        return isOwn ? Words::tr("%1 is forced: only it can still turn its own pieces.").arg(name)
                     : Words::tr("%1 is forced: only it can still turn the pieces of %2.").arg(name, other);
    if (choice == LinePlan::Choice::Lightest)
        return isOwn ? Words::tr("%1: the fewest presses that make its own pieces right.").arg(name)
                     : Words::tr("%1: the fewest presses that make the pieces of %2 right.").arg(name, other);
    return isOwn ? Words::tr("%1: the next way to make its own pieces right.").arg(name)
                 : Words::tr("%1: the next way to make the pieces of %2 right.").arg(name, other);
}

/// The pieces that no undecided press can flip.
Grid::Word settledPieces(const TraceReplay& replay, const TraceEvent& event) {
    const DecisionOrder order{PackedPuzzle(*replay.trace().puzzle())};
    return order[order.stepAfter(event.other)].settled;
}

QString settledApart(const QString& where, const QString& is, const QString& other) {
    return Words::tr("Gave up: %1 stays %2, while another piece stays %3.").arg(where, is, other);
}

QString settled(const TraceReplay& replay, const TraceEvent& event) {
    const Grid board = replay.board();
    const bool black = board.test(cellAt(board.size(), event.cell));
    const QString is = colourOf(replay, black ? Colour::Black : Colour::White);
    const QString other = colourOf(replay, black ? Colour::White : Colour::Black);
    const Grid::Word others = settledPieces(replay, event) & (black ? ~board.packed() : board.packed());
    const QString where = placeOf(replay, event.cell);
    if (hasTarget(replay))
        return Words::tr("Gave up: %1 can no longer change and differs from the target.").arg(where);
    if (replay.trace().puzzle()->goal != Goal::Either || others == 0)
        return Words::tr("Gave up: %1 can no longer change and is %2.").arg(where, is);
    return settledApart(where, is, other);
}

QString prune(const TraceReplay& replay, const TraceEvent& event) {
    switch (event.why) {
    case Why::SettledPiece:
        return settled(replay, event);
    case Why::TooManyLeft: {
        const auto left = event.level - replay.presses().count();
        return left == 1 ? Words::tr("Gave up: more pieces are wrong than the one remaining press can turn.")
                         : Words::tr("Gave up: more pieces are wrong than the %1 remaining presses can turn.")
                               .arg(left);
    }
    case Why::NoBetter:
        return Words::tr("Gave up: no fewer presses than the best answer so far.");
    case Why::NoRow:
        return Words::tr("Gave up: nothing in %1 makes the pieces before it right.")
            .arg(lineName(replay, event.cell));
    case Why::WrongLine:
        if (hasTarget(replay))
            return Words::tr(
                       "Everything is filled in, but %1 differs from the target, so this attempt fails.")
                .arg(lineName(replay, event.cell));
        return Words::tr("Everything is filled in, but %1 is not all %2, so this attempt fails.")
            .arg(lineName(replay, event.cell), soughtColour(replay, event));
    case Why::None:
        break;
    }
    return {};
}

QString foundAll(std::int64_t count, const QString& colour) {
    return count == 1 ? Words::tr("Found: 1 press makes all pieces %1.").arg(colour)
                      : Words::tr("Found: %1 presses make all pieces %2.").arg(count).arg(colour);
}

QString minimum(std::int64_t count) {
    return count == 1 ? Words::tr("The search is over: the minimum is 1 press.")
                      : Words::tr("The search is over: the minimum is %1 presses.").arg(count);
}

QString found(const TraceReplay& replay) {
    const auto count = replay.presses().count();
    if (hasTarget(replay))
        return count == 1 ? Words::tr("Found: 1 press reaches the target.")
                          : Words::tr("Found: %1 presses reach the target.").arg(count);
    const Grid board = replay.board();
    const QString colour = colourOf(replay, board.none() ? Colour::White : Colour::Black);
    return foundAll(count, colour);
}

/// What is counted in addition to the nodes.
struct CountedKind {
    std::string_view method;
    Kind kind;
    const char* text;
    /// Where there is only one.
    const char* one;
};

constexpr std::array countedKinds{
    CountedKind{"deepening", Kind::Prune, QT_TRANSLATE_NOOP("Words", "%1 of %2 given up"), nullptr},
    CountedKind{"breadth-first", Kind::Expand, QT_TRANSLATE_NOOP("Words", "%1 of %2 taken from the queue"),
                nullptr},
    CountedKind{"breadth-first", Kind::Seen, QT_TRANSLATE_NOOP("Words", "%1 of %2 seen before"), nullptr},
    CountedKind{"row-backtracking", Kind::Prune, QT_TRANSLATE_NOOP("Words", "%1 of %2 given up"), nullptr},
    CountedKind{"first-row", Kind::Prune, QT_TRANSLATE_NOOP("Words", "%1 of %2 given up"), nullptr},
    CountedKind{"algebra", Kind::AddRow, QT_TRANSLATE_NOOP("Words", "%1 of %2 equations added"),
                QT_TRANSLATE_NOOP("Words", "%1 of %2 equation added")},
};

struct NodeText {
    std::string_view method;
    const char* one;
    const char* many;
};

constexpr std::array nodeTexts{
    NodeText{"deepening", QT_TRANSLATE_NOOP("Words", "%1 press tried"),
             QT_TRANSLATE_NOOP("Words", "%1 presses tried")},
    NodeText{"subsets", QT_TRANSLATE_NOOP("Words", "%1 press set tried"),
             QT_TRANSLATE_NOOP("Words", "%1 press sets tried")},
    NodeText{"breadth-first", QT_TRANSLATE_NOOP("Words", "%1 board reached"),
             QT_TRANSLATE_NOOP("Words", "%1 boards reached")},
    NodeText{"row-backtracking", QT_TRANSLATE_NOOP("Words", "%1 decision"),
             QT_TRANSLATE_NOOP("Words", "%1 decisions")},
    NodeText{"first-row", QT_TRANSLATE_NOOP("Words", "%1 line filled in"),
             QT_TRANSLATE_NOOP("Words", "%1 lines filled in")},
    NodeText{"algebra", QT_TRANSLATE_NOOP("Words", "%1 solution weighed"),
             QT_TRANSLATE_NOOP("Words", "%1 solutions weighed")},
};

/// "34 presses tried"; empty for a method that is not in the table.
QString nodesTold(std::string_view method, std::uint64_t nodes) {
    const auto node = std::ranges::find(nodeTexts, method, &NodeText::method);
    if (node == nodeTexts.end()) return {};
    return Words::tr(nodes == 1 ? node->one : node->many).arg(number(nodes));
}

/// Of a kind that never happens, nothing is told.
QString happenedTold(const TraceReplay& replay, const CountedKind& counted) {
    const std::uint64_t all = replay.trace().happened(counted.kind);
    if (all == 0) return {};
    const TraceCount count = replay.happened(counted.kind);
    const QString now = count.exact ? number(count.events) : Words::tr("about %1").arg(number(count.events));
    return Words::tr(all == 1 && counted.one != nullptr ? counted.one : counted.text).arg(now, number(all));
}

QString stoppedAfter(std::uint64_t nodes) {
    return nodes == 1 ? Words::tr("The search was stopped after 1 node; this is what was recorded.")
                      : Words::tr("The search was stopped after %1 nodes; this is what was recorded.")
                            .arg(number(nodes));
}

} // namespace

QString event(const TraceReplay& replay) {
    const TraceEvent* last = replay.event();
    if (last == nullptr) return Words::tr("The search has not begun yet.");
    switch (last->kind) {
    case Kind::Level:
        return level(replay, *last);
    case Kind::Press:
        return Words::tr("Pressed %1.").arg(placeOf(replay, last->cell));
    case Kind::TakeBack:
        return Words::tr("Undid %1.").arg(placeOf(replay, last->cell));
    case Kind::Leave:
        return Words::tr("Left %1 unpressed.").arg(placeOf(replay, last->cell));
    case Kind::Try:
        return tried(replay, *last);
    case Kind::Expand:
        return Words::tr("Took this board from the queue.");
    case Kind::Seen:
        return Words::tr("Pressing %1 led to a board that was reached before.")
            .arg(placeOf(replay, last->cell));
    case Kind::Row:
        return row(replay, *last);
    case Kind::Prune:
        return prune(replay, *last);
    case Kind::Found:
    case Kind::Over:
        return found(replay);
    case Kind::Pivot:
        return Words::tr("The equation of %1 determines the press at %2.")
            .arg(placeOf(replay, last->cell), placeOf(replay, last->other));
    case Kind::AddRow:
        return Words::tr("Added the equation of %2 to that of %1.")
            .arg(placeOf(replay, last->cell), placeOf(replay, last->other));
    case Kind::Free:
        return Words::tr("No equation is left for the press at %1: it is free.")
            .arg(placeOf(replay, last->cell));
    case Kind::Contradiction:
        if (hasTarget(replay))
            return Words::tr("The equation of %1 became 0 = 1: the target cannot be reached.")
                .arg(placeOf(replay, last->cell));
        return Words::tr("The equation of %1 became 0 = 1: not all pieces can be %2.")
            .arg(placeOf(replay, last->cell), soughtColour(replay, *last));
    }
    return {};
}

bool wasStopped(const SearchTrace& trace) {
    return trace.outcome() && (std::holds_alternative<Stopped>(trace.outcome()->answer) ||
                               std::holds_alternative<Unproven>(trace.outcome()->answer));
}

QString recording(std::string_view method, std::uint64_t nodes) {
    const QString told = nodesTold(method, nodes);
    if (nodes == 0 || told.isEmpty()) return Words::tr("Recording the search…");
    return Words::tr("Recording the search: %1 so far.").arg(told);
}

QStringList longest() {
    const QString black = answer_words::colour(Colour::Black, Goal::Either);
    const QString white = answer_words::colour(Colour::White, Goal::Either);
    return {settledApart(answer_words::place({7, 7}), black, white),
            foundAll(10, white) + QLatin1Char(' ') + minimum(10)};
}

QString ending(const SearchTrace& trace) {
    if (!trace.outcome()) return {};
    const Answer& answer = trace.outcome()->answer;
    if (const auto* optimal = std::get_if<Optimal>(&answer)) return minimum(optimal->presses.count());
    if (std::holds_alternative<Impossible>(answer))
        return Words::tr("The search is over: there is no solution.");
    return Words::tr("The search was stopped here.");
}

QString counts(const TraceReplay& replay) {
    const SearchTrace& trace = replay.trace();
    QStringList words;
    const std::uint64_t nodes = trace.outcome() ? trace.outcome()->cost.nodes : 0;
    if (nodes > 0)
        words << Words::tr("%1 of %2").arg(number(replay.nodes()), nodesTold(trace.method(), nodes));
    for (const CountedKind& counted : countedKinds) {
        if (counted.method == trace.method()) words << happenedTold(replay, counted);
    }
    words.removeAll(QString());
    return words.join(Words::tr(", "));
}

QString kept(const TraceReplay& replay) {
    const SearchTrace& trace = replay.trace();
    const bool stopped = wasStopped(trace);
    QString end = stopped ? stoppedAfter(trace.outcome()->cost.nodes) : QString();
    // That all are recorded is what one expects.
    if (trace.exactCount() == replay.size()) return end;
    const QString what = replay.position() > trace.exactCount()
                             ? Words::tr("From event %1 on, which is where you are, one in %2 is kept.")
                             : Words::tr("The first %1 events are exact; after that, one in %2 is kept.");
    return QStringList{end, what.arg(number(trace.exactCount()), number(trace.stride()))}
        .join(QLatin1Char(' '))
        .trimmed();
}

} // namespace flip::ui::search_words
