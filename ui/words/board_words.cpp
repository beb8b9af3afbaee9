#include "ui/words/board_words.h"

#include "ui/words/answer_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <functional>

namespace flip::ui::board_words {

namespace {

/// The texts' context for translators.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// Larger boards would take minutes to be read.
constexpr std::int64_t mostReadPieces = 400;
/// So many groups of pieces that lie side by side are read.
constexpr int mostReadRuns = 60;

QString number(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

QString someOf(std::int64_t count, Colour colour, Goal::Kind goal) {
    return Words::tr("%1 %2").arg(number(count), answer_words::colour(colour, goal));
}

/// "2 black, white, black": the pieces of a line, those of one colour together.
QString runs(int length, const std::function<bool(int)>& isBlack, Goal::Kind goal) {
    QStringList words;
    int begin = 0;
    for (int i = 1; i <= length; ++i) {
        if (i < length && isBlack(i) == isBlack(begin)) continue;
        const Colour side = isBlack(begin) ? Colour::Black : Colour::White;
        words << (i - begin == 1 ? answer_words::colour(side, goal) : someOf(i - begin, side, goal));
        begin = i;
    }
    return words.join(Words::tr(", "));
}

/// The places of pieces that have been told.
struct Places {
    QStringList rows;
    std::int64_t pieces = 0;
    int runs = 0;

    /// Adds the pieces of a row, until there are too many: "row 4, columns 3, 5 to 8".
    void add(const Grid& wanted, int row) {
        QStringList columns;
        const std::int64_t before = pieces;
        int end = 0;
        for (int begin = 0; begin < wanted.columns() && runs < mostReadRuns; begin = end + 1) {
            end = begin;
            while (end < wanted.columns() && wanted.test({row, end})) ++end;
            if (end == begin) continue;
            ++runs;
            pieces += end - begin;
            addRun(columns, begin + 1, end);
        }
        if (columns.isEmpty()) return;
        const QString place =
            pieces - before == 1 ? Words::tr("row %1, column %2") : Words::tr("row %1, columns %2");
        rows << place.arg(row + 1).arg(columns.join(Words::tr(", ")));
    }

  private:
    static void addRun(QStringList& columns, int first, int last) {
        // "3 to 4" would be no shorter than "3, 4".
        if (last - first > 1) {
            columns << Words::tr("%1 to %2").arg(first).arg(last);
        } else {
            for (int column = first; column <= last; ++column) columns << QString::number(column);
        }
    }
};

} // namespace

QString flipped(std::size_t pieces, Direction direction) {
    const QString count = number(static_cast<std::int64_t>(pieces));
    if (direction == Direction::Backward)
        return pieces == 1 ? Words::tr("1 piece flipped back")
                           : Words::tr("%1 pieces flipped back").arg(count);
    return pieces == 1 ? Words::tr("1 piece flipped") : Words::tr("%1 pieces flipped").arg(count);
}

QString left(const Puzzle& puzzle) {
    const Goal::Kind goal = puzzle.goal.kind();
    const std::int64_t black = puzzle.board.count();
    const std::int64_t white = puzzle.size().cells() - black;
    if (goal == Goal::Target) {
        const std::int64_t wrong = (puzzle.board ^ *puzzle.goal.target()).count();
        if (wrong == 0) return Words::tr("the target is reached");
        return wrong == 1 ? Words::tr("1 piece differs from the target")
                          : Words::tr("%1 pieces differ from the target").arg(number(wrong));
    }
    if (black == 0 || white == 0)
        return Words::tr("all %1").arg(
            answer_words::colour(black == 0 ? Colour::White : Colour::Black, goal));
    if (goal == Goal::Either)
        return Words::tr("%1, %2").arg(someOf(black, Colour::Black, goal),
                                       someOf(white, Colour::White, goal));
    return Words::tr("%1 left").arg(goal == Goal::White ? someOf(black, Colour::Black, goal)
                                                        : someOf(white, Colour::White, goal));
}

QString pressed(const Transition& transition, Direction direction, const Puzzle& now) {
    const QString told =
        direction == Direction::Forward ? Words::tr("%1: %2, %3") : Words::tr("%1 undone: %2, %3");
    return told.arg(answer_words::place(transition.pressed), flipped(transition.flips.size(), direction),
                    left(now));
}

QString pressed(int count, Direction direction, const Puzzle& now) {
    const QString told =
        direction == Direction::Forward ? Words::tr("%1 made, %2") : Words::tr("%1 undone, %2");
    return told.arg(answer_words::presses(count), left(now));
}

QString row(const Grid& board, int row, Goal::Kind goal) {
    return Words::tr("row %1: %2")
        .arg(row + 1)
        .arg(runs(
            board.columns(),
            [&](int column) {
                return board.test({row, column});
            },
            goal));
}

QString column(const Grid& board, int column, Goal::Kind goal) {
    return Words::tr("column %1: %2")
        .arg(column + 1)
        .arg(runs(
            board.rows(),
            [&](int row) {
                return board.test({row, column});
            },
            goal));
}

QString pieces(const Grid& board, Colour colour, Goal::Kind goal) {
    const Grid wanted = colour == Colour::Black ? board : board.complement();
    const std::int64_t count = wanted.count();
    if (count == 0) return Words::tr("no piece is %1.").arg(answer_words::colour(colour, goal));
    Places places;
    for (int row = 0; row < wanted.rows() && places.runs < mostReadRuns; ++row) places.add(wanted, row);
    const QString told =
        Words::tr("%1: %2").arg(someOf(count, colour, goal), places.rows.join(Words::tr("; ")));
    return places.pieces == count ? Words::tr("%1.").arg(told)
                                  : Words::tr("%1; and %2 more.").arg(told, number(count - places.pieces));
}

QString board(const Puzzle& puzzle) {
    const Grid& board = puzzle.board;
    if (board.size().cells() > mostReadPieces)
        return Words::tr("%1 by %2 pieces, %3. Rows and columns are read one at a time.")
            .arg(number(board.rows()), number(board.columns()), left(puzzle));
    QStringList rows;
    for (int i = 0; i < board.rows(); ++i) rows << row(board, i, puzzle.goal.kind());
    return Words::tr("%1.").arg(rows.join(Words::tr("; ")));
}

} // namespace flip::ui::board_words
