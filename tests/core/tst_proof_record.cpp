#include "core/base/index.h"
#include "core/model/puzzle.h"
#include "core/solve/lightest/part_search.h"
#include "core/solve/lightest/proof_work.h"
#include "core/text/board_text.h"
#include "tests/core/proof_texts.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

using namespace flip;

namespace {

/// Any puzzle of the coset's size: its rule is of no interest here.
Puzzle puzzleOf(const Coset& coset) { return Puzzle::flipGame(Grid(coset.start.size())); }

/// The record as it comes back from a file.
ProofRecord readAgain(const Puzzle& puzzle, const ProofRecord& record) {
    auto proof = readProof(textOf(puzzle, record));
    if (!proof) {
        qWarning("%s", proof.error().sentence().c_str());
        return {};
    }
    return std::move((*std::move(proof)).record);
}

/// A search of one coset by classes that is stopped, taken up and shared out.
struct DividedSearch {
    const Coset& coset;
    ClassPlan plan;
    Puzzle puzzle = puzzleOf(coset);
    ProofRecord record = {};
    /// What has been done last, with a record of its own, like another machine.
    ProofWork work = {};

    /// Does a share of what is left.
    PartMinimum search(WorkShare share, const Budget& budget = {}) {
        work = {readAgain(puzzle, record), share};
        PartMinimum minimum =
            byClasses(plan, coset, coset.weightOf(coset.start), {.budget = budget, .proof = &work});
        work.record = readAgain(puzzle, work.record);
        return minimum;
    }

    /// The same, and goes on from there.
    PartMinimum advance(WorkShare share, const Budget& budget = {}) {
        PartMinimum minimum = search(share, budget);
        record = work.record;
        return minimum;
    }
};

/// Small cosets with many elements of the same weight.
template <class Check>
void forEachSmallCoset(int rounds, Check&& check) {
    Random random(7);
    for (int round = 0; round < rounds; ++round) {
        const Rule rule = randomRule(random, 40);
        const EchelonBasis quiet = solveEquations(rule, {}).quiet;
        if (quiet.dimension() == 0 || quiet.dimension() > 7) continue;
        const Grid element = randomGrid(rule.size(), random) & randomGrid(rule.size(), random);
        const Coset coset{wholePart(quiet, rule.size()), startOf(quiet, element)};
        check(coset, random);
        if (QTest::currentTestFailed()) return;
    }
}

/// A search that has met its pairs in one of two shares.
std::string begunText() {
    const Coset coset = begunCoset();
    DividedSearch divided{coset, begunPlan(coset)};
    // Once for the lists, and once for the pairs.
    static_cast<void>(divided.advance(WorkShare::part(2, 2)));
    static_cast<void>(divided.advance(WorkShare::part(2, 2)));
    return textOf(divided.puzzle, divided.record);
}

Correlation drawnCorrelation(int dimension, Random& random) {
    std::vector<Term> terms;
    for (std::uint64_t i = 40 + random.below(100); i > 0; --i)
        terms.push_back(
            {random.next() & ((std::uint64_t{1} << dimension) - 1), random.below(2) == 0 ? 1 : -1});
    return correlationOf(dimension, std::move(terms));
}

/// Stops a search once other threads have had time to go on. What is tested holds however far they get.
class LateStop : public Monitor {
  public:
    void progressed(const Progress& /*progress*/) override {}

    bool stopRequested() override {
        constexpr int turns = 50;
        for (int turn = 0; turn < turns; ++turn) std::this_thread::yield();
        return true;
    }
};

/// Lists blocks as far as the context allows, and puts the places in order.
void listSome(const Correlation& correlation, NumberRange blocks, ListProgress& progress,
              const SearchContext& context = {}) {
    SearchClock clock(context);
    Workload load;
    static_cast<void>(listLightest(correlation, {}, blocks, progress, clock, load));
    ClassList& list = progress.list;
    for (std::size_t excess = 0; excess < list.listed(); ++excess)
        std::sort(list.places.begin() + static_cast<std::ptrdiff_t>(list.begins[excess]),
                  list.places.begin() + static_cast<std::ptrdiff_t>(list.begins[excess + 1]));
}

} // namespace

class TestProofRecord : public QObject {
    Q_OBJECT

  private slots:

