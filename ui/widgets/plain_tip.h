#pragma once

#include <QString>

namespace flip::ui {

/// A tip with this text, in lines as it needs them: a tip that looks like HTML would be taken for it, as a
/// name of a file may.
[[nodiscard]] inline QString plainTip(const QString& text) {
    return QStringLiteral("<p style=\"white-space: pre-wrap\">%1</p>").arg(text.toHtmlEscaped());
}

} // namespace flip::ui
