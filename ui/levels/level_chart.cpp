#include "ui/levels/level_chart.h"

#include "core/generate/levels.h"
#include "ui/levels/level_tile.h"
#include "ui/look/palettes.h"
#include "ui/words/answer_words.h"
#include "ui/words/origin_words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

/// Of a tile, at least; and the room around its number.
constexpr int leastSide = 44;
constexpr int aroundNumber = 16;
/// Between two tiles; between the words of a group and its tiles; between two groups.
constexpr int tileGap = 6;
constexpr int wordGap = 8;
constexpr int groupGap = 20;
/// Room for the ring around a chosen tile.
constexpr int margin = 4;
constexpr int usualColumns = 10;

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

/// Of a tile with the longest number.
int sideFor(const QFontMetrics& metrics) {
    return std::max(leastSide, metrics.horizontalAdvance(QString::number(levelCount)) + aroundNumber);
}

/// The smallest width for this number of tiles in a row.
int widthFor(int columns, int side) { return 2 * margin + columns * side + (columns - 1) * tileGap; }

} // namespace

LevelChart::LevelChart(QWidget* parent) : ItemChart(Qt::Horizontal, parent) {
    setObjectName(QStringLiteral("levelChart"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Levels"));
    arrange();
}

void LevelChart::show(const LevelProgress& progress) {
    progress_ = progress;
    update();
}

QString LevelChart::sentence(std::size_t item) const {
    const Level level = *levelNumbered(static_cast<int>(item) + 1);
    const Size size = level.recipe.rule.size();
    const QString needed = answer_words::presses(level.recipe.presses);
    const QString told = (level.recipe.presses == 1 ? tr("Level %1, %2, %3×%4: %5 is enough.")
                                                    : tr("Level %1, %2, %3×%4: %5 are enough."))
                             .arg(QString::number(level.number), origin_words::group(level.group),
                                  QString::number(size.rows), QString::number(size.columns), needed);
    switch (progress_.stateOf(level.number)) {
    case LevelProgress::State::Open:
        return tr("%1 Not solved yet.").arg(told);
    case LevelProgress::State::Solved:
        return tr("%1 You solved it in %2.").arg(told, QString::number(*progress_.fewest(level.number)));
    case LevelProgress::State::SolvedAtMinimum:
        break;
    }
    return tr("%1 You solved it in the fewest.").arg(told);
}

LevelChart::Place LevelChart::placeOf(std::size_t group, int top, int width) const {
    Place place;
    const int side = sideFor(fontMetrics());
    const int room = std::max(width, widthFor(1, side)) - 2 * margin;
    const QFontMetrics name(bold(font()));
    place.name = QRect(margin, top, room, name.lineSpacing());
    const QRect any(0, 0, room, QWIDGETSIZE_MAX);
    const QString news = origin_words::news(static_cast<int>(group));
    const int high = fontMetrics().boundingRect(any, Qt::TextWordWrap, news).height();
    place.news = QRect(margin, place.name.bottom() + 3, room, high);
    const int columns = std::max((room + tileGap) / (side + tileGap), 1);
    const int count = levelGroups()[group].count;
    const int first = place.news.bottom() + 1 + wordGap;
    for (int i = 0; i < count; ++i) {
        const int x = margin + i % columns * (side + tileGap);
        place.tiles.emplace_back(x, first + i / columns * (side + tileGap), side, side);
    }
    place.bottom = place.tiles.back().bottom() + 1;
    return place;
}

void LevelChart::arrange() {
    groups_.clear();
    tiles_.clear();
    int top = margin;
    for (std::size_t i = 0; i < std::size_t{levelGroupCount}; ++i) {
        groups_.push_back(placeOf(i, top, width()));
        for (const QRect& tile : groups_.back().tiles) tiles_.emplace_back(tile);
        top = groups_.back().bottom + groupGap;
    }
}

QRectF LevelChart::itemWithGroup(std::size_t item) const {
    const QRectF tile = tiles_[item];
    for (const Place& group : groups_) {
        if (group.tiles.front().top() == tile.top()) return tile | QRectF(group.name);
    }
    return tile;
}

int LevelChart::heightForWidth(int width) const {
    int top = margin;
    for (std::size_t i = 0; i < std::size_t{levelGroupCount}; ++i)
        top = placeOf(i, top, width).bottom + groupGap;
    return top - groupGap + margin;
}

QSize LevelChart::sizeHint() const {
    const int width = widthFor(usualColumns, sideFor(fontMetrics()));
    return {width, heightForWidth(width)};
}

QSize LevelChart::minimumSizeHint() const {
    const int side = sideFor(fontMetrics());
    return {widthFor(3, side), side};
}

void LevelChart::resizeEvent(QResizeEvent* event) {
    ItemChart::resizeEvent(event);
    arrange();
}

void LevelChart::changeEvent(QEvent* event) {
    ItemChart::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    arrange();
    updateGeometry();
}

void LevelChart::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        return chooseAcross(event->key() == Qt::Key_Up ? -1 : 1);
    ItemChart::keyPressEvent(event);
}

void LevelChart::chooseAcross(int rows) {
    const QPointF from = tiles_[chosen()].center();
    std::optional<std::size_t> best;
    qreal least = 0;
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const QPointF way = tiles_[i].center() - from;
        if (way.y() * rows <= 0) continue;
        // The nearest row counts first.
        const qreal distance = std::abs(way.y()) * QWIDGETSIZE_MAX + std::abs(way.x());
        if (best && distance >= least) continue;
        best = i;
        least = distance;
    }
    if (best) choose(*best);
}

void LevelChart::paintTile(QPainter& painter, std::size_t item) const {
    const int level = static_cast<int>(item) + 1;
    paintLevelTile(painter, tiles_[item], QString::number(level), progress_.stateOf(level), palette());
    if (current() != item) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.setBrush(Qt::NoBrush);
    const qreal corner = tiles_[item].width() / 5;
    painter.drawRoundedRect(tiles_[item].adjusted(-2, -2, 2, 2), corner, corner);
    painter.restore();
}

void LevelChart::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    std::size_t item = 0;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const Place& place = groups_[i];
        const int group = static_cast<int>(i);
        if (event->rect().top() <= place.bottom + margin && event->rect().bottom() >= place.name.top()) {
            painter.setFont(bold(font()));
            painter.setPen(palette().color(QPalette::WindowText));
            // A line may be a fraction of a pixel higher than it says.
            painter.drawText(place.name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                             origin_words::group(group));
            painter.setFont(font());
            painter.setPen(quietText(palette()));
            painter.drawText(place.news, Qt::TextWordWrap, origin_words::news(group));
            for (std::size_t k = 0; k < place.tiles.size(); ++k) paintTile(painter, item + k);
        }
        item += place.tiles.size();
    }
}

} // namespace flip::ui
