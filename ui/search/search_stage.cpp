#include "ui/search/search_stage.h"

#include <QVBoxLayout>

namespace flip::ui {

SearchStage::SearchStage(SearchExplorer& explorer, QWidget* parent)
    : QWidget(parent), board_(new SearchBoard(explorer, this)),
      foot_(new SearchFoot(explorer, QStringLiteral("search-"), this)) {
    setObjectName(QStringLiteral("searchStage"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(board_, 1);
    layout->addWidget(foot_);
}

} // namespace flip::ui
