#include "core/explain/light_chasing.h"
#include "core/text/board_text.h"
#include "ui/guide/lesson.h"
#include "ui/words/answer_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <stdexcept>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct Guide {
    Q_DECLARE_TR_FUNCTIONS(Guide)
};

Puzzle boardOf(const char* text) {
    auto board = readBoard(text);
    if (!board) throw std::logic_error("a lesson has a board that cannot be read");
    return Puzzle::flipGame(*std::move(board));
}

std::vector<Grid> workingSets(const Puzzle& puzzle, Colour colour) {
    std::vector<Grid> sets;
    for (Chase& chase : chaseFromEveryFirstRow(puzzle, colour)) {
        if (chase.works()) sets.push_back(std::move(chase.presses));
    }
    std::ranges::stable_sort(sets, {}, &Grid::count);
    return sets;
}

/// Without the empty one; the smallest first.
std::vector<Grid> quietPatterns(Size size) {
    std::vector<Grid> patterns = workingSets(Puzzle::flipGame(Grid(size)), Colour::White);
    patterns.erase(patterns.begin());
    return patterns;
}

/// All press sets that work, the smallest first.
std::vector<Grid> solutions(const Puzzle& puzzle) {
    std::vector<Grid> all = workingSets(puzzle, Colour::White);
    std::ranges::copy(workingSets(puzzle, Colour::Black), std::back_inserter(all));
    std::ranges::stable_sort(all, {}, &Grid::count);
    return all;
}

BoardMarks numbered(const Grid& presses) {
    BoardMarks marks;
    marks.steps = {stepsFrom(presses), 0};
    return marks;
}

/// Says what the marks on the board are: the remaining presses.
QString pressesLeft(std::int64_t count, const QString& one, const QString& many) {
    return count == 1 ? one : many.arg(count);
}

QString solvedSentence(const LessonPlace& place) {
    return Guide::tr("All pieces are %1, after %2.")
        .arg(answer_words::colour(*place.now.uniformColour(), Goal::Either),
             answer_words::presses(static_cast<qint64>(place.pressed.size())));
}

// One press

int piecesTurned(const Rule& rule, Cell pressed) {
    int count = 0;
    rule.forEachFlipped(pressed, [&](Cell) { ++count; });
    return count;
}

LessonRemark remarkOnPress(const LessonPlace& at) {
    if (at.now.solved() && !at.pressed.empty()) return {solvedSentence(at), {}};
    if (at.pressed.empty())
        return {Guide::tr("One press makes all pieces of this board white. Which one?"), {}};
    return {Guide::tr("Pressing %1 turned over %2 pieces.")
                .arg(answer_words::place(at.pressed.back()))
                .arg(piecesTurned(at.now.rule, at.pressed.back())),
            {}};
}

std::vector<Cell> theOnePress(const LessonPlace& at) { return solutions(at.now).front().setCells(); }

// Order

LessonRemark remarkOnOrder(const LessonPlace& at) {
    if (at.pressed.empty()) return {Guide::tr("No press yet."), {}};
    if (at.oddPresses().none()) {
        return {Guide::tr("The board is unchanged: every piece was turned over an even number of times."),
                {}};
    }
    LessonRemark remark{
        Guide::tr("So far: %1.").arg(answer_words::presses(static_cast<qint64>(at.pressed.size()))), {}};
    for (std::size_t i = 0; i < std::min<std::size_t>(at.pressed.size(), 3); ++i)
        remark.marks.steps.add({at.pressed[i], static_cast<int>(i) + 1, false});
    return remark;
}

std::vector<Cell> thereAndBack(const LessonPlace&) {
    return {{0, 1}, {1, 2}, {2, 1}, {2, 1}, {0, 1}, {1, 2}};
}

// Twice is nothing

