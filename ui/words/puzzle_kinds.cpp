#include "ui/words/puzzle_kinds.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace flip::ui {

namespace {

constexpr std::array kinds{
    NamedKind{QT_TRANSLATE_NOOP("NamedKind", "Flip Game"),
              QT_TRANSLATE_NOOP("NamedKind", "Make all pieces the same colour: the puzzle of POJ 1753."),
              {4, 4},
              Pattern::plus(),
              Edges::Clipped,
              Goal::Either,
              true},
    NamedKind{QT_TRANSLATE_NOOP("NamedKind", "Lights Out"),
              QT_TRANSLATE_NOOP("NamedKind", "Turn off all the lights: the toy of 1995."),
              {5, 5},
              Pattern::plus(),
              Edges::Clipped,
              Goal::White,
              true},
    NamedKind{
        QT_TRANSLATE_NOOP("NamedKind", "Security Panel"),
        QT_TRANSLATE_NOOP("NamedKind", "Light every button, starting with none: the puzzle of UVA 10318."),
        {4, 5},
        Pattern::plus(),
        Edges::Clipped,
        Goal::Black,
        false},
    NamedKind{QT_TRANSLATE_NOOP("NamedKind", "Torus"),
              QT_TRANSLATE_NOOP("NamedKind", "Opposite edges touch, so that every press flips five pieces."),
              {5, 5},
              Pattern::plus(),
              Edges::Torus,
              Goal::White,
              true},
    NamedKind{QT_TRANSLATE_NOOP("NamedKind", "Diagonals"),
              QT_TRANSLATE_NOOP("NamedKind",
                                "A press flips diagonal neighbours: the two halves of the board never meet."),
              {5, 5},
              Pattern(0b101'010'101),
              Edges::Clipped,
              Goal::White,
              true},
    NamedKind{QT_TRANSLATE_NOOP("NamedKind", "Nine Pieces"),
              QT_TRANSLATE_NOOP("NamedKind",
                                "Small enough to solve in your head. Every board has exactly one solution."),
              {3, 3},
              Pattern::plus(),
              Edges::Clipped,
              Goal::White,
              true},
    NamedKind{QT_TRANSLATE_NOOP("NamedKind", "Thirty-six Pieces"),
              QT_TRANSLATE_NOOP("NamedKind", "Six by six. Every board has exactly one solution."),
              {6, 6},
              Pattern::plus(),
              Edges::Clipped,
              Goal::White,
              true},
    NamedKind{QT_TRANSLATE_NOOP("NamedKind", "Blocks"),
              QT_TRANSLATE_NOOP("NamedKind", "A press also flips all eight pieces around it."),
              {5, 5},
              Pattern(0b111'111'111),
              Edges::Clipped,
              Goal::Either,
              true},
    NamedKind{
        QT_TRANSLATE_NOOP("NamedKind", "Neighbours Only"),
        QT_TRANSLATE_NOOP("NamedKind", "A press flips the neighbours of a piece, but not the piece itself."),
        {4, 4},
        Pattern(0b010'101'010),
        Edges::Clipped,
        Goal::Either,
        true},
    NamedKind{
        QT_TRANSLATE_NOOP("NamedKind", "From Dark to Light"),
        QT_TRANSLATE_NOOP("NamedKind", "From all unlit to all lit. It can be done on boards of any size."),
        {7, 7},
        Pattern::plus(),
        Edges::Clipped,
        Goal::Black,
        false},
    NamedKind{QT_TRANSLATE_NOOP("NamedKind", "Ten Times Larger"),
              QT_TRANSLATE_NOOP("NamedKind", "Forty by forty: more than anyone wants to solve by hand."),
              {40, 40},
              Pattern::plus(),
              Edges::Clipped,
              Goal::Either,
              true},
};

} // namespace

std::span<const NamedKind> namedKinds() { return kinds; }

QString titleOf(const NamedKind& kind) { return QCoreApplication::translate("NamedKind", kind.title); }

QString lineOf(const NamedKind& kind) { return QCoreApplication::translate("NamedKind", kind.line); }

const NamedKind* namedKind(const Rule& rule, Goal::Kind goal) {
    const auto found = std::ranges::find_if(kinds, [&](const NamedKind& kind) {
        return kind.goal == goal && rule == Rule::fromPattern(kind.size, kind.pattern, kind.edges);
    });
    return found == kinds.end() ? nullptr : &*found;
}

QString nameOf(const Rule& rule, Goal::Kind goal) {
    if (const NamedKind* kind = namedKind(rule, goal)) return titleOf(*kind);
    const bool isPlain = rule == Rule::fromPattern(rule.size(), Pattern::plus());
    if (isPlain && goal == Goal::Either) return QCoreApplication::translate("NamedKind", "Flip Game");
    if (isPlain && goal == Goal::White) return QCoreApplication::translate("NamedKind", "Lights Out");
    return {};
}

} // namespace flip::ui
