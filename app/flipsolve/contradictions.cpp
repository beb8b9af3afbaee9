#include "app/flipsolve/contradictions.h"

#include <string>

namespace flip::console {

namespace {

/// Options that contradict a board that is made, or that nothing but one needs.
std::optional<UsageError> contradictionOfMade(const Options& options) {
    const std::string maker(makerOf(options));
    const bool isHardest = options.action == Options::Action::Hardest;
    if (!isHardest && options.edges == Edges::Torus) return UsageError{"--torus works only with --hardest"};
    if (maker.empty()) return std::nullopt;
    if (options.order || options.method != &defaultMethod())
        return UsageError{maker + " cannot be combined with --order or --method"};
    if (options.action == Options::Action::Check) return std::nullopt;
    if (!options.files.empty()) return UsageError{maker + " makes a board and reads no file"};
    if (options.output != Options::Output::Text)
        return UsageError{"--json and --compare cannot be combined with " + maker};
    if (options.steps || options.proof || options.all || options.explain)
        return UsageError{"--steps, --proof, --all and --explain cannot be combined with " + maker};
    if (!isHardest && (options.size || options.goal))
        return UsageError{maker +
                          " determines the puzzle; it cannot be combined with --size, --goal or --target"};
    if (options.goal && !options.goal->isUniform())
        return UsageError{"--target cannot be combined with --hardest"};
    return std::nullopt;
}

/// Options that contradict a check, or that only it needs.
std::optional<UsageError> contradictionOfCheck(const Options& options) {
    if (options.action != Options::Action::Check) {
        if (options.duration || options.seed)
            return UsageError{"--duration and --seed work only with --check"};
        return std::nullopt;
    }
    if (!options.judge) return UsageError{"--check needs --judge with a name; flipsolve --judges lists them"};
    if (!options.files.empty()) return UsageError{"--check makes its own inputs and reads no file"};
    return std::nullopt;
}

/// Options that contradict a proof that is kept or shared out.
std::optional<UsageError> contradictionOfProof(const Options& options) {
    const std::string name = options.part ? "--part" : options.merges ? "--merge" : "--checkpoint";
    if (!options.part && !options.merges && options.checkpoint.empty()) return std::nullopt;
    if (options.output == Options::Output::Comparison || options.isForJudge() || !makerOf(options).empty())
        return UsageError{
            name + " cannot be combined with --compare, --judge, --check, --hardest, --level or --daily"};
    if (options.method != &defaultMethod())
        return UsageError{name + " works only with the method " + std::string(defaultMethod().name)};
    if (options.merges && (options.goal || options.size || options.kind))
        return UsageError{"--merge takes the puzzle from its files; it cannot be combined with --format, "
                          "--size, --goal or --target"};
    if (options.merges && options.files.empty()) return UsageError{"--merge needs files"};
    const bool adds = options.presses || options.steps || options.proof || options.all || options.explain ||
                      options.output != Options::Output::Text || !options.picture.empty();
    if (options.part && adds)
        return UsageError{"--part prints a part of a proof; it cannot be combined with other output options"};
    return std::nullopt;
}

} // namespace

std::string_view makerOf(const Options& options) {
    switch (options.action) {
    case Options::Action::Check:
        return "--check";
    case Options::Action::Hardest:
        return "--hardest";
    case Options::Action::Level:
        return "--level";
    case Options::Action::Daily:
        return "--daily";
    default:
        return {};
    }
}

std::optional<UsageError> contradiction(const Options& options) {
    const bool adds = options.presses || options.steps || options.proof || options.all || options.explain;
    if (options.output != Options::Output::Text && adds) {
        return UsageError{std::string(notCombined)};
    }
    if (options.isForJudge() && (adds || options.output != Options::Output::Text)) {
        return UsageError{
            "--judge prints exactly what the judge expects; it cannot be combined with other output options"};
    }
    if (options.isForJudge() && (options.kind || options.size || options.goal)) {
        return UsageError{
            "--judge determines the input; it cannot be combined with --format, --size, --goal or --target"};
    }
    if (auto error = contradictionOfCheck(options)) return error;
    if (auto error = contradictionOfMade(options)) return error;
    if (auto error = contradictionOfProof(options)) return error;
    const bool isOneAnswer =
        options.output != Options::Output::Comparison && !options.isForJudge() && makerOf(options).empty();
    if (options.look && options.picture.empty()) return UsageError{"--look works only with --export"};
    if (!options.picture.empty() && !isOneAnswer)
        return UsageError{
            "--export cannot be combined with --compare, --judge, --hardest, --level or --daily"};
    const bool isPanel = options.kind == PuzzleKind::Panels;
    if (isPanel && options.size) return UsageError{"--size is for boards; a panel states its own size"};
    if (isPanel && options.goal)
        return UsageError{"--goal and --target are for boards; a panel's goal is always all lit"};
    return std::nullopt;
}

} // namespace flip::console
