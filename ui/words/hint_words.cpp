#include "ui/words/hint_words.h"

#include "core/model/transition.h"
#include "ui/words/answer_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace flip::ui::hint_words {

namespace {

/// The texts' context for translators.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString number(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

/// Puts a hint's reason into words. Empty if there is none.
struct ReasonWords {
    const Puzzle& puzzle;
    const Hint& hint;

    QString operator()(std::monostate) const { return {}; }

    QString operator()(const OnlyFromBelow& reason) const {
        const Colour now = puzzle.colourAt(reason.above);
        return Words::tr("This solution presses nothing more above row %1. So only the press at %2 can still "
                         "turn over the piece above it, from %3 to %4.")
            .arg(hint.press.row + 1)
            .arg(answer_words::place(hint.press), answer_words::colour(now, puzzle.goal.kind()),
                 answer_words::colour(opposite(now), puzzle.goal.kind()));
    }

    QString operator()(const StartsTheChase&) const {
        return Words::tr("Everything depends on the first row: once it is pressed as in this solution, each "
                         "piece can only be turned over from below, so every other press is forced.");
    }

    QString operator()(const InEveryOptimum& reason) const {
        if (!reason.without)
            return Words::tr("Every solution has this press, even those that are not optimal.");
        return Words::tr("Every optimal solution has this press: without it, at least %1 are needed.")
            .arg(QLocale().toString(static_cast<qlonglong>(*reason.without)));
    }

    QString operator()(const InSomeOptima& reason) const {
        const QString share = Words::tr("It is part of %1 of the %2 optimal solutions.")
                                  .arg(number(reason.with), number(reason.optima));
        const bool isOne = reason.optima - reason.with == 1;
        if (reason.quiet.cells() == 0) {
            const QString others = isOne ? Words::tr("The other one makes all pieces the other colour.")
                                         : Words::tr("The others make all pieces the other colour.");
            return Words::tr("%1 %2").arg(share, others);
        }
        const QString presses = answer_words::presses(reason.quiet.count());
        const QString others =
            isOne ? Words::tr("The other one differs from this one by the marked quiet pattern: %1 that "
                              "change nothing together.")
                        .arg(presses)
                  : Words::tr("One of the others differs from this one by the marked quiet pattern: %1 that "
                              "change nothing together.")
                        .arg(presses);
        return Words::tr("%1 %2").arg(share, others);
    }
};

} // namespace

QString count(const Outcome& outcome) {
    if (const auto* optimal = std::get_if<Optimal>(&outcome.answer)) {
        if (optimal->presses.none()) return Words::tr("There is nothing left to press.");
        return Words::tr("It can be solved: the minimum is %1.")
            .arg(answer_words::presses(optimal->presses.count()));
    }
    if (const auto* unproven = std::get_if<Unproven>(&outcome.answer)) {
        return Words::tr("It can be solved in %1, perhaps in fewer.")
            .arg(answer_words::presses(unproven->presses.count()));
    }
    if (std::holds_alternative<Impossible>(outcome.answer))
        return Words::tr("There is no hint: this board has no solution.");
    return {};
}

QString sentence(const Puzzle& puzzle, const Hint& hint, HintDegree degree) {
    if (degree == HintDegree::Row)
        return Words::tr("There is a press to make in row %1.").arg(hint.press.row + 1);
    if (degree == HintDegree::Why) return std::visit(ReasonWords{puzzle, hint}, hint.reason);
    return Words::tr("Press row %1, column %2.").arg(hint.press.row + 1).arg(hint.press.column + 1);
}

QString question(HintDegree degree) {
    if (degree == HintDegree::Row) return Words::tr("Which row?");
    return degree == HintDegree::Why ? Words::tr("Why?") : Words::tr("Which piece?");
}

QString invitation(HintDegree degree) {
    if (degree == HintDegree::Row) return Words::tr("Hint again for the row.");
    return degree == HintDegree::Why ? Words::tr("Hint again for the reason.")
                                     : Words::tr("Hint again for the piece.");
}

} // namespace flip::ui::hint_words
