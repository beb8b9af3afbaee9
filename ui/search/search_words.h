#pragma once

#include "core/solve/trace_replay.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace flip::ui {

/// A recorded search in plain sentences. Functions of values; all texts are translated here.
namespace search_words {

/// A line of a method as a person would write it down.
struct MethodLine {
    /// How far it is set in: 0, 1 or 2.
    int indent = 0;
    QString text;
};

/// The method in a few lines; the trace tells whether `first-row` went by rows or by columns.
[[nodiscard]] std::vector<MethodLine> methodLines(std::string_view method, Scan scan);
/// Which of these lines the last event belongs to; nothing at the beginning.
[[nodiscard]] std::optional<std::size_t> litLine(const TraceReplay& replay);

/// What just happened: "Pressed row 1, column 2."
[[nodiscard]] QString event(const TraceReplay& replay);
/// How the search ended: "The search is over: 4 presses are the fewest."
[[nodiscard]] QString ending(const SearchTrace& trace);

/// "row 1, column 2".
[[nodiscard]] QString place(Cell cell);
/// "34 of 78 presses tried, 20 of 50 branches given up".
[[nodiscard]] QString counts(const TraceReplay& replay);
/// What has been kept of the search, and what of it is exact.
[[nodiscard]] QString kept(const TraceReplay& replay);

} // namespace search_words

} // namespace flip::ui
