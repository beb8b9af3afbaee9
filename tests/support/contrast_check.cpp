#include "tests/support/contrast_check.h"

#include "tests/support/drawn.h"
#include "tests/support/words_check.h"
#include "ui/board/board_widget.h"
#include "ui/look/palettes.h"
#include "ui/widgets/accessible_items.h"

#include <QHash>
#include <QImage>
#include <QScrollArea>

#include <algorithm>
#include <cmath>
#include <functional>

namespace flip::test {

namespace {

using ui::contrast;

/// A picture of a widget, read by the widget's own coordinates.
class Picture {
  public:
    explicit Picture(QWidget& widget) : image_(widget.grab().toImage()), scale_(image_.devicePixelRatio()) {}

    [[nodiscard]] QRgb at(qreal x, qreal y) const {
        const int column = std::clamp(static_cast<int>(x * scale_), 0, image_.width() - 1);
        const int row = std::clamp(static_cast<int>(y * scale_), 0, image_.height() - 1);
        return image_.pixel(column, row);
    }

    /// Calls `see` with every pixel of an area.
    void forEach(const QRectF& area, const std::function<void(QRgb)>& see) const {
        const QRect pixels =
            QRectF(area.topLeft() * scale_, area.size() * scale_).toAlignedRect() & image_.rect();
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x) see(image_.pixel(x, y));
        }
    }

  private:
    QImage image_;
    qreal scale_;
};

/// The colour that most of some areas has; invalid if they are empty.
QColor groundOf(const Picture& picture, std::initializer_list<QRectF> areas) {
    QHash<QRgb, int> counts;
    for (const QRectF& area : areas) picture.forEach(area, [&](QRgb pixel) { ++counts[pixel]; });
    const auto most = std::ranges::max_element(counts);
    return most == counts.end() ? QColor() : QColor(most.key());
}

/// The colour around words or a shape: between large letters there may be less of it than of the letters.
QColor groundAround(const Picture& picture, const QRectF& thing) {
    constexpr qreal edge = 3;
    const QRectF all = thing.adjusted(-edge, -edge, edge, edge);
    return groundOf(picture, {QRectF(all.left(), all.top(), all.width(), edge),
                              QRectF(all.left(), all.bottom() - edge, all.width(), edge),
                              QRectF(all.left(), all.top(), edge, all.height()),
                              QRectF(all.right() - edge, all.top(), edge, all.height())});
}

QColor on(const QColor& ground, const QColor& ink) {
    const auto mixed = [&](float front, float back) {
        return front * ink.alphaF() + back * (1 - ink.alphaF());
    };
    return QColor::fromRgbF(mixed(ink.redF(), ground.redF()), mixed(ink.greenF(), ground.greenF()),
                            mixed(ink.blueF(), ground.blueF()));
}

QString tooFaint(const QString& what, double ratio, double goal, const QColor& ink, const QColor& ground) {
    return QStringLiteral("%1 has a contrast of %2 instead of %3 (%4 on %5)")
        .arg(what, QString::number(std::floor(ratio * 100) / 100), QString::number(goal), ink.name(),
             ground.name());
}

void findFaintWords(QWidget& shown, const Picture& picture, double goal, QStringList& found) {
    for (const Drawn& words : only(Drawn::Kind::Words, drawnByAll(shown))) {
        const QRectF seen = words.ink & words.clip;
        if (words.ink.isEmpty() || seen.isEmpty() || words.words.trimmed().isEmpty()) continue;
        if (words.widget == nullptr || !words.widget->isEnabled()) continue;
        // A line that is close may be all that is around them; among large letters there is little else.
        const QColor ground =
            std::max(groundAround(picture, seen), groundOf(picture, {seen}),
                     [&](const QColor& one, const QColor& other) {
                         return contrast(on(one, words.fill), one) < contrast(on(other, words.fill), other);
                     });
        const QColor ink = on(ground, words.fill);
        const double ratio = contrast(ink, ground);
        if (ratio < goal)
            found << tooFaint(QStringLiteral("“%1” of %2").arg(words.words, nameOf(*words.widget)), ratio,
                              goal, ink, ground);
    }
}

/// The most contrasting colour on a line across an area, above the dot in the middle of black pieces.
QColor strongestOn(const Picture& picture, const QRectF& area, const QColor& ground) {
    QColor strongest = ground;
    const QRectF line(area.left(), area.top() + area.height() * 0.4, area.width(), 1);
    picture.forEach(line, [&](QRgb pixel) {
        if (contrast(QColor(pixel), ground) > contrast(strongest, ground)) strongest = QColor(pixel);
    });
    return strongest;
}

