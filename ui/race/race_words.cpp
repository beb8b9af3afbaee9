#include "ui/race/race_words.h"

#include "core/text/flip_uri.h"
#include "ui/race/race_job.h"
#include "ui/widgets/method_box.h"
#include "ui/words/answer_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace flip::ui::race_words {

namespace {

/// The texts' context for translators.
struct RaceWords {
    Q_DECLARE_TR_FUNCTIONS(RaceWords)
};

using State = RaceLane::State;

QString bytes(std::int64_t count) {
    const QLocale locale;
    if (count < 1024) return RaceWords::tr("%1 B").arg(count);
    const double kibibytes = static_cast<double>(count) / 1024;
    if (kibibytes < 1024) return RaceWords::tr("%1 KiB").arg(locale.toString(std::ceil(kibibytes), 'f', 0));
    return RaceWords::tr("%1 MiB").arg(locale.toString(std::ceil(kibibytes / 1024), 'f', 0));
}

QString answered(const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer))
        return answer_words::presses(optimal->presses.count());
    if (const auto* unproven = std::get_if<Unproven>(&answer)) {
        const QLocale locale;
        return RaceWords::tr("%1 to %2")
            .arg(locale.toString(static_cast<qlonglong>(unproven->lowerBound)),
                 locale.toString(static_cast<qlonglong>(unproven->presses.count())));
    }
    if (std::holds_alternative<Impossible>(answer)) return RaceWords::tr("impossible");
    if (std::holds_alternative<TooLarge>(answer)) return RaceWords::tr("refused");
    return RaceWords::tr("stopped");
}

/// Why a method has ended without a proof.
QString early(const Answer& answer, std::chrono::nanoseconds time) {
    if (const auto* large = std::get_if<TooLarge>(&answer)) return answer_words::ofCore(large->limit);
    const QString after = answer_words::duration(time);
    const auto* stopped = std::get_if<Stopped>(&answer);
    if (stopped != nullptr && stopped->reason == Stopped::Reason::Memory)
        return RaceWords::tr("out of memory after %1").arg(after);
    return RaceWords::tr("stopped after %1").arg(after);
}

QString aNode(const RaceLane& lane) {
    return RaceWords::tr("a node: %1").arg(answer_words::ofCore(lane.method->node));
}

QString proven(std::int64_t presses) {
    return presses < 0 ? RaceWords::tr("impossible") : answer_words::presses(presses);
}

/// Of a table: a link to the board if that is not too long, otherwise its size.
QString boardOf(const Race& race) {
    constexpr std::int64_t mostCells = 256;
    constexpr std::int64_t mostInTable = 64;
    const Size size = race.puzzle.size();
    const bool isShort = size.cells() <= (race.puzzle.rule.pattern() ? mostCells : mostInTable);
    return isShort ? QString::fromStdString(writeFlipUri(race.puzzle))
                   : RaceWords::tr("A board of %1×%2").arg(size.rows).arg(size.columns);
}

QStringList headings() {
    return {RaceWords::tr("Method"),    RaceWords::tr("Result"),         RaceWords::tr("Nodes"),
            RaceWords::tr("Time (ms)"), RaceWords::tr("Memory (bytes)"), RaceWords::tr("Remark")};
}

/// Without thousands separators, so that a spreadsheet can read the numbers.
QStringList fields(const RaceLane& lane) {
    QStringList row{name(lane), result(lane)};
    if (lane.takesPart() && lane.state != State::Waiting) {
        const double ms = std::chrono::duration<double, std::milli>(lane.cost.time).count();
        row << QString::number(lane.cost.nodes) << QString::number(ms, 'f', 6)
            << QString::number(lane.cost.memory);
    } else {
        row << QString() << QString() << QString();
    }
    return row << remark(lane);
}

QString htmlRow(const QStringList& row, const char* tag) {
    QString cells;
    for (const QString& field : row)
        cells += QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), field.toHtmlEscaped());
    return QStringLiteral("<tr>%1</tr>\n").arg(cells);
}

} // namespace

QString name(const RaceLane& lane) { return textOf(lane.method->name); }

