#pragma once

#include "core/text/recognise.h"
#include "ui/game/board_source.h"

#include <QByteArray>
#include <QString>

#include <variant>

namespace flip::ui {

/// What was copied or dropped: plain text, and the same as HTML where the other program offers that.
struct RichText {
    /// UTF-8, or as Qt keeps it: a long text is converted where nobody waits for it.
    std::variant<QString, QByteArray> plain;
    QString html = {};
};

/// How long the text is, in characters or bytes of both.
[[nodiscard]] qsizetype lengthOf(const RichText& text);

/// Longer HTML is not read; a table of 64 rows and columns, with a style for every cell, has about half of
/// it.
inline constexpr qsizetype mostHtml = qsizetype{3} << 20;

/// HTML as plain text for recogniseText(): the cells of its tables separated by tabs, tables by blank lines;
/// if it has no table, its paragraphs and lines. A table whose cells say nothing but have two background
/// colours becomes a board, the darker colour black. Loads nothing that the HTML refers to. Errors: merged
/// cells, another number of colours, tables that are too large.
[[nodiscard]] Result<QString, SourceError> textOfHtml(const QString& html);

/// The readings of the plain text, unless it holds no board, or an ambiguous one, and the HTML is clearer.
/// The monitor is as for recogniseText().
[[nodiscard]] Result<Recognised, SourceError> recogniseRichText(const RichText& text,
                                                                Monitor* monitor = nullptr);

} // namespace flip::ui
