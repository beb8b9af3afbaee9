#include "ui/search/search_foot.h"

#include <QVBoxLayout>

namespace flip::ui {

SearchFoot::SearchFoot(SearchExplorer& explorer, QWidget* parent)
    : QWidget(parent), told_(new SearchTold(explorer, this)),
      transport_(
          new SearchTransport(explorer, QStringLiteral("searchPage-"), TransportBar::Rows::Two, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(told_);
    layout->addWidget(transport_);
}

} // namespace flip::ui
