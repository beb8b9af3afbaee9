#pragma once

#include "ui/search/pictures/search_picture.h"

#include <string_view>

namespace flip::ui {

/// Creates the picture of a method, owned by `parent`; null if there is none.
[[nodiscard]] SearchPicture* makeSearchPicture(std::string_view method, QWidget* parent);

} // namespace flip::ui
