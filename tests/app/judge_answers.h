#pragma once

#include "app/flipsolve/judge_reply.h"

#include <string>

namespace flip::test {

/// What flipsolve --judge NAME prints for the input.
inline std::string answersOf(const Judge& judge, const std::string& input) {
    const auto found = readJudgeInput(judge, input);
    if (!found) return found.error().sentence();
    const console::Options options;
    if (judge.answer.isSum) {
        const console::Reply reply = judgeSumReplyTo(judge, *found, options);
        return reply.answered ? reply.text : reply.complaint;
    }
    std::string text;
    std::int64_t number = 0;
    for (const FoundPuzzle& puzzle : *found) {
        const console::Reply reply = judgeReplyTo(judge, ++number, puzzle, options);
        text += reply.answered ? reply.text : reply.complaint;
    }
    return text;
}

} // namespace flip::test
