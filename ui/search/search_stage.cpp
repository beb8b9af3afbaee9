#include "ui/search/search_stage.h"

#include "ui/widgets/stage_layout.h"

namespace flip::ui {

SearchStage::SearchStage(SearchExplorer& explorer, QWidget* parent)
    : QWidget(parent), told_(new SearchTold(explorer, this)), board_(new SearchBoard(explorer, this)),
      transport_(new SearchTransport(explorer, QStringLiteral("search-"), TransportBar::Rows::One, this)) {
    setObjectName(QStringLiteral("searchStage"));
    auto* layout = new StageLayout(*this);
    layout->addHead(told_);
    layout->addBoard(*board_);
    layout->addFoot(*transport_);
}

} // namespace flip::ui
