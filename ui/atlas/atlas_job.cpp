#include "ui/atlas/atlas_job.h"

#include "core/explain/drawn_boards.h"
#include "core/generate/board_that_needs.h"

#include <QRandomGenerator>

#include <chrono>

namespace flip::ui {

namespace {

constexpr int sampledBoards = 20'000;
constexpr std::chrono::seconds sampleTime{6};
constexpr std::chrono::seconds drawTime{10};

std::optional<Atlas> distribution(const BoardFamily& family, Monitor& monitor) {
    const auto exact = countOptima(family, {{}, &monitor});
    if (const auto* atlas = std::get_if<Atlas>(&exact)) return *atlas;
    if (std::holds_alternative<Stopped>(exact)) return std::nullopt;
    Budget budget;
    budget.time = sampleTime;
    const auto sample = sampleOptima(family, sampledBoards, 1, {budget, &monitor});
    const auto* atlas = std::get_if<Atlas>(&sample);
    return atlas == nullptr ? std::nullopt : std::optional(*atlas);
}

/// Draws a board of the wanted kind; nothing if none is found.
std::optional<Grid> drawBoard(const BoardFamily& family, std::optional<std::int64_t> presses,
                              std::uint64_t seed, Monitor& monitor) {
    Budget budget;
    budget.time = drawTime;
    if (!presses) return boardWithoutSolution(family, seed, {budget, &monitor});
    return boardThatNeeds(family, *presses, seed, {budget, &monitor});
}

/// The same, but not this board; nothing either if it comes again and again.
std::optional<Grid> drawOther(const BoardFamily& family, const Grid& board,
                              std::optional<std::int64_t> presses, std::uint64_t seed, Monitor& monitor) {
    constexpr std::uint64_t mostDrawn = 16;
    for (std::uint64_t drawn = 0; drawn < mostDrawn; ++drawn) {
        auto found = drawBoard(family, presses, seed + drawn, monitor);
        if (!found || *found != board) return found;
    }
    return std::nullopt;
}

} // namespace

AtlasJob::AtlasJob(QObject* parent) : QObject(parent) {
    connect(&counting_, &BackgroundJob::progressed, this, &AtlasJob::progressed);
    connect(&counting_, &BackgroundJob::failed, this, &AtlasJob::failed);
    connect(&drawing_, &BackgroundJob::failed, this, &AtlasJob::notDrawn);
}

void AtlasJob::count(const Rule& rule, Goal::Kind goal) {
    drawing_.cancel();
    counting_.start([this, rule, goal](Monitor& monitor) -> BackgroundJob::Delivery {
        SearchClock clock({{}, &monitor});
        auto family = BoardFamily::within(rule, goal, clock);
        if (!family) return [this] { emit failed(tr("There is not enough memory for this.")); };
        AtlasReport report;
        report.family = std::make_shared<const BoardFamily>(*std::move(family));
        report.atlas = distribution(*report.family, monitor);
        if (report.family->cells() <= largestTable) report.table = optimumOfEveryBoard(*report.family);
        return [this, report = std::move(report)] { emit counted(report); };
    });
}

void AtlasJob::drawLike(std::shared_ptr<const BoardFamily> family, const Grid& board) {
    const std::uint64_t seed = QRandomGenerator::global()->generate64();
    drawing_.start([this, family = std::move(family), board, seed](Monitor& monitor) {
        Budget budget;
        budget.time = drawTime;
        const auto presses = optimumOf(*family, board, {budget, &monitor});
        if (!presses)
            return BackgroundJob::Delivery(
                [this] { emit notDrawn(tr("The minimum of this board could not be determined.")); });
        auto found = drawOther(*family, board, *presses, seed, monitor);
        return BackgroundJob::Delivery([this, found = std::move(found)] { emit drawn(found); });
    });
}

void AtlasJob::draw(std::shared_ptr<const BoardFamily> family, std::optional<std::int64_t> presses) {
    const std::uint64_t seed = QRandomGenerator::global()->generate64();
    drawing_.start([this, family = std::move(family), presses, seed](Monitor& monitor) {
        auto found = drawBoard(*family, presses, seed, monitor);
        return [this, found = std::move(found)] { emit drawn(found); };
    });
}

void AtlasJob::findHardest(std::shared_ptr<const BoardFamily> family) {
    drawing_.start([this, family = std::move(family)](Monitor& monitor) -> BackgroundJob::Delivery {
        Budget budget;
        budget.time = drawTime;
        const auto found = hardestBoard(*family, {budget, &monitor});
        if (const auto* stopped = std::get_if<Stopped>(&found)) {
            const bool isMemory = stopped->reason == Stopped::Reason::Memory;
            return [this, isMemory] {
                emit notDrawn(isMemory ? tr("There is too little memory to determine the hardest board.")
                                       : tr("The hardest board could not be determined in time."));
            };
        }
        const auto* board = std::get_if<HardestBoard>(&found);
        auto hardest = board == nullptr ? std::nullopt : std::optional(*board);
        return [this, hardest = std::move(hardest)] { emit hardestFound(hardest); };
    });
}

void AtlasJob::cancel() {
    counting_.cancel();
    drawing_.cancel();
}

} // namespace flip::ui
