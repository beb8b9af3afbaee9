#include "ui/race/race.h"

#include <algorithm>
#include <limits>

namespace flip::ui {

namespace {

/// The lower and the upper bound that an answer puts on the minimum. −1 stands for no solution; nothing if it
/// claims nothing.
struct Claim {
    std::int64_t least = 0;
    std::int64_t most = std::numeric_limits<std::int64_t>::max();
};

std::optional<Claim> claimOf(const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer)) {
        const std::int64_t presses = optimal->presses.count();
        return Claim{presses, presses};
    }
    if (const auto* unproven = std::get_if<Unproven>(&answer))
        return Claim{unproven->lowerBound, unproven->presses.count()};
    if (std::holds_alternative<Impossible>(answer)) return Claim{-1, -1};
    return std::nullopt;
}

} // namespace

bool RaceLane::takesPart() const {
    return !report || !std::holds_alternative<TooLarge>(report->outcome.answer);
}

bool RaceLane::hasProof() const {
    if (!report) return false;
    const Answer& answer = report->outcome.answer;
    return std::holds_alternative<Optimal>(answer) || std::holds_alternative<Impossible>(answer);
}

Race Race::before(const Puzzle& puzzle, const Budget& budget) {
    Race race{puzzle, {}, budget};
    for (const Method& method : methods()) {
        RaceLane lane;
        lane.method = &method;
        if (auto refused = method.refuses(puzzle, budget)) {
            lane.state = RaceLane::State::Finished;
            lane.report = SolveReport{puzzle, &method, {std::move(*refused), {}}, true};
        }
        race.lanes.push_back(std::move(lane));
    }
    return race;
}

Race Race::at(std::chrono::nanoseconds moment) const {
    Race then = *this;
    for (RaceLane& lane : then.lanes) {
        if (!lane.takesPart() || lane.cost.time <= moment) continue;
        const double share =
            static_cast<double>(moment.count()) / static_cast<double>(lane.cost.time.count());
        lane.state = RaceLane::State::Running;
        lane.cost.nodes = static_cast<std::uint64_t>(share * static_cast<double>(lane.cost.nodes));
        lane.cost.time = moment;
        lane.report.reset();
    }
    return then;
}

bool Race::hasBegun() const {
    return std::ranges::any_of(lanes, [](const RaceLane& lane) {
        return lane.takesPart() && lane.state != RaceLane::State::Waiting;
    });
}

bool Race::isRunning() const {
    return std::ranges::any_of(lanes,
                               [](const RaceLane& lane) { return lane.state == RaceLane::State::Running; });
}

Agreement agreementOf(const Race& race) {
    Agreement agreement;
    Claim common{std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
    for (const RaceLane& lane : race.lanes) {
        if (!lane.report) continue;
        agreement.holds = agreement.holds && lane.report->verified;
        const auto claim = claimOf(lane.report->outcome.answer);
        if (!claim) continue;
        common = {std::max(common.least, claim->least), std::min(common.most, claim->most)};
        if (!lane.hasProof()) continue;
        ++agreement.proofs;
        agreement.presses = claim->least;
    }
    agreement.holds = agreement.holds && common.least <= common.most;
    return agreement;
}

} // namespace flip::ui
