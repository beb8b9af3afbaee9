#include "ui/words/reading_words.h"

#include "core/text/words.h"

#include <QCoreApplication>

namespace flip::ui::reading_words {

namespace {

/// The texts' context for translators.
struct ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(ReadingWords)
};

QString utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString sizeOf(const Puzzle& puzzle) {
    return ReadingWords::tr("%L1×%L2").arg(puzzle.size().rows).arg(puzzle.size().columns);
}

QString pattern(Pattern pattern) {
    if (pattern == Pattern::plus()) return ReadingWords::tr("plus");
    if (pattern == Pattern(0b101'010'101)) return ReadingWords::tr("diagonal cross");
    if (pattern == Pattern(0b111'111'111)) return ReadingWords::tr("block of nine");
    return ReadingWords::tr("pattern %1").arg(QString::fromStdString(writePattern(pattern)));
}

/// The goal in the judge's own signs, whose meaning differs from judge to judge.
QString goalOf(const Judge& judge) {
    if (judge.goal == Goal::Either) return goal(judge.goal);
    if (judge.input.body == JudgeInput::Body::Pattern) return ReadingWords::tr("all lit");
    if (judge.input.body == JudgeInput::Body::Coordinates) return ReadingWords::tr("all off");
    if (judge.input.body == JudgeInput::Body::Pairs) return ReadingWords::tr("all on");
    if (judge.input.body == JudgeInput::Body::TwoBoards || judge.input.body == JudgeInput::Body::TwoRows ||
        judge.input.body == JudgeInput::Body::Wires)
        return ReadingWords::tr("like the second board");
    if (judge.input.body == JudgeInput::Body::Machine) return ReadingWords::tr("the lights in brackets on");
    const char sign = judge.goal == Goal::White ? judge.input.white : judge.input.black;
    return ReadingWords::tr("all “%1”").arg(QLatin1Char(sign));
}

QString described(const Judge& judge) {
    return ReadingWords::tr("%1: %2").arg(utf8(judge.title), goalOf(judge));
}

} // namespace

QString rule(const Rule& rule) {
    if (!rule.pattern()) return ReadingWords::tr("a rule of its own for each piece");
    const QString name = pattern(*rule.pattern());
    return rule.edges() == Edges::Clipped ? ReadingWords::tr("%1, edges clipped").arg(name)
                                          : ReadingWords::tr("%1, opposite edges touch").arg(name);
}

QString goal(Goal::Kind goal) {
    switch (goal) {
    case Goal::White:
        return ReadingWords::tr("all white");
    case Goal::Black:
        return ReadingWords::tr("all lit");
    case Goal::Target:
        return ReadingWords::tr("a target");
    case Goal::Either:
        break;
    }
    return ReadingWords::tr("all one colour");
}

QString briefly(const Reading& reading, bool withSize) {
    const Puzzle& puzzle = reading.puzzles.front().puzzle;
    // Titles begin with the name of the judge and the number.
    const QString name = reading.judge ? utf8(reading.judge->title).section(QLatin1Char(','), 0, 0)
                         : puzzle == Puzzle::flipGame(puzzle.board)
                             ? ReadingWords::tr("Flip Game")
                             : ReadingWords::tr("%1, %2").arg(rule(puzzle.rule), goal(puzzle.goal.kind()));
    return withSize ? ReadingWords::tr("%1, %2").arg(sizeOf(puzzle), name) : name;
}

QString describe(const Reading& reading, std::size_t at) {
    const Puzzle& puzzle = reading.puzzles[at].puzzle;
    const QString size = sizeOf(puzzle);
    if (reading.judge) return ReadingWords::tr("%1, %2").arg(size, described(*reading.judge));
    if (puzzle == Puzzle::flipGame(puzzle.board)) return ReadingWords::tr("%1, Flip Game").arg(size);
    return ReadingWords::tr("%1, %2; goal: %3").arg(size, rule(puzzle.rule), goal(puzzle.goal.kind()));
}

QString firstNote(const QString& notes) {
    constexpr qsizetype longest = 160;
    // The first line may be blank.
    const QString all = notes.trimmed();
    const QString line = all.section(QLatin1Char('\n'), 0, 0).simplified();
    const bool isAll = line.size() <= longest && line.size() == all.size();
    const QString told = isAll ? line : line.left(longest) + QStringLiteral(" …");
    // A sentence may follow.
    const bool isSentence = QStringLiteral(".!?…。！？").contains(told.back());
    return (isSentence ? ReadingWords::tr("Notes: “%1”") : ReadingWords::tr("Notes: “%1”.")).arg(told);
}

} // namespace flip::ui::reading_words