QString result(const RaceLane& lane) {
    if (lane.state == State::Running) return RaceWords::tr("running");
    return lane.report ? answered(lane.report->outcome.answer) : QStringLiteral("–");
}

QString nodes(const RaceLane& lane) {
    if (!lane.takesPart() || lane.state == State::Waiting) return {};
    const QLocale locale;
    const auto count = static_cast<double>(lane.cost.nodes);
    if (count < 1e7) return locale.toString(static_cast<qulonglong>(lane.cost.nodes));
    if (count < 1e9) return RaceWords::tr("%1 million").arg(locale.toString(count / 1e6, 'f', 1));
    return RaceWords::tr("%1 billion").arg(locale.toString(count / 1e9, 'f', 1));
}

QString time(const RaceLane& lane) {
    if (!lane.takesPart() || lane.state == State::Waiting) return {};
    return answer_words::duration(lane.cost.time);
}

QString memory(const RaceLane& lane) {
    if (!lane.takesPart() || lane.state != State::Finished) return {};
    return bytes(lane.cost.memory);
}

QString remark(const RaceLane& lane) {
    if (!lane.trouble.isEmpty()) return lane.trouble;
    if (!lane.report || lane.hasProof()) return aNode(lane);
    const QString why = early(lane.report->outcome.answer, lane.cost.time);
    return lane.takesPart() ? RaceWords::tr("%1; %2").arg(why, aNode(lane)) : why;
}

QString sentence(const RaceLane& lane) {
    if (!lane.takesPart()) return RaceWords::tr("%1 %2.").arg(name(lane), remark(lane));
    if (lane.state == State::Waiting) return RaceWords::tr("%1 has not run.").arg(name(lane));
    const QString words =
        lane.cost.nodes == 1 ? RaceWords::tr("%1: %2, %3 node, %4") : RaceWords::tr("%1: %2, %3 nodes, %4");
    QString text = words.arg(name(lane), result(lane), nodes(lane), time(lane));
    if (lane.report) text += RaceWords::tr(", %1 of memory").arg(memory(lane));
    return RaceWords::tr("%1 (%2).").arg(text, remark(lane));
}

QString verdict(const Race& race) {
    const Agreement agreement = agreementOf(race);
    if (!agreement.holds) {
        return RaceWords::tr(
            "The methods disagree. This is a bug in the program; please report it together with the board.");
    }
    if (race.isRunning()) return RaceWords::tr("Racing…");
    if (!race.hasBegun()) return RaceWords::tr("Which method is fastest?");
    if (!agreement.presses) return RaceWords::tr("No method finished.");
    const QString answer = proven(*agreement.presses);
    if (agreement.proofs == 1) {
        const auto only = std::ranges::find_if(race.lanes, &RaceLane::hasProof);
        return RaceWords::tr("Only %1 finished: %2.").arg(name(*only), answer);
    }
    if (agreement.proofs == static_cast<int>(race.lanes.size()))
        return RaceWords::tr("All %1 agree: %2.").arg(agreement.proofs).arg(answer);
    return RaceWords::tr("The %1 that finished agree: %2.").arg(agreement.proofs).arg(answer);
}

QString conditions(const Budget& budget) {
    QString most = answer_words::duration(budget.time);
    // Keeps a number and its unit on one line.
    most.replace(QLatin1Char(' '), QChar::Nbsp);
    return RaceWords::tr("One after another on one processor core, %1 at most each. Quick ones run %2 times; "
                         "the fastest run counts.")
        .arg(most)
        .arg(RaceJob::quickRuns);
}

QString plainTable(const Race& race) {
    QString table =
        boardOf(race) + QLatin1Char('\n') + headings().join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const RaceLane& lane : race.lanes) table += fields(lane).join(QLatin1Char('\t')) + QLatin1Char('\n');
    return table;
}

QString htmlTable(const Race& race) {
    QString rows = QStringLiteral("<caption>%1</caption>\n").arg(boardOf(race).toHtmlEscaped());
    rows += htmlRow(headings(), "th");
    for (const RaceLane& lane : race.lanes) rows += htmlRow(fields(lane), "td");
    return QStringLiteral("<table>\n%1</table>\n").arg(rows);
}

} // namespace flip::ui::race_words
