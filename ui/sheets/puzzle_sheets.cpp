#include "ui/sheets/puzzle_sheets.h"

#include "core/model/special_cells.h"
#include "ui/board/rule_picture.h"
#include "ui/sheets/paper_board.h"
#include "ui/sheets/paper_rule.h"
#include "ui/words/answer_words.h"

#include <QCoreApplication>
#include <QPageRanges>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct Sheets {
    Q_DECLARE_TR_FUNCTIONS(PuzzleSheets)
};

// All lengths are in points.
constexpr QMarginsF margins{42, 40, 42, 36};
constexpr qreal footerHeight = 22;
constexpr int titleSize = 20;
constexpr int textSize = 10;
constexpr int smallSize = 8;
constexpr qreal lineShare = 1.35;
constexpr int ruleLines = 3;
constexpr qreal gap = 22;
constexpr qreal captionGap = 5;
constexpr qreal signHeight = 34;
constexpr qreal mostPuzzleSide = 48;
constexpr qreal mostSideOfOnlyPuzzle = 80;
constexpr qreal mostSolutionSide = 16;
constexpr int mostSolutionColumns = 5;

/// Columns and rows for each of the choices.
Size arrangement(int perPage) {
    switch (perPage) {
    case 1:
        return {1, 1};
    case 2:
        return {2, 1};
    case 4:
        return {2, 2};
    case 6:
        return {3, 2};
    case 9:
        return {3, 3};
    default:
        return {4, 3};
    }
}

QPalette blackOnWhite() {
    QPalette palette;
    for (const auto role : {QPalette::Window, QPalette::Base}) palette.setColor(role, Qt::white);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::Highlight})
        palette.setColor(role, Qt::black);
    return palette;
}

/// "4 presses".
QString neededBy(const Answer& answer) {
    if (std::holds_alternative<Impossible>(answer)) return Sheets::tr("no solution");
    const Grid* presses = pressesOf(answer);
    if (presses == nullptr) return Sheets::tr("minimum not known");
    const QString count = answer_words::presses(presses->count());
    return std::holds_alternative<Optimal>(answer) ? count : Sheets::tr("at most %1").arg(count);
}

