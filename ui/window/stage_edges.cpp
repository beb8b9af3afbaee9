#include "ui/window/stage_edges.h"

#include "ui/widgets/stage_layout.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace flip::ui {

namespace {

/// Between a bar and the board.
constexpr int gap = 4;

} // namespace

StageEdges::StageEdges(Stages& stages, MessageBar& messages, ReadingChoice& choice)
    : QObject(&messages), stages_(stages), messages_(messages), choice_(choice) {
    for (QObject* each : std::initializer_list<QObject*>{&stages_, &messages_, &choice_})
        each->installEventFilter(this);
    connect(&stages_, &Stages::gameChanged, this, &StageEdges::laySoon);
    connect(&stages_, &Stages::stepsChanged, this, [this] {
        // The transport bar has the place of the choice.
        if (stages_.isSettingUp() || stages_.inFront().player.isActive()) choice_.dismiss();
    });
}

bool StageEdges::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (watched == &stages_) {
        if (type == QEvent::Show || type == QEvent::Resize || type == QEvent::Move) laySoon();
    } else if (type == QEvent::Show || type == QEvent::LayoutRequest) {
        lay();
    }
    if (watched == &messages_ && (type == QEvent::Show || type == QEvent::Hide))
        stages_.setWordsShown(type == QEvent::Hide);
    return QObject::eventFilter(watched, event);
}

void StageEdges::laySoon() {
    // Once everything has its place; several requests become one.
    QCoreApplication::postEvent(&messages_, new QEvent(QEvent::LayoutRequest));
}

void StageEdges::lay() {
    if (stages_.isHidden()) return;
    const QRect over(stages_.mapTo(messages_.parentWidget(), QPoint(0, 0)), stages_.size());
    const QRect board = stages_.boardPlace();
    const int head = StageLayout::headHeight(stages_) - gap;
    const int above = board.isEmpty() ? head : std::max(head, board.top() - gap);
    messages_.setGeometry(over.x(), over.y(), over.width(),
                          std::max(head, messages_.fit(over.width(), above)));
    messages_.raise();
    const int wanted = choice_.sizeHint().height();
    const int below = board.isEmpty() ? wanted : stages_.height() - board.bottom() - 1 - gap;
    const int height = std::clamp(below, std::min(choice_.minimumSizeHint().height(), wanted), wanted);
    choice_.setGeometry(over.x(), over.bottom() + 1 - height, over.width(), height);
    choice_.raise();
}

} // namespace flip::ui