LessonRemark remarkOnTwice(const LessonPlace& at) {
    if (at.pressed.empty()) return {Guide::tr("Press any pieces, some of them twice."), {}};
    LessonRemark remark{
        Guide::tr("%1. A ring marks every piece that was pressed an odd number of times; only these "
                  "count.")
            .arg(answer_words::presses(static_cast<qint64>(at.pressed.size()))),
        {}};
    for (const Cell cell : at.oddPresses().setCells())
        remark.marks.steps.add({cell, static_cast<int>(std::ranges::count(at.pressed, cell)), false});
    return remark;
}

std::vector<Cell> threeTimesAndTwice(const LessonPlace&) { return {{1, 1}, {2, 3}, {1, 1}, {2, 3}, {1, 1}}; }

// Parity

Grid parityWitness(const Puzzle& puzzle) {
    // For the plus, a press flips an even number of a quiet pattern's pieces, because the piece of row r and
    // column c lies under the press of row s and column d exactly when it is so the other way round.
    for (const Grid& pattern : quietPatterns(puzzle.size())) {
        if ((pattern & puzzle.board).count() % 2 != 0) return pattern;
    }
    return Grid(puzzle.size());
}

LessonRemark remarkOnParity(const LessonPlace& at) {
    LessonRemark remark;
    remark.marks.witness = parityWitness(at.start);
    const Grid& hatched = remark.marks.witness;
    const auto black = (hatched & at.now.board).count();
    if (at.pressed.empty()) {
        remark.sentence =
            Guide::tr("%1 pieces are hatched, and an odd number of them are black: %2. Can you make it even?")
                .arg(hatched.count())
                .arg(black);
        return remark;
    }
    const Grid turned = hatched & at.now.rule.mask(at.pressed.back());
    const QString sentence =
        black == 1
            ? Guide::tr("That press turned over %1 of the hatched pieces, an even number. Now 1 of them is "
                        "black: still odd.")
            : Guide::tr("That press turned over %1 of the hatched pieces, an even number. Now %2 of them are "
                        "black: still odd.");
    remark.sentence = black == 1 ? sentence.arg(turned.count()) : sentence.arg(turned.count()).arg(black);
    return remark;
}

std::vector<Cell> someRow(const LessonPlace& at) {
    std::vector<Cell> row;
    for (int column = 0; column < at.now.size().columns; ++column) row.push_back({1, column});
    return row;
}

// Light chasing

LessonRemark remarkOnChasing(const LessonPlace& at) {
    const Chase chase = chaseLights(at.now, Colour::White);
    LessonRemark remark;
    if (at.now.solved()) {
        remark.sentence = solvedSentence(at);
    } else if (chase.presses.none()) {
        remark.sentence = Guide::tr("All rows but the last are white. Pieces still black there: %1. Start "
                                    "over with other presses in the first row.")
                              .arg(chase.left.count());
    } else {
        remark.sentence =
            chase.works()
                ? Guide::tr("This first row works. Press below every black piece, as the rings show.")
                : Guide::tr("Press below every black piece, as the rings show, row by row; or first press "
                            "pieces of the first row.");
        // Only the next row: the rows below it are not forced until that has been pressed.
        Grid row(at.now.size());
        const Cell next = *chase.presses.first();
        for (const Cell cell : chase.presses.setCells()) row.set(cell, cell.row == next.row);
        remark.marks = numbered(row);
    }
    return remark;
}

std::vector<Cell> chaseFromHere(const LessonPlace& at) {
    return chaseLights(at.now, Colour::White).presses.setCells();
}

std::vector<Cell> chaseFromRightRow(const LessonPlace& at) {
    return workingSets(at.now, Colour::White).front().setCells();
}

// Equations