QString joined(QStringList sentences) {
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

/// Where the rule is a table, what the crosses on its sheets mean; empty if there are none.
QString crossText(const Rule& rule) {
    return cellsWithoutButton(rule).none() ? QString() : Sheets::tr("Pieces on a cross have no button.");
}

/// `page`, from 1, shows the rule; 0 if none does.
QString tableText(const Rule& rule, int page) {
    const QString text = page == 0 ? Sheets::tr("Each piece has a rule of its own.")
                                   : Sheets::tr("Each piece has a rule of its own: see page %L1.").arg(page);
    return joined({text, crossText(rule)});
}

/// Whether a press turns a piece over more than once: two pieces of the pattern are the same one on a small
/// torus.
bool turnsTwice(const Rule& rule, Pattern pattern) {
    if (rule.edges() != Edges::Torus) return false;
    std::vector<Cell> met;
    for (int r = 0; r < Pattern::side; ++r) {
        for (int c = 0; c < Pattern::side; ++c) {
            const Cell place{r % rule.size().rows, c % rule.size().columns};
            if (!pattern.flips(r - 1, c - 1)) continue;
            if (std::ranges::find(met, place) != met.end()) return true;
            met.push_back(place);
        }
    }
    return false;
}

QString ruleText(const Rule& rule, int page) {
    const auto pattern = rule.pattern();
    if (!pattern) return tableText(rule, page);
    if (*pattern == Pattern(0)) return Sheets::tr("A press turns over no piece at all.");
    const bool torus = rule.edges() == Edges::Torus;
    const bool twice = turnsTwice(rule, *pattern);
    if (*pattern == Pattern::plus()) {
        if (twice)
            return Sheets::tr(
                "Pressing a piece turns it over, together with its left, right, upper and lower "
                "neighbours. Opposite edges of the board touch, so a piece may turn over more than once.");
        return torus ? Sheets::tr("Pressing a piece turns it over, together with its left, right, upper and "
                                  "lower neighbours. Opposite edges of the board touch.")
                     : Sheets::tr("Pressing a piece turns it over, together with its left, right, upper and "
                                  "lower neighbours.");
    }
    if (twice)
        return Sheets::tr(
            "The squares drawn on the right are the pieces that turn over when the one in the middle is "
            "pressed. Opposite edges of the board touch, so a piece may turn over more than once.");
    return torus ? Sheets::tr("The squares drawn on the right are the pieces that turn over when the "
                              "one in the middle is pressed. Opposite edges of the board touch.")
                 : Sheets::tr("The squares drawn on the right are the pieces that turn over when the "
                              "one in the middle is pressed.");
}

QString goalText(Goal::Kind goal) {
    switch (goal) {
    case Goal::White:
        return Sheets::tr("Make all pieces white, in as few presses as you can.");
    case Goal::Black:
        return Sheets::tr("Make all pieces black, in as few presses as you can.");
    case Goal::Target:
        return Sheets::tr("Turn over just the pieces with a dot, in as few presses as you can.");
    case Goal::Either:
        break;
    }
    return Sheets::tr("Make all pieces the same colour, in as few presses as you can.");
}

/// Of a board that has no solution.
QString unreachableText(Goal::Kind goal) {
    switch (goal) {
    case Goal::White:
        return Sheets::tr("This board has no solution: its pieces cannot all be made white.");
    case Goal::Black:
        return Sheets::tr("This board has no solution: its pieces cannot all be made black.");
    case Goal::Target:
        return Sheets::tr(
            "This board has no solution: the pieces with a dot cannot all be turned over without others.");
    case Goal::Either:
        break;
    }
    return Sheets::tr("This board has no solution: its pieces cannot all be made the same colour.");
}

bool isStopped(Monitor* monitor) { return monitor != nullptr && monitor->stopRequested(); }

/// From 0, in the order in which they are printed.
std::vector<int> wantedPages(const QPageRanges& wanted, int count, const PuzzleSheets::Run& run) {
    std::vector<int> once;
    for (int page = 0; page < count; ++page) {
        if (wanted.isEmpty() || wanted.contains(page + 1)) once.push_back(page);
    }
    if (run.order == PuzzleSheets::PageOrder::LastFirst) std::ranges::reverse(once);
    std::vector<int> pages;
    for (int copy = 0; copy < run.copies; ++copy) pages.insert(pages.end(), once.begin(), once.end());
    if (!run.isCollated)
        std::ranges::sort(pages, {}, [&](int page) { return std::ranges::find(once, page); });
    return pages;
}

int pagesFor(int count, Size places) {
    const auto perPage = static_cast<int>(places.cells());
    return (count + perPage - 1) / perPage;
}

} // namespace

/// Where the puzzles of a page are.
struct PuzzleSheets::Slots {
    Size count;
    QRectF first;

    [[nodiscard]] QRectF rect(int number) const {
        const Cell at = cellAt(count, number);
        return first.translated(at.column * (first.width() + gap), at.row * (first.height() + gap));
    }
};

PuzzleSheets::PuzzleSheets(std::vector<AnsweredPuzzle> puzzles, const Options& options, const QFont& font)
    : puzzles_(std::move(puzzles)), options_(options), font_(font) {
    // Letters keep their distances however large they are printed.
    font_.setHintingPreference(QFont::PreferNoHinting);
    const auto count = static_cast<int>(puzzles_.size());
    puzzlePages_ = pagesFor(count, puzzleSlots().count);
    const Rule& rule = puzzles_.front().puzzle.rule;
    if (!rule.pattern() && paper_rule::fits(ruleRoom(), rule.size())) rulePages_ = 1;
    const bool areSolvable = std::ranges::any_of(puzzles_, [](const AnsweredPuzzle& each) {
        const Grid* presses = pressesOf(each.answer);
        return presses != nullptr && !presses->none();
    });
    if (options_.solutions && areSolvable) solutionPages_ = pagesFor(count, solutionSlots().count);
}

