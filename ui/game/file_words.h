#pragma once

#include <QString>

/// What is said of files.
namespace flip::ui::file_words {

/// That something could not be saved: `sentence` says so, with %1 for the file and %2 for the problem. Adds
/// that what was there is unchanged, if anything is there; of disks of the network, which are not asked, not.
[[nodiscard]] QString notSaved(const QString& sentence, const QString& path, const QString& problem);

} // namespace flip::ui::file_words