LessonRemark remarkOnEquations(const LessonPlace& at) {
    if (at.now.solved() && !at.pressed.empty()) return {solvedSentence(at), {}};
    const Grid odd = at.oddPresses();
    // By default, the first black piece.
    const Cell piece = at.pointed.value_or(at.start.board.first().value_or(Cell{}));
    QStringList presses;
    int made = 0;
    // The plus is symmetric: the presses that reach a piece are those of the pieces that its own press flips.
    at.start.rule.forEachFlipped(piece, [&](Cell cell) {
        QString place = Guide::tr("(%1, %2)").arg(cell.row + 1).arg(cell.column + 1);
        // A line may end between places, not within one.
        presses << place.replace(QLatin1Char(' '), QChar::Nbsp);
        made += odd.test(cell) ? 1 : 0;
    });
    const bool black = at.start.board.test(piece);
    return {Guide::tr("The piece at %1 was %2 at the start. So that it becomes white, an %4 number of the "
                      "presses %3 must be made. So far: %5.")
                .arg(answer_words::place(piece),
                     answer_words::colour(black ? Colour::Black : Colour::White, Goal::Either),
                     presses.join(QLatin1Char(' ')), black ? Guide::tr("odd") : Guide::tr("even"))
                .arg(made),
            {}};
}

std::vector<Cell> anySolution(const LessonPlace& at) {
    return workingSets(at.now, Colour::White).back().setCells();
}

// Quiet patterns

LessonRemark remarkOnQuiet(const LessonPlace& at) {
    const Grid chosen = quietPatterns(at.start.size())[at.choice];
    LessonRemark remark{{}, numbered(chosen ^ at.oddPresses())};
    if (at.now.board == at.start.board && !at.pressed.empty()) {
        remark.sentence = Guide::tr("%1, and no piece has changed.")
                              .arg(answer_words::presses(static_cast<qint64>(at.pressed.size())));
        return remark;
    }
    remark.sentence =
        at.pressed.empty()
            ? Guide::tr("A quiet pattern of %1. Together they turn over every piece an even number of times.")
                  .arg(answer_words::presses(chosen.count()))
            : pressesLeft((chosen ^ at.oddPresses()).count(),
                          Guide::tr("From here, 1 press completes this quiet pattern."),
                          Guide::tr("From here, %1 presses complete this quiet pattern."));
    return remark;
}

std::vector<Cell> theQuietPattern(const LessonPlace& at) {
    return (quietPatterns(at.start.size())[at.choice] ^ at.oddPresses()).setCells();
}

// The fewest

LessonRemark remarkOnFewest(const LessonPlace& at) {
    const auto all = solutions(at.start);
    const Grid left = all[at.choice] ^ at.oddPresses();
    const auto count = all[at.choice].count();
    LessonRemark remark{{}, numbered(left)};
    if (at.now.solved()) {
        remark.sentence = solvedSentence(at);
    } else if (!at.pressed.empty()) {
        remark.sentence = pressesLeft(left.count(), Guide::tr("From here, 1 press leads to this solution."),
                                      Guide::tr("From here, %1 presses lead to this solution."));
    } else if (count == all.front().count()) {
        remark.sentence = Guide::tr("%1. No other solution is smaller: this is the optimum.")
                              .arg(answer_words::presses(count));
    } else {
        remark.sentence = Guide::tr("%1. This solves the board, with %2 more than needed.")
                              .arg(answer_words::presses(count))
                              .arg(count - all.front().count());
    }
    return remark;
}

std::vector<Cell> theSolution(const LessonPlace& at) {
    return (solutions(at.start)[at.choice] ^ at.oddPresses()).setCells();
}

} // namespace

Grid LessonPlace::oddPresses() const {
    Grid odd(start.size());
    for (const Cell cell : pressed) odd.flip(cell);
    return odd;
}

