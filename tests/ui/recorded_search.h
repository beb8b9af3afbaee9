#pragma once

#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/solve/trace/trace_replay.h"
#include "core/solve/verify.h"

#include <QSize>
#include <QtGlobal>

#include <cstddef>
#include <memory>

namespace flip::test {

/// How a method searches for the answer to a puzzle.
inline std::shared_ptr<const SearchTrace> recordedSearch(const char* method, const Puzzle& puzzle) {
    auto trace = std::make_shared<SearchTrace>();
    SearchContext context;
    context.trace = trace.get();
    const Outcome outcome = solve(*findMethod(method), puzzle, context);
    if (!verify(puzzle, outcome.answer)) qFatal("a wrong answer");
    return trace;
}

/// A recorded search, and the picture that shows it.
template <class Picture>
struct RecordedSearch {
    TraceReplay replay;
    Picture picture;

    RecordedSearch(const char* method, const Puzzle& puzzle, QSize size)
        : replay(recordedSearch(method, puzzle)) {
        picture.setFixedSize(size);
        picture.showPlace(replay);
    }

    void goTo(std::size_t position) {
        replay.seek(position);
        picture.showPlace(replay);
    }

    void goToNext(TraceEvent::Kind kind) {
        if (!replay.seekNext(kind)) qFatal("there is no such event");
        picture.showPlace(replay);
    }
};

} // namespace flip::test
