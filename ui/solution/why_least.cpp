#include "ui/solution/why_least.h"

#include "ui/solution/sizes_chart.h"
#include "ui/widgets/chooser.h"
#include "ui/widgets/word_label.h"
#include "ui/words/answer_words.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace flip::ui {

namespace {

constexpr auto tooMany = std::numeric_limits<std::uint64_t>::max();

std::uint64_t total(const SolutionSets& sets) {
    std::uint64_t sum = 0;
    for (const ColourSets& colour : sets.colours) {
        for (const SizeCount& size : colour.sizes)
            sum = size.sets > tooMany - sum ? tooMany : sum + size.sets;
    }
    return sum;
}

/// What the bars of a colour show: "to white: 4 to 10 presses".
QString captionOf(const ColourSets& colour, const QString& reached) {
    const auto [fewest, most] = std::ranges::minmax(colour.sizes, {}, &SizeCount::presses);
    const QString presses = answer_words::presses(most.presses);
    if (fewest.presses == most.presses) return WhyLeast::tr("to %1: %2").arg(reached, presses);
    return WhyLeast::tr("to %1: from %2 to %3")
        .arg(reached, QLocale().toString(qlonglong(fewest.presses)), presses);
}

QLabel* quietLabel(QWidget* parent, QVBoxLayout& layout) {
    auto* label = new WordLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    layout.addWidget(label);
    return label;
}

} // namespace

WhyLeast::WhyLeast(QWidget* parent) : QWidget(parent), title_(new WordLabel(this)) {
    setObjectName(QStringLiteral("whyLeast"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    layout->addWidget(title_);
    total_ = quietLabel(this, *layout);
    for (std::size_t i = 0; i < charts_.size(); ++i) {
        charts_.at(i) = new SizesChart(this);
        layout->addWidget(charts_.at(i));
        captions_.at(i) = quietLabel(this, *layout);
    }
    quiet_ = quietLabel(this, *layout);
}

void WhyLeast::show(const SolutionSets& sets, Goal::Kind goal) {
    const auto all = total(sets);
    title_->setText(
        tr("Why %1 is the minimum").arg(locale().toString(static_cast<qlonglong>(sets.fewest()))));
    total_->setText(all == 1 ? tr("No other set of presses works.")
                    : all == tooMany
                        ? tr("More than 10^19 sets of presses work, and none is smaller:")
                        : tr("Exactly %1 sets of presses work, and none is smaller:").arg(countText(all)));
    double highest = 1;
    for (const ColourSets& colour : sets.colours)
        highest = std::max(highest, SizesChart::highestOf(colour.sizes));
    for (std::size_t i = 0; i < charts_.size(); ++i) {
        const bool shown = all > 1 && i < sets.colours.size();
        charts_.at(i)->setVisible(shown);
        captions_.at(i)->setVisible(shown);
        if (!shown) continue;
        const ColourSets& colour = sets.colours[i];
        charts_.at(i)->show(colour.sizes, sets.fewest(), highest);
        const QString reached = answer_words::reached(colour.colour, goal);
        const QString caption = captionOf(colour, reached);
        captions_.at(i)->setText(caption);
        charts_.at(i)->setAccessibleName(caption);
    }
    quiet_->setVisible(sets.nullity() > 0);
    quiet_->setText(
        (goal != Goal::Either
             ? tr("Any two solutions differ by a quiet pattern, a set of presses that changes nothing. There "
                  "are %1, counting the empty one.")
             : tr("Any two solutions for the same colour differ by a quiet pattern, a set of presses that "
                  "changes nothing. There are %1, counting the empty one."))
            .arg(sets.nullity() < 64 ? countText(std::uint64_t{1} << sets.nullity()) : countText(tooMany)));
    QWidget::show();
}

} // namespace flip::ui
