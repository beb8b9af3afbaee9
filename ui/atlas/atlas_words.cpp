#include "ui/atlas/atlas_words.h"

#include "ui/atlas/optima_chart.h"
#include "ui/words/answer_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace flip::ui::atlas_words {

namespace {

/// The texts' context for translators.
struct AtlasWords {
    Q_DECLARE_TR_FUNCTIONS(AtlasWords)
};

} // namespace

QString powerOfTwo(std::int64_t exponent) {
    return exponent < 30 ? QLocale().toString(qlonglong{1} << exponent) : answer_words::powerOfTwo(exponent);
}

QString solvableShare(const BoardFamily& family) {
    const std::int64_t rarer = family.cells() - family.log2Solvable();
    if (rarer == 0) return AtlasWords::tr("Every one can be solved");
    return AtlasWords::tr("1 in %1 can be solved").arg(powerOfTwo(rarer));
}

QString summary(const BoardFamily& family, const Atlas& atlas) {
    const QString share = solvableShare(family);
    if (atlas.exact)
        return AtlasWords::tr("%1, in at most %2.").arg(share, answer_words::presses(atlas.worst()));
    std::uint64_t drawn = 0;
    for (const OptimumCount& each : atlas.optima) drawn += each.boards;
    return AtlasWords::tr("%1. There are too many to count: this is a sample of %2.")
        .arg(share, boardsText(static_cast<double>(drawn)));
}

QString order(AtlasOrder order, bool hasTwoStarts, const Goal& goal) {
    if (order == AtlasOrder::Pieces)
        return goal.target() != nullptr
                   ? AtlasWords::tr("All boards: the column and the row say which pieces differ from the "
                                    "target. Neighbours differ in one piece.")
               : goal == Goal::Black
                   ? AtlasWords::tr("All boards: the column and the row say which pieces are lit. "
                                    "Neighbours differ in one piece.")
                   : AtlasWords::tr("All boards: the column and the row say which pieces are black. "
                                    "Neighbours differ in one piece.");
    if (hasTwoStarts)
        return AtlasWords::tr(
            "All boards with a solution: the column and the row say which presses lead to "
            "a board, from a white one in the upper half and from a black one in the lower "
            "half. Neighbours differ by one press, or in all pieces in the middle, so their "
            "minima differ by at most one.");
    if (goal.target() != nullptr)
        return AtlasWords::tr("All boards with a solution: the column and the row say which presses on the "
                              "target lead to a board. Neighbours differ by one press, so their minima "
                              "differ by at most one.");
    if (goal == Goal::Black)
        return AtlasWords::tr("All boards with a solution: the column and the row say which presses on a "
                              "board that is all lit lead to a board. Neighbours differ by one press, so "
                              "their minima differ by at most one.");
    return AtlasWords::tr("All boards with a solution: the column and the row say which presses on a white "
                          "board lead to a board. Neighbours differ by one press, so their minima differ by "
                          "at most one.");
}

QString tableOfHardest(const Rule& rule, const Goal& goal) {
    if (!rule.pattern())
        return goal.target() != nullptr
                   ? AtlasWords::tr(
                         "The board that is hardest to make white with this rule, and how many presses it "
                         "needs. A plus means that another board may need more.")
                   : AtlasWords::tr(
                         "The hardest board with this rule and goal, and how many presses it needs. A plus "
                         "means that another board may need more.");
    if (goal.target() != nullptr)
        return AtlasWords::tr(
            "The boards that are hardest to make white with this rule, and how many presses "
            "they need. The numbers on the left and above count the rows and columns of the "
            "boards. A plus means that another board may need more.");
    return AtlasWords::tr("The hardest boards with this rule and goal, and how many presses they need. The "
                          "numbers on the left and above count the rows and columns of the boards. A plus "
                          "means that another board may need more.");
}

QString verdict(std::int8_t optimum, bool isInPlay) {
    if (optimum == noSolution)
        return isInPlay ? AtlasWords::tr("The current board has no solution.")
                        : AtlasWords::tr("This board has no solution.");
    const QString needs = answer_words::presses(optimum);
    return isInPlay ? AtlasWords::tr("The current board needs %1.").arg(needs)
                    : AtlasWords::tr("This board needs %1.").arg(needs);
}

QString hardest(const HardestBoard& hardest) {
    const QString needs = answer_words::presses(hardest.least());
    if (hardest.proven())
        return AtlasWords::tr("This board needs %1. Proven: no solvable board of this size needs more.")
            .arg(needs);
    return AtlasWords::tr("This board needs %1. Another may need more, but none needs more than %2.")
        .arg(needs)
        .arg(hardest.atMost);
}

} // namespace flip::ui::atlas_words
