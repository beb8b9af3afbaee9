#pragma once

#include "core/generate/puzzle_series.h"

#include <QFont>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QPainter>

#include <array>
#include <vector>

namespace flip::ui {

/// Puzzles on paper: sheets to solve with a pencil, one that explains the rule if it is a table, and the
/// solutions on sheets of their own at the end. Black and white, for any printer. A value, for any thread.
class PuzzleSheets {
  public:
    struct Options {
        QPageSize::PageSizeId paper = QPageSize::A4;
        /// One of perPageChoices.
        int perPage = 4;
        bool solutions = true;
        /// Below every page on the left: what makes the same sheets again. May be empty.
        QString origin;
        /// The heading of the sheets with puzzles.
        QString title{};
    };

    enum class PageOrder { FirstFirst, LastFirst };

    /// How the pages follow one another, for what prints them as they come.
    struct Run {
        PageOrder order = PageOrder::FirstFirst;
        int copies = 1;
        /// All pages, then all again, and not one page after the other as often as it is wanted.
        bool isCollated = true;
    };

    static constexpr std::array perPageChoices{1, 2, 4, 6, 9, 12};

    /// All puzzles have the same rule and goal. There is at least one.
    PuzzleSheets(std::vector<AnsweredPuzzle> puzzles, const Options& options, const QFont& font);

    [[nodiscard]] int pages() const { return puzzlePages_ + rulePages_ + solutionPages_; }

    [[nodiscard]] bool hasSolutions() const { return solutionPages_ > 0; }

    /// Whether a page, from 0, shows solutions.
    [[nodiscard]] bool isOfSolutions(int page) const { return page >= puzzlePages_ + rulePages_; }

    /// What the pages are arranged for.
    [[nodiscard]] QPageSize paper() const { return QPageSize(options_.paper); }

    /// Of the paper, in points: an inch has 72.
    [[nodiscard]] QSizeF size() const { return paper().size(QPageSize::Point); }

    /// Paints a page, from 0, on white paper with its upper left corner at the origin, in points. The
    /// monitor, which may be null, can end that between two puzzles.
    void paintPage(QPainter& painter, int page, Monitor* monitor = nullptr) const;

    /// Paints the pages that the device wants, or all if it wants no certain ones, on a device that has no
    /// pages yet. They stand upright, and fill its paper as far as they can if it is another one. False if
    /// the device fails, or the monitor, which may be null, ends it.
    [[nodiscard]] bool print(QPagedPaintDevice& device, Monitor* monitor, const Run& run) const;

    [[nodiscard]] bool print(QPagedPaintDevice& device) const { return print(device, nullptr, Run()); }

  private:
    struct Slots;

    [[nodiscard]] QRectF room() const;
    [[nodiscard]] Slots puzzleSlots() const;
    [[nodiscard]] Slots solutionSlots() const;
    [[nodiscard]] QFont fontOf(int size, bool bold = false) const;
    /// The rule and what is to be done.
    [[nodiscard]] QString instructions() const;
    /// Below the header, which has the rule in words.
    [[nodiscard]] QRectF ruleRoom() const;
    /// The room below it.
    QRectF paintTitle(QPainter& painter, const QString& title) const;
    void paintPuzzleHeader(QPainter& painter) const;
    void paintRulePage(QPainter& painter) const;
    void paintFooter(QPainter& painter, int page) const;
    /// `number` is from 0. With `toSolve` the puzzle, otherwise its solution.
    void paintBoard(QPainter& painter, const QRectF& slot, int number, bool toSolve) const;

    std::vector<AnsweredPuzzle> puzzles_;
    Options options_;
    QFont font_;
    int puzzlePages_ = 0;
    int rulePages_ = 0;
    int solutionPages_ = 0;
};

} // namespace flip::ui
