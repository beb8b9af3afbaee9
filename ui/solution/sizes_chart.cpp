#include "ui/solution/sizes_chart.h"

#include "ui/look/palettes.h"
#include "ui/words/answer_words.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace flip::ui {

namespace {

/// Up to this many sets have a bar each.
constexpr std::uint64_t mostBars = 64;

std::uint64_t setsIn(const std::vector<SizeCount>& sizes) {
    std::uint64_t sum = 0;
    for (const SizeCount& size : sizes) sum += std::min(size.sets, mostBars + 1);
    return sum;
}

bool hasEach(const std::vector<SizeCount>& sizes) { return setsIn(sizes) <= mostBars; }

/// The numbers of sets differ by powers of ten, so their logarithms are shown.
double heightOf(const SizeCount& size, bool hasBarForEach) {
    return hasBarForEach ? static_cast<double>(size.presses) : std::log2(1 + static_cast<double>(size.sets));
}

} // namespace

SizesChart::SizesChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

double SizesChart::highestOf(const std::vector<SizeCount>& sizes) {
    const bool hasBarForEach = hasEach(sizes);
    double highest = 1;
    for (const SizeCount& size : sizes) highest = std::max(highest, heightOf(size, hasBarForEach));
    return highest;
}

void SizesChart::show(const std::vector<SizeCount>& sizes, std::int64_t fewest, double highest) {
    bars_.clear();
    sizes_ = sizes;
    each_ = hasEach(sizes);
    for (const SizeCount& size : sizes) {
        const Bar bar{heightOf(size, each_) / highest, size.presses == fewest};
        bars_.insert(bars_.end(), each_ ? size.sets : 1, bar);
    }
    tellItems(*this);
    update();
}

qreal SizesChart::barStep() const {
    constexpr qreal widest = 18;
    return std::min(width() / static_cast<qreal>(std::max<std::size_t>(bars_.size(), 1)), widest);
}

QRectF SizesChart::itemRect(std::size_t size) const {
    std::uint64_t before = size;
    if (each_) {
        before = 0;
        for (std::size_t i = 0; i < size; ++i) before += sizes_[i].sets;
    }
    const auto bars = static_cast<qreal>(each_ ? sizes_[size].sets : 1);
    return {static_cast<qreal>(before) * barStep(), 0, bars * barStep(), static_cast<qreal>(height())};
}

QString SizesChart::sentence(std::size_t size) const {
    const SizeCount& count = sizes_[size];
    const QString presses = answer_words::presses(count.presses);
    if (count.sets == std::numeric_limits<std::uint64_t>::max())
        return tr("2⁶⁴ or more sets have %1.").arg(presses);
    return count.sets == 1
               ? tr("One set has %1.").arg(presses)
               : tr("%1 sets have %2.").arg(QLocale().toString(static_cast<qulonglong>(count.sets)), presses);
}

void SizesChart::paintEvent(QPaintEvent*) {
    if (bars_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal step = barStep();
    const qreal gap = step > 4 ? step * 0.28 : 0;
    const QColor plain = quietText(palette());
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        const qreal high = std::max(bars_[i].height * (height() - 2), 2.0);
        painter.setBrush(bars_[i].optimal ? palette().color(QPalette::Highlight) : plain);
        painter.drawRoundedRect(QRectF(static_cast<qreal>(i) * step, height() - high, step - gap, high),
                                std::min(gap, 1.5), std::min(gap, 1.5));
    }
}

} // namespace flip::ui
