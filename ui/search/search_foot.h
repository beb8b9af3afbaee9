#pragma once

#include "ui/search/search_told.h"
#include "ui/search/search_transport.h"

namespace flip::ui {

/// What goes below a search page that is shown without its board: the last event in words, and the transport
/// bar.
class SearchFoot : public QWidget {
    Q_OBJECT

  public:
    explicit SearchFoot(SearchExplorer& explorer, QWidget* parent = nullptr);

    [[nodiscard]] SearchTold& told() { return *told_; }

    [[nodiscard]] TransportBar& transport() { return *transport_; }

  private:
    SearchTold* told_;
    SearchTransport* transport_;
};

} // namespace flip::ui
