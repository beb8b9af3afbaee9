#pragma once

#include "core/solve/trace/trace_replay.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace flip::ui {

/// The methods in a few plain lines each, and which of them is at work. All texts are translated here.
namespace method_words {

/// A line of a method as a person would write it down.
struct MethodLine {
    /// How far it is set in: 0, 1 or 2.
    int indent = 0;
    QString text;
};

/// The method in a few lines; the trace tells whether `first-row` went by rows or by columns.
[[nodiscard]] std::vector<MethodLine> lines(std::string_view method, Scan scan);
/// Which of these lines the last event belongs to; nothing at the beginning.
[[nodiscard]] std::optional<std::size_t> litLine(const TraceReplay& replay);

} // namespace method_words

} // namespace flip::ui
