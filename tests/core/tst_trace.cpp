#include "core/solve/method.h"
#include "core/solve/methods/decision_order.h"
#include "core/solve/methods/elimination_trace.h"
#include "core/solve/solve.h"
#include "core/solve/trace/trace_replay.h"
#include "core/solve/verify.h"
#include "tests/core/plain_enumeration.h"
#include "tests/core/sample_puzzles.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <stdexcept>
#include <string_view>

using namespace flip;
using namespace flip::test;

namespace {

using Kind = TraceEvent::Kind;

struct Recording {
    Outcome outcome;
    std::shared_ptr<const SearchTrace> trace;
};

Recording recordingOf(const Method& method, const Puzzle& puzzle,
                      std::int64_t memory = std::int64_t{4} << 20) {
    auto trace = std::make_shared<SearchTrace>(memory);
    Outcome outcome = solve(method, puzzle, {.trace = trace.get()});
    return {std::move(outcome), std::move(trace)};
}

Puzzle boardNumber(std::uint64_t number) { return Puzzle::flipGame(Grid::fromPacked({4, 4}, number)); }

/// The sample of POJ 1753: four rounds.
Puzzle sample() { return boardNumber(0b0001'1001'1011'1001); }

void addMethods() {
    QTest::addColumn<QByteArray>("name");
    for (const Method& method : methods()) {
        QTest::newRow(method.name.data()) << QByteArray(method.name.data(), std::ssize(method.name));
    }
}

const Method& fetchedMethod() {
    const QByteArray name = *static_cast<QByteArray*>(QTest::qData("name", qMetaTypeId<QByteArray>()));
    return *findMethod(std::string_view(name.constData(), static_cast<std::size_t>(name.size())));
}

using Counts = std::map<Kind, std::uint64_t>;

Counts countsOf(const SearchTrace& trace) {
    Counts counts;
    for (const TraceEvent& event : trace.events()) ++counts[event.kind];
    return counts;
}

} // namespace

class TestTrace : public QObject {
    Q_OBJECT

  private slots:

    void everyNodeIsRecorded_data() { addMethods(); }

    void everyNodeIsRecorded() {
        const Method& method = fetchedMethod();
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Puzzle puzzle = seed == 0 ? sample() : randomSmallPuzzle(12, seed);
            if (method.refuses(puzzle, {})) continue;
            const auto [outcome, trace] = recordingOf(method, puzzle);
            QVERIFY(trace->method() == method.name);
            QVERIFY(*trace->puzzle() == puzzle);
            QCOMPARE(trace->exactCount(), trace->events().size());
            std::uint64_t nodes = 0;
            for (const TraceEvent& event : trace->events()) {
                QVERIFY(event.nodes == nodes || event.nodes == nodes + 1);
                nodes = event.nodes;
            }
            QCOMPARE(nodes, outcome.cost.nodes);
            QVERIFY(verify(puzzle, outcome.answer));
        }
    }

    void recordingChangesNothing_data() { addMethods(); }

    void recordingChangesNothing() {
        const Method& method = fetchedMethod();
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Puzzle puzzle = seed == 0 ? sample() : randomSmallPuzzle(12, seed);
            const Outcome alone = solve(method, puzzle);
            const Outcome recorded = recordingOf(method, puzzle).outcome;
            // For algebra the textbook's elimination is recorded in place of its own.
            if (method.name != "algebra") QCOMPARE(recorded.cost.nodes, alone.cost.nodes);
            QCOMPARE(recorded.answer.index(), alone.answer.index());
            if (const auto* optimal = std::get_if<Optimal>(&alone.answer)) {
                QVERIFY(std::get<Optimal>(recorded.answer).presses == optimal->presses);
                QVERIFY(std::get<Optimal>(recorded.answer).reached == optimal->reached);
            }
        }
    }

    void theLastFindIsTheAnswer_data() { addMethods(); }

    void theLastFindIsTheAnswer() {
        TraceReplay replay(recordingOf(fetchedMethod(), sample()).trace);
        replay.seek(replay.size());
        QVERIFY(solves(*replay.event()));
        QVERIFY(replay.presses() == std::get<Optimal>(replay.trace().outcome()->answer).presses);
        QVERIFY(replay.board().none() || replay.board().all());
        QVERIFY(!replay.seekNext(Kind::Found));
    }

    void scrubbingLeadsWhereSteppingLeads_data() { addMethods(); }