    /// The set keeps few ranges, whatever the order in which they come.
    void aSetOfNumbersCountsEachOnce() {
        NumberSet numbers;
        QCOMPARE(numbers.count(), std::uint64_t{0});
        numbers.add({6, 9});
        numbers.add({1, 3});
        numbers.add({4, 4});
        QCOMPARE(numbers.count(), std::uint64_t{5});
        QVERIFY((numbers.ranges() == std::vector<NumberRange>{{1, 3}, {6, 9}}));
        QVERIFY((numbers.gapIn({0, 20}) == NumberRange{0, 1}));
        QVERIFY((numbers.gapIn({2, 20}) == NumberRange{3, 6}));
        QVERIFY((numbers.gapIn({7, 20}) == NumberRange{9, 20}));
        QVERIFY(!numbers.gapIn({7, 9}) && !numbers.gapIn({2, 2}));
        numbers.add({3, 7});
        QCOMPARE(numbers.count(), std::uint64_t{8});
        QVERIFY((numbers.ranges() == std::vector<NumberRange>{{1, 9}}));
    }

    void smallSearchesStoppedAnywhereGoOnToTheSameAnswer() {
        int stops = 0;
        forEachSmallCoset(1'500, [&](const Coset& coset, Random& random) {
            DividedSearch divided{coset, planWithShortLists(coset.part, random)};
            const Grid expected = byTrial(coset);
            PartMinimum minimum;
            // With a few more nodes each time, so that it is stopped everywhere.
            for (std::uint64_t nodes = 1; !minimum.complete; nodes += 1 + nodes / 32, ++stops)
                minimum = divided.advance({}, {.nodes = nodes});
            QVERIFY(minimum.element == expected);
            QCOMPARE(minimum.lowerBound, coset.weightOf(expected));
        });
        QVERIFY(stops > 3'000);
    }

