#pragma once

#include "core/model/puzzle.h"
#include "ui/board/board_painter.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace flip::ui {

/// What has happened on the board of a lesson.
struct LessonPlace {
    Puzzle start;
    Puzzle now;
    /// Every press since the start, in order.
    std::vector<Cell> pressed;
    /// The piece under the pointer or the cursor.
    std::optional<Cell> pointed;
    /// Which of the lesson's choices is made, from 0.
    std::size_t choice = 0;

    /// The pieces that were pressed an odd number of times.
    [[nodiscard]] Grid oddPresses() const;
};

/// What a lesson says of a place, and the marks that it puts on the board.
struct LessonRemark {
    QString sentence;
    BoardMarks marks;
};

/// Something that the lesson can show: presses to be made from the board as it stands, one after the other.
struct LessonShow {
    QString name;
    std::vector<Cell> (*steps)(const LessonPlace&);
};

/// One step of the guide: a few sentences, and a board on which they can be tried.
struct Lesson {
    QString title;
    /// Paragraphs, separated by empty lines.
    QString text;
    Puzzle start;
    LessonRemark (*remark)(const LessonPlace&);
    std::vector<LessonShow> shows;
    /// "Solution %1 of %2", and how many there are; where there is nothing to choose, nothing and 0.
    QString choiceText;
    std::size_t choices = 0;
};

/// The guide, from the first press to the fewest presses. In the language of the program.
[[nodiscard]] std::vector<Lesson> guideLessons();

} // namespace flip::ui
