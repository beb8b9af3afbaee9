#include "ui/words/answer_words.h"

#include "core/model/special_cells.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace flip::ui::answer_words {

namespace {

/// The texts' context for translators.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString stopped(Stopped::Reason reason) {
    switch (reason) {
    case Stopped::Reason::Time:
        return Words::tr("Time ran out before an answer was found.");
    case Stopped::Reason::Nodes:
        return Words::tr("The step limit was reached before an answer was found.");
    case Stopped::Reason::Memory:
        return Words::tr("The memory limit was reached before an answer was found.");
    case Stopped::Reason::Wrong:
        return Words::tr("The answer was incorrect. This is a bug in the program; please report it.");
    case Stopped::Reason::Asked:
        break;
    }
    return Words::tr("The search was stopped before an answer was found.");
}

/// Why no more is proven; empty if it is known, or if all is.
QString obstacle(const Answer& answer) {
    const auto* unproven = std::get_if<Unproven>(&answer);
    if (unproven == nullptr) return {};
    switch (unproven->obstacle.kind) {
    case Obstacle::Kind::Ended:
        return {};
    case Obstacle::Kind::Time:
        break;
    case Obstacle::Kind::Memory:
        return Words::tr("There is too little memory to prove more.");
    case Obstacle::Kind::Reach:
        return Words::tr("A proof is out of reach.");
    }
    const RoughTime time = roughTime(unproven->obstacle.seconds);
    switch (time.unit) {
    case RoughTime::Unit::Second:
        return Words::tr("A proof would take a processor about %n seconds.", nullptr, time.count);
    case RoughTime::Unit::Minute:
        return Words::tr("A proof would take a processor about %n minutes.", nullptr, time.count);
    case RoughTime::Unit::Hour:
        return Words::tr("A proof would take a processor about %n hours.", nullptr, time.count);
    case RoughTime::Unit::Day:
        return Words::tr("A proof would take a processor about %n days.", nullptr, time.count);
    case RoughTime::Unit::Year:
        return Words::tr("A proof would take a processor about %n years.", nullptr, time.count);
    }
    return {};
}

} // namespace

QString colour(Colour colour, Goal::Kind goal) {
    if (goal == Goal::Black) return colour == Colour::Black ? Words::tr("lit") : Words::tr("unlit");
    return colour == Colour::Black ? Words::tr("black") : Words::tr("white");
}

QString reached(Colour reached, Goal::Kind goal) {
    return goal == Goal::Target ? Words::tr("the target") : colour(reached, goal);
}

QString goal(Goal::Kind goal) {
    switch (goal) {
    case Goal::White:
        return Words::tr("make every piece white");
    case Goal::Black:
        return Words::tr("light every button");
    case Goal::Target:
        return Words::tr("reach the target");
    case Goal::Either:
        break;
    }
    return Words::tr("make all pieces one colour");
}

QString place(Cell cell) { return Words::tr("row %1, column %2").arg(cell.row + 1).arg(cell.column + 1); }

QString presses(qint64 count) {
    return count == 1 ? Words::tr("1 press") : Words::tr("%1 presses").arg(QLocale().toString(count));
}

QString ofCore(std::string_view text) {
    static const QRegularExpression power(QStringLiteral(R"(\^([0-9nck]+))"));
    const QString low = QStringLiteral("0123456789nck");
    const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹ⁿᶜᵏ");
    const QString plain = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    QString set;
    qsizetype end = 0;
    for (auto found = power.globalMatch(plain); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        set += plain.mid(end, match.capturedStart() - end);
        for (const QChar sign : match.captured(1)) set += raised.at(low.indexOf(sign));
        end = match.capturedEnd();
    }
    set += plain.mid(end);
    // The console's word for them; here, places are pieces.
    static const QRegularExpression cell(QStringLiteral("\\bcell(s?)\\b"));
    set.replace(cell, QStringLiteral("piece\\1"));
    // A formula stays on one line.
    for (const char* sign : {"·", "/"}) {
        const QString alone = QString::fromUtf8(sign);
        set.replace(QStringLiteral(" %1 ").arg(alone), QStringLiteral("\u00a0%1\u00a0").arg(alone));
    }
    return set;
}

QString powerOfTwo(qint64 exponent) { return ofCore("2^" + std::to_string(exponent)); }

