#pragma once

#include <QFileDialog>

namespace flip::ui {

/// A dialog that asks for the name of a file, and is deleted when it closes. It opens none of the files that
/// it lists: reading one may take for ever.
[[nodiscard]] QFileDialog* fileDialog(QWidget* parent, const char* name, const QString& title,
                                      const QString& folder);

} // namespace flip::ui
