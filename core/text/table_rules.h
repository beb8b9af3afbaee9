#pragma once

#include "core/text/sign_tokens.h"

namespace flip {

/// Removes the lines that only draw a table. In ASCII such a line begins with +--. A row of the sign that
/// rules are drawn with stays.
void dropRules(TokenLines& lines);

/// Removes a heading above a rule, as in Markdown, with words that are not in the rows below.
void dropHeading(TokenLines& lines);

} // namespace flip
