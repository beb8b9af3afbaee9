#include "app/flipsolve/merged_answer.h"

#include "app/flipsolve/late_picture.h"
#include "app/flipsolve/progress_line.h"
#include "app/flipsolve/proof_file.h"
#include "app/flipsolve/proof_reply.h"

#include <string>
#include <utility>

namespace flip::console {

Status writeMerged(const Options& options, Output& output) {
    auto merged = mergeProofFiles(options.files);
    if (!merged) {
        output.complainAt(merged.error().place, merged.error().why);
        return Status::BadInput;
    }
    auto [proof, files] = *std::move(merged);
    KnownProof known{std::move(proof.record), std::move(files),
                     [&](const std::string& remark) { output.complain(remark); }};
    ProgressLine progress(output);
    const Reply reply = replyWithProof(Wording(PuzzleKind::Boards), proof.puzzle, options, std::move(known),
                                       options.jobs, progress.monitor());
    output.write(reply.text);
    if (reply.writeLongText) reply.writeLongText(output);
    if (!reply.complaint.empty()) output.complain(reply.complaint);
    const Status status = reply.isInputWrong ? Status::BadInput
                          : reply.answered   ? Status::Answered
                                             : Status::Failed;
    return drawn(status, reply.drawPicture, "flipsolve", output);
}

} // namespace flip::console
