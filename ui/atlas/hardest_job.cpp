#include "ui/atlas/hardest_job.h"

#include <algorithm>
#include <chrono>

namespace flip::ui {

namespace {

constexpr std::chrono::milliseconds moment{500};

std::vector<HardestOfSize> sizesOf(const Rule& rule, Goal::Kind goal) {
    const auto pattern = rule.pattern();
    if (!pattern) return {{rule, goal, true, {}}};
    std::vector<HardestOfSize> sizes;
    for (int rows = 1; rows <= HardestJob::side; ++rows) {
        for (int columns = 1; columns <= HardestJob::side; ++columns) {
            const Rule same = Rule::fromPattern({rows, columns}, *pattern, rule.edges());
            sizes.push_back({same, goal, true, {}});
        }
    }
    return sizes;
}

} // namespace

HardestJob::HardestJob(QObject* parent) : QObject(parent) {}

void HardestJob::start(const Rule& rule, Goal::Kind goal) {
    std::vector<HardestOfSize> sizes = sizesOf(rule, goal);
    const auto isSame = [](const HardestOfSize& left, const HardestOfSize& right) {
        return left.goal == right.goal && left.rule == right.rule;
    };
    if (!std::ranges::equal(sizes, sizes_, isSame)) {
        job_.cancel();
        sizes_ = std::move(sizes);
        emit begun();
    }
    if (!job_.isRunning()) next();
}

void HardestJob::learn(const BoardFamily& family, const Grid& presses) {
    drawn_ = Drawn{family.rule(), family.goal(), family.boardSolvedBy(presses), presses};
    for (std::size_t index = 0; index < sizes_.size(); ++index) {
        const auto before = sizes_[index].hardest;
        takeDrawn(index);
        if (before && sizes_[index].hardest->board != before->board) emit found(index);
    }
}

void HardestJob::takeDrawn(std::size_t index) {
    HardestOfSize& size = sizes_[index];
    if (!drawn_ || !size.hardest || size.rule != drawn_->rule || size.goal != drawn_->goal) return;
    size.hardest->takeIfHarder(drawn_->board, drawn_->presses);
}

void HardestJob::next() {
    const auto waiting = std::ranges::find(sizes_, true, &HardestOfSize::waits);
    if (waiting == sizes_.end()) return;
    const auto index = static_cast<std::size_t>(waiting - sizes_.begin());
    job_.start([this, index, rule = waiting->rule,
                goal = waiting->goal](Monitor& monitor) -> BackgroundJob::Delivery {
        Budget budget;
        budget.time = moment;
        const auto answer = hardestBoard(rule, goal, {budget, &monitor});
        const auto* board = std::get_if<HardestBoard>(&answer);
        auto hardest = board == nullptr ? std::nullopt : std::optional(*board);
        const bool isStopped = std::holds_alternative<Stopped>(answer);
        return [this, index, isStopped, hardest = std::move(hardest)] {
            HardestOfSize& size = sizes_[index];
            size.waits = false;
            size.hardest = hardest;
            size.isStopped = isStopped;
            takeDrawn(index);
            emit found(index);
            next();
        };
    });
}

} // namespace flip::ui
