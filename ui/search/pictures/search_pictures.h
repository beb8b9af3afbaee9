#pragma once

#include "ui/search/pictures/search_picture.h"

#include <string_view>

namespace flip::ui {

/// The picture that explains this method best; null where there is none. The parent takes it over.
[[nodiscard]] SearchPicture* makeSearchPicture(std::string_view method, QWidget* parent);

} // namespace flip::ui
