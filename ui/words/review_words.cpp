#include "ui/words/review_words.h"

#include "ui/words/answer_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace flip::ui::review_words {

namespace {

/// The texts' context for translators.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// The most presses that one sentence names.
constexpr std::size_t mostNamed = 6;

QString number(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

QString presses(std::size_t count) { return answer_words::presses(static_cast<qint64>(count)); }

/// The number of a press, counted from 1.
QString ordinal(std::size_t press) { return number(static_cast<std::int64_t>(press) + 1); }

/// Two presses in a row that cancelled each other are no detours, though they cost presses.
bool hasCancelledInARow(const GameReview& review) {
    return std::ranges::any_of(review.cancelled, &CancelledPair::isInARow);
}

/// Where no detour is known.
QString onPath(const GameReview& review) {
    const bool hasCancelled = hasCancelledInARow(review);
    if (!review.complete())
        return (hasCancelled
                    ? Words::tr("Except for presses that cancelled each other, you did not leave the optimal "
                                "path in the first %1.")
                    : Words::tr("You did not leave the optimal path in the first %1."))
            .arg(presses(review.least.size() - 1));
    // Presses that are still to come, or were made behind this place, may leave it.
    const bool isOver = review.least.back() == 0;
    if (hasCancelled)
        return isOver ? Words::tr(
                            "Except for presses that cancelled each other, you never left the optimal path.")
                      : Words::tr("So far, except for presses that cancelled each other, you have not left "
                                  "the optimal path.");
    return isOver ? Words::tr("You never left the optimal path.")
                  : Words::tr("So far, you have not left the optimal path.");
}

} // namespace

QString headline(const GameReview& review) {
    if (review.impossible) return Words::tr("This board has no solution.");
    if (review.least.empty()) return Words::tr("%1 so far.").arg(presses(review.presses));
    const QString fewest = number(review.least.front());
    if (!review.complete()) return Words::tr("%1; %2 is the minimum.").arg(presses(review.presses), fewest);
    if (review.presses == 0) return Words::tr("No press yet; %1 is the minimum.").arg(fewest);
    const bool optimal = review.least.front() == static_cast<std::int64_t>(review.presses);
    if (review.least.back() > 0)
        return Words::tr("%1 so far, and at least %2 more.")
            .arg(presses(review.presses), number(review.least.back()));
    return optimal ? Words::tr("Solved in %1, the fewest possible.").arg(presses(review.presses))
                   : Words::tr("Solved in %1; %2 is the minimum.").arg(presses(review.presses), fewest);
}

QString path(const GameReview& review) {
    if (review.impossible) return {};
    if (review.presses == 0) return Words::tr("Your presses will be shown here as a curve.");
    if (review.least.size() < 2) return Words::tr("The minimum could not be determined in time.");
    if (review.detours.empty()) return onPath(review);
    const bool hasCancelled = hasCancelledInARow(review);
    const QString first = ordinal(review.detours.front().press);
    if (review.detours.size() == 1)
        return (hasCancelled
                    ? Words::tr("Except for presses that cancelled each other, you left the optimal path "
                                "at press %1.")
                    : Words::tr("You left the optimal path at press %1."))
            .arg(first);
    if (review.detours.size() > mostNamed) {
        return (hasCancelled
                    ? Words::tr("Except for presses that cancelled each other, you left the optimal path "
                                "at %1, first at press %2.")
                    : Words::tr("You left the optimal path at %1, first at press %2."))
            .arg(presses(review.detours.size()), first);
    }
    QStringList names;
    for (const Detour& each : review.detours) names << ordinal(each.press);
    const QString last = names.takeLast();
    return (hasCancelled
                ? Words::tr("Except for presses that cancelled each other, you left the optimal path at "
                            "presses %1 and %2.")
                : Words::tr("You left the optimal path at presses %1 and %2."))
        .arg(names.join(Words::tr(", ")), last);
}

QString place(const GameReview& review, std::size_t made) {
    const QString after = made == 0
                              ? Words::tr("At the start")
                              : Words::tr("After %1 of %2")
                                    .arg(number(static_cast<std::int64_t>(made)), presses(review.presses));
    if (made >= review.least.size()) return Words::tr("%1.").arg(after);
    if (review.least[made] == 0) return Words::tr("%1: solved.").arg(after);
    return Words::tr("%1: at least %2 left.").arg(after, number(review.least[made]));
}

QString detour(const Detour& detour, Cell cell) {
    return Words::tr("Press %1, %2: a detour of %3.")
        .arg(ordinal(detour.press), answer_words::place(cell), answer_words::presses(detour.cost));
}

QString cancelled(const CancelledPair& pair) {
    return Words::tr("Presses %1 and %2, %3, cancelled each other.")
        .arg(ordinal(pair.first), ordinal(pair.second), answer_words::place(pair.cell));
}

} // namespace flip::ui::review_words
