#include "ui/search/search_job.h"

#include "core/solve/solve.h"

namespace flip::ui {

SearchJob::SearchJob(std::int64_t memory, QObject* parent) : QObject(parent), memory_(memory) {
    connect(&job_, &BackgroundJob::progressed, this, &SearchJob::progressed);
    connect(&job_, &BackgroundJob::failed, this, &SearchJob::failed);
}

void SearchJob::start(const Method& method, const Puzzle& puzzle) {
    job_.start([this, &method, puzzle, memory = memory_](Monitor& monitor) -> BackgroundJob::Delivery {
        auto trace = std::make_shared<SearchTrace>(memory);
        // The outcome is in the trace.
        static_cast<void>(solve(method, puzzle, {{}, &monitor, trace.get()}));
        return [this, recording = SearchRecording(std::move(trace))] { emit recorded(recording); };
    });
}

} // namespace flip::ui
