#pragma once

#include "core/solve/trace/trace_replay.h"

#include <QStringList>

#include <string_view>

namespace flip::ui {

/// Recorded searches in plain sentences. Functions of values; all texts are translated here.
namespace search_words {

/// What just happened: "Pressed row 1, column 2."
[[nodiscard]] QString event(const TraceReplay& replay);
/// Whether the search was stopped before its end.
[[nodiscard]] bool wasStopped(const SearchTrace& trace);
/// While a search is being recorded: "Recording the search: 34 presses tried so far."
[[nodiscard]] QString recording(std::string_view method, std::uint64_t nodes);
/// How the search ended: "The search is over: 4 presses are the fewest."
[[nodiscard]] QString ending(const SearchTrace& trace);

/// None of what is said while stepping is longer than these, to give it room before it is known.
[[nodiscard]] QStringList longest();

/// "34 of 78 presses tried, 20 of 50 branches given up".
[[nodiscard]] QString counts(const TraceReplay& replay);
/// How much of the search was kept, and how much of that is complete; empty if that is all of it.
[[nodiscard]] QString kept(const TraceReplay& replay);

} // namespace search_words

} // namespace flip::ui