QRectF PuzzleSheets::room() const {
    return QRectF({0, 0}, size()).marginsRemoved(margins).adjusted(0, 0, 0, -footerHeight);
}

QRectF PuzzleSheets::ruleRoom() const {
    return room().adjusted(0, titleSize * lineShare + ruleLines * textSize * lineShare + gap, 0, 0);
}

PuzzleSheets::Slots PuzzleSheets::puzzleSlots() const {
    const Size count = arrangement(options_.perPage);
    const QRectF area = ruleRoom();
    const QSizeF slot((area.width() - (count.columns - 1) * gap) / count.columns,
                      (area.height() - (count.rows - 1) * gap) / count.rows);
    return {count, {area.topLeft(), slot}};
}

PuzzleSheets::Slots PuzzleSheets::solutionSlots() const {
    const Size board = puzzles_.front().puzzle.size();
    const QRectF area = room().adjusted(0, titleSize * lineShare + gap, 0, 0);
    const int columns =
        std::clamp(static_cast<int>((area.width() + gap) / (board.columns * mostSolutionSide + gap)), 1,
                   mostSolutionColumns);
    const qreal width = (area.width() - (columns - 1) * gap) / columns;
    const qreal caption = smallSize * lineShare + captionGap;
    const qreal side =
        std::min({width / board.columns, (area.height() - caption) / board.rows, mostSolutionSide});
    const qreal height = caption + side * board.rows;
    const int rows = std::max(static_cast<int>((area.height() + gap) / (height + gap)), 1);
    return {{rows, columns}, {area.topLeft(), QSizeF(width, height)}};
}

QFont PuzzleSheets::fontOf(int size, bool bold) const {
    QFont font = font_;
    font.setPixelSize(size);
    font.setBold(bold);
    return font;
}

void PuzzleSheets::paintPage(QPainter& painter, int page, Monitor* monitor) const {
    const bool puzzles = page < puzzlePages_;
    painter.setRenderHint(QPainter::Antialiasing);
    paintFooter(painter, page);
    if (!puzzles && page < puzzlePages_ + rulePages_) return paintRulePage(painter);
    if (puzzles)
        paintPuzzleHeader(painter);
    else
        paintTitle(painter, Sheets::tr("Solutions"));
    const Slots places = puzzles ? puzzleSlots() : solutionSlots();
    const int perPage = static_cast<int>(places.count.cells());
    const int first = (puzzles ? page : page - puzzlePages_ - rulePages_) * perPage;
    const int end = std::min(first + perPage, static_cast<int>(puzzles_.size()));
    for (int number = first; number < end && !isStopped(monitor); ++number)
        paintBoard(painter, places.rect(number - first), number, puzzles);
}

QRectF PuzzleSheets::paintTitle(QPainter& painter, const QString& title) const {
    const QRectF area = room();
    painter.setPen(Qt::black);
    painter.setFont(fontOf(titleSize, true));
    painter.drawText(area, Qt::AlignTop | Qt::AlignLeft, title);
    painter.setFont(fontOf(textSize));
    return area.adjusted(0, titleSize * lineShare, 0, 0);
}

void PuzzleSheets::paintPuzzleHeader(QPainter& painter) const {
    QRectF area = paintTitle(painter, options_.title);
    const Puzzle& puzzle = puzzles_.front().puzzle;
    if (const RuleSigns signs = ruleSigns(puzzle); signs != RuleSigns()) {
        const qreal width = ruleWidth(signHeight);
        paintRule(painter, {area.right() - width, room().top(), width, signHeight}, signs, blackOnWhite(),
                  PieceKind::Disc);
        area.setRight(area.right() - width - gap);
        painter.setPen(Qt::black);
    }
    painter.drawText(area, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, instructions());
}