QString duration(std::chrono::nanoseconds time) {
    const QLocale locale;
    const double ns = static_cast<double>(time.count());
    if (ns < 1e3) return Words::tr("%1 ns").arg(locale.toString(ns, 'f', 0));
    if (ns < 1e6) return Words::tr("%1 µs").arg(locale.toString(ns / 1e3, 'f', 0));
    if (ns < 1e9) return Words::tr("%1 ms").arg(locale.toString(ns / 1e6, 'f', ns < 1e7 ? 1 : 0));
    return Words::tr("%1 s").arg(locale.toString(ns / 1e9, 'f', ns < 1e10 ? 1 : 0));
}

QString headline(const Outcome& outcome) {
    if (const auto* optimal = std::get_if<Optimal>(&outcome.answer))
        return QLocale().toString(optimal->presses.count());
    if (const auto* unproven = std::get_if<Unproven>(&outcome.answer))
        return QLocale().toString(unproven->presses.count());
    if (std::holds_alternative<Impossible>(outcome.answer)) return Words::tr("Impossible");
    if (std::holds_alternative<TooLarge>(outcome.answer)) return Words::tr("Too large");
    return Words::tr("Stopped");
}

QString subline(const Outcome& outcome, Goal::Kind goal) {
    const auto make = [goal](const Grid& presses, Colour reached) {
        if (goal == Goal::Target) {
            if (presses.none()) return Words::tr("presses needed: the board is already the target");
            return presses.count() == 1 ? Words::tr("press reaches the target")
                                        : Words::tr("presses reach the target");
        }
        const QString name = colour(reached, goal);
        if (presses.none()) return Words::tr("presses needed: every piece is already %1").arg(name);
        if (goal == Goal::Black) {
            return presses.count() == 1 ? Words::tr("press lights every button")
                                        : Words::tr("presses light every button");
        }
        return presses.count() == 1 ? Words::tr("press makes every piece %1").arg(name)
                                    : Words::tr("presses make every piece %1").arg(name);
    };
    if (const auto* optimal = std::get_if<Optimal>(&outcome.answer))
        return make(optimal->presses, optimal->reached);
    if (const auto* unproven = std::get_if<Unproven>(&outcome.answer))
        return make(unproven->presses, unproven->reached);
    if (const auto* large = std::get_if<TooLarge>(&outcome.answer)) return ofCore(large->limit);
    if (const auto* early = std::get_if<Stopped>(&outcome.answer)) return stopped(early->reason);
    if (goal == Goal::Target) return Words::tr("Proven: the target cannot be reached");
    if (goal == Goal::Either) return Words::tr("Proven for both colours");
    return goal == Goal::Black ? Words::tr("Proven: the buttons cannot all be lit")
                               : Words::tr("Proven: the pieces cannot all be made white");
}

QString subline(const SolveReport& report) {
    const auto* large = std::get_if<TooLarge>(&report.outcome.answer);
    if (large == nullptr) return subline(report.outcome, report.puzzle.goal.kind());
    return Words::tr("The method %1 %2").arg(ofCore(report.method->name), ofCore(large->limit));
}

QString proofLine(const Outcome& outcome) {
    if (const auto* optimal = std::get_if<Optimal>(&outcome.answer)) {
        const auto count = optimal->presses.count();
        if (count == 0) return {};
        if (count == 1) return Words::tr("Proven: at least one is needed");
        return count == 2 ? Words::tr("Proven: 1 is not enough")
                          : Words::tr("Proven: %1 are not enough").arg(QLocale().toString(count - 1));
    }
    if (const auto* unproven = std::get_if<Unproven>(&outcome.answer)) {
        if (unproven->lowerBound == 1) return Words::tr("Perhaps not minimal; at least one is needed");
        return Words::tr("Perhaps not minimal; at least %1 are needed")
            .arg(QLocale().toString(unproven->lowerBound));
    }
    return {};
}

QString brief(const Outcome& outcome) {
    if (const auto* optimal = std::get_if<Optimal>(&outcome.answer)) {
        if (optimal->presses.none()) return Words::tr("It is already solved.");
        return Words::tr("The minimum is %1.").arg(presses(optimal->presses.count()));
    }
    if (const auto* unproven = std::get_if<Unproven>(&outcome.answer)) {
        return Words::tr("Solvable in %1, perhaps in fewer.").arg(presses(unproven->presses.count()));
    }
    if (std::holds_alternative<Impossible>(outcome.answer)) return Words::tr("It has no solution.");
    return {};
}

