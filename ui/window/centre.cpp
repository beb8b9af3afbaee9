#include "ui/window/centre.h"

#include <QKeyEvent>

#include <utility>

namespace flip::ui {

Centre::Centre(const Parts& parts, QWidget* parent)
    : QWidget(parent), parts_(parts), all_(new QVBoxLayout(this)),
      splitter_(new ShareSplitter(tr("Size of the panel"), this)), front_(new FrontBar(this)),
      panel_(new Card(this)),
      back_(new QShortcut(Qt::Key_Escape, this, this, &Centre::leavePanel, Qt::WidgetWithChildrenShortcut)) {
    all_->setContentsMargins(14, 8, 14, 0);
    all_->setSpacing(6);
    all_->addWidget(front_);
    all_->addWidget(splitter_, 1);
    splitter_->addWidget(&parts_.stages);
    splitter_->addWidget(panel_);
    // Otherwise the splitter names it.
    splitter_->handle(1)->setObjectName(QStringLiteral("divider"));
    back_->setEnabled(false);
    for (QWidget* bar : std::initializer_list<QWidget*>{&parts_.messages, &parts_.choice})
        bar->setParent(this);
    edges_ = new StageEdges(parts_.stages, parts_.messages, parts_.choice);
    auto* sheet = new QVBoxLayout(panel_);
    sheet->setContentsMargins(1, 1, 1, 1);
    sheet->addWidget(&parts_.pages);
    front_->hide();
    connect(&parts_.pages, &PageStack::currentChanged, this, &Centre::setPage);
    // Messages are about the game, whose place something else may have taken.
    connect(&parts_.stages, &Stages::changed, this, [this] { parts_.messages.setBoardShown(isGameSeen()); });
    connect(front_, &FrontBar::gameWanted, this, &Centre::leavePanel);
    connect(front_, &FrontBar::boardWanted, this,
            [this](bool board) { setAlone(board ? Alone::Board : Alone::Page); });
    connect(splitter_, &ShareSplitter::divided, this, [this](std::optional<double> share) {
        (plan_.isPanelBeside ? besideShare_ : belowShare_) = share.value_or(0);
        emit panelShareChosen(plan_.isPanelBeside, share.value_or(0));
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

void Centre::setPanelShares(double beside, double below) {
    besideShare_ = beside;
    belowShare_ = below;
    arrange();
}

void Centre::arrange(const WindowPlan& plan) {
    // Who works there goes on where there is no room for both any more.
    const bool isPageUsed = isVisible() && panel_->isVisible() && alone_ == Alone::Nothing &&
                            panel_->isAncestorOf(window()->focusWidget());
    plan_ = plan;
    const QString page = parts_.pages.current();
    if (plan_.hasRoomForPanel) {
        leavePanel();
    } else if (isPageUsed && canBeInFront(page) && !pageShowsGame(page)) {
        setAlone(Alone::Page);
    }
    arrange();
}

void Centre::arrange() {
    const bool hasKeyboard = panel_->isAncestorOf(window()->focusWidget());
    front_->setVisible(alone_ != Alone::Nothing);
    parts_.stages.setVisible(!isPanelInFront());
    placeMessages();
    panel_->setVisible(panelWanted_ && (plan_.hasRoomForPanel || isPanelInFront()));
    if (!panel_->isHidden() && parts_.messages.text() == needsRoom()) parts_.messages.clear();
    parts_.stages.setPanelShown(!panel_->isHidden() || alone_ == Alone::Board);
    // Otherwise the focus would go to the next widget, perhaps an offer in a message, or to none.
    if (hasKeyboard && panel_->isHidden()) parts_.stages.inFront().board.setFocus();
    divide();
    all_->activate();
    edges_->lay();
}

void Centre::divide() {
    const bool beside = plan_.isPanelBeside;
    splitter_->setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
    const auto setLeast = [&](QWidget& part, int width, int height) {
        // A window that shows only one of them may be smaller.
        const bool isDivided = !panel_->isHidden() && !parts_.stages.isHidden();
        part.setMinimumSize(isDivided && beside ? width : 0, isDivided && !beside ? height : 0);
    };
    setLeast(parts_.stages, WindowPlan::leastStage, WindowPlan::leastStage);
    setLeast(*panel_, WindowPlan::leastPanelWidth, WindowPlan::leastPanelHeight);
    const double share = beside ? besideShare_ : belowShare_;
    splitter_->divide(share > 0 && share < 1 ? std::optional(share) : std::nullopt,
                      beside ? plan_.panelWidth : plan_.panelHeight);
}

void Centre::placeMessages() {
    QWidget& messages = parts_.messages;
    if (isPanelInFront() == (all_->indexOf(&messages) >= 0)) return;
    if (!isPanelInFront()) return all_->removeWidget(&messages);
    parts_.choice.dismiss();
    all_->insertWidget(all_->indexOf(front_) + 1, &messages);
}

void Centre::enterPage(const QString& page) {
    setPanelWanted(true);
    parts_.pages.setCurrent(page);
    if (!plan_.hasRoomForPanel && canBeInFront(page)) setAlone(Alone::Page);
    if (panel_->isHidden()) {
        parts_.messages.tell(MessageBar::Kind::Info, needsRoom());
    } else {
        parts_.pages.enter();
    }
}

void Centre::setPage(const QString& page) {
    parts_.stages.setPage(page);
    front_->setPage(parts_.pages.title(page), hasBoard(page));
    if (alone_ == Alone::Board && !hasBoard(page)) setAlone(Alone::Page);
    if (alone_ == Alone::Nothing || canBeInFront(page)) return;
    leavePanel();
    parts_.messages.tell(MessageBar::Kind::Info, needsRoom());
}

bool Centre::canBeInFront(const QString& page) const {
    return page == page_names::atlas || plan_.hasRoomForPages;
}

bool Centre::pageShowsGame(const QString& page) { return page == page_names::solution; }

bool Centre::hasBoard(const QString& page) {
    return page == page_names::search || page == page_names::guide || pageShowsGame(page);
}

void Centre::setAlone(Alone alone) {
    if (alone_ == alone) return;
    const bool wasInFront = isPanelInFront();
    alone_ = alone;
    back_->setEnabled(alone_ != Alone::Nothing);
    front_->setBoardShown(alone_ == Alone::Board);
    if (isPanelInFront() != wasInFront) emit panelInFrontChanged(isPanelInFront());
    arrange();
}

void Centre::showBoardOfPage() {
    if (isPanelInFront() && hasBoard(parts_.pages.current())) setAlone(Alone::Board);
}

void Centre::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    emit escaped();
}

void Centre::leavePanel() { setAlone(Alone::Nothing); }

bool Centre::isGameSeen() const {
    return alone_ == Alone::Nothing ||
           (alone_ == Alone::Board && (parts_.stages.isPlayInFront() || parts_.stages.isSettingUp()));
}

void Centre::showGame() {
    if (!isGameSeen()) leavePanel();
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

QString Centre::needsRoom() { return tr("Make the window larger to see the panel."); }

} // namespace flip::ui
