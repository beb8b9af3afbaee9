#include "ui/solution/why_least.h"

#include "ui/solution/sizes_chart.h"
#include "ui/widgets/chooser.h"
#include "ui/widgets/word_label.h"
#include "ui/words/answer_words.h"

#include <QVBoxLayout>

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

/// "4 6 6 6 6 8 …": the sizes of the smallest sets.
QString smallestSizes(const ColourSets& colour) {
    constexpr std::size_t most = 8;
    QStringList words;
    for (const SizeCount& size : colour.sizes) {
        for (std::uint64_t i = 0; i < size.sets; ++i) {
            if (words.size() == static_cast<qsizetype>(most))
                return words.join(QLatin1Char(' ')) + WhyLeast::tr(" …");
            words << QString::number(size.presses);
        }
    }
    return words.join(QLatin1Char(' '));
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
    title_->setText(tr("Why %1 is the minimum").arg(sets.fewest()));
    total_->setText(all == 1
                        ? tr("No other set of presses works.")
                        : tr("Exactly %1 sets of presses work, and none is smaller:").arg(countText(all)));
    for (std::size_t i = 0; i < charts_.size(); ++i) {
        const bool shown = all > 1 && i < sets.colours.size();
        charts_.at(i)->setVisible(shown);
        captions_.at(i)->setVisible(shown);
        if (!shown) continue;
        const ColourSets& colour = sets.colours[i];
        charts_.at(i)->show(colour.sizes, sets.fewest());
        const QString reached = answer_words::reached(colour.colour, goal);
        const bool isOnePress = colour.sizes == std::vector{SizeCount{1, 1}};
        const QString caption = isOnePress ? tr("to %1: 1 press").arg(reached)
                                           : tr("to %1: %2 presses").arg(reached, smallestSizes(colour));
        captions_.at(i)->setText(caption);
        charts_.at(i)->setAccessibleName(caption);
    }
    quiet_->setVisible(sets.nullity() > 0);
    quiet_->setText(
        (goal == Goal::Target
             ? tr("Any two solutions differ by a quiet pattern, a set of presses that changes nothing. There "
                  "are %1, counting the empty one.")
             : tr("Any two solutions for the same colour differ by a quiet pattern, a set of presses that "
                  "changes nothing. There are %1, counting the empty one."))
            .arg(sets.nullity() < 64 ? countText(std::uint64_t{1} << sets.nullity()) : countText(tooMany)));
    QWidget::show();
}

} // namespace flip::ui