    void scrubbingLeadsWhereSteppingLeads() {
        const auto trace = recordingOf(fetchedMethod(), sample()).trace;
        TraceReplay stepping(trace);
        std::vector<std::pair<Grid, Grid>> forward{{stepping.presses(), stepping.board()}};
        while (stepping.next()) forward.emplace_back(stepping.presses(), stepping.board());
        QCOMPARE(forward.size(), stepping.size() + 1);
        QVERIFY(!stepping.next());
        for (std::size_t position = stepping.size(); position > 0; --position) {
            QCOMPARE(stepping.position(), position);
            QVERIFY(stepping.previous());
            QVERIFY(stepping.presses() == forward[position - 1].first);
        }
        QVERIFY(!stepping.previous());
        Random random(5);
        for (int i = 0; i < 100; ++i) {
            TraceReplay scrubbing(trace);
            const auto position = static_cast<std::size_t>(random.below(forward.size()));
            scrubbing.seek(position);
            QVERIFY(scrubbing.presses() == forward[position].first);
            QVERIFY(scrubbing.board() == forward[position].second);
        }
    }

    void theSampleGivesTheGoldenCounts() {
        const std::map<std::string_view, Counts> golden{
            {"deepening",
             {{Kind::Level, 5},
              {Kind::Press, 78},
              {Kind::TakeBack, 74},
              {Kind::Prune, 50},
              {Kind::Found, 2}}},
            {"subsets", {{Kind::Level, 5}, {Kind::Try, 813}, {Kind::Found, 1}}},
            {"breadth-first",
             {{Kind::Level, 5},
              {Kind::Try, 997},
              {Kind::Expand, 189},
              {Kind::Seen, 2'021},
              {Kind::Found, 2}}},
            {"row-backtracking",
             {{Kind::Press, 109},
              {Kind::TakeBack, 109},
              {Kind::Leave, 109},
              {Kind::Prune, 107},
              {Kind::Found, 3},
              {Kind::Over, 1}}},
            {"first-row", {{Kind::Row, 79}, {Kind::Prune, 30}, {Kind::Found, 2}, {Kind::Over, 1}}},
            {"algebra",
             {{Kind::Try, 32},
              {Kind::Found, 1},
              {Kind::Pivot, 12},
              {Kind::AddRow, 71},
              {Kind::Free, 4},
              {Kind::Over, 1}}},
        };
        for (const Method& method : methods()) {
            const auto trace = recordingOf(method, sample()).trace;
            const Counts counts = countsOf(*trace);
            QVERIFY2(counts == golden.at(method.name), method.name.data());
            for (const auto& [kind, count] : counts) QCOMPARE(trace->happened(kind), count);
        }
    }

    void aSearchTreeIsWalkedPressByPress() {
        for (const char* name : {"deepening", "row-backtracking"}) {
            TraceReplay replay(recordingOf(*findMethod(name), sample()).trace);
            std::uint64_t path = 0;
            while (replay.next()) {
                const TraceEvent& event = *replay.event();
                if (event.kind == Kind::Over) break;
                const bool turned = event.kind == Kind::Press || event.kind == Kind::TakeBack;
                if (turned) path ^= std::uint64_t{1} << event.cell;
                QCOMPARE(event.presses, path);
                if (event.kind == Kind::Prune && event.why == TraceEvent::Why::SettledPiece) {
                    QVERIFY(event.cell < 16);
                }
            }
        }
    }

    void levelsTellTheNodesOfEachDepth() {
        // The press sets of each size, and the boards at each distance: all of them, until the last level.
        const TraceReplay subsets(recordingOf(*findMethod("subsets"), boardNumber(1)).trace);
        const std::vector<std::uint64_t> binomials{1,     16,   120,  560,  1820, 4368, 8008, 11440, 12870,
                                                   11440, 8008, 4368, 1820, 560,  120,  16,   1};
        QCOMPARE(subsets.levels().size(), binomials.size());
        for (std::size_t i = 0; i < binomials.size(); ++i)
            QCOMPARE(subsets.levels()[i].nodes(), binomials[i]);

        const TraceReplay boards(recordingOf(*findMethod("breadth-first"), boardNumber(1)).trace);
        const std::vector<std::uint64_t> distances{1, 16, 120, 560, 1387, 1440, 540, 32, 0};
        QCOMPARE(boards.levels().size(), distances.size());
        for (std::size_t i = 0; i < distances.size(); ++i) QCOMPARE(boards.levels()[i].nodes(), distances[i]);
    }

    void aReplayKnowsItsLevelAndFindsEvents() {
        TraceReplay replay(recordingOf(*findMethod("deepening"), sample()).trace);
        QVERIFY(replay.level() == nullptr && replay.event() == nullptr && replay.nodes() == 0);
        for (int limit = 0; limit <= 4; ++limit) {
            QVERIFY(replay.seekNext(Kind::Level));
            QCOMPARE(int{replay.level()->level}, limit);
            QCOMPARE(replay.position(), replay.level()->begin + 1);
        }
        QVERIFY(!replay.seekNext(Kind::Level));
        const auto backtrack = replay.findNext(isBacktrack);
        QVERIFY(backtrack && *backtrack > replay.position());
        replay.seek(*backtrack);
        QVERIFY(isBacktrack(*replay.event()));
        QVERIFY(replay.seekPrevious(Kind::Level) && replay.level()->level == 4);
        QVERIFY(replay.seekPrevious(Kind::Level) && replay.level()->level == 3);
    }

    void aReplayCountsWhatHasHappened_data() { addMethods(); }

    void aReplayCountsWhatHasHappened() {
        TraceReplay replay(recordingOf(fetchedMethod(), sample()).trace);
        Counts counts;
        std::size_t answers = 0;
        while (replay.next()) {
            const TraceEvent& event = *replay.event();
            ++counts[event.kind];
            for (const auto& [kind, count] : counts) {
                QCOMPARE(replay.happened(kind).events, count);
                QVERIFY(replay.happened(kind).exact);
            }
            if (event.kind == Kind::Found) {
                QCOMPARE(replay.answers()[answers++], replay.position());
                QVERIFY(replay.bestAnswer() == &event);
            }
            QCOMPARE(replay.bestAnswer() == nullptr, answers == 0);
        }
        QCOMPARE(replay.answers().size(), answers);
    }

    void aReplayCountsWhatHasHappenedFarIntoALongSearch() {
        const auto trace = recordingOf(*findMethod("subsets"), boardNumber(1)).trace;
        TraceReplay replay(trace);
        QVERIFY(replay.size() > 60'000);
        for (std::size_t position = 1'000; position < replay.size(); position += 9'000) {
            replay.seek(position);
            const auto before = trace->events().first(position);
            const auto tries = std::ranges::count(before, Kind::Try, &TraceEvent::kind);
            QCOMPARE(replay.happened(Kind::Try).events, static_cast<std::uint64_t>(tries));
        }
    }

    /// Counts are kept for every 4,096 events, and none for those that would follow the last.
    void aReplayCountsWhatHasHappenedAtTheEnd() {
        for (const std::uint64_t events : {4'095, 4'096, 4'097, 8'192}) {
            auto trace = std::make_shared<SearchTrace>();
            trace->begin("deepening", boardNumber(1));
            for (std::uint64_t i = 0; i < events; ++i) trace->add({.kind = Kind::Try});
            TraceReplay replay(trace);
            replay.seek(events);
            QCOMPARE(replay.happened(Kind::Try).events, events);
        }
    }

    void aRecordingEndsOnTheAnswerEvenIfTheSearchDidNotRecordIt() {
        const Puzzle puzzle = boardNumber(1);
        const Grid presses = Grid::fromPacked(puzzle.size(), 5);
        SearchTrace trace;
        trace.begin("deepening", puzzle);
        trace.add({.cell = 3, .kind = Kind::Press});
        trace.end({Optimal{presses, Colour::White}, {}});
        QVERIFY(trace.events().back().kind == Kind::Over);
        QCOMPARE(trace.events().back().presses, presses.packed());
    }

    void memoryHoldsWhereNothingMayBeLeftOut() {
        // Room for 1,024 events, all of which tell of a new level.
        SearchTrace trace(0);
        trace.begin("deepening", boardNumber(1));
        for (int i = 0; i < 5'000; ++i) trace.add({.kind = Kind::Level});
        QCOMPARE(trace.events().size(), std::size_t{1'024});
        QCOMPARE(trace.happened(Kind::Level), std::uint64_t{5'000});
    }

    void countsInAThinnedOutPartAreEstimates() {
        const auto trace = recordingOf(*findMethod("breadth-first"), boardNumber(1), 48'000).trace;
        const auto exact = recordingOf(*findMethod("breadth-first"), boardNumber(1)).trace;
        TraceReplay replay(trace);
        QVERIFY(trace->exactCount() < replay.size());
        replay.seek(trace->exactCount());
        QVERIFY(replay.happened(Kind::Seen).exact);
        std::uint64_t before = replay.happened(Kind::Seen).events;
        while (replay.next()) {
            const TraceCount seen = replay.happened(Kind::Seen);
            QVERIFY(seen.events >= before && seen.events <= exact->happened(Kind::Seen));
            QVERIFY(replay.happened(Kind::Level).exact);
            before = seen.events;
        }
        QCOMPARE(before, exact->happened(Kind::Seen));
        QVERIFY(replay.happened(Kind::Seen).exact);
        QCOMPARE(replay.nodes(), exact->outcome()->cost.nodes);
    }

    void aBranchGivenUpTellsWhatWasDecided() {
        // On the sample, the first pieces that no press left can turn are those of the first row.
        const auto trace = recordingOf(*findMethod("row-backtracking"), sample()).trace;
        const DecisionOrder order{PackedPuzzle(sample())};
        int last = TraceEvent::none;
        for (const TraceEvent& event : trace->events()) {
            if (event.kind == Kind::Press || event.kind == Kind::Leave) last = event.cell;
            if (event.kind != Kind::Prune) continue;
            QCOMPARE(int{event.other}, last);
            if (event.why != TraceEvent::Why::SettledPiece) continue;
            QVERIFY(((order[order.stepAfter(event.other)].settled >> event.cell) & 1U) != 0);
        }
    }

    void longSearchesAreThinnedOut() {
        constexpr std::size_t room = 2'000;
        const auto [outcome, trace] = recordingOf(*findMethod("subsets"), boardNumber(1),
                                                  room * static_cast<std::int64_t>(sizeof(TraceEvent)));
        QVERIFY(trace->events().size() <= room);
        QCOMPARE(trace->exactCount(), room / 2);
        QVERIFY(trace->stride() > 1);
        QCOMPARE(trace->happened(Kind::Try), std::uint64_t{65'536});
        QCOMPARE(outcome.cost.nodes, std::uint64_t{65'536});
        const auto exact = recordingOf(*findMethod("subsets"), boardNumber(1)).trace;
        QVERIFY(std::ranges::equal(trace->events().first(room / 2), exact->events().first(room / 2)));
        QVERIFY(std::ranges::is_sorted(trace->events(), {}, &TraceEvent::nodes));
        QCOMPARE(countsOf(*trace)[Kind::Level], std::uint64_t{17});
        // Thinned out evenly: no two neighbours are far apart.
        for (std::size_t i = 1; i < trace->events().size(); ++i) {
            QVERIFY(trace->events()[i].nodes - trace->events()[i - 1].nodes <= 2 * trace->stride());
        }
        QVERIFY(std::has_single_bit(trace->stride()));
        const TraceReplay replay(trace);
        QCOMPARE(replay.levels().back().nodesAfter, std::uint64_t{65'536});
    }

    void theEliminationIsReplayed() {
        for (const std::uint64_t board : {std::uint64_t{1}, std::uint64_t{0b0001'1001'1011'1001}}) {
            const Puzzle puzzle = boardNumber(board);
            const auto trace = recordingOf(*findMethod("algebra"), puzzle).trace;
            for (std::size_t position = 0; position <= trace->events().size(); ++position) {
                for (const PieceEquation& equation : equationsAt(*trace, position)) {
                    // The sum of the pieces' own equations: of what flips them, and of what has to flip.
                    const Grid pieces = Grid::fromPacked(puzzle.size(), equation.pieces);
                    for (int p = 0; p < 16; ++p) {
                        const Grid flipped = puzzle.rule.mask(cellAt(puzzle.size(), p)) & pieces;
                        QCOMPARE(flipped.count() % 2 == 1, ((equation.coefficients >> p) & 1U) != 0);
                    }
                    for (const Colour colour : {Colour::White, Colour::Black}) {
                        const bool odd = (puzzle.toFlip(colour) & pieces).count() % 2 == 1;
                        QCOMPARE(equation.toFlip[static_cast<std::size_t>(colour)], odd);
                    }
                }
            }
        }
    }

    void theWitnessIsReadOffTheContradiction() {
        const Puzzle puzzle = boardNumber(1);
        TraceReplay replay(recordingOf(*findMethod("algebra"), puzzle).trace);
        int contradictions = 0;
        while (replay.seekNext(Kind::Contradiction)) {
            const auto equations = equationsAt(replay.trace(), replay.position());
            const Grid cells = Grid::fromPacked(puzzle.size(), equations[replay.event()->cell].pieces);
            const Goal::Kind against = replay.event()->level == 0 ? Goal::White : Goal::Black;
            QVERIFY(refutes(puzzle, Witness{cells, against}));
            ++contradictions;
        }
        QCOMPARE(contradictions, 2);
    }

    void ofLargerBoardsOnlyTheOutcomeIsKept() {
        const Size large{9, 9};
        const Puzzle puzzle{Rule::fromPattern(large, Pattern::plus()), Grid::filled(large), Goal::White};
        for (const char* name : {"first-row", "algebra"}) {
            const auto [outcome, trace] = recordingOf(*findMethod(name), puzzle);
            QVERIFY(trace->events().empty());
            QVERIFY(std::holds_alternative<Optimal>(trace->outcome()->answer));
            QVERIFY(TraceReplay(trace).board() == puzzle.board);
        }
        QVERIFY_THROWS_EXCEPTION(std::logic_error, TraceReplay(std::make_shared<SearchTrace>()));
    }
};

QTEST_GUILESS_MAIN(TestTrace)
#include "tst_trace.moc"
