#include "ui/search/pictures/subsets_picture.h"

#include "core/solve/methods/binomial.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/words/search_words.h"

#include <QLocale>
#include <QMouseEvent>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr int groupSize = 4;

qreal bitsHeight(const QFont& font) { return grown(22, font); }

/// Below the number.
constexpr qreal bitsGap = 8;

qreal shareHeight(const QFont& font) { return grown(24, font); }

/// A digit of the number, with a ground that tells 1 from 0 at a glance.
void paintBit(QPainter& painter, const QRectF& rect, bool one, const QPalette& palette) {
    QFont digits = painter.font();
    digits.setPixelSize(
        static_cast<int>(std::clamp(rect.width() * 0.8, 8.0, std::max(rect.height() * 0.6, 13.0))));
    painter.setFont(digits);
    QColor ground = quietText(palette);
    ground.setAlphaF(0.12F);
    painter.setBrush(one ? palette.color(QPalette::Highlight) : ground);
    painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 3, 3);
    painter.setPen(one ? palette.color(QPalette::HighlightedText) : quietText(palette));
    painter.drawText(rect, Qt::AlignCenter, one ? QStringLiteral("1") : QStringLiteral("0"));
}

LegendSign bitSign(bool one) {
    return [one](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        painter.setPen(Qt::NoPen);
        paintBit(painter, rect, one, palette);
    };
}

QString countText(double count) { return QLocale().toString(count, 'f', 0); }

} // namespace

SubsetsPicture::SubsetsPicture(QWidget* parent)
    : LevelPicture(QStringLiteral("subsetsPicture"), tr("The press set as a number"), parent) {}

void SubsetsPicture::place() {
    LevelPicture::place();
    // All sizes, reached or not.
    for (LevelBar& bar : bars()) bar.total = binomial(cells(), bar.level);
    for (int size = static_cast<int>(bars().size()); size <= cells(); ++size)
        bars().push_back({size, binomial(cells(), size), 0, false});
}

const LevelBar* SubsetsPicture::currentBar() const {
    const auto found = std::ranges::find(bars(), true, &LevelBar::current);
    return found == bars().end() ? nullptr : &*found;
}

QString SubsetsPicture::shareText() const {
    const LevelBar* bar = currentBar();
    if (bar == nullptr) return {};
    return bar->level == 1 ? tr("Sets of 1 press: %1 of %2").arg(countText(bar->done), countText(bar->total))
                           : tr("Sets of %1 presses: %2 of %3")
                                 .arg(bar->level)
                                 .arg(countText(bar->done), countText(bar->total));
}

QString SubsetsPicture::inWords() const {
    if (!hasReplay()) return {};
    const std::uint64_t number = replay().presses().packed();
    return tr("The press set is the number %1. %2.")
        .arg(QLocale().toString(static_cast<qulonglong>(number)), shareText());
}

void SubsetsPicture::lightCell(std::optional<Cell> cell) {
    litBit_.reset();
    if (cell && hasReplay()) litBit_ = static_cast<int>(indexOf(boardSize(), *cell));
    update();
}

QRectF SubsetsPicture::bitRect(int bit) const {
    // The lowest bit comes last, as in any number; bits are in groups of four.
    const int groups = (cells() + groupSize - 1) / groupSize;
    constexpr qreal groupGap = 0.5;
    const qreal slot = std::min(width() / (cells() + groupGap * (groups - 1)), bitsHeight(font()) * 0.82);
    const qreal used = slot * (cells() + groupGap * (groups - 1));
    const int group = bit / groupSize;
    const qreal right = (width() + used) / 2 - bit * slot - group * groupGap * slot;
    return {right - slot, 0, slot, bitsHeight(font())};
}

QString SubsetsPicture::axisNames() const { return tr("Sets of each number of presses"); }

std::vector<LegendEntry> SubsetsPicture::legend() const {
    std::vector<LegendEntry> all{{bitSign(true), tr("pressed")}, {bitSign(false), tr("not pressed")}};
    const auto bars = LevelPicture::legend();
    all.insert(all.end(), bars.begin(), bars.end());
    return all;
}

QRectF SubsetsPicture::barsRect() const {
    const qreal top = bitsHeight(font()) + bitsGap + shareHeight(font()) + 8;
    return {0, top, static_cast<qreal>(width()), height() - top};
}

void SubsetsPicture::paintBits(QPainter& painter) {
    const Grid::Word bits = replay().presses().packed();
    for (int bit = 0; bit < cells(); ++bit) {
        const bool one = ((bits >> bit) & 1U) != 0;
        const QRectF rect = bitRect(bit).adjusted(0.75, 0, -0.75, 0);
        painter.setPen(litBit_ == bit ? QPen(palette().color(QPalette::Highlight), 2) : QPen(Qt::NoPen));
        paintBit(painter, rect, one, palette());
    }
}

void SubsetsPicture::paintClass(QPainter& painter) {
    const LevelBar* bar = currentBar();
    if (bar == nullptr) return;
    const QRectF words(0, bitsHeight(font()) + bitsGap, width(), shareHeight(font()) - 6);
    painter.setFont(fitted(painter.font(), shareText(), width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, shareText());
    painter.setPen(quietText(palette()));
    const auto value = static_cast<qulonglong>(replay().presses().packed());
    const QString number = QStringLiteral("= %1").arg(QLocale().toString(value));
    const QFontMetricsF metrics(painter.font());
    if (metrics.horizontalAdvance(shareText()) + metrics.horizontalAdvance(number) + 8 < width())
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignRight, number);
    paintShareLine(painter, QRectF(0, bitsHeight(font()) + bitsGap + shareHeight(font()) - 4, width(), 4),
                   bar->done / bar->total);
}

void SubsetsPicture::paintAbove(QPainter& painter) {
    const QFont words = painter.font();
    paintBits(painter);
    painter.setFont(words);
    paintClass(painter);
}

void SubsetsPicture::mouseMoveEvent(QMouseEvent* event) {
    if (!hasReplay()) return;
    std::vector<Cell> lit;
    for (int bit = 0; bit < cells(); ++bit) {
        if (bitRect(bit).contains(event->position())) lit.push_back(cellAt(boardSize(), bit));
    }
    emit cellsLit(lit);
}

} // namespace flip::ui
