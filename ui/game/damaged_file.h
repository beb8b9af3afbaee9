#pragma once

#include <QString>

namespace flip::ui {

/// A name for a damaged file, beside it, that no file has yet: "levels.txt.damaged", then
/// "levels.txt.damaged2" and so on. Empty if there are a thousand already.
[[nodiscard]] QString nameForDamaged(const QString& path);

} // namespace flip::ui