QString evenCounts(const Rule& rule, const Grid& cells) {
    // By their numbers: there may be a million presses.
    std::vector<bool> counts(1, cellsWithoutButton(rule).count() == rule.size().cells());
    for (std::int64_t i = 0; i < rule.size().cells(); ++i) {
        if (!hasButton(rule, cellAt(rule.size(), i))) continue;
        int count = 0;
        rule.forEachFlipped(cellAt(rule.size(), i), [&](Cell cell) { count += cells.test(cell) ? 1 : 0; });
        const auto at = static_cast<std::size_t>(count);
        if (at >= counts.size()) counts.resize(at + 1);
        counts[at] = true;
    }
    QStringList words;
    for (std::size_t count = 0; count < counts.size(); ++count) {
        if (counts[count]) words << QString::number(count);
    }
    const QString last = words.takeLast();
    return words.isEmpty() ? last : Words::tr("%1 or %2").arg(words.join(Words::tr(", ")), last);
}

QString witness(const Puzzle& puzzle, const Witness& witness, const QString& counts) {
    const auto count = [](qint64 pieces) { return QLocale().toString(static_cast<qlonglong>(pieces)); };
    const auto total = witness.cells.count();
    const bool hasTarget = !puzzle.goal.isUniform();
    if (total == 1 && hasTarget)
        return Words::tr("Look at the hatched piece. Whatever you press, it never turns over.\n\nIt differs "
                         "from the target and always will.");
    const auto black = (witness.cells & puzzle.board).count();
    const auto white = total - black;
    const QString blackName = colour(Colour::Black, puzzle.goal.kind());
    const QString whiteName = colour(Colour::White, puzzle.goal.kind());
    if (total == 1) {
        return Words::tr("Look at the hatched piece. Whatever you press, it never turns over.\n\nIt is %1 "
                         "and can never become %2.")
            .arg(black == 1 ? blackName : whiteName, black == 1 ? whiteName : blackName);
    }
    const QString look =
        Words::tr(
            "Look at the %1 hatched pieces. Whatever you press, it turns over an even number of them: %2.")
            .arg(count(total), counts);
    const QString end =
        Words::tr("Even numbers never add up to an odd one: no presses turn over an odd number of them.");
    if (hasTarget) {
        const auto wrong = (witness.cells & puzzle.toFlip(Colour::White)).count();
        const QString differ = Words::tr("Of these, an odd number must turn over to reach the target: %1.");
        return QStringLiteral("%1\n\n%2\n\n%3").arg(look, differ.arg(count(wrong)), end);
    }
    const QString now =
        Words::tr("Their colours now: %1 %2, %3 %4.").arg(count(black), blackName, count(white), whiteName);
    const Colour target = witness.against == Goal::White ? Colour::White : Colour::Black;
    const QString why =
        witness.against == Goal::Either && black == white
            ? Words::tr("To make them all one colour, an odd number must turn over: %1.").arg(count(black))
        : witness.against == Goal::Either
            ? Words::tr("To make them all one colour, an odd number must turn over: %1 or %2.")
                  .arg(count(std::min(black, white)), count(std::max(black, white)))
            : Words::tr("To make them all %1, an odd number must turn over: %2.")
                  .arg(colour(target, puzzle.goal.kind()), count(target == Colour::White ? black : white));
    return QStringLiteral("%1\n\n%2 %3\n\n%4").arg(look, now, why, end);
}

QString cost(const SolveReport& report) {
    const QString time = duration(report.outcome.cost.time);
    const QString why = obstacle(report.outcome.answer);
    const QString end = why.isEmpty() ? why : QLatin1Char(' ') + why;
    if (report.outcome.cost.nodes == 0) return Words::tr("Answered in %1.").arg(time) + end;
    const QString nodes = QLocale().toString(static_cast<qulonglong>(report.outcome.cost.nodes));
    const QString node = ofCore(report.method->node);
    const QString text = report.outcome.cost.nodes == 1 ? Words::tr("%1 node in %2. A node is one %3.")
                                                        : Words::tr("%1 nodes in %2. A node is one %3.");
    return text.arg(nodes, time, node) + end;
}

} // namespace flip::ui::answer_words