/// Pieces without marks, which may fill their cell, against the edge of the cell.
void findFaintPieces(QWidget& shown, const Picture& picture, double goal, QStringList& found) {
    for (const auto* board : shown.findChildren<ui::BoardWidget*>()) {
        // Of a board that is zoomed, the first pieces may be out of sight; of a very large one, they are
        // smaller than a pixel.
        if (!board->isVisible() || board->canZoom(false) || board->cellRect({0, 0}).width() < 2) continue;
        const QPoint origin = board->mapTo(&shown, QPoint(0, 0));
        const auto [rows, columns] = board->board().size();
        const std::vector<Cell> marked = board->markedCells();
        for (int row = 0; row < std::min(rows, 8); ++row) {
            for (int column = 0; column < std::min(columns, 8); ++column) {
                if (std::ranges::find(marked, Cell{row, column}) != marked.end()) continue;
                const QRectF cell = board->cellRect({row, column}).translated(origin);
                // Between the edge of the cell and the piece.
                const QColor ground(
                    picture.at(cell.left() + cell.width() * 0.055, cell.top() + cell.height() * 0.2));
                const QColor piece = strongestOn(picture, cell, ground);
                if (contrast(piece, ground) < goal)
                    found << tooFaint(QStringLiteral("the piece “%1” of %2")
                                          .arg(board->pieceName({row, column}), nameOf(*board)),
                                      contrast(piece, ground), goal, piece, ground);
            }
        }
    }
}

/// Of a map or a table, many items touch each other or are empty.
bool isMap(const QWidget& picture) {
    return picture.inherits("flip::ui::AtlasPicture") || picture.inherits("flip::ui::EliminationPicture") ||
           picture.inherits("flip::ui::FirstRowPicture");
}

/// The bars and dots of charts, against what is around them: the shapes that a chart paints in the area
/// of an item. Those without any are pictures.
void findFaintItems(QWidget& shown, const Picture& picture, double goal, QStringList& found) {
    for (QWidget* chart : shown.findChildren<QWidget*>()) {
        const auto* items = dynamic_cast<const ui::AccessibleItems*>(chart);
        if (items == nullptr || isMap(*chart) || !chart->isVisible()) continue;
        const std::vector<Drawn> drawn = drawnBy(*chart);
        const QPoint origin = chart->mapTo(&shown, QPoint(0, 0));
        const QRectF seen = chart->visibleRegion().boundingRect();
        for (std::size_t item = 0; item < std::min<std::size_t>(items->itemCount(), 200); ++item) {
            // In the place of what is scrolled out of sight is something else.
            if (!seen.contains(items->itemRect(item).center())) continue;
            const QRectF area = items->itemRect(item).adjusted(-2, -2, 2, 2);
            const QColor ground = groundAround(picture, area.translated(origin));
            if (!ground.isValid()) continue;
            double most = 0;
            QColor strongest;
            for (const Drawn& shape : drawn) {
                // Words are looked at by themselves.
                if (shape.kind == Drawn::Kind::Words || !area.contains(shape.rect)) continue;
                for (const QColor& colour : {shape.fill, shape.outline}) {
                    const QColor ink = colour.isValid() ? on(ground, colour) : ground;
                    if (contrast(ink, ground) <= most) continue;
                    most = contrast(ink, ground);
                    strongest = ink;
                }
            }
            if (most > 0 && most < goal)
                found << tooFaint(QStringLiteral("“%1” of %2").arg(items->sentence(item), nameOf(*chart)),
                                  most, goal, strongest, ground);
        }
    }
}

/// Scrolls to a part, as Tab does.
void reveal(QWidget& part) {
    for (QWidget* each = part.parentWidget(); each != nullptr; each = each->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(each)) area->ensureWidgetVisible(&part);
    }
}

/// Between two pictures of the same place, in any pixel.
double largestContrast(const QImage& one, const QImage& other) {
    double most = 1;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y))
                most = std::max(most, contrast(one.pixelColor(x, y), other.pixelColor(x, y)));
        }
    }
    return most;
}

} // namespace

ContrastGoals contrastGoals(const QPalette& palette) {
    return {.words = ui::hasHighContrast(palette) ? 7.0 : 4.5};
}

QStringList faintThings(QWidget& shown, const ContrastGoals& goals) {
    QStringList found;
    const Picture picture(shown);
    findFaintWords(shown, picture, goals.words, found);
    findFaintPieces(shown, picture, goals.graphics, found);
    findFaintItems(shown, picture, goals.graphics, found);
    found.removeDuplicates();
    return found;
}

QStringList faintFocus(QWidget& shown, const ContrastGoals& goals) {
    QStringList found;
    // As after Tab: Qt marks the focus only for those who use the keys.
    shown.window()->setAttribute(Qt::WA_KeyboardFocusChange);
    for (QWidget* part : shown.findChildren<QWidget*>()) {
        if (!part->isVisible() || !part->isEnabled() || !(part->focusPolicy() & Qt::TabFocus)) continue;
        reveal(*part);
        // Of what has no room in its page, the part with the cursor may be out of sight.
        if (part->visibleRegion().boundingRect() != part->rect()) continue;
        const QRect around = QRect(part->mapTo(&shown, QPoint(0, 0)), part->size()).adjusted(-4, -4, 4, 4);
        part->clearFocus();
        part->setFocus(Qt::TabFocusReason);
        if (!part->hasFocus()) continue;
        const QImage with = shown.grab(around).toImage();
        part->clearFocus();
        const double most = largestContrast(with, shown.grab(around).toImage());
        if (most < goals.graphics)
            found << QStringLiteral("the focus on %1 has a contrast of %2 instead of %3")
                         .arg(nameOf(*part), QString::number(most, 'f', 2), QString::number(goals.graphics));
    }
    return found;
}

} // namespace flip::test
