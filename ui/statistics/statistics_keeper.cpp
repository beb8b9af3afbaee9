#include "ui/statistics/statistics_keeper.h"

#include <QFileInfo>

#include <utility>

namespace flip::ui {

StatisticsKeeper::StatisticsKeeper(QString path, QObject* parent) : QObject(parent), path_(std::move(path)) {
    connect(&*job_, &BackgroundJob::failed, this, &StatisticsKeeper::fail);
    if (QFileInfo::exists(statisticsAside(path_))) write();
}

StatisticsKeeper::~StatisticsKeeper() {
    const bool wasWriting = job_->isRunning();
    job_->disconnect(this);
    job_.reset();
    // Whether that succeeded is not known, but the same game may be written twice.
    std::vector<PlayedGame> rest;
    if (wasWriting && !writing_.clear) rest = std::move(writing_.games);
    for (const PlayedGame& game : unwritten_) putLatest(rest, game);
    if (!rest.empty() || resetWanted_) {
        // Nobody is left to be told of a problem. That a session has ended is not written twice: its new
        // games would end as well.
        [[maybe_unused]] const auto result =
            writeOrPutAside(path_, {std::move(rest), resetWanted_, !checked_, ended_}, true);
    }
}

void StatisticsKeeper::keep(const PlayedGame& game) {
    if (!keeping_) return;
    putLatest(unwritten_, game);
    writeSoon();
}

void StatisticsKeeper::reset() {
    resetWanted_ = true;
    writeSoon();
}

void StatisticsKeeper::undoReset() {
    // What has been played since then is later.
    for (const PlayedGame& game : std::exchange(unwritten_, std::exchange(taken_, {})))
        putLatest(unwritten_, game);
    emit resetUndone();
    writeSoon();
}

void StatisticsKeeper::writeSoon() {
    if (!job_->isRunning() && (!unwritten_.empty() || resetWanted_)) write();
}

void StatisticsKeeper::write() {
    writing_ = {std::exchange(unwritten_, {}), std::exchange(resetWanted_, false), !checked_,
                std::exchange(ended_, {})};
    job_->start([this, path = path_, change = writing_](Monitor&) -> BackgroundJob::Delivery {
        return [this, result = writeOrPutAside(path, change)] { take(result); };
    });
}

void StatisticsKeeper::take(const StatisticsWritten& result) {
    if (!result.damaged.isEmpty()) emit damageFound(result.damaged);
    if (!result.problem.isEmpty()) return fail(result.problem);
    checked_ = true;
    const bool hasCleared = std::exchange(writing_, {}).clear;
    // After two resets, undo brings back everything.
    taken_.insert(taken_.end(), result.cleared.begin(), result.cleared.end());
    if (!std::exchange(problem_, {}).isEmpty()) emit problemChanged();
    emit written();
    if (hasCleared) emit wasReset();
    writeSoon();
}

void StatisticsKeeper::fail(const QString& problem) {
    const bool isNext = !unwritten_.empty() || resetWanted_;
    if (!writing_.ended.isEmpty()) ended_ = writing_.ended;
    // A reset that failed is not tried again later, when nobody expects it.
    if (writing_.clear) emit resetFailed(problem);
    for (const PlayedGame& game : std::exchange(unwritten_, std::exchange(writing_, {}).games))
        putLatest(unwritten_, game);
    // Where there was only a reset, all games are in the file.
    if (!unwritten_.empty() && std::exchange(problem_, problem) != problem) emit problemChanged();
    // What hindered this one may be gone since the next game came, or the reset.
    if (isNext) writeSoon();
}

} // namespace flip::ui
