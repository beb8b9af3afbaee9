#include "ui/search/subsets_picture.h"

#include "core/solve/binomial.h"
#include "ui/search/search_words.h"
#include "ui/widgets/palettes.h"

#include <QLocale>
#include <QMouseEvent>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr int groupSize = 4;
constexpr qreal bitsHeight = 22;
constexpr qreal shareTop = 30;
constexpr qreal shareHeight = 24;

QString countText(double count) { return QLocale().toString(count, 'f', 0); }

} // namespace

SubsetsPicture::SubsetsPicture(QWidget* parent) : SearchPicture(parent) {
    setObjectName(QStringLiteral("subsetsPicture"));
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("The press set as a number"));
}

void SubsetsPicture::showPlace(const TraceReplay& replay) {
    replay_ = replay;
    bars_ = levelBars(replay);
    // All sizes that there are, reached or not.
    const int cells = static_cast<int>(replay.trace().puzzle()->size().cells());
    for (LevelBar& bar : bars_) bar.total = binomial(cells, bar.level);
    for (int size = static_cast<int>(bars_.size()); size <= cells; ++size)
        bars_.push_back({size, binomial(cells, size), 0, false});
    update();
}

const LevelBar* SubsetsPicture::currentBar() const {
    const auto found = std::ranges::find(bars_, true, &LevelBar::current);
    return found == bars_.end() ? nullptr : &*found;
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
    if (!replay_) return {};
    const std::uint64_t number = replay_->presses().packed();
    return tr("The press set is the number %1. %2.")
        .arg(QLocale().toString(static_cast<qulonglong>(number)), shareText());
}

void SubsetsPicture::lightCell(std::optional<Cell> cell) {
    litBit_.reset();
    if (cell && replay_) litBit_ = static_cast<int>(indexOf(replay_->trace().puzzle()->size(), *cell));
    update();
}

QRectF SubsetsPicture::bitRect(int bit) const {
    const int cells = static_cast<int>(replay_->trace().puzzle()->size().cells());
    // The lowest bit stands last, as in any number; bits in groups of four.
    const int groups = (cells + groupSize - 1) / groupSize;
    constexpr qreal groupGap = 0.5;
    const qreal slot = std::min(width() / (cells + groupGap * (groups - 1)), bitsHeight * 0.82);
    const qreal used = slot * (cells + groupGap * (groups - 1));
    const qreal right = (width() + used) / 2 - bit * slot - (bit / groupSize) * groupGap * slot;
    return {right - slot, 0, slot, bitsHeight};
}

QRectF SubsetsPicture::barsRect() const {
    const qreal top = shareTop + shareHeight + 8;
    return {0, top, static_cast<qreal>(width()), height() - top};
}

void SubsetsPicture::paintBits(QPainter& painter) {
    const Grid::Word bits = replay_->presses().packed();
    const int cells = static_cast<int>(replay_->trace().puzzle()->size().cells());
    QFont digits = painter.font();
    digits.setPixelSize(static_cast<int>(std::clamp(bitRect(0).width() * 0.8, 8.0, 13.0)));
    painter.setFont(digits);
    QColor ground = quietText(palette());
    ground.setAlphaF(0.12F);
    for (int bit = 0; bit < cells; ++bit) {
        const bool one = ((bits >> bit) & 1U) != 0;
        const QRectF rect = bitRect(bit).adjusted(0.75, 0, -0.75, 0);
        painter.setPen(litBit_ == bit ? QPen(palette().color(QPalette::Highlight), 2) : QPen(Qt::NoPen));
        painter.setBrush(one ? palette().color(QPalette::Highlight) : ground);
        painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 3, 3);
        painter.setPen(one ? palette().color(QPalette::HighlightedText) : quietText(palette()));
        painter.drawText(rect, Qt::AlignCenter, one ? QStringLiteral("1") : QStringLiteral("0"));
    }
}

void SubsetsPicture::paintShare(QPainter& painter) {
    const LevelBar* bar = currentBar();
    if (bar == nullptr) return;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(0, shareTop, width(), shareHeight - 6), Qt::AlignVCenter | Qt::AlignLeft,
                     shareText());
    const QString number =
        QStringLiteral("= %1").arg(QLocale().toString(static_cast<qulonglong>(replay_->presses().packed())));
    painter.setPen(quietText(palette()));
    painter.drawText(QRectF(0, shareTop, width(), shareHeight - 6), Qt::AlignVCenter | Qt::AlignRight,
                     number);
    const QRectF line(0, shareTop + shareHeight - 4, width(), 4);
    QColor ground = quietText(palette());
    ground.setAlphaF(0.22F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(line, 2, 2);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF(line.topLeft(), QSizeF(line.width() * bar->done / bar->total, 4)), 2, 2);
}

void SubsetsPicture::paintEvent(QPaintEvent*) {
    if (!replay_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont small = smallFont();
    painter.setFont(small);
    paintBits(painter);
    painter.setFont(small);
    paintShare(painter);
    paintLevelBars(painter, barsRect(), bars_, palette());
}

void SubsetsPicture::mouseMoveEvent(QMouseEvent* event) {
    if (!replay_) return;
    const Size size = replay_->trace().puzzle()->size();
    std::vector<Cell> lit;
    for (int bit = 0; bit < size.cells(); ++bit) {
        if (bitRect(bit).contains(event->position())) lit.push_back(cellAt(size, bit));
    }
    emit cellsLit(lit);
}

void SubsetsPicture::leaveEvent(QEvent* event) {
    SearchPicture::leaveEvent(event);
    emit cellsLit({});
}

void SubsetsPicture::mousePressEvent(QMouseEvent* event) {
    const auto bar = levelBarAt(barsRect(), bars_.size(), event->position());
    if (bar && *bar < replay_->levels().size())
        emit placeChosen(static_cast<qsizetype>(replay_->levels()[*bar].begin) + 1);
}

} // namespace flip::ui
