#include "ui/window/centre.h"

#include <utility>

namespace flip::ui {

Centre::Centre(const Parts& parts, QWidget* parent)
    : QWidget(parent), parts_(parts), layout_(new QHBoxLayout(this)), panel_(new Card(this)) {
    layout_->setContentsMargins(14, 8, 14, 0);
    layout_->setSpacing(14);
    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(&parts_.messages);
    left->addWidget(&parts_.choice);
    left->addWidget(&parts_.stages, 1);
    layout_->addLayout(left, 1);
    layout_->addWidget(panel_);
    auto* sheet = new QVBoxLayout(panel_);
    sheet->setContentsMargins(1, 1, 1, 1);
    sheet->addWidget(&parts_.pages);
    connect(&parts_.pages, &PageStack::currentChanged, &parts_.stages, &Stages::setPage);
    connect(&parts_.choice, &ReadingChoice::settled, this,
            [this] { parts_.stages.inFront().board.setFocus(); });
}

void Centre::setPanelWanted(bool wanted) {
    if (std::exchange(panelWanted_, wanted) == wanted) return;
    arrange();
    emit panelWantedChanged(wanted);
}

void Centre::arrange(const WindowPlan& plan) {
    plan_ = plan;
    arrange();
}

void Centre::arrange() {
    const bool beside = plan_.isPanelBeside;
    layout_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    panel_->setMinimumWidth(beside ? plan_.panelWidth : 0);
    panel_->setMaximumWidth(beside ? plan_.panelWidth : QWIDGETSIZE_MAX);
    panel_->setMinimumHeight(beside ? 0 : plan_.panelHeight);
    panel_->setMaximumHeight(beside ? QWIDGETSIZE_MAX : plan_.panelHeight);
    const bool hasKeyboard = panel_->isAncestorOf(window()->focusWidget());
    panel_->setVisible(panelWanted_ && plan_.hasRoomForPanel);
    if (!panel_->isHidden() && parts_.messages.text() == needsRoom()) parts_.messages.clear();
    parts_.stages.setPanelShown(!panel_->isHidden());
    // Otherwise the focus would go to the next widget, perhaps an offer in a message, or to none.
    if (hasKeyboard && panel_->isHidden()) parts_.stages.inFront().board.setFocus();
}

void Centre::enterPage(const QString& page) {
    setPanelWanted(true);
    parts_.pages.setCurrent(page);
    if (panel_->isHidden()) {
        parts_.messages.tell(MessageBar::Kind::Info, needsRoom());
    } else {
        parts_.pages.enter();
    }
}

void Centre::showPlay() {
    if (!parts_.stages.isPlayInFront()) parts_.pages.setCurrent(page_names::solution);
}

void Centre::showSolution() {
    setPanelWanted(true);
    parts_.pages.setCurrent(page_names::solution);
}

QString Centre::needsRoom() { return tr("Make the window larger to see the panel beside the board."); }

} // namespace flip::ui
