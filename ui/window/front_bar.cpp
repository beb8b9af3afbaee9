#include "ui/window/front_bar.h"

#include "ui/look/icons.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

namespace flip::ui {

namespace {

enum Part { Page, Board };

} // namespace

FrontBar::FrontBar(QWidget* parent)
    : QWidget(parent), parts_(new SegmentedSwitch(tr("Shown"), {{}, tr("Board")}, this)) {
    parts_->setObjectName(QStringLiteral("pageOrBoard"));
    auto* game = new QToolButton(this);
    game->setObjectName(QStringLiteral("backToGame"));
    game->setAutoRaise(true);
    game->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    game->setIcon(icon(QStringLiteral("left")));
    game->setText(tr("Game"));
    game->setToolTip(tr("Show the game again (Escape)"));
    game->setAccessibleName(tr("Back to the game"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(game);
    row->addStretch(1);
    row->addWidget(parts_);
    connect(game, &QToolButton::clicked, this, &FrontBar::gameWanted);
    connect(parts_, &SegmentedSwitch::currentChanged, this,
            [this](int part) { emit boardWanted(part == Board); });
}

void FrontBar::setPage(const QString& title, bool hasBoard) {
    parts_->setChoice(Page, title);
    parts_->setVisible(hasBoard);
}

void FrontBar::setBoardShown(bool shown) {
    const QSignalBlocker blocker(parts_);
    parts_->setCurrent(shown ? Board : Page);
}

} // namespace flip::ui
