#pragma once

#include "app/flipsolve/options.h"

#include <optional>
#include <string>
#include <string_view>

namespace flip::console {

/// In quotation marks.
[[nodiscard]] std::string quoted(std::string_view text);

// Each reads the value of an option, and sets what it stands for. Why there is no such value, if there is
// none.

std::optional<UsageError> setMethod(Options& options, std::string_view name);
std::optional<UsageError> setGoal(Options& options, std::string_view name);
std::optional<UsageError> setTarget(Options& options, std::string_view text);
std::optional<UsageError> setFormat(Options& options, std::string_view name);
std::optional<UsageError> setJudge(Options& options, std::string_view name);
std::optional<UsageError> setOrder(Options& options, std::string_view name);
std::optional<UsageError> setTime(Options& options, std::string_view text);
std::optional<UsageError> setDuration(Options& options, std::string_view text);
std::optional<UsageError> setMemory(Options& options, std::string_view text);
std::optional<UsageError> setJobs(Options& options, std::string_view text);
std::optional<UsageError> setCheckpoint(Options& options, std::string_view path);
std::optional<UsageError> setPart(Options& options, std::string_view text);
std::optional<UsageError> setSize(Options& options, std::string_view text);
std::optional<UsageError> setHardest(Options& options, std::string_view text);
std::optional<UsageError> setSeed(Options& options, std::string_view text);
std::optional<UsageError> setLevel(Options& options, std::string_view text);
std::optional<UsageError> setDay(Options& options, std::string_view text);
std::optional<UsageError> setProgram(Options& options, std::string_view command);
std::optional<UsageError> setPicture(Options& options, std::string_view path);
std::optional<UsageError> setLook(Options& options, std::string_view text);

} // namespace flip::console
