#include "ui/search/search_jumps.h"

#include "ui/look/icons.h"
#include "ui/look/palettes.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <numeric>

namespace flip::ui {

namespace {

constexpr int gap = 5;

/// The words for a kind of place: on the row, on the buttons' tips, and what it is.
struct Words {
    QString title;
    QString previous;
    QString next;
    QString meaning;
};

Words wordsFor(Landmark landmark) {
    switch (landmark) {
    case Landmark::Backtrack:
        return {SearchJumps::tr("Backtrack"), SearchJumps::tr("Previous backtrack"),
                SearchJumps::tr("Next backtrack"),
                SearchJumps::tr("Backtrack: the search gives a branch up or takes a press back")};
    case Landmark::Level:
        return {SearchJumps::tr("Level"), SearchJumps::tr("Previous level"), SearchJumps::tr("Next level"),
                SearchJumps::tr("Level: the search goes on to another number of presses")};
    case Landmark::Better:
    case Landmark::Step:
        break;
    }
    return {SearchJumps::tr("Better"), SearchJumps::tr("Previous better answer"),
            SearchJumps::tr("Next better answer"),
            SearchJumps::tr("Better: an answer with fewer presses than all before")};
}

/// Buttons and words that belong together, with a line around them.
class Group : public QWidget {
  public:
    explicit Group(QWidget* parent) : QWidget(parent) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(2, 0, 2, 0);
        row->setSpacing(0);
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(hairline(palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
};

} // namespace

SearchJumps::SearchJumps(SearchPlayer& player, QWidget* parent)
    : QWidget(parent), player_(player), grid_(new QGridLayout(this)) {
    setObjectName(QStringLiteral("searchJumps"));
    setAccessibleName(tr("Jump to"));
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(gap);
    addPair("Backtrack", Landmark::Backtrack);
    addPair("Level", Landmark::Level);
    addPair("Better", Landmark::Better);
    addAnswer();
    arrange();
}

QToolButton* SearchJumps::addButton(QWidget& group, const QString& name, const QString& tip,
                                    const std::function<bool()>& possible, const std::function<void()>& go) {
    auto* button = new QToolButton(&group);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, go);
    group.layout()->addWidget(button);
    jumps_.push_back({button, possible});
    return button;
}

void SearchJumps::addPair(const char* name, Landmark landmark) {
    auto* group = new Group(this);
    const Words words = wordsFor(landmark);
    constexpr QSize arrow{12, 12};
    QToolButton* previous = addButton(
        *group, QStringLiteral("previous") + QLatin1String(name), words.previous,
        [this, landmark] { return player_.hasPrevious(landmark); },
        [this, landmark] { player_.goToPrevious(landmark); });
    auto* title = new QLabel(words.title, group);
    title->setToolTip(words.meaning);
    group->layout()->addWidget(title);
    QToolButton* next = addButton(
        *group, QStringLiteral("next") + QLatin1String(name), words.next,
        [this, landmark] { return player_.hasNext(landmark); },
        [this, landmark] { player_.goToNext(landmark); });
    for (const auto& [button, sign] : {std::pair(previous, "left"), std::pair(next, "right")}) {
        button->setIcon(icon(QLatin1String(sign)));
        button->setIconSize(arrow);
    }
    groups_.push_back(group);
}

void SearchJumps::addAnswer() {
    auto* group = new Group(this);
    QToolButton* answer = addButton(
        *group, QStringLiteral("answer"), tr("To the answer"), [this] { return player_.hasAnswer(); },
        [this] { player_.goToAnswer(); });
    answer->setText(tr("Answer"));
    groups_.push_back(group);
}

void SearchJumps::refresh() {
    for (const Jump& jump : jumps_) jump.button->setEnabled(jump.possible());
}

void SearchJumps::arrange() {
    const int needed =
        std::accumulate(groups_.begin(), groups_.end(), -gap,
                        [](int sum, const QWidget* group) { return sum + group->sizeHint().width() + gap; });
    const int columns = needed <= width() ? static_cast<int>(groups_.size()) : 2;
    for (int i = 0; i < std::ssize(groups_); ++i)
        grid_->addWidget(groups_[static_cast<std::size_t>(i)], i / columns, i % columns, Qt::AlignLeft);
    // What is left is on the right.
    grid_->setColumnStretch(static_cast<int>(groups_.size()), 1);
}

void SearchJumps::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) arrange();
}

} // namespace flip::ui
