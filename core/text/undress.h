#pragma once

#include "core/text/sign_tokens.h"

namespace flip {

/// Removes the bullets of a list: the sign with which every line begins, if a word of several signs follows.
void dropBullets(TokenLines& lines);

/// Removes what makes text bold or slanted, as in **bwwb**: beside letters and digits, such signs are no
/// pieces.
void dropEmphasis(TokenLines& lines);

/// Semicolons at the ends of lines are redundant. Within several lines they separate cells, as in a
/// spreadsheet's file; on one line they separate rows, as slashes do.
void settleSemicolons(TokenLines& lines);

/// Removes everything around the rows of boards: the lines of tables and their headings, the names and the
/// numbers of rows and columns, bullets, emphasis, a name before an equals sign. A line of hyphens or equals
/// signs between boards becomes blank, and 1.0 becomes 1.
void undress(TokenLines& lines);

} // namespace flip
