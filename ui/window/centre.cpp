#include "ui/window/centre.h"

#include <utility>

namespace flip::ui {

Centre::Centre(const Parts& parts, QWidget* parent)
    : QWidget(parent), parts_(parts), layout_(new QHBoxLayout(this)), left_(new QVBoxLayout),
      panel_(new Card(this)),
      back_(new QShortcut(Qt::Key_Escape, this, this, &Centre::leavePanel, Qt::WidgetWithChildrenShortcut)) {
    layout_->setContentsMargins(14, 8, 14, 0);
    layout_->setSpacing(14);
    back_->setEnabled(false);
    left_->setSpacing(6);
    left_->addWidget(&parts_.messages);
    left_->addWidget(&parts_.choice);
    left_->addWidget(&parts_.stages, 1);
    layout_->addLayout(left_, 1);
    layout_->addWidget(panel_);
    auto* sheet = new QVBoxLayout(panel_);
    sheet->setContentsMargins(1, 1, 1, 1);
    sheet->addWidget(&parts_.pages);
    connect(&parts_.pages, &PageStack::currentChanged, &parts_.stages, &Stages::setPage);
    connect(&parts_.pages, &PageStack::currentChanged, this, [this](const QString& page) {
        if (!panelInFront_ || canBeInFront(page)) return;
        leavePanel();
        parts_.messages.tell(MessageBar::Kind::Info, needsRoom());
    });
    connect(&parts_.choice, &ReadingChoice::settled, this,
            [this] { parts_.stages.inFront().board.setFocus(); });
}

void Centre::setPanelWanted(bool wanted) {
    if (std::exchange(panelWanted_, wanted) == wanted) return;
    if (!wanted) leavePanel();
    arrange();
    emit panelWantedChanged(wanted);
}

void Centre::arrange(const WindowPlan& plan) {
    plan_ = plan;
    if (plan_.hasRoomForPanel) leavePanel();
    arrange();
}

void Centre::arrange() {
    const bool beside = plan_.isPanelBeside;
    layout_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    panel_->setMinimumWidth(beside ? plan_.panelWidth : 0);
    panel_->setMaximumWidth(beside ? plan_.panelWidth : QWIDGETSIZE_MAX);
    panel_->setMinimumHeight(beside ? 0 : plan_.panelHeight);
    panel_->setMaximumHeight(beside || panelInFront_ ? QWIDGETSIZE_MAX : plan_.panelHeight);
    layout_->setStretchFactor(left_, panelInFront_ ? 0 : 1);
    layout_->setStretchFactor(panel_, panelInFront_ ? 1 : 0);
    const bool hasKeyboard = panel_->isAncestorOf(window()->focusWidget());
    parts_.stages.setVisible(!panelInFront_);
    panel_->setVisible(panelWanted_ && (plan_.hasRoomForPanel || panelInFront_));
    if (!panel_->isHidden() && parts_.messages.text() == needsRoom()) parts_.messages.clear();
    parts_.stages.setPanelShown(!panel_->isHidden());
    // Otherwise the focus would go to the next widget, perhaps an offer in a message, or to none.
    if (hasKeyboard && panel_->isHidden()) parts_.stages.inFront().board.setFocus();
}

void Centre::enterPage(const QString& page) {
    setPanelWanted(true);
    parts_.pages.setCurrent(page);
    if (!plan_.hasRoomForPanel && canBeInFront(page)) setPanelInFront(true);
    if (panel_->isHidden()) {
        parts_.messages.tell(MessageBar::Kind::Info, needsRoom());
    } else {
        if (panelInFront_) {
            parts_.messages.tell(MessageBar::Kind::Info, inPlaceOfBoard(),
                                 {tr("Show the Board"), [this] { leavePanel(); }});
        }
        parts_.pages.enter();
    }
}

bool Centre::canBeInFront(const QString& page) const {
    const bool hasOwnBoard = page == page_names::search || page == page_names::guide;
    return page == page_names::atlas || (plan_.hasRoomForPages && !hasOwnBoard);
}

void Centre::setPanelInFront(bool inFront) {
    if (std::exchange(panelInFront_, inFront) == inFront) return;
    back_->setEnabled(inFront);
    emit panelInFrontChanged(inFront);
    arrange();
}

void Centre::leavePanel() {
    if (!panelInFront_) return;
    if (parts_.messages.text() == inPlaceOfBoard()) parts_.messages.clear();
    setPanelInFront(false);
}

void Centre::showPlay() {
    leavePanel();
    if (!parts_.stages.isPlayInFront()) parts_.pages.setCurrent(page_names::solution);
}

void Centre::showSolution() {
    leavePanel();
    setPanelWanted(true);
    parts_.pages.setCurrent(page_names::solution);
}

QString Centre::inPlaceOfBoard() {
    return tr("In a window of this size, the panel is shown in place of the board.");
}

QString Centre::needsRoom() { return tr("Make the window larger to see the panel beside the board."); }

} // namespace flip::ui
