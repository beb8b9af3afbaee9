#include "ui/search/pictures/subsets_picture.h"

#include "core/solve/methods/binomial.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/words/answer_words.h"

#include <QLocale>
#include <QMouseEvent>

#include <algorithm>

namespace flip::ui {

namespace {

qreal bitsHeight(const QFont& font) { return grown(22, font); }

qreal lineHeight(const QFont& font) { return grown(4, font); }

/// Above the words that tell the share, and between them and its line.
qreal shareGap(const QFont& font) { return grown(6, font); }

constexpr qreal wordsGap = 3;

/// A digit of the press set, with a ground that tells 1 from 0 at a glance.
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
    : LevelPicture(QStringLiteral("subsetsPicture"), tr("The press set as a row of digits"), parent) {}

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
    QStringList pressed;
    for (const Cell cell : replay().presses().setCells()) pressed << answer_words::place(cell);
    const QString set =
        pressed.isEmpty() ? tr("No piece is pressed.") : tr("Pressed: %1.").arg(pressed.join(tr("; ")));
    return currentBar() == nullptr ? set : tr("%1 %2.").arg(set, shareText());
}

void SubsetsPicture::lightCell(std::optional<Cell> cell) {
    litBit_.reset();
    if (cell && hasReplay()) litBit_ = static_cast<int>(indexOf(boardSize(), *cell));
    update();
}

QRectF SubsetsPicture::bitRect(int bit) const {
    // As on the board: from left to right, with a gap between its rows.
    const int rows = boardSize().rows;
    const Cell cell = cellAt(boardSize(), bit);
    constexpr qreal rowGap = 0.5;
    const qreal slot = std::min(width() / (cells() + rowGap * (rows - 1)), bitsHeight(font()) * 0.82);
    return {slot * (bit + rowGap * cell.row), 0, slot, bitsHeight(font())};
}

QString SubsetsPicture::axisNames() const { return tr("Sets of each number of presses"); }

std::vector<LegendEntry> SubsetsPicture::legendAbove() const {
    return {{{}, tr("The pieces row by row")},
            {bitSign(true), tr("pressed")},
            {bitSign(false), tr("not pressed")}};
}

qreal SubsetsPicture::heightAboveLegend() const { return bitsHeight(font()) + 2; }

qreal SubsetsPicture::heightBelowLegend() const {
    return shareGap(font()) + QFontMetricsF(smallFont()).height() + wordsGap + lineHeight(font());
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

void SubsetsPicture::paintShare(QPainter& painter) {
    const LevelBar* bar = currentBar();
    if (bar == nullptr) return;
    const qreal high = QFontMetricsF(smallFont()).height();
    const QRectF words(0, heightAboveLegend() + legendHeight() + shareGap(font()), width(), high);
    painter.setFont(fitted(smallFont(), shareText(), width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, shareText());
    paintShareLine(painter, QRectF(0, words.bottom() + wordsGap, width(), lineHeight(font())),
                   bar->done / bar->total);
}

void SubsetsPicture::paintAbove(QPainter& painter) {
    paintBits(painter);
    paintShare(painter);
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
