#pragma once

#include "core/text/recognise.h"
#include "ui/game/board_source.h"

#include <QString>

namespace flip::ui {

/// What was copied or dropped: plain text, and the same as HTML where the other program offers that.
struct RichText {
    QString plain;
    QString html = {};
};

/// HTML as plain text for recogniseText(): the cells of its tables separated by tabs, tables by blank lines;
/// if it has no table, its paragraphs and lines. A table whose cells say nothing but have two background
/// colours becomes a board, the darker colour black. Loads nothing that the HTML refers to. Errors: merged
/// cells, another number of colours, tables that are too large.
[[nodiscard]] Result<QString, SourceError> textOfHtml(const QString& html);

/// The readings of the plain text, unless it holds no board, or an ambiguous one, and the HTML is clearer.
[[nodiscard]] Result<Recognised, SourceError> recogniseRichText(const RichText& text);

} // namespace flip::ui
