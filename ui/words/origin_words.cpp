#include "ui/words/origin_words.h"

#include "core/generate/levels.h"
#include "ui/words/answer_words.h"
#include "ui/words/date_words.h"

#include <QCoreApplication>

#include <array>

namespace flip::ui::origin_words {

namespace {

/// The texts' context for translators.
struct OriginWords {
    Q_DECLARE_TR_FUNCTIONS(OriginWords)
};

struct GroupWords {
    const char* name;
    const char* news;
};

/// In the order of levelGroups().
constexpr std::array groups{
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "First Steps"),
               QT_TRANSLATE_NOOP("OriginWords", "Make all pieces white. A press flips a piece and its "
                                                "neighbours left, right, above and below.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Nine Pieces"),
               QT_TRANSLATE_NOOP("OriginWords", "Each of these boards has exactly one solution.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Flip Game"),
               QT_TRANSLATE_NOOP("OriginWords", "All white or all black: make all pieces the same colour.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Only White"),
               QT_TRANSLATE_NOOP("OriginWords", "Four by four again, but only white counts. No board needs "
                                                "more than 7 presses.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Lights Out"),
               QT_TRANSLATE_NOOP("OriginWords", "Five by five, as in the toy of 1995. No board needs more "
                                                "than 15 presses.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Security Panel"),
               QT_TRANSLATE_NOOP("OriginWords", "Light every button.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Neighbours Only"),
               QT_TRANSLATE_NOOP("OriginWords", "A press flips the neighbours of a piece, but not the piece "
                                                "itself.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Diagonals"),
               QT_TRANSLATE_NOOP("OriginWords", "A press flips a piece and its diagonal neighbours. Like the "
                                                "squares of a chessboard, the pieces fall into two halves "
                                                "that never meet.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Torus"),
               QT_TRANSLATE_NOOP("OriginWords", "Opposite edges touch, so that every press flips five "
                                                "pieces.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Blocks"),
               QT_TRANSLATE_NOOP("OriginWords", "A press flips a piece and all eight around it.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Angles"),
               QT_TRANSLATE_NOOP("OriginWords", "A press flips a piece, the one to its right and the one "
                                                "below it. There is a way without guessing.")},
    GroupWords{
        QT_TRANSLATE_NOOP("OriginWords", "Thirty-six Pieces"),
        QT_TRANSLATE_NOOP("OriginWords", "Six by six. There is exactly one solution for each colour.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Large Boards"),
               QT_TRANSLATE_NOOP("OriginWords", "Seven by seven and eight by eight. Chase the black pieces "
                                                "down row by row; the guide explains how.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "Nine by Nine"),
               QT_TRANSLATE_NOOP("OriginWords", "Each board has 256 solutions, but few of them are short. No "
                                                "board needs more than 37 presses.")},
    GroupWords{QT_TRANSLATE_NOOP("OriginWords", "The Hardest Boards"),
               QT_TRANSLATE_NOOP("OriginWords", "The last board of eleven by eleven, and the one of fourteen "
                                                "by fourteen, need as many presses as any of their size.")},
};

static_assert(groups.size() == levelGroupCount);

} // namespace

QString name(const Origin& origin) {
    if (const auto* level = std::get_if<LevelOrigin>(&origin))
        return OriginWords::tr("Level %1").arg(level->number);
    if (const auto* daily = std::get_if<DailyOrigin>(&origin)) {
        return OriginWords::tr("Daily puzzle of %1").arg(date_words::date(daily->date));
    }
    return {};
}

QString shortName(const Origin& origin) {
    return std::holds_alternative<DailyOrigin>(origin) ? OriginWords::tr("Daily puzzle") : name(origin);
}

QString seed(const Origin& origin) {
    const auto recipe = recipeOf(origin);
    if (!recipe) return {};
    const auto* daily = std::get_if<DailyOrigin>(&origin);
    const QString options = daily == nullptr ? QStringLiteral("--level %1").arg(recipe->seed)
                                             : QStringLiteral("--daily ") + daily->date.toString(Qt::ISODate);
    return OriginWords::tr("Seed %1. In a terminal, flipsolve %2 gives the same puzzle.")
        .arg(QString::number(recipe->seed), options);
}

QString group(int group) { return OriginWords::tr(groups.at(static_cast<std::size_t>(group)).name); }

QString news(int group) { return OriginWords::tr(groups.at(static_cast<std::size_t>(group)).news); }

QString solved(const Origin& origin, qint64 presses, std::optional<qint64> least) {
    const QString what = name(origin);
    if (what.isEmpty()) return solved(presses, least);
    const QString made = answer_words::presses(presses);
    if (!least) return OriginWords::tr("%1 solved in %2.").arg(what, made);
    if (*least == presses) return OriginWords::tr("%1 solved in %2, the fewest possible.").arg(what, made);
    if (*least == 1) return OriginWords::tr("%1 solved in %2; 1 is enough.").arg(what, made);
    return OriginWords::tr("%1 solved in %2; %3 are enough.").arg(what, made, QString::number(*least));
}

QString solved(qint64 presses, std::optional<qint64> least) {
    const QString made = answer_words::presses(presses);
    if (!least) return OriginWords::tr("Solved in %1.").arg(made);
    if (*least == presses) return OriginWords::tr("Solved in %1, the fewest possible.").arg(made);
    if (*least == 1) return OriginWords::tr("Solved in %1; 1 is enough.").arg(made);
    return OriginWords::tr("Solved in %1; %2 are enough.").arg(made, QString::number(*least));
}

} // namespace flip::ui::origin_words
