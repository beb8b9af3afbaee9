#pragma once

#include "ui/search/search_explorer.h"
#include "ui/widgets/transport_bar.h"

namespace flip::ui {

/// The transport bar of a search. The names of its parts begin with the prefix: the window has several
/// transport bars.
class SearchTransport : public TransportBar {
    Q_OBJECT

  public:
    SearchTransport(SearchExplorer& explorer, const QString& prefix, Rows rows, QWidget* parent = nullptr);
};

} // namespace flip::ui
