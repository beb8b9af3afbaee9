#include "ui/board/cells_painter.h"

#include "ui/board/cell_picture.h"

#include <algorithm>

namespace flip::ui::board_painter {

namespace {

constexpr qreal ringRadius = 8;
constexpr qreal ringWidth = 2;

/// Of a colour, out of 256: how much of it is seen over another.
using Share = int;
constexpr Share all = 256;

/// The first colour with this share of the second. There may be half a million to mix.
QRgb mixed(QRgb below, QRgb above, Share share) {
    const auto part = [share](int a, int b) { return a + (b - a) * share / all; };
    return qRgb(part(qRed(below), qRed(above)), part(qGreen(below), qGreen(above)),
                part(qBlue(below), qBlue(above)));
}

/// The colours of the pieces and of the marks on them, for the cells of a range.
class CellColours {
  public:
    CellColours(const BoardScene& scene, const CellRange& range) : scene_(scene), range_(range) {
        const QRgb white = scene.theme->white.rgb();
        const QRgb black = scene.theme->black.rgb();
        plain_ = {white, black};
        const QRgb witness = scene.theme->witness.rgb();
        constexpr Share hatching = all * 6 / 10;
        hatched_ = {mixed(white, witness, hatching), mixed(black, witness, hatching)};
        // A piece that differs from the target leans to the colour that it should have.
        constexpr Share wanted = all * 4 / 10;
        wrong_ = {mixed(white, black, wanted), mixed(black, white, wanted)};
        hasWitness_ = scene.marks->witness.size() == scene.geometry->board();
        addMarks();
    }

    void row(int row, int column, std::span<QRgb> colours) const {
        fill(row, column, colours);
        if (scene_.special != nullptr && !scene_.special->areNone()) dimSpecial(row, column, colours);
        if (hasSteps_) tintSteps(row, column, colours);
        const auto isBefore = [](const Mark& mark, int wanted) { return mark.cell.row < wanted; };
        for (auto mark = std::lower_bound(marks_.begin(), marks_.end(), row, isBefore);
             mark != marks_.end() && mark->cell.row == row; ++mark) {
            const int at = mark->cell.column - column;
            if (at < 0 || at >= static_cast<int>(colours.size())) continue;
            QRgb& colour = colours[static_cast<std::size_t>(at)];
            colour = mixed(colour, mark->colour, mark->share);
        }
    }

  private:
    static constexpr Share strong = all * 7 / 10;

    struct Mark {
        Cell cell;
        QRgb colour;
        Share share;
    };

    /// Without marks. Goes by the words of a row, because there may be a million cells to be painted.
    void fill(int row, int column, std::span<QRgb> colours) const {
        const auto board = scene_.board->row(row);
        // What a target does not want otherwise, and a witness does not have, is plain.
        const auto target = scene_.target != nullptr ? scene_.target->row(row) : board;
        const auto witness = hasWitness_ ? scene_.marks->witness.row(row) : std::span<const Grid::Word>();
        for (std::size_t i = 0, at = static_cast<std::size_t>(column); i < colours.size(); ++i, ++at) {
            const std::size_t word = at / Grid::wordBits;
            const std::size_t bit = at % Grid::wordBits;
            const std::size_t black = (board[word] >> bit) & 1U;
            const bool isWrong = ((target[word] >> bit) & 1U) != black;
            const bool isHatched = !witness.empty() && ((witness[word] >> bit) & 1U) != 0;
            colours[i] = (isHatched ? hatched_ : isWrong ? wrong_ : plain_)[black];
        }
    }

    /// Pieces that cannot be pressed, or that no press flips, lean to the table.
    void dimSpecial(int row, int column, std::span<QRgb> colours) const {
        constexpr Share bare = all * 4 / 10;
        for (QRgb& colour : colours) {
            const Cell cell{row, column++};
            if (scene_.special->hasNoButton(cell) || scene_.special->isNeverFlipped(cell))
                colour = mixed(colour, scene_.theme->felt.rgb(), bare);
        }
    }

