#include "app/flipsolve/proof_reply.h"

#include "app/flipsolve/obstacle_text.h"
#include "core/base/counted.h"
#include "core/solve/solve.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace flip::console {

namespace {

constexpr const char* outOfReach = "not proven: this board’s proof is out of reach";
constexpr const char* undivided =
    "not proven: this proof can only be made in one run; --time says how long it may take";

WorkShare shareOf(const Options& options) {
    if (options.part) return WorkShare::part(options.part->number, options.part->count);
    return options.merges ? WorkShare::nothing() : WorkShare();
}

Reply refused(std::string why, bool isInputWrong = false) {
    Reply reply;
    reply.answered = false;
    reply.isInputWrong = isInputWrong;
    reply.complaint = std::move(why);
    return reply;
}

void addComplaint(Reply& reply, const std::string& complaint) {
    reply.answered = false;
    reply.remark(complaint);
}

/// What the checkpoint of an unfinished proof is good for.
std::string howToGoOn(const std::string& checkpoint, const ProofWork& work) {
    return work.record.searches.empty() ? "the checkpoint " + checkpoint + " has nothing yet to go on from"
                                        : "the same command goes on from the checkpoint " + checkpoint;
}

/// What somebody is told whose answer is not proven, so that no script takes it for proven.
void tellUnproven(Reply& reply, const std::string& checkpoint, const ProofWork& work) {
    reply.answered = false;
    if (reply.obstacle->kind == Obstacle::Kind::Memory) return; // Which has been told.
    if (work.isOutOfReach) {
        reply.remark(outOfReach);
        return;
    }
    if (work.isUndivided) {
        reply.remark(undivided);
        return;
    }
    reply.remark((work.record.searches.empty() ? "not proven; " : "not proven yet; ") +
                 howToGoOn(checkpoint, work));
}

/// Why a share has not been done, or nothing.
std::optional<std::string> whyNotDone(const Outcome& outcome, const Options& options, const ProofWork& work) {
    const bool isLate = outcome.cost.time >= options.budget.time;
    // More time would not help.
    if (const auto* unproven = std::get_if<Unproven>(&outcome.answer)) {
        if (unproven->obstacle.kind == Obstacle::Kind::Memory)
            return whyUnproven(unproven->obstacle, options.budget);
        if (work.isUndivided && !work.isOutOfReach) return "this board’s proof cannot be done in parts";
        if (work.isOutOfReach || (!isLate && leftOf(work).empty()))
            return "this board’s proof is out of reach, and cannot be done in parts";
    }
    return isLate ? std::optional<std::string>("time ran out before this part was done") : std::nullopt;
}

/// Does a share, and replies with all that is known then if no file keeps it.
Reply partOf(const Puzzle& puzzle, const Options& options, const SearchContext& context) {
    const Outcome outcome = solve(*options.method, puzzle, context);
    if (auto why = refusal(outcome.answer, *options.method)) return refused(*std::move(why));
    Reply reply;
    if (const auto why = whyNotDone(outcome, options, *context.proof)) addComplaint(reply, *why);
    if (context.proof->needsLongerLists)
        reply.remark("the lists are too short; all parts are needed once more, for longer ones");
    if (!options.checkpoint.empty()) return reply;
    reply.writeLongText =
        [puzzle, record = std::make_shared<const ProofRecord>(context.proof->record)](TextSink& to) {
            writeProof(puzzle, *record, [&](std::string_view text) { to.write(text); });
        };
    return reply;
}

/// What has been put together may not suffice.
Reply mergedReplyTo(const Wording& wording, const Puzzle& puzzle, const Options& options,
                    const SearchContext& context) {
    const Outcome outcome = solve(*options.method, puzzle, context);
    const std::string left = leftOf(*context.proof);
    if (!left.empty()) {
        const bool isMinimal = std::holds_alternative<Optimal>(outcome.answer);
        const std::string what =
            isMinimal ? "the minimum is proven, but not which press set comes first" : "not proven yet";
        return refused(what + "; what is missing: " + left);
    }
    const auto* unproven = std::get_if<Unproven>(&outcome.answer);
    if (unproven != nullptr && unproven->obstacle.kind == Obstacle::Kind::Memory)
        return refused("not proven yet: " + whyUnproven(unproven->obstacle, options.budget));
    // Now the record has the answer, if there is one.
    Reply reply = replyTo(wording, puzzle, options, context);
    const bool isTold = !reply.obstacle || !options.checkpoint.empty();
    const bool isLate = outcome.cost.time >= options.budget.time;
    const bool isUndivided = context.proof->isUndivided && !context.proof->isOutOfReach;
    if (!isTold)
        addComplaint(reply, isLate ? "not proven yet: time ran out" : isUndivided ? undivided : outOfReach);
    return reply;
}

Reply searchedReplyTo(const Wording& wording, const Puzzle& puzzle, const Options& options,
                      const SearchContext& context) {
    if (options.part) return partOf(puzzle, options, context);
    if (options.merges) return mergedReplyTo(wording, puzzle, options, context);
    return replyTo(wording, puzzle, options, context);
}

/// "the lists of FILE and 2 other files are …".
std::string shorterLists(const std::vector<std::string>& files) {
    std::string text = "the lists of " + files.front();
    if (files.size() > 1) text += " and " + counted(files.size() - 1, "other file", "other files");
    return text +
           " are not used, as others are longer; they depend on --memory, and grow where they are too short";
}

/// As soon as it is known, for the search may take hours.
void tellShorterLists(const KnownProof& known, const ProofRecord& whole) {
    const auto shorter = known.files.shorterThan(whole);
    if (!shorter.empty() && known.tell) known.tell(shorterLists(shorter));
}

} // namespace

bool keepsProof(const Options& options) {
    return !options.checkpoint.empty() || options.part || options.merges;
}

Reply replyWithProof(const Wording& wording, const Puzzle& puzzle, const Options& options, KnownProof known,
                     int threads, Monitor* monitor) {
    ProofWork work{std::move(known.record), shareOf(options)};
    SearchContext context{options.budget, monitor};
    context.budget.threads = threads;
    context.proof = &work;
    if (options.checkpoint.empty()) {
        tellShorterLists(known, work.record);
        return searchedReplyTo(wording, puzzle, options, context);
    }
    ProofKeeper keeper(options.checkpoint, puzzle, work, monitor);
    if (const auto error = keeper.begin(known.files))
        return refused("the checkpoint " + error->place + ": " + error->why, !keeper.problem());
    tellShorterLists(known, work.record);
    context.monitor = &keeper;
    Reply reply = searchedReplyTo(wording, puzzle, options, context);
    if (!keeper.problem()) keeper.save();
    const bool isInterrupted = ProofKeeper::isInterrupted();
    // An interrupted search has no answer, or one that nobody asked for.
    if (isInterrupted || (keeper.problem() && !reply.answered)) reply = refused({});
    if (keeper.problem()) {
        addComplaint(reply,
                     "the checkpoint " + options.checkpoint + ": cannot be written: " + *keeper.problem());
    } else if (isInterrupted) {
        addComplaint(reply, "stopped; " + howToGoOn(options.checkpoint, work));
    } else if (reply.obstacle) {
        tellUnproven(reply, options.checkpoint, work);
    }
    return reply;
}

} // namespace flip::console