void PuzzleSheets::paintRulePage(QPainter& painter) const {
    const Rule& rule = puzzles_.front().puzzle.rule;
    const QString text =
        Sheets::tr("Each small board stands for the piece in its place, which has a dot. Pressing that piece "
                   "turns over the pieces on the black squares.");
    const QRectF area = paintTitle(painter, Sheets::tr("What a press turns over"));
    painter.drawText(area, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, joined({text, crossText(rule)}));
    paper_rule::paint(painter, ruleRoom(), rule);
}

QString PuzzleSheets::instructions() const {
    const auto& [puzzle, answer] = puzzles_.front();
    QStringList sentences{ruleText(puzzle.rule, rulePages_ == 0 ? 0 : puzzlePages_ + 1)};
    const bool isOnly = puzzles_.size() == 1;
    if (isOnly && puzzle.solved()) {
        sentences << Sheets::tr("This board is already solved.");
    } else if (isOnly && std::holds_alternative<Impossible>(answer)) {
        sentences << unreachableText(puzzle.goal.kind());
    } else {
        sentences << goalText(puzzle.goal.kind())
                  << Sheets::tr("The order does not matter: tick the pieces that you press.");
    }
    return joined(sentences);
}

void PuzzleSheets::paintFooter(QPainter& painter, int page) const {
    const QRectF area = room().adjusted(0, 0, 0, footerHeight);
    painter.setPen(Qt::darkGray);
    painter.setFont(fontOf(smallSize));
    painter.drawText(area, Qt::AlignBottom | Qt::AlignLeft, options_.origin);
    painter.drawText(area, Qt::AlignBottom | Qt::AlignRight,
                     Sheets::tr("Page %L1 of %L2").arg(page + 1).arg(pages()));
}

void PuzzleSheets::paintBoard(QPainter& painter, const QRectF& slot, int number, bool toSolve) const {
    const auto& [puzzle, answer] = puzzles_[static_cast<std::size_t>(number)];
    const int size = toSolve ? textSize : smallSize;
    const qreal caption = size * lineShare + captionGap;
    const qreal mostToSolve = options_.perPage == 1 ? mostSideOfOnlyPuzzle : mostPuzzleSide;
    const QRectF board = paper_board::area(slot.adjusted(0, caption, 0, 0), puzzle.size(),
                                           toSolve ? mostToSolve : mostSolutionSide);
    painter.setPen(Qt::black);
    painter.setFont(fontOf(size, true));
    // Words may be wider than a narrow board, and so may its place be.
    const QRectF words(board.left(), slot.top(), slot.right() - board.left(), caption);
    painter.drawText(words, Qt::AlignTop | Qt::AlignLeft | Qt::TextDontClip,
                     puzzles_.size() == 1 ? neededBy(answer)
                                          : Sheets::tr("%1 · %2").arg(number + 1).arg(neededBy(answer)));
    if (toSolve) return paper_board::paintPuzzle(painter, board, puzzle);
    const Grid* presses = pressesOf(answer);
    paper_board::paintSolution(painter, board, puzzle.board, presses == nullptr ? Grid() : *presses, font_);
}

bool PuzzleSheets::print(QPagedPaintDevice& device, Monitor* monitor, const Run& run) const {
    constexpr qreal pointsPerInch = 72;
    device.setPageOrientation(QPageLayout::Portrait);
    device.setPageMargins({});
    QPainter painter;
    if (!painter.begin(&device)) return false;
    const QSizeF paper = device.pageLayout().fullRect(QPageLayout::Point).size();
    const qreal scale = std::min(paper.width() / size().width(), paper.height() / size().height());
    const QSizeF left = paper - size() * scale;
    bool isFirst = true;
    for (const int page : wantedPages(device.pageRanges(), pages(), run)) {
        if (!std::exchange(isFirst, false) && !device.newPage()) return false;
        painter.save();
        painter.scale(device.logicalDpiX() / pointsPerInch, device.logicalDpiY() / pointsPerInch);
        painter.translate(left.width() / 2, left.height() / 2);
        painter.scale(scale, scale);
        paintPage(painter, page, monitor);
        painter.restore();
        if (isStopped(monitor)) return false;
    }
    return painter.end();
}

} // namespace flip::ui