    void tintSteps(int row, int column, std::span<QRgb> colours) const {
        const auto steps = steps_.row(row);
        for (std::size_t i = 0, at = static_cast<std::size_t>(column); i < colours.size(); ++i, ++at) {
            if (((steps[at / Grid::wordBits] >> (at % Grid::wordBits)) & 1U) != 0)
                colours[i] = mixed(colours[i], scene_.theme->accent.rgb(), strong);
        }
    }

    void add(Cell cell, QRgb colour, Share share) {
        if (range_.contains(cell)) marks_.push_back({cell, colour, share});
    }

    void addMarks() {
        const BoardTheme& theme = *scene_.theme;
        const BoardMarks& marks = *scene_.marks;
        const QRgb accent = theme.accent.rgb();
        if (!marks.steps.empty()) steps_ = Grid(scene_.geometry->board());
        for (const StepMark step : marks.steps) {
            if (!range_.contains(step.cell)) continue;
            steps_.set(step.cell, true);
            hasSteps_ = true;
            if (step.next) add(step.cell, accent, all);
        }
        for (const Cell cell : marks.changes) add(cell, accent, all);
        if (marks.trial) {
            for (const Cell cell : marks.trial->flipped) add(cell, qRgb(255, 255, 255), strong);
        }
        const auto light = static_cast<Share>(strong * scene_.hintStrength);
        if (scene_.hint != nullptr) {
            for (const Cell cell : scene_.hint->others) add(cell, accent, light);
            for (int column = 0; scene_.hint->row && column < scene_.board->columns(); ++column)
                add({*scene_.hint->row, column}, accent, light);
        }
        for (const Cell cell : scene_.tinted) add(cell, accent, all / 2);
        const auto isBefore = [](const Mark& a, const Mark& b) { return a.cell.row < b.cell.row; };
        std::stable_sort(marks_.begin(), marks_.end(), isBefore);
    }

    const BoardScene& scene_;
    CellRange range_;
    std::array<QRgb, 2> plain_{};
    std::array<QRgb, 2> hatched_{};
    std::array<QRgb, 2> wrong_{};
    bool hasWitness_ = false;
    /// Half a million steps may be left, too many for a list in each picture.
    Grid steps_;
    bool hasSteps_ = false;
    /// All other marks, by rows.
    std::vector<Mark> marks_;
};

void paintRing(QPainter& painter, const BoardScene& scene, Cell cell, double strength) {
    const QPointF centre = scene.geometry->centre(cell);
    const auto ring = [&](QColor colour, qreal width) {
        colour.setAlphaF(static_cast<float>(colour.alphaF() * strength));
        painter.setPen(QPen(colour, width));
        painter.drawEllipse(centre, ringRadius, ringRadius);
    };
    painter.setBrush(Qt::NoBrush);
    ring(scene.theme->accentText, ringWidth + 2);
    ring(scene.theme->accent, ringWidth);
}

} // namespace

qreal reachOfCell(const BoardGeometry& geometry) {
    return std::max(ringRadius + ringWidth, geometry.cellSide() / 2) + 2;
}

void paintCells(QPainter& painter, const BoardScene& scene, const QRect& clip) {
    const BoardGeometry& geometry = *scene.geometry;
    const CellColours colours(scene, geometry.cellsIn(QRectF(clip), 1));
    const CellPicture picture =
        cellPicture(geometry, QRectF(clip), painter.device()->devicePixelRatioF(),
                    [&](int row, int column, std::span<QRgb> line) { colours.row(row, column, line); });
    if (!picture.image.isNull()) painter.drawImage(picture.origin, picture.image);
    for (const StepMark step : scene.marks->steps) {
        if (step.next) paintRing(painter, scene, step.cell, 1);
    }
    if (scene.marks->trial) paintRing(painter, scene, scene.marks->trial->pressed, 1);
    if (scene.hint != nullptr && scene.hint->piece)
        paintRing(painter, scene, *scene.hint->piece, scene.hintStrength);
    if (scene.cursor) paintRing(painter, scene, *scene.cursor, 1);
}

} // namespace flip::ui::board_painter
