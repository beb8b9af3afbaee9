#pragma once

#include "core/solve/trace/trace_replay.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace flip::ui {

/// The methods in a few plain lines each, and which line is being executed. All texts are translated here.
namespace method_words {

/// A line of a method in plain words.
struct MethodLine {
    /// The indentation: 0, 1 or 2.
    int indent = 0;
    QString text;
};

/// The method in a few lines; `scan` says whether `first-row` goes by rows or by columns, and the rule what
/// is free there.
[[nodiscard]] std::vector<MethodLine> lines(std::string_view method, Scan scan, const Rule& rule);
/// The line to which the last event belongs; nothing at the beginning, and when the search is over.
[[nodiscard]] std::optional<std::size_t> litLine(const TraceReplay& replay);

} // namespace method_words

} // namespace flip::ui