    void smallSearchesInAnySharesComeToTheSameAnswer() {
        forEachSmallCoset(1'500, [&](const Coset& coset, Random& random) {
            DividedSearch divided{coset, planWithShortLists(coset.part, random)};
            const Grid expected = byTrial(coset);
            const std::uint64_t count = 1 + random.below(5);
            int rounds = 0;
            for (bool isProven = false; !isProven; ++rounds) {
                ProofRecord merged = divided.record;
                for (std::uint64_t i = 0; i < count; ++i) {
                    // In any order, and now and then one of them twice.
                    const std::uint64_t number = 1 + (i * 7 + random.below(2) * count) % count;
                    static_cast<void>(divided.search(WorkShare::part(number, count)));
                    QVERIFY(merged.merge(divided.work.record));
                    if (random.below(4) == 0) QVERIFY(merged.merge(divided.work.record));
                }
                divided.record = merged;
                const PartMinimum minimum = divided.advance(WorkShare::nothing());
                isProven = minimum.complete;
                if (!isProven) continue;
                QVERIFY(minimum.element == expected);
                QCOMPARE(minimum.lowerBound, coset.weightOf(expected));
            }
            // Lists, pairs, and again for each time that lists turn out to be too short.
            QVERIFY(rounds < 60);
        });
    }

    void largeSearchesAreDivided_data() {
        QTest::addColumn<Coset>("coset");
        QTest::newRow("all lit, 61x61: lists of 16 blocks") << allLit(61);
        QTest::newRow("drawn, 65x65") << drawn(65);
    }

    void largeSearchesAreDivided() {
        QFETCH(const Coset, coset);
        const ClassPlan plan = planClasses(coset.part).value();
        const PartMinimum expected = byClasses(plan, coset, coset.weightOf(coset.start));
        QVERIFY(expected.complete);
        for (const int threads : {1, 3}) {
            DividedSearch divided{coset, plan};
            PartMinimum minimum;
            for (std::uint64_t nodes = 1U << 16U; !minimum.complete; nodes += nodes / 4)
                minimum = divided.advance({}, {.nodes = nodes, .threads = threads});
            QVERIFY(minimum.element == expected.element);
            QCOMPARE(minimum.lowerBound, expected.lowerBound);
        }
        // The lists in three parts, the pairs in a half and two quarters.
        DividedSearch divided{coset, plan};
        const auto doShares = [&](const std::vector<WorkShare>& shares) {
            ProofRecord merged = divided.record;
            for (const WorkShare share : shares) {
                const PartMinimum minimum = divided.search(share, {.threads = 2});
                QVERIFY(minimum.isShared && !minimum.complete);
                QVERIFY(minimum.lowerBound <= expected.lowerBound);
                QVERIFY(merged.merge(divided.work.record));
            }
            divided.record = merged;
        };
        doShares({WorkShare::part(3, 3), WorkShare::part(1, 3)});
        QVERIFY(divided.advance(WorkShare::nothing()).isShared);
        // About the part that is missing: the lists have 16 blocks or more.
        QCOMPARE(divided.work.leftOfLists.ranges().size(), std::size_t{1});
        const NumberRange left = divided.work.leftOfLists.ranges().front();
        const NumberRange missing = WorkShare::part(2, 3).pieces;
        QVERIFY(left.from > missing.from - WorkShare::whole / 16 && left.from <= missing.from);
        QVERIFY(left.to > missing.to - WorkShare::whole / 16 && left.to <= missing.to);
        // Who completes the lists begins with the pairs.
        doShares({WorkShare::part(2, 3)});
        doShares({WorkShare::part(4, 4), WorkShare::part(1, 2)});
        QVERIFY(divided.advance(WorkShare::nothing()).isShared);
        QVERIFY(divided.work.leftOfLists.ranges().empty());
        const NumberRange last{WorkShare::part(2, 3).pieces.to, WorkShare::part(3, 4).pieces.to};
        QVERIFY(divided.work.leftOfPairs.ranges() == std::vector{last});
        // The last one sees that nothing is left.
        const PartMinimum minimum = divided.search(WorkShare{last});
        QVERIFY(minimum.complete);
        QVERIFY(minimum.element == expected.element);
        QCOMPARE(minimum.lowerBound, expected.lowerBound);
    }

    /// Each run ends before the guess does that is made before the lists.
    void shortRunsMakeTheirGuessAndComeToTheSameAnswer() {
        const Coset coset = allLit(79);
        const PartSearch search(coset.part, std::int64_t{1} << 30U);
        const auto searched = [&](ProofWork* work, std::uint64_t nodes) {
            SearchClock clock({.budget = {.nodes = nodes}, .proof = work});
            Workload load;
            return search.search(coset.start, std::nullopt, anyWeight, clock, load);
        };
        const PartMinimum expected = searched(nullptr, Budget().nodes);
        QVERIFY(expected.complete);
        ProofRecord record;
        PartMinimum minimum;
        for (int runs = 0; !minimum.complete; ++runs) {
            QVERIFY(runs < 40);
            ProofWork work{readAgain(puzzleOf(coset), record)};
            minimum = searched(&work, std::uint64_t{1} << 30U);
            record = std::move(work.record);
            const auto& best = record.searches.at({}).best;
            QVERIFY(best && best->count() == coset.weightOf(minimum.element.value()));
        }
        QVERIFY(minimum.element == expected.element);
        QCOMPARE(minimum.lowerBound, expected.lowerBound);
    }

    void runsThatAreShorterThanAStepComeToTheSameAnswer() {
        const Coset coset = drawn(65);
        const ClassPlan plan = planClasses(coset.part).value();
        const PartMinimum expected = byClasses(plan, coset, coset.weightOf(coset.start));
        DividedSearch divided{coset, plan};
        PartMinimum minimum;
        std::size_t shares = 1;
        for (int runs = 0; !minimum.complete; ++runs) {
            QVERIFY(runs < 200);
            minimum = divided.advance({}, {.nodes = std::uint64_t{1} << 17U});
            shares = std::max(shares, divided.record.searches.at({}).pairs.size());
        }
        QVERIFY(minimum.element == expected.element);
        QCOMPARE(minimum.lowerBound, expected.lowerBound);
        QVERIFY(shares > 1);
    }

    void listsMadeInPiecesAreTheSame() {
        Random random(11);
        for (int round = 0; round < 12; ++round) {
            const Correlation correlation = drawnCorrelation(18 + round % 5, random);
            const std::uint64_t blocks = blocksOfList(correlation.dimension);
            QVERIFY(blocks >= 4);
            ListProgress empty;
            empty.asked = asIndex(1 + random.below(2'000));
            ListProgress whole = empty;
            listSome(correlation, {0, blocks}, whole);
            // Stopped again and again.
            ListProgress stopped = empty;
            for (std::uint64_t nodes = 100'000; const auto gap = stopped.done.gapIn({0, blocks});
                 nodes += 100'000)
                listSome(correlation, *gap, stopped, {.budget = {.nodes = nodes}});
            QVERIFY(stopped == whole);
            // While other threads are ahead.
            ListProgress late = empty;
            for (int stops = 0; const auto gap = late.done.gapIn({0, blocks}); ++stops) {
                LateStop stop;
                listSome(correlation, *gap, late,
                         {.budget = {.threads = 3}, .monitor = stops < 3 ? &stop : nullptr});
            }
            QVERIFY(late == whole);
            // By several, who overlap.
            ListProgress merged = empty;
            while (const auto gap = merged.done.gapIn({0, blocks})) {
                ListProgress other = random.below(3) == 0 ? merged : empty;
                const auto from = gap->from - random.below(gap->from + 1);
                if (other.done.gapIn({from, gap->from + 1}) != NumberRange{from, gap->from + 1})
                    other = empty;
                listSome(correlation, {from, gap->from + 1}, other);
                merged.merge(other);
            }
            QVERIFY(merged == whole);
        }
    }

    void everyDamageIsRefused() {
        const std::string text = begunText();
        QVERIFY(readProof(text).ok());
        for (std::size_t length = 0; length < text.size(); ++length) {
            const auto torn = readProof(std::string_view(text).substr(0, length));
            QVERIFY2(!torn, qPrintable(QString::number(length)));
            QVERIFY(torn.error().line >= 1 && torn.error().column >= 1);
        }
        for (std::size_t i = 0; i < text.size(); ++i) {
            for (const char c : {'0', 'x', ' ', '\n', '\0'}) {
                std::string changed = text;
                if (std::exchange(changed[i], c) == c) continue;
                QVERIFY2(!readProof(changed), qPrintable(QString::number(i)));
            }
        }
        QVERIFY(!readProof(text + text));
        QVERIFY(!readProof(text + "\n"));
    }

    void whatNobodyWritesIsRefused_data() {
        QTest::addColumn<QByteArray>("found");
        QTest::addColumn<QByteArray>("instead");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const char* found, const char* instead, const char* error) {
            QTest::newRow(name) << QByteArray(found) << QByteArray(instead) << QByteArray(error);
        };
        row("some other text", "flipgame-proof 1", "flipgame 1", "some other text");
        row("a later version", "flipgame-proof 1", "flipgame-proof 2",
            "version 1; a newer Flip Game may read this file.");
        row("version 0", "flipgame-proof 1", "flipgame-proof 0", "version 1.");
        row("a version that is no number", "flipgame-proof 1", "flipgame-proof one", "version 1.");
        row("no puzzle", "\npuzzle ", "\npuzzles ", "“puzzle”");
        row("a wrong puzzle", " clipped ", " cut ", "clipped, torus or table");
        row("a third coset", "\nsearch 1 ", "\nsearch 3 ", "the number of a coset");
        row("a mark that is no number", "\nsearch 1 1 ", "\nsearch 1 1 g", "the mark of a plan");
        row("no bound", "\nmost ", "\nmost", "“most”");
        row("a negative bound", "\nmost ", "\nmost -", "a number of cells");
        row("a best of another size", "\nmost", "\nmost 1\nbest b/w\nmost", "cells of the puzzle’s board");
        row("a fifth class", "\nlist 1", "\nlist 5", "the number of a class");
        row("a class twice", "\nlist 2", "\nlist 1", "each class only once");
        row("no blocks", "\nblocks", "\nblock", "“blocks”");
        row("an empty range of blocks", "\nblocks 0-1", "\nblocks 1-1", "blocks as in 0-8");
        row("blocks out of order", "\nblocks 0-1", "\nblocks 1-2 0-1", "blocks as in 0-8");
        row("a place twice", "\nplaces 0", "\nplaces 0 0", "a place");
        row("a place that is too large", "\nplaces 0", "\nplaces fffffffffffff", "a place");
        row("a gap between shares", "\npairs 0 ", "\npairs 1 ", "the end of the share above");
        row("a missing share", "\npairs 536870912 1073741824", "\npairs 536870912 1073741823", "“pairs”");
        row("a seventh pair", "\nmet 3 1 ", "\nmet 7 1 ", "the number of a pair");
        row("a third side", "\nmet 3 1 ", "\nmet 3 3 ", "1 or 2");
        row("a side twice", "\nmet 3 2 ", "\nmet 3 1 ", "each side only once");
        row("rubbish at the end of a line", "\nlist 1 ", "\nlist 1 1 1 ", "the end of the line");
    }

    void whatNobodyWritesIsRefused() {
        QFETCH(const QByteArray, found);
        QFETCH(const QByteArray, instead);
        QFETCH(const QByteArray, error);
        QByteArray text = QByteArray::fromStdString(begunText());
        const qsizetype at = text.indexOf(found);
        QVERIFY(at >= 0);
        text.replace(at, found.size(), instead);
        const auto read = readProof(withChecksum(text.toStdString()));
        QVERIFY(!read);
        const QByteArray sentence = QByteArray::fromStdString(read.error().sentence());
        QVERIFY2(sentence.mid(sentence.indexOf(", expected ")).contains(error) ||
                     QByteArray::fromStdString(read.error().found) == error,
                 sentence.constData());
    }

    void aMistakeInThePuzzleIsToldWhereItIs() {
        std::string text = begunText();
        const std::string right = " clipped ";
        const std::size_t at = text.find(right);
        text.replace(at, right.size(), " cut ");
        const auto read = readProof(withChecksum(text));
        QVERIFY(!read);
        QCOMPARE(read.error().line, 2);
        QCOMPARE(read.error().column, static_cast<std::int64_t>(at + 1 - text.find('\n')));
    }

    void whatIsFoundIsShortenedBetweenCharacters() {
        for (const char* before : {"", "1", "11"}) {
            std::string text = begunText();
            std::string line = std::string("\n") + before;
            for (int i = 0; i < 30; ++i) line += "黑";
            text.replace(text.find("\nlist"), 1, line + "\n");
            const auto read = readProof(withChecksum(text));
            QVERIFY(!read);
            const QString found = QString::fromStdString(read.error().found);
            QVERIFY2(found.endsWith("黑…”") && !found.contains(QChar::ReplacementCharacter),
                     qPrintable(found));
        }
    }

    /// With a checksum that is right, whoever wrote it.
    void listsThatCannotBeAreMadeAnew() {
        const Coset coset = begunCoset();
        const Grid expected = byTrial(coset);
        for (const auto& [found, instead] :
             {std::pair("\nplaces 0", "\nplaces ffffffff"), std::pair("\nblocks 0-1", "\nblocks 0-2"),
              std::pair("\nlist 1 2 ", "\nlist 1 2 1"), std::pair("\nlist 1 2 ", "\nlist 1 1000000 99999")}) {
            std::string text = begunText();
            text.replace(text.find(found), std::string_view(found).size(), instead);
            auto proof = readProof(withChecksum(text));
            QVERIFY2(proof.ok(), proof ? "" : proof.error().sentence().c_str());
            DividedSearch divided{coset, begunPlan(coset), proof->puzzle, proof->record};
            const PartMinimum minimum = divided.advance({});
            QVERIFY(minimum.complete && minimum.element == expected);
        }
    }

    void listsThatCannotGrowAreTold() {
        const Coset coset = drawn(125);
        DividedSearch divided{coset, planClasses(coset.part).value()};
        const Budget little{.memory = std::int64_t{1} << 20U};
        // Who only looks whether anything is missing is told, too.
        for (const WorkShare share : {WorkShare(), WorkShare::nothing()}) {
            const PartMinimum minimum = divided.advance(share, little);
            QVERIFY(!minimum.complete && !minimum.isShared);
            QVERIFY(divided.work.leftOfLists.ranges().empty() && divided.work.leftOfPairs.ranges().empty());
            QVERIFY(divided.work.isShortOfMemory);
        }
        const PartMinimum minimum = divided.advance({});
        QVERIFY(minimum.complete);
        QVERIFY(!divided.work.isShortOfMemory);
    }

    void theBestAndTheFirstOfEquallyLightOnesIsKept() {
        const auto with = [](std::int64_t most, const char* best) {
            ClassProgress progress;
            progress.most = most;
            if (*best != 0) progress.best = readBoard(best).value();
            return progress;
        };
        const auto bestOf = [&](ClassProgress one, const ClassProgress& other) {
            one.merge(other);
            return std::pair(one.most, one.best ? writeBoardLine(*one.best) : "");
        };
        const ClassProgress nothing = with(3, "");
        const ClassProgress first = with(2, "bwbw");
        const ClassProgress second = with(2, "wbbw");
        const ClassProgress heavier = with(3, "bbbw");
        const auto expected = std::pair(std::int64_t{2}, std::string("bwbw"));
        for (const ClassProgress& other : {nothing, second, heavier, first}) {
            QVERIFY(bestOf(first, other) == expected);
            QVERIFY(bestOf(other, first) == expected);
        }
        // Somebody knows that two cells are too many.
        const auto none = std::pair(std::int64_t{1}, std::string());
        QVERIFY(bestOf(first, with(1, "")) == none);
        QVERIFY(bestOf(with(1, ""), first) == none);
    }

    void aRecordOfAnotherPlanIsRefused() {
        ProofRecord one;
        ProofRecord other;
        one.searches[{}].mark = 1;
        other.searches[{}].mark = 2;
        other.searches[{0, 1}].mark = 3;
        QVERIFY(!one.merge(other));
        QCOMPARE(one.searches.size(), std::size_t{1});
        other.searches[{}].mark = 1;
        QVERIFY(one.merge(other));
        QCOMPARE(one.searches.size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TestProofRecord)
#include "tst_proof_record.moc"
