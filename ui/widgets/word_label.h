#pragma once

#include <QLabel>

namespace flip::ui {

enum class Weight { Plain, Quiet };

/// A label for sentences: plain text that wraps and can be selected and copied.
[[nodiscard]] QLabel* wordLabel(QWidget* parent, const char* name, Weight weight = Weight::Plain);

} // namespace flip::ui
