#include "ui/widgets/page_area.h"

#include <QEvent>
#include <QLayout>

namespace flip::ui {

PageArea::PageArea(QWidget& page, QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    // What stands above and below a page must not be squeezed for it.
    setMinimumHeight(1);
    // The background of the sheet shows through.
    viewport()->setAutoFillBackground(false);
    // The scroll bar ends above the sheet's round corner.
    constexpr int corner = 8;
    auto* end = new QWidget(this);
    end->setFixedHeight(corner);
    addScrollBarWidget(end, Qt::AlignBottom);
    setWidget(&page);
    page.setAutoFillBackground(false);
}

bool PageArea::fits() const {
    const QLayout* layout = widget()->layout();
    const QSize room = maximumViewportSize();
    if (layout == nullptr || !layout->hasHeightForWidth())
        return widget()->minimumSizeHint().height() <= room.height();
    return layout->totalHeightForWidth(room.width()) <= room.height();
}

void PageArea::chooseBar() {
    const auto policy = fits() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded;
    if (policy != verticalScrollBarPolicy()) setVerticalScrollBarPolicy(policy);
}

bool PageArea::eventFilter(QObject* watched, QEvent* event) {
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) chooseBar();
    return isDone;
}

void PageArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    chooseBar();
}

} // namespace flip::ui
