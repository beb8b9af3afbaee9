#pragma once

#include "core/model/puzzle.h"
#include "ui/board/board_painter.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace flip::ui {

/// The state of a lesson's board, and how it came about.
struct LessonPlace {
    Puzzle start;
    Puzzle now;
    /// Every press since the start, in order.
    std::vector<Cell> pressed;
    /// The piece under the pointer or the cursor.
    std::optional<Cell> pointed;
    /// The number of the current choice, from 0.
    std::size_t choice = 0;

    /// The pieces that were pressed an odd number of times.
    [[nodiscard]] Grid oddPresses() const;
};

/// The lesson's remark on the current state, and its marks on the board.
struct LessonRemark {
    QString sentence;
    BoardMarks marks;
};

/// A demonstration: presses to be made on the current board, one after the other.
struct LessonShow {
    QString name;
    std::vector<Cell> (*steps)(const LessonPlace&);
};

/// One lesson of the guide: a few sentences, and a board to try them on.
struct Lesson {
    QString title;
    /// Paragraphs, separated by blank lines.
    QString text;
    Puzzle start;
    LessonRemark (*remark)(const LessonPlace&);
    std::vector<LessonShow> shows;
    /// "Solution %1 of %2", and the number of choices; empty and 0 if there is nothing to choose.
    QString choiceText;
    std::size_t choices = 0;
};

/// All lessons, from the first press to the fewest presses, translated.
[[nodiscard]] std::vector<Lesson> guideLessons();

} // namespace flip::ui
