#pragma once

#include "app/flipsolve/explain_text.h"
#include "app/flipsolve/text_sink.h"

#include <optional>

namespace flip::console {

/// --json: everything about one puzzle and its answer as a JSON object (RFC 8259) on one line. The manual
/// page documents the members. Only for answers that are Optimal, Unproven or Impossible. The count of all
/// solutions may be known although the sets are not.
void writeJson(TextSink& to, const Puzzle& puzzle, const Method& method, const Outcome& outcome,
               const SetsOrNot& sets, std::optional<SolutionCount> count);

} // namespace flip::console
