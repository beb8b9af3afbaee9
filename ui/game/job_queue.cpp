#include "ui/game/job_queue.h"

#include <utility>

namespace flip::ui {

JobQueue::JobQueue(QObject* parent) : QObject(parent) {
    job_.allowLeavingBehind();
    connect(&job_, &BackgroundJob::failed, this, &JobQueue::failed);
    connect(&job_, &BackgroundJob::runningChanged, this, [this] {
        startNext();
        emit runningChanged();
    });
}

void JobQueue::add(Order order) {
    waiting_.push_back(std::move(order));
    startNext();
}

void JobQueue::add(BackgroundJob::Work work) {
    add([work = std::move(work)] { return work; });
}

void JobQueue::startNext() {
    if (job_.isRunning() || waiting_.empty()) return;
    const Order order = std::move(waiting_.front());
    waiting_.pop_front();
    job_.start(order());
}

} // namespace flip::ui
