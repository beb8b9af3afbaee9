#include "ui/statistics/puzzle_kind.h"

#include "core/text/cell_bits.h"
#include "core/text/words.h"
#include "ui/words/puzzle_kinds.h"
#include "ui/words/reading_words.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct PuzzleKind {
    Q_DECLARE_TR_FUNCTIONS(PuzzleKind)
};

constexpr QLatin1String tableWord("table");

QString latin1(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString ruleText(const Rule& rule) {
    if (const auto pattern = rule.pattern())
        return latin1(nameOf(rule.edges())) + QLatin1Char(' ') + latin1(writePattern(*pattern));
    const std::string masks = hexOf(rule);
    const QByteArray digest = QCryptographicHash::hash(
        QByteArrayView(masks.data(), static_cast<qsizetype>(masks.size())), QCryptographicHash::Sha1);
    return tableWord + QLatin1Char(' ') + QLatin1String(digest.toHex());
}

/// "4x4", or nothing.
std::optional<Size> sizeIn(const QString& text) {
    bool hasRows = false;
    bool hasColumns = false;
    const Size size{text.section(QLatin1Char('x'), 0, 0).toInt(&hasRows),
                    text.section(QLatin1Char('x'), 1).toInt(&hasColumns)};
    const bool isSize = hasRows && hasColumns && size.rows > 0 && size.columns > 0;
    return isSize ? std::optional(size) : std::nullopt;
}

} // namespace

QString kindOf(const Puzzle& puzzle) {
    return QStringLiteral("%1 %2 %3x%4")
        .arg(latin1(nameOf(puzzle.goal.kind())), ruleText(puzzle.rule))
        .arg(puzzle.size().rows)
        .arg(puzzle.size().columns);
}

QString nameOfKind(const QString& kind) {
    const QStringList words = kind.split(QLatin1Char(' '));
    if (words.size() != 4) return kind;
    const auto named = goalNamed(words[0].toStdString());
    const bool hasTarget = words[0] == latin1(nameOf(Goal::Target));
    const auto goal = hasTarget ? std::optional(Goal::Target) : named;
    const auto size = sizeIn(words[3]);
    if (!goal || !size) return kind;
    const QString sizeText = PuzzleKind::tr("%L1×%L2").arg(size->rows).arg(size->columns);
    const QString goalText = reading_words::goal(*goal);
    if (words[1] == tableWord)
        return PuzzleKind::tr("%1: a rule of its own for each piece, %2").arg(sizeText, goalText);
    const auto edges = edgesNamed(words[1].toStdString());
    const auto pattern = readPattern(words[2].toStdString());
    if (!edges || !pattern) return kind;
    const Rule rule = Rule::fromPattern(*size, *pattern, *edges);
    const QString name = nameOf(rule, *goal);
    return name.isEmpty() ? PuzzleKind::tr("%1: %2, %3").arg(sizeText, reading_words::rule(rule), goalText)
                          : PuzzleKind::tr("%1 %2").arg(sizeText, name);
}

} // namespace flip::ui
