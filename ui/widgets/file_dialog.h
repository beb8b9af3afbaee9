#pragma once

#include <QFileDialog>

namespace flip::ui {

/// A dialog that asks for the name of a file, and is deleted when it closes. It begins in `folder`; if that
/// is empty, in the user's folder for documents, and if it is not there, in the home folder. One on a disk of
/// the network is shown once that has answered. It opens none of the files that it lists: reading one may
/// take for ever.
[[nodiscard]] QFileDialog* fileDialog(QWidget* parent, const char* name, const QString& title,
                                      const QString& folder = {});

} // namespace flip::ui