std::vector<Lesson> guideLessons() {
    const Puzzle sample = boardOf("bwwb/bbwb/bwwb/bwww");
    const Puzzle chased = boardOf("bbwbb/wbbbw/wwwwb/bwbwb/bwwbb");
    const auto tr = [](const char* text) { return Guide::tr(text); };
    return {
        {tr("A press"),
         tr("Press a piece: it turns over, and so do its neighbours left, right, above and below.\n\n"
            "The aim is to make all pieces show the same side, all white or all black, with as few presses "
            "as "
            "possible."),
         boardOf("wbww/bbbw/wbww/wwww"),
         remarkOnPress,
         {{tr("Show the press"), theOnePress}},
         {},
         0},
        {tr("The order does not matter"),
         tr("Where a piece ends up depends only on how often it was turned over, not on which press came "
            "first.\n\nWatch three presses, and then the same three in another order: they undo exactly what "
            "the first three did."),
         sample,
         remarkOnOrder,
         {{tr("Show three presses, twice"), thereAndBack}},
         {},
         0},
        {tr("Twice is nothing"),
         tr("A second press of the same piece turns the same pieces back. Three presses equal one.\n\nSo a "
            "solution is simply a set of pieces, each pressed once. A 4×4 board has 2¹⁶ = 65,536 such sets, "
            "few enough to try every one: that is the method subsets."),
         sample,
         remarkOnTwice,
         {{tr("Show five presses"), threeTimesAndTwice}},
         {},
         0},
        {tr("What never changes"),
         tr("Some boards have no solution, and it takes no search to see why. Every press turns over an even "
            "number of the hatched pieces: none, two or four.\n\nSo if an odd number of them are black, it "
            "stays odd for ever. All white would be none of them, and all black would be all of them; both "
            "numbers are even. Try it."),
         boardOf("bwww/wwww/wwww/wwww"),
         remarkOnParity,
         {{tr("Press the second row"), someRow}},
         {},
         0},
        {tr("Chasing lights"),
         tr("Suppose you have made your presses in the first row. A piece of that row that is still black "
            "can now only be turned by the press directly below it. So the second row is forced, then the "
            "third, and so on.\n\nThe last row shows whether the first row works. On this board 4 of the 32 "
            "first rows make all white. A search that tries them all has 2⁵ beginnings to try instead of 2²⁵ "
            "sets of presses."),
         chased,
         remarkOnChasing,
         {{tr("Chase from here"), chaseFromHere}, {tr("Show a working first row"), chaseFromRightRow}},
         {},
         0},
        {tr("Equations"),
         tr("Every piece is an equation: if it must turn over, an odd number of the presses that reach it "
            "must be made, otherwise an even number. Point at a piece to read its equation.\n\nThat makes 16 "
            "equations with 16 unknowns, each 0 or 1. You solve them as you did at school, by adding one to "
            "another, "
            "with 1 + 1 = 0. If that leads to 0 = 1, there is no solution, and the equations that were added "
            "up are the hatched pieces."),
         sample,
         remarkOnEquations,
         {{tr("Show a solution"), anySolution}},
         {},
         0},
        {tr("Quiet patterns"),
         tr("Some sets of presses change nothing at all. A 4×4 board has 16 of them, counting the empty one: "
            "2⁴.\n\nThey are the reason why only 1 board in 16 can be solved: the 65,536 press sets lead to "
            "only 65,536 / 16 = 4,096 different boards."),
         sample,
         remarkOnQuiet,
         {{tr("Press it"), theQuietPattern}},
         tr("Quiet pattern %1 of %2"),
         quietPatterns({4, 4}).size()},
        {tr("The fewest presses"),
         tr("Add a quiet pattern to a solution and you have another solution. That gives all of them: 16 "
            "that make this board white and 16 that make it black.\n\nThe smallest of them is the optimum; "
            "nothing is left to search. The method algebra does this on boards of any size. Where there are "
            "too many solutions to weigh one by one, it proves that whole groups of them are too large."),
         sample,
         remarkOnFewest,
         {{tr("Press this solution"), theSolution}},
         tr("Solution %1 of %2"),
         solutions(sample).size()},
    };
}

} // namespace flip::ui
