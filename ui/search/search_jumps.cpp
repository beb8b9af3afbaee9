#include "ui/search/search_jumps.h"

#include "ui/look/grown.h"
#include "ui/look/icons.h"
#include "ui/look/palettes.h"
#include "ui/widgets/flow_layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr int buttonGap = 5;

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
class Frame : public QWidget {
  public:
    explicit Frame(QWidget* parent) : QWidget(parent) {
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

SearchJumps::SearchJumps(SearchPlayer& player, QWidget* parent) : QWidget(parent), player_(player) {
    setObjectName(QStringLiteral("searchJumps"));
    setAccessibleName(tr("Jump to"));
    auto* layout = new FlowLayout(this);
    layout->setSpacing(buttonGap);
    addPair("Backtrack", Landmark::Backtrack);
    addPair("Level", Landmark::Level);
    addPair("Better", Landmark::Better);
    addAnswer();
    fitToFont();
}

QWidget* SearchJumps::addGroup(const std::function<bool()>& useful) {
    auto* group = new Frame(this);
    layout()->addWidget(group);
    groups_.push_back({group, useful});
    return group;
}

QToolButton* SearchJumps::addButton(QWidget& group, const QString& name, const QString& tip,
                                    const std::function<bool()>& possible, const std::function<void()>& go) {
    auto* button = new QToolButton(&group);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    // As high as its group.
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(button, &QToolButton::clicked, this, go);
    group.layout()->addWidget(button);
    jumps_.push_back({button, possible});
    return button;
}

void SearchJumps::addPair(const char* name, Landmark landmark) {
    QWidget* group = addGroup([this, landmark] {
        // To the answer leads a button of its own.
        return landmark == Landmark::Better ? player_.improves() : player_.has(landmark);
    });
    const Words words = wordsFor(landmark);
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
    for (const auto& [button, sign] : {std::pair(previous, "left"), std::pair(next, "right")})
        button->setIcon(icon(QLatin1String(sign)));
}

void SearchJumps::addAnswer() {
    const auto any = [this] { return player_.hasAnswer(); };
    QToolButton* answer = addButton(*addGroup(any), QStringLiteral("answer"), tr("To the answer"), any,
                                    [this] { player_.goToAnswer(); });
    answer->setText(tr("Answer"));
}

void SearchJumps::refresh() {
    for (const Jump& jump : jumps_) jump.button->setEnabled(jump.possible());
    for (const Group& group : groups_) group.widget->setVisible(group.useful());
}

void SearchJumps::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitToFont();
}

void SearchJumps::fitToFont() {
    const int arrow = grown(16, font());
    for (const Jump& jump : jumps_) jump.button->setIconSize({arrow, arrow});
    // A button with words is not quite as high as one with an arrow.
    int highest = 0;
    for (const Group& group : groups_) highest = std::max(highest, group.widget->sizeHint().height());
    for (const Group& group : groups_) group.widget->setFixedHeight(highest);
}

} // namespace flip::ui
