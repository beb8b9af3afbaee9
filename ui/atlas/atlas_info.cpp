#include "ui/atlas/atlas_info.h"

#include "ui/widgets/flow_layout.h"
#include "ui/widgets/word_label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace flip::ui {

AtlasInfo::AtlasInfo(QWidget* parent)
    : QWidget(parent), mini_(new MiniBoard(this)), told_(wordLabel(this, "atlasTold")),
      another_(new QPushButton(tr("Another like this"), this)),
      hardest_(new QPushButton(tr("The hardest"), this)) {
    constexpr int miniSide = 52;
    mini_->setFixedSize(miniSide, miniSide);
    another_->setObjectName(QStringLiteral("anotherLikeThis"));
    another_->setToolTip(tr("Play another board with the same minimum as the current one"));
    connect(another_, &QPushButton::clicked, this, &AtlasInfo::anotherWanted);
    hardest_->setObjectName(QStringLiteral("hardestBoard"));
    hardest_->setToolTip(tr("Play a board with the largest possible minimum"));
    connect(hardest_, &QPushButton::clicked, this, &AtlasInfo::hardestWanted);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(mini_, 0, Qt::AlignTop);
    row->addWidget(told_, 1, Qt::AlignVCenter);
    layout->addLayout(row);
    auto* buttons = new FlowLayout;
    buttons->addWidget(another_);
    buttons->addWidget(hardest_);
    layout->addLayout(buttons);
}

void AtlasInfo::show(const Grid& board, Goal::Kind goal, const QString& words) {
    mini_->setBoard(board, goal);
    setWords(words);
}

void AtlasInfo::setWords(const QString& words) { told_->setText(words); }

void AtlasInfo::addWords(const QString& sentence) {
    told_->setText(told_->text() + QLatin1Char(' ') + sentence);
}

void AtlasInfo::showButtons(bool shown) {
    for (QPushButton* button : {another_, hardest_}) button->setVisible(shown);
}

} // namespace flip::ui
